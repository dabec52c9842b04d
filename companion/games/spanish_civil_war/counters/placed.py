"""Hexes at the end of a line, which few set an @ before: `48th Brigade HQ 3136`, `砲兵 3137に配置`."""

import re
from collections.abc import Iterator

from companion.games.spanish_civil_war.counters.notation import is_values

_HEXES = re.compile(
    r"(?:(?<=[^\s,:])[\s,]+|(?<=[^\x00-\x7f\d]|Q))(\d{4}(?:[\s,]+\d{4})*)\s*(?:[にへ](?:配置|置く)?(?:する)?)?$"
    r"|(?<=HQ|令部):\s*(\d{4})$",
    re.IGNORECASE,
)
_COMMA = re.compile("[,、，]")
_BARE = re.compile(r"(?<=[\d)）])\s*([^\W\d][^:：@＠\d]*)$")
_WORDS = re.compile(r"[\s,:]+")
_IS_HQ = re.compile(r"(?:HQ|司令部)$", re.IGNORECASE)


def bare_places(line: str) -> Iterator[str]:
    """What stands behind values in the parts of a line and may be a place without its @; longest first."""
    for part in _COMMA.split(line):
        words = found[1].split() if (found := _BARE.search(part.strip())) else []
        yield from (" ".join(words[at:]) for at in range(len(words)))


def with_place(line: str) -> str:
    """The line with the @ that it lacks; four digits that may be values, 2212, are those of the first."""
    found = None if "@" in line else _HEXES.search(line)
    if found is None:
        return line
    before, hexes = line[: found.start()], found[1] or found[2]
    is_valued = _IS_HQ.search(before) or any(map(is_values, _WORDS.split(before)))
    if not is_valued and all(map(is_values, _WORDS.split(hexes))):
        return line
    return f"{before} @ {hexes}"
