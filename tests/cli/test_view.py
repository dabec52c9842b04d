from pathlib import Path

import pytest

from companion.sight.result import Verdict
from tests.cli.conftest import Companion


@pytest.mark.long
def test_view_judges_every_other_hex(companion: Companion, small_board: Path) -> None:
    told = companion("view", "nn8", "--board", str(small_board), "--json").json
    assert told["from"] == {"hex": "NN8", "level": "ground"}
    assert len(told["hexes"]) == 36
    assert "NN8" not in told["hexes"]
    for name, seen in told["hexes"].items():
        line = companion("los", "NN8", name, "--board", str(small_board), "--json").json
        assert seen == {"verdict": line["verdict"], "hindrance": line["hindrance"]}


def test_view_counts_and_names_what_is_seen(companion: Companion) -> None:
    told = companion("view", "NN8", "--level", "steeple", "--json").json["hexes"]
    answer = companion("view", "NN8", "--level", "steeple")
    assert answer.out.startswith("From NN8 (steeple)\n")
    counts = [sum(seen["verdict"] == verdict for seen in told.values()) for verdict in Verdict]
    assert sum(counts) == 1333
    words = set(answer.out.split())
    assert {str(counts[0]) if counts[0] < 1000 else f"{counts[0]:,}"} <= words
    clear = {name for name, seen in told.items() if seen["verdict"] == "clear"}
    assert clear <= words


def test_markers_are_taken(companion: Companion, small_board: Path) -> None:
    board = ("--board", str(small_board), "--json")
    bare = companion("view", "NN8", *board).json["hexes"]
    smoky = companion("view", "NN8", *board, "--smoke", "NN8").json["hexes"]
    assert all(smoky[name]["verdict"] != "clear" for name in bare)


@pytest.mark.parametrize(
    "arguments", [("view", "A99"), ("view", "II12", "--level", "steeple"), ("view", "x")]
)
def test_bad_input_is_refused_in_one_line(companion: Companion, arguments: tuple[str, ...]) -> None:
    answer = companion(*arguments)
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.count("\n") == 1
    assert arguments[1] in answer.err
