"""Fields that a page scrolls past: the wheel moves the page and changes no value on its way."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QElapsedTimer, QEvent, QMargins, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QDoubleSpinBox, QWidget

from ui.widgets.one_press import NotesPresses

_Field = TypeVar("_Field", bound=QWidget)
_ROUNDED = QMargins(0, 0, 4, 0)
_MARGIN = 8  # pixels beside a figure, as in other fields; a style sheet's padding is not kept here


def steady(field: _Field) -> _Field:
    """The same slider, list or figure, which leaves the wheel to what lies around it."""
    field.installEventFilter(_PassesOn(field))
    return field


class _PassesOn(QObject):
    """Ignores the wheel, so that it goes to the parent."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whether the event is kept from the field."""
        if event.type() != QEvent.Type.Wheel:
            return False
        event.ignore()
        return True


class _Blank(QObject):
    """Space in a list unfolded belongs to a name that is being typed; alone it begins none and takes none."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view, self._typed = view, QElapsedTimer()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() != Qt.Key.Key_Space:
            if event.text().strip():
                self._typed.start()
            return False
        if self._typed.isValid() and self._typed.elapsed() < QApplication.keyboardInputInterval():
            self._typed.start()
            self._view.keyboardSearch(" ")
        return True


class FoldedList(QComboBox):
    """One of several, unfolded to be chosen from; as wide as the widest, also in another language or size.

    Enter on what is chosen, folded again, emits `submitted`.
    """

    submitted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        steady(self)
        self.view().viewport().installEventFilter(NotesPresses(self))
        self.view().installEventFilter(_Blank(self.view()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.submitted.emit()
        elif event.text().strip():  # Qt would leave a letter that chooses nothing else to whatever is around
            event.accept()

    def sizeHint(self) -> QSize:
        """Qt's own may round a part of a pixel away."""
        return super().sizeHint().grownBy(_ROUNDED)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().grownBy(_ROUNDED)


class FigureBox(QDoubleSpinBox):
    """A decimal figure from 0 up to the largest, to be typed or stepped by Up and Down."""

    def __init__(self, largest: float, decimals: int) -> None:
        super().__init__(minimum=0, maximum=largest, decimals=decimals, singleStep=10**-decimals)
        self.setButtonSymbols(QDoubleSpinBox.ButtonSymbols.NoButtons)
        self.lineEdit().setTextMargins(_MARGIN, 0, _MARGIN, 0)
        steady(self)
