"""Selecting a hex."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.operations.core import operation

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from ui.session.bridge import SessionBridge


@operation
def select_hex(bridge: SessionBridge, hex_: HexCoord | None) -> None:
    """Make a hex the one that the hex panel tells about; None selects nothing."""
    bridge.update(selected=hex_)
