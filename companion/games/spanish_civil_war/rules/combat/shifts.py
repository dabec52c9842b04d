"""Column shifts: assault, anti-tank guns, the quality of the Nationalists (11.2c, J.12, J.15)."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.terms import Battle
from companion.reason import Reason

ASSAULT_SHIFT = 1
NATIONALIST_SHIFT = 1
ANTI_TANK_SHIFT = -1
F88_SHIFT = -4
F88_ADJACENT_SHIFT = -1


class ShiftKind(StrEnum):
    """Where a shift comes from."""

    ASSAULT = "assault"
    ANTI_TANK = "anti-tank"
    NATIONALIST_QUALITY = "nationalist-quality"


@dataclass(frozen=True, slots=True)
class Shift:
    """A shift by columns: to the right where positive."""

    kind: ShiftKind
    columns: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class AntiTank:
    """The guns that wait for armour: anti-tank units in the attacked force, an F/88 in it or next to it."""

    units: int = 0
    has_f88: bool = False
    is_f88_adjacent: bool = False


NO_GUNS = AntiTank()


def assault_shift() -> Shift:
    """What an assault point buys."""
    return _shift(ShiftKind.ASSAULT, ASSAULT_SHIFT, "scw-shift-assault", "11.2c")


def quality_shift(battle: Battle, attacker: Faction) -> Shift | None:
    """The Nationalists of Jarama attack better."""
    if battle is not Battle.JARAMA or attacker is not Faction.NATIONALIST:
        return None
    key = "scw-shift-nationalist-quality"
    return _shift(ShiftKind.NATIONALIST_QUALITY, NATIONALIST_SHIFT, key, "J.15")


def anti_tank_shift(battle: Battle, attacker: Faction, guns: AntiTank, *, has_vehicles: bool) -> Shift | None:
    """Against a stack with armour or armoured cars: of all guns only the strongest shift counts (J.12d)."""
    if battle is not Battle.JARAMA or not has_vehicles:
        return None
    return min(_anti_tank_shifts(attacker, guns), key=lambda shift: shift.columns, default=None)


def _anti_tank_shifts(attacker: Faction, guns: AntiTank) -> Iterator[Shift]:
    if attacker is Faction.REPUBLICAN and guns.has_f88:
        yield _shift(ShiftKind.ANTI_TANK, F88_SHIFT, "scw-shift-f88", "J.12b")
    if guns.units:
        yield _shift(ShiftKind.ANTI_TANK, ANTI_TANK_SHIFT, "scw-shift-anti-tank", "J.12a")
    elif attacker is Faction.REPUBLICAN and guns.is_f88_adjacent:
        yield _shift(ShiftKind.ANTI_TANK, F88_ADJACENT_SHIFT, "scw-shift-f88-adjacent", "J.12c")


def _shift(kind: ShiftKind, columns: int, key: str, rule: str) -> Shift:
    return Shift(kind, columns, Reason(key, rule))
