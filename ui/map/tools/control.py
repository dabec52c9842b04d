"""The tool that tells what the drawing on the map rests on: control, say, and corrections by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.hexes.coordinates import hex_line
from ui import operations
from ui.map.shapes import closed_path
from ui.map.tools.select import SelectTool
from ui.map.tools.tool import Pointer, Tool
from ui.session.told_map import told_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.hexes.coordinates import HexCoord
    from companion.kit.told_map import MapHand
    from ui.map.canvas import Canvas
    from ui.map.view import MapView


class ControlTool(Tool):
    """Tap a hex, or sweep over several: they become what the option `in_hand` says.

    An option that other hands have too stays in hand when the player changes hands.
    """

    id = "control"
    drags = True

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._hand = ""
        self._options: dict[str, str] = {}
        self._swept: dict[HexCoord, None] = {}  # in the order of the sweep

    @property
    def hands(self) -> tuple[MapHand, ...]:
        """What the game on the board lets players tell."""
        game = told_game(self.bridge)
        return game.hands if game else ()

    @property
    def hand(self) -> MapHand | None:
        """What is told now."""
        return next((hand for hand in self.hands if hand.id == self._hand), next(iter(self.hands), None))

    @property
    def option(self) -> str:
        """What the hexes become that are tapped."""
        return self._options.get(self.hand.id, self.hand.usual) if self.hand else ""

    def take_hand(self, hand: str) -> None:
        """Tell something else from now on."""
        self._hand = hand

    def take_option(self, option: str) -> None:
        """Let the hexes become something else from now on."""
        held = (hand.id for hand in self.hands if any(one.id == option for one in hand.options))
        self._options.update(dict.fromkeys(held, option))

    @property
    def status_key(self) -> str:
        return self.hand.hint.key if self.hand else ""

    def activate(self) -> None:
        operations.show_areas(self.bridge, True)

    def press(self, at: Pointer) -> None:
        self._swept.clear()
        self._sweep(at)

    def drag(self, at: Pointer) -> None:
        self._sweep(at)

    def drop(self, at: Pointer) -> None:
        self._sweep(at)
        self._tell()

    def tap(self, at: Pointer) -> None:
        self._swept.clear()
        self._sweep(at)
        self._tell()

    def cancel(self) -> None:
        self._swept.clear()
        self.view.redraw()

    def escape(self) -> None:
        """Leave the sweep that is begun; with none the tool."""
        if self._swept:
            self.cancel()
        else:
            self.view.set_tool(SelectTool.id)

    def paint(self, canvas: Canvas) -> None:
        pen = canvas.pen(canvas.palette.selection, 0.06, 3)
        for hex_ in self._swept:
            canvas.stroke(closed_path(self.view.board_geometry.polygon(hex_)), pen)

    def _sweep(self, at: Pointer) -> None:
        """Take in the hex under the pointer, and those since the last one."""
        if not at.is_on_board:
            return
        last = next(reversed(self._swept), at.hex)
        for hex_ in hex_line(last, at.hex):
            if hex_ in self.bridge.board:
                self._swept[hex_] = None
        self.view.redraw()

    def _tell(self) -> None:
        swept = tuple(self._swept)
        self.cancel()
        self.tell(swept)

    def tell(self, hexes: Sequence[HexCoord]) -> bool:
        """Hexes swept over become what the option in hand says; whether they do."""
        if not hexes or self.hand is None:
            return False
        return operations.tell_on_map(self.bridge, self.hand.id, self.option, tuple(hexes))

    def tell_typed(self, hexes: Sequence[HexCoord]) -> bool:
        """Hexes typed do; none of them is passed over in silence where the game reads words."""
        words = " ".join(map(self.bridge.hex_name, hexes))
        return self.tell_words(words) if self.takes_words else self.tell(hexes)

    @property
    def takes_words(self) -> bool:
        """Whether what is in hand may be told in words."""
        game = told_game(self.bridge)
        return game is not None and self.hand is not None and game.takes_words(self.hand.id)

    def tell_words(self, text: str) -> bool:
        """What some words say is told; whether it is."""
        hand = self.hand
        return hand is not None and operations.tell_in_words(self.bridge, hand.id, self.option, text)
