"""A heading that hides and shows what is under it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget


class Fold(QWidget):
    """Emits `turned(is_open)` when the player opens or closes it."""

    turned = Signal(bool)

    def __init__(self, title: str, *, is_open: bool = False) -> None:
        super().__init__()
        self.head = QToolButton(checkable=True, checked=is_open, text=title)
        self.head.setObjectName("fold")
        self.head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.head.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._body = QWidget()
        self.rows = QVBoxLayout(self._body)
        self.rows.setContentsMargins(6, 2, 0, 4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.head)
        column.addWidget(self._body)
        self.head.toggled.connect(self._turn)
        self._turn(is_open)

    @property
    def is_open(self) -> bool:
        """Whether the rows show."""
        return self.head.isChecked()

    def _turn(self, is_open: bool) -> None:
        self.head.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
        self._body.setVisible(is_open)
        self.turned.emit(is_open)
