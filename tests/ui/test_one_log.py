"""One log and one undo: acts, corrections of the map and lines of sight, as a player comes by them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from companion.board.legend import Brush, Sort
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.rules.sequence import Phase
from companion.sight.result import Position, Verdict
from tests.ui.session_table import begin, go_on
from tests.ui.spanish_table import Player, at_table
from ui import operations


@pytest.fixture
def elst(qtbot: QtBot) -> Iterator[Player]:
    with at_table(qtbot, "elst") as player:
        begin(player.bridge)
        player.window.show_map()
        yield player


def draw(player: Player, brush: Brush, *names: str) -> None:
    """Sweep a brush over hexes."""
    player.window.use_tool("correct")
    tool = player.window.map_view.tools["correct"]
    tool.take(brush)
    tool.draw_through([player.hex(name) for name in names])


def look(player: Player, source: str, target: str) -> Verdict:
    ends = Position(player.hex(source)), Position(player.hex(target))
    assert operations.check_sight(player.bridge, *ends)
    return player.bridge.sight.result.verdict


def checks(player: Player) -> list[tuple[str, ...]]:
    """The rows of the panel."""
    player.window.docks.bring("checks")
    model = player.window.docks.panels["checks"].model
    columns = range(model.columnCount())
    return [tuple(model.index(row, c).data() for c in columns) for row in range(model.rowCount())]


def phase(player: Player) -> Phase:
    return player.bridge.session.state.game.moment.phase


@pytest.mark.long
def test_undo_goes_back_in_the_order_in_which_things_were_done(elst: Player, qtbot: QtBot) -> None:
    clear = look(elst, "NN8", "NN12")
    draw(elst, Brush(Sort.BUILDING, "stone"), "NN10")
    assert elst.bridge.sight.result.verdict is Verdict.BLOCKED
    assert look(elst, "NN8", "NN12") is Verdict.BLOCKED
    operations.execute(elst.bridge, NextPhase())
    draw(elst, Brush(Sort.SEEN), "BB13")

    back = [
        ("same on your map", (Phase.PREP_FIRE, 1, Verdict.BLOCKED)),
        ("Next phase", (Phase.RALLY, 1, Verdict.BLOCKED)),
        ("drawn", (Phase.RALLY, 0, clear)),
    ]
    for label, then in back:
        assert label in elst.window.actions_by_id["undo"].text()
        qtbot.keyClick(elst.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert (phase(elst), len(elst.bridge.overlay.entries), elst.bridge.sight.result.verdict) == then
    assert not elst.window.actions_by_id["undo"].isEnabled()
    assert len(checks(elst)) == 2  # what is known stays known
    for _ in back:
        elst.run("redo")
    assert (phase(elst), len(elst.bridge.overlay.entries)) == (Phase.PREP_FIRE, 2)


@pytest.mark.long
def test_the_list_of_checks_is_as_it_was_when_the_session_is_opened_again(elst: Player) -> None:
    look(elst, "NN8", "MM15")
    operations.show_viewshed(elst.bridge, Position(elst.hex("NN8")))
    elst.window.docks.bring("checks")
    model = elst.window.docks.panels["checks"].model
    model.setData(model.index(1, 4), "StuG fires")
    before, path = checks(elst), elst.bridge.session_path
    assert [row[1:] for row in before] == [
        ("all seen from NN8", "", "no markers", ""),
        ("NN8 → MM15", "HINDERED +3", "no markers", "StuG fires"),
    ]
    operations.close_session(elst.bridge)
    assert checks(elst) == []
    assert go_on(elst.bridge, path)
    assert checks(elst) == before
    log = elst.bridge.session.log()
    assert [note.text for line in log for note in line.notes] == ["StuG fires"]
