"""The draw piles in sight, each to be set to the chits that are left on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ui.widgets.layouts import clear
from ui.widgets.value_editor import ValueEditor

if TYPE_CHECKING:
    from ui.session_bridge import SessionBridge


class PileFacts(QWidget):
    """A row a pile, a number a kind of chit; `wanted` holds the piles that were changed."""

    changed = Signal()

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self.wanted: dict[str, dict[str, int]] = {}
        self.editors: dict[tuple[str, str], ValueEditor] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)

    def refresh(self) -> None:
        """Show the piles as they are tracked."""
        clear(self._grid)
        self.wanted, self.editors = {}, {}
        session = self._bridge.session
        piles = session.state.piles if session else {}
        for row, (name, pile) in enumerate(piles.items()):
            limits = session.system.pile_limits(session.state, name) or {}
            self._grid.addWidget(QLabel(self._bridge.text("facts-pile", pile=name)), row, 0)
            for place, (chit, count) in enumerate(pile.left.items()):
                self._add(name, chit, count, row, 1 + 2 * place, limits.get(chit))
        self._grid.setColumnStretch(self._grid.columnCount(), 1)

    def _add(self, name: str, chit: str, count: int, row: int, column: int, most: int | None) -> None:
        text = self._bridge.text(f"chit-{chit}")
        editor = self.editors[name, chit] = ValueEditor(self._bridge, count, None, usual=(0, most))
        editor.field.setAccessibleName(text)
        editor.changed.connect(lambda left: self._want(name, chit, left))
        self._grid.addWidget(QLabel(text), row, column)
        self._grid.addWidget(editor, row, column + 1)

    def _want(self, name: str, chit: str, left: int) -> None:
        tracked = dict(self._bridge.session.state.piles[name].left)
        wanted = {**self.wanted.get(name, tracked), chit: left}
        self.wanted.pop(name, None)
        if wanted != tracked:
            self.wanted[name] = wanted
        self.changed.emit()
