"""The line of sight: its clear, hindered and blocked parts, what it crosses, what blocks it."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from companion.sight.result import LosResult, Verdict
from ui.map.badges import paint_badge, paint_verdict, verdict_box
from ui.map.canvas import faint
from ui.map.geometry import HEX
from ui.map.layers.layer import Layer
from ui.map.shapes import closed_path, path_of
from ui.panels.levels import level_name
from ui.panels.sight_words import badge_words, verdict_colour, verdict_icon
from ui.session.bridge import Change, SightCheck

if TYPE_CHECKING:
    from companion.sight.result import Crossing
    from ui.map.canvas import Canvas

_Dashes = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class _Stroke:
    """How a part of the line is drawn: palette colour, width in pixels, dashes in widths."""

    colour: str
    width: float
    dashes: _Dashes = ()


_CLEAR = _Stroke("los_clear", 5.5)
_HINDERED = _Stroke("los_hindered", 5.0, (3.2, 1.7))
_BLOCKED = _Stroke("los_blocked", 3.0, (0.1, 2.2))
_TOO_CLOSE = _Stroke("los_too_close", 5.0, (4.0, 1.6, 0.1, 1.6))
_UNDECLARED = _Stroke("selection", 3.0, (2.5, 2.0))
_ROOM_TO_WRITE = 34.0  # pixels a hex must be high for what it adds to be written there
_RING = 0.43  # hexes from a centre to the ring round an end: about a counter, whose values it leaves in sight


class SightLayer(Layer):
    """The check on the map, live while it is dragged."""

    id = "sight"
    changed_by = frozenset({Change.SIGHT, Change.LANGUAGE})

    @property
    def is_empty(self) -> bool:
        return self.bridge.sight is None

    def paint_under(self, canvas: Canvas) -> None:
        check = self.bridge.sight
        if check is not None and check.result is not None:
            self._paint_crossed(canvas, check.result)
            self._paint_obstacle(canvas, check.result)

    def paint(self, canvas: Canvas) -> None:
        check = self.bridge.sight
        if check is None:
            return
        result = check.result
        for stroke, start, end in self._parts(check):
            _paint_part(canvas, stroke, start, end)
        self._paint_ends(canvas, check)
        if result is not None:
            self._paint_additions(canvas, result)
            self._paint_verdict(canvas, result)

    def _parts(self, check: SightCheck) -> list[tuple[_Stroke, QPointF, QPointF]]:
        """The line cut where hindrance and blocking begin."""
        start, end = self.geometry.centre(check.source.hex), self.geometry.centre(check.target.hex)
        result = check.result
        if result is None:
            return [(_UNDECLARED, start, end)]
        if result.verdict is Verdict.TOO_CLOSE:
            return [(_TOO_CLOSE, start, end)]
        hindered = self._point(result.first_hindrance_point, end)
        blocked = self._point(result.block_point, end)
        if _length(start, hindered) > _length(start, blocked):
            hindered = blocked
        strokes = ((_CLEAR, start, hindered), (_HINDERED, hindered, blocked), (_BLOCKED, blocked, end))
        return [part for part in strokes if _length(part[1], part[2]) > 0.5]

    def _point(self, point: tuple[float, float] | None, otherwise: QPointF) -> QPointF:
        return otherwise if point is None else self.geometry.unit_point(point)

    def _paint_crossed(self, canvas: Canvas, result: LosResult) -> None:
        """Tint the hexes the line touches, stronger where they hinder or block."""
        for crossing in result.crossings:
            alpha = 0.34 if crossing.adds or crossing.blocks else 0.13
            colour = faint(_crossing_colour(canvas, crossing), alpha)
            hexagon = closed_path(self.geometry.polygon(crossing.hex))
            canvas.fill(hexagon, colour)
            if crossing.adds or crossing.blocks:
                canvas.stroke(hexagon, canvas.pen(_crossing_colour(canvas, crossing), 0, 2.0))

    def _paint_obstacle(self, canvas: Canvas, result: LosResult) -> None:
        """Outline and hatch what blocks the line first, and cross the point."""
        if not result.obstacles:
            return
        obstacle, colour = result.obstacles[0], canvas.palette.los_blocked
        outline = self._outline(obstacle.area) or closed_path(self.geometry.polygon(obstacle.hex))
        canvas.hatch(outline, colour, Qt.BrushStyle.BDiagPattern)
        canvas.stroke(outline, canvas.pen(canvas.palette.place_halo, 0, 6.5))
        canvas.stroke(outline, canvas.pen(colour, 0, 3.5))

    def _outline(self, area_id: str) -> QPainterPath | None:
        found = (area for area in self.bridge.board.areas if area.id == area_id)
        area = next(found, None) if area_id else None
        return None if area is None else path_of(self.geometry.area(area))

    def _paint_ends(self, canvas: Canvas, check: SightCheck) -> None:
        colour = _check_colour(canvas, check)
        for position, is_source in ((check.source, True), (check.target, False)):
            centre = self.geometry.centre(position.hex)
            paint_end(canvas, centre, colour, is_source=is_source)
            if position.level:
                self._paint_level(canvas, centre, position.level)

    def _paint_level(self, canvas: Canvas, centre: QPointF, level: int) -> None:
        below = QPointF(0, (_RING + 0.16) * HEX) * (-1 if canvas.is_flipped else 1)
        paint_badge(canvas, level_name(self.bridge, level), centre + below, canvas.palette.tower, 12)

    def _paint_additions(self, canvas: Canvas, result: LosResult) -> None:
        """Write what each crossed hex adds beside the line, and cross the point that blocks it.

        Where the hexes are smaller than the writing, it would hide the line, so their tint must do.
        """
        has_room = canvas.scale * HEX >= _ROOM_TO_WRITE * canvas.emphasis
        for crossing in result.crossings:
            if crossing.adds and has_room:
                spot = self._beside(crossing, canvas)
                text = self.bridge.text("map-adds", amount=crossing.adds)
                paint_badge(canvas, text, spot, canvas.palette.los_hindered)
        if result.block_point is not None:
            _paint_cross(canvas, self.geometry.unit_point(result.block_point))

    def _beside(self, crossing: Crossing, canvas: Canvas) -> QPointF:
        """A spot between where the line crosses a hex and the hex's own middle."""
        enters, leaves = self.geometry.unit_point(crossing.enters), self.geometry.unit_point(crossing.leaves)
        return (enters + leaves) / 2 * 0.45 + self.geometry.centre(crossing.hex) * 0.55

    def _paint_verdict(self, canvas: Canvas, result: LosResult) -> None:
        words, icon = badge_words(self.bridge, result), verdict_icon(result.verdict)
        spot = self._beyond(result, canvas, words)
        paint_verdict(canvas, icon, words, spot, verdict_colour(canvas.palette, result.verdict))

    def _beyond(self, result: LosResult, canvas: Canvas, words: str) -> QPointF:
        """A spot for the verdict's card: just beyond the target, or beside it where the picture ends."""
        source, target = self.geometry.centre(result.source), self.geometry.centre(result.target)
        way = target - source
        length = max(hypot(way.x(), way.y()), 1.0)
        reach = _RING * HEX + 42 * canvas.emphasis / canvas.scale
        beside = QPointF(way.y(), -way.x())
        spots = [
            target + one / length * reach * (1 + 0.9 * abs(one.x()) / length)
            for one in (way, beside, -beside)
        ]
        free = (one for one in spots if not verdict_box(canvas, words, one).contains(target))
        return next(free, spots[0])


