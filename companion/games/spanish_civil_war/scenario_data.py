"""The battles as data: scenarios/spanish_civil_war/<battle>/scenario.json and order_of_battle.json.

What neither rules nor errata give (numbers of units, printed values) is None and asked of the players.
Days are those that the rules print; the turns they fall on depend on how long a turn is.
"""

from datetime import date
from functools import cache, cached_property
from typing import Any, Literal

from pydantic import Field

from companion.files import scenario_json
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.terms import Arm, Battle
from companion.saved import Frozen, FrozenMap

_ARMS_OF_LEVELS = {
    "air": Arm.AIR,
    "artillery": Arm.ARTILLERY,
    "anti-aircraft": Arm.ANTI_AIRCRAFT,
    "truck": Arm.TRUCK,
}


class DayCount(Frozen):
    """How turns follow the days: the first day, days a turn, and days that a turn's date names."""

    first_day: date
    days_a_turn: int
    days_shown: int


class InitiativeRule(Frozen):
    """Who is first player: turn by turn, always, or by dice once neither says it."""

    fixed: tuple[Faction, ...]
    always: Faction | None


class AirSupply(Frozen):
    """Air points a turn, by the first day of the turn: from one to another (None: to the end)."""

    faction: Faction
    from_day: date
    to_day: date | None
    points: int


class ArrivingUnits(Frozen):
    """A formation, or `count` units of it, or a `part` of it worded by `scw-part-`."""

    formation: str
    count: int | None = None
    part: str = ""


class Entry(Frozen):
    """Where reinforcements enter. `wider_zone` is that of the switch for zone B (J.4a)."""

    hexes: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()
    wider_zone: str = ""
    by_road: bool = False
    box: str = ""  # they are released from it
    for_withdrawal: bool = False  # each for a division that leaves (B.16)


class Arrival(Frozen):
    """Units that arrive on a day."""

    faction: Faction
    day: date
    units: tuple[ArrivingUnits, ...]
    entry: Entry


class Place(Frozen):
    """A place worth victory points; every one of its hexes must be held."""

    id: str
    hexes: tuple[str, ...]
    points: int


class ReserveRule(Frozen):
    """The Madrid box (J.18): the hexes near which `units` come out, and the row that brings out all.

    `across` and `beyond_row` are the board's regions across the Manzanares and, west of it, from the row on;
    `barred` is that which the reserve does not enter once it is released.
    """

    box: str
    near: tuple[str, ...]
    distance: int
    units: int
    across: str
    beyond_row: str
    barred: str


class WithdrawalRule(Frozen):
    """Divisions received for others that leave through some hexes (B.16)."""

    from_day: date
    hexes: tuple[str, ...]
    replacements: tuple[str, ...]


class Scenario(Frozen):
    """A battle. `levels` are (highest difference, level) in ascending order, points of `scored_for` first."""

    format: Literal["wargame-companion-scw-scenario"]
    version: Literal[1]
    battle: Battle
    last_turn: int
    calendar: DayCount
    setup_order: tuple[Faction, Faction]
    initiative: InitiativeRule
    air_points: tuple[AirSupply, ...]
    zones: FrozenMap[str, tuple[str, ...]]
    arrivals: tuple[Arrival, ...]
    assault_points: FrozenMap[str, int]
    objectives: FrozenMap[str, tuple[str, ...]]
    places: tuple[Place, ...]
    exit_points: int
    exit_hexes: tuple[str, ...]
    levels: tuple[tuple[int | None, str], ...]
    scored_for: Faction
    reserve: ReserveRule | None = None
    withdrawal: WithdrawalRule | None = None

    @property
    def has_air_points(self) -> bool:
        """Whether the battle counts air points instead of air units."""
        return bool(self.air_points)


class Placement(Frozen):
    """Where units of a formation are set up.

    In one of `hexes` (one in `each` where it says so), within `radius` of `centre`, in a `box`, or
    anywhere in an `area`; nowhere given: the rules do not say it. `count` is None where unknown.
    `name` is what stands on its counter, `names` are what else it is called.
    """

    what: str
    count: int | None = None
    name: str = ""
    names: tuple[str, ...] = ()
    hexes: tuple[str, ...] = ()
    each: bool = False
    centre: str = ""
    radius: int = 0
    box: str = ""
    area: str = ""


class KnownValues(Frozen):
    """Values that the rules give."""

    attack: int | None
    defence: int | None
    movement: int


class Formation(Frozen):
    """A formation or a group of independent units. `subordinates` have an HQ of their own within it.

    Those stand by what is printed on their counters, each with what else it is called. `names` are what it
    is called besides its name in words, `arm` what its units are unless told otherwise.
    """

    id: str
    faction: Faction
    names: tuple[str, ...] = ()
    arm: Arm | None = None
    level: str
    parent: str | None = None
    stripe: str | None = None
    subordinates: FrozenMap[str, tuple[str, ...]] = Field(default_factory=dict)
    setup: tuple[Placement, ...] = ()
    count: int | None
    drawn_at_random: bool = False
    stands_fast: bool = False
    values: KnownValues | None = None

    @property
    def usual_arm(self) -> Arm:
        """What a unit of it is, where nobody tells."""
        return self.arm or _ARMS_OF_LEVELS.get(self.level, Arm.INFANTRY)


class OrderOfBattle(Frozen):
    """All formations; who obeys whom is told by command.json."""

    format: Literal["wargame-companion-scw-order-of-battle"]
    version: Literal[1]
    formations: tuple[Formation, ...]

    def formation(self, id_: str) -> Formation:
        """A formation by id; KeyError when there is none."""
        return self._by_id[id_]

    @cached_property
    def _by_id(self) -> dict[str, Formation]:
        return {formation.id: formation for formation in self.formations}

    def line_of(self, id_: str) -> tuple[Formation, ...]:
        """A formation and those above it."""
        formation = self.formation(id_)
        return (formation, *(self.line_of(formation.parent) if formation.parent else ()))


@cache
def scenario(battle: Battle) -> Scenario:
    """A battle's scenario, read once."""
    return Scenario.model_validate(_content(battle, "scenario.json"))


@cache
def order_of_battle(battle: Battle) -> OrderOfBattle:
    """A battle's order of battle, read once."""
    return OrderOfBattle.model_validate(_content(battle, "order_of_battle.json"))


def _content(battle: Battle, file: str) -> Any:
    return scenario_json(f"spanish_civil_war/{battle.value}/{file}")
