"""One choice of a few, all in sight: buttons side by side, one of them down."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QToolButton, QWidget

from ui.shell.kinds import of_kind
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.literal import literal
from ui.widgets.segment_button import SegmentButton

_ALONG: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Segments(QWidget):
    """Emits `chosen(value)` when the player picks one; setting it from outside is silent.

    `columns` wraps the buttons into rows; with 0 they share one, or stand in as many as they need. Where
    they flow, each is as wide as its text. Where they `may_be_left`, what was picked is taken back by picking
    it again: `chosen(None)`. Where one `takes_letters` its first ones pick it, and Enter after them is
    `submitted`.
    """

    chosen, submitted = Signal(object), Signal()

    def __init__(
        self, values: Sequence[Any], *, columns: int = 0, flows: bool = False, may_be_left: bool = False
    ) -> None:
        super().__init__()
        self._may_be_left, self._before = may_be_left, None
        self.takes_letters, self._typed = False, ""
        self._buttons = {value: SegmentButton(self) for value in values}
        group = self._group = QButtonGroup(self)
        group.buttonPressed.connect(self._remember)
        for value, button in self._buttons.items():
            button.clicked.connect(lambda _checked=False, value=value: self._pick(value))
            group.addButton(button)
            button.installEventFilter(self)
        group.buttonToggled.connect(self._place_stop)
        self._place_stop()
        if columns:
            self._lay_out(columns)
        else:
            self._flow(even=not flows)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A tap is no Enter behind letters."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self._typed = ""
        return False

    def _remember(self) -> None:
        self._before = self.value()

    def _pick(self, value: Any) -> None:
        if self._typed and value == self._before:  # Enter behind its letters
            self._typed = ""
            self.submitted.emit()
            return
        if self._may_be_left and value == self._before:
            self.set_value(None)
        if any(button.hasFocus() for button in self._buttons.values()):
            self._buttons[value].setFocus(
                Qt.FocusReason.OtherFocusReason
            )  # else Space would pick another one
        self.chosen.emit(self.value())

    def _place_stop(self, *_: object) -> None:
        """Tab stops at what is chosen, where Qt would at the first; the arrows lead to the others.

        With nothing chosen it stops at the one that has the keyboard, else at any. There the keyboard goes
        that is given to all of them.
        """
        buttons = self._buttons.values()
        stops = [button for button in buttons if button.isChecked()]
        stops = stops or [button for button in buttons if button.hasFocus()] or list(buttons)
        for button in buttons:
            is_stop = button in stops
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_stop else Qt.FocusPolicy.NoFocus)
        if stops:
            self.setFocusProxy(stops[0])

    def _flow(self, *, even: bool) -> None:
        line = FlowLayout(self, even=even)
        for button in self._buttons.values():
            line.addWidget(button)

    def _lay_out(self, columns: int) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        self.set_columns(columns)

    def set_columns(self, columns: int) -> None:
        """Wrap into other rows what was wrapped into rows."""
        grid = of_kind(QGridLayout, self.layout())
        for place, button in enumerate(self._buttons.values()):
            grid.addWidget(button, *divmod(place, columns))
        grid.activate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter picks the one that has the focus, as Space does; arrows lead on from the end of a row."""
        shown = [button for button in self._buttons.values() if not button.isHidden()]
        focused = next((button for button in shown if button.hasFocus()), None)
        if focused is None:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused.click()
        elif event.text().strip() and (called := self.called(event.text())):
            self._take(called, event.text())
        elif following := _along(shown, focused, event.key()):
            following.click()
            following.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def called(self, text: str) -> QToolButton | None:
        """The first whose words begin with what was typed before and this, or with this alone."""
        shown = [one for one in self._buttons.values() if self.takes_letters and not one.isHidden()]
        for typed in (self._typed + text.casefold(), text.casefold()):
            if found := next((one for one in shown if one.text().casefold().startswith(typed)), None):
                return found
        return None

    def _take(self, called: QToolButton, text: str) -> None:
        typed, self._typed = self._typed + text.casefold(), ""
        if not called.isChecked():
            called.click()
        self._typed = typed if called.text().casefold().startswith(typed) else text.casefold()
        called.setFocus(Qt.FocusReason.OtherFocusReason)  # for the letters that follow

    def button(self, value: object) -> QToolButton:
        """The button of a value."""
        return self._buttons[value]

    def set_text(self, value: object, text: str) -> None:
        """Name a value."""
        self._buttons[value].setText(literal(text))

    def set_value(self, value: object) -> None:
        """Show a value as the chosen one; with one that is not among them none is."""
        self._group.setExclusive(False)
        for one, button in self._buttons.items():
            button.setChecked(one == value)
        self._group.setExclusive(True)

    def values(self) -> tuple[Any, ...]:
        """All values, in order."""
        return tuple(self._buttons)

    def value(self) -> Any:
        """The value chosen; None before any is."""
        return next((value for value, button in self._buttons.items() if button.isChecked()), None)


def _along(shown: Sequence[SegmentButton], focused: SegmentButton, key: int) -> SegmentButton | None:
    """The one before or after, as they are read."""
    place = shown.index(focused) + _ALONG.get(key, 0)
    return shown[place] if key in _ALONG and 0 <= place < len(shown) else None
