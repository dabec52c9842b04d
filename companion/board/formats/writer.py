"""From a `Board` to the document of its file, in one canonical order and spelling."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from companion.board.facts import Area, EdgeExit, HexFacts, HexsideFacts, Line, Mark, Place, Point, Provenance
from companion.board.formats import schema
from companion.board.shapes import Ring, coordinates_of, file_figures, turned
from companion.hexes.coordinates import Direction, HexCoord, Orientation
from companion.hexes.lattice import outline, to_units, vertex_point

if TYPE_CHECKING:
    from companion.board.model import Board

Json = dict[str, Any]
V = TypeVar("V")


def dump_board(board: "Board") -> Json:
    """The board as the JSON object of its file."""
    return {
        "type": "FeatureCollection",
        "board": _header(board),
        "features": [
            {"type": "Feature", "geometry": geometry, "properties": properties}
            for geometry, properties in _features(board)
        ],
    }


def board_text(board: "Board") -> str:
    """The canonical text of the board's file: one feature a line."""
    parts = dump_board(board)
    features = ",\n".join(_compact(feature) for feature in parts["features"])
    return (
        f'{{"type":"FeatureCollection",\n"board":{_compact(parts["board"])},\n"features":[\n{features}\n]}}\n'
    )


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _header(board: "Board") -> Json:
    numbering = board.numbering
    return {
        "format": schema.FORMAT,
        "version": schema.VERSION,
        "id": board.id,
        "title": board.title,
        "numbering": {
            "style": numbering.style.value,
            "orientation": numbering.orientation.value,
            "shift": numbering.shift.value,
            "rows_northward": numbering.rows_northward,
        },
        "extent": coordinates_of(board.extent, board.orientation) if board.extent else None,
        "values": _sorted(board.values),
    }


def _features(board: "Board") -> Iterator[tuple[Json | None, Json]]:
    """Geometry and properties of every feature: hexes in the board's order, hexsides sorted."""
    names = _Names(board)
    yield from zip(_hex_shapes(board), (_hex(names, h) for h in board.hexes.values()), strict=True)
    for _, side in sorted(board.hexsides.items()):
        yield names.segment(side), _hexside(names, side)
    for area in board.areas:
        yield names.polygon(area.outline, *map(turned, area.holes)), _area(names, area)
    for line in board.lines:
        yield names.line(line.points), _line(line)
    for place in board.places:
        yield names.boxes(place.label_boxes), _place(names, place)
    for exit_ in board.exits:
        yield names.spot(exit_.at), _exit(names, exit_)
    for mark in board.marks:
        yield names.shape(mark.shape), _mark(names, mark)


class _Names:
    """Writes hexes as their numbers and lattice points as coordinates."""

    def __init__(self, board: "Board") -> None:
        self._orientation: Orientation = board.orientation
        self._board = board
        self.hex = board.own_name

    def printed(self, hex_: HexCoord) -> list[list[str]]:
        """On a map of several boards the name and the number there of each board that has a hex."""
        joined = self._board.joined
        return [[name.board, name.number] for name in joined.of_hex.get(hex_, ())] if joined else []

    def hexes(self, hexes: Iterable[HexCoord]) -> list[str]:
        return [self.hex(hex_) for hex_ in hexes]

    def hexside(self, facts: HexsideFacts) -> tuple[str, int]:
        """A hex of the board that has this hexside, and the direction it faces from there."""
        near, far = facts.hexside.hexes
        if near in self._board:
            return self.hex(near), facts.hexside.direction.value
        return self.hex(far), facts.hexside.direction.opposite.value

    def coordinates(self, points: Iterable[Point]) -> list[list[float]]:
        return coordinates_of(points, self._orientation)

    def spot(self, point: Point | None) -> Json | None:
        if point is None:
            return None
        return {"type": "Point", "coordinates": self.coordinates([point])[0]}

    def line(self, points: Iterable[Point]) -> Json:
        return {"type": "LineString", "coordinates": self.coordinates(points)}

    def segment(self, facts: HexsideFacts) -> Json:
        return self.line(vertex_point(vertex, self._orientation) for vertex in facts.hexside.vertices)

    def polygon(self, *rings: Ring) -> Json:
        return {"type": "Polygon", "coordinates": [self.coordinates((*ring, ring[0])) for ring in rings]}

    def boxes(self, boxes: Iterable[tuple[Point, Point]]) -> Json | None:
        polygons = [self.polygon(_box_ring(low, high))["coordinates"] for low, high in boxes]
        return {"type": "MultiPolygon", "coordinates": polygons} if polygons else None

    def shape(self, points: Ring) -> Json | None:
        if len(points) < 2:
            return self.spot(points[0] if points else None)
        return self.line(points) if len(points) == 2 else self.polygon(points)


