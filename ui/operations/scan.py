"""Operations on the player's own picture under the map; it is kept in the preferences, by board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.operations.core import operation
from ui.operations.preferences import set_preference

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from companion.board.scan_placement import ScanPlacement, ScanPoint
    from ui.session.bridge import SessionBridge


def lay_scan(bridge: SessionBridge, path: Path, width: int, height: int) -> bool:
    """Lay a picture of so many pixels under the map; the same picture again keeps its fit."""
    from companion.board.scan_placement import ScanPlacement

    laid = scan_of(bridge)
    if laid is not None and (laid.path, laid.width, laid.height) == (path, width, height):
        return True
    return _keep(bridge, ScanPlacement(path=path, width=width, height=height))


def take_scan_away(bridge: SessionBridge) -> bool:
    """Forget the picture under the map; its file stays where it is."""
    others = {board: laid for board, laid in bridge.preferences.scans.items() if board != bridge.board.id}
    return set_preference(bridge, scans=others)


def pin_scan(bridge: SessionBridge, point: ScanPoint) -> bool:
    """Say which hex a spot of the picture shows; refused when the points then do not tell a fit."""
    return _change(bridge, lambda laid: laid.with_point(point))


def unpin_scan(bridge: SessionBridge, hex_name: str) -> bool:
    """Take the point of a hex back."""
    return _change(bridge, lambda laid: laid.without_point(hex_name))


def nudge_scan(bridge: SessionBridge, east: float, north: float) -> bool:
    """Move the picture a little, in hex units."""
    return _change(bridge, lambda laid: laid.nudged(east, north))


def lock_scan_aspect(bridge: SessionBridge, is_locked: bool) -> bool:
    """Keep the picture's proportions, or let its points stretch and shear it."""
    return _change(bridge, lambda laid: laid.model_copy(update={"is_aspect_locked": is_locked}))


def scan_of(bridge: SessionBridge) -> ScanPlacement | None:
    """How the player's picture of the board lies; None when there is none."""
    return bridge.preferences.scans.get(bridge.board.id)


@operation
def _change(bridge: SessionBridge, change: Callable[[ScanPlacement], ScanPlacement]) -> None:
    laid = scan_of(bridge)
    if laid is not None:
        changed = change(laid)
        changed.fit(bridge.board)  # refuses points that tell nothing
        _keep(bridge, changed)


def _keep(bridge: SessionBridge, laid: ScanPlacement) -> bool:
    return set_preference(bridge, scans={**bridge.preferences.scans, bridge.board.id: laid})
