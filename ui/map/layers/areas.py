"""The Setup Areas, stage by stage as players mark their maps (4.505)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import shapely
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath

from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.area_outlines import outline
from companion.games.elst.rules.refit.strategic import LocationKind, printed_kind
from ui.map.badges import paint_badge
from ui.map.canvas import Lettering, write
from ui.map.geometry import HEX
from ui.map.layers.layer import Layer, Stage
from ui.map.shapes import path_of
from ui.session.bridge import Change
from ui.session.setup_areas import AreaStage, are_fixed, area_stages, play_area_hexes

if TYPE_CHECKING:
    from companion.games.elst.rules.refit.areas import SetupArea
    from companion.games.elst.rules.refit.fixing import AreaStages
    from companion.hexes.coordinates import HexCoord
    from ui.map.canvas import Canvas

_TINT = 0.34
_STRONG_TINT = 0.62
_HATCH = 0.75
_FAINT_HATCH = 0.4
_MARKS_FROM = 15  # pixels to a hex
_DASHES = {Faction.GERMAN: (3.0, 2.0)}  # the British outline is drawn through
_NO_MANS_LAND, _UNCONTROLLED = Qt.BrushStyle.BDiagPattern, Qt.BrushStyle.Dense7Pattern
_ISOLATED = Qt.BrushStyle.VerPattern


class AreaLayer(Layer):
    """The bridge's areas as far as the stage shown; a letter stands in each Strategic Location."""

    id = "areas"
    stage = Stage.SHADE
    changed_by = frozenset(
        {Change.AREAS, Change.UNITS, Change.PHASE, Change.SESSION, Change.BOARD, Change.LANGUAGE}
    )

    stages: AreaStages | None
    _paths: dict[frozenset[HexCoord], QPainterPath]
    _centres: list[tuple[SetupArea, QPointF]]

    @property
    def is_empty(self) -> bool:
        return self.stages is None

    def refresh(self) -> None:
        self.stages = area_stages(self.bridge) if self.bridge.areas.is_shown else None
        self._paths = {}
        areas = self.stages.result.areas if self.stages else ()
        self._play_area = play_area_hexes(self.bridge) if self.stages else frozenset()
        self._centres = [(area, self._inside(area)) for area in areas]

    def paint(self, canvas: Canvas) -> None:
        if self.stages is None:
            return
        canvas.painter.setClipPath(self.geometry.board_path)
        _PAINTERS[self._shown](self, canvas, self.stages)
        if self._play_area:
            self._paint_play_area(canvas)
        canvas.painter.setClipping(False)
        if canvas.hex_pixels >= _MARKS_FROM:
            self._paint_marks(canvas, self.stages)
        if self._shown is AreaStage.RESULT:
            self._paint_names(canvas)

    @property
    def _shown(self) -> AreaStage:
        return AreaStage.RESULT if are_fixed(self.bridge) else self.bridge.areas.stage

    # ---- the stages ----

    def paint_marked(self, canvas: Canvas, stages: AreaStages) -> None:
        """Step 1: the Strategic Locations of each side."""
        for faction in Faction:
            self._paint_side(canvas, faction, stages.marked[faction], _STRONG_TINT)

    def paint_reached(self, canvas: Canvas, stages: AreaStages) -> None:
        """Steps 2 and 3: what lies within their reach; both sides' may overlap."""
        for faction in Faction:
            self._paint_side(canvas, faction, stages.reached[faction])

    def paint_no_mans_land(self, canvas: Canvas, stages: AreaStages) -> None:
        """No Man's Land is cut out."""
        for faction in Faction:
            self._paint_side(canvas, faction, stages.cut[faction])
        self._hatch(canvas, stages.no_mans_land, _NO_MANS_LAND)

    def paint_joined(self, canvas: Canvas, stages: AreaStages) -> None:
        """Step 4: enclosed hexes join."""
        self.paint_no_mans_land(canvas, stages)
        for faction in Faction:
            joined = [hex_ for hex_, side in stages.joined.items() if side is faction]
            self._paint_side(canvas, faction, joined, _STRONG_TINT)

    def paint_result(self, canvas: Canvas, stages: AreaStages) -> None:
        """Step 5: the finished areas, with what lies between them and what is Isolated."""
        result = stages.result
        self._hatch(canvas, result.uncontrolled, _UNCONTROLLED, _FAINT_HATCH)
        self._hatch(canvas, result.no_mans_land, _NO_MANS_LAND)
        for area in result.areas:
            self._paint_side(canvas, area.faction, area.hexes)
            self._hatch(canvas, area.isolated, _ISOLATED)

    # ---- parts ----

    def _paint_side(
        self, canvas: Canvas, faction: Faction, hexes: Iterable[HexCoord], tint: float = _TINT
    ) -> None:
        path = self._path(hexes)
        canvas.fill(path, _faint(_colour(canvas, faction), tint))
        pen = canvas.pen(_colour(canvas, faction), 0.09, 2.5)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if dashes := _DASHES.get(faction):
            pen.setDashPattern(dashes)
        canvas.stroke(path, canvas.pen(canvas.palette.label_halo, 0.13, 4))
        canvas.stroke(path, pen)

    def _paint_play_area(self, canvas: Canvas) -> None:
        """What lies outside is not used (4.5171b)."""
        path = self._path(self._play_area)
        outside = self.geometry.board_path.subtracted(path)
        canvas.fill(outside, _faint(canvas.palette.label, 0.4))
        canvas.stroke(path, canvas.pen(canvas.palette.label_halo, 0.2, 7))
        canvas.stroke(path, canvas.pen(canvas.palette.selection, 0.12, 4))

    def _hatch(
        self, canvas: Canvas, hexes: Iterable[HexCoord], pattern: Qt.BrushStyle, strength: float = _HATCH
    ) -> None:
        brush = QBrush(_faint(canvas.palette.place, strength), pattern)
        brush.setTransform(canvas.painter.transform().inverted()[0])
        canvas.painter.fillPath(self._path(hexes), brush)

    def _path(self, hexes: Iterable[HexCoord]) -> QPainterPath:
        """The outline of some hexes in the scene, made once for all squares of the map."""
        wanted = frozenset(hexes)
        if wanted not in self._paths:
            shape = outline(wanted, self.bridge.board.orientation)
            scaled = shapely.transform(shape, lambda points: points * (HEX, -HEX))
            self._paths[wanted] = path_of(scaled)
        return self._paths[wanted]

    def _inside(self, area: SetupArea) -> QPointF:
        """A point of an area for its name."""
        point = outline(area.hexes, self.bridge.board.orientation).representative_point()
        return self.geometry.unit_point((point.x, point.y))

    def _paint_marks(self, canvas: Canvas, stages: AreaStages) -> None:
        """B, R or V in every Strategic Location, faint where nobody controls it (4.5055a)."""
        wanted = canvas.rect.adjusted(-HEX, -HEX, HEX, HEX)
        control, ground = stages.result.control, stages.result.ground
        for hex_ in ground.strategic | frozenset(control):
            centre = self.geometry.centre(hex_)
            if wanted.contains(centre):
                kind = printed_kind(ground, hex_) or LocationKind.VEHICLE
                holder = control.get(hex_)
                ink = _colour(canvas, holder) if holder else canvas.palette.label
                size = (0.36 if holder else 0.24) * HEX
                look = Lettering(size, ink, canvas.palette.place_halo, is_bold=holder is not None)
                write(canvas, kind.mark, centre, look)

    def _paint_names(self, canvas: Canvas) -> None:
        for area, centre in self._centres:
            paint_badge(canvas, self._name(area), centre, _colour(canvas, area.faction), 14)

    def _name(self, area: SetupArea) -> str:
        key = "areas-name-isolated" if area.is_isolated else "areas-name"
        return self.bridge.text(key, side=area.faction.value, name=area.name)


_PAINTERS = {
    AreaStage.MARKED: AreaLayer.paint_marked,
    AreaStage.REACHED: AreaLayer.paint_reached,
    AreaStage.NO_MANS_LAND: AreaLayer.paint_no_mans_land,
    AreaStage.JOINED: AreaLayer.paint_joined,
    AreaStage.RESULT: AreaLayer.paint_result,
}


def _colour(canvas: Canvas, faction: Faction) -> QColor:
    return canvas.palette.factions[tuple(Faction).index(faction)]


def _faint(colour: QColor, alpha: float) -> QColor:
    faint = QColor(colour)
    faint.setAlphaF(alpha)
    return faint
