"""How long a pass phrase lasts against somebody who has the file and tries one after another.

A lower bound, kept simple and low: whatever looks like a word, a name, a year, a row of keys or a
repetition counts as little as a list of such things is long. A phrase that is only random gains nothing
from being underrated; one that only looks random loses nothing that it had.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from math import log2

from companion.session.secrets.keys import same_typing

TRIES_HERE = 50  # a second: one fast computer of sixteen cores at `keys.COST`
TRIES_RENTED = 50_000  # a second: a thousand of them, rented
_MINUTE, _HOUR, _DAY, _YEAR = 60, 3600, 86_400, 31_557_600

_WORD = 13.0  # bits: one of eight thousand words or names
_WORD_LETTERS = 8  # no word hides in letters beyond these
_MORE = 2.0  # bits a letter of them
_YEAR_BITS = 7.0  # 1900 to 2029
_DATE_BITS = 15.5  # a day of the last century, in figures
_STEP = 0.5  # bits a character that repeats the one before or follows it in a row
_BITS = {"digit": log2(10), "letter": log2(26), "script": 6.0, "sign": log2(33)}
_COMMON = frozenset(("password", "passwort", "letmein", "qwerty", "wargame", "secret", "welcome", "dragon"))
_COMMON_BITS = 4.0
_ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm", "1234567890", "abcdefghijklmnopqrstuvwxyz")
_RUNS = re.compile(
    r"(?P<year>(?<!\d)(?:19|20)\d\d(?!\d))|(?P<digit>\d+)|(?P<letter>[a-z]+)|(?P<script>[^\W\d_a-z]+)"
    r"|(?P<sign>(.)\6*)",
    re.DOTALL,
)


class Lasting(StrEnum):
    """How long, in words that a player weighs."""

    SECONDS = "seconds"
    MINUTES = "minutes"
    HOURS = "hours"
    DAYS = "days"
    MONTHS = "months"
    YEARS = "years"
    CENTURIES = "centuries"


_LIMITS = {
    Lasting.SECONDS: _MINUTE,
    Lasting.MINUTES: _HOUR,
    Lasting.HOURS: _DAY,
    Lasting.DAYS: 60 * _DAY,
    Lasting.MONTHS: 2 * _YEAR,
    Lasting.YEARS: 200 * _YEAR,
}


@dataclass(frozen=True, slots=True)
class Strength:
    """What finding a pass phrase takes: `bits` of guesses, time on one computer and on a rented thousand."""

    bits: float

    @property
    def here(self) -> Lasting:
        """How long one fast computer tries, on average."""
        return _lasting(self.bits, TRIES_HERE)

    @property
    def rented(self) -> Lasting:
        """How long a thousand rented ones try, on average."""
        return _lasting(self.bits, TRIES_RENTED)


def strength(passphrase: str) -> Strength:
    """How strong a pass phrase is at least."""
    text = same_typing(passphrase)
    capitals = sum(letter.isupper() for letter in text[:40])
    runs = _RUNS.finditer(text.lower())
    return Strength(sum(_run_bits(str(run.lastgroup), run.group()) for run in runs) + min(capitals, 3))


def _run_bits(sort: str, run: str) -> float:
    if sort == "year":
        return _YEAR_BITS
    if run in _COMMON:
        return _COMMON_BITS
    if run.isspace():
        return _STEP
    plain = [letter for before, letter in pairwise(f" {run}") if not _follows(before, letter)]
    bits = len(plain) * _BITS[sort] + (len(run) - len(plain)) * _STEP
    if sort == "digit" and len(run) in (6, 8):
        return min(bits, _DATE_BITS)
    if sort in ("digit", "sign"):
        return bits
    word = _WORD + max(0, len(plain) - _WORD_LETTERS) * _MORE
    return min(bits, word)


def _follows(before: str, letter: str) -> bool:
    """Whether a character repeats the one before it or is its neighbour on keyboard or in the alphabet."""
    pair = before + letter
    return before == letter or any(pair in row or pair[::-1] in row for row in _ROWS)


def _lasting(bits: float, tries: int) -> Lasting:
    seconds = 2.0 ** min(bits - 1, 200) / tries
    return next((word for word, limit in _LIMITS.items() if seconds < limit), Lasting.CENTURIES)
