"""Where the window and its panels stood, kept in the preferences from one evening to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize

from ui import operations

if TYPE_CHECKING:
    from ui.shell.docks import Docks
    from ui.shell.main_window import MainWindow

_FIRST = QSize(1280, 800)
_FRAME = QSize(16, 48)  # what a desktop may put around the window


def restore_geometry(window: MainWindow) -> None:
    """Put the window where it was; the first time, no larger than its screen."""
    packed = window.bridge.preferences.window_geometry
    if not packed or not window.restoreGeometry(_unpacked(packed)):
        room = window.screen().availableGeometry().size() - _FRAME
        window.resize(_FIRST.boundedTo(room).expandedTo(window.minimumSize()))


def restore_docks(window: MainWindow, docks: Docks) -> None:
    """Open the panels that were open."""
    if window.bridge.preferences.open_panels is not None:
        docks.remember(window.bridge.preferences.open_panels)


def remember(window: MainWindow, open_panels: tuple[str, ...] | None) -> None:
    """Keep where the window stands, and its open panels if they were made."""
    fields: dict[str, object] = {"window_geometry": _packed(window.saveGeometry())}
    if open_panels is not None:
        fields["open_panels"] = open_panels
    operations.set_preference(window.bridge, **fields)


def _packed(data: QByteArray) -> str:
    return bytes(data.toBase64().data()).decode("ascii")


def _unpacked(text: str) -> QByteArray:
    return QByteArray.fromBase64(text.encode())
