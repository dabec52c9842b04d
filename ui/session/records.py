"""The game in play as one that keeps records of a campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.records import RecordsGame

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge


def records_game(bridge: SessionBridge) -> RecordsGame | None:
    """The game in play when it keeps records."""
    session = bridge.session
    return session.system if session and isinstance(session.system, RecordsGame) else None
