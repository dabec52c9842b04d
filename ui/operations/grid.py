"""Operations on how the grid of a reconstructed board lies: found once, before any session is begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.reason import CompanionError, Reason
from ui.operations.core import operation, settle
from ui.operations.preferences import set_preference

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge


def has_other_grids(bridge: SessionBridge) -> bool:
    """Whether the grid of the board in hand may lie otherwise than it is drawn."""
    from companion.board.grid_readings import grid_readings

    return bool(grid_readings(bridge.base_board.id))


def needs_grid_check(bridge: SessionBridge) -> bool:
    """Whether nobody has compared the board's grid with the printed map yet, nor said to go without."""
    return has_other_grids(bridge) and bridge.base_board.id not in bridge.preferences.checked_grids


def has_grid(board: str, reading: str) -> bool:
    """Whether a reading of the grid (empty: as drawn) is known for a board."""
    from companion.board.grid_readings import grid_readings

    return not reading or reading in {one.id for one in grid_readings(board)}


def grid_words(bridge: SessionBridge, reading: str) -> str:
    """How the grid lies by a reading that is known, in words."""
    from companion.board.grid_check import grids_of
    from companion.board.grid_readings import grid_readings

    board = bridge.base_board
    numbering = grids_of(board, grid_readings(board.id))[reading]
    return bridge.text(f"grid-{numbering.orientation.value}-{numbering.shift.value}")


@operation
def settle_grid(bridge: SessionBridge, reading: str) -> None:
    """Let the grid lie as a reading says (empty: as drawn), for good.

    Refused in a session: what stands on its map is kept by the grid that it began with.
    """
    if bridge.session is not None:
        raise CompanionError(Reason("grid-in-session"))
    if reading != bridge.overlay.grid:
        none = bridge.markers.none()
        bridge.put_session(None, None)  # what was done there went by the other grid
        settle(
            bridge,
            overlay=bridge.overlay.with_grid(reading),
            selected=None,
            sight=None,
            viewshed=None,
            markers=none,
            trial_markers=none,
        )
    leave_grid(bridge)


def leave_grid(bridge: SessionBridge) -> bool:
    """Ask no more about the grid of the board in hand."""
    others = [board for board in bridge.preferences.checked_grids if board != bridge.base_board.id]
    return set_preference(bridge, checked_grids=(*others, bridge.base_board.id))
