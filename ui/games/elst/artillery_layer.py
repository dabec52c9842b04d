"""Offboard artillery on the map: counters, blast areas, the AR with its direction rose, how a round flew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from companion.hexes.coordinates import Direction, distance
from ui.games.elst.session import battery_views
from ui.map.badges import badge_box, paint_badge
from ui.map.canvas import Lettering, faint, write
from ui.map.geometry import HEX, held_in
from ui.map.layers.layer import Layer
from ui.map.layers.rose import arrow_path, paint_rose, paint_target
from ui.map.shapes import hexes_path
from ui.session.bridge import Change
from ui.session.counters import sides_in, stacks_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from companion.games.elst.procedures.artillery.aim_events import RoundLanded
    from companion.games.elst.shown.artillery.card import BatteryCard
    from companion.hexes.coordinates import HexCoord
    from ui.games.elst.session import BatteryView
    from ui.map.canvas import Canvas

_SIDE = 0.6 * HEX  # of a counter
_STAGES = {"sr": ("SR", ""), "ffe-1": ("FFE", "1"), "ffe-2": ("FFE", "2"), "ffe-c": ("FFE", "C")}
_EDGE = 0.55 * HEX  # how far inside the board's edge an off-map counter is shown
_SMALL, _ASIDE = 0.5, QPointF(0.46, -0.12) * HEX  # beside a stack: its size, and where
_SHARED_ASIDE = QPointF(0.0, -0.36) * HEX  # where stacks of both sides fill the hex from left to right
_NEXT = QPointF(0.0, 0.3) * HEX  # from one beside a stack to the next
_STACK = 0.34 * HEX  # half of what a stack covers
_ERROR, _STEPS = 12, 16  # pixels of the letters of an error, and how many half heights it is moved at most


class ArtilleryLayer(Layer):
    """Every battery of the session in play."""

    id = "artillery"
    changed_by = frozenset({Change.SESSION, Change.UNITS, Change.PHASE, Change.REQUESTS, Change.LANGUAGE})

    @property
    def is_empty(self) -> bool:
        return self.bridge.session is None

    @property
    def drawn(self) -> object:
        """Nothing while no battery has anything on the map."""
        views = battery_views(self.bridge)
        return (
            None
            if any(one.card.blast or one.card.counter or one.card.ar or one.round for one in views)
            else ()
        )

    def paint_under(self, canvas: Canvas) -> None:
        for view in battery_views(self.bridge):
            if view.card.blast:
                self._paint_blast(canvas, view)

    def paint(self, canvas: Canvas) -> None:
        views = battery_views(self.bridge)
        for view in views:
            if view.round is not None and view.card.ar is None:
                self._paint_flight(canvas, view.round)
        for place, view in enumerate(views):
            if view.card.counter is not None and view.card.hex is not None:
                self._paint_counter(canvas, view, view.card.hex, _beside(views, place))
            if view.card.ar is not None:
                self._paint_ar(canvas, view.card.id, view.card.ar)

    # ---- blast areas -------------------------------------------------------------------------

    def _paint_blast(self, canvas: Canvas, view: BatteryView) -> None:
        area = hexes_path(self.geometry, view.card.blast)
        tint = faint(canvas.palette.fire, 0.18)
        canvas.fill(area, tint)
        pen = canvas.pen(canvas.palette.fire, 0.045, 2.5)
        pen.setDashPattern((4.0, 2.0))
        canvas.stroke(area, pen)

    # ---- counters ----------------------------------------------------------------------------

    def _paint_counter(self, canvas: Canvas, view: BatteryView, hex_: HexCoord, beside: int) -> None:
        """In its hex; small beside the stacks that lie there, so that it hides none."""
        centre, way = self.geometry.centre(hex_), -1 if canvas.is_flipped else 1
        sides = sides_in(self.bridge, hex_)
        if hex_ not in self.bridge.board:
            self._paint_off_map(canvas, view, hex_)
        elif sides:
            aside = (_SHARED_ASIDE if sides > 1 else _ASIDE) + _NEXT * beside
            _paint_piece(canvas, centre + aside * way, view.card, _SMALL)
        else:
            _paint_piece(canvas, centre + QPointF(0.16, 0.12) * HEX * beside * way, view.card)

    def _paint_off_map(self, canvas: Canvas, view: BatteryView, hex_: HexCoord) -> None:
        """At the board's edge, an arrow showing where the counter lies beyond it."""
        centre = self.geometry.centre(hex_)
        spot = held_in(centre, self.geometry.board_rect.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE))
        way = centre - spot
        length = max((way.x() ** 2 + way.y() ** 2) ** 0.5, 1.0)
        tip = spot + way / length * _EDGE
        canvas.stroke(arrow_path(spot, tip, 0.16 * HEX), canvas.pen(canvas.palette.fire, 0.05, 3))
        _paint_piece(canvas, spot, view.card)
        off = self.bridge.text("artillery-off-map", hexes=self._hexes_off(hex_))
        paint_badge(canvas, off, spot + QPointF(0, _upright(canvas) * 0.5 * HEX), canvas.palette.fire, 12)

    def _hexes_off(self, hex_: HexCoord) -> int:
        """How many hexes lie between a hex off the map and the board."""
        return min(distance(hex_, other) for other in self.bridge.board.hexes)

    # ---- the AR and its round ----------------------------------------------------------------

    def _paint_ar(self, canvas: Canvas, battery: str, ar: HexCoord) -> None:
        paint_rose(canvas, self.geometry, ar)
        paint_target(canvas, self.geometry.centre(ar))
        label = self.bridge.text("artillery-ar", battery=battery)
        spot = self.geometry.centre(ar) + QPointF(0, _upright(canvas) * 0.34 * HEX)
        paint_badge(canvas, label, spot, canvas.palette.selection, 13)

    def _paint_flight(self, canvas: Canvas, landed: RoundLanded) -> None:
        """From the AR to where the round came down; on target there is nothing to draw."""
        if landed.direction is None:
            return
        start = self.geometry.centre(landed.ar)
        end = self.geometry.centre(landed.ar.step(Direction(landed.direction), landed.distance))
        paint_target(canvas, start, is_faint=True)
        pen = canvas.pen(canvas.palette.fire, 0.04, 3)
        pen.setDashPattern((2.5, 1.5))
        back = (start - end) / max(landed.distance, 1) * 0.34
        canvas.stroke(arrow_path(start, end + back, 0.18 * HEX), pen)
        words = self.bridge.text(
            "artillery-error", direction=str(landed.direction.value), distance=landed.distance
        )
        spot = _free_spot(canvas, words, start, end, [*self._stacks(), _around(end)])
        paint_badge(canvas, words, spot, canvas.palette.fire, _ERROR)

    def _stacks(self) -> Iterator[QRectF]:
        """What the stacks on the map cover."""
        hexes = {key.hex for key in stacks_of(self.bridge) if key.hex is not None}
        return (_around(self.geometry.centre(hex_)) for hex_ in hexes)


