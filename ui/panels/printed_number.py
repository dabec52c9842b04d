"""One line for the number that a hex has on the player's own map; all other numbers follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.board.legend import legend_of
from ui import operations
from ui.widgets.hex_entry import HexLineEdit
from ui.widgets.hex_text import plain

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from ui.panels.panel import Texts
    from ui.session.bridge import SessionBridge


class PrintedNumber(HexLineEdit):
    """Shown only where a board's numbers are its own; Return takes the number for the hex shown."""

    def __init__(self, bridge: SessionBridge, texts: Texts) -> None:
        super().__init__(bridge)
        self._hex: HexCoord | None = None
        self._is_of_use = legend_of(bridge.base_board).has_own_numbers
        texts.bind("printed-number", self.setPlaceholderText, self.setAccessibleName)
        self.setVisible(self._is_of_use)

    def show_hex(self, hex_: HexCoord) -> None:
        """Ask for the number of another hex."""
        if hex_ != self._hex:
            self._hex = hex_
            self.clear()

    def submit(self) -> None:
        text = plain(self.text()).strip()
        if not text:
            self.if_empty()
        elif self._hex is not None and operations.name_hex(self._bridge, self._hex, text):
            self.clear()
        else:
            self.selectAll()
