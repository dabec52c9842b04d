"""The table of all lines of sight, made beside the window."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from companion.board.model import Board
from companion.hexes.coordinates import disk
from companion.sight.marker_kinds import MarkerKind
from companion.sight.result import Position, Verdict
from companion.sight.settings import SightSettings
from companion.sight.terrain import SightTerrain
from tests.forms import IS_LONG
from ui import operations
from ui.session.sight_terrain import terrain_of
from ui.session.table_job import TableJob
from ui.shell.main_window import MainWindow


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch):
    """What the player answers in the file dialog."""

    def set_answer(path: Path) -> None:
        monkeypatch.setattr("PySide6.QtWidgets.QFileDialog.getSaveFileName", lambda *_: (str(path), ""))

    return set_answer


def start(window: MainWindow) -> TableJob:
    window.actions_by_id["sight-table"].trigger()
    assert window.table_job is not None
    return window.table_job


def said(window: MainWindow) -> str:
    assert window.message_bar.current is not None
    return window.message_bar.current.reason.key


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.fuzz
def test_the_table_agrees_with_single_lines(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, answer, at, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not IS_LONG:  # all lines of the whole board take long
        monkeypatch.setattr("ui.session.table_job.terrain_of", _around_nn8)
    answer(tmp_path / "sight.npz")
    job = start(window)
    assert said(window) == "sight-table-progress"
    with qtbot.waitSignal(job.ended, timeout=60_000):
        pass
    assert said(window) == "sight-table-written"
    assert window.table_job is None
    table = np.load(tmp_path / "sight.npz")
    names = list(table["names"])
    operations.check_sight(window.bridge, Position(at("NN8")), Position(at("MM15")))
    result = window.bridge.sight.result
    place = names.index("NN8"), names.index("MM15")
    assert table["verdict"][place] == list(Verdict).index(result.verdict)
    assert table["hindrance"][place] == result.hindrance


def _around_nn8(board: Board, settings: SightSettings) -> SightTerrain:
    """The terrain of a part of the board, with all that reaches into it."""
    hexes = {hex_: board.hexes[hex_] for hex_ in disk(board.parse_hex("NN8"), 8) if hex_ in board}
    areas = tuple(area for area in board.areas if hexes.keys() & set(area.hexes))
    return terrain_of(replace(board, hexes=hexes, areas=areas), settings)


@pytest.mark.long
def test_a_cancelled_table_writes_nothing(window: MainWindow, qtbot: QtBot, tmp_path: Path, answer) -> None:
    answer(tmp_path / "sight.npz")
    job = start(window)
    with qtbot.waitSignal(job.ended, timeout=20_000):
        window.actions_by_id["cancel-table"].trigger()
    assert said(window) == "sight-table-cancelled"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
def test_a_table_is_dropped_when_markers_change(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, answer, at
) -> None:
    answer(tmp_path / "sight.npz")
    job = start(window)
    with qtbot.waitSignal(job.ended, timeout=20_000):
        operations.toggle_marker(window.bridge, at("NN10"), MarkerKind.SMOKE)
    assert said(window) == "sight-table-outdated"
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_takes_no_file_is_told_before_the_work(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, answer
) -> None:
    (tmp_path / "file").write_text("mine")
    answer(tmp_path / "file" / "sight.npz")
    job = start(window)
    with qtbot.waitSignal(job.ended, timeout=20_000):
        pass
    assert said(window) == "file-unwritable"
