"""A check box whose text may take several lines."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_LEAST = 12  # characters that stand in a line


class WrappingCheck(QCheckBox):
    """As wide as there is room, and as high as its text then needs."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        plain = super().sizeHint()
        return QSize(plain.width(), max(plain.height(), self._text_height()))

    def minimumSizeHint(self) -> QSize:
        least = self.fontMetrics().averageCharWidth() * _LEAST
        return QSize(min(least, super().sizeHint().width()), self.sizeHint().height())

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

    def _text_height(self) -> int:
        room = QRect(0, 0, max(self.width() - self._indent(), 1), 0)
        return self.fontMetrics().boundingRect(room, int(_WRAP), self.text()).height()
