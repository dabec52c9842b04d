"""The tool that moves counters: tap a stack, then its hex; or type the hex."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.map.art.shades import ShadeArt
from ui.map.moving import Moving
from ui.map.shapes import closed_path
from ui.map.tools.select import SelectTool
from ui.map.tools.tool import Pointer, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QPointF

    from companion.hexes.coordinates import HexCoord
    from companion.kit.map_items import MapShade, StackKey
    from ui.map.canvas import Canvas
    from ui.map.framing import Outlook
    from ui.map.view import MapView
    from ui.shell.aiming import Aiming


@dataclass(frozen=True, slots=True)
class _Left:
    """What was in hand before, what the map showed then, and what it showed for the stack after it."""

    key: StackKey | None
    outlook: Outlook
    brought: Outlook


class MoveTool(Tool):
    """With a stack in hand a tap moves it; a tap on another of its side picks that, a long press joins it."""

    id = "move"

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.moving = Moving(view.bridge)
        self.moving.changed.connect(self._follow)
        self._pointed: HexCoord | None = None
        self._reach: Sequence[MapShade] = ()
        self._shades: ShadeArt | None = None
        self._aiming: Aiming | None = None
        self._key: StackKey | None = None  # in hand
        self._left = _Left(None, view.outlook, view.outlook)

    @property
    def redraws_itself(self) -> bool:
        """What is drawn up to the hex pointed at goes over all of the map."""
        return self._pointed is None

    @property
    def goals(self) -> frozenset[HexCoord]:
        if self._aiming is not None:
            return self._aiming.goals
        return frozenset().union(*(shade.hexes for shade in self._reach))

    def aim(self, aiming: Aiming | None) -> None:
        """Hand the hexes tapped to a form, or to nobody any more."""
        self._aiming = aiming

    def activate(self) -> None:
        self.moving.begin()

    def deactivate(self) -> None:
        self.moving.end()
        super().deactivate()

    def tap(self, at: Pointer) -> None:
        if not at.is_on_board:
            return
        if self._aiming is not None:
            self._aiming.take(at.hex)
        elif self.takes_up(at.hex):
            self.moving.pick_in(at.hex)
        else:
            self.moving.move_to(at.hex)

    def takes_up(self, hex_: HexCoord) -> bool:
        is_picking = not self.moving.stack or self._is_in_hand(hex_) or self.moving.has_friends(hex_)
        return self._aiming is None and is_picking

    def look_at(self, hex_: HexCoord) -> None:
        """Whose number was gone to is meant: another own stack there is in hand, as after a tap on it."""
        self.moving.forget_laid()
        if self.moving.is_on and self.takes_up(hex_) and not self._is_in_hand(hex_):
            self.moving.pick_in(hex_)

    def type_text(self, text: str) -> bool:
        """What is typed goes to the form that asks for a hex, else to the card."""
        if self._aiming is None or self._aiming.type_text is None:
            return False
        self._aiming.type_text(text)
        return True

    def long_press(self, at: Pointer) -> None:
        """Join what lies there with what is in hand; with nothing in hand, pick it."""
        if self.moving.stack and self.moving.has_friends(at.hex) and not self._is_in_hand(at.hex):
            self.moving.move_to(at.hex)
        elif not self.moving.pick_in(at.hex):
            super().long_press(at)

    def hover(self, at: Pointer | None) -> None:
        pointed = at.hex if at is not None and at.is_on_board else None
        if pointed != self._pointed:
            self._pointed = pointed
            self.view.redraw()

    def cancel(self) -> None:
        if self.moving.key is not None:
            self.moving.pick(None)

    def escape(self) -> None:
        """Put the stack in hand down; with none in hand the tool."""
        if self.moving.key is not None:
            self.cancel()
        else:
            self.view.set_tool(SelectTool.id)

    def paint(self, canvas: Canvas) -> None:
        if self._shades is not None:
            self._shades.paint(canvas, self._reach)
        start = self._start()
        if start is None or self._pointed is None or self._is_in_hand(self._pointed):
            return
        geometry, palette = self.view.board_geometry, canvas.palette
        pen = canvas.pen(palette.selection, 0.06, 3)
        pen.setDashPattern((2.0, 1.5))
        canvas.stroke(closed_path(geometry.polygon(self._pointed)), canvas.pen(palette.selection, 0.05, 3))
        canvas.painter.setPen(pen)
        canvas.painter.drawLine(start, geometry.centre(self._pointed))

    def _start(self) -> QPointF | None:
        """Where the stack in hand lies, when it lies on the map."""
        stack = self.moving.stack
        hex_ = stack[0].hex if stack else None
        return self.view.board_geometry.centre(hex_) if hex_ is not None else None

    def _is_in_hand(self, hex_: HexCoord) -> bool:
        return self.moving.key is not None and self.moving.key.hex == hex_

    def _follow(self) -> None:
        stack, before = self.moving.stack, self._reach
        self._reach = self.moving.reach()
        self.view.redraw(_hexes_of_one(before, self._reach) if self.redraws_itself else None)
        self._shades = ShadeArt(self.view.bridge, self.view.board_geometry)
        hexes = (stack[0].hex,) if stack and stack[0].hex is not None else ()
        session = self.view.bridge.session
        if session is None or not session.state.waiting:  # what is asked keeps its own hexes lit
            self.view.highlight(hexes)
        self.view.spread_stack(self.moving.key)
        if self.moving.key != self._key:
            self._bring_into_view(hexes)

    def _bring_into_view(self, hexes: Sequence[HexCoord]) -> None:
        """Show the stack in hand; going back at once to the one before shows again what was shown then."""
        view, left, before = self.view, self._left, self.view.outlook
        if left.key == self.moving.key and left.brought == before:
            view.look(left.outlook)
        else:
            for hex_ in hexes:
                view.ensure_visible_hex(hex_)
        self._left = _Left(self._key, before, view.outlook)
        self._key = self.moving.key


def _hexes_of_one(before: Sequence[MapShade], now: Sequence[MapShade]) -> frozenset[HexCoord]:
    """The hexes of shades that are among some or others, and not among both: an outline goes round all."""
    of_one = (*(one for one in before if one not in now), *(one for one in now if one not in before))
    return frozenset().union(*(shade.hexes for shade in of_one))
