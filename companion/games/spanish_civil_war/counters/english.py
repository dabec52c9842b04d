"""A line as it is said: `two battalions 3-4-6 in 1715 and 1716` has `2x`, and an @ before the hexes."""

import re

from companion.games.spanish_civil_war.counters.notation import ARM_WORDS, is_values
from companion.kit.counts import NUMBERS
from companion.rulebook import plain

_NUMBER = re.compile(rf"\b(?:{'|'.join(NUMBERS)})(?=\s+\S)", re.IGNORECASE)
_WHERE = re.compile(
    r"\s+(?:in|at|on)\s+(?:hex(?:es)?\s+)?(\d{4}(?:(?:\s*,\s*|\s*&\s*|\s+and\s+|\s+)\d{4})*)(?=\s*(?:[,;]|$|\b(?:and|with|plus)\b|&))",
    re.IGNORECASE,
)
_AND = re.compile(r"(\S+)\s+(?:and|with|plus|&)\s+(?=\S)", re.IGNORECASE)
_LEAST_OF_VALUES = 3  # digits; fewer may number a unit
_HEX = re.compile(r"\d{4}")
_SIZES = {
    **dict.fromkeys(("bn", "btn"), "battalion"),
    **dict.fromkeys(("regt", "rgt"), "regiment"),
}
_SHORT = re.compile(rf"\b({'|'.join(_SIZES)})(s?)\b\.?", re.IGNORECASE)
_LISTED = r"\d{1,3}(?:\s*(?:,|&|\band\b)\s*\d{1,3})+"
_BEHIND = re.compile(rf"\b((?:tank\s+)?battalions|regiments)\s+({_LISTED})(?![\d/(-])", re.IGNORECASE)
_ANY_NUMBER, _ENDINGS = re.compile(r"\d+"), {"1": "st", "2": "nd", "3": "rd"}
_ENDS = re.compile("[,:]")


def in_signs(line: str) -> str:
    """Numbers in words as counts, an @ for what a word says of hexes, a comma for one that adds a counter."""
    line = _SHORT.sub(lambda short: _SIZES[short[1].casefold()] + short[2].casefold(), line)
    line = _BEHIND.sub(_numbers_first, line)
    line = _NUMBER.sub(lambda word: f"{NUMBERS[word[0].casefold()]}x", line)
    return _AND.sub(_and, _WHERE.sub(_at, line))


def _numbers_first(found: re.Match[str]) -> str:
    """Regiments 1, 9 & 100 are the 1st, 9th and 100th Regiments: of numbers alone some are formations."""
    return f"{_ANY_NUMBER.sub(_ordinal, found[2])} {found[1]}"


def _ordinal(number: re.Match[str]) -> str:
    return f"{number[0]}{_ENDINGS.get(number[0], 'th')}"


def _and(found: re.Match[str]) -> str:
    """Behind a counter another follows; `1st and 4th Battalions` are told together."""
    word = found[1]
    is_number = word.isdecimal() and len(word) < _LEAST_OF_VALUES
    return f"{word}, " if not is_number and (_HEX.fullmatch(word) or _is_told_by(word)) else found[0]


def _at(found: re.Match[str]) -> str:
    """Behind a counter that is told already; else `at 2212` may be a gun with its values."""
    *before, item = _ENDS.split(found.string[: found.start()])
    is_told = any(map(_is_told_by, item.split()[0 if before else 1 :]))  # a line begins with a formation
    return f" @ {' '.join(_HEX.findall(found[1]))}" if is_told else found[0]


def _is_told_by(word: str) -> bool:
    """Whether a word is a branch or values."""
    return plain(word) in ARM_WORDS or is_values(word)


def with_sign(line: str, place: str) -> str:
    """The line with an @ for the word before a place of the map, `HQ in Quijorna`, if one stands there."""
    return re.sub(rf"\b(?:in|at|on)\s+(?={re.escape(place)})", "@ ", line, flags=re.IGNORECASE)
