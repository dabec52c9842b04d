"""Watches where the session in hand is kept: tells what happened to its file, follows another window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from companion.reason import Reason
from companion.session.recent import remember
from ui import operations
from ui.session.at_table import line_of
from ui.session.bridge import Change
from ui.session.message import Severity

if TYPE_CHECKING:
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge

_EVERY_MS = 1000


class StoreWatch(QObject):
    """Tells once what happened to the file, and follows a session that is only looked at."""

    def __init__(self, bridge: SessionBridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self.follow)
        bridge.changed.connect(self._on_changed)

    def follow(self) -> None:
        """Show what the other window did since; told and given up where that cannot be read."""
        if not operations.follow_session(self._bridge):
            self._timer.stop()

    def _on_changed(self, changes: frozenset[Change]) -> None:
        session = self._bridge.session
        if Change.SESSION in changes:
            self._watch(session)
        if session is not None and (news := session.store.news()):
            self._tell(session, news)

    def _watch(self, session: Session | None) -> None:
        if session is not None and line_of(session) is not None:  # it tells of itself
            self._timer.stop()
            if session.store.is_read_only:
                self._bridge.say(Reason("table-looking-on"), slot="store")
        elif session is not None and session.store.is_read_only:
            self._timer.start()
            self._bridge.say(
                Reason("looking-on", args={"file": session.store.name}), Severity.WARNING, slot="store"
            )
        else:
            self._timer.stop()

    def _tell(self, session: Session, news: Reason) -> None:
        """The game goes on in another file."""
        path = session.store.path
        self._bridge.update(self._bridge.put_session(session, path))
        if path is not None:
            remember(session, path)
        self._bridge.say(news, Severity.WARNING, slot="store")
