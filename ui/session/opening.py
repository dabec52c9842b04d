"""Opening a session beside the window: within a limit of time, with a way to give up, while play goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from companion.board.sources import LOST
from companion.files import reading
from companion.reason import Reason
from ui.session.bridge import SessionBridge
from ui.session.message import Message, Severity
from ui.shell.workers import Worker

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from companion.board.model import Board
    from companion.session.session import Session

_SLOT = "opening"
AT_ONCE = 0.3  # seconds in which nothing is said of it
_MOST_SECONDS = 60


class Opening(QObject):
    """One session file being read. Exactly one of `opened`, with the session, and `failed` follows."""

    opened = Signal(object)
    failed = Signal()
    looking_wanted = Signal()  # it is in play in another window
    board_wanted = Signal()  # its board is not where it was: the player is to point to it

    def __init__(
        self,
        bridge: SessionBridge,
        path: Path,
        parent: QObject,
        *,
        looks_on: bool = False,
        board_file: Path | None = None,
    ) -> None:
        """`board_file` is where the player says that its board is."""
        super().__init__(parent)
        self._board_file = board_file
        self._bridge, self._path, self._looks_on = bridge, path, looks_on
        self._session: Session | None = None
        self._is_over = False
        board = bridge.board  # corrected, and frozen
        self._worker = Worker(lambda worker: self._read(worker, board), self)
        self._worker.done.connect(self._on_done)
        self._worker.refused.connect(self._on_refused)
        self._worker.cancelled.connect(self._on_cancelled)
        self._limit = QTimer(self, singleShot=True, interval=_MOST_SECONDS * 1000)
        self._limit.timeout.connect(self._on_late)

    def is_of(self, path: Path, looks_on: bool) -> bool:
        """Whether this file is still being read in this way."""
        return not self._is_over and (self._path, self._looks_on) == (path, looks_on)

    def start(self) -> None:
        """Begin; what is read in a moment is there when this returns."""
        self.reader = self._worker.start_apart()
        self.reader.join(AT_ONCE)
        QCoreApplication.sendPostedEvents(self)
        if not self._is_over:
            self._limit.start()
            told = Reason("opening-session", args={"file": self._path.name})
            self._tell(Severity.WARNING, told, self.cancel, "opening-cancel")

    def cancel(self) -> None:
        """Give up; what is in play stays."""
        self._give_up(Reason("opening-cancelled", args={"file": self._path.name}))

    def _read(self, worker: Worker, board: Board) -> Session:
        """On a thread of its own. The work of one given up is closed again."""
        from companion.known_boards import board_of_session
        from companion.known_games import systems_with
        from companion.session.files import look_on, open_session
        from companion.session.store import SqliteStore
        from companion.shared_table.places import resume
        from ui.operations.session import check_grid

        with reading(self._path.name):
            open_ = look_on if self._looks_on else open_session
            looked_at = SqliteStore.open(self._path, read_only=True)
            try:
                own = board_of_session(looked_at, board, self._board_file)
            finally:
                looked_at.close()
            session = self._session = open_(self._path, systems_with(own or board))
            try:
                check_grid(session)
                if not self._looks_on:
                    resume(session, self._path)
            except BaseException:  # else its file stayed locked
                session.close()
                raise
        if worker.is_cancelled():
            session.close()
        return session

    def _on_done(self, session: Session) -> None:
        if self._end():
            self._bridge.unsay(_SLOT)
            self.opened.emit(session)
        else:  # given up while this was on its way
            session.close()

    def _on_refused(self, reason: Reason) -> None:
        if self._end():
            self._tell(Severity.ERROR, reason, *self._way_on(reason))
            self.failed.emit()

    def _way_on(self, refusal: Reason) -> tuple[Callable[[], object] | None, str]:
        """What can be done about a refusal, and the key of its text."""
        if refusal.key in LOST:
            return self.board_wanted.emit, "board-source-point"
        can_look = refusal.key == "store-open-elsewhere" and not self._looks_on
        return self.looking_wanted.emit if can_look else None, "look-on"

    def _on_late(self) -> None:
        self._give_up(Reason("opening-too-long", args={"file": self._path.name, "seconds": _MOST_SECONDS}))

    def _tell(
        self, severity: Severity, told: Reason, way_on: Callable[[], object] | None, way_key: str
    ) -> None:
        message = Message(severity, told, slot=_SLOT, confirms=way_on, confirm_key=way_key)
        self._bridge.message.emit(message)

    def _give_up(self, told: Reason) -> None:
        self._worker.cancel()
        if self._end():
            self._bridge.say(told, Severity.WARNING, slot=_SLOT)
            self.failed.emit()

    def _on_cancelled(self) -> None:
        """It was opened all the same."""
        if self._session is not None:
            self._session.close()

    def _end(self) -> bool:
        """Whether it ends now, and had not before."""
        was_over, self._is_over = self._is_over, True
        self._limit.stop()
        return not was_over
