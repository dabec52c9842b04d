"""Where the player's corrections of each board are kept: one file a board in the settings folder."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from companion.board.overlay import Overlay, apply_overlay, load_overlay, overlay_remarks, save_overlay
from companion.paths import settings_dir
from companion.settings_file import read_or, set_aside

if TYPE_CHECKING:
    from pathlib import Path

    from companion.board.model import Board
    from companion.reason import Reason


def overlay_file(board_id: str) -> Path:
    """The file of a board's corrections; it need not exist."""
    return settings_dir() / "corrections" / f"{board_id}.json"


def load_own_overlay(board: Board) -> tuple[Overlay, tuple[Reason, ...]]:
    """The corrections kept for a board, and what the player should know of them.

    A file that cannot be used leaves the board as it comes; it is set aside at the next saving.
    """
    untouched: tuple[Overlay, tuple[Reason, ...]] = (Overlay.of(board), ())
    (overlay, remarks), trouble = read_or(untouched, overlay_file(board.id), partial(_read, board))
    return overlay, (*remarks, *([trouble] if trouble else ()))


def _read(board: Board, file: Path) -> tuple[Overlay, tuple[Reason, ...]]:
    overlay = load_overlay(file)
    laid = apply_overlay(board, overlay)  # refuses another board's overlay
    _ = laid.hex_name(next(iter(laid.hexes)))
    return overlay, overlay_remarks(board, overlay)


def save_own_overlay(overlay: Overlay) -> None:
    """Keep the corrections of a board; FileError when the settings folder will not take them."""
    file = overlay_file(overlay.board)
    _set_aside_unusable(file)
    save_overlay(overlay, file)


def _set_aside_unusable(file: Path) -> None:
    _overlay, trouble = read_or(None, file, load_overlay)
    if trouble is not None:
        set_aside(file)
