"""Hexes as axial coordinates: neighbours, hexsides, vertices, distances, rings and printed numbers.

A hex is the pair (q, r). On a flat-top grid q counts columns eastward and r steps north; on a
pointy-top grid r counts rows northward and q steps east. The six directions are numbered 1 to 6
clockwise, beginning at north (flat-top) or north-east (pointy-top), as scatter dice are read.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import lru_cache
from typing import NamedTuple

from pydantic_core.core_schema import (
    CoreSchema,
    int_schema,
    no_info_wrap_validator_function,
    plain_serializer_function_ser_schema,
    typed_dict_field,
    typed_dict_schema,
)


class HexNameError(ValueError):
    """A printed hex number that does not fit the numbering in use; `text` is what was typed."""

    def __init__(self, text: str) -> None:
        super().__init__(f"not a hex number: {text!r}")
        self.text = text


class Orientation(StrEnum):
    """How the hexes stand: flat side or point to the north."""

    FLAT_TOP = "flat-top"
    POINTY_TOP = "pointy-top"


class Direction(IntEnum):
    """The six neighbours, clockwise; named for the flat-top grid."""

    N = 1
    NE = 2
    SE = 3
    S = 4
    SW = 5
    NW = 6

    def turned(self, steps: int) -> "Direction":
        """The direction `steps` sixths of a turn clockwise from this one."""
        return Direction((self - 1 + steps) % 6 + 1)

    @property
    def opposite(self) -> "Direction":
        """The direction half a turn away."""
        return self.turned(3)


class HexCoord(NamedTuple):
    """Axial coordinates of one hex: its only identity inside the program.

    A pair, since nothing is looked up and compared as often; it is written as a record {"q": 3, "r": -2}.
    """

    q: int
    r: int

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: type, _handler: object) -> CoreSchema:
        number = typed_dict_field(int_schema())
        return no_info_wrap_validator_function(
            lambda value, read: value if isinstance(value, cls) else cls(**read(value)),
            typed_dict_schema({"q": number, "r": number}, extra_behavior="forbid"),
            serialization=plain_serializer_function_ser_schema(cls._asdict),
        )

    def __add__(self, other: "HexCoord") -> "HexCoord":  # type: ignore[override]
        return HexCoord(self.q + other.q, self.r + other.r)

    def __sub__(self, other: "HexCoord") -> "HexCoord":
        return HexCoord(self.q - other.q, self.r - other.r)

    def step(self, direction: Direction, distance: int = 1) -> "HexCoord":
        """The hex `distance` hexes away in a straight row of hexes."""
        dq, dr = _STEPS[direction]
        return HexCoord(self.q + dq * distance, self.r + dr * distance)

    def neighbours(self) -> tuple["HexCoord", ...]:
        """The six adjacent hexes, clockwise from direction 1."""
        return _neighbours(self)


_STEPS: dict[Direction, tuple[int, int]] = {
    Direction.N: (0, 1),
    Direction.NE: (1, 0),
    Direction.SE: (1, -1),
    Direction.S: (0, -1),
    Direction.SW: (-1, 0),
    Direction.NW: (-1, 1),
}
_MOST_KEPT = 1 << 13  # hexes, of which the largest boards have a third


@lru_cache(maxsize=_MOST_KEPT)
def _neighbours(hex_: HexCoord) -> tuple[HexCoord, ...]:
    """Kept, since every way over a map asks for those of each of its hexes."""
    return tuple(HexCoord(hex_.q + dq, hex_.r + dr) for dq, dr in _STEPS.values())


_DIRECTION_OF_STEP = {step: direction for direction, step in _STEPS.items()}


@dataclass(frozen=True, slots=True, order=True)
class Hexside:
    """The side shared by two adjacent hexes; equal whichever hex it is named from.

    Kept in canonical form (direction N, NE or SE): build it with `of` or `between`.
    """

    hex: HexCoord
    direction: Direction

    @classmethod
    def of(cls, hex_: HexCoord, direction: Direction) -> "Hexside":
        """The hexside of `hex_` that faces `direction`."""
        if direction in (Direction.N, Direction.NE, Direction.SE):
            return cls(hex_, direction)
        return cls(hex_.step(direction), direction.opposite)

    @classmethod
    def between(cls, a: HexCoord, b: HexCoord) -> "Hexside":
        """The hexside between two adjacent hexes; ValueError when they are not adjacent."""
        return cls.of(a, direction_between(a, b))

    @property
    def hexes(self) -> tuple[HexCoord, HexCoord]:
        """The two hexes that share this hexside."""
        return self.hex, self.hex.step(self.direction)

    @property
    def vertices(self) -> tuple["Vertex", "Vertex"]:
        """The two ends of this hexside."""
        return Vertex.of(self.hex, self.direction.turned(-1)), Vertex.of(self.hex, self.direction)


@dataclass(frozen=True, slots=True, order=True)
class Vertex:
    """A corner shared by three hexes, known by the sum of their coordinates."""

    q_sum: int
    r_sum: int

    @classmethod
    def of(cls, hex_: HexCoord, direction: Direction) -> "Vertex":
        """The corner of `hex_` between `direction` and the next direction clockwise."""
        a, b = hex_.step(direction), hex_.step(direction.turned(1))
        return cls(hex_.q + a.q + b.q, hex_.r + a.r + b.r)

    @property
    def hexes(self) -> tuple[HexCoord, HexCoord, HexCoord]:
        """The three hexes that meet here, in ascending order."""
        q, r = self.q_sum // 3, self.r_sum // 3
        near = [HexCoord(q + dq, r + dr) for dq in (0, 1) for dr in (0, 1)]
        meeting = sorted(h for h in near if self in vertices_of(h))
        return meeting[0], meeting[1], meeting[2]

    @property
    def hexsides(self) -> tuple[Hexside, Hexside, Hexside]:
        """The three hexsides that meet here."""
        a, b, c = self.hexes
        return Hexside.between(a, b), Hexside.between(a, c), Hexside.between(b, c)

    @property
    def neighbours(self) -> tuple["Vertex", ...]:
        """The corners at the other ends of its hexsides."""
        return tuple(end for side in self.hexsides for end in side.vertices if end != self)


def vertices_of(hex_: HexCoord) -> tuple[Vertex, ...]:
    """The six corners of a hex, clockwise."""
    return tuple(Vertex.of(hex_, d) for d in Direction)


def direction_between(a: HexCoord, b: HexCoord) -> Direction:
    """The direction from a hex to an adjacent one; ValueError when they are not adjacent."""
    try:
        return _DIRECTION_OF_STEP[b.q - a.q, b.r - a.r]
    except KeyError:
        raise ValueError(f"{a} and {b} are not adjacent") from None


def distance(a: HexCoord, b: HexCoord) -> int:
    """The range between two hexes, in hexes.

    >>> distance(HexCoord(0, 0), HexCoord(2, -3))
    3
    """
    dq, dr = b.q - a.q, b.r - a.r
    return max(abs(dq), abs(dr), abs(dq + dr))


def ring(centre: HexCoord, radius: int) -> Iterator[HexCoord]:
    """The hexes exactly `radius` away, clockwise from direction 1."""
    if radius == 0:
        yield centre
        return
    here = centre.step(Direction.N, radius)
    for side in Direction:
        for _ in range(radius):
            yield here
            here = here.step(side.turned(2))


def disk(centre: HexCoord, radius: int) -> Iterator[HexCoord]:
    """The hexes at most `radius` away, nearest rings first."""
    for k in range(radius + 1):
        yield from ring(centre, k)


def hex_line(a: HexCoord, b: HexCoord) -> list[HexCoord]:
    """One hex for every range step from a to b; a line along a hexside takes the lower hex.

    For drawing rows of hexes, not for what a line of sight touches.
    """
    steps = distance(a, b)
    if steps == 0:
        return [a]
    return [_nearest(a, b, k, steps) for k in range(steps + 1)]


def _nearest(a: HexCoord, b: HexCoord, k: int, steps: int) -> HexCoord:
    """The hex nearest to the point k/steps of the way, in exact thirds-free integers."""
    q = a.q * (steps - k) + b.q * k
    r = a.r * (steps - k) + b.r * k
    q0, r0 = q // steps, r // steps
    near = [HexCoord(q0 + dq, r0 + dr) for dq in (0, 1) for dr in (0, 1)]
    return min(near, key=lambda h: (_norm(h.q * steps - q, h.r * steps - r), h))


def vertex_line(a: Vertex, b: Vertex) -> list[Vertex]:
    """The corners from a to b along hexsides, each the one nearest to b beside the last."""
    line = [a]
    while line[-1] != b:
        line.append(min(line[-1].neighbours, key=lambda v: (_norm(v.q_sum - b.q_sum, v.r_sum - b.r_sum), v)))
    return line


def hexside_joining(a: Vertex, b: Vertex) -> Hexside:
    """The hexside between two adjacent corners; ValueError when they are not adjacent."""
    for side in a.hexsides:
        if b in side.vertices:
            return side
    raise ValueError(f"{a} and {b} are not adjacent")


def _norm(q: int, r: int) -> int:
    """Squared length of an axial vector in units of one hex."""
    return q * q + q * r + r * r


class NumberStyle(StrEnum):
    """How a map prints its hex numbers."""

    LETTERS = "letters"  # NN8: column letters (A..Z, AA..ZZ) and row
    COLUMN_ROW = "column-row"  # 0512: two digits of column, two of row
    ROW_COLUMN = "row-column"  # 1501: two digits of row, two of column


class Shift(StrEnum):
    """Where the odd columns (flat-top) or odd rows (pointy-top) stand against the even ones."""

    ODD_NORTH = "odd-north"
    ODD_SOUTH = "odd-south"
    ODD_EAST = "odd-east"
    ODD_WEST = "odd-west"


_FORWARD_SHIFTS = (Shift.ODD_NORTH, Shift.ODD_EAST)
_FLAT_SHIFTS = (Shift.ODD_NORTH, Shift.ODD_SOUTH)
_PAIR = re.compile(r"(\d\d)(\d\d)", re.ASCII)
_LETTERED = re.compile(r"([A-Z])(\1?)(\d{1,2})", re.ASCII)


def _clean(text: str) -> str:
    """A number without spaces, in plain capitals. Files have it so already, and name thousands."""
    if text.isascii() and text.isalnum():
        return text.upper()
    return re.sub(r"\s+", "", unicodedata.normalize("NFKC", text)).upper()


@dataclass(frozen=True, slots=True)
class Numbering:
    """The printed numbers of a map: style, grid and which rows count upward.

    Column letters start at A = column 0. `rows_northward` tells whether row numbers grow to the
    north. A flat-top grid shifts odd columns north or south, a pointy-top one odd rows east or west.
    """

    style: NumberStyle
    orientation: Orientation
    shift: Shift
    rows_northward: bool = False

    def __post_init__(self) -> None:
        is_flat = self.orientation is Orientation.FLAT_TOP
        if is_flat != (self.shift in _FLAT_SHIFTS):
            raise ValueError(f"shift {self.shift} does not fit a {self.orientation} grid")

    def from_column_row(self, column: int, row: int) -> HexCoord:
        """The hex printed with this column and row."""
        up = row if self.rows_northward else -row
        if self.orientation is Orientation.FLAT_TOP:
            return HexCoord(column, (2 * up + self._offset(column) - column) // 2)
        return HexCoord((2 * column + self._offset(row) - up) // 2, up)

    def column_row(self, hex_: HexCoord) -> tuple[int, int]:
        """The printed column and row of a hex."""
        if self.orientation is Orientation.FLAT_TOP:
            column, up = hex_.q, (2 * hex_.r + hex_.q - self._offset(hex_.q)) // 2
        else:
            column, up = (2 * hex_.q + hex_.r - self._offset(hex_.r)) // 2, hex_.r
        return column, up if self.rows_northward else -up

    def _offset(self, index: int) -> int:
        """Half hexes by which a column or row is shifted."""
        if index % 2 == 0:
            return 0
        return 1 if self.shift in _FORWARD_SHIFTS else -1

    def parse_hex(self, text: str) -> HexCoord:
        """Read a number, forgiving of case, spaces and full-width characters.

        >>> lettered = Numbering(NumberStyle.LETTERS, Orientation.FLAT_TOP, Shift.ODD_SOUTH)
        >>> lettered.hex_name(lettered.parse_hex("nn 8"))
        'NN8'
        """
        return self.from_column_row(*self.parse_number(text))

    def parse_number(self, text: str) -> tuple[int, int]:
        """The column and row that a number names, whether or not a board has them."""
        clean = _clean(text)
        if self.style is NumberStyle.LETTERS:
            return self._parse_letters(clean, text)
        match = _PAIR.fullmatch(clean)
        if match is None:
            raise HexNameError(text)
        first, second = int(match[1]), int(match[2])
        return (second, first) if self.style is NumberStyle.ROW_COLUMN else (first, second)

    def _parse_letters(self, clean: str, text: str) -> tuple[int, int]:
        match = _LETTERED.fullmatch(clean)
        if match is None:
            raise HexNameError(text)
        column = ord(match[1]) - ord("A") + 26 * len(match[2])
        return column, int(match[3])

    def hex_name(self, hex_: HexCoord) -> str:
        """The number printed in a hex; HexNameError when the style cannot write it."""
        return self.number(*self.column_row(hex_))

    def number(self, column: int, row: int) -> str:
        """How a column and row are written; HexNameError when the style cannot write them."""
        limit = 52 if self.style is NumberStyle.LETTERS else 100
        if not (0 <= column < limit and 0 <= row < 100):
            raise HexNameError(f"{column}, {row}")
        if self.style is NumberStyle.LETTERS:
            return chr(ord("A") + column % 26) * (column // 26 + 1) + str(row)
        pair = (column, row) if self.style is NumberStyle.COLUMN_ROW else (row, column)
        return f"{pair[0]:02d}{pair[1]:02d}"
