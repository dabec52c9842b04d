"""What there is to draw with, in words and colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.board.entries import BUILDING_PREFIX
from companion.board.legend import Brush, Sort
from companion.reason import Reason
from ui.map.art.styles import (
    HEX_STYLES,
    HEXSIDE_STYLES,
    LINE_STYLES,
    NETWORK_STYLES,
    NEUTRAL_HEXSIDE,
    NEUTRAL_LINE,
)
from ui.panels.terrain_words import bare_text_key

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

    from companion.board.stroke import Sweep
    from companion.board.sweeps import Drawing
    from ui.look.style import Palette
    from ui.session.bridge import SessionBridge

_OWN_COLOUR = frozenset({"rail"})  # a railway is told by its lines, not by what is between them


def brush_reason(bridge: SessionBridge, brush: Brush) -> Reason:
    """The name of what a brush lays down; its key in words for one that the catalogue does not know."""
    keys = (bare_text_key(bridge.board),) if brush.sort is Sort.OPEN else _text_keys(brush)
    known = (key for key in keys if key in bridge.catalogue)
    key = next(known, None)
    return Reason(key) if key else Reason("brush-by-key", args={"key": brush.key.replace("_", " ")})


def brush_name(bridge: SessionBridge, brush: Brush) -> str:
    """The same in the language in use."""
    return bridge.reason_text(brush_reason(bridge, brush))


def drawn_label(bridge: SessionBridge, drawing: Drawing, sweep: Sweep) -> Reason:
    """What a sweep did, as the name of its step."""
    sides = drawing.hexsides(sweep.hexsides)
    touched = (hex_ for side in sides for hex_ in side.hexes)
    hexes = tuple(dict.fromkeys(sweep.hexes or touched))
    crossed = len(sweep.hexes) - 1 if drawing.brush.sort is Sort.WAY else len(sides)
    if drawing.brush.sort is Sort.SEEN:
        return Reason("step-swept-seen", hexes=hexes, args={"count": len(hexes)})
    key = f"step-{'erased' if drawing.is_erasing else 'drawn'}-{'hexsides' if crossed else 'hexes'}"
    about = brush_reason(bridge, drawing.brush)
    return Reason(key, hexes=hexes, args={"count": crossed or len(hexes)}, about=about)


def brush_colour(palette: Palette, brush: Brush) -> QColor:
    """The colour in which the map draws it."""
    colour: QColor = getattr(palette, _colour_name(brush), palette.neutral)
    return colour


def _colour_name(brush: Brush) -> str:
    match brush.sort:
        case Sort.WAY if brush.network in _OWN_COLOUR:
            return brush.network
        case Sort.WAY:
            plain = NETWORK_STYLES.get(brush.network, NEUTRAL_LINE)
            return LINE_STYLES.get((brush.network, brush.key), plain).colour
        case Sort.FEATURE:
            return HEXSIDE_STYLES.get(brush.key, NEUTRAL_HEXSIDE).colour
        case Sort.TERRAIN:
            return HEX_STYLES[brush.key].colour if brush.key in HEX_STYLES else brush.key
        case Sort.BUILDING:
            return f"{BUILDING_PREFIX}{brush.key}"
        case Sort.OPEN:
            return "open"
    return "confirmed" if brush.sort is Sort.SEEN else "accent"


def _text_keys(brush: Brush) -> tuple[str, ...]:
    key = brush.key.replace("_", "-")
    match brush.sort:
        case Sort.WAY:
            return f"terrain-{brush.network}-{key}", f"network-{brush.network}"
        case Sort.BUILDING:
            return (f"terrain-building-{key}",)
        case Sort.VALUE if isinstance(brush.value, str):
            return (f"terrain-{key}-{brush.value.lower()}",)
        case Sort.SEEN:
            return ("brush-seen",)
    return (f"terrain-{key}",)
