"""How long sight takes on the Elst board. Wanted: a line 1 ms, a hex to all others 8 ms, all pairs 4 s."""

import random
import tracemalloc
from itertools import cycle

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from companion.board.library import open_board
from companion.sight.chart import load_chart
from companion.sight.los import line_of_sight
from companion.sight.markers import Markers, blast_area
from companion.sight.result import Position, Verdict
from companion.sight.table import sight_table
from companion.sight.terrain import SightTerrain
from companion.sight.viewshed import viewshed


@pytest.fixture(scope="module")
def elst() -> SightTerrain:
    return SightTerrain.of(open_board("elst"), load_chart("elst"))


@pytest.fixture(scope="module")
def markers(elst: SightTerrain) -> Markers:
    """Twenty smokes, thirty wrecks and two blast areas, as in a hard-fought turn."""
    spots = iter(random.Random(9).sample(elst.grid.hexes, 60))
    markers = Markers.none()
    for _ in range(20):
        markers = markers.with_smoke(next(spots))
    for _ in range(30):
        markers = markers.with_wreck(next(spots))
    for name in "ab":
        markers = markers.with_blast(name, blast_area(next(spots)))
    return markers


def position(terrain: SightTerrain, name: str, level: int = 0) -> Position:
    return Position(terrain.board.parse_hex(name), level)


def test_prepare_the_board(benchmark: BenchmarkFixture) -> None:
    board, chart = open_board("elst"), load_chart("elst")
    assert len(benchmark(SightTerrain.of, board, chart).grid.hexes) == 1334


def test_one_line(benchmark: BenchmarkFixture, elst: SightTerrain) -> None:
    ends = position(elst, "NN8"), position(elst, "II12")
    assert benchmark(line_of_sight, elst, *ends).verdict is Verdict.HINDERED


def test_one_line_of_many(benchmark: BenchmarkFixture, elst: SightTerrain) -> None:
    """Lines of up to 16 hexes in any direction, blocked and clear, hindered and not."""
    rng = random.Random(44)
    pairs = [[Position(hex_) for hex_ in rng.sample(elst.grid.hexes, 2)] for _ in range(2000)]
    near = [pair for pair in pairs if line_of_sight(elst, *pair).range <= 16]
    lines = cycle(near)
    assert benchmark(lambda: line_of_sight(elst, *next(lines))).crossings


def test_one_line_with_markers(benchmark: BenchmarkFixture, elst: SightTerrain, markers: Markers) -> None:
    ends = position(elst, "NN8"), position(elst, "II12")
    assert benchmark(line_of_sight, elst, *ends, markers).crossings


@pytest.mark.parametrize("name", ["A1", "Y15", "NN8"])
def test_one_hex_to_all(benchmark: BenchmarkFixture, elst: SightTerrain, name: str) -> None:
    assert len(benchmark(viewshed, elst, position(elst, name)).verdict) == 1334


def test_steeple_to_all(benchmark: BenchmarkFixture, elst: SightTerrain) -> None:
    assert len(benchmark(viewshed, elst, position(elst, "NN8", 1)).verdict) == 1334


def test_one_hex_to_all_with_markers(
    benchmark: BenchmarkFixture, elst: SightTerrain, markers: Markers
) -> None:
    assert len(benchmark(viewshed, elst, position(elst, "Y15"), markers).verdict) == 1334


def test_all_pairs(benchmark: BenchmarkFixture, elst: SightTerrain) -> None:
    table = benchmark.pedantic(sight_table, (elst,), rounds=3)
    assert table.verdict.shape == (1334, 1334)


def test_memory_of_all_pairs(benchmark: BenchmarkFixture, elst: SightTerrain) -> None:
    """The peak above what was there before stands in the report's extra info; wanted: 300 MB."""

    def peak() -> float:
        tracemalloc.start()
        sight_table(elst)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return most / 1e6

    megabytes = benchmark.pedantic(peak, rounds=1)
    benchmark.extra_info["peak MB"] = round(megabytes, 1)
    assert megabytes < 300
