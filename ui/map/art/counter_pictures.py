"""Pictures of counters, kept: drawing many anew in every frame would make the map lag."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ui.map.art.counters import CounterArt
from ui.map.badges import paint_badge
from ui.map.canvas import Canvas, copy_pictures, place_pictures
from ui.map.geometry import HEX

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence

    from companion.kit.map_items import MapCounter
    from companion.reason import Reason
    from ui.map.canvas import Placed

_ROOM = 1.5  # a picture's side in sides of the counter: marks stand out, and the shadow
_BADGE_ROOM = 28  # pixels more for the badge with the number of a stack
_BADGES_FROM = 22.0  # pixels of a side
_TIMES = 3  # as many spots are kept as counters are laid; some have moved on since
_MOST, _MOST_ZOOMS = 400, 4  # kept: of one zoom, and of how many


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


Laid = tuple[Shown, QPointF]  # and where its middle lies


class CounterPictures:
    """Draws counters by copying pictures; `word` turns the letters of marks into text."""

    def __init__(self, word: Callable[[Reason], str]) -> None:
        self._word = word
        self._kept: dict[Hashable, dict[Hashable, QPixmap]] = {}  # by what they are drawn with
        self._placed: list[tuple[object, tuple[object, ...], list[Placed]]] = []  # the last two
        self._spots: dict[int, tuple[Laid, Placed]] = {}  # in the view drawn last, by what was laid

    def paint(self, canvas: Canvas, laid: Sequence[Laid]) -> None:
        """Draw counters, each about a point of the scene, upright and sharp.

        The same ones in the same view stand where they stood in one of the two frames before.
        """
        view = (_drawing(canvas), canvas.painter.transform(), QRectF(canvas.rect))
        kept = next((placed for of, seen, placed in self._placed if of is laid and seen == view), None)
        if kept is None:
            if self._placed and self._placed[-1][1][:2] != view[:2]:
                self._spots = {}
            kept = self._place_moved(canvas, laid)
            self._placed = [*self._placed[-1:], (laid, view, kept)]
        copy_pictures(canvas, kept)

    def _place_moved(self, canvas: Canvas, laid: Sequence[Laid]) -> list[Placed]:
        """Those in sight; what was laid before stands where it stood."""
        if len(self._spots) > _TIMES * len(laid):
            self._spots = {}
        near = canvas.rect.adjusted(-HEX, -HEX, HEX, HEX)
        seen = [one for one in laid if near.contains(one[1])]
        new = [one for one in seen if id(one) not in self._spots]
        for one, spot in zip(new, self.place(canvas, new), strict=True):
            self._spots[id(one)] = one, spot
        return [self._spots[id(one)][1] for one in seen]

    def place(self, canvas: Canvas, laid: Iterable[Laid]) -> list[Placed]:
        """The pictures of counters, and where on the screen they stand."""
        drawing = _drawing(canvas)
        if drawing not in self._kept and len(self._kept) >= _MOST_ZOOMS:
            self._kept.clear()
        kept = self._kept.setdefault(drawing, {})
        return place_pictures(canvas, ((self._picture(canvas, one, kept), centre) for one, centre in laid))

    def _picture(self, canvas: Canvas, shown: Shown, kept: dict[Hashable, QPixmap]) -> QPixmap:
        key = (shown.look, shown.side, shown.faction, shown.count)
        if key not in kept:
            if len(kept) >= _MOST:
                kept.clear()
            kept[key] = self._drawn(canvas, shown)
        return kept[key]

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


def _drawing(canvas: Canvas) -> Hashable:
    return _zoom(canvas), canvas.emphasis, canvas.palette


def _zoom(canvas: Canvas) -> tuple[float, float]:
    return abs(canvas.painter.transform().m11()), canvas.painter.device().devicePixelRatioF()
