"""The tool that looks along a line: drag from hex to hex, or tap one and then the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.sight.result import Position
from ui import operations
from ui.map.layers.sight import paint_end
from ui.map.tools.tool import Pointer, Tool

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from ui.map.canvas import Canvas
    from ui.map.view import MapView


class SightTool(Tool):
    """Shows the verdict while aiming (fair play hides it) and judges the line at the end.

    An end that stays in its hex keeps its level. A tap on the source gives the line up.
    """

    id = "sight"
    drags = True

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._pressed: HexCoord | None = None
        self._source: HexCoord | None = None  # where the line under way begins
        self._target: HexCoord | None = None

    @property
    def needs_hint(self) -> bool:
        return self.bridge.sight is None and self.bridge.viewshed is None

    def look_from(self, hex_: HexCoord) -> None:
        """Begin a line; the next tap ends it."""
        self._source, self._target = hex_, None
        self.view.redraw()

    def press(self, at: Pointer) -> None:
        self._pressed = at.hex if at.is_on_board else None

    def drag(self, at: Pointer) -> None:
        if self._pressed is not None:
            self._source = self._pressed
            self._aim(at.hex)

    def drop(self, at: Pointer) -> None:
        if self._pressed is not None:
            self._aim(at.hex)
            self._judge()

    def tap(self, at: Pointer) -> None:
        if not at.is_on_board:
            return
        if self._source is None:
            self.look_from(at.hex)
        elif at.hex == self._source:
            self.cancel()
        else:
            self._aim(at.hex)
            self._judge()

    def hover(self, at: Pointer | None) -> None:
        if at is not None and self._source is not None:
            self._aim(at.hex)

    def cancel(self) -> None:
        is_under_way = self._source is not None
        self._source = self._target = self._pressed = None
        if self.bridge.sight is not None and self.bridge.sight.live:
            operations.clear_sight(self.bridge)
        elif is_under_way:
            self.view.redraw()

    def paint(self, canvas: Canvas) -> None:
        if self._source is not None and self._target is None:
            paint_end(
                canvas,
                self.view.board_geometry.centre(self._source),
                canvas.palette.selection,
                is_source=True,
            )

    def _aim(self, target: HexCoord) -> None:
        """Preview the line to another hex; the hex it is aimed at already costs nothing."""
        if self._source is not None and target != self._target:
            self._target = target
            operations.preview_sight(self.bridge, self._position(self._source), self._position(target))

    def _judge(self) -> None:
        source, target = self._source, self._target
        if source is None or target is None or source == target:
            self.cancel()
            return
        self._source = self._target = self._pressed = None
        operations.check_sight(self.bridge, self._position(source), self._position(target))

    def _position(self, hex_: HexCoord) -> Position:
        """The hex at the level it has in the line on the map, else on the ground."""
        sight = self.bridge.sight
        ends = (sight.source, sight.target) if sight is not None else ()
        return next((end for end in ends if end.hex == hex_), Position(hex_))
