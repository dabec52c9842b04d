"""Keeps backups of the session in play while it goes on, and puts it away when the program ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ui import operations

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge

_EVERY_MS = 10 * 60 * 1000


class SessionKeeper(QObject):
    """Every ten minutes puts a backup aside when something was done since the last one."""

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self._bridge = bridge
        self._kept: tuple[object, int] | None = None
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self.back_up)
        self._timer.start()

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
        operations.close_quietly(self._bridge)
