import json
from pathlib import Path

import pytest

from companion.board.library import open_board
from tests.cli.conftest import Companion


def test_the_elst_board_is_sound(companion: Companion) -> None:
    answer = companion("board", "check", "elst")
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == "Decision at Elst: the file is sound, with 1,334 hexes. Nothing in it is odd.\n"


def test_a_board_file_is_checked_by_its_path(companion: Companion, small_board: Path) -> None:
    told = companion("board", "check", str(small_board), "--json").json
    assert told.keys() == {"board", "digest", "findings"}
    assert told["board"] == "elst"
    assert told["digest"] != open_board("elst").digest


def test_what_is_odd_is_listed(companion: Companion, small_board: Path) -> None:
    """Roads that end at the cut edge of the small board, where it has no exits."""
    answer = companion("board", "check", str(small_board))
    told = companion("board", "check", str(small_board), "--json").json
    assert answer.code == 0
    assert len(answer.out.splitlines()) == 1 + len(told["findings"]) > 1


def test_info_counts_what_the_board_holds(companion: Companion) -> None:
    told = companion("board", "info", "elst", "--json").json
    assert (told["id"], told["title"]) == ("elst", "Decision at Elst")
    assert (told["hexes"], told["half_hexes"]) == (1334, 46)
    assert told["numbering"] == {"style": "letters", "orientation": "flat-top", "shift": "odd-south"}
    assert told["terrain"]["pond"] == 1
    assert told["digest"] == open_board("elst").digest


def test_info_reads_well(companion: Companion) -> None:
    lines = companion("board", "info", "elst").out.splitlines()
    assert lines[0] == "Decision at Elst (elst)"
    assert lines[1] == "A1 to TT28: 1,334 hexes, 46 of them half hexes at the edge"
    assert "  pond: 1" in lines
    assert lines[-1] == "Hexes that the source is not sure of: 13"
    assert (
        companion("board", "info", "elst", "--lang", "ja").out.splitlines()[0] == "Decision at Elst（elst）"
    )


def test_an_own_terrain_key_is_shown_as_it_is(companion: Companion, small_board: Path) -> None:
    document = json.loads(small_board.read_text("utf-8"))
    hexes = [f["properties"] for f in document["features"] if f["properties"]["kind"] == "hex"]
    hexes[0]["terrain"] = ["Sumpf_tief"]
    small_board.write_text(json.dumps(document), "utf-8")
    assert "  Sumpf_tief: 1" in companion("board", "info", str(small_board)).out.splitlines()


@pytest.mark.parametrize("verb", ["check", "info"])
@pytest.mark.parametrize("content", ["", "{}", "[1", '{"board": 3}', '{"type": "FeatureCollection"}'])
def test_a_file_that_is_no_board_is_refused_in_one_line(
    companion: Companion, tmp_path: Path, verb: str, content: str
) -> None:
    file = tmp_path / "broken.geojson"
    file.write_text(content, "utf-8")
    answer = companion("board", verb, str(file))
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.startswith("broken.geojson: ")
    assert answer.err.count("\n") == 1
