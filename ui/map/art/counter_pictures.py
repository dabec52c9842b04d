"""Pictures of counters, kept: drawing many anew in every frame would make the map lag."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ui.map.art.counters import CounterArt
from ui.map.badges import paint_badge
from ui.map.canvas import Canvas, copy_pictures

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from companion.kit.map_items import MapCounter
    from companion.reason import Reason

_ROOM = 1.5  # a picture's side in sides of the counter: marks stand out, and the shadow
_BADGE_ROOM = 28  # pixels more for the badge with the number of a stack
_BADGES_FROM = 22.0  # pixels of a side
_MOST = 800


@dataclass(frozen=True, slots=True)
class Shown:
    """A counter `side` scene units wide, its faction's place in the game, and how many are in its stack.

    `look` is all that a picture shows of the counter.
    """

    counter: MapCounter
    side: float
    faction: int
    count: int
    look: Hashable


class CounterPictures:
    """Draws counters by copying pictures; `word` turns the letters of marks into text."""

    def __init__(self, word: Callable[[Reason], str]) -> None:
        self._word = word
        self._kept: dict[Hashable, QPixmap] = {}

    def paint(self, canvas: Canvas, laid: Iterable[tuple[Shown, QPointF]]) -> None:
        """Draw counters, each about a point of the scene, upright and sharp."""
        drawing = (_zoom(canvas), canvas.emphasis, canvas.palette)
        pictures = [(self._picture(canvas, shown, drawing), centre) for shown, centre in laid]
        copy_pictures(canvas, pictures)

    def _picture(self, canvas: Canvas, shown: Shown, drawing: Hashable) -> QPixmap:
        key = (shown.look, shown.side, shown.faction, shown.count, drawing)
        if key not in self._kept:
            if len(self._kept) >= _MOST:
                self._kept.clear()
            self._kept[key] = self._drawn(canvas, shown)
        return self._kept[key]

    def _drawn(self, canvas: Canvas, shown: Shown) -> QPixmap:
        scale, ratio = _zoom(canvas)
        pixels = ceil(shown.side * scale * _ROOM + _BADGE_ROOM * canvas.emphasis)
        picture = QPixmap(round(pixels * ratio), round(pixels * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(pixels / 2, pixels / 2)
        painter.scale(scale, scale)
        own = Canvas(painter, QRectF(), canvas.scale, canvas.palette, emphasis=canvas.emphasis)
        CounterArt(own, shown.side, self._word).paint(shown.counter, QPointF(), shown.faction)
        if shown.count > 1 and shown.side * scale >= _BADGES_FROM:
            corner = QPointF(-0.46, -0.46) * shown.side
            paint_badge(own, str(shown.count), corner, canvas.palette.counter_text, 11)
        painter.end()
        return picture


def look(counter: MapCounter, word: Callable[[Reason], str]) -> tuple[Hashable, ...]:
    """All that a picture shows of a counter."""
    marks = tuple((word(mark.letter), mark.style) for mark in counter.marks)
    letters = (counter.label, counter.short_name, counter.size)
    return letters, counter.symbol, marks, counter.is_reduced, counter.is_moved


def _zoom(canvas: Canvas) -> tuple[float, float]:
    return abs(canvas.painter.transform().m11()), canvas.painter.device().devicePixelRatioF()
