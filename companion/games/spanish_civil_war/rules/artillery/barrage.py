"""Barrages: the full fire of all guns against each unit of a hex, one die each (12.4)."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.readings import PRINTED, Readings
from companion.games.spanish_civil_war.rules.combat.resolving import DefendingUnit
from companion.games.spanish_civil_war.rules.combat.results import (
    CombatResult,
    column_label,
    crt_column,
    crt_result,
)
from companion.games.spanish_civil_war.rules.combat.shifts import Shift, quality_shift
from companion.games.spanish_civil_war.rules.combat.strength import defence_strength
from companion.games.spanish_civil_war.rules.combat.terrain import TerrainBonus, barrage_bonus
from companion.games.spanish_civil_war.terms import Battle


@dataclass(frozen=True, slots=True)
class Barrage:
    """The guns that fire on one hex, and its terrain."""

    battle: Battle
    attacker: Faction
    guns: tuple[int, ...]
    terrain: frozenset[str] = frozenset()
    readings: Readings = PRINTED

    @property
    def strength(self) -> int:
        """All guns together (12.4e)."""
        return sum(self.guns)

    @property
    def bonus(self) -> TerrainBonus:
        """What the ground adds to each defender; no river does (12.4i)."""
        return barrage_bonus(self.terrain)

    @property
    def shift(self) -> Shift | None:
        """The one shift that a barrage can have (J.15)."""
        is_covered = self.readings.nationalist_shift_covers_barrage
        return quality_shift(self.battle, self.attacker) if is_covered else None

    def against(self, unit: DefendingUnit) -> "BarrageAttack":
        """The attack on one of the units."""
        return BarrageAttack(self, unit)


@dataclass(frozen=True, slots=True)
class BarrageAttack:
    """A barrage's attack on one unit (12.4f)."""

    barrage: Barrage
    unit: DefendingUnit

    @property
    def defence(self) -> int:
        """The printed value, as a rule not halved by lack of supply (12.4h), and the ground."""
        halves = self.barrage.readings.barrage_halves_unsupplied
        is_supplied = self.unit.is_supplied or not halves
        is_artillery = self.unit.is_artillery
        strength = defence_strength(self.unit.defence, is_artillery=is_artillery, is_supplied=is_supplied)
        return strength + self.barrage.bonus.points

    @property
    def difference(self) -> int:
        """All guns less the defence."""
        return self.barrage.strength - self.defence

    @property
    def column(self) -> int:
        """The column, shifted where it is."""
        return crt_column(self.difference, self.barrage.shift.columns if self.barrage.shift else 0)

    @property
    def column_name(self) -> str:
        """The column's heading."""
        return column_label(self.column)

    def result(self, die: int) -> CombatResult:
        """The result of a die; what the CRT does to attackers is nothing to a lone barrage (12.4.2)."""
        return crt_result(self.column, die)


def barrage_results(
    barrage: Barrage, units: Sequence[DefendingUnit], dice: Sequence[int]
) -> tuple[tuple[BarrageAttack, CombatResult], ...]:
    """Each unit with its attack and what its die brings; as many dice as units."""
    attacks = (barrage.against(unit) for unit in units)
    return tuple((attack, attack.result(die)) for attack, die in zip(attacks, dice, strict=True))
