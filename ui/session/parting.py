"""Two histories of the session in play that parted: the other one is read beside the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ui.session.at_table import is_apart, offered_to
from ui.shell.workers import Worker

if TYPE_CHECKING:
    from companion.board.model import Board
    from companion.reason import Reason
    from companion.session.session import Session
    from companion.session.store import SessionStore
    from ui.session.bridge import SessionBridge


class Parting(QObject):
    """`other` is the history beside the one in play, once it is read, and `common` what both share.

    At a seat that is apart it is the table's; at the host's the one that a seat asks to hold. `trouble` says
    why it cannot be read. `changed` tells of either.
    """

    changed = Signal()

    def __init__(self, bridge: SessionBridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.other: Session | None = None
        self.common = 0
        self.trouble: Reason | None = None
        self._worker: Worker | None = None

    @property
    def is_here(self) -> bool:
        """Whether there are two histories to choose from."""
        return is_apart(self._bridge.session) or offered_to(self._bridge.session) is not None

    def look(self) -> None:
        """Read the other history as it is now."""
        session, board = self._bridge.session, self._bridge.board
        if session is None or not self.is_here:
            return
        worker = self._worker = Worker(lambda _worker: _read(session, board), self)
        worker.done.connect(lambda found: self._take(worker, *found))
        worker.refused.connect(lambda trouble: self._take(worker, None, 0, trouble))
        worker.start_apart()

    def forget(self) -> None:
        """Show no other history any more."""
        self.other, self._worker = None, None

    def _take(
        self, worker: Worker, other: Session | None, common: int, trouble: Reason | None = None
    ) -> None:
        if worker is self._worker:
            self.other, self.common, self.trouble, self._worker = other, common, trouble, None
            self.changed.emit()


def _read(session: Session, board: Board) -> tuple[Session, int]:
    """On a thread of its own: the other history, opened as this machine may read it, and what both share."""
    from companion.known_games import systems_with
    from companion.session.session import Session
    from companion.shared_table.branches import common_of

    store = _other_of(session)
    other = Session.open(store, systems_with(board))
    for seat in session.secrecy.seats if session.secrecy.is_kept else ():
        if session.secrecy.is_open(seat) and not other.secrecy.has_passphrase(seat):
            other.secrecy.unlock(seat)
    return other, common_of(session.store, store)


def _other_of(session: Session) -> SessionStore:
    from companion.shared_table.branches import TableView, offered_history
    from companion.shared_table.joined import JoinedStore

    if isinstance(session.store, JoinedStore):
        return TableView(session.store)
    offer = offered_to(session)
    if offer is None:
        raise LookupError("no history is offered")
    return offered_history(session.store, offer, session.started.session)
