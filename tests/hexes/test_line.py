"""The exact line between two hex centres: alone, and against the one that sight draws over a grid."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.hexes.coordinates import HexCoord, Orientation, distance, ring
from companion.hexes.line import hexes_crossed
from companion.sight.grid import HexGrid
from companion.sight.sightline import SightLine

FLAT, POINTY = Orientation
coordinates = st.builds(HexCoord, st.integers(-6, 6), st.integers(-6, 6))
AREA = [HexCoord(0, 0), *(hex_ for far in range(1, 13) for hex_ in ring(HexCoord(0, 0), far))]
GRIDS = {orientation: HexGrid(tuple(AREA), orientation) for orientation in Orientation}


def test_a_straight_row_is_crossed_hex_by_hex() -> None:
    assert hexes_crossed(HexCoord(0, 0), HexCoord(3, 0), FLAT) == ((HexCoord(1, 0),), (HexCoord(2, 0),))
    assert hexes_crossed(HexCoord(0, 0), HexCoord(1, 0), POINTY) == ()


@pytest.mark.parametrize("orientation", Orientation)
def test_a_line_along_a_hexside_runs_between_two_hexes(orientation: Orientation) -> None:
    assert hexes_crossed(HexCoord(0, 0), HexCoord(1, 1), orientation) == ((HexCoord(0, 1), HexCoord(1, 0)),)


@given(coordinates, coordinates, st.sampled_from(Orientation))
def test_a_line_is_the_same_from_both_ends(a: HexCoord, b: HexCoord, orientation: Orientation) -> None:
    there = hexes_crossed(a, b, orientation)
    back = hexes_crossed(b, a, orientation)
    assert {frozenset(hexes) for hexes in there} == {frozenset(hexes) for hexes in back}
    assert all(0 < distance(a, hex_) < distance(a, b) for hexes in there for hex_ in hexes)
    assert len(there) >= distance(a, b) - 1 or distance(a, b) < 2


@given(coordinates, coordinates, st.sampled_from(Orientation))
def test_the_sight_engine_draws_the_same_line(a: HexCoord, b: HexCoord, orientation: Orientation) -> None:
    """But for hexes that the line meets in a vertex only, and the two ends."""
    grid = GRIDS[orientation]
    line = SightLine(grid, a, b).touched_hexes()
    met = zip(line.places, line.enters, line.leaves, strict=True)
    entered = {grid.hexes[place] for place, enters, leaves in met if enters < leaves}
    assert {hex_ for hexes in hexes_crossed(a, b, orientation) for hex_ in hexes} == entered - {a, b}
