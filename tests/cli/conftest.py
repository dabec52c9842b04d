"""Running the command line inside the test, and a small part of the Elst board as a file."""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from companion.board.library import open_board
from companion.cli import app, run
from companion.hexes.coordinates import disk
from tests.board.board_files import save_board


@dataclass(frozen=True)
class Answer:
    """What a command line gave back."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Companion = Callable[..., Answer]


@pytest.fixture
def companion(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Companion:
    """Runs a command line in English on a terminal 120 columns wide."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "120")

    def call(*arguments: str) -> Answer:
        with pytest.raises(SystemExit) as ended:
            run(app, arguments)
        assert isinstance(ended.value.code, int)
        written = capsys.readouterr()
        return Answer(ended.value.code, written.out, written.err)

    return call


@pytest.fixture
def small_board(tmp_path: Path) -> Path:
    """The 37 hexes around NN8 and the areas that lie wholly in them, as a file."""
    board = open_board("elst")
    hexes = {hex_: board.hexes[hex_] for hex_ in disk(board.parse_hex("NN8"), 3)}
    areas = tuple(area for area in board.areas if set(area.hexes) <= hexes.keys())
    small = replace(board, hexes=hexes, areas=areas, hexsides={}, lines=(), places=(), exits=(), marks=())
    file = tmp_path / "small.geojson"
    save_board(small, file)
    return file
