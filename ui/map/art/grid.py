"""The hex grid, its centre dots and the printed hex numbers."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF

from companion.board.model import Board
from companion.hexes.coordinates import HexCoord
from ui.map.canvas import Canvas, Lettering, faint, write_each
from ui.map.geometry import HEX, SceneGeometry
from ui.map.path_index import PointIndex

_DOTS_FROM = 16  # pixels to a hex
_NUMBER_SIZE = 0.15 * HEX
_NUMBER_HEIGHT = 0.385 * HEX  # above the centre, as printed
_READABLE = 8.0  # pixels under which a number is not written in its hex
_LINE = 0.0138  # just under a pixel at the ordinary size
_STEPS = (1, 2, 5, 10)
_LATER = 3  # so many of a hex's neighbours, clockwise from the first, come after it in order


class GridArt:
    """Every hexside once."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        corners = geometry.polygon(HexCoord(0, 0)).translated(-geometry.centre(HexCoord(0, 0)))
        # The corner after direction 1 comes first, so side k+1 runs from corner k-1 to corner k.
        around = [QLineF(corners.at((k - 1) % 6), corners.at(k)) for k in range(6)]
        self._centres = PointIndex(map(geometry.centre, board.hexes))
        own = zip(self._centres.points, board.hexes, strict=True)
        self._sides = [[side.translated(at) for side in _own(around, board, hex_)] for at, hex_ in own]

    def paint(self, canvas: Canvas) -> None:
        colour = faint(canvas.palette.hex_line, 0.85 if canvas.hex_pixels > 30 else 0.6)
        canvas.draw_lines(self.sides_in(canvas.rect), canvas.pen(colour, _LINE, 0.7))

    def sides_in(self, rect: QRectF) -> list[QLineF]:
        """The hexsides that may show in a part of the scene."""
        near = self._centres.within(rect.adjusted(-HEX, -HEX, HEX, HEX))
        return [side for number in near for side in self._sides[number]]


class DotArt:
    """The centre dots, from which every line of sight is judged."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        self._centres = PointIndex(geometry.centre(hex_) for hex_ in board.hexes)

    def paint(self, canvas: Canvas) -> None:
        if canvas.hex_pixels < _DOTS_FROM:
            return
        near = self._centres.within(canvas.rect.adjusted(-10, -10, 10, 10))
        dots = QPolygonF([self._centres.points[number] for number in near])
        for width, at_least, colour in (
            (0.06, 2.4, canvas.palette.label_halo),
            (0.04, 1.6, canvas.palette.hex_dot),
        ):
            pen = canvas.pen(colour, width, at_least)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)  # a dot is nothing but ends
            canvas.painter.setPen(pen)
            canvas.painter.drawPoints(dots)


class NumberArt:
    """The hex numbers; from afar only every second, fifth or tenth, written larger."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        printed = [hex_ for hex_ in board.hexes if _is_printed(board, hex_)]
        self._centres = PointIndex(geometry.centre(hex_) for hex_ in printed)
        self._numbers = [(board.hex_name(hex_), *board.numbering.column_row(hex_)) for hex_ in printed]

    def paint(self, canvas: Canvas) -> None:
        step = _step(canvas)
        size = max(_NUMBER_SIZE, (_READABLE if step == 1 else 11) / canvas.scale) * _modest(canvas.emphasis)
        lettering = Lettering(size, canvas.palette.label, canvas.palette.label_halo, is_bold=step > 1)
        rise = QPointF(0, _NUMBER_HEIGHT if step == 1 else 0) * (1 if canvas.is_flipped else -1)
        near = self._centres.within(canvas.rect.adjusted(-3 * size, -HEX, 3 * size, HEX))
        numbered = ((self._centres.points[one] + rise, *self._numbers[one]) for one in near)
        shown = ((text, at) for at, text, column, row in numbered if column % step == row % step == 0)
        write_each(canvas, shown, lettering)


def _step(canvas: Canvas) -> int:
    """Which numbers are readable: all, or every second, fifth or tenth."""
    if _NUMBER_SIZE * canvas.scale >= _READABLE * 0.86:
        return 1
    return next((step for step in _STEPS[1:] if step * canvas.hex_pixels >= 90 * canvas.emphasis), _STEPS[-1])


def _modest(emphasis: float) -> float:
    """Numbers grow less than other lettering, as they must stay inside their hexes."""
    return min(emphasis, 1.4)


def _is_printed(board: Board, hex_: HexCoord) -> bool:
    return bool(board.hexes[hex_].values.get("label_printed", True))


def _own(around: Sequence[QLineF], board: Board, hex_: HexCoord) -> Iterator[QLineF]:
    """Those sides of a hex that no earlier hex of the board draws: to later ones, and at the edge."""
    yield from around[:_LATER]
    earlier = zip(hex_.neighbours()[_LATER:], around[_LATER:], strict=True)
    yield from (side for neighbour, side in earlier if neighbour not in board)
