"""A push button whose text may take several lines."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QIcon, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

from ui.widgets.heights import Heights
from ui.widgets.literal import literal

_PADDING, _GAP = 10, 6
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class WrappingButton(QPushButton):
    """As wide as there is room, and as high as its text then needs."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self._heights = Heights()
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_words(text)

    def set_words(self, text: str) -> None:
        """Say something else."""
        self.words = text
        self.setText(literal(text))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.heightForWidth(self.width()))

    def heightForWidth(self, width: int) -> int:
        inside = max(width - 2 * _PADDING - self._indent, 1)
        words = self._heights.of(self.words, inside, self._height_of_words)
        return max(super().sizeHint().height(), words + _PADDING)

    def _height_of_words(self, width: int) -> int:
        return self.fontMetrics().boundingRect(QRect(0, 0, width, 0), int(_WRAP), self.words).height()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        self._heights.forget()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        option.text, option.icon = "", QIcon()
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        box = self.rect().adjusted(_PADDING, 0, -_PADDING, 0)
        mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
        spot = QRect(box.topLeft(), self.iconSize())
        spot.moveTop(box.center().y() - spot.height() // 2)
        self.icon().paint(painter, spot, Qt.AlignmentFlag.AlignCenter, mode)
        box.setLeft(box.left() + self._indent)
        is_filled = self.isEnabled() and (self.isChecked() or self.isDefault())
        role = QPalette.ColorRole.HighlightedText if is_filled else self.foregroundRole()
        self.style().drawItemText(
            painter, box, int(_WRAP), option.palette, self.isEnabled(), self.words, role
        )

    @property
    def _indent(self) -> int:
        """What its icon takes."""
        return 0 if self.icon().isNull() else self.iconSize().width() + _GAP
