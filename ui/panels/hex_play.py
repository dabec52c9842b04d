"""What the game in play has in a hex: its counters, and what the hex means to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ui.look.icons import icon
from ui.panels.parts.lines import lines_view
from ui.panels.stack_list import StackRow, row_words
from ui.panels.trace_card import TraceCard
from ui.session.counters import counters_in, stacks
from ui.widgets.layouts import clear, show_now

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from ui.panels.panel import Panel
    from ui.session.counters import Stack


class HexPlayView(QWidget):
    """Shows nothing where no session tells anything of it. `move_wanted` with the hex whose counters go."""

    move_wanted = Signal(object)

    def __init__(self, panel: Panel) -> None:
        super().__init__()
        self._panel = panel
        self.trace = TraceCard(panel)
        outer, self._column = QVBoxLayout(self), QVBoxLayout()
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addLayout(self._column)
        outer.addWidget(self.trace)

    def show_hex(self, hex_: HexCoord) -> None:
        """Show what is known of a hex now."""
        clear(self._column)
        here = stacks(counters_in(self._panel.bridge, hex_))
        for stack in here.values():
            self._column.addWidget(self._stack(stack))
        if here:
            self._column.addWidget(self._mover(hex_))
        self._add_help(hex_)
        self.trace.show_counters(tuple(counter for stack in here.values() for counter in stack))
        self.setVisible(bool(here) or self._column.count() > 0)
        show_now(self._column)

    def _stack(self, stack: Stack) -> StackRow:
        """Its counters, and unfolded by a tap what is known of them."""
        row, bridge = StackRow(self._panel), self._panel.bridge
        where = bridge.text(f"faction-{stack[0].faction}")
        if stack[0].place is not None:
            where = bridge.text("move-stack", where=bridge.reason_text(stack[0].place), faction=where)
        key = f"stack-{stack[0].stack}"
        row.show_stack(stack, row_words(bridge, stack, where), is_open=key in self._panel.unfolded)
        row.tapped.connect(lambda: self._turn(row, key))
        return row

    def _turn(self, row: StackRow, key: str) -> None:
        self._panel.unfolded ^= {key}
        row.unfold(key in self._panel.unfolded)

    def _mover(self, hex_: HexCoord) -> QPushButton:
        bridge = self._panel.bridge
        button = QPushButton(icon("move", bridge.palette), bridge.text("action-move-counters"))
        button.clicked.connect(lambda: self.move_wanted.emit(hex_))
        return button

    def _add_help(self, hex_: HexCoord) -> None:
        session = self._panel.bridge.session
        if session is not None:
            reasons = session.system.hex_help(session.state, hex_)
            if reasons:
                self._column.addWidget(lines_view(self._panel, reasons))
