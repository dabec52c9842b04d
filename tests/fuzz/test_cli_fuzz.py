"""Command lines at random: an answer, or a refusal of exactly one line; never a traceback."""

import sys
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from companion.cli import app, run
from tests.forms import IS_LONG

LINES = 30_000 if IS_LONG else 60
PARTS = 4  # so that one failure does not hide the others
VERBS = (("los",), ("los",), ("view",), ("board", "check"), ("board", "info"), ("board",), ())
OPTIONS = (
    "--smoke",
    "--dispersed",
    "--wp",
    "--vehicle",
    "--wreck",
    "--ffe",
    "--tolerance",
    "--hex-mm",
    "--from-level",
    "--to-level",
    "--level",
    "--board",
    "--out",
    "--all",
    "--json",
    "--lang",
    "--version",
    "--bad\n",
    "-x",
    "--",
)
WORDS = (
    "NN8",
    "nn 9",
    "ＮＮ８",
    "A1@steeple=2",
    "A1:2",
    "A1:٣",
    "9" * 5000,
    "A" * 300,
    "x\ny",
    "x\u2028y",
    "\x1b[2J",
    "\udcff",
    "",
    " ",
    "nan",
    "-1",
    "1e400",
    "0.05",
    "steeple",
    "ja",
    "[red]",
    ":smile:",
    "/",
    ".",
    "nowhere.csv/x.npz",
    "x.txt",
    "elst",
)


def _line(random: Random, board: str) -> list[str]:
    words = [*random.choice(VERBS)]
    for _ in range(random.randrange(6)):
        words.append(random.choice((*OPTIONS, *WORDS, *WORDS, board)))
        if random.random() < 0.3:
            words[-1] += random.choice(WORDS)
    return [word.replace("\0", "") for word in words]


def _run(monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> tuple[object, str]:
    out, err = StringIO(), StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    with pytest.raises(SystemExit) as ended:
        run(app, arguments)
    return ended.value.code, err.getvalue()


@pytest.mark.parametrize("part", range(PARTS))
def test_every_command_line_is_answered_or_refused_in_one_line(
    part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    board = tmp_path / "small\udcff.geojson"
    board.write_text('{"title": "[/red]\\n\\u001b[2J"}')
    random = Random(part)
    for _ in range(LINES // PARTS):
        arguments = _line(random, str(board))
        code, told = _run(monkeypatch, arguments)
        assert code in (0, 1, 2), arguments
        assert len(told.splitlines()) == (0 if code == 0 else 1), (arguments, told)
        assert len(told) < 1000, arguments
