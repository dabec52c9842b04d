"""A Gun or vehicle by its name: what the module says of it, at Elst or at another date and place."""

import re

from companion.board.library import open_board
from companion.games.elst.calculators.fields import (
    SIDES,
    is_ticked,
    number,
    options,
    tick,
    told,
    typed_line,
)
from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.ammunition import ELST, Month, Theatre
from companion.games.elst.rules.forces.readings import ForceReadings
from companion.games.elst.rules.forces.roster import parse_roster_line
from companion.games.elst.rules.forces.vehicle_notes import Use, weapon_reminders
from companion.games.elst.rules.forces.weapons import ArmedType
from companion.games.elst.settings import FORCES
from companion.kit.calculators import Calculator, Given, Settings
from companion.kit.panels import Lines, Part
from companion.reason import CompanionError, Reason

_BOARD = "elst"
_YEARS = (1939, 1945)
_THEATRES = tuple(f"theatre-{theatre.value}" for theatre in Theatre)
_NUMBER = re.compile(r"([A-Za-z]+)(\d{1,2})")


@told
def _notes(given: Given, readings: ForceReadings) -> tuple[Part, ...]:
    if not given["weapon"]:
        return (Lines((Reason("weapon-type-one"),)),)
    weapon = _weapon(given["weapon"], Faction(given["side"]))
    notes = weapon_reminders(weapon, readings, _use(given))
    return (Lines(notes or (Reason("weapon-no-notes", args={"name": weapon.name}),)),)


def _weapon(typed: str, side: Faction) -> ArmedType:
    for some in parse_roster_line(typed, side, open_board(_BOARD)).pieces:
        if isinstance(some.piece_type, ArmedType):
            return some.piece_type
    raise CompanionError(Reason("weapon-not-armed", args={"text": typed}))


def _use(given: Given) -> Use:
    return Use(
        when=Month(given["year"] or ELST.year, given["month"] or ELST.month),
        theatre=Theatre(given["theatre"].removeprefix("theatre-")),
        is_buttoned_up=is_ticked(given, "buttoned-up"),
        printed=_printed(given["printed"] or ""),
    )


def _printed(typed: str) -> dict[str, int]:
    """The numbers of a line such as "A4 s8"; CompanionError for another word."""
    words = [(word, _NUMBER.fullmatch(word)) for word in typed.replace(",", " ").split()]
    for word, found in words:
        if found is None:
            raise CompanionError(Reason("weapon-number-unreadable", args={"text": word}))
    return {found[1]: int(found[2]) for _, found in words if found}


def _by_settings(given: Given, settings: Settings) -> tuple[Part, ...]:
    return _notes(given, FORCES.chosen(settings))


WEAPON = Calculator(
    (
        options("side", SIDES),
        typed_line("weapon"),
        typed_line("printed"),
        tick("buttoned-up"),
        number("year", *_YEARS, ELST.year),
        number("month", 1, 12, ELST.month),
        options("theatre", _THEATRES),
    ),
    lambda given: _notes(given, ForceReadings()),
    _by_settings,
)
