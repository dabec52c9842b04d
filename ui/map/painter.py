"""Draws a board: which art lies on which layer, in what order, and pictures of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QTransform

from companion.board.model import Board
from companion.board.once import once_a_board
from ui.look.style import Palette
from ui.map.art.buildings import BuildingArt, TowerArt, WindmillArt
from ui.map.art.fields import FieldArt
from ui.map.art.grid import DotArt, GridArt, NumberArt
from ui.map.art.ground import EdgeArt, GroundArt, HexTerrainArt, PaperArt
from ui.map.art.hexsides import HexsideArt
from ui.map.art.names import NameArt
from ui.map.art.relief import ContourArt, LevelArt, ReliefAreaArt, ReliefBuildingArt, ReliefRoadArt
from ui.map.art.routes import RouteArt
from ui.map.art.shapes import AreaArt
from ui.map.art.signs import SignArt
from ui.map.art.trees import OrchardArt
from ui.map.canvas import Canvas
from ui.map.geometry import SceneGeometry


class Art(Protocol):
    """One kind of thing drawn on a board."""

    def paint(self, canvas: Canvas) -> None: ...


ArtMaker = Callable[[Board, SceneGeometry], Art]

# Bottom to top; a layer may appear at several heights. The backdrop alone reaches over the board's edge.
_BACKDROP: tuple[tuple[str, ArtMaker], ...] = (("terrain", GroundArt),)
_STACK: tuple[tuple[str, ArtMaker], ...] = (
    ("terrain", HexTerrainArt),
    ("terrain", FieldArt),
    ("terrain", OrchardArt),
    ("terrain", PaperArt),
    ("terrain", partial(RouteArt, is_water=True)),
    ("terrain", HexsideArt),
    ("terrain", AreaArt),
    ("roads", partial(RouteArt, is_water=False)),
    ("terrain", BuildingArt),
    ("terrain", WindmillArt),
    ("grid", GridArt),
    ("terrain", EdgeArt),
    ("terrain", TowerArt),
    ("grid", DotArt),
    ("hex-numbers", NumberArt),
    ("names", SignArt),
    ("names", NameArt),
)
_RELIEF_STACK: tuple[tuple[str, ArtMaker], ...] = (
    ("terrain", ReliefAreaArt),
    ("terrain", ContourArt),
    ("terrain", PaperArt),
    ("roads", ReliefRoadArt),
    ("terrain", ReliefBuildingArt),
    ("terrain", HexsideArt),
    ("grid", GridArt),
    ("terrain", EdgeArt),
    ("grid", DotArt),
    ("hex-numbers", NumberArt),
    ("hex-numbers", LevelArt),
    ("names", NameArt),
)
LETTERING_LAYERS = ("hex-numbers", "names")
BOARD_LAYERS = ("terrain", "roads", "grid", "hex-numbers", "names")


@dataclass(frozen=True, slots=True)
class Look:
    """How a picture of the board is wanted: colours, turned or not, emphasis, opacity by layer.

    `ratio` is device pixels to a screen pixel.
    """

    palette: Palette
    is_flipped: bool = False
    emphasis: float = 1.0
    ratio: float = 1.0
    opacities: Mapping[str, float] | None = None

    def opacity(self, layer: str) -> float:
        """How far a layer shows: 0 hidden, 1 full."""
        return 1.0 if self.opacities is None else self.opacities.get(layer, 1.0)

    @property
    def name(self) -> str:
        """Looks of one name look the same."""
        theme = id(self.palette)  # one object for each, kept for good
        shown = [self.opacity(layer) for layer in BOARD_LAYERS]
        return f"{theme} {self.is_flipped} {self.emphasis} {self.ratio} {shown}"

    def canvas(self, painter: QPainter, rect: QRectF) -> Canvas:
        """A canvas of this look for a painter in scene coordinates, to cover a part of the scene."""
        scale = abs(painter.transform().m11()) / self.ratio
        return Canvas(painter, rect, scale, self.palette, self.is_flipped, self.emphasis)


class BoardPainter:
    """The whole drawing of one board, ready to be painted at any scale."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        self.geometry = geometry
        self._has_edge = board.extent is not None
        self._backdrop = [(layer, make(board, geometry)) for layer, make in _BACKDROP]
        stack = _RELIEF_STACK if board.has_heights else _STACK
        self._stack = [(layer, make(board, geometry)) for layer, make in stack]

    def paint(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        """Paint a part of the scene; the painter's transform says where and how large."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = look.canvas(painter, rect)
        for layer, art in self._backdrop:
            _paint_at(look.opacity(layer), art, canvas)
        is_cut = not self.geometry.board_path.contains(rect)
        if is_cut:
            painter.setClipPath(self.geometry.board_path)
        for layer, art in self._stack:
            if is_cut:  # a ragged edge of hexes is no printed edge: lettering reaches over it whole
                painter.setClipping(self._has_edge or layer not in LETTERING_LAYERS)
            _paint_at(look.opacity(layer), art, canvas)

    def picture(self, size: QSize, look: Look, rect: QRectF | None = None) -> QImage:
        """An image of a part of the scene (else the whole board), as large as fits into `size` pixels."""
        rect = rect or self.geometry.board_rect
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(look.palette.table)
        painter = QPainter(image)
        painter.setTransform(fitting(rect, size, is_flipped=look.is_flipped))
        seen = painter.transform().inverted()[0].mapRect(QRectF(image.rect()))
        self.paint(painter, seen, look)
        painter.end()
        return image


@once_a_board
def painter_of(board: Board) -> BoardPainter:
    """The drawing of a board, prepared."""
    return BoardPainter(board, SceneGeometry(board))


def _paint_at(opacity: float, art: Art, canvas: Canvas) -> None:
    if opacity >= 1:
        art.paint(canvas)
    elif opacity > 0:
        _paint_faded(canvas, art, opacity)


def _paint_faded(canvas: Canvas, art: Art, opacity: float) -> None:
    """Paint into an image first, so that overlapping strokes fade as one."""
    painter = canvas.painter
    device = painter.device()
    image = QImage(device.width(), device.height(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    aside = QPainter(image)
    aside.setRenderHints(painter.renderHints())
    aside.setTransform(painter.transform())
    if painter.hasClipping():
        aside.setClipPath(painter.clipPath())
    art.paint(Canvas(aside, canvas.rect, canvas.scale, canvas.palette, canvas.is_flipped, canvas.emphasis))
    aside.end()
    painter.save()
    painter.resetTransform()
    painter.setOpacity(opacity)
    painter.drawImage(0, 0, image)
    painter.restore()


def fitting(rect: QRectF, size: QSize, *, is_flipped: bool) -> QTransform:
    """The transform that shows a part of the scene whole in the middle of a picture."""
    scale = min(size.width() / rect.width(), size.height() / rect.height())
    turn = -1 if is_flipped else 1
    transform = QTransform.fromTranslate(size.width() / 2, size.height() / 2)
    transform.scale(turn * scale, turn * scale)
    return transform.translate(-rect.center().x(), -rect.center().y())
