"""How long sight over heights takes. Wanted: a line 1 ms, one hex to 1,332 8 ms, all pairs of a board 1 s."""

import random
from itertools import cycle
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from pytest_benchmark.fixture import BenchmarkFixture

from companion.board.archives.importing import import_board
from companion.board.joined.joining import joined
from companion.board.joined.plan import MapPlan, PlacedBoard
from companion.sight.relief.bulk import table_over_heights
from companion.sight.relief.line import line_over_heights
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.relief.view import view_over_heights
from companion.sight.result import Position
from tests.board.archives.made_archives import GRAIN, GULLY, WOODS, disc, made_archive

COLUMNS, ROWS = 33, 10
HOUSE = 40


def _hilly(levels: NDArray[np.int8], codes: NDArray[np.uint8]) -> None:
    rng = random.Random(15)

    def spot() -> tuple[int, int]:
        return rng.randrange(COLUMNS), rng.randint(1, ROWS)

    for level in (1, 1, 1, 1, 2, 2, 3):
        disc(levels, *spot(), rng.randint(70, 180) / level, level)
    for code, count in ((WOODS, 45), (GRAIN, 25), (GULLY, 8), (HOUSE, 25)):
        for _ in range(count):
            disc(codes, *spot(), rng.randint(12, 45), code)


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("boards") / "bdmade"
    return made_archive(file, _hilly, columns=COLUMNS, rows=ROWS)


@pytest.fixture(scope="module")
def terrain(archive: Path) -> ReliefTerrain:
    return ReliefTerrain.of(import_board(archive).board)


def _four(archive: Path) -> ReliefTerrain:
    placed = [PlacedBoard(file=str(archive), row=number // 2, column=number % 2) for number in range(4)]
    plan = MapPlan(title="four", boards=tuple(placed))
    return ReliefTerrain.of(joined(plan, [import_board(archive)] * 4).board)


def test_import(benchmark: BenchmarkFixture, archive: Path) -> None:
    assert len(benchmark(import_board, archive).board) == 346


def test_one_line(benchmark: BenchmarkFixture, terrain: ReliefTerrain) -> None:
    rng = random.Random(3)
    ends = cycle([[Position(hex_) for hex_ in rng.sample(terrain.grid.hexes, 2)] for _ in range(500)])
    assert benchmark(lambda: line_over_heights(terrain, *next(ends))).reasons


def test_all_pairs(benchmark: BenchmarkFixture, terrain: ReliefTerrain) -> None:
    assert benchmark.pedantic(table_over_heights, (terrain,), rounds=3).verdict.shape == (346, 346)


def test_prepare_four_boards(benchmark: BenchmarkFixture, archive: Path) -> None:
    assert len(benchmark.pedantic(_four, (archive,), rounds=1).grid.hexes) == 1332


def test_one_hex_to_all_of_four_boards(benchmark: BenchmarkFixture, archive: Path) -> None:
    four = _four(archive)
    sources = cycle(random.Random(1).sample(four.grid.hexes, 60))
    assert len(benchmark(lambda: view_over_heights(four, Position(next(sources)))).verdict) == 1332
