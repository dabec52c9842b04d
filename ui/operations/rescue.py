"""Operations on a session that is damaged or in play in another window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.operations.core import act, operation

if TYPE_CHECKING:
    from pathlib import Path

    from ui.session.bridge import SessionBridge


@operation
def follow_session(bridge: SessionBridge) -> None:
    """Show what another window did in the session that is looked at here."""
    act(bridge, bridge.in_play, lambda session: session.catch_up())


def keep_readable(bridge: SessionBridge) -> Path | None:
    """Write what could be read of the damaged session into a new file beside it; where, None if refused."""
    from companion.session.files import free_place_beside, keep_readable

    session, path = bridge.session, bridge.session_path
    if session is None or path is None:
        return None
    place = free_place_beside(path)
    return bridge.guard(lambda: keep_readable(session, place))


def bring_back(bridge: SessionBridge, backup: Path) -> Path | None:
    """Copy a backup out beside the session in hand; where, None if refused."""
    from companion.session.files import bring_back, free_place_beside

    path = bridge.session_path
    return bridge.guard(lambda: bring_back(backup, free_place_beside(path))) if path else None
