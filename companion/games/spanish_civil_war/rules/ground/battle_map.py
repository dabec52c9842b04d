"""One board as this game's rules read it: ways for lines, zones and movement, and supply sources."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from companion.board.facts import Mark
from companion.board.model import Board
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.ground.chart import movement_chart
from companion.games.spanish_civil_war.rules.ground.costs import Bridge, Ground, Mover, step_cost
from companion.games.spanish_civil_war.rules.ground.supply import Sources, supply_course, supply_data
from companion.games.spanish_civil_war.rules.ground.zones import is_covered
from companion.games.spanish_civil_war.terms import Battle
from companion.hexes.coordinates import HexCoord, Hexside, direction_between
from companion.trace.course import Course
from companion.trace.net import Net, Ways, network_ways
from companion.trace.zones import Controls

ROAD = "road"
MAJOR_RIVER, RIVERS = "major_river", frozenset({"river", "major_river", "canal"})  # N15: off unless marked
BUILT_UP = frozenset({"town", "city"})


@dataclass(frozen=True, eq=False)
class BattleMap:
    """A board with the battle that is fought on it."""

    board: Board
    battle: Battle

    @cached_property
    def net(self) -> Net:
        """The hexes as numbers."""
        return Net.of(self.board)

    @cached_property
    def roads(self) -> Ways:
        """The steps along roads."""
        return network_ways(self.net, self.board, ROAD)

    def zone_ways(self, is_mechanized: bool, pontoons: frozenset[Hexside] = frozenset()) -> Controls:
        """The hexes that a unit's zone of control reaches from each hex (8.2), by pontoons too."""
        if not is_mechanized:
            return self._foot_zones
        mechanized = Mover(self.battle, is_mechanized=True)
        return _ZoneWays(self, mechanized, pontoons) if pontoons else self._mechanized_zones

    @cached_property
    def _foot_zones(self) -> Controls:
        return _ZoneWays(self, Mover(self.battle))

    @cached_property
    def _mechanized_zones(self) -> Controls:
        return _ZoneWays(self, Mover(self.battle, is_mechanized=True))

    def ground(self, here: HexCoord, there: HexCoord, pontoons: frozenset[Hexside] = frozenset()) -> Ground:
        """What a step between two adjacent hexes meets; `pontoons` are those that stand (J.16)."""
        if (here, there) not in self._grounds:
            self._grounds[here, there] = self._bare_ground(here, there)
        ground = self._grounds[here, there]
        if ground.bridge is None and pontoons and Hexside.between(here, there) in pontoons:
            return replace(ground, bridge=Bridge.PONTOON)
        return ground

    @cached_property
    def _grounds(self) -> dict[tuple[HexCoord, HexCoord], Ground]:
        """The steps that were looked at: every unit's reach asks for hundreds."""
        return {}

    def _bare_ground(self, here: HexCoord, there: HexCoord) -> Ground:
        """A step as the board alone has it."""
        features = self.board.hexside_features(Hexside.between(here, there))
        return Ground(
            row=movement_chart().row_of(self.board.terrain(there)),
            road=self.road_kind(here, there),
            has_river=bool(RIVERS & features),
            bridge=Bridge.BRIDGE if "bridge" in features else None,
        )

    def road_kind(self, here: HexCoord, there: HexCoord) -> str | None:
        """The kind of road between two adjacent hexes, told by either; None for none."""
        direction = direction_between(here, there)
        own = self.board.links(here, ROAD).get(direction)
        return own or self.board.links(there, ROAD).get(direction.opposite)

    def is_built_up(self, hex_: HexCoord) -> bool:
        """Whether a hex is a town or a city (7.3)."""
        return bool(BUILT_UP & self.board.terrain(hex_))

    def has_road(self, hex_: HexCoord) -> bool:
        """Whether a road runs through a hex."""
        return bool(self.roads[self.net.numbers[hex_]])

    def region(self, id_: str) -> frozenset[HexCoord]:
        """The hexes of a region that a rule names; none where the board does not mark it."""
        return self._marked.get(id_, frozenset())

    @cached_property
    def _marked(self) -> dict[str, frozenset[HexCoord]]:
        return {mark.id: frozenset(mark.hexes) for mark in self.board.marks}

    def sources(self, faction: Faction) -> Sources:
        """Where the roads of a faction must lead."""
        return supply_data().sources[self.battle][faction]

    def source_hexes(self, faction: Faction) -> frozenset[HexCoord]:
        """The hexes in which a supply line of a faction may end."""
        sources = self.sources(faction)
        named = {self.board.parse_hex(name) for name in sources.hexes}
        roads = (
            hex_ for edge in sources.edges for hex_ in edge_hexes(self.board, edge) if self.has_road(hex_)
        )
        return frozenset((*named, *roads))

    def supply_course(self, faction: Faction) -> Course:
        """What a faction's supply lines must be like."""
        return self._courses[faction]

    @cached_property
    def _courses(self) -> dict[Faction, Course]:
        net = self.net
        return {
            faction: supply_course(net, self.roads, net.flags(self.source_hexes(faction)))
            for faction in Faction
        }


class _ZoneWays(dict[int, tuple[int, ...]]):
    """Where zones reach, worked out for a hex when a unit first stands there."""

    def __init__(self, map_: BattleMap, mover: Mover, pontoons: frozenset[Hexside] = frozenset()) -> None:
        super().__init__()
        self._map, self._mover, self._pontoons = map_, mover, pontoons

    def __missing__(self, number: int) -> tuple[int, ...]:
        here, numbers = self._map.net.hexes[number], self._map.net.numbers
        near = self._map.board.neighbours(here)
        found = self[number] = tuple(numbers[there] for there in near if self._is_covered(here, there))
        return found

    def _is_covered(self, here: HexCoord, there: HexCoord) -> bool:
        ground = self._map.ground(here, there, self._pontoons)
        features = self._map.board.hexside_features(Hexside.between(here, there))
        is_prohibited = step_cost(ground, self._mover).points is None
        return is_covered(is_major_river=MAJOR_RIVER in features, is_prohibited=is_prohibited)


def edge_hexes(board: Board, edge: str) -> frozenset[HexCoord]:
    """The hexes of a map edge."""
    return frozenset(hex_ for mark in _edges(board) if mark.values.get("edge") == edge for hex_ in mark.hexes)


def edges_at(board: Board, hex_: HexCoord) -> frozenset[str]:
    """The map edges that a hex lies on."""
    return frozenset(str(mark.values["edge"]) for mark in _edges(board) if hex_ in mark.hexes)


def _edges(board: Board) -> Iterator[Mark]:
    return (mark for mark in board.marks if mark.kind == "edge")
