"""The calculators of the start page, those of the board in hand, one of them in sight."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from companion.known_games import game_on
from companion.reason import CompanionError
from ui.pages.game_calculator import GameCalculator
from ui.pages.sight_calculator import SightCalculator
from ui.panels.levels import has_sight
from ui.session.bridge import Change, SessionBridge
from ui.session.message import Severity
from ui.widgets.segments import Segments
from ui.widgets.steady import FoldedList
from ui.widgets.when_seen import WhenSeen

_SIGHT = "sight"
_FEW = 4  # so many stand side by side; more would push what they ask for off the page


class Calculators(QWidget):
    """Made when first asked for, but for the sight calculator, which is there at once.

    A game brings its calculators as data; where its rules know no sight, that calculator is left out.
    The game's `answers` are for the page to place beside the fields; the card of the sight calculator, which
    tells why, by itself.
    """

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self.answers = bridge, QVBoxLayout()
        self.sight = SightCalculator(bridge)
        game = self._game = game_on(bridge.base_board)
        sight = (_SIGHT,) if has_sight(bridge.base_board) else ()
        self.names = (*sight, *(game.calculators if game else ()))
        self._row = Segments(self.names if len(self.names) <= _FEW else (), flows=True)
        self._list = FoldedList()
        self._shown: QWidget | None = None
        place = QWidget()  # no stack: that is as high as the highest of its pages, in sight or not
        self._place = QVBoxLayout(place)
        self._place.setContentsMargins(0, 0, 0, 0)
        self._made: dict[str, SightCalculator | GameCalculator] = {}
        self._take(_SIGHT, self.sight)  # never shown where the rules know no sight
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self._row, self._list, place):
            column.addWidget(widget)
        self._list.setVisible(not self._row.values())
        self._row.setVisible(bool(self._row.values()))
        self._name()
        self._row.chosen.connect(self.show_one)
        self._list.activated.connect(lambda place: self.show_one(self.names[place]))
        if self.names:
            self.show_one(self.names[0])
        self.setVisible(bool(self.names))
        self._named = WhenSeen(self, self._name)
        bridge.changed.connect(self._on_changed)

    def show_one(self, name: str) -> None:
        """Bring a calculator to the front; the others take no room meanwhile. One that fails says so."""
        try:
            chosen = self.one(name)
        except CompanionError as refusal:
            chosen = None
            self._bridge.say(refusal.reason, Severity.ERROR)
        if self._row.values():
            self._row.set_value(name)
        self._list.setCurrentIndex(self.names.index(name))
        for widget in self._made.values():
            widget.setVisible(widget is chosen)
            widget.show_answer(is_wanted=widget is chosen)
        self._shown = chosen

    def fit(self, room: int) -> None:
        """Fold the calculator in sight where it is too wide."""
        shown = self._shown
        if isinstance(shown, GameCalculator):
            shown.fit(room)

    def type_text(self, text: str) -> None:
        """Take characters typed beside any field into the calculator of a game that is in sight."""
        shown = self._shown
        if isinstance(shown, GameCalculator):
            shown.type_text(text)

    def one(self, name: str) -> QWidget:
        """A calculator by its name."""
        if name not in self._made and self._game:
            made = GameCalculator(self._bridge, self._game.calculator(name))
            self.answers.addWidget(made.answer_card)
            self._take(name, made)
        return self._made[name]

    def _take(self, name: str, made: SightCalculator | GameCalculator) -> None:
        self._made[name] = made
        self._place.addWidget(made)
        made.hide()

    def _name(self) -> None:
        words = [self._bridge.text(f"calculator-{name}") for name in self.names]
        for name, word in zip(self._row.values(), words, strict=False):
            self._row.set_text(name, word)
        at = self._list.currentIndex()
        self._list.clear()
        self._list.addItems(words)
        self._list.setCurrentIndex(at)
        self._list.setAccessibleName(self._bridge.text("calculators-title"))

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._named.draw()
