"""The question prompt: yes or no, one of some options, a number, a hex, a text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit

from companion.figures import whole_number
from companion.kit.cards import Takes, card_of
from companion.kit.questions import Reply, ReplyKind, check_reply, impossible_reply, numbers_in_turn
from companion.reason import CompanionError
from ui.cards.answers_pad import AnswersPad
from ui.cards.ring import mark
from ui.session.names import whole_hexes_in
from ui.shell.button_keys import ENTER
from ui.widgets.field_note import FieldNote
from ui.widgets.hex_entry import HexLineEdit
from ui.widgets.hex_text import is_hex_character, plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from companion.hexes.coordinates import HexCoord
    from companion.kit.questions import Question
    from ui.session.bridge import SessionBridge

# By whether like numbers are asked next, and whether an answer stands beside the line as a button.
_NUMBER_HINTS = {
    (False, False): "question-type-a-number",
    (False, True): "question-type-number",
    (True, False): "question-type-some-numbers",
    (True, True): "question-type-numbers",
}


class QuestionPad(AnswersPad):
    """Emits `answered(Reply)`. What is typed goes to its line, where it has one.

    Where like numbers are `asked_next`, one line may answer them all: `answered_in_turn` carries the replies.
    """

    answered = Signal(object)
    answered_in_turn = Signal(object)

    def __init__(
        self, bridge: SessionBridge, question: Question, asked_next: Sequence[Question] = ()
    ) -> None:
        super().__init__(bridge, card_of(question))
        self._question, self._asked_next = question, asked_next
        self.line: QLineEdit | None = None
        self.note: FieldNote | None = None
        self.chosen.connect(self._reply)
        self._offer_line()

    def type_text(self, text: str) -> bool:
        """Take typed characters into the line, or ring the answer that they name; False when no use."""
        if self.line is None:
            return super().type_text(text)
        is_used = self._is_read(text)
        if is_used:
            self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.line.insert(plain(text) if self._question.wants is not ReplyKind.TEXT else text)
        return is_used

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in its line gives; where nothing is typed the card says so."""
        if event.key() not in ENTER or not self.give():
            super().keyPressEvent(event)

    def give(self) -> bool:
        """Give what is typed, as the card asks on Enter; False where nothing is."""
        is_typed = self.line is not None and bool(self.line.text().strip())
        if is_typed:
            self._read_line()
        return is_typed

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

    def _offer_line(self) -> None:
        match self._card.takes:
            case Takes.NUMBER:
                line = QLineEdit()
                line.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
                line.setInputMethodHints(Qt.InputMethodHint.ImhPreferNumbers)
                self._add_line(line, _NUMBER_HINTS[bool(self._asked_next), bool(self.buttons)])
            case Takes.HEX:
                self._add_line(HexLineEdit(self._bridge), "form-hex-hint")
            case Takes.TEXT:
                self._add_line(QLineEdit(), "question-type-text")

    def _add_line(self, line: QLineEdit, hint_key: str) -> None:
        self.line = line
        line.textChanged.connect(self._mark)
        for say in (line.setPlaceholderText, line.setAccessibleName):
            say(self._bridge.text(hint_key))
        line.setFixedWidth(line.fontMetrics().horizontalAdvance(line.placeholderText()) + 36)
        self._flow.addWidget(line)
        self.note = FieldNote(self._bridge, line)
        self._flow.addWidget(self.note)
        if isinstance(line, HexLineEdit):
            line.note = self.note
            line.hexes_entered.connect(lambda _hexes: self._read_line())

    def _read_line(self) -> None:
        try:
            if len(replies := self._typed_in_turn()) > 1:
                self.answered_in_turn.emit(replies)
                return
            typed = self._typed()
            check_reply(self._question, Reply(value=typed))
            self._reply(typed)
        except CompanionError as wrong:
            if self.note is not None:
                self.note.tell(wrong.reason)

    def _typed_in_turn(self) -> tuple[Reply, ...]:
        """The replies to this question and the next ones, where several numbers are typed."""
        if not self._asked_next or self.line is None:
            return ()
        asked = (self._question, *self._asked_next)
        numbers = numbers_in_turn(asked, plain(self.line.text()))
        return tuple(Reply(value=number) for number in numbers)

    def _mark(self, text: str) -> None:
        """A typed number rings its button."""
        for value, button in self.buttons.items():
            mark(button, is_on=str(value) == plain(text).strip())

    def _typed(self) -> HexCoord | int | str:
        text = self.line.text().strip() if self.line else ""
        match self._question.wants:
            case ReplyKind.HEX:
                return whole_hexes_in(self._bridge, text)[0]
            case ReplyKind.NUMBER if (value := whole_number(plain(text))) is not None:
                return value
            case ReplyKind.TEXT if text:
                return text
        raise CompanionError(impossible_reply(self._question, text))

    def _reply(self, value: HexCoord | int | str | None) -> None:
        self.answered.emit(Reply(value=value))
