"""The lattice: whole corners, exact contacts, snapping, and the law that a line keeps to shortest ways."""

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from companion.hexes.coordinates import Direction, HexCoord, Hexside, Orientation, disk, distance, vertices_of
from companion.hexes.lattice import (
    SCALE,
    centre,
    cross,
    hex_at,
    hexside_at,
    outline,
    snap,
    to_units,
    unit_scale,
    vertex_at,
    vertex_point,
)
from tests.lines import is_touched, rotated, runs_along

orientations = st.sampled_from(Orientation)
hexes = st.builds(HexCoord, st.integers(-60, 60), st.integers(-60, 60))
ORIGIN = HexCoord(0, 0)
both_orientations = pytest.mark.parametrize("orientation", Orientation)


class TestPoints:
    @given(hexes, orientations)
    def test_a_corner_is_the_mean_of_its_three_centres_and_whole(
        self, hex_: HexCoord, o: Orientation
    ) -> None:
        for vertex in vertices_of(hex_):
            total = np.sum([centre(other, o) for other in vertex.hexes], axis=0)
            assert (total % 3 == 0).all()
            assert vertex_point(vertex, o) == tuple(total // 3)

    @given(hexes, orientations)
    def test_the_outline_goes_through_the_vertices_clockwise(self, hex_: HexCoord, o: Orientation) -> None:
        corners = outline(hex_, o)
        assert [tuple(corner) for corner in corners] == [vertex_point(v, o) for v in vertices_of(hex_)]
        assert not shapely.LinearRing(corners).is_ccw

    @given(hexes, orientations)
    def test_a_hex_is_regular_and_one_unit_high(self, hex_: HexCoord, o: Orientation) -> None:
        middle = to_units(centre(hex_, o), o)
        corners = to_units(outline(hex_, o), o)
        assert np.linalg.norm(corners - middle, axis=1) == pytest.approx(np.full(6, 1 / np.sqrt(3)))
        sides = (corners + np.roll(corners, 1, axis=0)) / 2
        assert np.linalg.norm(sides - middle, axis=1) == pytest.approx(np.full(6, 0.5))

    @given(hexes, st.sampled_from(Direction), orientations)
    def test_neighbours_lie_one_unit_away(self, hex_: HexCoord, way: Direction, o: Orientation) -> None:
        step = to_units(centre(hex_.step(way), o), o) - to_units(centre(hex_, o), o)
        bearing = 60 * (way - 1) + (0 if o is Orientation.FLAT_TOP else 30)
        due = np.sin(np.radians(bearing)), np.cos(np.radians(bearing))
        assert step == pytest.approx(np.array(due), abs=1e-9)

    def test_north_is_up(self) -> None:
        assert centre(ORIGIN.step(Direction.N), Orientation.FLAT_TOP) == (0, 2 * SCALE)


class TestSnapping:
    @given(st.tuples(st.floats(-50, 50), st.floats(-50, 50)), orientations)
    def test_a_point_moves_by_half_a_lattice_step_at_most(
        self, point: tuple[float, float], o: Orientation
    ) -> None:
        moved = np.abs(snap(point, o) - np.array(point) * unit_scale(o))
        assert moved.max() <= 0.5 + 1e-6
        assert np.abs(to_units(snap(point, o), o) - point).max() < 1e-4

    @given(st.tuples(st.integers(-(10**6), 10**6), st.integers(-(10**6), 10**6)), orientations)
    def test_lattice_points_survive_six_decimals(self, point: tuple[int, int], o: Orientation) -> None:
        assert tuple(snap(np.round(to_units(point, o), 6), o)) == point


class TestHexAt:
    @given(hexes, st.tuples(st.floats(-1, 1), st.floats(-1, 1)), orientations)
    def test_it_is_the_hex_whose_centre_is_nearest(
        self, hex_: HexCoord, offset: tuple[float, float], o: Orientation
    ) -> None:
        point = to_units(centre(hex_, o), o) + offset
        found = hex_at(point, o)
        away = {h: float(np.linalg.norm(to_units(centre(h, o), o) - point)) for h in disk(hex_, 2)}
        assert away[found] == pytest.approx(min(away.values()), abs=1e-9)


class TestContacts:
    @both_orientations
    def test_a_line_touches_what_geometry_says_and_keeps_to_shortest_ways(
        self, orientation: Orientation
    ) -> None:
        """Every line from one hex to a whole patch, against shapely on whole numbers."""
        patch = list(disk(ORIGIN, 7))
        shapes = [shapely.Polygon(outline(hex_, orientation)) for hex_ in patch]
        for target in disk(ORIGIN, 6):
            line = shapely.LineString([centre(ORIGIN, orientation), centre(target, orientation)])
            touched = {hex_ for hex_, hit in zip(patch, shapely.intersects(shapes, line), strict=True) if hit}
            assert touched == {h for h in patch if is_touched(ORIGIN, target, h, orientation)}
            length = distance(ORIGIN, target)
            assert all(distance(ORIGIN, h) + distance(h, target) == length for h in touched)

    @given(hexes, hexes, hexes, orientations)
    def test_contacts_are_the_same_both_ways(
        self, a: HexCoord, b: HexCoord, h: HexCoord, o: Orientation
    ) -> None:
        assert is_touched(a, b, h, o) == is_touched(b, a, h, o)

    @given(hexes, hexes, st.integers(1, 5), orientations)
    def test_contacts_turn_with_the_line(self, a: HexCoord, b: HexCoord, sixths: int, o: Orientation) -> None:
        around = [h for h in disk(a, 2) if is_touched(a, b, h, o)]
        turned = [rotated(h, sixths, ORIGIN) for h in around]
        ends = rotated(a, sixths, ORIGIN), rotated(b, sixths, ORIGIN)
        assert all(is_touched(*ends, h, o) for h in turned)

    @both_orientations
    def test_a_line_along_a_hexside_touches_both_hexes(self, orientation: Orientation) -> None:
        north, north_east = ORIGIN.step(Direction.N), ORIGIN.step(Direction.NE)
        far = north.step(Direction.NE)
        touched = {h for h in disk(ORIGIN, 2) if is_touched(ORIGIN, far, h, orientation)}
        assert touched == {ORIGIN, north, north_east, far}

    @given(hexes, hexes, orientations)
    def test_a_line_runs_along_hexsides_exactly_when_it_contains_one(
        self, a: HexCoord, b: HexCoord, o: Orientation
    ) -> None:
        line = shapely.LineString([centre(a, o), centre(b, o)]) if a != b else None
        near = [Hexside.of(h, d) for h in disk(a, 2) for d in Direction]
        contained = any(line.covers(_segment(side, o)) for side in near) if line else False
        assert runs_along(a, b, o) == contained

    @given(
        st.lists(
            st.tuples(st.integers(-(2**22), 2**22), st.integers(-(2**22), 2**22)), min_size=3, max_size=3
        )
    )
    def test_sides_of_a_line_are_exact_across_the_largest_board(self, points: list[tuple[int, int]]) -> None:
        (ox, oy), (tx, ty), (px, py) = points
        exact = (tx - ox) * (py - oy) - (ty - oy) * (px - ox)  # Python's integers do not overflow
        assert int(cross((ox, oy), (tx, ty), np.array((px, py)))) == exact


def _segment(side: Hexside, orientation: Orientation) -> shapely.LineString:
    return shapely.LineString([vertex_point(v, orientation) for v in side.vertices])


@pytest.mark.parametrize("orientation", Orientation)
def test_the_nearest_hexside_and_corner_of_a_spot_are_found(orientation: Orientation) -> None:
    for direction in Direction:
        side = Hexside.of(HexCoord(3, -2), direction)
        ends = to_units([vertex_point(vertex, orientation) for vertex in side.vertices], orientation)
        middle, inside = ends.mean(axis=0), to_units(centre(side.hex, orientation), orientation)
        found, away = hexside_at(middle + (inside - middle) * 0.3, orientation)
        assert found == side
        assert away == pytest.approx(0.15)
        for vertex, end in zip(side.vertices, ends, strict=True):
            assert vertex_at(end + (inside - end) * 0.2, orientation) == vertex
