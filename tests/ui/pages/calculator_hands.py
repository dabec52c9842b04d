"""A calculator of the start page under a player's hands: typed, ticked, read."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from ui.pages.calculators import Calculators
from ui.pages.game_calculator import GameCalculator
from ui.session.bridge import SessionBridge

ENTER = Qt.Key.Key_Return
_MARKS = re.compile("<[^>]*>")


class CalculatorHands:
    """One calculator in front of a player."""

    def __init__(self, calculators: Calculators, id_: str, qtbot: QtBot) -> None:
        calculators.show_one(id_)
        calculators.show()
        made = calculators.one(id_)
        assert isinstance(made, GameCalculator)
        self.calculator, self._qtbot = made, qtbot

    @property
    def told(self) -> list[str]:
        """The lines of the answer, a table's cells among them, from top to bottom."""
        card = self.calculator.answer_card
        shown = (label for label in card.findChildren(QLabel) if label is not self.calculator.basis)
        return [_MARKS.sub("", label.text()) for label in shown if label.isVisibleTo(card) and label.text()]

    def field(self, name: str) -> QWidget:
        """What holds a value."""
        return self.calculator.fields[name]

    def type(self, name: str, text: str) -> None:
        """A line typed and entered."""
        self.field(name).setText(text)
        self._qtbot.keyClick(self.field(name), ENTER)

    def number(self, name: str, value: int) -> None:
        """A number typed and entered."""
        self.type_into(self.field(name).line, str(value))

    def type_into(self, line: QLineEdit, text: str) -> None:
        """Characters in the place of what stands in a line, and Enter."""
        line.selectAll()
        self._qtbot.keyClicks(line, text)
        self._qtbot.keyClick(line, ENTER)

    def choose(self, name: str, option: str) -> None:
        """One of a few options."""
        self.field(name).button(option).click()

    def tick(self, *names: str) -> None:
        """Ticks set, or taken away."""
        for name in names:
            self.field(name).click()


@contextmanager
def calculator_shown(bridge: SessionBridge, qtbot: QtBot, id_: str) -> Iterator[CalculatorHands]:
    """A calculator of the board on the table."""
    calculators = Calculators(bridge)
    qtbot.addWidget(calculators)
    yield CalculatorHands(calculators, id_, qtbot)
