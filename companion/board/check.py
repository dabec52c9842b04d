"""What does not fit together on a board: links, lines, areas and terrain that contradict one another."""

from collections.abc import Iterator

import numpy as np
import shapely

from companion.board.entries import BUILDING_PREFIX
from companion.board.model import Board
from companion.board.reshape import BUILDING, DRAWN_TERRAIN
from companion.board.shapes import polygon_of
from companion.hexes.coordinates import Direction, HexCoord, Hexside
from companion.hexes.lattice import centre, outline, unit_scale, vertex_point
from companion.reason import Reason

Findings = Iterator[Reason]

_LEAST_SHARE = 1e-4  # of a hex: an area that covers less does not reach into it


def check_board(board: Board) -> tuple[Reason, ...]:
    """Everything odd about a board that a file may still hold; empty for a sound one."""
    checks = (_lone_hexes, _links, _link_terrain, _lines, _areas, _drawn_terrain, _buildings, _places)
    return tuple(finding for check in checks for finding in check(board))


def _lone_hexes(board: Board) -> Findings:
    """A hex away from all others is a mistyped number."""
    for hex_ in board:
        if len(board) > 1 and not any(board.neighbours(hex_)):
            yield Reason("board-check-lone-hex", hexes=(hex_,))


def _links(board: Board) -> Findings:
    """A link is seen from both hexes, and where it leaves the board there is an exit."""
    exits = {(exit_.hex, exit_.network) for exit_ in board.exits}
    for hex_, network in _linked(board):
        for direction in board.links(hex_, network):
            far = hex_.step(direction)
            if far in board:
                if direction.opposite not in board.links(far, network):
                    yield Reason("board-check-one-sided-link", "", (hex_, far), {"network": network})
            elif (hex_, network) not in exits:
                yield Reason("board-check-no-exit", "", (hex_,), {"network": network})


def _linked(board: Board) -> Iterator[tuple[HexCoord, str]]:
    """Every hex with every network that has links in it."""
    for hex_, facts in board.hexes.items():
        for network in facts.links:
            yield hex_, network


def _link_terrain(board: Board) -> Findings:
    """Where a board marks a network's hexes by terrain too, every linked hex has the mark."""
    marked = {network for _, network in _linked(board) if any(_has_key(board, h, network) for h in board)}
    for hex_, network in _linked(board):
        if network in marked and not _has_key(board, hex_, network):
            yield Reason("board-check-link-without-terrain", "", (hex_,), {"network": network})


def _has_key(board: Board, hex_: HexCoord, network: str) -> bool:
    return any(key == network or key.startswith(f"{network}_") for key in board.terrain(hex_))


def _lines(board: Board) -> Findings:
    """Where a network is drawn, its lines cross the hexsides that it links across and no others."""
    drawn = sorted({line.network for line in board.lines})
    sides = (
        sorted({Hexside.of(hex_, direction) for hex_ in board for direction in Direction}) if drawn else []
    )
    ends = [[vertex_point(vertex, board.orientation) for vertex in side.vertices] for side in sides]
    segments = [shapely.LineString(points) for points in ends]
    for network in drawn:
        lines = [shapely.LineString(line.points) for line in board.lines if line.network == network]
        touched, _ = shapely.STRtree(lines).query(segments, predicate="intersects")
        crossed = {sides[index] for index in touched}
        linked = {Hexside.of(hex_, direction) for hex_ in board for direction in board.links(hex_, network)}
        for side in sorted(crossed - linked):
            yield Reason("board-check-line-without-link", "", _near(board, side), {"network": network})
        for side in sorted(linked - crossed):
            yield Reason("board-check-link-without-line", "", _near(board, side), {"network": network})


def _near(board: Board, side: Hexside) -> tuple[HexCoord, ...]:
    return tuple(hex_ for hex_ in side.hexes if hex_ in board)


def _areas(board: Board) -> Findings:
    """An area lists the hexes that it reaches into."""
    hexes = list(board)
    shapes = np.array([polygon_of(area) for area in board.areas], dtype=object)
    outlines = np.array([shapely.Polygon(outline(hex_, board.orientation)) for hex_ in hexes], dtype=object)
    owners, near = shapely.STRtree(outlines).query(shapes)
    covered = shapely.area(shapely.intersection(shapes[owners], outlines[near]))
    is_reached = covered > _LEAST_SHARE * float(unit_scale(board.orientation).prod())
    for number, area in enumerate(board.areas):
        reached = {hexes[n] for n in near[(owners == number) & is_reached]}
        for hex_ in sorted(reached.symmetric_difference(area.hexes)):
            key = "board-check-area-not-listed" if hex_ in reached else "board-check-area-not-there"
            yield Reason(key, "", (hex_,), {"area": area.id})


def _drawn_terrain(board: Board) -> Findings:
    """A hex is a field's or pond's exactly when its centre lies in the outline."""
    centres = shapely.points([centre(hex_, board.orientation) for hex_ in board])
    for kind in sorted(DRAWN_TERRAIN):
        shape = shapely.union_all([polygon_of(area) for area in board.areas_of(kind)])
        shapely.prepare(shape)
        for hex_, is_inside in zip(board, shapely.covers(shape, centres), strict=True):
            if is_inside != (kind in board.terrain(hex_)):
                key = "board-check-area-without-terrain" if is_inside else "board-check-terrain-without-area"
                yield Reason(key, "", (hex_,), {"terrain": kind})


def _buildings(board: Board) -> Findings:
    """The outlines in a hex are of the buildings that its terrain names."""
    for hex_ in board:
        named = {key for key in board.terrain(hex_) if key.startswith(BUILDING_PREFIX)}
        areas = (area for area in board.areas_by_hex.get(hex_, ()) if area.kind == BUILDING)
        drawn = {f"{BUILDING_PREFIX}{area.values.get('material')}" for area in areas}
        for terrain in sorted(drawn - named):
            yield Reason("board-check-area-without-terrain", "", (hex_,), {"terrain": terrain})
        for terrain in sorted(named - drawn):
            yield Reason("board-check-terrain-without-area", "", (hex_,), {"terrain": terrain})


def _places(board: Board) -> Findings:
    """A place names an area that exists."""
    ids = {area.id for area in board.areas}
    for place in board.places:
        if place.area and place.area not in ids:
            yield Reason("board-check-place-area", "", place.hexes, {"place": place.name, "area": place.area})
