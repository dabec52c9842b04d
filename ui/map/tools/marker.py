"""The tool that puts markers on hexes and takes them off again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from companion.sight.marker_chart import marker_hindrance
from companion.sight.marker_kinds import MarkerKind, has_marker
from companion.sight.markers import SmokeKind
from companion.sight.result import GROUND
from ui import operations
from ui.map.badges import paint_icon
from ui.map.geometry import HEX
from ui.map.tools.tool import Pointer, Tool
from ui.panels.levels import has_raised, level_name, levels_of
from ui.widgets.menu import Menu

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QPoint

    from companion.hexes.coordinates import HexCoord
    from ui.map.canvas import Canvas
    from ui.map.view import MapView

MARKER_MIME = "application/x-wargame-companion-marker"  # its data is the value of a MarkerKind
_AMOUNTS = range(1, 6)
_GHOST = 0.55


class MarkerTool(Tool):
    """Tap a hex: the marker in hand is put there, or taken off where one lies.

    What only the counter or the table tells (the value of white phosphorus, on which level) is
    asked beside the hex; "don't know" is an answer.
    """

    id = "marker"

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.kind = MarkerKind.SMOKE
        self.keep = True
        self._ghost: HexCoord | None = None

    @property
    def needs_hint(self) -> bool:
        return not (self.bridge.markers or self.bridge.trial_markers)

    def tap(self, at: Pointer) -> None:
        if at.is_on_board:
            self.toggle(at.hex, self.kind, at.global_pos)

    def hover(self, at: Pointer | None) -> None:
        ghost = at.hex if at is not None and at.is_on_board else None
        if ghost != self._ghost:
            self._ghost = ghost
            self.view.redraw()

    def cancel(self) -> None:
        self._ghost = None
        self.view.redraw()

    def paint(self, canvas: Canvas) -> None:
        if self._ghost is None:
            return
        canvas.painter.save()
        canvas.painter.setOpacity(_GHOST)
        centre = self.view.board_geometry.centre(self._ghost)
        paint_icon(canvas, f"marker-{self.kind.value}", centre, 0.62 * HEX)
        canvas.painter.restore()

    def toggle(self, hex_: HexCoord, kind: MarkerKind, global_pos: QPoint) -> None:
        """Put a marker of a kind on a hex or take it off, asking first what must be known."""
        if self._asks_level(hex_, kind):
            self._ask_level(hex_, kind, global_pos)
        else:
            self._toggle_at(hex_, kind, GROUND, global_pos)

    def toggle_all(self, hexes: Sequence[HexCoord], kind: MarkerKind, global_pos: QPoint) -> bool:
        """As `toggle` on each of several hexes: those of which nothing is asked are one act."""
        asked = [h for h in hexes if self._asks_level(h, kind) or self._asks_amount(h, kind, GROUND)]
        known = [hex_ for hex_ in hexes if hex_ not in asked]
        if known and not operations.toggle_markers(self.bridge, known, kind, self.keep):
            return False
        for hex_ in asked:
            self.toggle(hex_, kind, global_pos)
        return True

    def _toggle_at(self, hex_: HexCoord, kind: MarkerKind, level: int, global_pos: QPoint) -> None:
        if self._asks_amount(hex_, kind, level):
            self._ask_amount(hex_, kind, level, global_pos)
        else:
            operations.toggle_marker(self.bridge, hex_, kind, self.keep, level=level)

    def _asks_level(self, hex_: HexCoord, kind: MarkerKind) -> bool:
        return kind.is_smoke and has_raised(self.bridge.board, hex_)

    def _asks_amount(self, hex_: HexCoord, kind: MarkerKind, level: int) -> bool:
        """Whether what a marker adds must be known, since only its counter tells."""
        lying = self.bridge.markers, self.bridge.trial_markers
        is_new = not any(has_marker(markers, hex_, kind, level) for markers in lying)
        return is_new and kind.is_smoke and self._is_unknown(SmokeKind(kind.value))

    def _is_unknown(self, kind: SmokeKind) -> bool:
        """Whether only the counter tells what it adds."""
        return marker_hindrance(self.bridge.board).smoke[kind] is None

    def _ask_level(self, hex_: HexCoord, kind: MarkerKind, global_pos: QPoint) -> None:
        menu = self._menu("map-ask-level")
        for level in levels_of(self.bridge.board, hex_):
            put = partial(self._toggle_at, hex_, kind, level, global_pos)
            _add(menu, level_name(self.bridge, level), put)
        menu.popup(global_pos)

    def _ask_amount(self, hex_: HexCoord, kind: MarkerKind, level: int, global_pos: QPoint) -> None:
        menu = self._menu("map-ask-amount")
        put = partial(operations.toggle_marker, self.bridge, hex_, kind, self.keep, level=level)
        for amount in _AMOUNTS:
            _add(menu, self.bridge.text("map-adds", amount=amount), partial(put, amount=amount))
        _add(menu, self.bridge.text("map-ask-unknown"), put)
        menu.popup(global_pos)

    def _menu(self, title_key: str) -> Menu:
        menu = Menu(self.view)
        menu.add_heading(self.bridge.text(title_key))
        menu.aboutToHide.connect(menu.deleteLater)
        return menu


def _add(menu: Menu, text: str, work: Callable[[], object]) -> None:
    menu.addAction(text).triggered.connect(lambda *_: work())
