"""The margin over heights: outlines a little less resized than it say the same, a little more do not."""

import random

import numpy as np
import pytest
from numpy.typing import NDArray

from companion.board.archives.importing import import_board
from companion.board.model import Board
from companion.hexes.coordinates import Direction
from companion.sight.marker_kinds import MarkerKind, with_marker
from companion.sight.markers import Markers
from companion.sight.relief.line import line_over_heights
from companion.sight.relief.margin import with_margin
from companion.sight.relief.marked import marked_line, marked_view
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.result import LosResult, Position, Verdict
from companion.sight.settings import SightSettings
from tests.board.archives.made_archives import GRAIN, WALL, WOODS, disc, made_archive
from tests.forms import tried_with
from tests.sight.relief.made_ground import made_board

_NEAR = 0.03  # of the margin


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> Board:
    """Discs of terrain on two levels."""

    def paint(levels: NDArray[np.int8], codes: NDArray[np.uint8]) -> None:
        rng = random.Random(8)
        for _ in range(4):
            disc(levels, rng.randint(0, 6), rng.randint(1, 4), rng.randint(20, 70), rng.randint(0, 1))
        for code in (GRAIN, WOODS, WALL, GRAIN, WOODS):
            disc(codes, rng.randint(0, 6), rng.randint(1, 4), rng.randint(8, 30), code)

    return import_board(made_archive(tmp_path_factory.mktemp("made") / "bdmade", paint)).board


def _line(board: Board, ends: tuple[str, str], tolerance: float) -> LosResult:
    terrain = ReliefTerrain.of(board, settings=SightSettings(tolerance=tolerance))
    source, target = (Position(board.parse_hex(end)) for end in ends)
    return with_margin(terrain, line_over_heights(terrain, source, target))


@pytest.mark.long
@tried_with("ends", [("C3", "F0"), ("A4", "D3"), ("C4", "G3"), ("B4", "E1")], 2)
def test_the_answer_changes_at_the_margin(board: Board, ends: tuple[str, str]) -> None:
    margin = _line(board, ends, 0.012).margin
    assert margin is not None
    assert _line(board, ends, margin * (1 - _NEAR)).verdict is not Verdict.TOO_CLOSE
    assert _line(board, ends, margin * (1 + _NEAR)).verdict is Verdict.TOO_CLOSE


def test_a_line_too_close_to_call_has_a_margin_within_the_tolerance(board: Board) -> None:
    too_close = _line(board, ("B2", "E2"), 0.012)
    assert too_close.verdict is Verdict.TOO_CLOSE
    assert too_close.margin == pytest.approx(0.009, abs=5e-4)


def test_whole_hexes_have_none() -> None:
    walls = {("D4", Direction(1)): "wall"}
    assert (
        _line(made_board({"C4": ("woods", 0), "F4": ("grain", 1)}, walls), ("C2", "C6"), 0.012).margin is None
    )


def test_what_markers_alone_block_has_none(board: Board) -> None:
    terrain, ends = ReliefTerrain.of(board), [Position(board.parse_hex(name)) for name in ("A1", "G1")]
    alone, smoke = line_over_heights(terrain, *ends), Markers.none()
    for crossing in alone.crossings:
        smoke = with_marker(smoke, crossing.hex, MarkerKind.SMOKE)
    marked = marked_line(terrain, *ends, smoke)
    assert (alone.verdict, marked.verdict) == (Verdict.CLEAR, Verdict.BLOCKED)
    assert with_margin(terrain, alone).margin == pytest.approx(0.058, abs=2e-3)
    assert with_margin(terrain, marked, smoke).margin is None


@pytest.mark.long
@pytest.mark.parametrize(
    ("tolerance", "smoke", "verdict", "margin"),
    [
        (0.012, 4, Verdict.BLOCKED, 0.0306),  # with the grain six, without it five
        (0.012, 5, Verdict.BLOCKED, None),  # six without the grain that the line grazes
        (0.035, 3, Verdict.TOO_CLOSE, 0.0306),
        (0.035, 5, Verdict.BLOCKED, None),
    ],
)
def test_what_smoke_and_terrain_block_together(
    board: Board, tolerance: float, smoke: int, verdict: Verdict, margin: float | None
) -> None:
    terrain = ReliefTerrain.of(board, settings=SightSettings(tolerance=tolerance))
    source, target = (Position(board.parse_hex(name)) for name in ("B4", "F0"))
    markers = with_marker(Markers.none(), board.parse_hex("E1"), MarkerKind.SMOKE, amount=smoke)
    told = with_margin(terrain, marked_line(terrain, source, target, markers), markers)
    assert (told.verdict, told.margin) == (verdict, margin and pytest.approx(margin, abs=5e-4))
    view = marked_view(terrain, source, markers)
    assert Verdict.of_code(int(view.verdict[terrain.grid.index[target.hex]])) is verdict
