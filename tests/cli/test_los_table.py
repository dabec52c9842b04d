import csv
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from companion.board.formats.geojson import load_board
from companion.sight.chart import load_chart
from companion.sight.los import line_of_sight
from companion.sight.result import Position, Verdict
from companion.sight.settings import SightSettings
from companion.sight.terrain import SightTerrain
from tests.cli.conftest import Companion

Judged = dict[tuple[str, str], tuple[Verdict, int]]


@pytest.fixture
def judged(small_board: Path) -> Judged:
    """Every pair of the small board, judged one by one."""
    board = load_board(small_board)
    terrain = SightTerrain.of(board, load_chart("elst"), SightSettings())
    results = {
        (board.hex_name(a), board.hex_name(b)): line_of_sight(terrain, Position(a), Position(b))
        for a, b in combinations(board, 2)
    }
    return {pair: (result.verdict, result.hindrance) for pair, result in results.items()}


def test_npz_holds_every_line(
    companion: Companion, small_board: Path, tmp_path: Path, judged: Judged
) -> None:
    file = tmp_path / "all.npz"
    answer = companion("los", "--all", "--out", str(file), "--board", str(small_board))
    assert (answer.code, answer.out) == (0, f"{file}: 666 pairs of hexes written.\n")
    with np.load(file) as table:
        names = [str(name) for name in table["names"]]
        verdict, hindrance = table["verdict"], table["hindrance"]
    assert verdict.shape == hindrance.shape == (37, 37)
    for i, j in combinations(range(37), 2):
        expected = judged[names[i], names[j]]
        assert (Verdict.of_code(int(verdict[i, j])), hindrance[i, j]) == expected
        assert (verdict[i, j], hindrance[i, j]) == (verdict[j, i], hindrance[j, i])


def test_csv_holds_every_pair_once(
    companion: Companion, small_board: Path, tmp_path: Path, judged: Judged
) -> None:
    file = tmp_path / "all.csv"
    assert companion("los", "--all", "--out", str(file), "--board", str(small_board)).code == 0
    with file.open(encoding="utf-8", newline="") as rows:
        told = {(row["from"], row["to"]): (row["verdict"], row["hindrance"]) for row in csv.DictReader(rows)}
    assert told == {pair: (verdict.value, str(hindrance)) for pair, (verdict, hindrance) in judged.items()}


def test_markers_are_taken(companion: Companion, small_board: Path, tmp_path: Path) -> None:
    file = tmp_path / "all.npz"
    smoke = ("--smoke", "NN8", "--board", str(small_board))
    assert companion("los", "--all", "--out", str(file), *smoke).code == 0
    with np.load(file) as table:
        of_nn8 = [str(name) for name in table["names"]].index("NN8")
        hindered = table["hindrance"][of_nn8] >= 3
        blocked = table["verdict"][of_nn8] == Verdict.BLOCKED.code
    assert np.delete(hindered | blocked, of_nn8).all()


@pytest.mark.parametrize("place", ["missing/all.npz", "folder.npz"])
def test_an_unusable_place_is_refused_before_the_work(
    companion: Companion, tmp_path: Path, place: str
) -> None:
    (tmp_path / "folder.npz").mkdir()
    answer = companion("los", "--all", "--out", str(tmp_path / place))
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.startswith(Path(place).name + ": cannot be written in ")
    assert answer.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == [tmp_path / "folder.npz"]
