"""All layers of the map in order, and how they come to the screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from ui.games import parts_on
from ui.map.canvas import Canvas
from ui.map.geometry import HEX, SceneGeometry
from ui.map.layers.areas import AreaLayer, AreaNames
from ui.map.layers.corrections import CorrectionLayer
from ui.map.layers.counters import CounterLayer
from ui.map.layers.highlight import HighlightLayer, LitLettering
from ui.map.layers.layer import BoardLayer, Layer, Stage
from ui.map.layers.markers import MarkerLayer
from ui.map.layers.overlays import OverlayLayer, OverlayMarks
from ui.map.layers.scan import ScanLayer
from ui.map.layers.sight import SightLayer
from ui.map.layers.viewshed import ViewshedLayer
from ui.map.painter import BOARD_LAYERS, LETTERING_LAYERS, Look, fitting, painter_of
from ui.map.squares import Frame, PixmapSquares
from ui.session.bridge import Change

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QSize

    from companion.hexes.coordinates import HexCoord
    from ui.map.scan import MapScan
    from ui.session.bridge import SessionBridge

BOARD_REACH = HEX / 2  # how far the board's shadow falls beyond its edge


class Peek(Enum):
    """Whether the player's own picture stands in for everything else."""

    NONE = auto()
    BARE = auto()  # nothing but the picture
    GRID = auto()  # the picture under the drawn hexes, to be fitted


_GRID_LAYERS = ("grid", "hex-numbers")


