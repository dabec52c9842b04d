"""Asking the player for a file, in the folder where he last named one, at first among his own documents."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog

from ui import operations

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ui.session.bridge import SessionBridge

_ENDING = re.compile(r"\*(\.\w+)")


def ask_where(parent: QWidget, bridge: SessionBridge, title: str, name: str, kinds: str = "") -> Path | None:
    """Where the player wants a new file; a name without an ending gets that of the kind chosen.

    A file that is there under that name is asked about as if it had been typed whole; a blank is no name.
    """
    wanted, endings = _folder(bridge) / name, _ENDING.findall(kinds)
    while True:
        chosen, kind = QFileDialog.getSaveFileName(parent, title, str(wanted), kinds)
        if not chosen:
            return None
        path = Path(chosen)
        if not path.stem.strip():
            continue
        if endings and path.suffix.lower() not in endings:
            path = path.with_name(path.name + (*_ENDING.findall(kind), *endings)[0])
        if path == Path(chosen) or not path.exists():
            return _kept(bridge, path)
        wanted = path


def ask_which(parent: QWidget, bridge: SessionBridge, title: str, kinds: str) -> Path | None:
    """Which file the player wants to read."""
    name, _kind = QFileDialog.getOpenFileName(parent, title, str(_folder(bridge)), kinds)
    return _kept(bridge, Path(name)) if name else None


def ask_folder(parent: QWidget, bridge: SessionBridge, title: str) -> Path | None:
    """Which folder the player wants to read."""
    name = QFileDialog.getExistingDirectory(parent, title, str(_folder(bridge)))
    return _kept(bridge, Path(name)) if name else None


def _folder(bridge: SessionBridge) -> Path:
    places = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.DocumentsLocation)
    kept = [bridge.preferences.files_folder] if bridge.preferences.files_folder else []
    return next((Path(one) for one in (*kept, *places) if Path(one).is_dir()), Path.home())


def _kept(bridge: SessionBridge, path: Path) -> Path:
    operations.set_preference(bridge, files_folder=str(path.parent))
    return path
