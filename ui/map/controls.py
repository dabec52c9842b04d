"""Buttons on the map: the touch twins of wheel and keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QToolButton

from ui import operations
from ui.look.icons import icon
from ui.session.bridge import Change
from ui.widgets.buttons import staying_down

if TYPE_CHECKING:
    from ui.map.view import MapView

_STEP = 1.35
_MARGIN, _EDGE = 10, 3
_ICON_PER_POINT = 1.7


def free_corner(view: MapView) -> QRect:
    """The map above its bar of layers and left of its buttons, in its own pixels."""
    beside = view.controls.width() + 2 * _MARGIN
    free = view.rect().adjusted(_MARGIN, _MARGIN, -beside, -_MARGIN)
    free.setBottom(min(free.bottom(), view.overlay_bar.top_edge - _MARGIN))
    return free


class MapControls(QFrame):
    """Zoom in, zoom out, fit, flip and (held) peek at the player's own picture, in the corner of the map."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.setObjectName("map-controls")
        self._view = view
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        self._grid.setSpacing(_EDGE)
        self._columns: list[tuple[QToolButton, int, int]] = []
        self._buttons = {
            "zoom-in": self._button(lambda: view.zoom(_STEP)),
            "zoom-out": self._button(lambda: view.zoom(1 / _STEP)),
            "fit": self._button(view.fit),
            "flip": staying_down(self._button(lambda: operations.flip_board(view.bridge))),
        }
        self._buttons["peek"] = self._peek = self._hold_button(view.peek)
        for name, button in self._buttons.items():
            button.setObjectName(f"map-{name}")
        view.bridge.changed.connect(self._on_changed)
        view.scan.changed.connect(self._refresh)
        self._refresh()

    def place(self) -> None:
        """Stand in the lower right corner of the map, in as many columns as it takes."""
        self._stand_in_columns()
        self.resize(self.sizeHint())
        corner = self._view.rect().bottomRight()
        self.move(corner.x() - self.width() - _MARGIN, corner.y() - self.height() - _MARGIN)

    def _stand_in_columns(self) -> None:
        shown = [button for button in self._buttons.values() if not button.isHidden()]
        side = self._peek.sizeHint().height() + _EDGE
        rows = max((self._view.height() - 2 * _MARGIN - _EDGE) // side, 1)
        columns = [(button, place % rows, place // rows) for place, button in enumerate(shown)]
        if columns == self._columns:  # putting them there once more would ask for another layout, for ever
            return
        self._columns = columns
        for button, row, column in columns:
            self._grid.addWidget(button, row, column)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # larger type makes larger buttons
            self.place()
        return super().event(event)

    def _button(self, work: Callable[[], object]) -> QToolButton:
        button = QToolButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # their keys work everywhere; the map keeps the focus
        button.clicked.connect(lambda *_: work())
        return button

    def _hold_button(self, work: Callable[[bool], object]) -> QToolButton:
        """A button that does something for as long as it is held."""
        button = self._button(lambda: None)
        button.pressed.connect(lambda: work(True))
        button.released.connect(lambda: work(False))
        return button

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.PREFERENCES, Change.LANGUAGE}:
            self._refresh()

    def _refresh(self) -> None:
        bridge = self._view.bridge
        self._peek.setVisible(self._view.scan.is_there)
        self._buttons["flip"].setChecked(bridge.preferences.is_flipped)
        side = round(bridge.text_size * _ICON_PER_POINT)
        for name, button in self._buttons.items():
            button.setIcon(icon(name, bridge.palette))
            button.setIconSize(QSize(side, side))
            button.setToolTip(bridge.text(f"action-{name}"))
            button.setAccessibleName(bridge.text(f"action-{name}"))
        self.place()