class LayerStack:
    """The board's layers share one set of pixmap squares; each shade over it has a set of its own.

    `layers` are listed bottom to top. `set_ratio` tells device pixels to a screen pixel.
    """

    def __init__(self, bridge: SessionBridge, geometry: SceneGeometry, scan: MapScan) -> None:
        self._bridge, self._geometry, self._ratio = bridge, geometry, 1.0
        self.peek, self._bare_as = Peek.NONE, Peek.BARE  # what is shown, and what the bare squares hold
        self.scan = ScanLayer(bridge, geometry, scan)
        self.highlight = HighlightLayer(bridge, geometry)
        board = [BoardLayer(bridge, geometry, layer_id) for layer_id in BOARD_LAYERS]
        self.viewshed = ViewshedLayer(bridge, geometry)
        self.counters = CounterLayer(bridge, geometry)
        areas, overlays = AreaLayer(bridge, geometry), OverlayLayer(bridge, geometry)
        self._shades = [
            areas,
            overlays,
            self.viewshed,
            CorrectionLayer(bridge, geometry),
        ]
        self._live = [
            self.highlight,
            MarkerLayer(bridge, geometry),
            self.counters,
            *(layer(bridge, geometry) for layer in parts_on(bridge.base_board).live_layers()),
            SightLayer(bridge, geometry),
        ]
        self.layers: tuple[Layer, ...] = (self.scan, *board, *self._shades, *self._live)
        self._live.insert(self._live.index(self.counters) + 1, OverlayMarks(overlays))
        lettering = LitLettering(self.highlight, self._paint_lettering)
        after = self._live.index(self.highlight) + 1
        self._live[after:after] = lettering, AreaNames(areas)
        for layer in self.layers:
            layer.prepare()
        self._drawn: dict[Layer, object] = {}
        self._changed_by: set[Change] = set()
        self._prepare_squares()

    # ---- the screen --------------------------------------------------------------------------

    def draw_squares(self, painter: QPainter, frame: Frame) -> bool:
        """Copy board and shades to the screen; whether all of them were there.

        The first time, and after a flip, nothing can stand in: then everything is drawn at once.
        """
        ground = self._ground()
        if not ground.has_stand_in(frame):
            ground.render_all(frame)
        painter.save()
        painter.resetTransform()
        painter.scale(1 / self._ratio, 1 / self._ratio)
        painter.fillRect(frame.shown, self._bridge.palette.table)
        is_whole = ground.draw(painter, frame)
        for layer, squares in self._shown_shades():
            painter.setOpacity(layer.opacity)
            is_whole = squares.draw(painter, frame) and is_whole
        painter.setOpacity(1)
        if self._needs_lettering():
            is_whole = self._lettering.draw(painter, frame) and is_whole
        painter.restore()
        return is_whole

    def render_next(self, frame: Frame) -> bool:
        """Make one more square that the screen needs, or soon may; False when there is none."""
        return any(squares.render_next(frame) for squares in self._wanted_squares())

    def render_all(self, frame: Frame) -> None:
        """Make every square that the screen shows."""
        for squares in self._wanted_squares():
            squares.render_all(frame)

    def paint_live(self, canvas: Canvas) -> None:
        """Draw the layers that change too often to be kept."""
        if self.peek is Peek.NONE:
            _paint_live(self._live, canvas)

    def show_scan(self, peek: Peek) -> None:
        """Show the player's own picture in place of everything, or everything again."""
        if peek not in (Peek.NONE, self._bare_as):
            self._bare_as = peek
            self._bare.renew(self._bridge.palette.table)
        self.peek = peek

    def follow_scan(self) -> None:
        """Draw anew when the player's own picture has come, gone or moved."""
        if self.scan.look != self._drawn_scan:
            self._renew_all()

    def refresh(self, changes: frozenset[Change], geometry: SceneGeometry) -> None:
        """Follow the bridge after some changes."""
        self._changed_by |= changes
        if geometry is not self._geometry:
            self._follow_board(geometry)
        stale = [layer for layer in self.layers if layer.changed_by & changes]
        for layer in stale:
            layer.prepare()
            if layer.stage is Stage.SHADE:
                self._renew_shade(layer)
        if Change.PREFERENCES in changes and self._look() != self._drawn_look:
            self._renew_all()
        self.follow_scan()

    def hexes_otherwise(self) -> frozenset[HexCoord] | None:
        """Where it is drawn otherwise than when this was asked before; None for anywhere, as at first."""
        changes, self._changed_by = self._changed_by, set()
        stale = [layer for layer in (*self._shades, *self._live) if layer.changed_by & changes]
        before, drawn = self._drawn, {layer: self._drawn_of(layer) for layer in stale}
        self._drawn = before | drawn
        found: set[HexCoord] = set()
        for layer, now in drawn.items():
            if now is None or layer not in before:
                return None
            if now != before[layer]:
                hexes = None if before[layer] is None else layer.hexes_otherwise(before[layer], now)
                if hexes is None:
                    return None
                found.update(hexes)
        return frozenset(found)

    def forget_looks(self) -> None:
        """What is drawn now is told otherwise than by `hexes_otherwise`."""
        self._changed_by.clear()
        self._drawn.clear()

    def set_ratio(self, ratio: float) -> None:
        """Draw for a screen of another density."""
        if ratio != self._ratio:
            self._ratio = ratio
            self._renew_all()

    # ---- pictures ----------------------------------------------------------------------------

    def picture(self, size: QSize, layer_ids: Iterable[str] | None = None) -> QImage:
        """The whole board in an image, with some layers or all that show."""
        wanted = {layer.id for layer in self.layers} if layer_ids is None else set(layer_ids)
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(self._bridge.palette.table)
        painter = QPainter(image)
        is_flipped = self._bridge.preferences.is_flipped
        painter.setTransform(fitting(self._geometry.board_rect, size, is_flipped=is_flipped))
        seen = painter.transform().inverted()[0].mapRect(QRectF(image.rect()))
        self._paint_ground(painter, seen, self._look(wanted), with_scan=self.scan.id in wanted)
        painter.setClipping(False)
        self._paint_over_board(self._canvas(painter, seen), wanted)
        painter.end()
        return image

    def _paint_over_board(self, canvas: Canvas, wanted: set[str]) -> None:
        for layer in self._shades:
            if layer.id in wanted:
                _paint_layer(layer, layer.paint, canvas)
        if any(layer.dims_lettering and layer.id in wanted for layer, _ in self._shown_shades()):
            self._board.paint(canvas.painter, canvas.rect, self._look(wanted & set(LETTERING_LAYERS)))
        _paint_live([layer for layer in self._live if layer.id in wanted], canvas)

    # ---- inside ------------------------------------------------------------------------------

    def _prepare_squares(self) -> None:
        self._board = painter_of(self._bridge.board)
        bounds = self._geometry.board_rect.adjusted(-BOARD_REACH, -BOARD_REACH, BOARD_REACH, BOARD_REACH)
        self._drawn_look, self._drawn_scan = self._look(), self.scan.look
        self._squares = PixmapSquares(
            self._paint_board, bounds, self._bridge.palette.table, self._name_of_drawing
        )
        self._bare = PixmapSquares(self._paint_bare, bounds, self._bridge.palette.table)
        self._lettering = PixmapSquares(self._paint_lettering, bounds)
        self._shaded = {layer.id: layer.drawn for layer in self._shades}
        self._shade_squares = {
            layer.id: PixmapSquares(partial(self._paint_shade, layer), bounds) for layer in self._shades
        }

    def _follow_board(self, geometry: SceneGeometry) -> None:
        """Draw a corrected board, showing the old one until the new squares are there."""
        self._geometry = geometry
        for layer in self.layers:
            layer.geometry = geometry
        self._board = painter_of(self._bridge.board)
        self._squares.renew(self._bridge.palette.table)
        self._lettering.renew()

    def _renew_shade(self, layer: Layer) -> None:
        """Most acts leave a shade as it is, whose squares cost far more than the act."""
        drawn = self._drawn_of(layer)
        if drawn is None or drawn != self._shaded.get(layer.id):
            self._shade_squares[layer.id].renew()
        self._shaded[layer.id] = drawn

    def _drawn_of(self, layer: Layer) -> object:
        return None if layer.is_broken or self._bridge.is_veiled else layer.drawn

    def _renew_all(self) -> None:
        self._drawn_look, self._drawn_scan = self._look(), self.scan.look
        self._squares.renew(self._bridge.palette.table)
        self._bare.renew(self._bridge.palette.table)
        for squares in (self._lettering, *self._shade_squares.values()):
            squares.renew()

    def _ground(self) -> PixmapSquares:
        """What lies beneath all that is shown."""
        return self._squares if self.peek is Peek.NONE else self._bare

    def _wanted_squares(self) -> list[PixmapSquares]:
        lettering = [self._lettering] if self._needs_lettering() else []
        return [self._ground(), *(squares for _, squares in self._shown_shades()), *lettering]

    def _needs_lettering(self) -> bool:
        """Whether a shade dims the board's labels, so that they are written once more above it."""
        return any(layer.dims_lettering for layer, _ in self._shown_shades())

    def _shown_shades(self) -> list[tuple[Layer, PixmapSquares]]:
        if self.peek is not Peek.NONE:
            return []
        shown = (layer for layer in self._shades if layer.visible and not layer.is_empty)
        return [(one, self._shade_squares[one.id]) for one in shown if self._shaded[one.id] != ()]

    def _look(self, wanted: Iterable[str] = BOARD_LAYERS) -> Look:
        opacities = {layer.id: layer.strength for layer in self.layers if layer.stage is Stage.BOARD}
        shown = {layer_id: opacities[layer_id] if layer_id in wanted else 0.0 for layer_id in BOARD_LAYERS}
        is_flipped = self._bridge.preferences.is_flipped
        return Look(self._bridge.palette, is_flipped, self._bridge.map_scale, self._ratio, shown)

    def _name_of_drawing(self) -> str | None:
        """By which other windows know the board's drawing; the player's own picture on it has no name."""
        board = self._bridge.board
        return None if self._has_scan else f"{board.digest} {board.origin} {self._drawn_look.name}"

    @property
    def _has_scan(self) -> bool:
        return self.scan.strength > 0 and not self.scan.is_empty

    def _paint_board(self, painter: QPainter, rect: QRectF) -> None:
        self._paint_ground(painter, rect, self._drawn_look, with_scan=True)

    def _paint_ground(self, painter: QPainter, rect: QRectF, look: Look, *, with_scan: bool) -> None:
        """The board's drawing; what the player's own picture covers of its lettering is written above it."""
        self._board.paint(painter, rect, look)
        if with_scan and self._has_scan:
            _paint_layer(self.scan, self.scan.paint, look.canvas(painter, rect))
            self._board.paint(painter, rect, self._look(LETTERING_LAYERS))

    def _paint_bare(self, painter: QPainter, rect: QRectF) -> None:
        self.scan.paint(self._canvas(painter, rect))
        if self.peek is Peek.GRID:
            grid = {layer: 1.0 if layer in _GRID_LAYERS else 0.0 for layer in BOARD_LAYERS}
            self._board.paint(painter, rect, replace(self._drawn_look, opacities=grid))

    def _paint_lettering(self, painter: QPainter, rect: QRectF) -> None:
        self._board.paint(painter, rect, self._look(LETTERING_LAYERS))

    def _paint_shade(self, layer: Layer, painter: QPainter, rect: QRectF) -> None:
        if not layer.is_broken:
            layer.attempt(lambda: layer.paint(self._canvas(painter, rect)))

    def _canvas(self, painter: QPainter, rect: QRectF) -> Canvas:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return self._drawn_look.canvas(painter, rect)


def _paint_live(layers: list[Layer], canvas: Canvas) -> None:
    """Every layer's tints first, so that they cover nothing of another layer."""
    for layer in layers:
        _paint_layer(layer, layer.paint_under, canvas)
    for layer in layers:
        _paint_layer(layer, layer.paint, canvas)


def _paint_layer(layer: Layer, paint: Callable[[Canvas], None], canvas: Canvas) -> None:
    if not layer.is_broken and layer.strength > 0 and not layer.is_empty:
        canvas.painter.save()
        canvas.painter.setOpacity(layer.opacity)
        layer.attempt(lambda: paint(canvas))
        canvas.painter.restore()
