"""Commands that ask for a file: the whole-board table, corrections out and in, a picture of the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui import operations
from ui.widgets.ask_file import ask_where, ask_which

if TYPE_CHECKING:
    from pathlib import Path

    from ui.shell.main_window import MainWindow


def export_corrections(window: MainWindow) -> None:
    """Write the player's corrections to a file they name."""
    path = _ask_where(window, "file-export-corrections", f"{window.bridge.board.id}-corrections.json", "json")
    if path is not None:
        operations.export_corrections(window.bridge, path)


def import_corrections(window: MainWindow) -> None:
    """Take over corrections from a file the player picks."""
    title = window.bridge.text("file-import-corrections")
    path = ask_which(window, window.bridge, title, _filters(window, "json"))
    if path is not None:
        operations.import_corrections(window.bridge, path)


def keep_sheet(window: MainWindow) -> None:
    """Write what is known of the printed game to a file the player names."""
    path = _ask_where(window, "action-keep-sheet", f"{window.bridge.board.id}-sheet.json", "json")
    if path is not None:
        operations.keep_sheet(window.bridge, path)


def fill_from_sheet(window: MainWindow) -> None:
    """Take over the sheet of an earlier game from a file the player picks."""
    title = window.bridge.text("action-fill-from-sheet")
    path = ask_which(window, window.bridge, title, _filters(window, "json"))
    if path is not None:
        operations.fill_from_sheet(window.bridge, path)


def ask_for_table_file(window: MainWindow) -> Path | None:
    """Where the player wants the table of all lines of sight."""
    return _ask_where(window, "file-sight-table", f"{window.bridge.board.id}-sight.npz", "npz", "csv")


def ask_for_scan(window: MainWindow) -> Path | None:
    """Which picture of the map the player wants to lay under the drawing."""
    from ui.map.scan_picture import FORMATS

    kind = f"{window.bridge.text('file-kind-scan')} ({' '.join(f'*.{suffix}' for suffix in FORMATS)})"
    return ask_which(window, window.bridge, window.bridge.text("file-scan"), kind)


def _ask_where(window: MainWindow, title_key: str, name: str, *suffixes: str) -> Path | None:
    title = window.bridge.text(title_key)
    return ask_where(window, window.bridge, title, name, _filters(window, *suffixes))


def _filters(window: MainWindow, *suffixes: str) -> str:
    return ";;".join(f"{window.bridge.text(f'file-kind-{suffix}')} (*.{suffix})" for suffix in suffixes)
