"""Names of places, where the map prints them; from afar those that find room."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF

from companion.board.facts import Place
from companion.board.model import Board
from ui.map.canvas import Canvas, Lettering, text_width, write
from ui.map.geometry import HEX, SceneGeometry

_SIZE = 0.2 * HEX
_READABLE = 12.0  # pixels
_SHOWN_FROM = 7  # pixels to a hex


class NameArt:
    """Every place with a name."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        self._labels = [label for place in board.places for label in _labels_of(place, geometry)]
        self._board = geometry.board_rect
        self._sizes = lru_cache(maxsize=8)(self._placed)

    def paint(self, canvas: Canvas) -> None:
        if canvas.hex_pixels < _SHOWN_FROM:
            return
        size = max(_SIZE, _READABLE * canvas.emphasis / canvas.scale)
        lettering = Lettering(
            size, canvas.palette.place, canvas.palette.place_halo, is_bold=True, is_italic=True
        )
        for text, spot in self._sizes(size):
            if _box(text, spot, size).intersects(canvas.rect):
                write(canvas, text, spot, lettering)

    def _placed(self, size: float) -> list[tuple[str, QPointF]]:
        """The labels that do not run into one listed before, for lettering of a height."""
        placed: list[tuple[str, QPointF]] = []
        for text, spot in self._labels:
            box = _moved_inside(_box(text, spot, size), self._board)
            if not any(box.intersects(_box(other, at, size)) for other, at in placed):
                placed.append((text, box.center()))
        return placed


def _labels_of(place: Place, geometry: SceneGeometry) -> list[tuple[str, QPointF]]:
    """A place's name at the middle of each printed label, else under its first hex's centre."""
    if place.label_boxes:
        corners = [[geometry.lattice_point(corner) for corner in box] for box in place.label_boxes]
        return [(place.name, (first + second) / 2) for first, second in corners]
    if place.hexes:
        return [(place.name, geometry.centre(place.hexes[0]) + QPointF(0, 0.3 * HEX))]
    return []


def _box(text: str, spot: QPointF, size: float) -> QRectF:
    width = text_width(text, is_italic=True) * size
    return QRectF(spot.x() - width / 2, spot.y() - size * 0.6, width, size * 1.2)


def _moved_inside(box: QRectF, board: QRectF) -> QRectF:
    """A label moved so far sideways that the board's edge does not cut it."""
    left = max(min(box.left(), board.right() - box.width()), board.left())
    return box.translated(left - box.left(), 0)
