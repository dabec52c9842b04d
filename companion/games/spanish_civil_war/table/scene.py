"""A moment of a battle as the rules look at it: state, readings and ground together."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Self

from pydantic import JsonValue

from companion.games.spanish_civil_war.counters.counter import Counter
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.readings import Readings
from companion.games.spanish_civil_war.rules.ground.battle_map import BattleMap
from companion.games.spanish_civil_war.rules.ground.chart import movement_chart
from companion.games.spanish_civil_war.rules.ground.hierarchy import headquarters
from companion.games.spanish_civil_war.rules.ground.pieces import Piece, piece_of
from companion.games.spanish_civil_war.rules.ground.situation import Situation
from companion.games.spanish_civil_war.rules.sequence import Clock, Moment
from companion.games.spanish_civil_war.scenario_data import Formation, OrderOfBattle, order_of_battle
from companion.games.spanish_civil_war.settings import READINGS
from companion.games.spanish_civil_war.table.state import SpanishEvent, SpanishGame, Spot, Unit
from companion.games.spanish_civil_war.terms import Arm, Battle, Size
from companion.hexes.coordinates import HexCoord, Hexside
from companion.latest import Latest, LatestOfEach
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.messages import Event
from companion.session.state import PlayState

if TYPE_CHECKING:
    from companion.games.spanish_civil_war.procedures.marching import Reach
    from companion.games.spanish_civil_war.rules.ground.movement import March

SpanishState = PlayState[SpanishGame, None]
_pieces: LatestOfEach[Piece] = LatestOfEach()
_stacks: Latest[Mapping[HexCoord, tuple[Unit, ...]]] = Latest(most=2)
_pontoons: Latest[frozenset[Hexside]] = Latest()


@dataclass(frozen=True)
class Scene:
    """Everything that a decision may look at."""

    game: SpanishGame
    map: BattleMap
    readings: Readings

    @classmethod
    def of(cls, state: SpanishState, map_: BattleMap) -> Self:
        """The scene of a session's state."""
        settings: Mapping[str, JsonValue] = state.settings
        return cls(state.game, map_, READINGS.chosen(settings))

    def after(self, event: Event) -> "Scene":
        """The scene after one more event."""
        return replace(self, game=event.apply(self.game)) if isinstance(event, SpanishEvent) else self

    @property
    def battle(self) -> Battle:
        """Whose rules hold."""
        return self.map.battle

    @property
    def order(self) -> OrderOfBattle:
        """The order of battle."""
        return order_of_battle(self.battle)

    @cached_property
    def is_setup(self) -> bool:
        """Whether the first turn is still to begin: counters are set up (4.0)."""
        return self.game.clock.moment == Clock().moment

    @cached_property
    def situation(self) -> Situation:
        """Supply, command and zones of control as the units stand now."""
        pieces = tuple(self._piece(unit, unit.stand.hex) for unit in self.game.on_map() if unit.stand.hex)
        return Situation(self.map, pieces, self.game.clock.moment.turn, self.readings, self.pontoons)

    def _piece(self, unit: Unit, hex_: HexCoord) -> Piece:
        arrived = unit.stand.arrived
        has_just_arrived = arrived is not None and arrived == self.game.clock.moment
        changing = (unit, has_just_arrived, self.game.is_reserve_free, self.map)
        return _pieces.of(unit.id, changing, lambda: _piece(self, unit, hex_))

    @property
    def pontoons(self) -> frozenset[Hexside]:
        """The hexsides that pontoons span; a new one serves once the phase that built it is over (J.16a)."""
        now = self.game.clock.moment
        return _pontoons.of((self.game.pontoons, now), lambda: frozenset(_spanned(self.game, now)))

    @cached_property
    def reaches(self) -> dict[tuple[str, frozenset[HexCoord]], "Reach"]:
        """How far units go, as far as it was asked: map, judgement and move ask for the same."""
        return {}

    @cached_property
    def marches(self) -> dict[tuple[str, HexCoord], "March"]:
        """Units about to move from a hex, as far as anybody asked; kept for the next."""
        return {}

    @property
    def stacks(self) -> Mapping[HexCoord, tuple[Unit, ...]]:
        """The units on the map, hex by hex."""
        return _stacks.of((self.game.units,), lambda: _stacked(self.game))

    def at(self, hex_: HexCoord, faction: Faction | None = None) -> tuple[Unit, ...]:
        """The units in a hex, of one side or of both."""
        units = self.stacks.get(hex_, ())
        return tuple(unit for unit in units if unit.faction is faction) if faction else units

    def unfought(self, hex_: HexCoord, faction: Faction) -> tuple[Unit, ...]:
        """The units of a side in a hex that have not fought in this phase (11.1e)."""
        now = self.game.clock.moment
        return tuple(unit for unit in self.at(hex_, faction) if unit.stand.fought != now)

    def unit(self, id_: str) -> Unit:
        """A unit by id; IllegalCommandError when there is none."""
        try:
            return self.game.units[id_]
        except KeyError:
            raise IllegalCommandError(Reason("scw-unit-unknown", args={"unit": id_})) from None

    def units(self, ids: Iterable[str]) -> tuple[Unit, ...]:
        """Units by ids."""
        return tuple(self.unit(id_) for id_ in ids)

    def placed(self, id_: str) -> tuple[Unit, HexCoord]:
        """A unit on the map with its hex; IllegalCommandError when it is not there."""
        unit = self.unit(id_)
        if unit.stand.spot is not Spot.MAP or unit.stand.hex is None:
            raise IllegalCommandError(Reason("scw-unit-off-map", args={"unit": id_}))
        return unit, unit.stand.hex

    def formation(self, unit: Unit) -> Formation:
        """The formation that a unit belongs to."""
        return self.order.formation(unit.counter.formation)

    def is_in_zone(self, hex_: HexCoord, faction: Faction) -> bool:
        """Whether a hex lies in a zone of control of a side's enemy."""
        zones = self.situation.presence(faction.opponent).zones
        return zones.covers(self.map.net.numbers[hex_])

    def terrain(self, hexes: Iterable[HexCoord]) -> frozenset[str]:
        """What combat looks at in some hexes: their terrain, and the chart's row for a mixture (CH.TEC)."""
        chart = movement_chart()
        kinds = [self.map.board.terrain(hex_) for hex_ in hexes]
        return frozenset().union(*kinds, map(chart.row_of, kinds))


