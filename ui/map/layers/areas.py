"""What players tell on the map, drawn stage by stage as they mark their own maps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt

from companion.kit.map_items import Hatch, Style
from ui.map.art.counters import style_colour
from ui.map.badges import badge_box, paint_badge
from ui.map.canvas import Lettering, faint, write
from ui.map.geometry import HEX
from ui.map.layers.layer import Layer, Stage
from ui.map.shapes import area_path
from ui.session.bridge import Change
from ui.session.told_map import stage_shown

if TYPE_CHECKING:
    from PySide6.QtGui import QPainterPath

    from companion.hexes.coordinates import HexCoord
    from companion.kit.map_items import MapMark, MapShade
    from companion.kit.told_map import MapStage
    from ui.map.canvas import Canvas

_TINT, _STRONG_TINT, _OUTSIDE = 0.34, 0.62, 0.4
_MARKS_FROM = 15  # pixels to a hex
_NAMES = 14  # pixels of a badge
_DASHES = {Style.SECOND: (3.0, 2.0)}  # the outline of the first is drawn through
_HATCHES = {
    Hatch.SLANTED: (Qt.BrushStyle.BDiagPattern, 0.75),
    Hatch.UPRIGHT: (Qt.BrushStyle.VerPattern, 0.75),
    Hatch.SPARSE: (Qt.BrushStyle.Dense7Pattern, 0.4),
}


class AreaLayer(Layer):
    """The stage that the bridge's study shows."""

    id = "areas"
    stage = Stage.SHADE
    dims_lettering = True
    changed_by = frozenset(
        {Change.AREAS, Change.UNITS, Change.PHASE, Change.SESSION, Change.BOARD, Change.LANGUAGE}
    )

    _shown: MapStage | None = None

    @property
    def is_empty(self) -> bool:
        return self._shown is None

    @property
    def drawn(self) -> object:
        return (self._shown, self.geometry, self.bridge.catalogue) if self._shown else ()

    def refresh(self) -> None:
        self._shown = stage_shown(self.bridge) if self.bridge.areas.is_shown else None

    def paint(self, canvas: Canvas) -> None:
        if self._shown is None:
            return
        canvas.painter.setClipPath(self.geometry.board_path)
        for shade in self._shown.shades:
            if shade.hexes:
                self._paint_shade(canvas, shade)
        if self._shown.frame:
            self._paint_frame(canvas, self._shown.frame)
        canvas.painter.setClipping(False)
        if canvas.hex_pixels < _MARKS_FROM:
            return
        wanted = canvas.rect.adjusted(-HEX, -HEX, HEX, HEX)
        for mark in self._shown.marks:
            if mark.is_bare and wanted.contains(self.geometry.centre(mark.hex)):
                self._paint_letter(canvas, mark)

    def paint_names(self, canvas: Canvas) -> None:
        """What the areas are called."""
        names: list[QRectF] = []
        for mark in self._shown.marks if self._shown else ():
            if not mark.is_bare:
                names.append(self._paint_name(canvas, mark, names))

    def _paint_shade(self, canvas: Canvas, shade: MapShade) -> None:
        path = area_path(self.geometry, shade.hexes)
        if shade.hatch is not None:
            _hatch(canvas, path, shade.hatch)
            return
        colour = style_colour(canvas.palette, shade.style)
        canvas.fill(path, faint(colour, _STRONG_TINT if shade.is_strong else _TINT))
        pen = canvas.pen(colour, 0.09, 2.5)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if dashes := _DASHES.get(shade.style):
            pen.setDashPattern(dashes)
        canvas.stroke(path, canvas.pen(canvas.palette.label_halo, 0.13, 4))
        canvas.stroke(path, pen)

    def _paint_frame(self, canvas: Canvas, frame: frozenset[HexCoord]) -> None:
        """What lies outside is not used."""
        path = area_path(self.geometry, frame)
        outside = self.geometry.board_path.subtracted(path)
        canvas.fill(outside, faint(canvas.palette.label, _OUTSIDE))
        canvas.stroke(path, canvas.pen(canvas.palette.label_halo, 0.2, 7))
        canvas.stroke(path, canvas.pen(canvas.palette.selection, 0.12, 4))

    def _paint_letter(self, canvas: Canvas, mark: MapMark) -> None:
        """Large in its style's colour, small where it is nobody's."""
        is_held = mark.style is not Style.PLAIN
        ink = style_colour(canvas.palette, mark.style) if is_held else canvas.palette.label
        look = Lettering((0.36 if is_held else 0.24) * HEX, ink, canvas.palette.place_halo, is_bold=is_held)
        write(canvas, self.bridge.reason_text(mark.text), self.geometry.centre(mark.hex), look)

    def _paint_name(self, canvas: Canvas, mark: MapMark, others: list[QRectF]) -> QRectF:
        """Where its area is, or as near above or below, on the board, as no other name is hidden."""
        text = self.bridge.reason_text(mark.text)
        box = badge_box(canvas, text, self.geometry.centre(mark.hex), _NAMES)
        box = _clear(_inside(box, self.geometry.board_rect), others, self.geometry.board_rect)
        paint_badge(canvas, text, box.center(), style_colour(canvas.palette, mark.style), _NAMES)
        return box


class AreaNames(Layer):
    """The names of the areas, which the board's lettering would hide; shown and faded together with them."""

    id = AreaLayer.id
    changed_by = AreaLayer.changed_by

    def __init__(self, areas: AreaLayer) -> None:
        super().__init__(areas.bridge, areas.geometry)
        self._areas = areas

    @property
    def is_empty(self) -> bool:
        return self._areas.is_empty

    @property
    def drawn(self) -> object:
        return self._areas.drawn

    def paint(self, canvas: Canvas) -> None:
        self._areas.paint_names(canvas)


def _inside(box: QRectF, room: QRectF) -> QRectF:
    """A box moved so far that it does not reach over an edge: there it would be cut."""
    x = max(min(box.x(), room.right() - box.width()), room.left())
    y = max(min(box.y(), room.bottom() - box.height()), room.top())
    return QRectF(QPointF(x, y), box.size())


def _clear(box: QRectF, others: list[QRectF], room: QRectF) -> QRectF:
    """A box moved up or down by its height until it lies on none of the others, within a room if it can."""
    steps = (step * way for step in range(2 * len(others) + 1) for way in (1, -1))
    moved = (box.translated(0, step * box.height()) for step in steps)
    free = [one for one in moved if not any(map(one.intersects, others))]
    return next(filter(room.contains, free), free[0] if free else box)


def _hatch(canvas: Canvas, path: QPainterPath, hatch: Hatch) -> None:
    pattern, strength = _HATCHES[hatch]
    canvas.hatch(path, faint(canvas.palette.place, strength), pattern)
