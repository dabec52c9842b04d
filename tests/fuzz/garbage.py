"""Values and files at random, such as no program writes."""

import json
from pathlib import Path
from random import Random
from typing import Any

_WORDS = (
    "",
    "x",
    "=1",
    "<b>",
    "&",
    "\x00",
    "\ud800",
    "画面",
    "0001-01-01T00:00:00+14:00",
    "9" * 400,
    "en",
    "NN8",
)
_NUMBERS = (0, -1, 1, 0.5, 1e308, 10**40, -(10**400), 2**63, True, None)


def garbage(random: Random, depth: int = 3) -> Any:
    """A JSON value."""
    kind = random.randrange(5 if depth else 2)
    if kind == 0:
        return random.choice(_WORDS)
    if kind == 1:
        return random.choice(_NUMBERS)
    if kind == 2:
        return [garbage(random, depth - 1) for _ in range(random.randrange(4))]
    if kind == 3:
        return nested(random.choice((10, 200, 900)))
    return {random.choice(_WORDS): garbage(random, depth - 1) for _ in range(random.randrange(4))}


def nested(depth: int) -> Any:
    """Brackets within brackets."""
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


def spoiled(random: Random, value: Any) -> Any:
    """A value with some part of it replaced by garbage."""
    if random.random() < 0.1 or not isinstance(value, dict | list) or not value:
        return garbage(random)
    if isinstance(value, list):
        at = random.randrange(len(value))
        return [spoiled(random, one) if place == at else one for place, one in enumerate(value)]
    name = random.choice([*value, "unheard-of"])
    return {**value, name: spoiled(random, value.get(name))}


def put_garbage(random: Random, file: Path, sound: Any) -> None:
    """Put a file that was spoiled in some way, or a folder, where a sound one would stand."""
    file.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(spoiled(random, sound))
    match random.randrange(8):
        case 0:
            file.mkdir()
        case 1:
            file.write_bytes(random.randbytes(random.randrange(200)))
        case 2:
            file.write_text(text[: random.randrange(len(text) + 1)])
        case 3:
            file.write_text(text.replace("1", "9" * 5000), encoding="utf-16")
        case 4:
            file.write_text("[" * 100_000 if random.random() < 0.5 else text.replace("1", "9" * 5000))
        case _:
            file.write_text(text)
