"""What the Refit Phase needs to know of the map: who can enter what, and where the sides come from."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from companion.board.model import Board
from companion.board.once import once_a_board
from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.polder import POLDER
from companion.games.elst.rules.refit.tables import refit_tables
from companion.games.elst.rules.terrain import entry_refusal
from companion.hexes.coordinates import Direction, HexCoord, Orientation

REACH = 2  # hexes from a Strategic Location to the outline of its Setup Area (4.2ab)

Hexes = frozenset[HexCoord]


@dataclass(frozen=True)
class RefitGround:
    """The map as the Refit Phase sees it.

    `enterable` are the hexes Infantry can enter, enemies ignored (4.2j), `drivable` those that vehicles
    can; `smooth` are the road and open ground hexes (4.511f). `entry` lists each side's Entry Area hexes
    (CG7), `edge` the places off the map beyond its own map edge (4.5054, A-53). `always_open` are entry
    hexes no enemy area closes.
    """

    hexes: Hexes
    enterable: Hexes
    drivable: Hexes
    buildings: Hexes
    edge_roads: Hexes
    smooth: Hexes
    entry: Mapping[Faction, Hexes]
    edge: Mapping[Faction, Hexes]
    always_open: Mapping[Faction, Hexes]
    orientation: Orientation = Orientation.FLAT_TOP

    @classmethod
    def of(cls, board: Board) -> "RefitGround":
        """The ground of a board with its corrections."""
        hexes = frozenset(board)
        entry = {Faction.BRITISH: _west_edge(board), Faction.GERMAN: _between_arrows(board)}
        return cls(
            hexes=hexes,
            enterable=frozenset(hex_ for hex_ in board if entry_refusal(board, hex_) is None),
            drivable=frozenset(hex_ for hex_ in board if _is_drivable(board, hex_)),
            buildings=frozenset(hex_ for hex_ in board if _is_building(board.terrain(hex_))),
            edge_roads=_named(board, refit_tables().edge_roads),
            smooth=frozenset(hex_ for hex_ in board if _is_smooth(board.terrain(hex_))),
            entry=entry,
            edge={faction: _beyond(hexes, entry[faction], faction) for faction in Faction},
            always_open={
                Faction.BRITISH: frozenset(),
                Faction.GERMAN: _named(board, refit_tables().always_open_entry),
            },
            orientation=board.orientation,
        )

    def enterable_by(self, *, is_vehicle: bool) -> Hexes:
        """The hexes that a unit can enter, enemies ignored."""
        return self.drivable if is_vehicle else self.enterable

    @cached_property
    def neighbours(self) -> Mapping[HexCoord, tuple[HexCoord, ...]]:
        """Of each hex, the adjacent hexes on the map."""
        return {hex_: tuple(n for n in hex_.neighbours() if n in self.hexes) for hex_ in self.hexes}

    @cached_property
    def strategic(self) -> Hexes:
        """The hexes that are Strategic Locations whoever stands there."""
        return self.buildings | self.edge_roads

    @cached_property
    def north_edge(self) -> Hexes:
        """The hexes of the map's north edge."""
        return frozenset(hex_ for hex_ in self.hexes if hex_.step(Direction.N) not in self.hexes)

    @cached_property
    def near(self) -> Mapping[HexCoord, Hexes]:
        """Of each hex, those at most two hexes away, itself included."""
        return {hex_: _within_reach(hex_, self.neighbours) for hex_ in self.hexes}

    @cached_property
    def reached(self) -> Mapping[HexCoord, Hexes]:
        """Of each hex, those Infantry can get to from it within two hexes, itself included."""
        passable = {
            hex_: tuple(n for n in around if n in self.enterable) for hex_, around in self.neighbours.items()
        }
        return {hex_: _within_reach(hex_, passable) for hex_ in self.hexes}


@once_a_board
def prepared_ground(board: Board) -> RefitGround:
    """The ground of a board, kept for whoever asks next."""
    return RefitGround.of(board)


def _within_reach(start: HexCoord, around: Mapping[HexCoord, tuple[HexCoord, ...]]) -> Hexes:
    found, latest = {start}, [start]
    for _ in range(REACH):
        latest = [n for hex_ in latest for n in around[hex_] if n not in found]
        found.update(latest)
    return frozenset(found)


def _named(board: Board, names: tuple[str, ...]) -> Hexes:
    return frozenset(board.parse_hex(name) for name in names)


def _is_building(terrain: frozenset[str]) -> bool:
    return any(key.startswith("building") for key in terrain)


def _is_drivable(board: Board, hex_: HexCoord) -> bool:
    """Vehicles of the base game stay out of buildings, unless a road leads through the hex."""
    terrain = board.terrain(hex_)
    return entry_refusal(board, hex_) is None and (not _is_building(terrain) or _has_road(terrain))


def _has_road(terrain: frozenset[str]) -> bool:
    return any(key.startswith("road") for key in terrain)


def _is_smooth(terrain: frozenset[str]) -> bool:
    """Road, or open ground, which polder leaves as it is (1.3b)."""
    return terrain <= {POLDER} or _has_road(terrain)


def _west_edge(board: Board) -> Hexes:
    return frozenset(hex_ for hex_ in board if hex_.q == 0)


def _between_arrows(board: Board) -> Hexes:
    """North edge hexes from the first arrow eastward, east edge hexes down to the last, both included."""
    first, last = (board.parse_hex(name) for name in refit_tables().entry_arrows)
    north = {h for h in board if h.step(Direction.N) not in board and h.q >= first.q}
    _, last_row = board.numbering.column_row(last)
    east = {h for h in board if h.q == last.q and board.numbering.column_row(h)[1] <= last_row}
    return frozenset(north | east)


def _beyond(hexes: Hexes, entry: Hexes, faction: Faction) -> Hexes:
    """The places off the map that adjoin a side's entry hexes; for the British only those to the west."""
    outside = {n for hex_ in entry for n in hex_.neighbours() if n not in hexes}
    return frozenset(n for n in outside if faction is Faction.GERMAN or n.q < 0)
