"""The tool that corrects the board: what is in hand is drawn from hex to hex, or rubbed out."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPolygonF

from companion.board.legend import Brush, Sort, legend_of
from companion.board.stroke import Stroke
from companion.board.sweeps import Drawing
from ui import operations
from ui.map.geometry import HEX
from ui.map.shapes import open_path
from ui.map.tools.select import SelectTool
from ui.map.tools.tool import Pointer, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QColor, QKeyEvent

    from companion.board.stroke import Spot
    from companion.hexes.coordinates import HexCoord, Hexside
    from ui.map.canvas import Canvas
    from ui.map.view import MapView

_HINTS = {Sort.WAY: "way", Sort.FEATURE: "feature", Sort.SEEN: "seen"}
_ERASER_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class _Told(QObject):
    changed = Signal()  # something else is in hand


class CorrectTool(Tool):
    """Drag over the map, or tap: each drag is one step. Delete turns the brush into an eraser and back."""

    id = "correct"
    drags = True

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.told = _Told(view)
        self.legend = legend_of(self.bridge.base_board)
        self.brush: Brush = next(self.legend.brushes())
        self.is_erasing = False
        self._stroke: Stroke | None = None
        self._pointed: Stroke | None = None  # what a press would begin

    @property
    def status_key(self) -> str:
        if self.legend.water_under(self.brush.key):
            return "correct-hint-crossing"
        return f"correct-hint-{_HINTS.get(self.brush.sort, 'ground')}"

    @property
    def can_erase(self) -> bool:
        """Whether what is in hand can be rubbed out: not a bare confirmation, nor open ground."""
        return self.brush.sort not in {Sort.SEEN, Sort.OPEN}

    @property
    def drawing(self) -> Drawing:
        """The board as it is now, and what is in hand."""
        return Drawing(self.bridge.board, self.legend, self.brush, datetime.now(UTC), self.is_erasing)

    def take(self, brush: Brush) -> None:
        """Take something in hand; of what the board does not know, nothing changes."""
        if self.legend.knows(brush):
            self.brush, self.is_erasing = brush, False
            self._change()

    def erase(self, is_on: bool) -> None:
        """Rub out what is in hand instead of drawing it, or draw it again."""
        self.is_erasing = is_on and self.can_erase
        self._change()

    def draw_through(self, hexes: Sequence[HexCoord]) -> bool:
        """Draw from hex to hex, as a drag would; whether that said something."""
        stroke = Stroke.through(self.bridge.board, self.legend, self.brush, hexes)
        return operations.draw(self.bridge, self.drawing, stroke.sweep)

    # ---- the pointer's doings ----

    def press(self, at: Pointer) -> None:
        self._pointed, self._stroke = None, self._begun(at)
        self.view.redraw()

    def drag(self, at: Pointer) -> None:
        if self._stroke is not None:
            self._stroke.reach(self._spot(at))
            self.view.redraw()

    def drop(self, at: Pointer) -> None:
        self.drag(at)
        self._tell()

    def tap(self, at: Pointer) -> None:
        self._tell()

    def hover(self, at: Pointer | None) -> None:
        self._pointed = self._begun(at) if at is not None and at.is_on_board else None
        self.view.redraw()

    def cancel(self) -> None:
        self._stroke = self._pointed = None
        self.view.redraw()

    def escape(self) -> None:
        """Leave the stroke that is begun; with none the tool."""
        if self._stroke is not None:
            self.cancel()
        else:
            self.view.set_tool(SelectTool.id)

    def wants_key(self, key: int) -> bool:
        return key in _ERASER_KEYS

    def key(self, event: QKeyEvent) -> bool:
        if event.key() in _ERASER_KEYS:
            self.erase(not self.is_erasing)
            return True
        return False

    # ---- what shows ----

    def paint(self, canvas: Canvas) -> None:
        stroke = self._stroke or self._pointed
        if stroke is None:
            return
        sweep, palette = stroke.sweep, canvas.palette
        colour = palette.error if self.is_erasing else palette.selection
        sides = self.drawing.hexsides(sweep.hexsides)
        for shape in (*map(self._along, sides), *self._over(sweep.hexes)):
            self._stroke_twice(canvas, shape, colour)

    def _over(self, hexes: Sequence[HexCoord]) -> list[QPolygonF]:
        """A line through the hexes of a way; else their outlines."""
        geometry = self.view.board_geometry
        if self.brush.sort is Sort.WAY and len(hexes) > 1:
            return [QPolygonF([geometry.centre(hex_) for hex_ in hexes])]
        return [geometry.polygon(hex_) for hex_ in dict.fromkeys(hexes)]

    def _along(self, side: Hexside) -> QPolygonF:
        """A hexside; what crosses water lies across it."""
        geometry = self.view.board_geometry
        if not self.legend.water_under(self.brush.key):
            return QPolygonF(geometry.hexside(side))
        first, second = map(geometry.centre, side.hexes)
        middle, reach = (first + second) / 2, (second - first) * 0.2
        return QPolygonF([middle - reach, middle + reach])

    @staticmethod
    def _stroke_twice(canvas: Canvas, shape: QPolygonF, colour: QColor) -> None:
        """On a halo, so that it shows on any ground."""
        path = open_path(shape)
        canvas.stroke(path, canvas.pen(canvas.palette.place_halo, 0.16, 7))
        canvas.stroke(path, canvas.pen(colour, 0.08, 4))

    # ---- inside ----

    def _spot(self, at: Pointer) -> Spot:
        view = self.view
        point = view.mapToScene(view.viewport().mapFromGlobal(at.global_pos))
        return point.x() / HEX, -point.y() / HEX

    def _begun(self, at: Pointer) -> Stroke:
        return Stroke(self.bridge.board, self.legend, self.brush, self._spot(at))

    def _tell(self) -> None:
        stroke, self._stroke = self._stroke, None
        self.view.redraw()
        if stroke is not None:
            operations.draw(self.bridge, self.drawing, stroke.sweep)

    def _change(self) -> None:
        self.cancel()
        self.view.hint.refresh()
        self.told.changed.emit()
