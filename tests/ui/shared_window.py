"""One window for the tests of a file, put in order for each of them.

It serves where a test is about a table, whatever was on it before. How the program begins, what it
keeps and how it ends is tried in windows of their own (`running`).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from companion.paths import SETTINGS_VARIABLE
from tests.ui.running import SIZE, settle
from ui import operations
from ui.app import Application
from ui.look.preferences import Preferences, save_preferences
from ui.operations.core import put
from ui.shell.main_window import MainWindow


@contextmanager
def lent(folder: Path) -> Iterator["SharedWindow"]:
    """One window for several tests; its settings folder serves while none of a test's own is set."""
    shared = SharedWindow()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(SETTINGS_VARIABLE, str(folder))
        yield shared
        shared.close()


class SharedWindow:
    """Lends the window of a program; with another board asked for, that of another one."""

    def __init__(self) -> None:
        self._lent: Application | None = None

    def on(self, board: str) -> MainWindow:
        """The window over a board, in English: the start page, no session, nothing chosen or told."""
        if self._lent is None or self._lent.window.bridge.base_board.id != board:
            self.close()
            self._open(board)
        else:
            self._put_in_order()
        assert self._lent
        return self._lent.window

    def end_session(self) -> None:
        """Nothing is in play any more, nor noted; behind the start page, as when the next test begins."""
        if self._lent is not None:
            self._lent.window.setUpdatesEnabled(False)  # nobody looks at it till it is lent again
            self._lent.window.show_start_page()
            operations.close_session(self._lent.window.bridge)

    def close(self) -> None:
        if self._lent is not None:
            self._put_in_order()  # the size of the text is that of the whole process
            self._lent.close()
        self._lent = None

    def _open(self, board: str) -> None:
        save_preferences(Preferences(language="en", theme="light"))
        self._lent = Application(board)
        self._lent.window.resize(*SIZE)
        self._lent.show()
        assert QTest.qWaitForWindowExposed(self._lent.window)
        self._first = self._lent.bridge.state

    def _put_in_order(self) -> None:
        """Behind the start page, so that no panel shows what is gone in the next moment."""
        window = self._lent.window
        window.show_start_page()
        with window.bridge.telling_once():
            operations.close_session(window.bridge)
            window.bridge.update(window.bridge.put_session(None, None))
            put(window.bridge, self._first)
        while window.message_bar.current is not None:
            window.message_bar.close_current()
        window.palette_widget.hide()
        window.map_view.set_tool("select")
        window.docks.remember(())
        window.resize(*SIZE)
        window.setUpdatesEnabled(True)
        window.activateWindow()  # another may have been in front since
        settle()
