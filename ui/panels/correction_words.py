"""A correction in words: which hex, and what the player says of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.board.entries import (
    BuildingCorrection,
    Confirmation,
    Correction,
    FeatureCorrection,
    LinkCorrection,
    PlaceCorrection,
    TerrainCorrection,
    ValueCorrection,
)
from ui.panels.hex_words import link_name, name_at
from ui.panels.terrain_words import terrain_name

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge


def correction_words(bridge: SessionBridge, entry: Correction) -> str:
    """The correction with its hex, and the note behind."""
    words = bridge.text("correction-of-hex", hex=_place(bridge, entry), what=_what(bridge, entry))
    return bridge.text("correction-with-note", correction=words, note=entry.note) if entry.note else words


def _place(bridge: SessionBridge, entry: Correction) -> str:
    """The hex, or the hexside by both its hexes."""
    hex_, direction = bridge.board.parse_own(entry.hex), getattr(entry, "direction", None)
    name = bridge.hex_name(hex_)
    if direction is None:
        return name
    return bridge.text("correction-hexside", hex=name, other=name_at(bridge, hex_.step(direction)))


def _what(bridge: SessionBridge, entry: Correction) -> str:
    catalogue = bridge.catalogue
    match entry:
        case TerrainCorrection():
            return _presence(bridge, terrain_name(catalogue, entry.key), entry.present)
        case BuildingCorrection():
            key = f"building_{entry.material}"
            return terrain_name(catalogue, key) if entry.material else bridge.text("correction-no-building")
        case LinkCorrection():
            name = link_name(bridge, entry.network, entry.kind or "")
            return _presence(bridge, name, entry.kind is not None)
        case FeatureCorrection():
            return _presence(bridge, terrain_name(catalogue, entry.feature), entry.present)
        case ValueCorrection():
            return _presence(bridge, terrain_name(catalogue, entry.key), entry.value is not None)
        case PlaceCorrection():
            return terrain_name(catalogue, entry.kind) if entry.kind else bridge.text("correction-no-place")
        case Confirmation():
            return bridge.text("correction-confirmed")


def _presence(bridge: SessionBridge, name: str, is_present: bool) -> str:
    return name if is_present else bridge.text("correction-absent", what=name)
