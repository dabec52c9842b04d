"""The hexes on a line, and the places where it meets things."""

from itertools import pairwise

import numpy as np
import pytest
import shapely
from hypothesis import given

from companion.hexes import lattice
from companion.hexes.coordinates import HexCoord, Orientation, distance
from companion.sight.grid import HexGrid
from companion.sight.sightline import SightLine
from tests.lines import is_touched, runs_along
from tests.sight import strategies
from tests.sight.sketches import CENTRE, patch

GRIDS = {orientation: HexGrid(tuple(patch(6)), orientation) for orientation in Orientation}


@given(strategies.orientations, strategies.hexes, strategies.hexes)
def test_every_touched_hex_is_found(orientation: Orientation, a: HexCoord, b: HexCoord) -> None:
    grid = GRIDS[orientation]
    touched = SightLine(grid, a, b).touched_hexes()
    found = {grid.hexes[place] for place in touched.places}
    assert found == {h for h in grid.hexes if is_touched(a, b, h, orientation)}
    assert touched.ranges.tolist() == [distance(a, grid.hexes[place]) for place in touched.places]


@given(strategies.orientations, strategies.hexes, strategies.hexes)
def test_parts_are_those_of_the_drawn_line(orientation: Orientation, a: HexCoord, b: HexCoord) -> None:
    if a == b:
        return
    grid = GRIDS[orientation]
    line = SightLine(grid, a, b)
    touched = line.touched_hexes()
    drawn = shapely.LineString([lattice.centre(a, orientation), lattice.centre(b, orientation)])
    for place, enters, leaves in zip(touched.places, touched.enters, touched.leaves, strict=True):
        part = shapely.intersection(drawn, shapely.Polygon(grid.corners[place]))
        ends = [drawn.project(shapely.Point(p), normalized=True) for p in shapely.get_coordinates(part)]
        assert (min(ends), max(ends)) == pytest.approx((enters, leaves), abs=1e-9)


@given(strategies.orientations, strategies.hexes, strategies.hexes)
def test_pairs_along_a_hexside_are_marked(orientation: Orientation, a: HexCoord, b: HexCoord) -> None:
    touched = SightLine(GRIDS[orientation], a, b).touched_hexes()
    assert touched.along_hexside.any() == (runs_along(a, b, orientation) and a != b)
    marked = touched.along_hexside
    by_range = [touched.ranges[marked & (touched.ranges == k)].size for k in range(distance(a, b) + 1)]
    assert set(by_range) <= {0, 2}


@given(strategies.orientations, strategies.hexes, strategies.hexes)
def test_hexes_come_in_order(orientation: Orientation, a: HexCoord, b: HexCoord) -> None:
    touched = SightLine(GRIDS[orientation], a, b).touched_hexes()
    assert touched.enters[0] == 0
    assert touched.leaves[-1] == (a != b)
    assert all(one <= other for one, other in pairwise(touched.enters))


def test_first_contact_with_a_hollow_shape() -> None:
    """The line meets the near arm of a U, not its far arm or its hull."""
    grid = GRIDS[Orientation.FLAT_TOP]
    x, y = lattice.centre(CENTRE, Orientation.FLAT_TOP)
    hollow = shapely.Polygon(
        [
            (x + a * 1000, y + b * 1000)
            for a, b in [(-3, 2), (3, 2), (3, 3), (-2, 3), (-2, 6), (3, 6), (3, 7), (-3, 7)]
        ]
    )
    line = SightLine(grid, CENTRE, CENTRE + HexCoord(0, 3))
    contact = line.first_contacts(np.array([hollow]))[0]
    assert contact == pytest.approx(2000 / (3 * 2 * lattice.SCALE))


def test_places_are_told_in_hex_units() -> None:
    line = SightLine(GRIDS[Orientation.FLAT_TOP], CENTRE, CENTRE + HexCoord(0, 4))
    start, middle = line.point(0), line.point(0.5)
    assert middle == pytest.approx((start[0], start[1] + 2))
