"""A hex named by the number on the player's own map, in the window and in a session."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from companion.board.legend import Brush, Sort
from tests.ui.shared_window import SharedWindow
from tests.ui.spanish_table import Player, at_table
from ui import operations
from ui.panels.correction_words import correction_words


@pytest.fixture
def player(shared: SharedWindow) -> Player:
    """War in the Desert with the sample set-up, a hex selected."""
    player = Player(shared.on("no_prisoners"))
    player.run("new-session")
    page = player.window.desk.pages["new-session"]
    page.options.choices["np-set-up"].button("sample").click()
    page.begin_button.click()
    operations.select_hex(player.bridge, player.hex("1208"))
    player.window.docks.bring("hex")
    return player


def name(player: Player, text: str, qtbot: QtBot) -> None:
    line = player.window.docks.panels["hex"].printed
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, text)
    qtbot.keyClick(line, Qt.Key.Key_Return)


@pytest.mark.long
def test_the_numbers_follow_and_the_session_goes_on(player: Player, qtbot: QtBot) -> None:
    hex_ = player.hex("1208")
    counters = {one.id: one.hex for one in player.counters()}
    name(player, "1510", qtbot)
    assert player.bridge.hex_name(hex_) == "1510"
    assert player.window.docks.panels["hex"]._number.text() == "1510 Audja"
    assert player.window.message_bar.text.startswith("1208 is 1510 on your map")
    assert {one.id: one.hex for one in player.counters()} == counters
    path = player.bridge.session_path
    player.run("close-session")
    player.window.desk.open(path)
    assert {one.id: one.hex for one in player.counters()} == counters
    assert player.bridge.board.parse_hex("1510") == hex_


def test_undo_takes_the_numbers_back(player: Player, qtbot: QtBot) -> None:
    name(player, "1510", qtbot)
    player.run("undo")
    assert player.bridge.board.parse_hex("1208") == player.bridge.selected


@pytest.mark.long
def test_a_session_begun_afterwards_has_the_same_set_up(player: Player, qtbot: QtBot) -> None:
    counters = {one.id: one.hex for one in player.counters()}
    name(player, "1510", qtbot)
    player.run("close-session")
    player.run("new-session")
    page = player.window.desk.pages["new-session"]
    page.options.choices["np-set-up"].button("sample").click()
    page.begin_button.click()
    assert {one.id: one.hex for one in player.counters()} == counters


@pytest.mark.long
def test_corrections_are_told_by_the_printed_numbers(player: Player, qtbot: QtBot) -> None:
    hex_ = player.hex("1208")
    name(player, "1510", qtbot)
    tool = player.window.map_view.tools["correct"]
    tool.take(Brush(Sort.TERRAIN, "marsh"))
    assert tool.draw_through([hex_])
    entries = player.bridge.overlay.entries
    assert {entry.hex for entry in entries} == {"1208"}
    assert "marsh" in player.bridge.board.terrain(hex_)
    assert player.window.message_bar.text == "marsh drawn: 1510"
    assert all(correction_words(player.bridge, entry).startswith("1510") for entry in entries)
    assert operations.revert_correction(player.bridge, entries[-1])


@pytest.mark.long
@pytest.mark.parametrize("text", ["0101", "12"])
def test_a_number_that_cannot_be_gets_one_line(player: Player, qtbot: QtBot, text: str) -> None:
    before = player.bridge.overlay
    name(player, text, qtbot)
    assert player.window.message_bar.current.reason.key in {"printed-number-no-room", "hex-not-a-number"}
    assert player.bridge.overlay is before
    assert player.window.docks.panels["hex"].printed.text() == text


@pytest.mark.long
def test_boards_with_printed_numbers_ask_for_none(qtbot: QtBot) -> None:
    with at_table(qtbot, "brunete") as table:
        table.window.show_map()
        operations.select_hex(table.bridge, table.hex("2020"))
        table.window.docks.bring("hex")
        assert not table.window.docks.panels["hex"].printed.isVisible()
