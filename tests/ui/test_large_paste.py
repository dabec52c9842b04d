"""Very many lines pasted into the forces panel: read beside the window, given up at a tap."""

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from companion.games.elst.factions import Faction
from tests.ui.session_table import begin
from tests.ui.spanish_table import at_table
from ui import operations
from ui.session.message import Message
from ui.shell.main_window import MainWindow

LINES = 1500


def paste(window: MainWindow, side: str, text: str) -> list[Message]:
    """Type lines into the forces panel and press its button; every message since then."""
    heard: list[Message] = []
    window.bridge.message.connect(heard.append)
    window.show_map()
    window.docks.bring("forces")
    panel = window.docks.panels["forces"]
    panel.pages.button(side).click()
    panel.roster.lines.setPlainText(text)
    panel.roster.submit()
    return heard


def lines_left(window: MainWindow) -> str:
    return window.docks.panels["forces"].roster.lines.toPlainText()


def keys(heard: list[Message]) -> list[str]:
    return [message.reason.key for message in heard]


def test_many_lines_are_one_act_and_told_on_the_way(window: MainWindow, qtbot: QtBot) -> None:
    begin(window.bridge)
    acts = len(window.bridge.session.journal.acts)
    heard = paste(window, "german", "4-6-7 @ NN8\nLMG\n" * (LINES // 2))
    assert "paste-progress" in keys(heard)
    qtbot.waitUntil(lambda: len(window.bridge.session.journal.acts) > acts, timeout=60_000)
    assert len(window.bridge.session.journal.acts) == acts + 1
    told = [holding.pieces for holding in window.bridge.session.state.game.forces.of(Faction.GERMAN)]
    assert sorted(piece.count for piece in told) == [LINES // 2, LINES // 2]
    assert lines_left(window) == ""


@pytest.mark.long
def test_given_up_nothing_is_named_and_the_lines_stay(window: MainWindow, qtbot: QtBot) -> None:
    begin(window.bridge)
    acts = len(window.bridge.session.journal.acts)
    heard = paste(window, "german", "4-6-7 @ NN8\n" * LINES)
    way_out = window.bridge.text("paste-cancel")
    next(one for one in window.message_bar.findChildren(QPushButton) if one.text() == way_out).click()
    qtbot.waitUntil(lambda: "paste-cancelled" in keys(heard), timeout=60_000)
    assert len(window.bridge.session.journal.acts) == acts
    assert lines_left(window)
    assert operations.name_counters(window.bridge, "german", "4-6-7")


@pytest.mark.long
def test_a_line_that_cannot_be_read_is_named_by_its_place_in_all_of_them(qtbot: QtBot) -> None:
    with at_table(qtbot, "jarama") as player:
        player.begin()
        text = "\n" * (LINES - 1) + "48: 3_4\n"
        heard = paste(player.window, "republican", text)
        qtbot.waitUntil(lambda: "scw-counters-line" in keys(heard), timeout=60_000)
        assert heard[-1].reason.args["line"] == str(LINES)
        assert lines_left(player.window)


@pytest.mark.long
def test_more_counters_than_any_box_holds_are_refused(window: MainWindow, qtbot: QtBot) -> None:
    begin(window.bridge)
    heard = paste(window, "german", "99x 4-6-7\n" * LINES)
    qtbot.waitUntil(lambda: "roster-too-many" in keys(heard), timeout=60_000)
    assert not tuple(window.bridge.session.state.game.forces.of(Faction.GERMAN))


@pytest.mark.long
def test_more_units_than_any_box_holds_are_refused(qtbot: QtBot) -> None:
    with at_table(qtbot, "jarama") as player:
        player.begin()
        heard = paste(player.window, "republican", "48: 40x 3-4-6/2-2-6 II\n" * LINES)
        qtbot.waitUntil(lambda: "scw-counters-line" in keys(heard), timeout=60_000)
        assert heard[-1].reason.about.key == "scw-counters-too-many"
        assert not player.game.units
