"""The board as the rules of No Prisoners read it: fronts, depots, rail, terrain, entry and set-up areas."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from companion.board.model import Board
from companion.board.once import once_a_board
from companion.games.no_prisoners.rules.network.ground import Ground
from companion.games.no_prisoners.rules.network.rail_nets import RailNets
from companion.games.no_prisoners.rules.network.supply import Sources
from companion.games.no_prisoners.scenario_data import SetUpArea, SetUpGroup
from companion.games.no_prisoners.terms import Faction, Front
from companion.hexes.coordinates import HexCoord, Hexside, distance
from companion.trace.net import Net

RAIL, ROAD = "rail", "road"
DAMASCUS, MEDINA, PORT_KINDS = "Damascus", "Medina", ("city", "city_red", "town")
_FRONTS = {"W": frozenset({Front.WEST}), "E": frozenset({Front.EAST}), "both": frozenset(Front)}
_NO_FRONT = frozenset[Front]()
_DEPOTS = {"allied": Faction.ALLIED, "central": Faction.CENTRAL_POWERS}
_BARRIERS = frozenset({"all_sea", "all_lake", "front_boundary"})
_CLOSED = frozenset({"all_sea", "out_of_play"})


@dataclass(frozen=True, slots=True)
class Town:
    """A city or town: its name, hex and kind ("city", "city_red", "town", "damascus")."""

    name: str
    hex: HexCoord
    kind: str

    @property
    def is_city(self) -> bool:
        """Whether it may have victory points (23.0)."""
        return self.kind != "town"


class Field:
    """One board, with everything that rules ask of it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._areas: dict[tuple[SetUpGroup, Front], frozenset[HexCoord]] = {}
        self._grounds: dict[Front | None, Ground] = {}
        self._nets: dict[tuple[HexCoord | None, tuple[HexCoord, ...]], RailNets] = {}

    # ---- places ----

    @cached_property
    def towns(self) -> Mapping[HexCoord, Town]:
        """Every city and town by hex; localities are names only."""
        kinds = (*PORT_KINDS, "damascus")
        return {
            place.hexes[0]: Town(place.name, place.hexes[0], place.kind)
            for place in self.board.places
            if place.kind in kinds
        }

    @cached_property
    def named(self) -> Mapping[str, HexCoord]:
        """The hex of each place by name, whatever the players say stands there."""
        return {place.name: place.hexes[0] for place in self.board.places if place.hexes}

    @cached_property
    def damascus(self) -> HexCoord | None:
        """The hex of Damascus."""
        return self.named.get(DAMASCUS)

    def value(self, hex_: HexCoord, key: str) -> object:
        """What the board file says of a hex."""
        facts = self.board.hexes.get(hex_)
        return facts.values.get(key) if facts else None

    def terrain(self, hex_: HexCoord) -> frozenset[str]:
        """All that the terrain chart knows of a hex: terrain, kind of place, entrenchment, pass."""
        return self._terrain.get(hex_, frozenset())

    @cached_property
    def _terrain(self) -> Mapping[HexCoord, frozenset[str]]:
        return {hex_: frozenset(self._terrain_keys(hex_)) for hex_ in self.board}

    def _terrain_keys(self, hex_: HexCoord) -> Iterator[str]:
        yield from self.board.terrain(hex_) or ("clear",)
        if hex_ in self.towns:
            yield self.towns[hex_].kind
        if self.value(hex_, "entrenchment"):
            yield "entrenchment"
        if hex_ in self.passes:
            yield "pass"

    @cached_property
    def passes(self) -> Mapping[HexCoord, frozenset[HexCoord]]:
        """For each pass hex the hexes that it links."""
        marks = (mark for mark in self.board.marks if mark.kind == "pass")
        return {mark.hexes[0]: frozenset(mark.hexes[1:]) for mark in marks}

    def marked(self, kind: str, **values: str) -> frozenset[HexCoord]:
        """The hexes of all marks of a kind that say this."""
        return frozenset(
            hex_
            for mark in self.board.marks
            if mark.kind == kind and all(mark.values.get(key) == value for key, value in values.items())
            for hex_ in mark.hexes
        )

    # ---- fronts and lines ----

    @cached_property
    def net(self) -> Net:
        """The hexes in order."""
        return Net.of(self.board)

    @cached_property
    def printed_fronts(self) -> Mapping[HexCoord, frozenset[Front]]:
        """The front of each hex, Damascus belonging to both."""
        return {hex_: _FRONTS.get(str(self.value(hex_, "front")), _NO_FRONT) for hex_ in self.board}

    def front(self, hex_: HexCoord) -> Front | None:
        """The front of a hex; None for the sea and for Damascus."""
        return self._front.get(hex_)

    @cached_property
    def _front(self) -> Mapping[HexCoord, Front]:
        return {hex_: next(iter(fronts)) for hex_, fronts in self.printed_fronts.items() if len(fronts) == 1}

    def is_closed(self, hex_: HexCoord) -> bool:
        """Whether no ground unit enters a hex."""
        return hex_ not in self._open

    @cached_property
    def _open(self) -> frozenset[HexCoord]:
        return frozenset(hex_ for hex_ in self.board if not self.board.terrain(hex_) & _CLOSED)

    @cached_property
    def barriers(self) -> frozenset[Hexside]:
        """The hexsides of lakes, seas and gulfs, which nothing crosses."""
        wet = frozenset({"all_sea", "all_lake"})
        return frozenset(side for side, facts in self.board.hexsides.items() if facts.features & wet)

    def is_barred(self, here: HexCoord, there: HexCoord) -> bool:
        """Whether water that nothing crosses lies between two adjacent hexes."""
        return (here, there) in self._barred

    @cached_property
    def _barred(self) -> frozenset[tuple[HexCoord, HexCoord]]:
        return _steps_over(self.barriers)

    def is_river(self, here: HexCoord, there: HexCoord) -> bool:
        """Whether a river or canal runs between two adjacent hexes."""
        return (here, there) in self._rivers

    @cached_property
    def _rivers(self) -> frozenset[tuple[HexCoord, HexCoord]]:
        wet = frozenset({"river", "canal"})
        return _steps_over(side for side, facts in self.board.hexsides.items() if facts.features & wet)

    def is_canal(self, here: HexCoord, there: HexCoord) -> bool:
        """Whether the Suez Canal runs between two adjacent hexes."""
        return "canal" in self.board.hexside_features(Hexside.between(here, there))

    def ground(self, damascus_front: Front | None = None) -> Ground:
        """The map for lines; Damascus belongs to the front of the Allied units in it (A66)."""
        if damascus_front not in self._grounds:  # worked out once: every decision looks at it
            self._grounds[damascus_front] = self._new_ground(damascus_front)
        return self._grounds[damascus_front]

    def _new_ground(self, damascus_front: Front | None) -> Ground:
        fronts = dict(self.printed_fronts)
        if self.damascus and damascus_front:
            fronts[self.damascus] = frozenset({damascus_front})
        closed = frozenset(filter(self.is_closed, self.board))
        allied = frozenset({self.damascus} if self.damascus else ())  # 21.3
        return Ground(self.net, fronts, closed, self.barriers, self.barriers, allied)

    # ---- rail, roads, depots ----

    def links(self, hex_: HexCoord, network: str) -> Iterator[tuple[HexCoord, str]]:
        """The neighbours along a network, each with the kind of the link."""
        for direction, kind in self.board.links(hex_, network).items():
            yield hex_.step(direction), kind

    def has_rail(self, hex_: HexCoord, *kinds: str) -> bool:
        """Whether railway of any of some kinds runs through a hex; of any kind where none is named."""
        return any(not kinds or kind in kinds for _, kind in self.links(hex_, RAIL))

    def is_road(self, here: HexCoord, there: HexCoord) -> bool:
        """Whether a road or railway leads from a hex to the next; each railway has its road (8.7)."""
        return (here, there) in self._roads

    @cached_property
    def _roads(self) -> frozenset[tuple[HexCoord, HexCoord]]:
        networks = (RAIL, ROAD)
        return frozenset(
            (here, to) for here in self.board for net in networks for to, _ in self.links(here, net)
        )

    @cached_property
    def first_allied_rail(self) -> frozenset[HexCoord]:
        """The Allied net before the railhead comes: the red railway west of the canal (A42)."""
        return frozenset(
            hex_ for hex_ in self.board if self.value(hex_, "west_of_canal") and self.has_rail(hex_, "allied")
        )

    @cached_property
    def black_rail(self) -> frozenset[HexCoord]:
        """The railway of the Central Powers as it is printed."""
        return frozenset(hex_ for hex_ in self.board if self.has_rail(hex_, "central"))

    @cached_property
    def printed_depots(self) -> Mapping[Faction, frozenset[HexCoord]]:
        """The depots of both factions."""
        return {
            faction: frozenset(hex_ for hex_ in self.board if self.value(hex_, "depot") == name)
            for name, faction in _DEPOTS.items()
        }

    def rail_nets(self, railhead: HexCoord | None, laid: tuple[HexCoord, ...]) -> RailNets:
        """The two rail nets (16.2). `laid` are the hexes that the railhead marker covered, in order."""
        if (railhead, laid) not in self._nets:  # asked for by every scene, seldom another
            stops = laid if railhead is None else (*laid, railhead)
            line = self._line_through(stops)
            self._nets[railhead, laid] = RailNets.of(self.first_allied_rail, self.black_rail, railhead, line)
        return self._nets[railhead, laid]

    def _line_through(self, stops: Iterable[HexCoord]) -> tuple[HexCoord, ...]:
        """The line that the railhead laid, from the red railway on; gaps that a table leaves are filled."""
        line: list[HexCoord] = []
        for stop in stops:
            if stop not in line:
                line += self._rail_way({*self.first_allied_rail, *line}, stop, Front.WEST) or (stop,)
        return tuple(dict.fromkeys(line))

    def sources(self, nets: RailNets, fsd: Iterable[HexCoord]) -> Sources:
        """Depots, the forward ones among them, and rail nets as they stand (15.8, 16.2)."""
        depots = dict(self.printed_depots)
        depots[Faction.ALLIED] |= frozenset(fsd)
        return Sources(depots, nets.of_faction)

    # ---- entry and set-up ----

    def entry_hexes(self, faction: Faction, front: Front) -> frozenset[HexCoord]:
        """Where reinforcements come (6.3-5); for the Allies in the East, ports and the south edge."""
        if faction is Faction.ALLIED and front is Front.EAST:
            return self.printed_depots[Faction.ALLIED] & self.hexes_of(front)
        name = "allied" if faction is Faction.ALLIED else "central"
        return self.marked("entry_zone", faction=name, front=front.value[0].upper())

    @cached_property
    def coast(self) -> frozenset[HexCoord]:
        """The coastal hexes (20.0)."""
        return frozenset(hex_ for hex_ in self.board if self.value(hex_, "coastal"))

    @cached_property
    def south_edge(self) -> frozenset[HexCoord]:
        """The southern edge of the East, from which tribes come (18.4)."""
        return self.marked("edge", edge="S")

    def hexes_of(self, front: Front) -> frozenset[HexCoord]:
        """The hexes of a front."""
        return frozenset(hex_ for hex_, fronts in self.printed_fronts.items() if front in fronts)

    def set_up_hexes(self, group: SetUpGroup, front: Front) -> frozenset[HexCoord]:
        """Where a group may be set up."""
        if (group, front) not in self._areas:  # asked of hex after hex
            self._areas[group, front] = self._set_up_area(group, front)
        return self._areas[group, front]

    def _set_up_area(self, group: SetUpGroup, front: Front) -> frozenset[HexCoord]:
        land = frozenset(hex_ for hex_ in self.hexes_of(front) if not self.is_closed(hex_))
        match group.area:
            case SetUpArea.WEST_OF_CANAL:
                return frozenset(hex_ for hex_ in land if self.value(hex_, "west_of_canal"))
            case SetUpArea.EAST_OF_CANAL:
                return frozenset(hex_ for hex_ in land if self.value(hex_, "canal_bank") == "east")
            case SetUpArea.DESERT:
                return frozenset(hex_ for hex_ in land if "desert" in self.board.terrain(hex_))
            case SetUpArea.RAILWAY:
                return frozenset(self.towns_along_rail(front, *group.places))
        near = [self.named[name] for name in group.places if name in self.named]
        return frozenset(
            hex_ for hex_ in land if any(distance(hex_, place) <= group.within for place in near)
        )

    def towns_along_rail(self, front: Front, first: str, last: str) -> Iterator[HexCoord]:
        """The cities and towns of a front's railway between two of them, both included."""
        way = self._rail_way({self.named[first]}, self.named[last], front)
        return (hex_ for hex_ in way if hex_ in self.towns)

    def _rail_way(self, starts: Collection[HexCoord], last: HexCoord, front: Front) -> tuple[HexCoord, ...]:
        """The shortest way by rail on a front from the nearest of some hexes; empty where none leads."""
        ways: list[tuple[HexCoord, ...]] = [(start,) for start in sorted(starts)]
        seen = set(starts)
        while ways:
            way = ways.pop(0)
            if way[-1] == last:
                return way
            for there, _ in self.links(way[-1], RAIL):
                if there not in seen and front in self.printed_fronts.get(there, _NO_FRONT):
                    seen.add(there)
                    ways.append((*way, there))
        return ()


@once_a_board
def field_of(board: Board) -> Field:
    """The field of a board: what was worked out of it serves every session on the same map."""
    return Field(board)


def _steps_over(sides: Iterable[Hexside]) -> frozenset[tuple[HexCoord, HexCoord]]:
    """Each step over a hexside, from either of its hexes to the other."""
    return frozenset(step for side in sides for step in (side.hexes, side.hexes[::-1]))
