"""Saves the preferences a moment after they change, and tells once when that cannot be done."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from companion.reason import CompanionError
from ui.look.preferences import Preferences, save_preferences
from ui.session.bridge import Change, SessionBridge
from ui.session.message import Severity

_REST_MS = 400  # a slider being drawn is saved where it comes to rest


class PreferenceSaver(QObject):
    """Watches a bridge. Preferences that cannot be saved still count until the program ends."""

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self._bridge = bridge
        self._tried: Preferences | None = None
        self._timer = QTimer(self, singleShot=True, interval=_REST_MS)
        self._timer.timeout.connect(self.flush)
        bridge.changed.connect(self._on_changed)

    def flush(self) -> None:
        """Save now what has changed since the last time."""
        self._timer.stop()
        if self._bridge.preferences == self._tried:
            return
        self._tried = self._bridge.preferences
        try:
            save_preferences(self._tried)
        except CompanionError as refusal:
            self._bridge.say(refusal.reason, Severity.WARNING, slot="preferences")

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.PREFERENCES, Change.OVERLAYS, Change.LEFT_OPEN}:
            self._timer.start()
