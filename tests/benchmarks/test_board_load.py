"""How long the Elst board takes: reading it at every start, checking and correcting it now and then."""

from datetime import UTC, datetime

from pytest_benchmark.fixture import BenchmarkFixture

from companion.board.check import check_board
from companion.board.entries import BuildingCorrection
from companion.board.formats.geojson import load_board
from companion.board.formats.writer import board_text
from companion.board.library import open_board
from companion.board.overlay import Overlay, apply_overlay
from companion.paths import scenarios_dir


def test_load(benchmark: BenchmarkFixture) -> None:
    board = benchmark(load_board, scenarios_dir() / "elst" / "board.geojson")
    assert len(board) == 1334


def test_write(benchmark: BenchmarkFixture) -> None:
    assert len(benchmark(board_text, open_board("elst"))) > 100_000


def test_check(benchmark: BenchmarkFixture) -> None:
    assert benchmark(check_board, open_board("elst")) == ()


def test_correct(benchmark: BenchmarkFixture) -> None:
    elst = open_board("elst")
    gone = BuildingCorrection(hex="NN8", at=datetime(2024, 5, 1, tzinfo=UTC), material=None)
    overlay = Overlay.of(elst).with_entries([gone])
    assert not benchmark(apply_overlay, elst, overlay).terrain(elst.parse_hex("NN8"))
