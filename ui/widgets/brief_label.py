"""Words in so many lines at most: what is left out stands in the tip, and is heard by who listens."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from ui.widgets.broken_lines import broken, unbroken


class BriefLabel(QLabel):
    """Shows as much of its `whole` words as its lines hold; `fit` tells it how wide and how many they are."""

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
        metrics = self.fontMetrics()  # which may leave out letters of what is but a little wider
        return max(unbroken(self.whole, self.font()), metrics.horizontalAdvance(self.whole))

    def needs(self, width: int) -> int:
        """How many lines of so many pixels all of it takes."""
        return len(broken(self.whole, self.font(), width))

    def holds_words(self, width: int) -> bool:
        """Whether lines of so many pixels hold every single word of it."""
        lines = broken(self.whole, self.font(), width)
        return all(unbroken(one.strip(), self.font()) <= width for one in lines)

    def fit(self, width: int, most: int) -> None:
        """Stand in lines of so many pixels, in no more of them than so many."""
        lines = broken(self.whole, self.font(), width)
        if len(lines) > most:
            lines[most - 1 :] = ["".join(lines[most - 1 :])]
        shown = [
            self.fontMetrics().elidedText(one, Qt.TextElideMode.ElideRight, width)
            for one in map(str.strip, lines)
        ]
        self.setText("\n".join(shown))
        self.setToolTip("" if "".join(self.text().split()) == "".join(self.whole.split()) else self.whole)
        self.resize(self.sizeHint())
