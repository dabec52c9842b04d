"""The question prompt: yes or no, one of some options, a number, a hex, a text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QSizePolicy, QWidget

from companion.figures import whole_number
from companion.kit.questions import Reply, ReplyKind
from companion.reason import CompanionError, Reason
from ui.cards.ring import Ring, keyed, lettered, letters_of, mark
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.hex_entry import HexLineEdit
from ui.widgets.hex_text import is_hex_character, parse_hexes, plain
from ui.widgets.literal import literal

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from companion.kit.questions import Question
    from ui.session.bridge import SessionBridge

_MOST_BUTTONS = 13


class QuestionPad(QWidget):
    """Emits `answered(Reply)`. What is typed goes to its line, where it has one."""

    answered = Signal(object)

    def __init__(self, bridge: SessionBridge, question: Question) -> None:
        super().__init__()
        self._bridge, self._question = bridge, question
        self.line: QLineEdit | None = None
        self.buttons: dict[str | int | None, QPushButton] = {}
        self._flow = FlowLayout(self, spacing=6)
        self._offer()
        if question.can_be_unknown:
            self._add_button(None, bridge.text("question-unknown"))
        self.ring = self._ringed()

    def type_text(self, text: str) -> bool:
        """Take typed characters into the line, or ring the answer that they name; False when no use."""
        if self.line is None:
            return self.ring.take(text)
        is_used = self._is_read(text)
        if is_used:
            self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.line.insert(plain(text) if self._question.wants is not ReplyKind.TEXT else text)
        return is_used

    def give(self) -> None:
        """Give what is typed."""
        if self.line is not None and self.line.text().strip():
            self._read_line()

    def take_hex(self, hex_: HexCoord) -> None:
        """Take a hex tapped on the map."""
        self._reply(hex_)

    def _is_read(self, text: str) -> bool:
        match self._question.wants:
            case ReplyKind.NUMBER:
                return plain(text).isdecimal()
            case ReplyKind.HEX:
                return is_hex_character(text[0])
        return True

    def _ringed(self) -> Ring:
        """Answers without a line have letters, told where their words do not begin with them."""
        names = [keyed(button.text(), str(value or "unknown")) for value, button in self.buttons.items()]
        if self.line is None:
            for button, letter in zip(self.buttons.values(), letters_of(names), strict=True):
                button.setText(lettered(button.text(), letter))
        return Ring(self, tuple(self.buttons.values()), names)

    def _offer(self) -> None:
        match self._question.wants:
            case ReplyKind.OPTION:
                for option in self._question.options:
                    self._add_button(option, self._bridge.text(f"option-{option}"))
            case ReplyKind.NUMBER:
                self._offer_numbers()
            case ReplyKind.HEX:
                self._add_line(HexLineEdit(self._bridge), "form-hex-hint")
            case ReplyKind.TEXT:
                self._add_line(QLineEdit(), "question-type-text")

    def _offer_numbers(self) -> None:
        lowest, highest = self._question.lowest, self._question.highest
        if lowest is not None and highest is not None and highest - lowest < _MOST_BUTTONS:
            for number in range(lowest, highest + 1):
                self._add_button(number, str(number))
        self._add_line(QLineEdit(), "question-type-number")

    def _add_button(self, value: str | int | None, text: str) -> None:
        button = self.buttons[value] = QPushButton(literal(text))
        button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        button.setMinimumWidth(48)
        button.clicked.connect(lambda: self._reply(value))
        self._flow.addWidget(button)

    def _add_line(self, line: QLineEdit, hint_key: str) -> None:
        self.line = line
        line.textChanged.connect(self._mark)
        line.setPlaceholderText(self._bridge.text(hint_key))
        line.setFixedWidth(line.fontMetrics().horizontalAdvance(line.placeholderText()) + 36)
        line.returnPressed.connect(self._read_line)
        self._flow.addWidget(line)

    def _read_line(self) -> None:
        value = self._bridge.guard(self._typed)
        if value is not None:
            self._reply(value)
        elif self.line is not None:
            self.line.selectAll()

    def _mark(self, text: str) -> None:
        """A typed number rings its button."""
        for value, button in self.buttons.items():
            mark(button, is_on=str(value) == plain(text).strip())

    def _typed(self) -> HexCoord | int | str:
        text = self.line.text().strip() if self.line else ""
        match self._question.wants:
            case ReplyKind.HEX:
                return parse_hexes(self._bridge.board, text)[0]
            case ReplyKind.NUMBER if (value := whole_number(plain(text))) is not None:
                return value
            case ReplyKind.TEXT if text:
                return text
        raise CompanionError(Reason("reply-impossible", args={"reply": text}))

    def _reply(self, value: HexCoord | int | str | None) -> None:
        self.answered.emit(Reply(value=value))