def _box_ring(low: Point, high: Point) -> Ring:
    return low, (high[0], low[1]), high, (low[0], high[1])


def _hex_shapes(board: "Board") -> Iterator[Json]:
    """The outlines of all hexes at once, counterclockwise and closed."""
    corners = np.array([outline(hex_, board.orientation)[[5, 4, 3, 2, 1, 0, 5]] for hex_ in board])
    for ring in file_figures(to_units(corners, board.orientation)):
        yield {"type": "Polygon", "coordinates": [ring]}


def _hex(names: _Names, facts: HexFacts) -> Json:
    return {
        "kind": "hex",
        "id": names.hex(facts.coord),
        "terrain": sorted(facts.terrain),
        **_present(
            half=facts.is_half,
            names=names.printed(facts.coord),
            links={network: _directions(links) for network, links in sorted(facts.links.items())},
            values=_sorted(facts.values),
        ),
        **_provenance(facts.provenance),
        **_present(exceptions=_exceptions(facts.exceptions)),
    }


def _hexside(names: _Names, facts: HexsideFacts) -> Json:
    hex_, direction = names.hexside(facts)
    return {
        "kind": "hexside",
        "hex": hex_,
        "direction": direction,
        "features": sorted(facts.features),
        **_present(name=facts.name),
        **_provenance(facts.provenance),
        **_present(exceptions=_exceptions(facts.exceptions)),
    }


def _area(names: _Names, area: Area) -> Json:
    return {
        "kind": "area",
        "id": area.id,
        "type": area.kind,
        "hexes": names.hexes(area.hexes),
        **_present(
            cut_hexes=names.hexes(area.cut_hexes),
            shares={names.hex(hex_): share for hex_, share in area.shares.items()},
            values=_sorted(area.values),
        ),
        **_provenance(area.provenance),
    }


def _line(line: Line) -> Json:
    return {
        "kind": "line",
        "id": line.id,
        "network": line.network,
        "type": line.kind,
        **_present(width=line.width),
        **_provenance(line.provenance),
    }


def _place(names: _Names, place: Place) -> Json:
    return {
        "kind": "place",
        "name": place.name,
        **_present(type=place.kind),
        "hexes": names.hexes(place.hexes),
        **_present(area=place.area, values=_sorted(place.values)),
        **_provenance(place.provenance),
    }


def _exit(names: _Names, exit_: EdgeExit) -> Json:
    return {
        "kind": "exit",
        "edge": exit_.edge,
        "hex": names.hex(exit_.hex),
        "network": exit_.network,
        "type": exit_.kind,
        **_provenance(exit_.provenance),
    }


def _mark(names: _Names, mark: Mark) -> Json:
    return {
        "kind": "mark",
        "id": mark.id,
        "type": mark.kind,
        **_present(hexes=names.hexes(mark.hexes), text=mark.text, values=_sorted(mark.values)),
        **_provenance(mark.provenance),
    }


def _present(**fields: Any) -> Json:
    """The fields that say something: absence stands for false, zero and empty."""
    return {key: value for key, value in fields.items() if value}


def _provenance(provenance: Provenance) -> Json:
    known = {"source": provenance.source.value, "confidence": provenance.confidence.value}
    return {**known, **_present(note=provenance.note)}


def _exceptions(exceptions: Mapping[str, Provenance]) -> Json:
    return {fact: _provenance(provenance) for fact, provenance in sorted(exceptions.items())}


def _directions(links: Mapping[Direction, str]) -> Json:
    return {str(direction.value): kind for direction, kind in sorted(links.items())}


def _sorted(values: Mapping[str, V]) -> dict[str, V]:
    return dict(sorted(values.items()))