def _stacked(game: SpanishGame) -> Mapping[HexCoord, tuple[Unit, ...]]:
    stacks: dict[HexCoord, tuple[Unit, ...]] = {}
    for unit in game.on_map():
        if unit.stand.hex is not None:
            stacks[unit.stand.hex] = (*stacks.get(unit.stand.hex, ()), unit)
    return stacks


def _spanned(game: SpanishGame, now: Moment) -> Iterator[Hexside]:
    for pontoon in game.standing_pontoons.values():
        if pontoon.built != now:
            yield Hexside.between(pontoon.start, pontoon.end)


def size_of(counter: Counter, battle: Battle) -> Size:
    """A unit's size; at Brunete units are regiments unless their counter says otherwise (B.1d)."""
    return counter.size or (Size.REGIMENT if battle is Battle.BRUNETE else Size.BATTALION)


def _piece(scene: Scene, unit: Unit, hex_: HexCoord) -> Piece:
    """A unit as supply and command know it.

    An HQ whose attack nobody told is taken to have none; one that is in no chain obeys like a unit.
    """
    stand = unit.stand
    piece = piece_of(unit.counter, hex_, is_reduced=stand.is_reduced)
    return replace(
        piece,
        size=size_of(unit.counter, scene.battle),
        hq=piece.hq if piece.hq in headquarters(scene.battle) else "",
        attack=piece.attack or 0 if piece.arm is Arm.HEADQUARTERS else piece.attack,
        began_in=scene.map.board.hex_name(stand.began_in) if stand.began_in else "",
        has_just_arrived=stand.arrived == scene.game.clock.moment,
        is_held=scene.game.is_held(unit),
    )
