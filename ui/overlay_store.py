"""Where the player's corrections of each board are kept: one file a board in the settings folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.board.overlay import Overlay, apply_overlay, load_overlay, overlay_remarks, save_overlay
from companion.paths import settings_dir
from companion.reason import CompanionError, Reason

if TYPE_CHECKING:
    from pathlib import Path

    from companion.board.model import Board


def overlay_file(board_id: str) -> Path:
    """The file of a board's corrections; it need not exist."""
    return settings_dir() / "corrections" / f"{board_id}.json"


def load_own_overlay(board: Board) -> tuple[Overlay, tuple[Reason, ...]]:
    """The corrections kept for a board, and what the player should know of them.

    A file that cannot be used leaves the board as it comes; it is set aside at the next saving.
    """
    file = overlay_file(board.id)
    if not file.is_file():
        return Overlay.of(board), ()
    try:
        overlay = load_overlay(file)
        apply_overlay(board, overlay)  # refuses another board's overlay
    except CompanionError as refusal:
        return Overlay.of(board), (refusal.reason,)
    return overlay, overlay_remarks(board, overlay)


def save_own_overlay(overlay: Overlay) -> None:
    """Keep the corrections of a board; BoardFileError when the settings folder will not take them."""
    file = overlay_file(overlay.board)
    _set_aside_unusable(file)
    save_overlay(overlay, file)


def _set_aside_unusable(file: Path) -> None:
    if not file.is_file():
        return
    try:
        load_overlay(file)
    except CompanionError:
        file.replace(file.with_name(f"{file.stem}-unreadable.json"))
