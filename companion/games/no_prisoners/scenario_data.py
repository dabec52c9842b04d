"""Scenarios, units and optional units as data: scenarios/no_prisoners/*.json."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import Literal

from pydantic import Field

from companion.games.no_prisoners.rules.turn.random_events import EventKind
from companion.games.no_prisoners.tables import read_data
from companion.games.no_prisoners.terms import Faction, Front, Nation, PlayerTurn, UnitType
from companion.saved import Frozen, FrozenMap


class UnitData(Frozen):
    """A counter as far as the rules name it; what only the counter tells is None and asked.

    `front` is None where the owner chooses; `count`: so many alike; `designation`: what set-up and rules
    call it for short; `names`: what else players may call it.
    """

    id: str
    designation: str = ""
    names: tuple[str, ...] = ()
    faction: Faction
    front: Front | None
    type: UnitType | None
    size: str = ""
    count: int = 1
    nation: Nation | None = None


class OptionalUnit(Frozen):
    """A unit that may be sent in from a turn on, for victory points to the enemy at the end (19.5)."""

    id: str
    faction: Faction
    fronts: tuple[Front, ...]
    from_turn: int
    vp: int
    units: tuple[str, ...]
    rule: str


class SetUpArea(StrEnum):
    """Where a group is set up."""

    PLACES = "places"
    RAILWAY = "railway"
    WEST_OF_CANAL = "west-of-canal"
    EAST_OF_CANAL = "east-of-canal"
    DESERT = "desert"


class SetUpGroup(Frozen):
    """Units set up together: in or near places, along the railway between two, or in an area."""

    id: str
    area: SetUpArea
    units: tuple[str, ...]
    places: tuple[str, ...] = ()
    within: int = 0
    most_a_hex: int | None = None
    one_a_place: bool = False

    @property
    def count(self) -> int:
        """How many counters; a garrison of each place counts for every place."""
        return len(self.places) if self.one_a_place else len(self.units)


class FrontSetUp(Frozen):
    """What a faction has on a front at the start."""

    faction: Faction
    front: Front
    groups: tuple[SetUpGroup, ...] = ()
    air: tuple[str, ...] = ()
    naval: tuple[str, ...] = ()
    replaceable: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()


class FixedEvent(Frozen):
    """The event of the first turn, where no die is rolled for it (25.5)."""

    player_turn: PlayerTurn
    event: EventKind


class EzocEntry(Frozen):
    """Set-up groups whose area lets units enter EZOC by strategic movement on a turn (26.5)."""

    turn: int
    groups: tuple[str, ...]


class Scenario(Frozen):
    """How a scenario begins and ends."""

    id: str
    number: int
    first_turn: int
    last_turn: int
    first_player_turn: PlayerTurn
    vp: FrozenMap[Faction, FrozenMap[Front, int]]
    set_up_order: tuple[Faction, ...]
    railhead: str | None
    set_up: tuple[FrontSetUp, ...]
    used_up_events: FrozenMap[PlayerTurn, FrozenMap[EventKind, int]] = Field(default_factory=dict)
    ignored_events: FrozenMap[PlayerTurn, tuple[EventKind, ...]] = Field(default_factory=dict)
    first_event: FixedEvent | None = None
    turns_without_events: tuple[int, ...] = ()
    may_enter_ezoc: EzocEntry | None = None

    def set_up_of(self, faction: Faction, front: Front) -> FrontSetUp:
        """What a faction has on a front."""
        return next(own for own in self.set_up if (own.faction, own.front) == (faction, front))

    def place_in_set_up(self, group: str, unit: str) -> tuple[int, int]:
        """When a unit of a group comes in the rulebook's list; behind all others one that is not in it."""
        listed = [one for own in self.set_up for one in own.groups]
        at = next((at for at, one in enumerate(listed) if one.id == group), len(listed))
        units = listed[at].units if at < len(listed) else ()
        return at, units.index(unit) if unit in units else len(units)

    def set_up_rule(self, faction: Faction) -> str:
        """The section of the rulebook that sets up a faction: the scenario's own, by turns (25.3 to 26.4)."""
        return f"{24 + self.number}.{3 + self.set_up_order.index(faction)}"

    def occurred_before(self, player_turn: PlayerTurn, event: EventKind) -> int:
        """How often an event counts as having happened when the scenario begins (25.5)."""
        return self.used_up_events.get(player_turn, {}).get(event, 0)

    def ignores(self, player_turn: PlayerTurn, event: EventKind) -> bool:
        """Whether an event of a player turn's table never happens in it (25.5)."""
        return event in self.ignored_events.get(player_turn, ())