def paint_end(canvas: Canvas, centre: QPointF, colour: QColor, *, is_source: bool) -> None:
    """A ring round the source, a ring and a dot at the target."""
    ring = QPainterPath()
    ring.addEllipse(centre, _RING * HEX, _RING * HEX)
    canvas.stroke(ring, canvas.pen(canvas.palette.place_halo, 0.1, 6.5))
    canvas.stroke(ring, canvas.pen(colour, 0.06, 3.5))
    dot = QPainterPath()
    radius = canvas.width(0.07 if is_source else 0.11, 4 if is_source else 6)
    dot.addEllipse(centre, radius, radius)
    canvas.fill(dot, colour)
    canvas.stroke(dot, canvas.pen(canvas.palette.place_halo, 0.015, 1.2))


def _paint_part(canvas: Canvas, stroke: _Stroke, start: QPointF, end: QPointF) -> None:
    path = QPainterPath(start)
    path.lineTo(end)
    canvas.stroke(path, canvas.pen(canvas.palette.place_halo, 0, stroke.width + 3.5))
    pen = canvas.pen(getattr(canvas.palette, stroke.colour), 0, stroke.width)
    if stroke.dashes:
        pen.setDashPattern(stroke.dashes)
        pen.setCapStyle(_cap(stroke))
    canvas.stroke(path, pen)


def _cap(stroke: _Stroke) -> Qt.PenCapStyle:
    """Round where a dash is a dot, else flat, so that gaps stay open."""
    return Qt.PenCapStyle.RoundCap if min(stroke.dashes) < 1 else Qt.PenCapStyle.FlatCap


def _paint_cross(canvas: Canvas, point: QPointF) -> None:
    """An X in a disc where the line ends."""
    radius = canvas.width(0.09, 9)
    disc = QPainterPath()
    disc.addEllipse(point, radius, radius)
    canvas.fill(disc, canvas.palette.los_blocked)
    pen: QPen = canvas.pen(canvas.palette.place_halo, 0.02, 2.4)
    canvas.stroke(disc, pen)
    arm = radius * 0.45
    cross = QPainterPath(point + QPointF(-arm, -arm))
    cross.lineTo(point + QPointF(arm, arm))
    cross.moveTo(point + QPointF(-arm, arm))
    cross.lineTo(point + QPointF(arm, -arm))
    canvas.stroke(cross, pen)


def _crossing_colour(canvas: Canvas, crossing: Crossing) -> QColor:
    if crossing.blocks:
        return canvas.palette.los_blocked
    return canvas.palette.los_hindered if crossing.adds else canvas.palette.los_clear


def _check_colour(canvas: Canvas, check: SightCheck) -> QColor:
    if check.result is None:
        return canvas.palette.selection
    return verdict_colour(canvas.palette, check.result.verdict)


def _length(start: QPointF, end: QPointF) -> float:
    way = end - start
    return hypot(way.x(), way.y())
