"""Keeps the counters of a session for the next game as they change, whatever changes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from companion.kit.map_items import RosterGame
from ui.session.bridge import Change
from ui.session.roster_store import keep_roster

if TYPE_CHECKING:
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge


class RosterKeeper(QObject):
    """Watches a bridge. A session that is opened changes nothing until its counters do."""

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self._bridge = bridge
        self._session: Session | None = None
        self._told: dict[str, str] = {}
        bridge.changed.connect(self._on_changed)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        session = self._bridge.session
        if session is not self._session:
            self._session, self._told = session, _rosters(session)
        elif Change.UNITS in changes:
            self._keep_changed(session)

    def _keep_changed(self, session: Session | None) -> None:
        """Keep what differs; where the last counter went, the roster of an earlier game stays."""
        told = _rosters(session)
        for faction, text in told.items():
            if session is not None and text and text != self._told[faction]:
                keep_roster(session.system.id, faction, text)
        self._told = told


def _rosters(session: Session | None) -> dict[str, str]:
    """The lines that would name each faction's counters again."""
    if session is None or not isinstance(session.system, RosterGame):
        return {}
    game, factions = session.system, session.system.factions
    return {faction: game.roster_text(session.state, faction) for faction in factions}
