"""A draw pile in a row of chits: those left, then the places of those drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QWidget

from ui.chits import chit_pixmap, spent_chit
from ui.widgets.flow_layout import FlowLayout

if TYPE_CHECKING:
    from companion.chance.pile import DrawPile
    from ui.session_bridge import SessionBridge


class PileView(QWidget):
    """Shows a pile; its accessible name counts the chits in words."""

    def __init__(self, bridge: SessionBridge, pile: DrawPile) -> None:
        super().__init__()
        self._side = round(bridge.text_size * 1.5)
        flow = FlowLayout(self, spacing=2)
        for chit, count in pile.left.items():
            letter = bridge.text(f"chit-{chit}")[:1].upper()
            for _ in range(count):
                flow.addWidget(self._disc(chit_pixmap(chit, letter, bridge.palette, 2 * self._side)))
        for _ in pile.drawn:
            flow.addWidget(self._disc(spent_chit(bridge.palette, 2 * self._side)))
        self.setAccessibleName(pile_words(bridge, pile))
        self.setToolTip(self.accessibleName())

    def _disc(self, pixmap: object) -> QLabel:
        disc = QLabel(scaledContents=True, pixmap=pixmap)
        disc.setFixedSize(self._side, self._side)
        return disc


def pile_words(bridge: SessionBridge, pile: DrawPile) -> str:
    """How many chits of each kind are left."""
    counts = [
        bridge.text("pile-count", chit=bridge.text(f"chit-{chit}"), count=count)
        for chit, count in pile.left.items()
    ]
    return bridge.catalogue.join(counts)
