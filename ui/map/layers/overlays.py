"""The layers that a game draws over its map: shaded hexes with letters, paths, marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF

from ui.map.art.counters import style_colour
from ui.map.art.shades import ShadeArt, style_pen
from ui.map.badges import BadgePictures
from ui.map.geometry import HEX
from ui.map.layers.layer import Layer, Stage
from ui.map.shapes import open_path
from ui.session.bridge import Change
from ui.session.counters import overlays_shown, stacks_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.hexes.coordinates import HexCoord
    from companion.kit.map_items import MapMark, MapPath, Overlay, Style
    from ui.map.canvas import Canvas

_LETTERS = 12  # pixels of a badge
_BESIDE = QPointF(-0.34, 0.36) * HEX  # from the middle of a hex in which counters lie


class Badge(NamedTuple):
    """All marks of a hex in one; `aside` is how far from its middle, in scene units."""

    text: str
    style: Style
    aside: QPointF


class OverlayLayer(Layer):
    """Those overlays of the game in play that the player lets show."""

    id = "overlays"
    stage = Stage.SHADE
    changed_by = frozenset(
        {Change.SESSION, Change.UNITS, Change.PHASE, Change.BOARD, Change.LANGUAGE}
        | {Change.PREFERENCES, Change.OVERLAYS}
    )
    _shown: Sequence[Overlay] = ()
    badges: dict[HexCoord, Badge]

    @property
    def is_empty(self) -> bool:
        return not self._shown

    @property
    def drawn(self) -> object:
        drawings = [(one.shades, one.paths) for one in self._shown if one.shades or one.paths]
        return (drawings, self.geometry, self.bridge.catalogue) if drawings else ()

    def refresh(self) -> None:
        self._shown = overlays_shown(self.bridge)
        self._shades = ShadeArt(self.bridge, self.geometry)
        marks: dict[HexCoord, list[MapMark]] = {}
        for mark in (mark for overlay in self._shown for mark in overlay.marks):
            marks.setdefault(mark.hex, []).append(mark)
        taken = {key.hex for key in stacks_of(self.bridge)} if marks else set()
        self.badges = {hex_: self._badge(found, hex_ in taken) for hex_, found in marks.items()}

    def paint(self, canvas: Canvas) -> None:
        for overlay in self._shown:
            self._shades.paint(canvas, overlay.shades)
            for path in overlay.paths:
                self._paint_path(canvas, path)

    def paint_marks(self, canvas: Canvas, pictures: BadgePictures) -> None:
        """The badges, beside the counters of a hex: what is under them is never told by colour alone."""
        near, down = canvas.rect.adjusted(-HEX, -HEX, HEX, HEX), -1 if canvas.is_flipped else 1
        spots = ((badge, self.geometry.centre(hex_)) for hex_, badge in self.badges.items())
        seen = (
            (badge.text, centre + badge.aside * down, style_colour(canvas.palette, badge.style))
            for badge, centre in spots
            if near.contains(centre)
        )
        pictures.paint(canvas, seen, _LETTERS)

    def _paint_path(self, canvas: Canvas, path: MapPath) -> None:
        way = open_path(QPolygonF([self.geometry.centre(hex_) for hex_ in path.hexes]))
        canvas.stroke(way, canvas.pen(canvas.palette.place_halo, 0.16, 7))
        canvas.stroke(way, style_pen(canvas, path.style, 0.09, 4))

    def _badge(self, marks: list[MapMark], is_taken: bool) -> Badge:
        text = " ".join(self.bridge.reason_text(mark.text) for mark in marks)
        return Badge(text, marks[-1].style, _BESIDE if is_taken else QPointF())


class OverlayMarks(Layer):
    """The marks of the overlays, over the counters; shown and faded together with them."""

    id = OverlayLayer.id
    changed_by = OverlayLayer.changed_by

    def __init__(self, overlays: OverlayLayer) -> None:
        super().__init__(overlays.bridge, overlays.geometry)
        self._overlays, self._pictures = overlays, BadgePictures()

    @property
    def is_empty(self) -> bool:
        return self._overlays.is_empty

    @property
    def drawn(self) -> object:
        return self._overlays.badges, self._overlays.geometry

    def paint(self, canvas: Canvas) -> None:
        self._overlays.paint_marks(canvas, self._pictures)
