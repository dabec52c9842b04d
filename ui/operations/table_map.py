"""The map of a shared table, on which all machines decide; the player's own rests meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.reason import Reason
from ui.session.at_table import has_no_host, seat_here
from ui.session.message import Severity

if TYPE_CHECKING:
    from companion.board.overlay import Overlay
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge

_SLOT = "table-map"


def lay_map(bridge: SessionBridge, session: Session) -> None:
    """Let the map here be that of the table, where none was laid yet."""
    from companion.session.table_events import MapLaid

    if not session.standing.laid_at:
        session.tell_table(MapLaid(seat=seat_here(session), overlay=bridge.overlay))


def map_for(bridge: SessionBridge, session: Session | None) -> dict[str, Any]:
    """What of the state changes with a session, that it is played on its map; OverlayError for none of ours.

    A player's own corrections come back wherever no table has a map of its own.
    """
    own = bridge.resting or bridge.overlay
    map_ = _map_of(bridge, session, own) if session else None
    if map_ is None:
        bridge.resting = None
        return _changed(bridge, own)
    from companion.board.overlay import apply_overlay

    apply_overlay(bridge.base_board, map_)
    bridge.resting = own
    return _changed(bridge, map_)


def rest_own_map(bridge: SessionBridge, session: Session) -> None:
    """What changes the map of another's table is not said of one's own."""
    if bridge.resting is None and _is_of_another(session):
        bridge.resting = bridge.overlay


def tell_map(bridge: SessionBridge) -> None:
    """Say that one's own corrections rest, where they are not those of the table."""
    from companion.board.overlay import overlay_remarks

    if bridge.resting is None or bridge.resting.says_as(bridge.overlay):
        return
    told = Reason("table-map-other", args={"count": len(bridge.overlay.entries)})
    bridge.say(told, Severity.WARNING, slot=_SLOT)
    for remark in overlay_remarks(bridge.base_board, bridge.overlay):
        bridge.say(remark, Severity.WARNING)


def _map_of(bridge: SessionBridge, session: Session, own: Overlay) -> Overlay | None:
    """The map that a session has for itself; None where it is the player's own."""
    from companion.board.overlay import Overlay
    from companion.session.map_words import overlay_after, table_map

    map_ = table_map(session.journal)
    if map_ is None and has_no_host(session):  # nobody's machine is before the others
        map_ = overlay_after(session.journal, 1, Overlay.of(bridge.base_board).with_grid(own.grid))
    return None if map_ == own and not _is_of_another(session) else map_


def _is_of_another(session: Session) -> bool:
    from companion.session.map_words import map_laid

    laid = map_laid(session.journal)
    return laid is not None and laid.seat != seat_here(session)


def _changed(bridge: SessionBridge, overlay: Overlay) -> dict[str, Any]:
    if overlay == bridge.overlay:
        return {}
    moved = {} if overlay.grid == bridge.overlay.grid else {"selected": None}
    return {"overlay": overlay, **moved}
