"""Starts the application: preferences, look, language and the window."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING

from ui import quick_imports

# isort: split
from PySide6.QtCore import QLibraryInfo, QLocale, QThreadPool, QTimer, QTranslator
from PySide6.QtWidgets import QApplication

from companion.board.library import open_board
from companion.known_games import boards_of_games, game_on, games_left_out
from companion.paths import settings_dir
from companion.reason import CompanionError, Reason
from companion.session.recent import recent_trouble
from companion.settings_file import sweep
from ui.look.language import language_of
from ui.look.preference_saver import PreferenceSaver
from ui.look.preferences import Preferences, load_preferences
from ui.look.style import dress
from ui.session.bridge import Change, SessionBridge
from ui.session.keeper import SessionKeeper
from ui.session.message import Severity
from ui.session.overlay_store import load_own_overlay
from ui.session.roster_keeper import RosterKeeper
from ui.session.roster_store import roster_troubles
from ui.shell.bounce import BounceGuard
from ui.shell.collector import Collector
from ui.shell.troubles import TroubleHook
from ui.widgets.heard import let_rows_be_heard

if TYPE_CHECKING:
    from companion.board.model import Board
    from ui.shell.main_window import MainWindow

quick_imports.done()

# Qt reads it at the first fill. Otherwise every faint fill, a hex's as well, wakes other threads and waits
# for them, which takes longer than the fill wherever the other core has work of its own.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

_BETWEEN_LETTERS_MS = 1000  # of a name in a list: Qt's 400 are too few for who looks for each key

LISTING_VARIABLE = "COMPANION_LISTING"  # a socket, on which tests that play from outside read the window


class Application:
    """The running program: its Qt application, the bridge and the one window.

    Without a board named it begins with the one that was on the table last.
    """

    def __init__(self, board_id: str | None = None) -> None:
        running = QApplication.instance()
        self.qt = running if isinstance(running, QApplication) else QApplication(sys.argv[:1])
        self.qt.setApplicationName("Wargame Companion")
        self.qt.setKeyboardInputInterval(_BETWEEN_LETTERS_MS)
        let_rows_be_heard()
        self._translator = QTranslator()
        # A job on the pool that outlived the application object would crash the process.
        self.qt.aboutToQuit.connect(lambda: QThreadPool.globalInstance().waitForDone())
        self._hook = TroubleHook(lambda: self.bridge)
        self._bounce = BounceGuard()
        self._collector = Collector()
        self._collector.start()
        sweep(settings_dir(), time())
        preferences, unreadable = load_preferences()
        self._take_board(open_board(board_id) if board_id else _last_board(preferences), preferences)
        self.qt.styleHints().colorSchemeChanged.connect(self._on_desktop_changed)
        self._tell((unreadable, recent_trouble(), *roster_troubles(), *games_left_out()))

    def turn_to(self, wanted: str | Board, show: Callable[[MainWindow], object]) -> None:
        """Put another board on the table, in a window in place of the one shown; `show` is given it.

        It is named by its id, or is one of the player's own; the program begins again with one it knows.
        """
        board = self.bridge.guard(lambda: _open_playable(wanted)) if isinstance(wanted, str) else wanted
        if board is None:
            return
        kept = {"board": board.id} if isinstance(wanted, str) else {}
        old = self.window
        old.cancel_table()
        self.qt.setQuitOnLastWindowClosed(False)
        old.close()
        QThreadPool.globalInstance().waitForDone()
        self.bridge.changed.disconnect(self._on_changed)
        preferences = self.bridge.preferences.model_copy(update=kept)
        self._take_board(board, preferences, is_table_mode=self.bridge.is_table_mode)
        if not old.isMaximized():
            self.window.setGeometry(old.geometry())
        self.show()
        self.qt.setQuitOnLastWindowClosed(True)
        old.deleteLater()
        show(self.window)

    def _take_board(self, board: Board, preferences: Preferences, *, is_table_mode: bool = False) -> None:
        """A bridge over a board, and the window that shows it."""
        from ui.shell.main_window import MainWindow

        overlay, remarks = load_own_overlay(board)
        self.bridge = SessionBridge(board, preferences, overlay)
        self.bridge.update(is_table_mode=is_table_mode)
        self._saver = PreferenceSaver(self.bridge)
        self._dress()
        self._translate()
        self.bridge.changed.connect(self._on_changed)  # before its window: what hears of another look has it
        self.window: MainWindow = MainWindow(self.bridge)
        self.window.board_wanted.connect(self.turn_to)
        self.window.closing.connect(self._saver.flush)
        RosterKeeper(self.bridge)
        self._keeper = SessionKeeper(self.bridge)
        self.window.closing.connect(self._keeper.close)
        self._tell(remarks)

    def show(self) -> None:
        """Show the window; what is needed soon after is prepared beside it."""
        self.window.show()
        self._bounce.watch(self.window)
        window = self.window  # all of this is for nothing once it has gone
        QTimer.singleShot(0, window, lambda: window.map_view)
        QTimer.singleShot(0, window, self._begin_to_prepare)  # holds up neither page nor map
        QTimer.singleShot(0, window, self._saver.flush)  # tells at once, not at the end, what cannot be saved

    def _begin_to_prepare(self) -> None:
        import companion.kit.free_table  # noqa: F401 - and all that acts are written with

        QThreadPool.globalInstance().start(self._prepare_sight)

    def _prepare_sight(self) -> None:
        """The terrain as lines of sight need it; boards of games without sight have none."""
        from ui.session.sight_terrain import prepare_sight

        prepare_sight(self.bridge.board, self.bridge.sight_settings)

    def close(self) -> None:
        """Close the window for good, so that another of these can take its place."""
        self.window.close()
        self.window.deleteLater()
        QThreadPool.globalInstance().waitForDone()
        self.forget()

    def forget(self) -> None:
        """Let go of the Qt application, whatever became of the window."""
        self.bridge.changed.disconnect(self._on_changed)
        self.qt.styleHints().colorSchemeChanged.disconnect(self._on_desktop_changed)
        self.qt.removeTranslator(self._translator)
        self._collector.stop()
        self._hook.remove()

    def _tell(self, remarks: Iterable[Reason | None]) -> None:
        for remark in remarks:
            if remark is not None:
                self.bridge.say(remark, Severity.WARNING)

    def run(self) -> int:
        """Show the window and stay until it is closed."""
        if socket := os.environ.get(LISTING_VARIABLE):
            from ui.shell.listing import Listing

            self._listing = Listing(socket)
        self.show()
        return self.qt.exec()

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._translate()
        if Change.PREFERENCES in changes:
            self._dress()

    def _on_desktop_changed(self) -> None:
        """A "system" theme follows the desktop."""
        self.bridge.changed.emit(frozenset({Change.PREFERENCES}))

    def _dress(self) -> None:
        bridge = self.bridge
        dress(self.qt, bridge.palette, bridge.text_size, is_table_mode=bridge.is_table_mode)

    def _translate(self) -> None:
        """Give Qt's own dialogs and menus the language of the catalogue."""
        language = language_of(self.bridge.preferences)
        QLocale.setDefault(QLocale(language))
        self.qt.removeTranslator(self._translator)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._translator.load(f"qtbase_{language}", folder):
            self.qt.installTranslator(self._translator)


def _last_board(preferences: Preferences) -> Board:
    """The board that was on the table last, else the first one found; one that is broken is passed over."""
    boards = sorted(boards_of_games(), key=lambda board: board != preferences.board)
    for board_id in boards:
        with suppress(CompanionError):
            return open_board(board_id)
    return open_board(preferences.board)


def _open_playable(board_id: str) -> Board:
    """A board, whose game can be loaded; CompanionError for one that cannot be put on the table."""
    board = open_board(board_id)
    if game := game_on(board):
        game.make(board)
    return board


def has_display() -> bool:
    """Whether a window can be shown, be it on a platform the player has named."""
    if os.environ.get("QT_QPA_PLATFORM"):
        return True
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main() -> int:
    """Run the program until its window is closed."""
    return Application().run()
