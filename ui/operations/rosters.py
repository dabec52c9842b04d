"""Operations on the counters that players tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.play.map_items import RosterGame
from ui.operations.play import execute

if TYPE_CHECKING:
    from ui.session_bridge import SessionBridge


def name_counters(bridge: SessionBridge, faction: str, text: str) -> bool:
    """Bring the counters of some lines into play; False when they cannot be read."""
    game = bridge.session.system if bridge.session else None
    return isinstance(game, RosterGame) and execute(bridge, game.name_counters(faction, text))
