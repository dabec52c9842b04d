"""The calculators of the start page, those of the board in hand, one of them in sight."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from companion.known_games import game_on
from ui.pages.game_calculator import GameCalculator
from ui.pages.sight_calculator import SightCalculator
from ui.panels.levels import has_sight
from ui.session.bridge import Change, SessionBridge
from ui.widgets.segments import Segments

_SIGHT = "sight"


class Calculators(QWidget):
    """Made when first asked for, but for the sight calculator, which is there at once.

    A game brings its calculators as data; where its rules know no sight, that calculator is left out.
    """

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self.sight = SightCalculator(bridge)
        game = game_on(bridge.base_board)
        self._data = {one.id: one for one in game.calculators()} if game else {}
        sight = (_SIGHT,) if has_sight(bridge.base_board) else ()
        names = (*sight, *self._data)
        self._choice = Segments(names, flows=True)
        self._stack = QStackedWidget()
        self.beside: QBoxLayout | None = None
        self._stack.addWidget(self.sight)
        self._made: dict[str, QWidget] = {_SIGHT: self.sight}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._choice)
        column.addWidget(self._stack)
        self._name()
        self._choice.chosen.connect(self.show_one)
        if self.names:
            self.show_one(self.names[0])
        self.setVisible(bool(self.names))
        bridge.changed.connect(self._on_changed)

    @property
    def names(self) -> tuple[str, ...]:
        """The calculators there are."""
        return self._choice.values()

    def show_one(self, name: str) -> None:
        """Bring a calculator to the front; the others take no room meanwhile."""
        self._choice.set_value(name)
        chosen = self.one(name)
        for widget in self._made.values():
            policy = QSizePolicy.Policy.Preferred if widget is chosen else QSizePolicy.Policy.Ignored
            widget.setSizePolicy(policy, policy)
            if isinstance(widget, GameCalculator) and self.beside is not None:
                widget.answer_card.setVisible(widget is chosen)
        self._stack.setCurrentWidget(chosen)

    def type_text(self, text: str) -> None:
        """Take characters typed beside any field into the calculator of a game that is in sight."""
        shown = self._stack.currentWidget()
        if isinstance(shown, GameCalculator):
            shown.type_text(text)

    def put_answers(self, there: QBoxLayout) -> None:
        """Let the answers of the game's calculators stand beside them, only that in sight shown."""
        self.beside = there
        for widget in self._made.values():
            if isinstance(widget, GameCalculator):
                widget.put_answer(there)

    def one(self, name: str) -> QWidget:
        """A calculator by its name."""
        if name not in self._made:
            self._made[name] = self._make(name)
            self._stack.addWidget(self._made[name])
        return self._made[name]

    def _make(self, name: str) -> GameCalculator:
        made = GameCalculator(self._bridge, self._data[name])
        if self.beside is not None:
            made.put_answer(self.beside)
        return made

    def _name(self) -> None:
        for name in self.names:
            if name in self._data:
                self._choice.set_text(name, self._bridge.reason_text(self._data[name].title))
            else:
                self._choice.set_text(name, self._bridge.text(f"calculators-{name}"))

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._name()
