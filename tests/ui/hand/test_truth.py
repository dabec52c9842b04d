"""What is shown is so, in this moment and in the words of this game; what is grey says why."""

from pathlib import Path

import pytest

from companion.games.elst.procedures.clock import NextPhase
from companion.paths import resources_dir
from companion.sight.marker_kinds import MarkerKind
from companion.sight.result import Position
from tests.ui.artillery_table import Table
from tests.ui.hand.walk import Walked
from tests.ui.running import settle
from tests.ui.shown import everything_shown
from ui import operations
from ui.panels.log_model import ACTION
from ui.panels.log_panel import LogPanel
from ui.panels.sight_panel import SightPanel
from ui.shell.main_window import MainWindow


@pytest.mark.long
def test_whatever_is_grey_says_why(walked: Walked) -> None:
    assert walked.mute == {}


def test_no_word_of_another_game_is_said(walked: Walked) -> None:
    folders = [path for path in (resources_dir() / "text" / "en").iterdir() if path.is_dir()]
    others = {path.name: _keys(path) for path in folders if path.name != "elst"}
    assert len(others) > 1
    assert len(walked.said) > 200
    assert {name: walked.said & keys for name, keys in others.items() if walked.said & keys} == {}


def _keys(folder: Path) -> set[str]:
    lines = (line for path in folder.glob("*.ftl") for line in path.read_text("utf-8").splitlines())
    return {line.split(" =")[0] for line in lines if line[:1].isalpha() and " =" in line}


@pytest.mark.long
def test_strip_tracker_log_and_start_page_tell_this_moment(window: MainWindow, table: Table) -> None:
    window.docks.bring("tracker", "log")
    log = window.docks.panel("log", LogPanel)

    def told() -> tuple[str, bool, str]:
        settle()
        last = log.model.index(log.model.rowCount() - 1, ACTION).data()
        tracker = everything_shown(window.docks.panels["tracker"])
        where = window.now_strip.where.text()
        return where, "Rally" in tracker, str(last)

    first = told()
    assert operations.execute(table.bridge, NextPhase())
    second = told()
    assert second[0] != first[0]
    assert second[2].startswith("Next phase")
    window.show_start_page()
    settle()
    assert second[0].split(", ")[-1] in everything_shown(window.start_page)
    window.show_map()
    operations.undo(table.bridge)
    assert told()[0] == first[0]
    window.show_start_page()
    settle()
    assert first[0].split(", ")[-1] in everything_shown(window.start_page)


def test_the_layer_of_markers_and_the_side_view_tell_this_moment(window: MainWindow, table: Table) -> None:
    window.docks.bring("sight")
    panel, view = window.docks.panel("sight", SightPanel), window.map_view
    steeple, there = Position(table.hex("NN8"), 1), Position(table.hex("NN14"))
    assert operations.check_sight(table.bridge, steeple, there)
    settle()

    def seen() -> tuple[bytes, bytes]:
        settle()
        view.settle()
        images = (panel.profile.grab().toImage(), view.viewport().grab().toImage())
        return tuple(bytes(image.constBits()) for image in images)

    before = seen()
    operations.toggle_marker(table.bridge, table.hex("NN11"), MarkerKind.SMOKE)
    smoky = seen()
    assert all(one != other for one, other in zip(before, smoky, strict=True))
    operations.undo(table.bridge)
    assert seen() == before
