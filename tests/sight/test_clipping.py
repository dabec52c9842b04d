"""Outlines cut up by hex: lattice corners only, nothing lost, and the same whichever way they lie."""

from fractions import Fraction

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from companion.hexes.coordinates import Orientation
from companion.hexes.lattice import SCALE, outline
from companion.sight.clipping import crossings, cut_by_hex, resized, with_hexside_nodes
from companion.sight.grid import HexGrid
from companion.sight.terrain import SightTerrain
from tests.sight import strategies
from tests.sight.sketches import CENTRE, Outline, Sketch, patch

coordinates = st.integers(-6 * SCALE, 6 * SCALE)
points = st.tuples(coordinates, coordinates)


def outlines_of(orientation: Orientation) -> st.SearchStrategy[Outline]:
    return strategies.outlines(orientation, 4)


@given(points, points, st.sampled_from(range(3)))
def test_crossings_lie_on_hexsides(a: tuple[int, int], b: tuple[int, int], family: int) -> None:
    """Within half a lattice step of the true crossing, and exactly on a hexside of some hex."""
    _, along, nodes = crossings(np.array([a]), np.array([b]), family)
    for share, node in zip(along.tolist(), nodes.tolist(), strict=True):
        true_x = a[0] + Fraction(share) * (b[0] - a[0])
        assert abs(node[0] - true_x) <= Fraction(1, 2) + Fraction(1, 10**6)
        assert any(is_on_a_hexside(tuple(node), hexside) for hexside in hexsides_near(node))


def hexsides_near(point: list[int]) -> list[tuple[list[int], list[int]]]:
    """The hexsides of the hexes around a lattice point of the flat-top grid."""
    q = round(point[0] / (3 * SCALE))
    r = round((point[1] / SCALE - q) / 2)
    found = []
    for hex_ in patch(2):
        corners = outline(hex_ - CENTRE, Orientation.FLAT_TOP).tolist()
        moved = [[x + 3 * q * SCALE, y + (2 * r + q) * SCALE] for x, y in corners]
        found += list(zip(moved, moved[1:] + moved[:1], strict=True))
    return found


def is_on_a_hexside(point: tuple[int, int], hexside: tuple[list[int], list[int]]) -> bool:
    (ax, ay), (bx, by) = hexside
    turn = (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)
    return turn == 0 and min(ax, bx) <= point[0] <= max(ax, bx) and min(ay, by) <= point[1] <= max(ay, by)


@given(st.data(), strategies.orientations)
def test_nodes_hardly_move_an_outline(data: st.DataObject, orientation: Orientation) -> None:
    """By a lattice step or two; a tip is lost as far as it is thinner than a step."""
    before = shapely.Polygon(data.draw(outlines_of(orientation)))
    after = with_hexside_nodes(np.array([before]), orientation)[0]
    assert after.within(before.buffer(2))
    assert before.difference(after.buffer(2)).buffer(-0.5).is_empty


@given(st.data(), strategies.orientations)
def test_pieces_have_lattice_corners_and_make_the_whole(
    data: st.DataObject, orientation: Orientation
) -> None:
    grid = HexGrid(tuple(patch(9)), orientation)
    whole = np.array([shapely.Polygon(data.draw(outlines_of(orientation)))])
    cut = cut_by_hex(whole, grid)
    corners = shapely.get_coordinates(cut.polygons)
    assert np.array_equal(corners, np.rint(corners))
    noded = with_hexside_nodes(whole, orientation)
    assert shapely.area(cut.polygons).sum() == pytest.approx(shapely.area(noded).sum())
    for piece, place in zip(cut.polygons, cut.hexes, strict=True):
        hexagon = shapely.Polygon(grid.corners[place])
        assert shapely.covers(hexagon, piece)


@given(st.data(), strategies.orientations)
def test_turned_outlines_are_cut_alike(data: st.DataObject, orientation: Orientation) -> None:
    hexes = patch(9)
    drawn = data.draw(outlines_of(orientation))
    turned = tuple((-x, -y) for x, y in drawn)
    here = cut_by_hex(np.array([shapely.Polygon(drawn)]), HexGrid(tuple(hexes), orientation))
    opposite = HexGrid(tuple(type(h)(-h.q, -h.r) for h in hexes), orientation)
    there = cut_by_hex(np.array([shapely.Polygon(turned)]), opposite)
    pieces = sorted(shapely.normalize(p).wkt for p in here.polygons)
    back = [shapely.transform(p, lambda c: -c) for p in there.polygons]
    assert pieces == sorted(shapely.normalize(p).wkt for p in back)


def test_a_part_in_two_pieces_is_two() -> None:
    """A field with a lane through the hex: a line along the lane touches neither half."""
    sketch = Sketch()
    sketch.draw("grain", lane_field(sketch))
    terrain = sketch.prepared()
    cut = terrain.outlines.pieces
    middle = terrain.grid.index[sketch.at(0, 0)]
    assert (cut.hexes == middle).sum() == 2


def lane_field(sketch: Sketch) -> list[tuple[float, float]]:
    """Two strips left and right of the centre hex, joined two hexes south of it."""
    x, y = (value / SCALE for value in HexGrid((CENTRE,), sketch.orientation).centres[0])
    x, y = x / 12**0.5, y / 2
    across = [-0.4, -0.4, 0.4, 0.4, 0.3, 0.3, -0.3, -0.3]
    up = [0.7, -2.0, -2.0, 0.7, 0.7, -1.9, -1.9, 0.7]
    return [(x + a, y + b) for a, b in zip(across, up, strict=True)]


def test_resizing_is_by_hexes_in_every_direction(elst: SightTerrain) -> None:
    """Not by lattice steps, which are shorter from east to west."""
    box = Sketch().box("building", CENTRE, half=0.2).prepared().outlines.polygons
    grown = resized(box, 0.1, Orientation.FLAT_TOP)[0]
    low_x, low_y, high_x, high_y = grown.bounds
    assert (high_x - low_x) / (12**0.5 * SCALE) == pytest.approx(0.6, abs=2e-4)
    assert (high_y - low_y) / (2 * SCALE) == pytest.approx(0.6, abs=2e-4)
