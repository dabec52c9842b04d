"""What is asked of the table, in the player's words: purpose, modifiers, odds."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from companion.chance.odds import chance_of, next_draw
from companion.chance.words import chance_in_words, signed

if TYPE_CHECKING:
    from companion.chance.pile import DrawPile, PileKind
    from companion.chance.requests import Modifier, RollRequest
    from companion.kit.questions import AnyRequest
    from ui.session.bridge import SessionBridge


def title_words(bridge: SessionBridge, request: AnyRequest) -> str:
    """What is asked, with its rule."""
    return bridge.reason_text(request.title)


def roll_words(bridge: SessionBridge, request: RollRequest) -> str:
    """Shared modifiers and the chance of success, in one line; empty where there is neither."""
    parts = [modifier_words(bridge, modifier) for modifier in request.modifiers]
    if request.goal is not None and len(request.rows) == 1:
        parts.append(bridge.text("dice-chance", chance=chance_words(bridge, chance_of(request))))
    return bridge.catalogue.join(parts)


def modifier_words(bridge: SessionBridge, modifier: Modifier) -> str:
    """A modifier with its sign and why it counts."""
    return f"{signed(modifier.value)} {bridge.reason_text(modifier.reason)}"


def row_words(bridge: SessionBridge, request: RollRequest, row: int) -> str:
    """One of several like rolls: what for, and its own modifiers."""
    one = request.rows[row]
    title = bridge.reason_text(one.title) if one.title else bridge.text("dice-row", row=row + 1)
    modifiers = [modifier_words(bridge, modifier) for modifier in one.modifiers]
    if not modifiers:
        return title
    return bridge.text("dice-row-modified", row=title, modifiers=bridge.catalogue.join(modifiers))


def chit_words(bridge: SessionBridge, pile: DrawPile, chit: str) -> str:
    """A kind of chit and how many are left; under that, the chance of it."""
    chance = next_draw(pile).get(chit, Fraction(0))
    left = pile.left.get(chit, 0)
    words = bridge.text("draw-chit", chit=bridge.text(f"chit-{chit}"), left=left, size=pile.size)
    return f"{words}\n{chance_words(bridge, chance)}"


def kind_words(bridge: SessionBridge, kind: PileKind) -> str:
    """Who keeps a pile."""
    return bridge.text(f"pile-kept-{kind.value}")


def chance_words(bridge: SessionBridge, chance: Fraction) -> str:
    """A chance in per cent and exactly: "58.3 % (7/12)"."""
    return bridge.reason_text(chance_in_words(chance))
