"""Where the boards of a map lie: in columns of hexes and half hexes, so that edges meet in whole numbers.

A hex (q, r) lies at (q, 2r + q): columns to the east, half hexes to the north.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from companion.board.facts import Point
from companion.board.joined.plan import PlacedBoard
from companion.board.model import Board, UnknownHexError
from companion.files import refuse
from companion.hexes.coordinates import Direction, HexCoord, Hexside
from companion.hexes.lattice import SCALE

_STEP = (3 * SCALE, SCALE)  # lattice steps to a column, and to half a hex
_BEYOND = (2 * SCALE, SCALE)  # from the middle of a hex to its outermost corner or side


class Edge(Enum):
    """The edges of a board as it lies."""

    WEST = "west"
    EAST = "east"
    SOUTH = "south"
    NORTH = "north"

    @property
    def opposite(self) -> "Edge":
        """The edge across."""
        return _ACROSS[self]


_ACROSS = {Edge.WEST: Edge.EAST, Edge.EAST: Edge.WEST, Edge.SOUTH: Edge.NORTH, Edge.NORTH: Edge.SOUTH}


@dataclass(frozen=True, slots=True)
class Box:
    """Columns and half hexes; its edges run through the middles of hexes that the next board shares."""

    west: int
    east: int
    south: int
    north: int

    def holds(self, at: Point) -> bool:
        """Whether a place lies within or on an edge."""
        return self.west <= at[0] <= self.east and self.south <= at[1] <= self.north

    def overlaps(self, other: "Box") -> bool:
        """Whether they share more than an edge."""
        across = min(self.east, other.east) > max(self.west, other.west)
        return across and min(self.north, other.north) > max(self.south, other.south)

    def seams_with(self, other: "Box") -> Iterator[Edge]:
        """The edges along which another box lies."""
        upright = min(self.north, other.north) > max(self.south, other.south)
        level = min(self.east, other.east) > max(self.west, other.west)
        meets = {
            Edge.WEST: upright and self.west == other.east,
            Edge.EAST: upright and self.east == other.west,
            Edge.SOUTH: level and self.south == other.north,
            Edge.NORTH: level and self.north == other.south,
        }
        yield from (edge for edge, is_met in meets.items() if is_met)

    def moved(self, columns: int, halves: int) -> "Box":
        """The box elsewhere."""
        return Box(self.west + columns, self.east + columns, self.south + halves, self.north + halves)

    @property
    def turned(self) -> "Box":
        """The box turned about the origin by 180 degrees."""
        return Box(-self.east, -self.west, -self.north, -self.south)


@dataclass(frozen=True, eq=False)
class Lying:
    """A board on the map: turned first, then moved by `shift`; `box` is its part in play, there.

    `own` is that part on the board itself, `cut` the edges at which the board goes on beyond it, `seams`
    those at which another board lies: edges of the map.
    """

    name: str
    board: Board
    is_turned: bool
    own: Box
    shift: HexCoord
    box: Box
    cut: frozenset[Edge]
    seams: frozenset[Edge] = frozenset()

    def hex(self, hex_: HexCoord) -> HexCoord:
        """Where a hex of the board lies."""
        return self.shift - hex_ if self.is_turned else self.shift + hex_

    def direction(self, direction: Direction) -> Direction:
        """Where a direction of the board points."""
        return direction.opposite if self.is_turned else direction

    def side(self, side: Hexside) -> Hexside:
        """Where a hexside of the board lies."""
        return Hexside.of(self.hex(side.hex), self.direction(side.direction))

    def points(self, points: Iterable[Point]) -> tuple[Point, ...]:
        """Where lattice points of the board lie."""
        (x, y), sign = place_of(self.shift), -1 if self.is_turned else 1
        dx, dy = x * _STEP[0], y * _STEP[1]
        return tuple((dx + sign * px, dy + sign * py) for px, py in points)

    @property
    def kept(self) -> frozenset[HexCoord]:
        """The board's own hexes that are on the map.

        Half hexes at a cut northern edge are numbered before the first row, and needed only where another
        board has their other half.
        """
        north = Edge.SOUTH if self.is_turned else Edge.NORTH
        is_free = north in self.cut and north not in self.seams
        within = self.own if not is_free else replace(self.own, north=self.own.north - 1)
        return frozenset(hex_ for hex_ in self.board if within.holds(place_of(hex_)))

    @property
    def clip(self) -> tuple[Point, Point]:
        """How far its drawing goes, in lattice steps: to its seams, elsewhere as far as its hexes."""
        return self._reach({edge for edge in Edge if edge not in self.seams})

    @property
    def extent(self) -> tuple[Point, Point]:
        """The corners of its part of the map, in lattice steps: whole hexes where it was cut."""
        return self._reach(self.cut - self.seams)

    def _reach(self, beyond: Iterable[Edge]) -> tuple[Point, Point]:
        more, box = frozenset(beyond), self.box
        west, east = box.west * _STEP[0], box.east * _STEP[0]
        south, north = box.south * _STEP[1], box.north * _STEP[1]
        return (
            (west - _BEYOND[0] * (Edge.WEST in more), south - _BEYOND[1] * (Edge.SOUTH in more)),
            (east + _BEYOND[0] * (Edge.EAST in more), north + _BEYOND[1] * (Edge.NORTH in more)),
        )


def place_of(hex_: HexCoord) -> Point:
    """The column of a hex, and its height in half hexes."""
    return hex_.q, 2 * hex_.r + hex_.q


def lay(placed: Sequence[tuple[PlacedBoard, str, Board]]) -> tuple[Lying, ...]:
    """Lay boards, each with its name, by their places; FileError when edges do not meet or boards overlap."""
    laid: dict[tuple[int, int], Lying] = {}
    for about, name, board in sorted(placed, key=lambda one: (one[0].row, one[0].column)):
        if (about.row, about.column) in laid:
            refuse("join-same-place", name, other=laid[about.row, about.column].name)
        laid[about.row, about.column] = _lying(about, name, board, laid)
    for one in laid.values():
        for other in laid.values():
            if one is not other and one.box.overlaps(other.box):
                refuse("join-overlap", one.name, other=other.name)
    return tuple(_with_seams(one, laid.values()) for one in laid.values())


def _with_seams(one: Lying, laid: Iterable[Lying]) -> Lying:
    seams = (edge for other in laid if other is not one for edge in one.box.seams_with(other.box))
    return replace(one, seams=frozenset(seams))


def _lying(about: PlacedBoard, name: str, board: Board, laid: dict[tuple[int, int], Lying]) -> Lying:
    own, whole = _in_play(about, name, board), _whole(board)
    cut = {edge for edge in Edge if getattr(own, edge.value) != getattr(whole, edge.value)}
    box, cut = (own.turned, {edge.opposite for edge in cut}) if about.turned else (own, cut)
    columns, halves = _way(about, name, box, laid)
    if (halves - columns) % 2:
        refuse("join-misfit", name)
    shift = HexCoord(columns, (halves - columns) // 2)
    return Lying(name, board, about.turned, own, shift, box.moved(columns, halves), frozenset(cut))


def _way(about: PlacedBoard, name: str, box: Box, laid: dict[tuple[int, int], Lying]) -> tuple[int, int]:
    """Columns and half hexes by which a board is moved: to the neighbour west of it, or else that above."""
    if not laid:
        return -box.west, box.west % 2
    west, north = laid.get((about.row, about.column - 1)), laid.get((about.row - 1, about.column))
    if west is None and north is None:
        refuse("join-apart", name)
    left = west.box.east if west else north.box.west if north else 0
    top = north.box.south if north else west.box.north if west else 0
    return left - box.west, top - box.north


def _whole(board: Board) -> Box:
    columns, rows = _columns_rows(board, board)
    first = max(min(rows[column]) for column in columns)
    last = min(max(rows[column]) for column in columns)
    return _box(board, min(columns), max(columns), first, last)


def _columns_rows(board: Board, hexes: Iterable[HexCoord]) -> tuple[list[int], dict[int, list[int]]]:
    rows: dict[int, list[int]] = {}
    for column, row in map(board.numbering.column_row, hexes):
        rows.setdefault(column, []).append(row)
    return sorted(rows), rows


def _box(board: Board, west: int, east: int, first: int, last: int) -> Box:
    """The box of columns and rows: every second column has half a hex more at either end."""
    column = [min(west + one, east) for one in (0, 1)]
    north = max(place_of(board.numbering.from_column_row(one, first))[1] for one in column) + 1
    south = max(place_of(board.numbering.from_column_row(one, last))[1] for one in column) - 1
    return Box(west, east, south, north)


def _in_play(about: PlacedBoard, name: str, board: Board) -> Box:
    if not (about.first and about.last):
        return _whole(board)
    try:
        corners = [board.numbering.column_row(board.parse_own(text)) for text in (about.first, about.last)]
    except UnknownHexError:
        refuse("join-bad-crop", name, crop=f"{about.first}-{about.last}")
    (west, east), (first, last) = (sorted(figures) for figures in zip(*corners, strict=True))
    if east == west:
        refuse("join-crop-narrow", name)
    return _box(board, west, east, first, last)