def _around(centre: QPointF) -> QRectF:
    return QRectF(centre - QPointF(_STACK, _STACK), centre + QPointF(_STACK, _STACK))


def _free_spot(canvas: Canvas, words: str, start: QPointF, end: QPointF, taken: list[QRectF]) -> QPointF:
    """Beside an arrow, as near as a badge hides nothing; on it where it would everywhere."""
    boxes = [badge_box(canvas, words, start + (end - start) * share, _ERROR) for share in (0.42, 0.2, 0.65)]
    height = boxes[0].height()
    for step in range(_STEPS):
        for box in boxes:
            for up in (step, -step):
                moved = box.translated(0, up * height / 2)
                if not any(map(moved.intersects, taken)):
                    return moved.center()
    return boxes[0].center()


def _paint_piece(canvas: Canvas, centre: QPointF, card: BatteryCard, share: float = 1.0) -> None:
    """A square counter: its stage large, the battery's name under it, the side's colour as a band."""
    if card.counter is None:
        return
    palette, stage = canvas.palette, _STAGES[card.counter.value]
    unit, side = HEX * share, _SIDE * share
    box = QRectF(-side / 2, -side / 2, side, side)
    painter = canvas.painter
    painter.save()
    canvas.upright(centre)
    piece = QPainterPath()
    piece.addRoundedRect(box, 0.05 * unit, 0.05 * unit)
    canvas.fill(piece.translated(0.02 * unit, 0.03 * unit), palette.building_shadow)
    canvas.fill(piece, palette.counter)
    band = QPainterPath()
    band.addRect(QRectF(box.left(), box.bottom() - 0.19 * unit, side, 0.19 * unit))
    canvas.fill(piece.intersected(band), palette.fire if card.counter.is_ffe else palette.accent)
    canvas.stroke(piece, canvas.pen(palette.counter_text, 0.018, 1.4))
    painter.restore()
    up = QPointF(0, _upright(canvas))
    words = " ".join(part for part in stage if part)
    stage_look = Lettering(0.2 * unit, palette.counter_text, is_bold=True)
    write(canvas, words, centre - up * 0.09 * unit, stage_look)
    write(
        canvas,
        card.id,
        centre + up * 0.205 * unit,
        Lettering(0.15 * unit, palette.on_severity, is_bold=True),
    )


def _beside(views: tuple[BatteryView, ...], place: int) -> int:
    """How many counters of batteries before this one lie in its hex, so that each can be seen."""
    return sum(other.card.hex == views[place].card.hex for other in views[:place])


def _upright(canvas: Canvas) -> int:
    """1 where down on the screen is down in the scene."""
    return -1 if canvas.is_flipped else 1
