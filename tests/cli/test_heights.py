import csv
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from companion.board.formats.geojson import load_board
from tests.board.archives.made_archives import WOODS, disc, made_archive
from tests.cli.conftest import Companion


def _ground(levels: NDArray[np.int8], codes: NDArray[np.uint8]) -> None:
    disc(codes, 2, 2, 28, WOODS)
    disc(codes, 4, 1, 24, 41)  # a stone building of one upper level
    disc(levels, 6, 2, 30, 1)


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    return made_archive(tmp_path / "bdmade", _ground)


def test_an_archive_becomes_a_board_file(companion: Companion, archive: Path, tmp_path: Path) -> None:
    file = tmp_path / "made.geojson"
    answer = companion("board", "import", str(archive), "--out", str(file))
    assert (answer.code, answer.err) == (0, "")
    assert "31 hexes" in answer.out
    assert len(load_board(file)) == 31
    for board in (archive, file):
        told = companion("los", "A2", "E2", "--board", str(board), "--json")
        assert told.json["verdict"] == "blocked"
        assert told.json["reasons"][0]["rule"] == "A6.2"


def test_a_line_is_told_with_its_reason(companion: Companion, archive: Path) -> None:
    answer = companion("los", "C1", "C3", "--board", str(archive))
    assert answer.out.splitlines()[:3] == [
        "C1 (ground) to C3 (ground), range 2",
        "Blocked",
        "  woods at level 0 in C2 is higher than both ends. (A6.2)",
    ]


def test_floors_are_numbers(companion: Companion, archive: Path) -> None:
    line = ("los", "E1", "E3", "--board", str(archive))
    assert "E1 (upper level 1)" in companion(*line, "--from-level", "1").out
    assert companion(*line, "--from-level", "2").code == 1  # the building has one upper level
    assert companion(*line, "--from-level", "steeple").code == 2
    assert companion(*line, "--smoke", "E1@1", "--vehicle", "E2", "--json").json["hindrance"] == 1
    assert companion(*line, "--smoke", "E2", "--json").json["hindrance"] == 3
    assert companion(*line, "--smoke", "E2@3").code == 1
    seen = companion("view", "E1", "--board", str(archive), "--level", "1", "--smoke", "E2")
    assert seen.out.startswith("From E1 (upper level 1)")


def test_markers_lie_on_every_line_of_a_list_and_of_a_table(
    companion: Companion, archive: Path, tmp_path: Path
) -> None:
    asked, told, table = tmp_path / "in.csv", tmp_path / "out.csv", tmp_path / "all.npz"
    asked.write_text("source,target,source_floor\nE1,E3,1\nE2,E4,\nA1,A3,\n", "utf-8")
    marked = ("los", "--board", str(archive), "--smoke", "E2", "--vehicle", "E3")
    assert companion(*marked, "--pairs", str(asked), "--out", str(told)).code == 0
    with told.open(encoding="utf-8", newline="") as file:
        rows = [(row["verdict"], row["hindrance"], row["hex"]) for row in csv.DictReader(file)]
    assert rows == [("hindered", "3", "E2"), ("hindered", "4", "E2"), ("clear", "0", "")]
    assert companion(*marked, "--all", "--out", str(table)).code == 0
    with np.load(table) as columns:
        names = columns["names"].tolist()
        e2, e4 = names.index("E2"), names.index("E4")
        assert columns["verdict"][e2, e4] == columns["verdict"][e4, e2] == 1
        assert columns["hindrance"][e2, e4] == columns["hindrance"][e4, e2] == 4


