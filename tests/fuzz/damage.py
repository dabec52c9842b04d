"""Damages files as accidents and strangers do: bytes lost or changed, values that no program wrote."""

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

_RAW = "@raw@"  # stands for what no JSON writer writes
_RAWS = ("NaN", "Infinity", "-1e999", "9" * 5000, "[" * 3000, '{"a":' * 3000, "1e308", "\\ud800")
_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2,
    7,
    699.5,
    701,
    10**30,
    -(10**18),
    1e-300,
    "",
    "A1",
    "ZZ99",
    "AA0",
    "x" * 5000,
    "a\nb<b>\0",
    "../../etc",
    "\u202e\ud800",
    [],
    {},
    [[]],
    [[[]]],
    [None],
    [0, 0],
    [[0, 0], [0, 0], [0, 0], [0, 0]],
    [[[0, 0], [1, 1], [0, 1], [1, 0], [0, 0]]],
    {"": ""},
    {"kind": "hex"},
)


def damaged(document: Any, random: Random) -> bytes:
    """The bytes of a file that began as `document`."""
    if random.random() < 0.25:
        return bytes_lost(json.dumps(document).encode(), random)
    changed = deepcopy(document)
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        _change(changed, random)
    text = json.dumps(changed).replace(f'"{_RAW}"', random.choice(_RAWS))
    return text.encode(errors="surrogatepass")


def bytes_lost(content: bytes, random: Random) -> bytes:
    """The bytes with some of them gone, others or changed."""
    place = random.randrange(len(content))
    match random.randrange(4):
        case 0:
            return content[:place]
        case 1:
            return content[:place] + content[place + random.randint(1, 50) :]
        case 2:
            return content[:place] + random.randbytes(random.randint(1, 5)) + content[place + 1 :]
    return content[:place] + bytes([content[place] ^ (1 << random.randrange(8))]) + content[place + 1 :]


def _change(document: Any, random: Random) -> None:
    places = list(_places(document))
    if not places:
        return
    whole, key = random.choice(places)
    match random.randrange(5):
        case 0:
            del whole[key]
        case 1 if isinstance(whole, list):
            whole.insert(key, deepcopy(whole[key]))
        case 2:
            other, its = random.choice(places)
            whole[key] = deepcopy(other[its])
        case 3:
            whole[key] = _RAW
        case _:
            whole[key] = deepcopy(random.choice(_VALUES))


def _places(document: Any) -> Iterator[tuple[Any, Any]]:
    keys = (
        document if isinstance(document, dict) else range(len(document)) if isinstance(document, list) else ()
    )
    for key in list(keys):
        yield document, key
        if isinstance(document[key], dict | list):
            yield from _places(document[key])
