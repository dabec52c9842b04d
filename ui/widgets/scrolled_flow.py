"""Widgets set in lines like words, scrolled when they are too many."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui.widgets.fitted_scroll import FittedScroll
from ui.widgets.flow_layout import FlowLayout


class ScrolledFlow(FittedScroll):
    """As high as its lines ask, up to a height that `fit` is given; `upward` the first stands at the foot."""

    def __init__(self, *, upward: bool = False) -> None:
        inside = QWidget()
        self.flow = FlowLayout(inside, upward=upward)
        super().__init__(inside)

    def scroll_to(self, value: int) -> None:
        """Scroll as far down as asked, over the lines as they are now."""
        self.flow.activate()
        width = self.viewport().width()
        self._inside.resize(width, self.flow.heightForWidth(width))
        self.verticalScrollBar().setValue(value)
