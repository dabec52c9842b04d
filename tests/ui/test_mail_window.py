"""Moves by mail in a window: written, read and dropped, with a player elsewhere who has no window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from companion.files import write_whole
from companion.known_games import systems_with
from companion.paths import settings_dir
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.shared_table.mail import MailedStore, begin_from, play_by_mail, read_moves, write_moves
from companion.shared_table.signing import SeatKeys
from tests.ui import session_table
from tests.ui.shared_tables import onward, page_of, phase
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.shell.main_window import MainWindow


@pytest.fixture
def window(shared: SharedWindow) -> Iterator[MainWindow]:
    window = shared.on("elst")
    yield window
    operations.close_session(window.bridge)


class Elsewhere:
    """The British at another machine, on what came as the first file."""

    def __init__(self, letter: Path, folder: Path) -> None:
        moves = read_moves(letter)
        self.folder = folder
        self.keys = SeatKeys(folder / "keys")
        kept = begin_from(moves, folder / "elsewhere.wargame")
        self.store: MailedStore = play_by_mail(kept, moves.session, "british", self.keys)
        self.session = Session.open(self.store, systems_with(None))

    def send(self, since: int | None = None) -> Path:
        letter = self.folder / "answer.moves"
        write_moves(self.store.moves(since), letter)
        return letter

    def get(self, letter: Path) -> None:
        self.store.take(read_moves(letter))
        self.session.catch_up()


def drop(window: MainWindow, file: Path) -> bool:
    """Let a file go over the window, as a file manager does; whether it is taken."""
    dragged, spot = QMimeData(), QPointF(300, 300)
    dragged.setUrls([QUrl.fromLocalFile(str(file))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copy = Qt.DropAction.CopyAction
    entering = QDragEnterEvent(spot.toPoint(), copy, dragged, buttons, keys)
    QApplication.sendEvent(window, entering)
    if entering.isAccepted():
        QApplication.sendEvent(window, QDropEvent(spot, copy, dragged, buttons, keys))
    return entering.isAccepted()


def test_a_game_goes_to_and_fro_by_files(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session_table.begin(window.bridge)
    letter = tmp_path / "first.moves"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args, **kwargs: (str(letter), ""))
    page = page_of(window)
    page.own.button("german").click()
    page.write.click()
    assert window.message_bar.text.startswith("3 entries are in first.moves")  # the map too
    british, session = Elsewhere(letter, tmp_path), window.bridge.session
    window.show_map()
    british.session.execute(onward(british.session))
    assert drop(window, british.send())
    assert phase(session) == phase(british.session)
    assert window.message_bar.text.startswith("British: ")
    assert drop(window, british.send())  # the same letter twice
    assert window.message_bar.text == "All of that was here already."
    assert operations.execute(window.bridge, onward(session))
    page.write.click()
    british.get(letter)
    assert phase(british.session) == phase(session)
    british.session.execute(onward(british.session))

    path = window.bridge.session_path
    operations.close_session(window.bridge)
    assert drop(window, british.send())  # its file is found, and opened
    qtbot.waitUntil(lambda: window.bridge.session is not None)
    session = window.bridge.session
    assert window.bridge.session_path == path
    assert phase(session) == phase(british.session)
    assert session.store.seat == "german"
    head = session.head
    other = tmp_path / "letter.txt"
    assert not drop(window, other)
    write_whole(tmp_path / "no.moves", b"{}")
    assert drop(window, tmp_path / "no.moves")
    assert window.message_bar.text == "no.moves holds no moves of this program."
    assert session.head == head
    british.store.close()


def test_the_first_file_of_a_game_begun_elsewhere_is_opened_at_the_seat_that_is_left(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    session_table.begin(window.bridge)
    path, id_ = window.bridge.session_path, window.bridge.session.started.session
    operations.close_session(window.bridge)
    away = path.rename(tmp_path / "elsewhere.wargame")
    kept = SqliteStore.open(away)
    store = play_by_mail(kept, id_, "british", SeatKeys(tmp_path / "keys"))
    first = tmp_path / "first.moves"
    write_moves(store.moves(), first)
    window.desk.take_moves(first)
    qtbot.waitUntil(lambda: window.bridge.session is not None)
    session = window.bridge.session
    assert session.store.seat == "german"
    assert operations.execute(window.bridge, onward(session))
    answer = tmp_path / "answer.moves"
    assert operations.write_moves(window.bridge, "german", answer)
    assert store.take(read_moves(answer)) == 2  # and the map on which it was decided
    operations.close_session(window.bridge)
    (settings_dir() / "recent_sessions.json").unlink()  # as after a dozen other games
    british = Session.open(store, systems_with(None))
    british.note(1, "your turn")
    write_moves(store.moves(0), first)
    window.desk.take_moves(first)
    qtbot.waitUntil(lambda: window.bridge.session is not None)
    assert window.bridge.session.head == british.head
    store.close()
