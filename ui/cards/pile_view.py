"""A draw pile in a row of chits: those left, then the places of those drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from companion.chance.pile import PileKind
from ui.widgets.chits import chit_pixmap, spent_chit

if TYPE_CHECKING:
    from companion.chance.pile import DrawPile
    from ui.session.bridge import SessionBridge

_GAP = 2
_GROUP = 8  # characters of a commitment that are read in one go


class PileView(QWidget):
    """Shows a pile, the chits smaller where there is no room; its accessible name counts them in words."""

    def __init__(self, bridge: SessionBridge, pile: DrawPile) -> None:
        super().__init__()
        self._side = round(bridge.text_size * 1.5)
        self._discs = _discs(bridge, pile, 2 * self._side)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(pile_words(bridge, pile))
        self.setToolTip(self.accessibleName())

    def sizeHint(self) -> QSize:
        return QSize(len(self._discs) * (self._side + _GAP), self._side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = self.width() / max(len(self._discs), 1)
        side = min(self._side, room - _GAP)
        for place, disc in enumerate(self._discs):
            box = QRectF(place * (side + _GAP), (self.height() - side) / 2, side, side)
            painter.drawPixmap(box, disc, QRectF(disc.rect()))
        painter.end()


def _discs(bridge: SessionBridge, pile: DrawPile, pixels: int) -> list[QPixmap]:
    kinds = {
        chit: chit_pixmap(chit, bridge.text(f"chit-{chit}")[:1].upper(), bridge.palette, pixels)
        for chit in pile.left
    }
    left = [kinds[chit] for chit, count in pile.left.items() for _ in range(count)]
    return left + [spent_chit(bridge.palette, pixels)] * len(pile.drawn)


def keeper_words(bridge: SessionBridge, name: str, pile: DrawPile) -> str:
    """Who draws from a pile, with the commitment to its order; empty for one that lies on the table."""
    if pile.kind is PileKind.CUP:
        return bridge.text("pile-drawn-by-app")
    commitment = bridge.session.standing.commitments.get(name) if bridge.session else None
    if commitment is None:
        return ""
    groups = (commitment[start : start + _GROUP] for start in range(0, len(commitment), _GROUP))
    return bridge.text("pile-shuffled-by-app", commitment=" ".join(groups))


def pile_words(bridge: SessionBridge, pile: DrawPile) -> str:
    """How many chits of each kind are left."""
    counts = [
        bridge.text("pile-count", chit=bridge.text(f"chit-{chit}"), count=count)
        for chit, count in pile.left.items()
    ]
    return bridge.catalogue.join(counts)
