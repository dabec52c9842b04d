"""Operations on the counters that players tell: what is told serves in the next session as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.play.map_items import KeptRosterGame, RosterGame
from ui.operations.play import execute
from ui.roster_store import keep_roster

if TYPE_CHECKING:
    from companion.play.messages import Command
    from ui.session_bridge import SessionBridge


def name_counters(bridge: SessionBridge, faction: str, text: str) -> bool:
    """Bring the counters of some lines into play; False when they cannot be read."""
    game = bridge.session.system if bridge.session else None
    return isinstance(game, RosterGame) and tell_counters(bridge, faction, game.name_counters(faction, text))


def tell_counters(bridge: SessionBridge, faction: str, command: Command) -> bool:
    """Do what a command says of a faction's counters, and keep its roster for the next session."""
    if not execute(bridge, command):
        return False
    session = bridge.session
    if session is not None and isinstance(session.system, KeptRosterGame):
        told = session.system.roster_text(session.state, faction)
        keep_roster(session.system.id, faction, told)
    return True
