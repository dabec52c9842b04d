"""The real window, offscreen, over the Elst board."""

import gc
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QThreadPool
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.board.library import open_board
from companion.board.model import Board
from companion.hexes.coordinates import HexCoord
from companion.sight.result import Position
from tests.ui.running import running
from tests.ui.shared_window import SharedWindow, lent
from ui import operations
from ui.app import Application
from ui.look.preferences import Preferences
from ui.session import opening
from ui.session.bridge import SessionBridge
from ui.session.message import Message
from ui.shell.collector import collect_due
from ui.shell.main_window import MainWindow

_EVERY = 4  # the collector's work for one test takes nearly as long as that for a few
_number = count()


@pytest.fixture(autouse=True)
def nothing_left_over() -> Iterator[None]:
    """Deletes the widgets of the tests before: each still there is dressed anew with every new look.

    What Python has lost sight of goes here too, pictures of the map above all, and never on the thread of
    a worker. While a test ends pytest still holds its window.
    """
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if next(_number) % _EVERY == 0:
        gc.collect(1)
    yield
    QThreadPool.globalInstance().waitForDone()
    collect_due()


@pytest.fixture(autouse=True)
def nothing_noted_later(request: pytest.FixtureRequest) -> Iterator[None]:
    """Ends the session of the shared window with its test.

    That notes where it stands a second after the last act, then on the next test's list of sessions.
    """
    shared = request.getfixturevalue("shared") if "shared" in request.fixturenames else None
    yield
    if shared is not None:
        shared.end_session()


@pytest.fixture(scope="session", autouse=True)
def opened_at_once() -> Iterator[None]:
    """Waits for a file as long as a busy machine takes: most tests look at what was opened."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opening, "AT_ONCE", 20.0)
        yield


@pytest.fixture
def ends() -> Iterator[ExitStack]:
    """What is to be closed when a test is over."""
    with ExitStack() as ends:
        yield ends


@pytest.fixture(scope="session")
def elst() -> Board:
    """The board of Decision at Elst."""
    return open_board("elst")


@pytest.fixture
def at(elst: Board):
    """Hexes of the Elst board by their printed numbers."""
    return elst.parse_hex


@pytest.fixture
def bridge(qapp: QApplication, elst: Board) -> Iterator[SessionBridge]:
    """A bridge over the Elst board, in English."""
    bridge = SessionBridge(elst, Preferences(language="en", theme="light"))
    yield bridge
    operations.close_session(bridge)


@pytest.fixture
def messages(bridge: SessionBridge) -> list[Message]:
    """Every message the bridge has sent since the test began."""
    heard: list[Message] = []
    bridge.message.connect(heard.append)
    return heard


@pytest.fixture
def application(qtbot: QtBot) -> Iterator[Application]:
    """The running program, as after `companion app`, in English."""
    with running(qtbot) as application:
        yield application


@pytest.fixture(scope="module")
def shared(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SharedWindow]:
    """One window for the tests of a file."""
    with lent(tmp_path_factory.mktemp("shared")) as shared:
        yield shared


@pytest.fixture
def window(application: Application) -> MainWindow:
    """The window of the running program."""
    return application.window


@pytest.fixture
def short_rest(qapp: QApplication) -> Iterator[None]:
    """A finger that rests for a tenth of a second is held."""
    hints = qapp.styleHints()
    usual = hints.mousePressAndHoldInterval()
    hints.setMousePressAndHoldInterval(100)
    yield
    hints.setMousePressAndHoldInterval(usual)


def ground(hex_: HexCoord) -> Position:
    """A hex, at the ground."""
    return Position(hex_)
