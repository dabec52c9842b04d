"""The program running in a test."""

from collections.abc import Iterator
from contextlib import contextmanager

from pytestqt.qtbot import QtBot

from ui.app import Application
from ui.look.preferences import Preferences, save_preferences


@contextmanager
def running(qtbot: QtBot, board: str = "elst", size: tuple[int, int] | None = None) -> Iterator[Application]:
    """The program on a board, in English, in a window of a size; the window goes when the test is over."""
    save_preferences(Preferences(language="en", theme="light"))
    application = Application(board)
    if size:
        application.window.resize(*size)
    application.show()
    qtbot.waitExposed(application.window)
    try:
        yield application
    finally:
        application.close()
