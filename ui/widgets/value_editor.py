"""One value to be set by hand: one of a few, a number, a yes or no, or a hex; it may be unknown."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from companion.board.model import UnknownHexError
from companion.hexes.coordinates import HexCoord
from companion.kit.questions import option_in_words
from companion.kit.typed import listed
from companion.reason import CompanionError
from ui.session.names import whole_hexes_in
from ui.widgets.hex_entry import HexLineEdit
from ui.widgets.hex_text import plain
from ui.widgets.segments import Segments
from ui.widgets.steady import FigureBox, FoldedList
from ui.widgets.stepper import Limits, Stepper

if TYPE_CHECKING:
    from pydantic import JsonValue
    from PySide6.QtGui import QKeyEvent

    from ui.session.bridge import SessionBridge

_NUMBERS = (-99, 9999)
_LARGEST_FIGURE = 1000.0
_NO_WORD = "-"
_IN_SIGHT = 3  # options that are buttons; more of them are a list
_ROW = 22  # width of texts that stand side by side, in text sizes


class ValueEditor(QWidget):
    """Emits `changed(value)` as JSON when the player gives another value; setting one is silent.

    `options` lists what it may be (None is "none"); without them the value is a hex where `is_hex`, one of
    the map unless it `may_be_off_map`, a few words where it is a list, else a number. `usual` is how far the
    steps of a number go; others can be typed. `sort` goes before the ids of options (`option_in_words`).
    `edited` at every key: what is typed counts once the line is left, or taken. `entered` by Enter once what
    was typed is taken.
    """

    changed = Signal(object)
    edited = Signal()
    entered = Signal()

    def __init__(
        self,
        bridge: SessionBridge,
        value: Any,
        options: Sequence[JsonValue] | None,
        *,
        is_hex: bool = False,
        may_be_off_map: bool = False,
        usual: Limits = (None, None),
        sort: str = "",
    ) -> None:
        super().__init__()
        self._bridge, self._usual, self._sort = bridge, usual, sort
        self._may_be_off_map = may_be_off_map
        self._line: QLineEdit | None = None
        self._read = ""  # what stood in the line when it was read last
        self.field = self._field(as_json(value), options, is_hex)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        is_wide = isinstance(self.field, QLineEdit) and not isinstance(self.field, HexLineEdit)
        row.addWidget(self.field, 1 if is_wide else 0)
        row.addStretch(0 if is_wide else 1)

    def show_value(self, value: JsonValue) -> None:
        """Show another one of a few, number or hex, of which nobody hears."""
        match self.field:
            case Segments() as segments:
                segments.set_value(value)
            case QComboBox() as box:
                box.setCurrentIndex(box.findData(value))
            case Stepper() as stepper:
                stepper.set_value(value if isinstance(value, int) else None)
            case HexLineEdit() as line:
                line.setText(self._hex_words(value))
                self._read = line.text()

    @property
    def is_typing(self) -> bool:
        """Whether something else is typed in its line than what was read there."""
        if isinstance(self.field, Stepper):
            return self.field.is_typing
        return self._line is not None and self._line.text() != self._read

    def take(self) -> bool:
        """Take what is typed, as it is when the line is left; False where it will not do and waits."""
        if self._line is not None and self.is_typing:
            self._line.editingFinished.emit()
            if self.is_typing:
                self._line.setFocus(Qt.FocusReason.OtherFocusReason)
                self._line.selectAll()
        return not self.is_typing

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.is_typing:
            self.entered.emit()

    def _field(self, value: JsonValue, options: Sequence[JsonValue] | None, is_hex: bool) -> QWidget:
        if options is not None:
            return self._choice(value, options)
        if is_hex:
            return self._hex(value)
        if isinstance(value, list | tuple):
            return self._words(value)
        return self._figure(value) if isinstance(value, float) else self._number(value)

    def _choice(self, value: JsonValue, options: Sequence[JsonValue]) -> QWidget:
        return self._list(value, options) if len(options) > _IN_SIGHT else self._segments(value, options)

    def _segments(self, value: JsonValue, options: Sequence[JsonValue]) -> Segments:
        texts = {option: option_words(self._bridge, option, self._sort) for option in options}
        width = sum(self.fontMetrics().horizontalAdvance(text) for text in texts.values())
        segments = Segments(tuple(options), columns=1 if width > _ROW * self._bridge.text_size else 0)
        for option, text in texts.items():
            segments.set_text(option, text)
        segments.set_value(value)
        segments.chosen.connect(self.changed)
        return segments

    def _list(self, value: JsonValue, options: Sequence[JsonValue]) -> QComboBox:
        box = FoldedList()
        for option in options:
            box.addItem(option_words(self._bridge, option, self._sort), option)
        box.setCurrentIndex(list(options).index(value) if value in options else -1)
        box.activated.connect(lambda place: self.changed.emit(options[place]))
        return box

    def _number(self, value: JsonValue) -> Stepper:
        stepper = Stepper(*_NUMBERS, usual=self._usual)
        stepper.set_value(value if isinstance(value, int) else None)
        stepper.changed.connect(self.changed)
        self._watch(stepper.line)
        return stepper

    def _figure(self, value: float) -> FigureBox:
        box = FigureBox(_LARGEST_FIGURE, decimals=3)
        box.setValue(value)
        box.valueChanged.connect(self.changed.emit)
        return box

    def _words(self, value: Sequence[JsonValue]) -> QLineEdit:
        """Several words in a row; a dash stands for none."""
        line = QLineEdit(" ".join(str(word) or _NO_WORD for word in value))
        self._watch(line)
        line.editingFinished.connect(lambda: self._read_words(line))
        self._given: JsonValue = list(value)
        return line

    def _read_words(self, line: QLineEdit) -> None:
        self._read = line.text()
        words = listed(plain(line.text()).replace("−", _NO_WORD))
        given: JsonValue = ["" if word == _NO_WORD else word for word in words]
        if given != self._given:
            self._given = given
            self.changed.emit(given)

    def _hex(self, value: JsonValue) -> HexLineEdit:
        line = HexLineEdit(self._bridge)
        line.setPlaceholderText(self._bridge.text("value-no-hex"))
        line.returnPressed.disconnect(line.submit)
        line.returnPressed.connect(self._enter_hex)
        line.setText(self._hex_words(value))
        line.editingFinished.connect(lambda: self._read_hex(line))
        self._watch(line)
        return line

    def _enter_hex(self) -> None:
        """The line keeps Enter to itself, which takes what is typed like leaving it."""
        if self.take():
            self.entered.emit()

    def _hex_words(self, value: JsonValue) -> str:
        match value:
            case {"q": int(q), "r": int(r)}:
                return self._bridge.hex_name(HexCoord(q, r))
        return ""

    def _watch(self, line: QLineEdit) -> None:
        self._line, self._read = line, line.text()
        line.textEdited.connect(self.edited)
        line.inputRejected.connect(self.edited)  # a blank too takes a ring off what Enter would give

    def _read_hex(self, line: HexLineEdit) -> None:
        """An empty line is no hex; a wrong one is told by its line and counts for nothing."""
        if not self.is_typing:  # Qt tells of Enter twice: what the first has brought stays
            return
        text = line.text().strip()
        try:
            hexes = self._hexes(text) if text else ()
        except CompanionError as wrong:
            line.tell(wrong.reason, is_left=not line.hasFocus())
            return
        self._read = line.text()
        self.changed.emit(as_json(hexes[0]) if hexes else None)

    def _hexes(self, text: str) -> tuple[HexCoord, ...]:
        try:
            return whole_hexes_in(self._bridge, text)
        except UnknownHexError:
            if not self._may_be_off_map:
                raise
            return (self._bridge.board.parse_beyond(plain(text)),)


def option_words(bridge: SessionBridge, option: JsonValue, sort: str = "") -> str:
    """One of a few values in words."""
    if isinstance(option, bool):
        return bridge.text("option-yes" if option else "option-no")
    if option is None:
        return bridge.text("value-none")
    return bridge.reason_text(option_in_words(option, sort)) if isinstance(option, str) else str(option)


def as_json(value: Any) -> JsonValue:
    """A value of a game's state as it is set."""
    if isinstance(value, HexCoord):
        return {"q": value.q, "r": value.r}
    bare: JsonValue = value.value if isinstance(value, Enum) else value
    return bare
