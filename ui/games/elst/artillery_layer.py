"""Offboard artillery on the map: counters, blast areas, the AR with its direction rose, how a round flew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from companion.hexes.coordinates import Direction, distance
from ui.games.elst.session import battery_views
from ui.map.badges import paint_badge
from ui.map.canvas import Lettering, write
from ui.map.geometry import HEX
from ui.map.layers.layer import Layer
from ui.map.layers.rose import arrow_path, paint_rose, paint_target
from ui.map.shapes import hexes_path
from ui.session.bridge import Change

if TYPE_CHECKING:
    from companion.games.elst.procedures.artillery.aim_events import RoundLanded
    from companion.games.elst.shown.artillery.card import BatteryCard
    from companion.hexes.coordinates import HexCoord
    from ui.games.elst.session import BatteryView
    from ui.map.canvas import Canvas

_SIDE = 0.6 * HEX  # of a counter
_STAGES = {"sr": ("SR", ""), "ffe-1": ("FFE", "1"), "ffe-2": ("FFE", "2"), "ffe-c": ("FFE", "C")}
_EDGE = 0.55 * HEX  # how far inside the board's edge an off-map counter is shown


class ArtilleryLayer(Layer):
    """Every battery of the session in play."""

    id = "artillery"
    changed_by = frozenset({Change.SESSION, Change.UNITS, Change.PHASE, Change.REQUESTS})

    @property
    def is_empty(self) -> bool:
        return self.bridge.session is None

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
        tint = QColor(canvas.palette.fire)
        tint.setAlphaF(0.18)
        canvas.fill(area, tint)
        pen = canvas.pen(canvas.palette.fire, 0.045, 2.5)
        pen.setDashPattern((4.0, 2.0))
        canvas.stroke(area, pen)

    # ---- counters ----------------------------------------------------------------------------

    def _paint_counter(self, canvas: Canvas, view: BatteryView, hex_: HexCoord, beside: int) -> None:
        centre = self.geometry.centre(hex_)
        if hex_ in self.bridge.board:
            spot = centre + QPointF(0.16, 0.12) * HEX * beside * (-1 if canvas.is_flipped else 1)
            _paint_piece(canvas, spot, view.card)
        else:
            self._paint_off_map(canvas, view, hex_)

    def _paint_off_map(self, canvas: Canvas, view: BatteryView, hex_: HexCoord) -> None:
        """At the board's edge, an arrow showing where the counter lies beyond it."""
        centre = self.geometry.centre(hex_)
        rect = self.geometry.board_rect.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        spot = QPointF(
            min(max(centre.x(), rect.left()), rect.right()), min(max(centre.y(), rect.top()), rect.bottom())
        )
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
        paint_badge(canvas, words, start + (end - start) * 0.42, canvas.palette.fire, 12)


def _paint_piece(canvas: Canvas, centre: QPointF, card: BatteryCard) -> None:
    """A square counter: its stage large, the battery's name under it, the side's colour as a band."""
    if card.counter is None:
        return
    palette, stage = canvas.palette, _STAGES[card.counter.value]
    box = QRectF(-_SIDE / 2, -_SIDE / 2, _SIDE, _SIDE)
    painter = canvas.painter
    painter.save()
    canvas.upright(centre)
    piece = QPainterPath()
    piece.addRoundedRect(box, 0.05 * HEX, 0.05 * HEX)
    canvas.fill(piece.translated(0.02 * HEX, 0.03 * HEX), palette.building_shadow)
    canvas.fill(piece, palette.counter)
    band = QPainterPath()
    band.addRect(QRectF(box.left(), box.bottom() - 0.19 * HEX, _SIDE, 0.19 * HEX))
    canvas.fill(piece.intersected(band), palette.fire if card.counter.is_ffe else palette.accent)
    canvas.stroke(piece, canvas.pen(palette.counter_text, 0.018, 1.4))
    painter.restore()
    up = QPointF(0, _upright(canvas))
    words = " ".join(part for part in stage if part)
    stage_look = Lettering(0.2 * HEX, palette.counter_text, is_bold=True)
    write(canvas, words, centre - up * 0.09 * HEX, stage_look)
    write(
        canvas,
        card.id,
        centre + up * 0.205 * HEX,
        Lettering(0.15 * HEX, palette.on_severity, is_bold=True),
    )


def _beside(views: tuple[BatteryView, ...], place: int) -> int:
    """How many counters of batteries before this one lie in its hex, so that each can be seen."""
    return sum(other.card.hex == views[place].card.hex for other in views[:place])


def _upright(canvas: Canvas) -> int:
    """1 where down on the screen is down in the scene."""
    return -1 if canvas.is_flipped else 1
