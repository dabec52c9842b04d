"""A combat under way: who takes part, what came up, and what each side still has to do."""

from collections.abc import Collection, Mapping

from pydantic import Field

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.air.bombardment import bomb_result
from companion.games.spanish_civil_war.rules.combat.results import NO_EFFECT, parse_result
from companion.games.spanish_civil_war.terms import AttackKind
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.saved import Frozen, FrozenMap, Once


class Helpers(Frozen):
    """Guns, aircraft and air points that help a side."""

    guns: Once[str] = ()
    aircraft: Once[str] = ()
    air_points: int = Field(default=0, ge=0)

    def with_more(self, more: "Helpers") -> "Helpers":
        """Both together."""
        points = self.air_points + more.air_points
        return Helpers(
            guns=(*self.guns, *more.guns), aircraft=(*self.aircraft, *more.aircraft), air_points=points
        )

    def without(self, units: Collection[str]) -> "Helpers":
        """The help without units that the table took away."""
        left = {"guns": self.guns, "aircraft": self.aircraft}
        return self.model_copy(
            update={name: tuple(id_ for id_ in ids if id_ not in units) for name, ids in left.items()}
        )


class Pairing(Frozen):
    """Who attacks whom, as declared at the start of a combat phase (11.1b)."""

    attackers: Once[str]
    hexes: Once[HexCoord]


class AirAllotment(Frozen):
    """Aircraft or air points that a side sends to a hex at the start of a combat phase (5.0E2, 5.0E3)."""

    side: Faction
    hex: HexCoord
    help: Helpers


class Fight(Frozen):
    """A normal attack, an assault, a barrage or a bombardment of some hexes.

    `code` is the result once the die is rolled (barrages: the last one's). `steps_due` counts steps by
    side that a player chooses, `retreats_due` lists units, `emptied` hexes that units retreated from.
    """

    kind: AttackKind
    attacker: Faction
    hexes: tuple[HexCoord, ...]
    attackers: tuple[str, ...] = ()
    defenders: tuple[str, ...] = ()
    attack_help: Helpers = Helpers()
    defence_help: Helpers = Helpers()
    spotter: str = ""
    payers: tuple[str, ...] = ()
    code: str | None = None
    steps_due: FrozenMap[Faction, int] = Field(default_factory=dict)
    retreats_due: tuple[str, ...] = ()
    emptied: tuple[HexCoord, ...] = ()
    withdrawn: tuple[Faction, ...] = ()  # sides that retreated before the die
    attacker_stays: bool = False  # he retreats nobody more before the die: the defender decides (11.61)
    is_cancelled: bool = False
    before: "Fight | None" = None  # the combat whose support fire this barrage is; older sessions do not tell

    @property
    def advanced_in(self) -> "Fight":
        """The combat after which units advance: barrages themselves bring none (11.7, 12.4.2)."""
        return self.before or self

    @property
    def is_open(self) -> bool:
        """Whether the die is still to come."""
        return not self.is_rolled and not self.is_cancelled

    @property
    def is_rolled(self) -> bool:
        """Whether the die has fallen."""
        return self.code is not None

    @property
    def result(self) -> Reason:
        """What came up: a code of the combat table, of bombs a hit or a miss (11.4e, 13.3c)."""
        if self.kind is AttackKind.BOMBARDMENT:
            return bomb_result(is_hit=self.code != NO_EFFECT)
        return Reason("scw-log-result", "11.4e", args={"code": self.code or NO_EFFECT})

    @property
    def spares_guns(self) -> bool:
        """Whether a barrage came to something for attackers that its guns do not suffer (12.4.2)."""
        if self.kind is not AttackKind.BARRAGE or self.code is None:
            return False
        harm = any(not parse_result(code).attacker.is_none for code in self.code.split())
        is_borne = self.steps_due.get(self.attacker) or set(self.attack_help.guns) & set(self.retreats_due)
        return harm and not is_borne

    @property
    def is_settled(self) -> bool:
        """Whether nobody has anything left to do but advance."""
        has_steps = any(self.steps_due.values())
        return not self.is_open and not has_steps and not self.retreats_due

    @property
    def is_done_with(self) -> bool:
        """Whether nobody has anything left to do: who bombs or barrages does not advance (11.7, 12.4.2)."""
        return self.is_settled and not self.advanced_in.is_ground

    @property
    def is_ground(self) -> bool:
        """Whether mobile units attack."""
        return self.kind in {AttackKind.NORMAL, AttackKind.ASSAULT}

    def help_of(self, side: Faction) -> Helpers:
        """The guns and the air that help a side."""
        return self.attack_help if side is self.attacker else self.defence_help

    def is_supported_by(self, unit: str) -> bool:
        """Whether a gun or an aircraft helps either side."""
        return any(unit in (*one.guns, *one.aircraft) for one in (self.attack_help, self.defence_help))

    def without(self, units: Collection[str]) -> "Fight":
        """The combat without units that the table took away."""
        listed = {name: getattr(self, name) for name in ("attackers", "defenders", "retreats_due")}
        left = {name: tuple(id_ for id_ in ids if id_ not in units) for name, ids in listed.items()}
        helped = {name: getattr(self, name).without(units) for name in ("attack_help", "defence_help")}
        before = {"before": self.before and self.before.without(units)}
        fight = self.model_copy(update=left | helped | before)
        return fight.model_copy(update={"steps_due": fight.steps_that_can_be_lost})

    @property
    def steps_that_can_be_lost(self) -> Mapping[Faction, int]:
        """The steps due without those of a side that has nobody left in the combat."""
        left = {
            self.attacker: (*self.attackers, *self.attack_help.guns),
            self.attacker.opponent: self.defenders,
        }
        return {side: steps if left[side] else 0 for side, steps in self.steps_due.items()}

    def chooser(self, faction: Faction) -> Faction:
        """Who chooses the unit that loses a step: its owner, under bombs the attacker (11.4f, 13.3c)."""
        return self.attacker if self.kind is AttackKind.BOMBARDMENT else faction