class Divisions(Frozen):
    """Divisions alike by printed strength and movement."""

    strength: int
    movement: int
    count: int


class HistoricalWithdrawal(Frozen):
    """What leaves on its historical date (19.10)."""

    turn: int
    faction: Faction
    front: Front
    divisions: tuple[Divisions, ...]

    @property
    def strength(self) -> int:
        """All of it."""
        return sum(d.strength * d.count for d in self.divisions)


class Commander(Frozen):
    """An HQ that takes another name from a turn on (19.2)."""

    unit: str
    from_turn: int
    player_turn: PlayerTurn
    name: str
    range: int | None


class ScenarioData(Frozen):
    """The file of scenarios."""

    format: Literal["wargame-companion-np-scenarios"]
    version: Literal[1]
    scenarios: tuple[Scenario, ...]
    withdrawals: tuple[HistoricalWithdrawal, ...]
    commanders: tuple[Commander, ...]

    def scenario(self, id_: str) -> Scenario:
        """A scenario by id; KeyError when there is none."""
        return {scenario.id: scenario for scenario in self.scenarios}[id_]

    def withdrawal(self, faction: Faction, turn: int) -> HistoricalWithdrawal | None:
        """What a faction withdraws on a turn by the historical dates."""
        return next((w for w in self.withdrawals if (w.faction, w.turn) == (faction, turn)), None)


class _Units(Frozen):
    format: Literal["wargame-companion-np-units"]
    version: Literal[1]
    units: tuple[UnitData, ...]


class _Abbreviations(Frozen):
    format: Literal["wargame-companion-np-abbreviations"]
    version: Literal[1]
    stands_for: FrozenMap[str, str]
    armies: FrozenMap[str, tuple[str, ...]]


class _OptionalUnits(Frozen):
    format: Literal["wargame-companion-np-optional-units"]
    version: Literal[1]
    units: tuple[OptionalUnit, ...]


class _SampleSetUps(Frozen):
    format: Literal["wargame-companion-np-sample-set-ups"]
    version: Literal[1]
    set_ups: FrozenMap[str, FrozenMap[str, str]]


@cache
def sample_set_up(scenario: str) -> Mapping[str, str]:
    """A legal set-up in supply, not the historical one: hex numbers by counter."""
    return _SampleSetUps.model_validate(read_data("sample_set_ups.json")).set_ups[scenario]


@cache
def scenario_data() -> ScenarioData:
    """The scenarios, read once."""
    return ScenarioData.model_validate(read_data("scenario.json"))


@cache
def units() -> tuple[UnitData, ...]:
    """Every counter that the rules name."""
    return _Units.model_validate(read_data("order_of_battle.json")).units


@cache
def designations() -> Mapping[str, str]:
    """What every counter is called for short that the rules name so, by its id."""
    return {unit.id: unit.designation for unit in units() if unit.designation}


@cache
def other_names() -> Mapping[str, tuple[str, ...]]:
    """What else players may call a counter, by its id."""
    return {unit.id: unit.names for unit in units() if unit.names}


@cache
def abbreviations() -> Mapping[str, str]:
    """What the abbreviations printed on counters stand for (2.9)."""
    return _Abbreviations.model_validate(read_data("abbreviations.json")).stands_for


@cache
def armies() -> Mapping[str, tuple[str, ...]]:
    """How players name an army before one of its units, by alliance or nation (2.8)."""
    return _Abbreviations.model_validate(read_data("abbreviations.json")).armies


@cache
def optional_units() -> tuple[OptionalUnit, ...]:
    """Optional and variant units."""
    return _OptionalUnits.model_validate(read_data("optional_units.json")).units
