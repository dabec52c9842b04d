"""Where the window and its panels stood, kept in the preferences from one evening to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize

from ui import operations

if TYPE_CHECKING:
    from ui.main_window import MainWindow

_STATE_VERSION = 1
_FIRST = QSize(1280, 800)
_FRAME = QSize(16, 48)  # what a desktop may put around the window


def restore_geometry(window: MainWindow) -> None:
    """Put the window where it was; the first time, no larger than its screen."""
    packed = window.bridge.preferences.window_geometry
    if not packed or not window.restoreGeometry(_unpacked(packed)):
        room = window.screen().availableGeometry().size() - _FRAME
        window.resize(_FIRST.boundedTo(room).expandedTo(window.minimumSize()))


def restore_docks(window: MainWindow) -> None:
    """Put the panels where they were."""
    packed = window.bridge.preferences.window_state
    if packed:
        window.restoreState(_unpacked(packed), _STATE_VERSION)


def remember(window: MainWindow, *, with_docks: bool) -> None:
    """Keep where the window stands, and its panels if they were made."""
    fields = {"window_geometry": _packed(window.saveGeometry())}
    if with_docks:
        fields["window_state"] = _packed(window.saveState(_STATE_VERSION))
    operations.set_preference(window.bridge, **fields)


def _packed(data: QByteArray) -> str:
    return bytes(data.toBase64().data()).decode("ascii")


def _unpacked(text: str) -> QByteArray:
    return QByteArray.fromBase64(text.encode("ascii"))