def test_a_floor_of_each_hex_may_be_looked_at(
    companion: Companion, tmp_path: Path, small_board: Path
) -> None:
    def paint(_levels: NDArray[np.int8], codes: NDArray[np.uint8]) -> None:
        disc(codes, 4, 1, 24, 42)  # two upper levels, above the woods before it
        disc(codes, 4, 2, 28, WOODS)

    view = ("view", "E4", "--board", str(made_archive(tmp_path / "bdmade", paint)))
    ground = companion(*view, "--json").json["hexes"]
    floors = companion(*view, "--to-floor", "3", "--smoke", "A1", "--json").json["hexes"]
    assert (ground["E1"]["verdict"], floors["E1"]["verdict"]) == ("blocked", "clear")
    assert {name for name in ground if ground[name] != floors[name]} == {"A1", "E1"}
    told = companion(*view, "--to-floor", "3").out.splitlines()
    assert told[1] == "To floor 3 of each hex, or its highest where it has fewer."
    assert companion("view", "NN8", "--board", str(small_board), "--to-floor", "1").code == 2


def test_pairs_are_judged_into_a_file(companion: Companion, archive: Path, tmp_path: Path) -> None:
    asked, told = tmp_path / "in.csv", tmp_path / "out.csv"
    asked.write_text("source,target,source_floor,target_floor\nC1,C3,,\nE1,E3,1,0\n", "utf-8")
    pairs = ("los", "--board", str(archive), "--pairs", str(asked))
    answer = companion(*pairs, "--out", str(told))
    assert (answer.code, answer.out) == (0, f"{told}: 2 lines written.\n")
    with told.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [tuple(row.values()) for row in rows] == [
        ("C1", "C3", "", "", "blocked", "0", "A6.2", "C2"),
        ("E1", "E3", "1", "0", "clear", "0", "", ""),
    ]
    assert companion(*pairs).code == 2
    asked.write_text("source,target,source_floor\nC1,C3,cellar\n", "utf-8")
    answer = companion(*pairs, "--out", str(told))
    assert (answer.code, answer.err) == (1, "in.csv: line 2: “cellar” is not a floor.\n")


def test_pairs_are_judged_on_any_board(companion: Companion, small_board: Path, tmp_path: Path) -> None:
    asked, told = tmp_path / "in.csv", tmp_path / "out.csv"
    asked.write_text("source,target\nNN8,NN9\n", "utf-8")
    pairs = ("--pairs", str(asked), "--out", str(told))
    assert companion("los", "--board", str(small_board), *pairs).code == 0
    assert told.read_text("utf-8").splitlines()[1].startswith("NN8,NN9,,,clear,0")


def test_all_lines_of_an_archive(companion: Companion, archive: Path, tmp_path: Path) -> None:
    file = tmp_path / "all.npz"
    assert companion("los", "--all", "--out", str(file), "--board", str(archive)).code == 0
    with np.load(file) as table:
        names = [str(name) for name in table["names"]]
        verdict = table["verdict"]
    assert (verdict == verdict.T).all()
    assert verdict[names.index("C1"), names.index("C3")] == 2


def test_boards_are_joined_into_a_file(companion: Companion, archive: Path, tmp_path: Path) -> None:
    file, beside = tmp_path / "evening.boards", f"{archive}:turned:C1-G4"
    asked = ("board", "join", str(archive), beside, "--out", str(file))
    answer = companion(*asked, "--change", "woods-are-brush")
    lines = answer.out.splitlines()
    assert lines[0] == f"made + made.2: {file} written, a map of 49 hexes."
    assert lines[1].startswith("  In 2 hexes where boards meet their levels differ")
    told = companion("los", "made-C1", "made-C3", "--board", str(file))
    assert told.out.splitlines()[1] == "Hindered: +1"
    assert "All woods are brush" in told.out
    single = ("los", "C1", "C3", "--board", str(archive))
    assert companion(*single, "--change", "woods-are-brush", "--json").json["hindrance"] == 1
    assert companion(*single, "--change", "no-sun").err.startswith("There is no change of terrain “no-sun”")
    assert companion("los", "NN8", "II12", "--change", "no-orchards").code == 1
    refused = companion("board", "join", str(archive), f"{archive}:B1-G4", "--out", str(file))
    assert (refused.code, refused.err.count("\n")) == (1, 1)
    assert companion("board", "join", str(archive), "--out", str(tmp_path / "x.json")).code == 2
    assert companion("board", "info", str(file)).out.splitlines()[1].startswith("made-A1 to made.2F4")
