"""Words in two lines at most: what is left out stands in the tip, and is heard by who listens."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QLabel, QWidget

_MOST = 2


class BriefLabel(QLabel):
    """Shows as much of its `whole` words as two lines hold; `fit` tells it how wide they are."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.whole = ""

    def tell(self, whole: str) -> None:
        """Say something else."""
        self.whole = whole
        self.setAccessibleName(whole)

    @property
    def on_one_line(self) -> int:
        """How wide all of it is on one line."""
        return self.fontMetrics().horizontalAdvance(self.whole) + 1

    def needs(self, width: int) -> int:
        """How many lines of so many pixels all of it takes."""
        return len(self._starts(width))

    def fit(self, width: int) -> None:
        """Stand in lines of so many pixels."""
        starts = self._starts(width)[:_MOST]
        ends = [*starts[1:], len(self.whole)]
        lines = [self.whole[start:end].strip() for start, end in zip(starts, ends, strict=True)]
        shown = [self.fontMetrics().elidedText(one, Qt.TextElideMode.ElideRight, width) for one in lines]
        self.setText("\n".join(shown))
        self.setToolTip("" if "".join(self.text().split()) == "".join(self.whole.split()) else self.whole)
        self.resize(self.sizeHint())

    def _starts(self, width: int) -> list[int]:
        """Where its lines of so many pixels begin."""
        layout, starts = QTextLayout(self.whole, self.font()), []
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            starts.append(line.textStart())
        layout.endLayout()
        return starts
