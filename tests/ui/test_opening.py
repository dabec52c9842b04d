"""Opening a session: beside the window, and the one in play stays until the new one is there."""

import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from companion.games.elst.procedures.clock import NextPhase
from companion.session import files
from companion.session.store import SqliteStore
from tests.ui.running import settle
from tests.ui.session_table import begin
from ui import operations
from ui.session import opening
from ui.shell.main_window import MainWindow


@pytest.fixture
def in_play(window: MainWindow) -> MainWindow:
    """A window with a session in play."""
    begin(window.bridge)
    window.desk.go_to_map()
    return window


@pytest.fixture
def other(in_play: MainWindow, tmp_path: Path) -> Path:
    """The file of another session."""
    path = tmp_path / "other.wargame"
    in_play.bridge.session.store.backup(path)
    return path


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Files are opened no sooner than this is set."""
    go, open_ = Event(), files.open_session

    def slow(*args: object) -> object:
        assert go.wait(20)
        return open_(*args)

    monkeypatch.setattr(files, "open_session", slow)
    monkeypatch.setattr(opening, "AT_ONCE", 0.3)
    yield go
    go.set()


def _edited(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


@pytest.mark.long
def test_no_broken_file_takes_the_place_of_the_session_in_play(
    in_play: MainWindow, other: Path, tmp_path: Path
) -> None:
    whole, session = other.read_bytes(), in_play.bridge.session
    broken = [b"", b"\0" * 5000, b"SQLite format 3\0", whole[:3000], whole[:-4096], whole[:100] + whole[200:]]
    edits = [
        "DROP TABLE entries",
        "DELETE FROM entries WHERE seq = 1",
        "UPDATE entries SET body = x'00'",
        "UPDATE entries SET body = CAST('[' AS BLOB) WHERE seq = 1",
        "PRAGMA application_id = 7",
        "PRAGMA user_version = 99",
    ]
    paths = [tmp_path / f"broken-{number}.wargame" for number in range(len(broken) + len(edits))]
    for path, content in zip(paths, broken, strict=False):
        path.write_bytes(content)
    for path, edit in zip(paths[len(broken) :], edits, strict=True):
        shutil.copy(other, path)
        _edited(path, edit)
    for path in [*paths, tmp_path / "missing.wargame", tmp_path]:
        in_play.desk.open(path)
        assert path.name in in_play.message_bar.text
        assert "\n" not in in_play.message_bar.text
        assert in_play.bridge.session is session
        in_play.message_bar.close_current()
    assert operations.execute(in_play.bridge, NextPhase())


@pytest.mark.long
def test_play_goes_on_while_a_file_is_opened_and_then_gives_way(
    in_play: MainWindow, other: Path, held: Event, qtbot: QtBot
) -> None:
    session = in_play.bridge.session
    in_play.desk.open(other)
    assert in_play.message_bar.current.reason.key == "opening-session"
    assert operations.execute(in_play.bridge, NextPhase())
    held.set()
    qtbot.waitUntil(lambda: in_play.page == "recap")
    assert in_play.bridge.session is not session
    assert in_play.bridge.session_path == other
    assert in_play.message_bar.current is None
    assert operations.execute(in_play.bridge, NextPhase())  # on the window's own thread


@pytest.mark.long
@pytest.mark.parametrize("way", ["cancel", "late", "just done"])
def test_an_opening_given_up_leaves_the_session_in_play_and_lets_the_file_go(
    in_play: MainWindow, other: Path, held: Event, qtbot: QtBot, way: str
) -> None:
    session = in_play.bridge.session
    in_play.desk.open(other)
    opening = in_play.desk._opening
    if way == "just done":
        held.set()
        opening.reader.join()
    opening.cancel() if way != "late" else opening._limit.timeout.emit()
    assert in_play.message_bar.text.startswith(other.name)
    held.set()
    qtbot.waitUntil(lambda: not opening.reader.is_alive())
    settle()
    assert in_play.bridge.session is session
    SqliteStore.open(other).close()


@pytest.mark.long
def test_a_second_tap_on_a_file_that_is_being_read_changes_nothing(
    in_play: MainWindow, other: Path, held: Event, qtbot: QtBot
) -> None:
    in_play.desk.open(other)
    in_play.desk.open(other)
    held.set()
    qtbot.waitUntil(lambda: in_play.bridge.session_path == other)
