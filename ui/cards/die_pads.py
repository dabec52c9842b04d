"""Rows of results to be tapped: totals where only these matter, or each die for itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from companion.chance.answers import Roll
from companion.chance.odds import dice_odds
from ui.cards.die_button import DieButton, shares
from ui.cards.ring import mark
from ui.widgets.flow_layout import FlowLayout

if TYPE_CHECKING:
    from companion.chance.requests import RollRequest, RollRow
    from ui.session.bridge import SessionBridge

_COLUMNS = 6


class TotalsPad(QWidget):
    """One button for each total. `rolled(Roll)` at a tap; one die tells its face as well."""

    rolled = Signal(object)

    def __init__(self, bridge: SessionBridge, request: RollRequest, row: RollRow) -> None:
        super().__init__()
        lowest, highest = request.range
        self._make = Roll.of if request.dice == 1 else _total
        self.buttons = {
            total: DieButton(total, highest, bridge.palette) for total in range(lowest, highest + 1)
        }
        flow = FlowLayout(self)
        for total, button in self.buttons.items():
            flow.addWidget(button)
            button.clicked.connect(lambda _=False, total=total: self._tap(total))
        self.show_row(request, row)

    def sizeHint(self) -> QSize:
        return _six_across(self, self.answers)

    @property
    def answers(self) -> tuple[DieButton, ...]:
        """What an arrow rings."""
        return tuple(self.buttons.values())

    def ring(self, typed: str) -> None:
        """Ring the total that is typed."""
        for total, button in self.buttons.items():
            mark(button, is_on=str(total) == typed)

    def show_row(self, request: RollRequest, row: RollRow) -> None:
        """Mark what succeeds with this row's modifiers."""
        likely = shares(dict(dice_odds(request.dice, request.faces).chances))
        drm = sum(modifier.value for modifier in request.modifiers_of(row))
        for total, button in self.buttons.items():
            is_success = request.goal is not None and request.goal.is_met(total, total + drm)
            button.show_odds(likely[total], is_success=is_success)

    def _tap(self, total: int) -> None:
        self.buttons[total].setChecked(False)
        self.rolled.emit(self._make(total))


class DieLine(QWidget):
    """The faces of one die, heard as a group: the next die has the same."""

    def __init__(self, name: str, faces: Iterable[DieButton]) -> None:
        super().__init__(accessibleName=name)
        flow = FlowLayout(self)
        for button in faces:
            flow.addWidget(button)


class FacesPad(QWidget):
    """A line of faces for each die, the coloured one first; `rolled(Roll)` when every die has its face."""

    rolled = Signal(object)

    def __init__(self, bridge: SessionBridge, request: RollRequest) -> None:
        super().__init__()
        fills = (bridge.palette.fire, bridge.palette.field)
        self.lines: list[Mapping[int, DieButton]] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for die, told in enumerate(request.dice_told_apart):
            name = bridge.reason_text(told)
            line = {
                face: DieButton(face, request.faces, bridge.palette, fills[min(die, 1)])
                for face in range(1, request.faces + 1)
            }
            for face, button in line.items():
                button.clicked.connect(lambda _=False, die=die, face=face: self._tap(die, face))
            column.addWidget(QLabel(name))
            column.addWidget(DieLine(name, line.values()))
            self.lines.append(line)

    def sizeHint(self) -> QSize:
        return _six_across(self, self.answers)

    @property
    def answers(self) -> tuple[DieButton, ...]:
        """What an arrow rings, die by die."""
        return tuple(button for line in self.lines for button in line.values())

    def ring(self, typed: str) -> None:
        """Ring the face of each die that is typed."""
        for die, line in enumerate(self.lines):
            for face, button in line.items():
                mark(button, is_on=str(face) == typed[die : die + 1])

    def _tap(self, die: int, face: int) -> None:
        for other, button in self.lines[die].items():
            button.setChecked(other == face)
        faces = [_chosen(line) for line in self.lines]
        if all(faces):
            for line in self.lines:
                for button in line.values():
                    button.setChecked(False)
            self.rolled.emit(Roll.of(*faces))


DiePad = TotalsPad | FacesPad


def _chosen(line: Mapping[int, DieButton]) -> int:
    return next((face for face, button in line.items() if button.isChecked()), 0)


def _total(total: int) -> Roll:
    return Roll(total=total)


def _six_across(pad: QWidget, buttons: Sequence[QWidget]) -> QSize:
    """As wide as a column that holds six; narrower, they stand in more lines."""
    width = _COLUMNS * (buttons[0].sizeHint().width() + 4)
    return QSize(width, pad.heightForWidth(width))
