"""The dice pad: takes the dice of a request by tap or keyboard, one roll or a whole list of like ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from companion.chance.answers import RollAnswer
from companion.chance.typed import is_roll_and_more, is_whole_roll, read_roll
from companion.kit.cards import card_of
from companion.reason import CompanionError, Reason
from ui.cards.die_pads import DiePad, FacesPad, TotalsPad
from ui.cards.ring import Ring
from ui.cards.roll_list import RollList
from ui.session.names import whole_hexes_in
from ui.widgets.field_note import FieldNote
from ui.widgets.greyed import grey
from ui.widgets.hex_text import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.chance.answers import Roll
    from companion.chance.requests import RollRequest
    from companion.hexes.coordinates import HexCoord
    from ui.session.bridge import SessionBridge


_BOLD = 14  # pixels that the style's bold letters take beyond the plain ones


class DicePad(QWidget):
    """Emits `answered(RollAnswer)`: at once for a single roll, a list when the player has looked it over.

    `known` are the rolls of a list that is to be corrected.
    `hexes_pointed` carries the hexes of the row to be rolled next.
    """

    answered = Signal(object)
    hexes_pointed = Signal(object)

    def __init__(self, bridge: SessionBridge, request: RollRequest, known: Sequence[Roll] = ()) -> None:
        super().__init__()
        self._bridge, self._request = bridge, request
        self.rolls: list[Roll | None] = [*known] or [None] * len(request.rows)
        self.row = 0
        self._is_small = False
        self._is_picked = bool(known)  # the row is to be given anew
        self._is_just_taken = False  # a roll went to its row as it was typed
        self.list = RollList(bridge, request, card_of(request).rows) if len(request.rows) > 1 else None
        self.pad = self._make_pad()
        self.line = QLineEdit()
        self.note = FieldNote(bridge, self.line)
        self.accept = QPushButton(bridge.text("dice-accept"), self, default=True)
        self.accept.setMinimumWidth(self.accept.sizeHint().width() + _BOLD)
        self.accept.setVisible(self.list is not None)
        self._lay_out()
        self.pad.rolled.connect(self.take)
        self.ring = Ring(self, self.pad.answers)
        self.line.textChanged.connect(self._on_typed)
        self.accept.clicked.connect(self._hand_over)
        self._show_list()

    def type_text(self, text: str) -> bool:
        """Add typed digits to the line; False for anything else."""
        if not plain(text)[:1].isdecimal():
            return False
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        for character in plain(text):  # each may end a roll
            self.line.insert(character)
        return True

    def take_hex(self, hex_: HexCoord) -> bool:
        """Go to the row of a hex that was tapped or typed, if there is one: dice fall in any order."""
        place = self.list.place_of(hex_) if self.list else None
        if place is not None:
            self._go_to_row(place)
        return place is not None

    def _is_hex(self, text: str) -> bool:
        """Whether what is typed names the hex of a row, which is gone to."""
        if self.list is None or plain(text).strip().isdecimal():
            return False
        try:
            return any(self.take_hex(hex_) for hex_ in whole_hexes_in(self._bridge, text))
        except CompanionError:
            return False

    def be_small(self, *, is_small: bool) -> None:
        """Have dice of the size of words, which need fewer lines, all under the list."""
        self._is_small = is_small
        for button in self.pad.answers:
            button.setObjectName("small-die" if is_small else "die")
            button.style().polish(button)
            button.updateGeometry()
        self._place_list()

    def take(self, roll: Roll) -> None:
        """Take the dice of the row that is next."""
        self.rolls[self.row] = roll
        self._is_picked = False
        if self.list is None:
            self._hand_over()
            return
        self.list.tell(self.row, roll)
        onward = (*range(self.row, len(self.rolls)), *range(self.row))
        self.row = next((place for place in onward if self.rolls[place] is None), self.row)
        self._show_list()

    def _hand_over(self) -> None:
        rolls = [roll for roll in self.rolls if roll is not None]
        if len(rolls) == len(self.rolls):
            self.answered.emit(RollAnswer.physical(*rolls))

    def give(self) -> bool:
        """Read the typed dice, as the card asks on Enter; a list that is finished so is handed over.

        An Enter behind a roll that went to its row by itself ends that roll. False where nothing was given.
        """
        text = self.line.text()
        is_typed, is_whole = bool(text.strip()), None not in self.rolls
        is_ended, self._is_just_taken = self._is_just_taken, False
        is_refused = is_typed and not self._take_typed(text)
        if self.list is not None and not is_refused:
            self._hand_over()
        return is_typed or is_whole or is_ended

    def _take_typed(self, text: str) -> bool:
        """Take dice as they are typed, or go to the row of a hex; one roll more than is asked is refused."""
        if self._is_hex(text):
            self.line.clear()
            return True
        try:
            roll = self._read(text)
        except CompanionError as wrong:
            self.note.tell(wrong.reason)
            return False
        self.line.clear()
        self.take(roll)
        return True

    def _read(self, text: str) -> Roll:
        if not self._is_open:
            raise CompanionError(Reason("dice-all-given", args={"count": len(self.rolls)}))
        return read_roll(self._request, text, self.row + 1)

    @property
    def _is_open(self) -> bool:
        """Whether a row waits for its dice, for the first time or anew."""
        return self._is_picked or None in self.rolls

    def _on_typed(self, text: str) -> None:
        """Ring what is typed; in a list a whole roll goes to its row, and the next row follows."""
        digits = plain(text).strip()
        self.pad.ring(digits)
        self._is_just_taken = False
        if self.list is None or not self._is_open:
            return
        if is_whole_roll(self._request, digits):
            self._is_just_taken = self._take_typed(digits)
        elif is_roll_and_more(self._request, digits) and self._take_typed(digits[:-1]):
            self.line.setText(digits[-1])

    def _go_to_row(self, place: int) -> None:
        self.row, self._is_picked = place, True
        self._show_list()

    def _show_list(self) -> None:
        grey(self._bridge, self.accept, Reason("dice-some-left") if None in self.rolls else None)
        if self.list is not None:
            self.list.show_rolls(self.rolls, self.row)
        if isinstance(self.pad, TotalsPad):
            self.pad.show_row(self._request, self._request.rows[self.row])

    def _make_pad(self) -> DiePad:
        if self._request.told_apart:
            return FacesPad(self._bridge, self._request)
        return TotalsPad(self._bridge, self._request, self._request.rows[0])

    def _lay_out(self) -> None:
        """The line for typing stands under the dice, so that a narrow column holds them."""
        key = "dice-type-faces" if self._request.told_apart else "dice-type-total"
        for say in (self.line.setPlaceholderText, self.line.setAccessibleName):
            say(self._bridge.text(key))
        self.line.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.line.setInputMethodHints(Qt.InputMethodHint.ImhPreferNumbers)
        self.line.setFixedWidth(self.line.fontMetrics().horizontalAdvance(self.line.placeholderText()) + 28)
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._halves.setContentsMargins(0, 0, 0, 0)
        if self.list is not None:
            self.list.row_tapped.connect(self._go_to_row)
            self.list.hexes_pointed.connect(self.hexes_pointed)
            self._halves.addWidget(self.list, 2)
        self._dice = self._dice_column()
        self._halves.addLayout(self._dice, 3)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the dice: where there is no more, the list stands above them."""
        return QSize(self._dice.minimumSize().width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_list()

    def _place_list(self) -> None:
        """Beside the dice where there is room."""
        if self.list is not None:
            beside = self.list.minimumSizeHint().width() + self._halves.spacing()
            is_wide = not self._is_small and self.width() >= self.pad.sizeHint().width() + beside
            way = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
            self._halves.setDirection(way)
            for place, stretch in enumerate((2, 3) if is_wide else (1, 0)):
                self._halves.setStretch(place, stretch)

    def _dice_column(self) -> QVBoxLayout:
        typed = QHBoxLayout()
        typed.addWidget(self.line)
        typed.addWidget(self.accept, 1)
        typed.addStretch()
        column = QVBoxLayout()
        column.addWidget(self.pad)
        column.addLayout(typed)
        column.addWidget(self.note)
        column.addStretch(1)
        return column
