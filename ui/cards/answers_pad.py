"""The answers of a card as buttons, which a digit, a letter or an arrow rings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from ui.cards.ring import Ring, lettered
from ui.widgets.broken_lines import break_words
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.literal import literal

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from companion.hexes.coordinates import HexCoord
    from companion.kit.cards import Card, CardAnswer
    from ui.session.bridge import SessionBridge


class AnswersPad(QWidget):
    """Emits `chosen` with the value of the answer that is tapped or given."""

    chosen = Signal(object)

    def __init__(self, bridge: SessionBridge, card: Card) -> None:
        super().__init__()
        self._bridge, self._card = bridge, card
        self.buttons: dict[str | int | None, QPushButton] = {}
        self._words: dict[QPushButton, str] = {}
        self._flow = FlowLayout(self, spacing=6)
        for answer in card.answers:
            self._add_button(answer)
        self.ring = Ring(self, tuple(self.buttons.values()), [one.key for one in card.answers])

    def type_text(self, text: str) -> bool:
        """Ring the answer that typed characters name; False when they name none."""
        return self.ring.take(text)

    def ring_hex(self, hex_: HexCoord) -> bool:
        """Ring the answer that is a hex; False when none is."""
        found = [one.value for one in self._card.answers if one.label.hexes == (hex_,)]
        if len(found) == 1:
            self.buttons[found[0]].setFocus(Qt.FocusReason.OtherFocusReason)
        return len(found) == 1

    def give(self) -> bool:
        """Enter gives nothing but what is ringed, whose button has the keyboard; it rings an only answer.

        False where it rings none.
        """
        open_ = [button for button in self.buttons.values() if button.isEnabled()]
        if len(open_) == 1:
            open_[0].setFocus(Qt.FocusReason.OtherFocusReason)
        return len(open_) == 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is too long for a line of it takes several."""
        super().resizeEvent(event)
        for button, words in self._words.items():
            break_words(button, words, event.size().width())

    def _add_button(self, answer: CardAnswer) -> None:
        words = lettered(self._bridge.reason_text(answer.label), answer.key)
        button = self.buttons[answer.value] = QPushButton(literal(words))
        self._words[button] = words
        button.setAccessibleName(words)  # whole, where its lines break within a Japanese word
        button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        button.setMinimumWidth(48)
        button.clicked.connect(lambda: self.chosen.emit(answer.value))
        self._flow.addWidget(button)
