"""The program running in a test."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.app import Application
from ui.look.preferences import Preferences, save_preferences
from ui.look.style import dress, palette_for
from ui.shell.kinds import of_kind

SIZE = (1366, 768)  # the smallest screen that it is made for


@contextmanager
def running(qtbot: QtBot, board: str = "elst", size: tuple[int, int] | None = None) -> Iterator[Application]:
    """The program on a board, in English, in a window of a size; the window goes when the test is over."""
    usual = Preferences(language="en", theme="light")
    save_preferences(usual)
    application = Application(board)
    if size:
        application.window.resize(*size)
    application.show()
    qtbot.waitExposed(application.window)
    try:
        yield application
    finally:
        application.close()
        dress(of_kind(QApplication, QApplication.instance()), palette_for(usual.theme), usual.text_size)


def settle() -> None:
    """What the window does between two deeds of a player: it answers, draws, and lets old widgets go.

    Kept to the end of a test they would hear of every change and be dressed anew with the rest.
    """
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
