"""How the grid lies: the check, going without it, and sessions that were saved with another grid."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from companion.board.grid_check import do_touch
from companion.board.grid_readings import likelier_reading
from tests.ui.shared_window import SharedWindow
from tests.ui.spanish_table import Player, at_table
from ui import operations

OTHER = "flat-top-odd-south"
HQ = "J-R-48-hq-1"


@pytest.fixture
def player(shared: SharedWindow) -> Player:
    return Player(shared.on("jarama"))


@pytest.fixture
def newcomer(qtbot: QtBot) -> Iterator[Player]:
    """The same in a window in which the grid was never compared."""
    with at_table(qtbot, "jarama") as player:
        yield player


@pytest.fixture
def saved(player: Player) -> Path:
    """A session on the grid as drawn, closed again: the HQ of the 48th in 3136, one hex corrected."""
    player.begin()
    player.tell_all()
    player.put(J_R_48_hq_1="3136")
    path = player.bridge.session_path
    player.run("close-session")
    return path


def place_of(player: Player) -> str:
    counter = next(one for one in player.counters() if one.id == HQ)
    return player.bridge.hex_name(counter.hex)


def press(player: Player, text: str, qtbot: QtBot) -> None:
    bar = player.window.message_bar
    button = next(one for one in bar.findChildren(QPushButton) if one.text().startswith(text))
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


# ---- a session saved with another grid ----


@pytest.mark.long
def test_a_session_lies_on_its_own_grid_and_that_is_told(player: Player, saved: Path) -> None:
    assert operations.settle_grid(player.bridge, OTHER)
    player.window.desk.open(saved)
    assert player.window.page == "recap"
    message = player.window.message_bar.current
    assert message.reason.key == "grid-of-session"
    assert message.reason.args == {
        "saved": "points up, odd rows shifted east",
        "before": "flat sides up, odd columns shifted south",
    }
    assert player.bridge.overlay.grid == ""
    assert place_of(player) == "3136"


def test_the_way_back_closes_the_session_and_loses_nothing(player: Player, saved: Path, qtbot: QtBot) -> None:
    operations.settle_grid(player.bridge, OTHER)
    player.window.desk.open(saved)
    entries = player.bridge.session.journal.next_seq
    press(player, "Close it", qtbot)
    assert player.bridge.session is None
    assert player.bridge.overlay.grid == OTHER
    assert player.window.message_bar.current is None
    player.window.desk.open(saved)
    assert player.window.message_bar.current.reason.key == "grid-of-session"
    assert place_of(player) == "3136"
    assert player.bridge.session.journal.next_seq == entries


@pytest.mark.long
def test_corrections_stay_with_their_hexes_whatever_the_grid(
    player: Player, saved: Path, qtbot: QtBot
) -> None:
    operations.confirm_hex(player.bridge, player.hex("3136"))
    operations.settle_grid(player.bridge, OTHER)
    player.window.desk.open(saved)
    press(player, "Close it", qtbot)
    assert [entry.hex for entry in player.bridge.overlay.entries] == ["3136"]


@pytest.mark.long
def test_nothing_is_told_of_a_session_on_the_grid_in_force(player: Player, saved: Path) -> None:
    player.window.desk.open(saved)
    assert player.window.message_bar.current is None
    operations.close_session(player.bridge)
    operations.settle_grid(player.bridge, OTHER)
    player.begin()
    path = player.bridge.session_path
    player.run("close-session")
    player.window.desk.open(path)
    assert player.window.message_bar.current is None
    assert player.bridge.overlay.grid == OTHER


@pytest.mark.long
def test_a_session_on_a_grid_that_is_not_known_is_not_opened(
    player: Player, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    operations.settle_grid(player.bridge, OTHER)
    monkeypatch.setattr("ui.operations.session.has_grid", lambda *_: False)
    player.window.desk.open(saved)
    assert player.window.message_bar.current.reason.key == "grid-of-session-unknown"
    assert player.bridge.overlay.grid == OTHER
    assert player.bridge.session is None


# ---- the check ----


@pytest.mark.long
def test_a_player_who_cannot_tell_is_offered_the_likelier_way(newcomer: Player) -> None:
    likelier = likelier_reading("jarama")
    newcomer.run("new-session")
    page = newcomer.window.desk.pages["grid-check"]
    page.answer(None)
    assert "1st Brigade" in page.outcome.text()
    assert not page.accept.isVisible()
    page.likeliest.click()
    assert newcomer.bridge.overlay.grid == likelier.reading
    assert newcomer.window.page == "new-session"


@pytest.mark.long
def test_answers_that_speak_against_the_likelier_way_are_believed(newcomer: Player) -> None:
    newcomer.run("new-session")
    page = newcomer.window.desk.pages["grid-check"]
    while (asked := page.asked) is not None:
        page.answer(do_touch(page.grids[""], asked.hex, asked.other))
    assert page.found == ""
    assert "1st Brigade" not in page.outcome.text()
    assert not page.likeliest.isVisible()
    assert page.accept.isVisible()


def test_the_way_back_from_a_beginning_leads_to_the_check_that_was_left_for_it(newcomer: Player) -> None:
    desk = newcomer.window.desk
    newcomer.run("new-session")
    desk.pages["grid-check"].likeliest.click()  # in error
    for _ in range(2):
        assert newcomer.window.page == "new-session"
        desk.pages["new-session"].back.click()
        assert newcomer.window.page == "grid-check"
        desk.pages["grid-check"].skip.click()
    desk.pages["new-session"].back.click()
    desk.pages["grid-check"].back.click()
    assert newcomer.window.page == "start"
    newcomer.run("new-session")
    desk.pages["new-session"].back.click()
    assert newcomer.window.page == "start"  # checked long ago


@pytest.mark.long
def test_going_without_says_how_to_come_back_and_leads_there(newcomer: Player, qtbot: QtBot) -> None:
    newcomer.run("new-session")
    newcomer.window.desk.pages["grid-check"].skip.click()
    assert newcomer.window.page == "new-session"
    assert "Check it with no session open" in newcomer.window.message_bar.text
    press(newcomer, "Check the map’s grid", qtbot)
    assert newcomer.window.page == "grid-check"
    page = newcomer.window.desk.pages["grid-check"]
    assert page.question.isVisible()
    page.back.click()
    assert newcomer.window.page == "new-session"
    assert "Check it with no session open" in newcomer.window.message_bar.text
    newcomer.begin()
    bar = newcomer.window.message_bar
    offered = [one.text() for one in bar.findChildren(QPushButton) if one.isVisible()]
    assert "with no session open (menu: Check the map’s grid)" in bar.text
    assert "Check the map’s grid" not in offered  # a session has settled it
