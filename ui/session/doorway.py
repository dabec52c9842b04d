"""The host's door: which seat is open to whom comes, the letters for it, and who stands before it."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from ui.session.bridge import Change
from ui.shell.workers import Worker

if TYPE_CHECKING:
    from companion.shared_table.doorbell import Caller
    from companion.shared_table.hosted import HostedTable
    from companion.shared_table.nearby import Announcement
    from ui.session.bridge import SessionBridge


class Doorway(QObject):
    """`changed` tells that there are other letters, or that somebody has come with them."""

    changed = Signal()
    _came = Signal(object)

    def __init__(self, bridge: SessionBridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.letters = ""
        self.caller: Caller | None = None
        self._table: HostedTable | None = None
        self._announced: Announcement | None = None
        self._came.connect(self._on_came, Qt.ConnectionType.QueuedConnection)
        bridge.changed.connect(self._on_changed)

    @property
    def table(self) -> HostedTable | None:
        """The table that is hosted here and open to others; None for none."""
        session = self._bridge.session
        if session is None:
            return None
        from companion.shared_table.hosted import HostedStore

        table = session.store.table if isinstance(session.store, HostedStore) else None
        return table if table and table.is_open else None

    def open_to(self, seat: str) -> None:
        """Make letters for a seat; those before open nothing any more."""
        table = self.table
        if table is None:
            return
        self._shut()
        self._table = table
        table.doorbell.on_caller = self._call
        self.letters = table.doorbell.open(seat)
        letters = self.letters
        worker = Worker(lambda _worker: _announce(table, letters), self)
        worker.done.connect(lambda announced: self._on_announced(letters, announced))
        worker.start_apart()
        self.changed.emit()

    def decide(self, *, is_same: bool) -> None:
        """Let in who has come, or send it away: whether both windows show the same digits."""
        caller, self.caller = self.caller, None
        if caller is not None:
            caller.decide(is_same)
        self._shut()
        self.changed.emit()

    def _call(self, caller: Caller) -> None:
        """On the server's thread."""
        with suppress(RuntimeError):
            self._came.emit(caller)

    def _on_came(self, caller: Caller) -> None:
        self.caller = caller
        self.letters = ""  # they open the door once
        self.changed.emit()

    def _on_announced(self, letters: str, announced: Announcement | None) -> None:
        if letters == self.letters:
            self._announced = announced
        elif announced is not None:
            Thread(target=announced.close, daemon=True).start()

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.SESSION, Change.TABLE} and self._table is not None and self.table is None:
            self._shut()
            self._table = self.caller = None
            self.changed.emit()

    def _shut(self) -> None:
        """No letters open the door, and nobody finds it."""
        if self._table is not None:
            self._table.doorbell.close()
        announced, self._announced, self.letters = self._announced, None, ""
        if announced is not None:
            Thread(target=announced.close, daemon=True).start()  # it says good-bye, which takes its time


def _announce(table: HostedTable, letters: str) -> Announcement | None:
    """To be found on the local network, where there is one."""
    from companion.shared_table.nearby import announce

    return announce(table.port, letters, table.addresses)
