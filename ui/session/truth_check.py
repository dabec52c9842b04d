"""Whether both played true, found out beside the window on what lies before everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from ui.shell.workers import Worker

if TYPE_CHECKING:
    from companion.board.model import Board
    from companion.reason import Reason
    from companion.session.store import SessionStore
    from ui.session.bridge import SessionBridge


class TruthCheck(QObject):
    """`found` is what the last check came to, of the history that ends at `head`. `changed` tells of both."""

    changed = Signal()

    def __init__(self, bridge: SessionBridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._worker: Worker | None = None
        self.found: tuple[Reason, ...] = ()
        self.head = ""

    @property
    def is_under_way(self) -> bool:
        """Whether it is being found out."""
        return self._worker is not None

    def begin(self) -> None:
        """Decide everything again, as far as it is open to both."""
        session, board = self._bridge.in_play, self._bridge.base_board
        self.forget()
        self.head, store = session.head, session.store
        worker = self._worker = Worker(lambda _worker: _found(store, board), self)
        worker.done.connect(lambda found: self._take(worker, found))
        worker.refused.connect(lambda trouble: self._take(worker, (trouble,)))
        worker.start_apart()
        self.changed.emit()

    def forget(self) -> None:
        """Know nothing, and want nothing any more."""
        self.found, self.head, self._worker = (), "", None

    def _take(self, worker: Worker, found: tuple[Reason, ...]) -> None:
        if worker is self._worker:
            self.found, self._worker = found, None
            self.changed.emit()


def _found(store: SessionStore, board: Board) -> tuple[Reason, ...]:
    """On a thread of its own: with no seat's secrets open but those that all may read."""
    from companion.known_games import systems_with
    from companion.session.truth import told

    kept = MemoryStore(store.read())
    return told(Session.open(kept, systems_with(board)), board)
