"""A button of several side by side whose words may take more than one line."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent, QTextLayout
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionToolButton, QStylePainter, QToolButton, QWidget

_BESIDE, _ABOVE = 20, 12  # pixels of the button around its words


class SegmentButton(QToolButton):
    """On one line where there is room, else as high as its words need; never narrower than one of them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # heard as one of several, not as a tick; its group decides
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        """Nor narrower than high, where its words are short: a finger hits it."""
        measure, height = self.fontMetrics().horizontalAdvance, super().sizeHint().height()
        widest = max(map(measure, self._lines(1)), default=0)
        return QSize(max(widest + _BESIDE, height), height)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        whole = super().sizeHint()
        if width >= whole.width():
            return whole.height()
        lines = len(self._lines(width - _BESIDE))
        return max(lines * self.fontMetrics().lineSpacing() + _ABOVE, whole.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.width() >= super().sizeHint().width():
            super().paintEvent(event)
            return
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        option.text = "\n".join(self._lines(self.width() - _BESIDE))
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        painter.end()

    def _lines(self, width: int) -> Sequence[str]:
        """The words in lines of at most so many pixels, broken where their language breaks them."""
        layout, lines = QTextLayout(self.text(), self.font()), []
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            lines.append(self.text()[line.textStart() : line.textStart() + line.textLength()].strip())
        layout.endLayout()
        return lines
