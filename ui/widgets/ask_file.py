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

_AS_USUAL = QFileDialog.Option(0)
_ENDING = re.compile(r"\*(\.\w+)")


def ask_where(parent: QWidget, bridge: SessionBridge, title: str, name: str, kinds: str = "") -> Path | None:
    """Where the player wants a new file; a name without an ending gets that of the kind chosen.

    A file that is there under that name is asked about as if it had been typed whole; a blank is no name.
    """
    wanted, endings = _folder(bridge) / name, _ENDING.findall(kinds)
    while True:
        chosen, kind = ask_save(parent, bridge, title, str(wanted), kinds)
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
    name = ask_open(parent, bridge, title, str(_folder(bridge)), kinds)
    return _kept(bridge, Path(name)) if name else None


def ask_folder(parent: QWidget, bridge: SessionBridge, title: str) -> Path | None:
    """Which folder the player wants to read."""
    at = str(_folder(bridge))
    if bridge.preferences.screen_keys:
        name, _ = _keyed(parent, bridge, title, at, "", mode=QFileDialog.FileMode.Directory)
    else:
        name = QFileDialog.getExistingDirectory(parent, title, at)
    return _kept(bridge, Path(name)) if name else None


def ask_save(
    parent: QWidget, bridge: SessionBridge, title: str, at: str, kinds: str, *, is_kept: bool = False
) -> tuple[str, str]:
    """Path and kind of a new file, with keys on the screen where they are switched on.

    One that is there already is asked about, unless it is kept in any case.
    """
    options = QFileDialog.Option.DontConfirmOverwrite if is_kept else _AS_USUAL
    if bridge.preferences.screen_keys:
        mode = QFileDialog.FileMode.AnyFile
        return _keyed(parent, bridge, title, at, kinds, mode=mode, options=options)
    return QFileDialog.getSaveFileName(parent, title, at, kinds, "", options)


def ask_open(parent: QWidget, bridge: SessionBridge, title: str, at: str, kinds: str) -> str:
    """Path of a file that is there, with keys on the screen where they are switched on."""
    if bridge.preferences.screen_keys:
        return _keyed(parent, bridge, title, at, kinds, mode=QFileDialog.FileMode.ExistingFile)[0]
    return QFileDialog.getOpenFileName(parent, title, at, kinds)[0]


def _keyed(
    parent: QWidget,
    bridge: SessionBridge,
    title: str,
    at: str,
    kinds: str,
    *,
    mode: QFileDialog.FileMode,
    options: QFileDialog.Option = _AS_USUAL,
) -> tuple[str, str]:
    from ui.widgets.file_dialog import FileDialog

    dialog = FileDialog(parent, bridge, title, at, kinds)
    dialog.setOptions(dialog.options() | options)
    dialog.setFileMode(mode)
    if mode is QFileDialog.FileMode.AnyFile:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    return dialog.ask()


def _folder(bridge: SessionBridge) -> Path:
    places = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.DocumentsLocation)
    kept = [bridge.preferences.files_folder] if bridge.preferences.files_folder else []
    return next((Path(one) for one in (*kept, *places) if Path(one).is_dir()), Path.home())


def _kept(bridge: SessionBridge, path: Path) -> Path:
    operations.set_preference(bridge, files_folder=str(path.parent))
    return path
