"""Keeps backups of the session in play while it goes on, and puts it away when the program ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ui import operations
from ui.session.bridge import Change

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge

_EVERY_MS = 10 * 60 * 1000
_NOTED_MS = 1000  # after the last act; a program that is killed leaves the list of sessions no older


class SessionKeeper(QObject):
    """Every ten minutes puts a backup aside when something was done since the last one.

    Where the session stands is noted on the list of recent ones soon after each act.
    """

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self._bridge = bridge
        self._kept: tuple[object, int] | None = None
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self.back_up)
        self._timer.start()
        self._noting = QTimer(self, interval=_NOTED_MS, singleShot=True)
        self._noting.timeout.connect(self._note)
        bridge.changed.connect(self._on_changed)

    def back_up(self) -> None:
        """Put a backup aside now, unless the last one says all."""
        session = self._bridge.session
        if session is None:
            return
        now = session, session.journal.next_seq
        if now != self._kept and operations.back_up_session(self._bridge):
            self._kept = now

    def close(self) -> None:
        """Put the session away; everything in it is in its file."""
        self._timer.stop()
        self._noting.stop()
        operations.close_quietly(self._bridge)

    def _note(self) -> None:
        operations.note_session(self._bridge)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LOG in changes and self._bridge.session is not None:
            self._noting.start()
