"""What the game in play has in a hex: its counters, and what the hex means to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from companion.play.map_items import HexHelpGame
from ui.counters import counters_in, stacks
from ui.icons import icon
from ui.panels.parts.lines import lines_view
from ui.panels.stack_list import stack_facts, stack_words
from ui.widgets.fold import remembered_fold
from ui.widgets.layouts import clear, show_now

if TYPE_CHECKING:
    from companion.hexgrid import HexCoord
    from ui.counters import Stack
    from ui.panels.panel import Panel


class HexPlayView(QWidget):
    """Shows nothing where no session tells anything of the hex."""

    def __init__(self, panel: Panel) -> None:
        super().__init__()
        self._panel = panel
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def show_hex(self, hex_: HexCoord) -> None:
        """Show what is known of a hex now."""
        clear(self._column)
        here = stacks(counters_in(self._panel.bridge, hex_))
        for stack in here.values():
            self._column.addWidget(self._stack(stack))
        if here:
            self._column.addWidget(self._mover())
        self._add_help(hex_)
        self.setVisible(self._column.count() > 0)
        show_now(self._column)

    def _stack(self, stack: Stack) -> QWidget:
        """Its counters, and unfolded what is known of them."""
        bridge = self._panel.bridge
        faction = bridge.text(f"faction-{stack[0].faction}")
        words = bridge.text("stack-row", where=faction, counters=stack_words(bridge, stack))

        def facts() -> list[QLabel]:
            label = QLabel("\n".join(stack_facts(bridge, stack)), wordWrap=True)
            label.setObjectName("small")
            return [label]

        return remembered_fold(words, facts, f"stack-{stack[0].faction}", self._panel.unfolded)

    def _mover(self) -> QPushButton:
        bridge = self._panel.bridge
        button = QPushButton(icon("move", bridge.palette), bridge.text("action-move-counters"))
        button.clicked.connect(lambda: self._panel.action_wanted.emit("move-counters"))
        return button

    def _add_help(self, hex_: HexCoord) -> None:
        session = self._panel.bridge.session
        if session is not None and isinstance(session.system, HexHelpGame):
            reasons = session.system.hex_help(session.state, hex_)
            if reasons:
                self._column.addWidget(lines_view(self._panel, reasons))
