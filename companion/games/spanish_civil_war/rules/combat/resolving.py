"""A combat from its units to its column and die modifier, every item told (11.4)."""

from dataclasses import dataclass
from functools import cached_property

from companion.chance.requests import Modifier
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.readings import PRINTED, Readings
from companion.games.spanish_civil_war.rules.combat.arms import combined_arms_drm
from companion.games.spanish_civil_war.rules.combat.results import (
    CombatResult,
    column_label,
    crt_column,
    crt_result,
)
from companion.games.spanish_civil_war.rules.combat.river import Crossing
from companion.games.spanish_civil_war.rules.combat.shifts import (
    NO_GUNS,
    AntiTank,
    Shift,
    anti_tank_shift,
    assault_shift,
    quality_shift,
)
from companion.games.spanish_civil_war.rules.combat.strength import defence_strength, mobile_strength
from companion.games.spanish_civil_war.rules.combat.terrain import TerrainBonus, terrain_bonus
from companion.games.spanish_civil_war.terms import Arm, Battle
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class AttackingUnit:
    """A mobile unit that attacks, with the attack value that its counter shows."""

    attack: int
    arm: Arm = Arm.INFANTRY
    is_supplied: bool = True

    @property
    def strength(self) -> int:
        """What it brings."""
        return mobile_strength(self.attack, is_supplied=self.is_supplied)


@dataclass(frozen=True, slots=True)
class DefendingUnit:
    """A unit under attack, with the defence value that its counter shows."""

    defence: int
    is_artillery: bool = False
    is_supplied: bool = True

    @property
    def strength(self) -> int:
        """What it stands with."""
        return defence_strength(self.defence, is_artillery=self.is_artillery, is_supplied=self.is_supplied)


@dataclass(frozen=True, slots=True)
class Support:
    """Fire that helps one side: the strength of each gun, and of all aircraft or air points together."""

    guns: tuple[int, ...] = ()
    air: int = 0

    @property
    def strength(self) -> int:
        """Everything added up."""
        return sum(self.guns) + self.air


@dataclass(frozen=True)
class Combat:
    """A normal attack or an assault. `terrain` holds the keys of all attacked hexes."""

    battle: Battle
    attacker: Faction
    attackers: tuple[AttackingUnit, ...]
    defenders: tuple[DefendingUnit, ...]
    terrain: frozenset[str] = frozenset()
    crossing: Crossing = Crossing.NONE
    attack_support: Support = Support()
    defence_support: Support = Support()
    is_assault: bool = False
    anti_tank: AntiTank = NO_GUNS
    readings: Readings = PRINTED

    @cached_property
    def bonus(self) -> TerrainBonus:
        """What the ground adds to the defence."""
        return terrain_bonus(self.terrain, self.crossing)

    @property
    def attacking_strength(self) -> int:
        """The mobile units of the attack."""
        return sum(unit.strength for unit in self.attackers)

    @property
    def defending_strength(self) -> int:
        """The units of the defence (11.1c)."""
        return sum(unit.strength for unit in self.defenders)

    @cached_property
    def attack_total(self) -> int:
        """Units, guns and aircraft of the attack (11.4b)."""
        return self.attacking_strength + self.attack_support.strength

    @cached_property
    def defence_total(self) -> int:
        """Units, guns, aircraft and ground of the defence (11.4b)."""
        return self.defending_strength + self.defence_support.strength + self.bonus.points

    @property
    def difference(self) -> int:
        """Attack less defence (11.4c)."""
        return self.attack_total - self.defence_total

    @cached_property
    def shifts(self) -> tuple[Shift, ...]:
        """Every column shift that counts."""
        has_vehicles = any(unit.arm.is_vehicle for unit in self.attackers)
        found = (
            assault_shift() if self.is_assault else None,
            anti_tank_shift(self.battle, self.attacker, self.anti_tank, has_vehicles=has_vehicles),
            quality_shift(self.battle, self.attacker),
        )
        return tuple(shift for shift in found if shift)

    @cached_property
    def modifiers(self) -> tuple[Modifier, ...]:
        """Every die modifier that counts."""
        arms = {unit.arm for unit in self.attackers}
        support = self.attack_support
        drm = combined_arms_drm(
            arms, self.readings, has_artillery=bool(support.guns), has_air=support.air > 0
        )
        key, rule = ("scw-drm-all-arms", "11.3b") if drm > 1 else ("scw-drm-combined-arms", "11.3a")
        return (Modifier(value=drm, reason=Reason(key, rule)),) if drm else ()

    @property
    def drm(self) -> int:
        """All die modifiers together."""
        return sum(modifier.value for modifier in self.modifiers)

    @property
    def base_column(self) -> int:
        """The column of the bare difference."""
        return crt_column(self.difference)

    @property
    def column(self) -> int:
        """The column after all shifts."""
        return crt_column(self.difference, sum(shift.columns for shift in self.shifts))

    @property
    def column_name(self) -> str:
        """The final column's heading."""
        return column_label(self.column)

    def result(self, die: int) -> CombatResult:
        """The result of a natural die."""
        return crt_result(self.column, die + self.drm)
