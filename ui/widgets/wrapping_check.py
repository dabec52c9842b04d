"""A check box whose text may take several lines."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_LEAST = 7  # times the height of a letter: what stands in a line at least


class WrappingCheck(QCheckBox):
    """As wide as there is room, and as high as its text then needs."""

    def __init__(self) -> None:
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        return max(super().sizeHint().height(), self._text_height(width))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        least = self.fontMetrics().ascent() * _LEAST
        plain = super().sizeHint()
        return QSize(min(least, plain.width()), plain.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def hitButton(self, pos: QPoint) -> bool:
        """Its words are pressed as the box is."""
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        option.text = ""
        painter.drawControl(QStyle.ControlElement.CE_CheckBox, option)
        words = self.rect().adjusted(self._indent(), 0, 0, 0)
        self.style().drawItemText(
            painter, words, int(_WRAP), option.palette, self.isEnabled(), self.text(), self.foregroundRole()
        )

    def _indent(self) -> int:
        """Where the words begin."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        return self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self).left()

    def _text_height(self, width: int) -> int:
        room = QRect(0, 0, max(width - self._indent(), 1), 0)
        return self.fontMetrics().boundingRect(room, int(_WRAP), self.text()).height()
