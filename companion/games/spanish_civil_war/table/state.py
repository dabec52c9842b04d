"""The public state of a battle, and the base of its events."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from enum import StrEnum
from fractions import Fraction
from typing import Final, Literal

from pydantic import Field

from companion.games.spanish_civil_war.counters.counter import Counter, PrintedValues
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.combat.losses import UnitState
from companion.games.spanish_civil_war.rules.sequence import Clock, Moment
from companion.games.spanish_civil_war.table.fights import AirAllotment, Fight, Pairing
from companion.games.spanish_civil_war.terms import Arm, Battle
from companion.hexes.coordinates import HexCoord
from companion.latest import Latest
from companion.saved import Frozen, FrozenMap, with_entry
from companion.session.messages import Event

NOT_TOLD: Final = "not-told"


class Spot(StrEnum):
    """Where a unit may be."""

    MAP = "map"
    HAND = "hand"  # not yet set up, or to come as a reinforcement
    MADRID = "madrid"  # the reserve's box
    EXITED = "exited"
    ELIMINATED = "eliminated"


class Stand(Frozen):
    """How a unit stands: where, on which side, what it did and when.

    `began_in` is the hex of its set-up, `came_from` that from which it entered the hex it moved to, by its
    cheapest way, and `or_from` those from which it may have done so by others.
    `points_left` are the movement points that it has left in the phase of `moved`, None where nobody
    knows; `may_go_on` with them, as reinforcements and trucks do.
    """

    spot: Spot = Spot.HAND
    hex: HexCoord | None = None
    is_reduced: bool = False
    began_in: HexCoord | None = None
    arrived: Moment | None = None
    moved: Moment | None = None
    points_left: Fraction | None = None
    may_go_on: bool = False
    rode: Moment | None = None  # in a truck (B.7c)
    came_from: HexCoord | None = None
    or_from: tuple[HexCoord, ...] = ()
    fought: Moment | None = None  # attacked, or was attacked
    barraged: Moment | None = (
        None  # attacked by a barrage alone, which does not keep guns from support (12.5b)
    )
    fired: Moment | None = None
    displaced: Moment | None = None  # retreated or advanced in a combat
    left_by: HexCoord | None = None  # the map
    lost: int | None = None  # the turn in which it was eliminated
    returns: int | None = None  # the turn on which a lost HQ is back
    is_held: bool = False  # set up within the reserve's boundary, to stay there (J.18e)

    @property
    def state(self) -> UnitState:
        """As step losses see it."""
        if self.spot is Spot.ELIMINATED:
            return UnitState.REMOVED
        return UnitState.REDUCED if self.is_reduced else UnitState.FULL


class Unit(Frozen):
    """A counter and how it stands."""

    counter: Counter
    stand: Stand = Stand()

    @property
    def id(self) -> str:
        """Its id."""
        return self.counter.id

    @property
    def faction(self) -> Faction:
        """Whose it is."""
        return self.counter.faction

    @property
    def face(self) -> PrintedValues:
        """The values that show."""
        return self.counter.face(is_reduced=self.stand.is_reduced)

    @property
    def is_gun(self) -> bool:
        """Whether it is artillery."""
        return self.counter.arm is Arm.ARTILLERY

    def standing(self, **changes: object) -> "Unit":
        """With how it stands changed."""
        return self.model_copy(update={"stand": self.stand.model_copy(update=changes)})


class Status(Frozen):
    """Supply and command of a unit as judged for a phase (9.3c)."""

    is_supplied: bool = True
    is_in_command: bool = True


IN_ORDER = Status()


class Judged(Frozen):
    """The statuses of all units on the map, frozen in a phase."""

    moment: Moment
    statuses: FrozenMap[str, Status]


class Flown(Frozen):
    """Air power used in a turn (13.1a, 13.2d)."""

    turn: int = 0
    units: tuple[str, ...] = ()
    points: FrozenMap[Faction, int] = Field(default_factory=dict)


class Pontoon(Frozen):
    """A bridge that an engineer built in a phase, from its hex across to another (J.16)."""

    start: HexCoord
    end: HexCoord
    stands: bool = True
    built: Moment | None = None


class Declared(Frozen):
    """The pairings and the air support declared at the start of a combat phase."""

    moment: Moment
    pairings: tuple[Pairing, ...] = ()
    air: tuple[AirAllotment, ...] = ()


_judged_now: Latest[Mapping[str, Status]] = Latest()  # every unit asks
# A model that is copied keeps nothing itself; what an act came to is told by what was before it.
_on_map: Latest[Mapping[Faction | None, tuple[Unit, ...]]] = Latest(most=2)


class SpanishGame(Frozen):
    """Everything tracked.

    `judged_before` is what was judged in an earlier phase, should players come back to it;
    `holders` are those of Brunete's places, by place id; `captured` the objectives that divisions hold
    captured, by formation id and hex number; `released` whether reserve units came out by threat;
    `slopes` whether the ground of hexes rises or falls, by the board's number: None where nobody can tell,
    `NOT_TOLD` where what was told was taken back.
    """

    battle: Battle = Battle.JARAMA
    clock: Clock = Clock()
    units: FrozenMap[str, Unit] = Field(default_factory=dict)
    judged: Judged | None = None
    judged_before: Judged | None = None
    assault_points: FrozenMap[str, int] = Field(default_factory=dict)
    flown: Flown = Flown()
    declared: Declared | None = None
    fight: Fight | None = None
    holders: FrozenMap[str, Faction] = Field(default_factory=dict)
    captured: FrozenMap[str, FrozenMap[str, bool]] = Field(default_factory=dict)
    pontoons: FrozenMap[str, Pontoon] = Field(default_factory=dict)
    slopes: FrozenMap[str, bool | Literal["not-told"] | None] = Field(default_factory=dict)
    replacements: tuple[str, ...] = ()
    relieved: tuple[str, ...] = ()  # the divisions that left for them
    settled_arrivals: FrozenMap[str, int] = Field(
        default_factory=dict
    )  # counters that nobody told and that count as come (15.1), by formation
    is_reserve_called: bool = False  # two units came out because of a threat (J.18c)
    is_reserve_free: bool = False  # all of it (J.18b)
    exits_scored: int = 0  # beyond those that the companion counts, as the table has it
    points_by_hand: FrozenMap[Faction, int] = Field(
        default_factory=lambda: dict.fromkeys(Faction, 0)
    )  # more or fewer than the companion counts, as the table has it

    def unit(self, id_: str) -> Unit:
        """A unit by id; KeyError when there is none."""
        return self.units[id_]

    def with_unit(self, unit: Unit) -> "SpanishGame":
        """With a unit put in or replaced."""
        return self.model_copy(update={"units": with_entry(self.units, unit.id, unit)})

    def with_stand(self, id_: str, **changes: object) -> "SpanishGame":
        """With how a unit stands changed."""
        return self.with_unit(self.units[id_].standing(**changes))

    def out_of_fight(self, units: Collection[str]) -> "SpanishGame":
        """With some units out of the combat under way: the table has taken them away."""
        return self.model_copy(update={"fight": self.fight.without(units)}) if self.fight else self

    @property
    def told_formations(self) -> frozenset[str]:
        """The formations of which a counter was told."""
        return frozenset(unit.counter.formation for unit in self.units.values())

    @property
    def slopes_told(self) -> Mapping[str, bool | None]:
        """The hexes of whose ground something is told; it is asked of all others."""
        return {name: told for name, told in self.slopes.items() if told != NOT_TOLD}

    def captured_by(self, division: str) -> tuple[str, ...]:
        """The hex numbers of the objectives that a division holds captured (B.15b)."""
        return tuple(hex_ for hex_, is_captured in self.captured.get(division, {}).items() if is_captured)

    def is_held(self, unit: Unit) -> bool:
        """Whether a unit belongs to a reserve that nothing has released yet (J.18e)."""
        return unit.stand.is_held and not self.is_reserve_free

    def with_clock(self, **changes: object) -> "SpanishGame":
        """With fields of the clock replaced."""
        return self.model_copy(update={"clock": self.clock.model_copy(update=changes)})

    def on_map(self, faction: Faction | None = None) -> tuple[Unit, ...]:
        """The units on the map, of one side or of both."""
        return _on_map.of((self.units,), self._found_on_map)[faction]

    def _found_on_map(self) -> Mapping[Faction | None, tuple[Unit, ...]]:
        found = tuple(unit for unit in self.units.values() if unit.stand.spot is Spot.MAP)
        own = ((one, tuple(unit for unit in found if unit.faction is one)) for one in Faction)
        return dict([(None, found), *own])

    def status(self, id_: str) -> Status:
        """A unit's status as judged in this phase; in order while nothing is judged."""
        return self.judged_now.get(id_, IN_ORDER)

    @property
    def judged_now(self) -> Mapping[str, Status]:
        """The statuses judged in this phase, by unit; none while nothing is judged."""
        judged, now = self.judged, self.clock.moment
        if judged is None:
            return {}
        return _judged_now.of((judged, now), lambda: judged.statuses if judged.moment == now else {})

    @property
    def declared_now(self) -> Declared:
        """What was declared for this phase; nothing where nobody declared any."""
        declared, now = self.declared, self.clock.moment
        return declared if declared and declared.moment == now else Declared(moment=now)

    @property
    def flown_now(self) -> Flown:
        """The air power used in this turn."""
        turn = self.clock.moment.turn
        return self.flown if self.flown.turn == turn else Flown(turn=turn)

    @property
    def standing_pontoons(self) -> Mapping[str, Pontoon]:
        """The bridges that are there, by the engineer that built them."""
        return {id_: pontoon for id_, pontoon in self.pontoons.items() if pontoon.stands}


class SpanishEvent(Event, ABC):
    """An event of this game: it says itself what it changes."""

    @abstractmethod
    def apply(self, game: SpanishGame) -> SpanishGame:
        """The game after it."""
