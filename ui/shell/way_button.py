"""A button beside what is due, which says less where there is less room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QPushButton

from ui.widgets.literal import literal

if TYPE_CHECKING:
    from collections.abc import Sequence


class WayButton(QPushButton):
    """Says the first of some `ways` that has room; it is heard as the first of them, whatever it says."""

    def __init__(self, ways: Sequence[str]) -> None:
        super().__init__(literal(ways[0]))
        self.setAccessibleName(ways[0])
        self.ways = ways

    def width_of(self, words: str) -> int:
        """How wide it is where it says this, in pixels."""
        measure = self.fontMetrics().horizontalAdvance
        return self.sizeHint().width() - measure(self.text()) + measure(literal(words))

    def say(self, words: str) -> None:
        """Say this; what it leaves out can be read in its tip."""
        if self.text() != literal(words):
            self.setText(literal(words))
        self.setToolTip("" if words == self.ways[0] else self.ways[0])
