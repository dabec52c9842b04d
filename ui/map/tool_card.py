"""A card in a corner of the map while a tool is in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect
from PySide6.QtWidgets import QFrame

from ui.map.corners import MARGIN, corner_for, is_over_asked, show_uncovered
from ui.panels.panel import Texts
from ui.widgets.fitted_scroll import FittedScroll
from ui.widgets.layouts import height_in

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtWidgets import QLayout, QWidget

    from companion.hexes.coordinates import HexCoord
    from ui.map.view import MapView


class ToolCard(QFrame):
    """Shown while it is called; where there is no room beside what is asked, it steps aside until then."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.setObjectName("scan-card")
        self._view, self._bridge = view, view.bridge
        self._texts = Texts(view.bridge)
        self.is_called = False
        self._held: FittedScroll | None = None
        self.hide()

    def call(self, is_called: bool) -> None:
        """Come, or go."""
        self.is_called = is_called
        if is_called:
            self.place()
            self.raise_()
        else:
            self.hide()

    @property
    def told_places(self) -> tuple[QRect, ...]:
        """Where on the map it only tells something, the best first: for a message that has no other room."""
        return ()

    def place(self) -> None:
        """Take the size that the map has room for, and stand in a corner of it."""
        raise NotImplementedError

    def hold(self, hand: QWidget) -> QWidget:
        """What it is about, which is scrolled where the map is too low for it."""
        self._held = FittedScroll(hand)
        return self._held

    def fit(self, width: int, column: QLayout) -> None:
        """Take a width, as far as the map is so wide, and the height that the column needs in it."""
        width = min(width, self._view.width() - 2 * MARGIN)
        self.setFixedWidth(width)
        if self._held is not None:
            edges = column.contentsMargins()
            inside = width - edges.left() - edges.right() - 2 * self.frameWidth()
            others = height_in(column, width) - self._held.minimumHeight()
            self._held.fit(inside, max(self._view.height() - 2 * MARGIN - others, 0))
        self.resize(width, height_in(column, width))

    def stand(self, *, is_left: bool = True, seen: Collection[HexCoord] = ()) -> bool:
        """Stand in a corner, or in the other where this one has what is asked, or more that is to be seen.

        Whether it is the left one.
        """
        corner = corner_for(self._view, self.size(), is_left=is_left, seen=seen)
        self.move(corner.topLeft())
        self.setVisible(self.is_called and not is_over_asked(self._view, corner))
        show_uncovered(self._view)
        return corner.left() == MARGIN

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()
        elif event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._view.card_moved.emit()
        return super().event(event)
