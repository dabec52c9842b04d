"""Printed ammunition codes, "D6 J4E" or "WP6 J4+": which round, its depletion number, from when, where."""

import re
from dataclasses import dataclass
from enum import StrEnum

from companion.games.elst.rules.forces.readings import DepletionNumber, ForceReadings
from companion.games.elst.rules.forces.weapons import ArmedType, GunType, Round, RoundNote
from companion.reason import CompanionError, Reason

_DECADE = 1940
_MONTHS = {"F": 2, "J": 6, "S": 9}  # those that the module's notes explain


class Theatre(StrEnum):
    """Where a battle is fought."""

    EUROPE = "eto"
    PACIFIC = "pto"


class AmmunitionCodeError(CompanionError):
    """A code that cannot be read."""


@dataclass(frozen=True, slots=True, order=True)
class Month:
    """A month of the war."""

    year: int
    month: int = 1


ELST = Month(1944, 9)


@dataclass(frozen=True, slots=True)
class AmmunitionCode:
    """A code read: `number` is the depletion number (None: printed elsewhere), `since` its first month."""

    number: int | None
    since: Month
    is_european: bool

    def is_available(self, when: Month, theatre: Theatre) -> bool:
        """Whether the round is there at a time and place."""
        if self.is_european and theatre is not Theatre.EUROPE:
            return False
        return when >= self.since


_DATE = re.compile(r"(?P<month>[A-Z])?(?P<year>\d)(?P<europe>E)?\+?")
_NUMBER = re.compile(r"[A-Z]*(\d{1,3})")


def parse_ammunition_code(text: str) -> AmmunitionCode:
    """Read a code: letters and depletion number, then month letter, last digit of the year, E, +.

    The first half may be missing: "J4+" is a date alone. Raises AmmunitionCodeError.
    """
    number, _, date = text.strip().rpartition(" ")
    dated = _DATE.fullmatch(date)
    numbered = _NUMBER.fullmatch(number) if number else None
    if not dated or (number and not numbered) or dated["month"] not in (None, *_MONTHS):
        raise AmmunitionCodeError(Reason("ammunition-code-unreadable", args={"code": text}))
    since = Month(_DECADE + int(dated["year"]), _MONTHS[dated["month"]] if dated["month"] else 1)
    return AmmunitionCode(int(numbered[1]) if numbered else None, since, dated["europe"] is not None)


def is_round_available(note: RoundNote, when: Month, theatre: Theatre) -> bool:
    """Whether a weapon's round is there at a time and place."""
    if theatre is Theatre.PACIFIC and note.pacific_from:
        return when.year >= note.pacific_from
    return parse_ammunition_code(note.code).is_available(when, theatre)


def special_rounds(
    weapon: ArmedType, when: Month, readings: ForceReadings, theatre: Theatre = Theatre.EUROPE
) -> dict[Round, int | None]:
    """A weapon's special rounds at a time and place, with their depletion numbers; the latest code counts."""
    known = (note for note in weapon.rounds if is_round_available(note, when, theatre))
    return {note.round: _number_there(weapon, note, theatre, readings) for note in known}


def _number_there(
    weapon: ArmedType, note: RoundNote, theatre: Theatre, readings: ForceReadings
) -> int | None:
    """The depletion number of a round, that of HE higher in the Pacific (VN-6pdr)."""
    number = depletion_number(note, readings)
    if number is None or theatre is Theatre.EUROPE or note.round is not Round.HIGH_EXPLOSIVE:
        return number
    return number + (weapon.pacific_high_explosive_rise if isinstance(weapon, GunType) else 0)


def depletion_number(note: RoundNote, readings: ForceReadings) -> int | None:
    """The depletion number of a round: as coded, or as the text has it where they differ (A-31)."""
    if note.number_in_words and readings.six_pounder_sabot is DepletionNumber.AS_WORDED:
        return note.number_in_words
    return parse_ammunition_code(note.code).number


def is_red_to_hit(red_before: int, year: int) -> bool:
    """Whether the main gun uses red TH numbers (VN-Sherman III, VN-Sherman V)."""
    return year < red_before
