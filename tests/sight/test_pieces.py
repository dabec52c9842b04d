"""Which pieces lines touch: whole numbers and directions give the same answer, everywhere."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.hexes.coordinates import Orientation, distance
from companion.hexes.lattice import SCALE
from companion.sight.bundle import Bundle
from companion.sight.pieces import Pieces
from companion.sight.result import Position
from companion.sight.sightline import SightLine
from companion.sight.terrain import SightTerrain
from tests.sight import strategies
from tests.sight.sketches import CHART, board


def touched_by_sector(pieces: Pieces, bundle: Bundle) -> np.ndarray:
    """Pieces by lines, from the sectors of directions."""
    first, last = (angle[:, None] for angle in pieces.sectors(bundle.source.hex))
    after, before = first <= bundle.directions, bundle.directions <= last
    in_sector = np.where(first <= last, after & before, after | before)
    ranges = bundle.grid.ranges_from(bundle.source.hex)[pieces.places]
    return in_sector & bundle.is_between(ranges)


def assert_sectors_are_exact(terrain: SightTerrain, source: Position) -> None:
    bundle = Bundle(terrain.grid, source, np.arange(len(terrain.grid.hexes)), 0)
    by_sector = touched_by_sector(terrain.layers.pieces, bundle)
    for place, target in enumerate(terrain.grid.hexes):
        line = SightLine(terrain.grid, source.hex, target)
        assert np.array_equal(np.flatnonzero(by_sector[:, place]), terrain.layers.pieces.touched(line))


@settings(max_examples=settings.default.max_examples // 5)
@given(st.data(), strategies.orientations, strategies.hex_sets, strategies.hexes)
def test_sectors_are_exact_on_made_up_boards(data, orientation, orchards, source) -> None:  # type: ignore[no-untyped-def]
    sketched = board(
        strategies.HEXES,
        terrain=dict.fromkeys(orchards, ("orchard",)),
        areas=data.draw(strategies.area_lists(orientation)),
        orientation=orientation,
    )
    assert_sectors_are_exact(SightTerrain.of(sketched, CHART), Position(source))


@pytest.mark.long
def test_sectors_are_exact_on_the_elst_board(elst: SightTerrain) -> None:
    """From a corner, an edge and the middle: directions differ the least over the whole length."""
    for name in ("A1", "TT28", "X0", "Y15"):
        assert_sectors_are_exact(elst, Position(elst.board.parse_hex(name)))


def test_directions_are_never_closer_than_the_sectors_allow(elst: SightTerrain) -> None:
    """The gap that float comparison rests on: 1 / (|p| |c|) over the whole board."""
    reach = np.hypot(*(elst.grid.centres.max(axis=0) - elst.grid.centres.min(axis=0)))
    assert 1 / (reach * reach / SCALE) > 10 * 1e-11


def test_whole_hexes_are_touched_as_the_line_says(elst: SightTerrain) -> None:
    everywhere = np.arange(len(elst.grid.hexes))
    pieces = Pieces.of_hexes(elst.grid, everywhere)
    for names in (("A1", "TT20"), ("NN8", "II12"), ("C3", "C20"), ("D4", "M22")):
        a, b = (elst.board.parse_hex(name) for name in names)
        line = SightLine(elst.grid, a, b)
        hexes = line.touched_hexes()
        between = np.sort(hexes.places[(hexes.ranges > 0) & (hexes.ranges < distance(a, b))])
        assert np.array_equal(pieces.touched(line), between)


def test_no_pieces_are_no_trouble() -> None:
    for orientation in Orientation:
        bare = SightTerrain.of(board(strategies.HEXES, orientation=orientation), CHART)
        line = SightLine(bare.grid, strategies.HEXES[0], strategies.HEXES[-1])
        assert bare.layers.pieces.touched(line).size == 0
