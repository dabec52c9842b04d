"""The board's ground: its paper, its edge and the terrain that covers whole hexes."""

from functools import cache

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainterPath

from companion.board.model import Board
from ui.map.art.styles import HEX_STYLES, HexStyle
from ui.map.canvas import Canvas
from ui.map.geometry import HEX, SceneGeometry
from ui.map.path_index import PathIndex
from ui.map.shapes import closed_path

GRAIN_PIXELS = 256  # the paper's texture repeats after so many pixels
_SHADOW_STEPS = 5


class GroundArt:
    """The lit sheet on the table: shadow, ground colour, paper grain."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        self._ground = geometry.board_path

    def paint(self, canvas: Canvas) -> None:
        if not self._ground.contains(canvas.rect):
            self._paint_shadow(canvas)
        canvas.fill(self._ground, canvas.palette.open)

    def _paint_shadow(self, canvas: Canvas) -> None:
        shade = QColor(0, 0, 0, 14)
        for step in range(_SHADOW_STEPS, 0, -1):
            offset = 0.06 * step * HEX * (-1 if canvas.is_flipped else 1)
            canvas.stroke(self._ground.translated(offset, offset), canvas.pen(shade, 0.12 * step))


class HexTerrainArt:
    """Terrain that covers whole hexes (woods, rough, hills), by tint and a small pattern."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        self._tints: dict[HexStyle, PathIndex] = {}
        for hex_, facts in board.hexes.items():
            for key in sorted(facts.terrain):
                style = HEX_STYLES.get(key)
                if style is not None:
                    index = self._tints.setdefault(style, PathIndex())
                    index.add(closed_path(geometry.polygon(hex_)))

    def paint(self, canvas: Canvas) -> None:
        for style, index in self._tints.items():
            colour = getattr(canvas.palette, style.colour)
            for path in index.within(canvas.rect):
                canvas.fill(path, colour)
                self._paint_pattern(canvas, style, path)

    def _paint_pattern(self, canvas: Canvas, style: HexStyle, path: QPainterPath) -> None:
        if style.pattern is Qt.BrushStyle.NoBrush or canvas.hex_pixels < 14:
            return
        shade = QColor(getattr(canvas.palette, style.colour)).darker(125)
        canvas.hatch(path, shade, style.pattern)


class PaperArt:
    """A faint grain over ground and fields, as of printed card."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        self._ground = geometry.board_path

    def paint(self, canvas: Canvas) -> None:
        painter = canvas.painter
        ground = painter.transform().map(self._ground)
        painter.save()
        painter.resetTransform()
        painter.fillPath(ground, QBrush(_paper_grain()))
        painter.restore()


class EdgeArt:
    """The line round the board."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        self._ground = geometry.board_path

    def paint(self, canvas: Canvas) -> None:
        canvas.stroke(self._ground, canvas.pen(canvas.palette.board_edge, 0.035, 1.5))


@cache
def _paper_grain() -> QImage:
    """A seamless texture of faint dark and light specks and broader clouds."""
    random = np.random.default_rng(1944)
    fine = random.standard_normal((GRAIN_PIXELS, GRAIN_PIXELS))
    broad = _blurred(random.standard_normal((GRAIN_PIXELS, GRAIN_PIXELS)), 14)
    speck = np.clip(4.0 * _blurred(fine, 0.7) + 3.5 * broad, -14, 14)
    pixels = np.zeros((GRAIN_PIXELS, GRAIN_PIXELS, 4), dtype=np.uint8)
    alpha = np.abs(speck).astype(np.uint8)
    pixels[..., 3] = alpha
    pixels[speck > 0, :3] = alpha[speck > 0, None]  # premultiplied white
    size = GRAIN_PIXELS
    return QImage(pixels.tobytes(), size, size, size * 4, QImage.Format.Format_RGBA8888_Premultiplied).copy()


def _blurred(noise: np.ndarray, reach: float) -> np.ndarray:
    """Noise blurred over `reach` pixels, seamless at the edges, with unit deviation."""
    waves = np.fft.fftfreq(GRAIN_PIXELS)
    falloff = np.exp(-2 * (np.pi * reach) ** 2 * (waves[:, None] ** 2 + waves[None, :] ** 2))
    blurred: np.ndarray = np.real(np.fft.ifft2(np.fft.fft2(noise) * falloff))
    return np.asarray(blurred / blurred.std())
