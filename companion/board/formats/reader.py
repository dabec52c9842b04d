"""From a checked board file to a `Board`: numbers to hexes, coordinates to the lattice."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeVar

import numpy as np

from companion.board.facts import Area, EdgeExit, HexFacts, HexsideFacts, Line, Mark, Place, Point, Provenance
from companion.board.formats import schema
from companion.board.formats.several import drawn_hexes, joined_names
from companion.board.model import Board
from companion.board.shapes import Ring, first_flaw, open_ring, points_of
from companion.files import at, refuse
from companion.hexes.coordinates import HexCoord, HexNameError, Hexside, Numbering, Orientation
from companion.hexes.lattice import IntArray, hex_at, outline, snap, to_units

K = TypeVar("K")
V = TypeVar("V")
F = TypeVar("F", bound=schema.Feature)

_ROW = 1 << 32  # packs a lattice point into one number


def read_board(file: schema.BoardFile) -> Board:
    """Build the board; FileError names the first feature that does not fit."""
    header = file.board
    numbering, features = _numbering(header.numbering), _of_type(file, schema.HexFeature)
    numbers = _Numbers(numbering, drawn_hexes(features, numbering.orientation))
    hexes = _read_hexes(numbers, features)
    grid = _Grid(numbers, hexes)
    return Board(
        id=header.id,
        title=header.title,
        numbering=numbering,
        extent=grid.box(header.extent) if header.extent else None,
        hexes=MappingProxyType(hexes),
        hexsides=MappingProxyType(_read_hexsides(grid, _of_type(file, schema.HexsideFeature))),
        areas=_read_areas(grid, _of_type(file, schema.AreaFeature)),
        lines=_read_lines(grid, _of_type(file, schema.LineFeature)),
        places=_each(grid, _of_type(file, schema.PlaceFeature), _place),
        exits=_each(grid, _of_type(file, schema.ExitFeature), _exit),
        marks=_each(grid, _of_type(file, schema.MarkFeature), _mark),
        values=MappingProxyType(header.values),
        joined=joined_names(features, hexes),
    )


@dataclass(frozen=True, slots=True)
class _Numbers:
    """The hexes of a file by their numbers; on a map of several boards by the names that are drawn."""

    numbering: Numbering
    drawn: Mapping[str, HexCoord]

    def hex(self, name: str) -> HexCoord:
        """The hex of a number; refused when the number does not fit the numbering."""
        try:
            return self.drawn[name] if self.drawn else self.numbering.parse_hex(name)
        except (HexNameError, KeyError):
            refuse("board-file-bad-hex", name)


class _Grid:
    """Reads hex numbers and coordinates of one board."""

    def __init__(self, numbers: _Numbers, hexes: Mapping[HexCoord, HexFacts]) -> None:
        self.numbering = numbers.numbering
        self.orientation = self.numbering.orientation
        self._numbers, self._hexes = numbers, hexes

    def hex(self, name: str, where: str) -> HexCoord:
        """The hex of a number used by the feature at `where`; refused when it is not on the board."""
        hex_ = self._numbers.hex(name)
        if hex_ not in self._hexes:
            refuse("board-file-unknown-hex", where, hex=name)
        return hex_

    def hexes(self, names: Iterable[str], where: str) -> tuple[HexCoord, ...]:
        """The hexes of several numbers."""
        return tuple(self.hex(name, where) for name in names)

    def name_at(self, point: Point) -> str:
        """The number of the hex that holds a lattice point; empty where there is none."""
        try:
            return self.numbering.hex_name(hex_at(to_units(point, self.orientation), self.orientation))
        except HexNameError:
            return ""

    def points(self, coordinates: Sequence[schema.Coordinate]) -> Ring:
        """Coordinates as lattice points."""
        return points_of(coordinates, self.orientation)

    def box(self, coordinates: Sequence[schema.Coordinate]) -> tuple[Point, Point]:
        """The lower left and upper right corner of the box around some coordinates."""
        xs, ys = zip(*self.points(coordinates), strict=True)
        return (min(xs), min(ys)), (max(xs), max(ys))


def _numbering(record: schema.NumberingRecord) -> Numbering:
    try:
        return Numbering(record.style, record.orientation, record.shift, record.rows_northward)
    except ValueError:
        refuse("board-file-bad-numbering", "numbering", shift=record.shift.value)


def _of_type(file: schema.BoardFile, kind: type[F]) -> list[F]:
    return [feature for feature in file.features if isinstance(feature, kind)]


def _each(grid: _Grid, features: Iterable[F], make: Callable[[_Grid, F], V]) -> tuple[V, ...]:
    """What the features of one kind become; one that cannot be used is named."""
    return tuple(_made(grid, feature, make) for feature in features)


def _made(grid: _Grid, feature: F, make: Callable[[_Grid, F], V]) -> V:
    record = feature.properties
    with at(next(getattr(record, name) for name in ("id", "name", "hex") if hasattr(record, name))):
        return make(grid, feature)


def _read_only(values: dict[K, V]) -> Mapping[K, V]:
    return MappingProxyType(values)


def _read_hexes(numbers: _Numbers, features: Sequence[schema.HexFeature]) -> dict[HexCoord, HexFacts]:
    hexes: dict[HexCoord, HexFacts] = {}
    for feature in features:
        facts = _hex(numbers, feature.properties)
        if facts.coord in hexes:
            refuse("board-file-hex-twice", feature.properties.id)
        hexes[facts.coord] = facts
    if not hexes:
        refuse("board-file-no-hexes")
    _check_outlines(features, hexes, numbers.numbering.orientation)
    return hexes


def _hex(numbers: _Numbers, record: schema.HexRecord) -> HexFacts:
    return HexFacts(
        coord=numbers.hex(record.id),
        terrain=frozenset(record.terrain),
        is_half=record.half,
        links=_read_only({network: _read_only(links) for network, links in record.links.items()}),
        values=_read_only(record.values),
        provenance=record.provenance(),
        exceptions=_exceptions(record.exceptions),
    )


def _exceptions(records: dict[str, schema.ProvenanceRecord]) -> Mapping[str, Provenance]:
    return _read_only({fact: record.provenance() for fact, record in records.items()})


def _check_outlines(
    features: Sequence[schema.HexFeature], hexes: Iterable[HexCoord], orientation: Orientation
) -> None:
    """A hex drawn elsewhere than its number says would put every later answer in doubt."""
    drawn = [
        (f.properties.id, f.geometry.coordinates, hex_)
        for f, hex_ in zip(features, hexes, strict=True)
        if f.geometry
    ]
    for name, rings, _ in drawn:
        if len(rings) != 1 or len(rings[0]) != 7:
            refuse("board-file-hex-outline", name)
    if not drawn:
        return
    given = snap(np.array([rings[0][:6] for _, rings, _ in drawn]), orientation)
    due = np.array([outline(hex_, orientation) for _, _, hex_ in drawn])
    for index in np.flatnonzero((_corner_numbers(given) != _corner_numbers(due)).any(axis=1)):
        refuse("board-file-hex-outline", drawn[index][0])


def _corner_numbers(corners: IntArray) -> IntArray:
    """Corners (n, 6, 2) as sorted numbers (n, 6), so that it does not matter where a ring begins."""
    numbers: IntArray = np.sort(corners[..., 0] * _ROW + corners[..., 1], axis=1)
    return numbers


def _read_hexsides(grid: _Grid, features: Sequence[schema.HexsideFeature]) -> dict[Hexside, HexsideFacts]:
    hexsides: dict[Hexside, HexsideFacts] = {}
    for feature in features:
        record = feature.properties
        where = f"{record.hex}/{record.direction.value}"
        side = Hexside.of(grid.hex(record.hex, where), record.direction)
        if side in hexsides:
            refuse("board-file-hexside-twice", where)
        hexsides[side] = HexsideFacts(
            hexside=side,
            features=frozenset(record.features),
            name=record.name,
            provenance=record.provenance(),
            exceptions=_exceptions(record.exceptions),
        )
    return hexsides


def _read_areas(grid: _Grid, features: Sequence[schema.AreaFeature]) -> tuple[Area, ...]:
    areas = _each(grid, features, _area)
    _check_unique([area.id for area in areas])
    flaw = first_flaw(areas)
    if flaw is not None:
        area, point = flaw
        refuse("board-file-crossing-outline", area.id, hex=grid.name_at(point))
    return areas


def _area(grid: _Grid, feature: schema.AreaFeature) -> Area:
    record = feature.properties
    outline, *holes = _rings(grid, feature.geometry, record.id)
    return Area(
        id=record.id,
        kind=record.type,
        outline=outline,
        holes=tuple(holes),
        hexes=grid.hexes(record.hexes, record.id),
        cut_hexes=grid.hexes(record.cut_hexes, record.id),
        shares=_read_only({grid.hex(name, record.id): share for name, share in record.shares.items()}),
        values=_read_only(record.values),
        provenance=record.provenance(),
    )


def _rings(grid: _Grid, shape: schema.PolygonShape, where: str) -> list[Ring]:
    """Outline and holes of a polygon; refused when there is none, or one has no inside."""
    rings = [open_ring(grid.points(coordinates)) for coordinates in shape.coordinates]
    if not rings or min(len(set(ring)) for ring in rings) < 3:
        refuse("board-file-outline-too-short", where)
    return rings


def _check_unique(ids: Sequence[str]) -> None:
    seen: set[str] = set()
    for id in ids:
        if id in seen:
            refuse("board-file-id-twice", id)
        seen.add(id)


def _read_lines(grid: _Grid, features: Sequence[schema.LineFeature]) -> tuple[Line, ...]:
    lines = _each(grid, features, _line)
    _check_unique([line.id for line in lines])
    return lines


def _line(grid: _Grid, feature: schema.LineFeature) -> Line:
    record = feature.properties
    points = grid.points(feature.geometry.coordinates)
    if len(points) < 2:
        refuse("board-file-line-too-short", record.id)
    return Line(record.id, record.network, record.type, points, record.width, record.provenance())


def _place(grid: _Grid, feature: schema.PlaceFeature) -> Place:
    record, shape = feature.properties, feature.geometry
    return Place(
        name=record.name,
        hexes=grid.hexes(record.hexes, record.name),
        kind=record.type,
        area=record.area,
        label_boxes=tuple(grid.box(rings[0]) for rings in shape.coordinates if rings) if shape else (),
        values=_read_only(record.values),
        provenance=record.provenance(),
    )


def _exit(grid: _Grid, feature: schema.ExitFeature) -> EdgeExit:
    record, shape = feature.properties, feature.geometry
    return EdgeExit(
        edge=record.edge,
        hex=grid.hex(record.hex, f"{record.edge} {record.hex}"),
        network=record.network,
        kind=record.type,
        at=grid.points([shape.coordinates])[0] if shape else None,
        provenance=record.provenance(),
    )


def _mark(grid: _Grid, feature: schema.MarkFeature) -> Mark:
    record = feature.properties
    return Mark(
        id=record.id,
        kind=record.type,
        hexes=grid.hexes(record.hexes, record.id),
        shape=_mark_shape(grid, feature.geometry, record.id),
        text=record.text,
        values=_read_only(record.values),
        provenance=record.provenance(),
    )


def _mark_shape(
    grid: _Grid, shape: schema.PointShape | schema.LineShape | schema.PolygonShape | None, where: str
) -> Ring:
    if shape is None:
        return ()
    if isinstance(shape, schema.PolygonShape):
        return _rings(grid, shape, where)[0]
    if isinstance(shape, schema.PointShape):
        return grid.points([shape.coordinates])
    if len(shape.coordinates) != 2:
        refuse("board-file-line-too-short", where)
    return grid.points(shape.coordinates)
