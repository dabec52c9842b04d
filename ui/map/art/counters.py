"""A counter as it is drawn: its faction's colour, symbol, size, printed values, and what lies on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QTransform

from companion.kit.map_items import Style, Symbol
from ui.map.art.symbols import has_frame, paint_symbol
from ui.map.badges import ink_on
from ui.map.canvas import Lettering, text_width, write

if TYPE_CHECKING:
    from collections.abc import Callable

    from companion.kit.map_items import MapCounter
    from companion.reason import Reason
    from ui.look.style import Palette
    from ui.map.canvas import Canvas

_CORNER = (0.16, 0.02)  # of the first faction's counters, and of all others': in parts of the side
_FAR_CORNER, _FAR_GROWTH = (0.5, 0.0), 1.2  # round and square, where a counter is too small for more
_SYMBOL = (0.33, 0.185)  # half width and height
_LABEL_SIZE, _TITLE_SIZE, _MARK_SIZE = 0.29, 0.2, 0.24
_LETTERED_FROM, _SYMBOLS_FROM = 20.0, 13.0  # pixels of a side; strokes are thicker in table mode
_FADED = 0.55

_STYLE_COLOURS = {
    Style.BOTH: "los_too_close",
    Style.GOOD: "confirmed",
    Style.DOUBTFUL: "uncertain",
    Style.BAD: "los_blocked",
    Style.GOAL: "selection",
    Style.PLAIN: "counter_text",
}


def style_colour(palette: Palette, style: Style) -> QColor:
    """The colour of a style."""
    if style in (Style.FIRST, Style.SECOND):
        return palette.factions[style is Style.SECOND]
    colour: QColor = getattr(palette, _STYLE_COLOURS[style])
    return colour


@dataclass(frozen=True, slots=True)
class CounterArt:
    """Draws counters of one `side` in scene units; `word` turns the letters of marks into text."""

    canvas: Canvas
    side: float
    word: Callable[[Reason], str]

    def paint(self, counter: MapCounter, centre: QPointF, faction: int) -> None:
        """Draw one counter; `faction` is its faction's place in the game."""
        painter = self.canvas.painter
        painter.save()
        self.canvas.upright(centre)
        if counter.is_moved:
            painter.setOpacity(painter.opacity() * _FADED)
        pixels = self.side * self.canvas.scale
        is_far = pixels < _SYMBOLS_FROM * self.canvas.emphasis
        (self._paint_far if is_far else self._paint_body)(counter, faction)
        painter.restore()
        if pixels >= _LETTERED_FROM:
            self._letter(counter, centre, faction)

    def _paint_far(self, counter: MapCounter, faction: int) -> None:
        """Whose it is and nothing more: outlines and a symbol would leave no colour to be seen."""
        canvas, palette, half = self.canvas, self.canvas.palette, self.side / 2 * _FAR_GROWTH
        body = _box(half, half, 2 * half * _FAR_CORNER[min(faction, 1)])
        canvas.stroke(body, canvas.pen(palette.place_halo, 0.02, 2.0))
        canvas.fill(body, palette.factions[faction % len(palette.factions)])
        if counter.is_reduced:
            canvas.fill(body.intersected(_stripe(half)), palette.counter)

    def _paint_body(self, counter: MapCounter, faction: int) -> None:
        canvas, palette, half = self.canvas, self.canvas.palette, self.side / 2
        body = _box(half, half, self.side * _CORNER[min(faction, 1)])
        canvas.fill(body.translated(self.side * 0.04, self.side * 0.06), palette.building_shadow)
        canvas.fill(body, palette.factions[faction % len(palette.factions)])
        if counter.is_reduced:
            canvas.fill(body.intersected(_stripe(half)), palette.counter)
        canvas.stroke(body, canvas.pen(palette.place_halo, 0.02, 2.4))
        canvas.stroke(body, canvas.pen(palette.counter_text, 0.012, 1.2))
        if counter.symbol is not Symbol.NONE:
            self._paint_symbol(counter.symbol)

    def _paint_symbol(self, symbol: Symbol) -> None:
        palette, width, height = self.canvas.palette, _SYMBOL[0] * self.side, _SYMBOL[1] * self.side
        up = -0.1 * self.side
        frame = _box(width, height, 0.02 * self.side).translated(0, up)
        self.canvas.fill(frame, palette.counter)
        self.canvas.stroke(frame, self.canvas.pen(palette.counter_text, 0.012, 1.0))
        size = width if has_frame(symbol) else height
        paint_symbol(self.canvas, symbol, QTransform(size, 0, 0, height, 0, up), palette.counter_text)

    def _letter(self, counter: MapCounter, centre: QPointF, faction: int) -> None:
        palette = self.canvas.palette
        ink = ink_on(palette.factions[faction % len(palette.factions)])
        self._write(counter.label, centre, 0.305, _LABEL_SIZE, ink)
        above = " ".join(part for part in (counter.short_name, counter.size) if part)
        self._write(above, centre, -0.395, _TITLE_SIZE, ink)
        for place, mark in enumerate(counter.marks):
            spot = QPointF(0.54, -0.12 + 0.29 * place) * self.side * self._down
            self._paint_mark(self.word(mark.letter), centre + spot, style_colour(palette, mark.style))
        if counter.is_moved:
            spot = QPointF(0.4, -0.4) * self.side * self._down
            self._paint_mark("✓", centre + spot, palette.counter_text)

    def _write(self, text: str, centre: QPointF, down: float, size: float, ink: QColor) -> None:
        """A line no wider than the counter."""
        if text:
            fitting = min(size, 0.92 / max(text_width(text), 0.1)) * self.side
            look = Lettering(fitting, ink, is_bold=True)
            write(self.canvas, text, centre + QPointF(0, down * self.side * self._down), look)

    def _paint_mark(self, text: str, centre: QPointF, fill: QColor) -> None:
        size = _MARK_SIZE * self.side
        half = max(text_width(text) + 0.4, 1.2) * size / 2
        path = _box(half, 0.6 * size, 0.6 * size).translated(centre)
        self.canvas.fill(path, fill)
        self.canvas.stroke(path, self.canvas.pen(ink_on(fill), 0, 1))
        write(self.canvas, text, centre, Lettering(size, ink_on(fill), is_bold=True))

    @property
    def _down(self) -> int:
        """1 where down on the screen is down in the scene."""
        return -1 if self.canvas.is_flipped else 1


def _box(half_width: float, half_height: float, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-half_width, -half_height, 2 * half_width, 2 * half_height), corner, corner)
    return path


def _stripe(half: float) -> QPainterPath:
    """The band across a reduced counter."""
    path = QPainterPath()
    path.addRect(QRectF(-half, 0.02 * half, 2 * half, 0.2 * half))
    return path
