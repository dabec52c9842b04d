"""Widgets set in lines like words, scrolled when they are too many."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ui.widgets.flow_layout import FlowLayout


class ScrolledFlow(QScrollArea):
    """As high as its lines ask, up to a height that `fit` is given."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("scrolled-flow")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside = QWidget()
        self.flow = FlowLayout(self._inside)
        self.setWidget(self._inside)

    def fit(self, width: int, most: int) -> None:
        """Take the height that the lines need in a width, `most` at the most."""
        asked = self.flow.heightForWidth(width)
        if asked > most:
            asked = self.flow.heightForWidth(width - self.verticalScrollBar().sizeHint().width())
        self.setFixedHeight(min(asked, most))

    def scroll_to(self, value: int) -> None:
        """Scroll as far down as asked, over the lines as they are now."""
        self.flow.activate()
        width = self.viewport().width()
        self._inside.resize(width, self.flow.heightForWidth(width))
        self.verticalScrollBar().setValue(value)
