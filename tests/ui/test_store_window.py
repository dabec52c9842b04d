"""Session files in the window: damaged, in play in another window, taken away while open."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from companion.board.entries import Confirmation
from companion.board.model import Board
from companion.board.overlay import OverlayChange
from companion.games.elst.procedures.clock import NextPhase
from companion.kit.system import Start
from companion.known_games import GAMES, systems_with
from companion.reason import Reason
from companion.session.backups import back_up, backup_files
from companion.session.commands import CorrectMap
from companion.session.files import begin_session, open_session
from companion.session.session import Session
from companion.session.standing import SightChecked
from companion.sight.result import Position
from ui import operations
from ui.session.files import fresh_file
from ui.shell.main_window import MainWindow


@pytest.fixture
def path() -> Path:
    path = fresh_file("Elst")
    path.parent.mkdir(parents=True)
    return path


@pytest.fixture
def elsewhere(path: Path, elst: Board) -> Session:
    """A session in play in another window."""
    return begin_session(path, GAMES["elst"].make(elst), Start(scenario="initial"))


def open_in(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    window.desk.open(path)
    qtbot.waitUntil(lambda: window.bridge.session_path == path)


def is_told(window: MainWindow, key: str) -> bool:
    message = window.message_bar.current
    return message is not None and message.reason.key == key


def test_a_damaged_session_shows_how_far_it_goes_and_plays_on_from_there(
    window: MainWindow, elsewhere: Session, path: Path, qtbot: QtBot
) -> None:
    back_up(elsewhere.store, path)
    elsewhere.note(1, "before")
    elsewhere.note(1, "here it breaks")
    elsewhere.note(1, "after")
    readable = elsewhere.journal.next_seq - 3
    elsewhere.close()
    damaged = path.read_bytes().replace(b"here it breaks", b"here it broke!")
    path.write_bytes(damaged)

    open_in(window, path, qtbot)
    page = window.desk.pages["damaged"]
    assert window.page == "damaged"
    assert f"entry {readable + 1}" in page.why.text()
    assert str(readable) in page.last.text()
    assert len(page.rows) == 1
    assert not operations.execute(window.bridge, NextPhase())

    qtbot.mouseClick(page.go_on, Qt.MouseButton.LeftButton)
    beside = path.with_name(f"{path.stem} (kept){path.suffix}")
    qtbot.waitUntil(lambda: window.bridge.session_path == beside)
    assert window.page == "recap"
    assert len(window.bridge.session.journal.entries) >= readable
    assert operations.execute(window.bridge, NextPhase())

    open_in(window, path, qtbot)
    qtbot.waitUntil(lambda: window.page == "damaged")
    qtbot.mouseClick(page.rows[0], Qt.MouseButton.LeftButton)
    copy = path.with_name(f"{path.stem} (kept 2){path.suffix}")
    qtbot.waitUntil(lambda: window.bridge.session_path == copy)
    assert not window.bridge.session.is_looking_on
    assert path.read_bytes() == damaged
    assert len(backup_files(path)) == 1


@pytest.mark.long
def test_a_session_in_play_in_another_window_is_looked_at_and_followed(
    window: MainWindow, elsewhere: Session, path: Path, qtbot: QtBot
) -> None:
    window.desk.open(path)
    qtbot.waitUntil(lambda: is_told(window, "store-open-elsewhere"))
    window.message_bar.current.confirms()
    qtbot.waitUntil(lambda: window.bridge.session_path == path)
    session = window.bridge.session
    assert session.is_looking_on
    hex_ = window.bridge.board.parse_hex("BB13")
    assert not operations.execute(window.bridge, NextPhase())
    assert not operations.confirm_hex(window.bridge, hex_)
    assert operations.show_viewshed(window.bridge, Position(hex_))
    assert window.bridge.checks == ()

    elsewhere.execute(NextPhase())
    seen = Confirmation(hex="BB13", at=datetime.now(UTC))
    told = Reason("step-hex-confirmed", hexes=(hex_,))
    elsewhere.execute(CorrectMap(change=OverlayChange(said=(seen,)), told=told))
    elsewhere.record_sight(SightChecked(source=hex_))
    qtbot.waitUntil(lambda: session.state.game.moment == elsewhere.state.game.moment)
    qtbot.waitUntil(lambda: window.bridge.overlay.entries == (seen,))
    elsewhere.undo()
    qtbot.waitUntil(lambda: window.bridge.overlay.is_empty)
    assert [check.told.source for check in window.bridge.checks] == [hex_]
    operations.close_session(window.bridge)
    elsewhere.close()
    open_session(path, systems_with(window.bridge.board)).close()


def test_a_file_taken_away_is_told_and_the_title_names_the_new_one(
    window: MainWindow, elsewhere: Session, path: Path, qtbot: QtBot
) -> None:
    elsewhere.close()
    open_in(window, path, qtbot)
    path.rename(path.with_name("away.wargame"))
    assert operations.execute(window.bridge, NextPhase())
    assert window.bridge.session_path == path.with_name(f"{path.stem} (kept){path.suffix}")
    assert is_told(window, "store-was-moved")
    assert "(kept)" in window.windowTitle()
