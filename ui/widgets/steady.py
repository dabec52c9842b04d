"""Fields that a page scrolls past: the wheel moves the page and changes no value on its way."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import SIGNAL, QElapsedTimer, QEvent, QMargins, QObject, QSize, Qt, Signal
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
    """Space belongs to a name that is being typed; alone it begins none and takes none of a list unfolded."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view, self._typed = view, QElapsedTimer()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        self.takes(event)
        return event.key() == Qt.Key.Key_Space

    def takes(self, event: QKeyEvent) -> bool:
        """Whether a key is the Space of a name begun: the list has what is typed so far by then."""
        is_begun = self._typed.isValid() and self._typed.elapsed() < QApplication.keyboardInputInterval()
        is_space = event.key() == Qt.Key.Key_Space
        if is_begun if is_space else event.text().strip():
            self._typed.start()
        if is_space and is_begun:
            self._view.keyboardSearch(" ")
        return is_space and is_begun


class FoldedList(QComboBox):
    """One of several, unfolded to be chosen from; as wide as the widest, also in another language or size.

    Enter on what is chosen, folded again, emits `submitted`; where nobody waits for that, it unfolds.
    """

    submitted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        steady(self)
        self.view().viewport().installEventFilter(NotesPresses(self))
        self._blank = _Blank(self.view())
        self.view().installEventFilter(self._blank)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._blank.takes(event):
            self.setCurrentIndex(self.view().currentIndex().row())
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.receivers(SIGNAL("submitted()")):
                self.submitted.emit()
            else:
                self.showPopup()
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
        self.setKeyboardTracking(False)  # else each digit is a value, and Enter gives one that stood there
        self.lineEdit().setTextMargins(_MARGIN, 0, _MARGIN, 0)
        steady(self)
