"""Letting the player point to the file of a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.widgets.ask_file import ask_which

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from ui.session.bridge import SessionBridge


def pick_board(parent: QWidget, bridge: SessionBridge) -> Path | None:
    """The file that a session is played on, wherever it lies here; None when the player picks none."""
    kinds = f"{bridge.text('file-kind-board')} (*)"
    return ask_which(parent, bridge, bridge.text("board-source-point"), kinds)
