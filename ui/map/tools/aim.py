"""The tool that finds a hex for a panel: for an AR it shows where the round may come down."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from companion.kit.map_items import MapShade, Style
from companion.reason import CompanionError
from ui.map.art.shades import ShadeArt
from ui.map.badges import paint_badge
from ui.map.canvas import faint
from ui.map.geometry import HEX
from ui.map.layers.rose import paint_rose, paint_target
from ui.map.shapes import closed_path
from ui.map.tools.tool import Pointer, Tool

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from ui.map.canvas import Canvas
    from ui.map.view import MapView
    from ui.shell.aiming import Aiming

_FAINTEST, _STRONGEST = 0.12, 0.62
_LABELLED = Fraction(1, 25)  # chances worth a number


class AimTool(Tool):
    """Tap a hex to hand it over; the panel that asked decides what becomes of it."""

    id = "aim"

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.aiming: Aiming | None = None
        self.hex: HexCoord | None = None
        self._chances: Mapping[HexCoord, Fraction] = {}

    @property
    def needs_hint(self) -> bool:
        return True

    @property
    def goals(self) -> frozenset[HexCoord]:
        return self.aiming.goals if self.aiming is not None else frozenset()

    def aim(self, aiming: Aiming | None) -> None:
        """Find a hex for somebody, or for nobody any more."""
        self.aiming, self.hex, self._chances = aiming, None, {}
        self.view.redraw()

    def tap(self, at: Pointer) -> None:
        if at.is_on_board and self.aiming is not None:
            self.hex = at.hex
            self._chances = self._reckon(at.hex)
            self.aiming.take(at.hex)
            self.view.redraw()

    def type_text(self, text: str) -> bool:
        """What is typed goes to the form that asks for a hex."""
        if self.aiming is None or self.aiming.type_text is None:
            return False
        self.aiming.type_text(text)
        return True

    def cancel(self) -> None:
        self.hex, self._chances = None, {}
        self.view.redraw()

    def paint(self, canvas: Canvas) -> None:
        geometry = self.view.board_geometry
        if self.goals:
            ShadeArt(self.bridge, geometry).paint(canvas, [MapShade(self.goals, Style.GOAL)])
        if self.hex is None:
            return
        for hex_, chance in self._chances.items():
            self._paint_chance(canvas, hex_, chance)
        if self._chances:
            paint_rose(canvas, geometry, self.hex)
        centre = geometry.centre(self.hex)
        paint_target(canvas, centre)
        if self.hex in self._chances:
            below = QPointF(0, 0.36 * HEX) * (-1 if canvas.is_flipped else 1)
            self._write_chance(canvas, centre + below, self._chances[self.hex])

    def _paint_chance(self, canvas: Canvas, hex_: HexCoord, chance: Fraction) -> None:
        geometry = self.view.board_geometry
        most = max(self._chances.values())
        tint = faint(canvas.palette.fire, _FAINTEST + (_STRONGEST - _FAINTEST) * float(chance / most))
        canvas.fill(closed_path(geometry.polygon(hex_)), tint)
        if chance >= _LABELLED and hex_ != self.hex:
            self._write_chance(canvas, geometry.centre(hex_), chance)

    def _write_chance(self, canvas: Canvas, centre: QPointF, chance: Fraction) -> None:
        words = self.bridge.text("aim-chance", percent=f"{float(100 * chance):.0f}")
        paint_badge(canvas, words, centre, canvas.palette.fire, 12)

    def _reckon(self, hex_: HexCoord) -> Mapping[HexCoord, Fraction]:
        """Where something aimed at the hex may land; nothing where it cannot be aimed there at all."""
        if self.aiming is None or self.aiming.chances is None:
            return {}
        try:
            return self.aiming.chances(hex_)
        except CompanionError:
            return {}  # the panel tells why when the player insists
