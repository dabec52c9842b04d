"""The roll of the session in play, and which stacks what is judged rests on that nobody has confirmed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.roll_call import RollCallGame, resting_on, was_called
from ui.session.words import faction_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from companion.hexes.coordinates import HexCoord
    from ui.session.bridge import SessionBridge

_MOST_NAMED = 6


def roll_game(bridge: SessionBridge) -> RollCallGame | None:
    """The game in play when its roll can be called here."""
    session = bridge.session
    if session is None or session.is_closed or not isinstance(session.system, RollCallGame):
        return None
    return session.system


def unconfirmed_of_panel(bridge: SessionBridge, panel_id: str) -> str:
    """Names the stacks not confirmed this turn on which rests what a panel judges now."""
    game = roll_game(bridge)
    if game is None or not was_called(bridge.in_play.state):
        return ""  # nobody looks what is judged
    return unconfirmed_words(bridge, game.judged(bridge.in_play.state).get(panel_id, ()))


def unconfirmed_words(bridge: SessionBridge, hexes: Iterable[HexCoord]) -> str:
    """Names the stacks in some hexes that were not confirmed this turn; nothing before a roll-call."""
    game = roll_game(bridge)
    keys = resting_on(game, bridge.in_play.state, hexes) if game else ()
    if not keys:
        return ""
    named = (f"{bridge.hex_name(key.hex)} {faction_name(bridge, key.faction)}" for key in keys if key.hex)
    names = bridge.catalogue.join(list(dict.fromkeys(named))[:_MOST_NAMED])
    return bridge.text("roll-call-rests-on", names=names, more=max(len(keys) - _MOST_NAMED, 0))
