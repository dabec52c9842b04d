"""Strengths, percentage and column of an attack (11.3, 11.10 to 11.14)."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from companion.games.no_prisoners.readings import PRINTED, NpReadings
from companion.games.no_prisoners.rules.movement.vehicles import is_too_steep
from companion.games.no_prisoners.tables import tables
from companion.games.no_prisoners.terms import Crt, Faction, UnitType
from companion.reason import Reason

PASS, ENTRENCHMENT, WADI, RED_CITY, DAMASCUS = (
    "pass",
    "entrenchment",
    "seasonal_lake_wadi",
    "city_red",
    "damascus",
)


class Barrier(StrEnum):
    """Hexsides that nothing crosses."""

    ALL_LAKE = "all-lake"
    ALL_SEA = "all-sea"
    FRONT_BOUNDARY = "front-boundary"

    @property
    def rule(self) -> str:
        """The rule that forbids it."""
        return _BARRIER_RULES[self]


_BARRIER_RULES = {
    Barrier.ALL_LAKE: "TEC-all-lake-side",
    Barrier.ALL_SEA: "TEC-all-sea",
    Barrier.FRONT_BOUNDARY: "17.0a",
}


@dataclass(frozen=True, slots=True)
class Attacker:
    """A unit that attacks. `barrier`: what it would attack across, if anything stops it."""

    strength: int
    type: UnitType | None = None
    is_supplied: bool = True
    is_across_river: bool = False
    barrier: Barrier | None = None


@dataclass(frozen=True, slots=True)
class Target:
    """The hex attacked. `is_along_pass`: every attacker attacks along the pass in it."""

    strengths: tuple[int, ...]
    faction: Faction
    terrain: frozenset[str] = frozenset()
    is_along_pass: bool = False
    is_winter: bool = False


@dataclass(frozen=True, slots=True)
class Shifts:
    """The supports that the attacker commits: one of each at most (11.11)."""

    air: bool = False
    naval: bool = False
    command: bool = False

    @property
    def columns(self) -> int:
        """How far the column moves to the right."""
        return self.air + self.naval + self.command


NO_SHIFTS = Shifts()


@dataclass(frozen=True, slots=True)
class Multiplier:
    """The best multiplier of the defence and what gives it: a terrain key, "river", or nothing."""

    value: Fraction
    terrain: str = ""


@dataclass(frozen=True, slots=True)
class Odds:
    """An attack before its die. `percent` is None against a defence of 0; columns count from 0."""

    attack: int
    defence: Fraction
    multiplier: Multiplier
    percent: int | None
    start: int
    shifts: Shifts

    @property
    def column(self) -> int:
        """The column used: shifts never go beyond the last one (11.14)."""
        return min(self.start + self.shifts.columns, len(tables().columns) - 1)

    def explained(self) -> tuple[Reason, ...]:
        """Each stage in words, as the rules count (11.3)."""
        return tuple(_explanation(self))


def odds(
    attackers: tuple[Attacker, ...],
    target: Target,
    shifts: Shifts = NO_SHIFTS,
    readings: NpReadings = PRINTED,
) -> Odds:
    """Strengths, multiplier, percentage and columns (11.3); fractions of a percent are dropped (A12)."""
    attack = sum(attacker.strength for attacker in attackers)
    multiplier = best_multiplier(attackers, target, readings)
    defence = sum(target.strengths) * multiplier.value
    percent = int(Fraction(attack * 100) / defence) if defence else None
    return Odds(attack, defence, multiplier, percent, start_column(percent), shifts)


def start_column(percent: int | None) -> int:
    """The column of a percentage before shifts (11.3, 11.14); the last against a defence of 0 (A16)."""
    columns = tables().columns
    if percent is None:
        return len(columns) - 1
    return sum(percent >= least for least in columns) - 1


def column_name(column: int) -> str:
    """A column as the table heads it, without the percent sign: "<=49", "50-99", ">=600"."""
    columns = tables().columns
    if column == 0:
        return f"<={columns[1] - 1}"
    if column == len(columns) - 1:
        return f">={columns[-1]}"
    return f"{columns[column]}-{columns[column + 1] - 1}"


def column_args(column: int) -> dict[str, str | int | float]:
    """A column for words."""
    return column_words(column_name(column))


def column_words(name: str) -> dict[str, str | int | float]:
    """A column by its name: its bounds, or at an end of the table the one it has and which `end` that is."""
    end = "low" if name.startswith("<=") else "high" if name.startswith(">=") else "inner"
    return {"column": name.strip("<>="), "end": end}


def best_multiplier(
    attackers: tuple[Attacker, ...], target: Target, readings: NpReadings = PRINTED
) -> Multiplier:
    """The one terrain that is best for the defender; nothing adds up (11.12)."""
    candidates = [Multiplier(Fraction(1)), *_multipliers(attackers, target, readings)]
    return max(candidates, key=lambda candidate: candidate.value)


def _multipliers(
    attackers: tuple[Attacker, ...], target: Target, readings: NpReadings
) -> Iterator[Multiplier]:
    printed = tables()
    for key in sorted(target.terrain & printed.terrain.keys()):
        yield Multiplier(_hex_multiplier(key, target, readings), key)
    if ENTRENCHMENT in target.terrain and target.faction is Faction.CENTRAL_POWERS:
        yield Multiplier(Fraction(printed.entrenchment.defence), ENTRENCHMENT)
    if PASS in target.terrain and target.is_along_pass:
        yield Multiplier(Fraction(printed.pass_.defence), PASS)
    if attackers and all(attacker.is_across_river for attacker in attackers):
        yield Multiplier(Fraction(printed.river.defence), "river")


def _hex_multiplier(key: str, target: Target, readings: NpReadings) -> Fraction:
    if key == WADI and target.is_winter and readings.wadi_doubles_in_winter:
        return Fraction(2)
    return Fraction(tables().terrain[key].defence)


def attack_refusal(
    attackers: tuple[Attacker, ...],
    target: Target,
    crt: Crt,
    readings: NpReadings = PRINTED,
) -> Reason | None:
    """Why an attack may not be made, or not on this table; None when it may (11.3 to 11.13, 21.2)."""
    return (
        unweighed_refusal(attackers, target, readings)
        or weight_refusal(attackers, target)
        or crt_refusal(attackers, target, crt)
    )


def weight_refusal(attackers: tuple[Attacker, ...], target: Target) -> Reason | None:
    """Why strengths give no odds: nothing against nothing; None when they do (A16)."""
    is_nothing = not sum(a.strength for a in attackers) and not sum(target.strengths)
    return Reason("np-no-strength", "11.3") if is_nothing else None


def unweighed_refusal(
    attackers: tuple[Attacker, ...], target: Target, readings: NpReadings = PRINTED
) -> Reason | None:
    """Why these units may not attack this hex, whatever their strengths and the table used."""
    if not attackers or not target.strengths:
        return Reason("np-attack-needs-both", "11.3")
    is_on_damascus = DAMASCUS in target.terrain
    barriers = (barrier_refusal(a.barrier, is_on_damascus=is_on_damascus) for a in attackers)
    if refusal := next(filter(None, barriers), None):
        return refusal
    has_way = PASS in target.terrain and target.is_along_pass
    if any(is_too_steep(a.type, target.terrain, has_way=has_way, readings=readings) for a in attackers):
        return Reason("np-vehicles-attack-mountain", "TEC-mountain")
    return None


def barrier_refusal(barrier: Barrier | None, *, is_on_damascus: bool = False) -> Reason | None:
    """Why nobody attacks across a hexside; None where they may. Damascus lies on the boundary (21.3, A66)."""
    if barrier is None or (is_on_damascus and barrier is Barrier.FRONT_BOUNDARY):
        return None
    return Reason("np-attack-across", barrier.rule, args={"barrier": barrier.value})


def crt_refusal(attackers: tuple[Attacker, ...], target: Target, crt: Crt) -> Reason | None:
    """Why the Main Offensive CRT may not be used; the Raid CRT always may (11.13, 15.7, 21.2)."""
    if crt is Crt.RAID:
        return None
    if RED_CITY in target.terrain:
        return Reason("np-no-offensive-on-city", "21.2")
    unsupplied = sum(not attacker.is_supplied for attacker in attackers)
    if unsupplied:
        return Reason("np-offensive-needs-supply", "11.13", args={"count": unsupplied})
    return None


def _explanation(odds_: Odds) -> Iterator[Reason]:
    yield Reason("np-odds-attack", "11.3", args={"strength": odds_.attack})
    args = {"strength": float(odds_.defence), "multiplier": float(odds_.multiplier.value)}
    yield Reason("np-odds-defence", "11.3", args={**args, "terrain": odds_.multiplier.terrain or "none"})
    if odds_.percent is None:
        yield Reason("np-odds-no-defence", "11.14", args=column_args(odds_.start))
    else:
        args = {"percent": odds_.percent}
        yield Reason("np-odds-percent", "11.3", args={**args, **column_args(odds_.start)})
    if odds_.shifts.columns:
        yield Reason("np-odds-shifts", "11.11", args=_shift_args(odds_))


def _shift_args(odds_: Odds) -> dict[str, str | int | float]:
    shifts = odds_.shifts
    return {
        "air": int(shifts.air),
        "naval": int(shifts.naval),
        "command": int(shifts.command),
        **column_args(odds_.column),
    }
