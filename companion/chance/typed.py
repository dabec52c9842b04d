"""Dice as a player types them into a prompt."""

import re
import unicodedata

from companion.chance.answers import ONLY_ROW, Roll, check_row
from companion.chance.errors import ImpossibleAnswerError
from companion.chance.requests import RollRequest
from companion.reason import Reason

_FIGURE = re.compile(r"[0-9]{1,9}")
_SEPARATORS = re.compile(r"[\s,+/、・-]+")


def read_roll(request: RollRequest, text: str, row: int = ONLY_ROW) -> Roll:
    """Read one roll: a total ("7"), or faces, coloured die first ("4 3", "4-3", "４３").

    A bare number is the total where it can be one, else its digits are the faces. In a list, rows
    count from 1. Raises ImpossibleAnswerError for what is no roll of this request.
    """
    clean = unicodedata.normalize("NFKC", text).strip()
    parts = [part for part in _SEPARATORS.split(clean) if part]
    if not parts or not all(_FIGURE.fullmatch(part) for part in parts):
        raise ImpossibleAnswerError(Reason("roll-not-read", args={"text": text, "row": row}))
    roll = _roll(request, parts)
    check_row(request, roll, row)
    return roll


def _roll(request: RollRequest, parts: list[str]) -> Roll:
    if len(parts) > 1:
        return Roll.of(*map(int, parts))
    if request.dice == 1:
        return Roll.of(int(parts[0]))
    is_each = len(parts[0]) == request.dice and int(parts[0]) > request.range[1]
    if request.told_apart or is_each:
        return Roll.of(*map(int, parts[0]))
    return Roll(total=int(parts[0]))


def is_whole_roll(request: RollRequest, digits: str) -> bool:
    """Whether typed digits are a roll that no further digit could make another roll."""
    if request.told_apart:
        return len(digits) == request.dice and digits.isdecimal()
    return _is_total(request, digits) and int(digits) * 10 > request.range[1]


def is_roll_and_more(request: RollRequest, digits: str) -> bool:
    """Whether typed digits are a roll with the first digit of the next."""
    is_too_much = bool(_FIGURE.fullmatch(digits)) and int(digits) > request.range[1]
    return not request.told_apart and is_too_much and _is_total(request, digits[:-1])


def _is_total(request: RollRequest, digits: str) -> bool:
    lowest, highest = request.range
    return bool(_FIGURE.fullmatch(digits)) and lowest <= int(digits) <= highest
