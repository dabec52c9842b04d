"""A whole number to be typed or stepped; it may still be unknown."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from companion.figures import whole_number
from ui.widgets.buttons import text_button
from ui.widgets.hex_text import plain
from ui.widgets.number_line import UNKNOWN, NumberLine

_AT_LEAST, _AT_MOST = "\N{GREATER-THAN OR EQUAL TO}", "\N{LESS-THAN OR EQUAL TO}"  # in every language
_ARROWS: dict[int, int] = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}

Limits = tuple[int | None, int | None]  # the least and the most; None for no limit


class Stepper(QWidget):
    """Emits `changed(value)` when the player gives another number; None while it is unknown.

    The keys Up and Down step as the buttons do; the first step from the unknown gives `start`, and a step
    the other way takes that back. Signs show where `is_signed`. Steps end at the `usual` limits, typed
    numbers within `lowest` and `highest`. `submitted` when Enter took what is typed.
    """

    changed = Signal(object)
    submitted = Signal()

    def __init__(
        self,
        lowest: int,
        highest: int,
        *,
        start: int = 0,
        is_signed: bool = False,
        usual: Limits = (None, None),
    ) -> None:
        super().__init__()
        least, most = usual
        self._usual = lowest if least is None else least, highest if most is None else most
        self._lowest, self._highest, self._start, self._is_signed = lowest, highest, start, is_signed
        self._value: int | None = None
        self._way_back = 0  # the step to the unknown, just after that was left by one
        self.line = NumberLine(alignment=Qt.AlignmentFlag.AlignCenter)
        self.less, self.more = text_button("−"), text_button("+")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for widget in (self.less, self.line, self.more):
            row.addWidget(widget)
        row.addStretch(1)
        for button in (self.less, self.more):  # Tab goes from number to number
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.less.clicked.connect(lambda: self._step(-1))
        self.more.clicked.connect(lambda: self._step(1))
        self.line.editingFinished.connect(self._on_typed)
        self.line.returnPressed.connect(self._submit)
        self._show()

    @property
    def value(self) -> int | None:
        """The number given."""
        return self._value

    @property
    def is_typing(self) -> bool:
        """Whether another number stands in the line and is not taken yet."""
        return self._typed() not in (None, self._value)

    def setAccessibleName(self, name: str) -> None:
        """What is typed into is the line, so that goes by the name too; the signs say what they step."""
        super().setAccessibleName(name)
        self.line.setAccessibleName(name)
        for button in (self.less, self.more):
            button.setAccessibleName(f"{button.text()} {name}")

    def set_value(self, value: int | None) -> None:
        """Show a number; silent."""
        if value != self._value:
            self._value, self._way_back = value, 0
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the line has no use for: arrows step from what is typed."""
        if event.key() not in _ARROWS:
            super().keyPressEvent(event)
            return
        self._on_typed()
        self._step(_ARROWS[event.key()])
        self.line.selectAll()

    def _step(self, by: int) -> None:
        """One more or less; what was typed beyond the usual limits is stepped back into them."""
        least, most = self._usual
        if self._value is None:
            self._give(min(max(self._start, least), most), way_back=-by)
        elif by == self._way_back:
            self._give(None)
        else:
            self._give(min(max(self._value + by, least), most))

    def _submit(self) -> None:
        self._on_typed()
        self.submitted.emit()

    def _on_typed(self) -> None:
        if (value := self._typed()) is not None:
            self._give(value)
        else:
            self._show()
        if self.line.hasFocus():  # what is typed next takes its place, be it the mark of the unknown
            self.line.selectAll()

    def _typed(self) -> int | None:
        return whole_number(plain(self.line.text()).replace("−", "-").strip())

    def _give(self, value: int | None, way_back: int = 0) -> None:
        if value is not None:
            value = min(max(value, self._lowest), self._highest)
        if value != self._value:
            self._value, self._way_back = value, way_back
            self._show()
            self.changed.emit(value)

    def _show(self) -> None:
        least, most = self._usual
        ends = (self.less, -1, least, _AT_LEAST), (self.more, 1, most, _AT_MOST)
        for button, by, limit, sign in ends:
            button.setEnabled(self._value != limit or by == self._way_back)
            why = "" if button.isEnabled() else f"{sign} {limit}"
            for say in (button.setToolTip, button.setAccessibleDescription):
                say(why)
        sign = "+d" if self._is_signed and self._value else "d"
        text = UNKNOWN if self._value is None else format(self._value, sign)
        if text != self.line.text():  # what is marked stays so
            self.line.setText(text)
        digits = self.line.fontMetrics().horizontalAdvance("+000")
        self.line.setFixedWidth(digits + 22)
