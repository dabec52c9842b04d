"""The Infantry Fire Table as far as one battery needs it: its column, and that of a Critical Hit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from companion.games.elst.rules.artillery.attack import CRITICAL_DR, firepower_used

if TYPE_CHECKING:
    from companion.games.elst.rules.artillery.tables import FireTable
    from ui.session.bridge import SessionBridge

_ORDINARY_DR = CRITICAL_DR + 1


class FireLookup(QWidget):
    """Final DRs down the side; beside each the result in the ordinary and in the doubled column."""

    def __init__(self, bridge: SessionBridge, firepower: int, table: FireTable) -> None:
        super().__init__()
        self._table = table
        columns = [self._table.column(firepower_used(firepower, dr)) for dr in (_ORDINARY_DR, CRITICAL_DR)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(1)
        self._add(grid, 0, bridge.text("lookup-final"), "subheading")
        for place, column in enumerate(columns, start=1):
            key = "lookup-column" if place == 1 else "lookup-critical"
            self._add(grid, 0, bridge.text(key, column=str(column)), "subheading", place)
        for final in range(self._lines(columns)):
            words = bridge.text("lookup-or-less", final=final) if final == 0 else str(final)
            self._add(grid, final + 1, words, "dim")
            for place, column in enumerate(columns, start=1):
                self._add(grid, final + 1, self._table.result(column, final) or "–", "", place)

    def _lines(self, columns: list[int]) -> int:
        return max(len(self._table.columns[column]) for column in columns)

    @staticmethod
    def _add(grid: QGridLayout, row: int, text: str, look: str, column: int = 0) -> None:
        label = QLabel(text, alignment=Qt.AlignmentFlag.AlignCenter)
        label.setObjectName(look)
        grid.addWidget(label, row, column)
