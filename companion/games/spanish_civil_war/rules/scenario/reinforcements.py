"""Which units arrive, and where they may enter (15, J.4, J.5, B.3, B.4)."""

from collections.abc import Iterator
from functools import cache

from companion.games.spanish_civil_war.counters.counter import Counter
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.readings import PRINTED, BruneteTurns, Readings
from companion.games.spanish_civil_war.rules.scenario.calendar import calendar
from companion.games.spanish_civil_war.scenario_data import Arrival, ArrivingUnits, Entry, scenario
from companion.games.spanish_civil_war.terms import Arm, Battle

_APART = ("1", "4")  # the battalions of the 13th that come by themselves (B.3a)
_DISPUTED_DAY = 8  # July 8/9 is the date of no two-day turn (B.3a)


@cache  # asked of every turn for every unit that may enter
def arrivals(
    battle: Battle, faction: Faction, turn: int, readings: Readings = PRINTED
) -> tuple[Arrival, ...]:
    """Everything that the schedule brings a side on a turn, releases from a box included."""
    return tuple(
        arrival
        for arrival in scenario(battle).arrivals
        if arrival.faction is faction and arrival_turn(battle, arrival, readings) == turn
    )


def arrival_turn(battle: Battle, arrival: Arrival, readings: Readings = PRINTED) -> int:
    """The turn of an arrival."""
    turn = calendar(battle, readings).turn_of(arrival.day)
    is_two_days = readings.brunete_turns is BruneteTurns.TWO_DAYS
    is_disputed = battle is Battle.BRUNETE and arrival.day.day == _DISPUTED_DAY and is_two_days
    return turn + (is_disputed and readings.july_8_is_turn_3)


def reinforcements(
    battle: Battle, faction: Faction, turn: int, readings: Readings = PRINTED
) -> tuple[Arrival, ...]:
    """What enters the map on a turn; not what a box releases."""
    listed = arrivals(battle, faction, turn, readings)
    return tuple(arrival for arrival in listed if not arrival.entry.box)


def entry_hexes(battle: Battle, entry: Entry, readings: Readings = PRINTED) -> tuple[str, ...]:
    """The hexes where an arrival may enter."""
    return tuple(dict.fromkeys(_hexes(battle, entry, readings)))


def _hexes(battle: Battle, entry: Entry, readings: Readings) -> Iterator[str]:
    yield from entry.hexes
    zones = scenario(battle).zones
    for zone in entry.zones:
        yield from zones[zone]
    if entry.wider_zone and readings.area_b_everywhere:
        yield from zones[entry.wider_zone]


def is_brought(units: ArrivingUnits, counter: Counter) -> bool:
    """Whether a counter is of what arrives; where no number tells, of either part of the 13th (B.3a)."""
    if units.formation != counter.formation:
        return False
    is_apart = counter.arm is Arm.INFANTRY and counter.name.partition("/")[0] in _APART
    is_either = counter.arm is Arm.ARTILLERY or (counter.arm is Arm.INFANTRY and not counter.name)
    match units.part:
        case "first-and-fourth-battalions":
            return is_apart or is_either
        case "other-units":
            return not is_apart
        case _:
            return True
