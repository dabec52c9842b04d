"""One line on the map that says what the tool in hand waits for, until it was used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QWidget

from ui.map.corners import is_under

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ui.map.view import MapView

_MARGIN = 10
_FRAME = 48  # pixels that the style sheet puts around the text
_LINES = (1, 2, 3)
_HIGH = 2  # part of the map: a hint on top of it comes no lower
_PROBES = (6, 2)  # points looked at across and down, to see how much of the board lies under it


class ToolHint(QLabel):
    """Stands in the corner of the map where it hides least, asked hexes before all; touches go through.

    `is_wanted` is put off beside a page that says itself what to do.
    """

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._view = view
        self.is_wanted = True
        self._place = QRect()
        self._over: QWidget | None = None
        self.setObjectName("tool-hint")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setWordWrap(True)

    def refresh(self) -> None:
        """Follow the tool and the bridge; while the words stay, so does their place."""
        tool = self._view.tool
        text, is_shown = self._view.bridge.text(tool.status_key), self.is_wanted and tool.needs_hint
        if (text, is_shown) != (self.text(), not self.isHidden()):
            self.setText(text)
            self.setVisible(is_shown)
            self.place_soon()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.place_soon()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.place_soon()  # once, with all else that asks for it till then

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()
        return super().event(event)

    def place_soon(self) -> None:
        """Stand where it should before the map is drawn next, however often its room changes till then."""
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def place(self) -> None:
        """Stand where it hides least of the board, as wide as the text or the map, or on several lines.

        On a map too low for it nowhere: it is no more than a help.
        """
        if not self.isVisible():
            return
        room = max(self._right_edge - 2 * _MARGIN, 50)
        whole = self.fontMetrics().horizontalAdvance(self.text())
        widths = [min(whole // lines + _FRAME, room) for lines in _LINES]
        sizes = [QSize(width, self.heightForWidth(width)) for width in widths]
        boxes = [QRect(corner, size) for size in sizes for corner in self._corners(size)]
        free = QRect(0, 0, self._right_edge, self._view.legend.top_edge)
        buttons = self._view.controls.geometry()
        fitting = [box for box in boxes if free.contains(box) and not box.intersects(buttons)]
        self._place = self._best(fitting) if fitting else QRect()
        self._stand()

    def give_way(self, other: QWidget) -> None:
        """Stand nowhere while another widget of the window lies over its place."""
        self._over = other
        self._stand()

    def _stand(self) -> None:
        self.setGeometry(QRect() if is_under(self._view, self._place, self._over) else self._place)

    @property
    def _right_edge(self) -> int:
        """Of the map, or of what its buttons leave where large type makes them reach up to its top."""
        buttons = self._view.controls.geometry()
        return buttons.left() if buttons.top() < self._view.height() // _HIGH else self._view.width()

    def _best(self, boxes: Sequence[QRect]) -> QRect:
        """The first that hides nothing, else that which hides least: looking at all of them takes long."""
        hidden: list[tuple[int, float]] = []
        asked = [
            self._view.mapFromScene(self._view.board_geometry.centre(one)) for one in self._view.tool.goals
        ]
        for box in boxes:
            hidden.append((sum(map(box.contains, asked)), self._hidden(box)))
            if not any(hidden[-1]):
                return box
        return boxes[hidden.index(min(hidden))]

    def _corners(self, size: QSize) -> Iterator[QPoint]:
        """Where it may stand, the corner looked at first before others; buttons have the lower right one."""
        right, bottom = self._right_edge - size.width() - _MARGIN, self._view.legend.top_edge - _MARGIN
        yield QPoint(_MARGIN, _MARGIN)
        yield QPoint(right, _MARGIN)
        yield QPoint(_MARGIN, bottom - size.height())

    def _hidden(self, box: QRect) -> float:
        """How much of the board lies under a box on the map, in square pixels."""
        across, down = _PROBES
        first, last = self._view.mapToScene(box.topLeft()), self._view.mapToScene(box.bottomRight())
        step_x, step_y = (last.x() - first.x()) / (across - 1), (last.y() - first.y()) / (down - 1)
        spots = (first + QPointF(step_x * x, step_y * y) for x in range(across) for y in range(down))
        found = sum(self._view.board_geometry.hex_at(spot) is not None for spot in spots)
        return found / (across * down) * box.width() * box.height()
