"""What is scrolled where it is too high for its place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from ui.widgets.footed import Footed
from ui.widgets.layouts import heed_size, height_in


class FittedScroll(Footed):
    """As high as what it holds asks, up to a height that `fit` is given."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self.setObjectName("fitted-scroll")
        self._inside = inside
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)
        self.setFixedHeight(0)

    @property
    def gutter(self) -> int:
        """How wide its bar is where it has one."""
        return self.verticalScrollBar().sizeHint().width()

    def fit(self, width: int, most: int) -> None:
        """Take the height that what it holds needs in a width, `most` at the most (or none)."""
        asked, most = self.needs(width), max(most, 0)
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if asked > most:
            asked, policy = self.needs(width - self.gutter), Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        if policy != self.verticalScrollBarPolicy():  # left to itself a bar that narrows lines would stay
            self.setVerticalScrollBarPolicy(policy)
        self.setFixedHeight(min(asked, most))

    def showEvent(self, event: QShowEvent) -> None:
        heed_size(self._inside)
        super().showEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # of what it holds: who gives it its height is to know
            self.updateGeometry()
        return super().event(event)

    def needs(self, width: int) -> int:
        """The height that what it holds asks in a width, with its foot."""
        layout = self._inside.layout()
        return self.foot_height + (height_in(layout, width) if layout is not None else 0)
