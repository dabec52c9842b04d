"""Hexes at the end of a line, which few set an @ before: `48th Brigade HQ 3136`, `砲兵 3137に配置`."""

import re
from collections.abc import Iterator

from companion.games.spanish_civil_war.counters.notation import is_values

_HEXES = re.compile(
    r"(?:(?<=[^\s,:])[\s,]+|(?<=[^\x00-\x7f\d]|Q))(\d{4}(?:[\s,]+\d{4})*)\s*(?:[にへ](?:配置|置く)?(?:する)?)?$"
    r"|(?<=HQ|令部):\s*(\d{4})$",
    re.IGNORECASE,
)
_BEHIND_VALUES = re.compile(r"\s+(\d{4}(?:\s+\d{4})*)\s*$")
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
    """The line with each @ that it lacks; four digits that may be values, 2212, are those of the first."""
    return ",".join(map(_with_own_place, _with_last_place(line).split(",")))


def _with_last_place(line: str) -> str:
    found = None if "@" in line else _HEXES.search(line)
    if found is None:
        return line
    before, hexes = line[: found.start()], found[1] or found[2]
    if not _is_valued(before) and all(map(is_values, _WORDS.split(hexes))):
        return line
    return f"{before} @ {hexes}"


def _with_own_place(part: str) -> str:
    """One of several units, with hexes of its own: `3-4-6 3533` of `3-4-6 3533, HQ 3136`."""
    found = None if "@" in part else _BEHIND_VALUES.search(part)
    if found is None or not _is_valued(part[: found.start()]):
        return part
    return f"{part[: found.start()]} @ {found[1]}"


def _is_valued(words: str) -> bool:
    """Whether four digits behind it are a place: it has its values, or is an HQ."""
    return bool(_IS_HQ.search(words)) or any(map(is_values, _WORDS.split(words)))
