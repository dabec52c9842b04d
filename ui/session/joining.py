"""Joining a table beside the window: from a code or letters to a session with a copy of its own."""

from __future__ import annotations

from contextlib import suppress
from threading import Event
from typing import TYPE_CHECKING
from unicodedata import normalize

from PySide6.QtCore import QObject, Signal

from companion.reason import CompanionError, Reason
from ui.session.files import sessions_folder
from ui.shell.workers import Worker

if TYPE_CHECKING:
    from pathlib import Path

    from companion.session.session import Session
    from companion.shared_table.joined import JoinedStore
    from companion.shared_table.ticket import Ticket
    from ui.session.bridge import SessionBridge

_SECONDS_TO_COME, _SECONDS_TO_LOOK = 20.0, 300.0
_ROOM_IN_NAME = 8


class Joining(QObject):
    """One way to a table. `digits` are to be compared with the host's (`say`); `opened` or `failed` follows.

    `opened(session, path)`: at the table, with all that was done there. Where the session's board was not
    found here, `again_with` tries once more with the file that the player points to.
    """

    digits = Signal(str)
    opened = Signal(object, object)
    failed = Signal(object)

    def __init__(self, bridge: SessionBridge, text: str, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge, self._text, self._board = bridge, text, bridge.board
        self._board_file: Path | None = None
        self._ticket: Ticket | None = None
        self._session: Session | None = None
        self._in_play = bridge.session.started.session if bridge.session else ""
        self._is_same, self._said = False, Event()
        self._worker = Worker(self._join, self)
        self._worker.done.connect(self._on_done)
        self._worker.refused.connect(self.failed)
        self._worker.cancelled.connect(self._let_go)

    def start(self) -> None:
        """Begin; the window goes on meanwhile."""
        self._worker.start_apart()

    def again_with(self, board_file: Path, parent: QObject) -> Joining:
        """The same once more: who was let in need not be compared again."""
        again = Joining(self._bridge, self._text, parent)
        again._board_file, again._ticket = board_file, self._ticket
        return again

    def say(self, *, is_same: bool) -> None:
        """Whether the host's window shows the same digits."""
        self._is_same = is_same
        self._said.set()

    def cancel(self) -> None:
        """Give up."""
        self._worker.cancel()
        self._said.set()

    def _join(self, worker: Worker) -> tuple[Session, Path]:
        """On a thread of its own."""
        from companion.shared_table.joined import join_table
        from companion.shared_table.places import copy_of, note_place

        ticket = self._ticket = self._ticket or self._ticket_of_text()
        if ticket.session == self._in_play:
            raise CompanionError(Reason("join-in-play"))
        path = copy_of(ticket.session) or _place_for(ticket)
        path.parent.mkdir(parents=True, exist_ok=True)
        store = join_table(ticket, path)
        try:
            store.open()
            store.wait_until_there(_SECONDS_TO_COME)
            session = self._session = self._open(store)
        except BaseException:
            store.close()
            raise
        if worker.is_cancelled():
            session.close()
        else:
            note_place(store, path)
        return session, path

    def _on_done(self, found: tuple[Session, Path]) -> None:
        if self._worker.is_cancelled():  # since it was done
            self._let_go()
        else:
            self.opened.emit(*found)

    def _let_go(self) -> None:
        """It was given up, and had come to the table all the same."""
        if self._session is not None:
            self._session.close()

    def _ticket_of_text(self) -> Ticket:
        from companion.shared_table.codes import is_whole, read_code
        from companion.shared_table.entering import ticket_of_letters

        if is_whole(self._text):
            return read_code(self._text)
        letters, _, at = normalize("NFKC", self._text).partition("@")  # as a Japanese keyboard types it
        return ticket_of_letters(letters.strip(), at.strip() or None, self._compare)

    def _compare(self, digits: str) -> bool:
        self.digits.emit(digits)
        self._said.wait(_SECONDS_TO_LOOK)
        return self._is_same

    def _open(self, store: JoinedStore) -> Session:
        from companion.known_boards import systems_for
        from companion.session.session import Session
        from ui.operations.session import check_grid

        session = Session.open(store, systems_for(store, self._board, self._board_file))
        store.require_seats(session.secrecy.seats)
        check_grid(session)
        if store.seat and session.secrecy.is_kept:
            with suppress(CompanionError):  # a pass phrase is asked for as at any machine
                session.secrecy.unlock(store.seat)
        return session


def _place_for(ticket: Ticket) -> Path:
    from companion.session.store import SUFFIX

    return sessions_folder() / f"table-{ticket.session[:_ROOM_IN_NAME]}{SUFFIX}"
