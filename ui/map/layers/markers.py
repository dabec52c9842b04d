"""Smoke, vehicles, wrecks and blast areas on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from companion.hexes.coordinates import disk
from companion.sight.marker_kinds import MarkerKind
from companion.sight.markers import SmokeKind, is_laid_by_hand
from ui.games import parts_on
from ui.map.badges import paint_badge, paint_icon
from ui.map.canvas import faint
from ui.map.geometry import HEX
from ui.map.layers.layer import Layer
from ui.map.shapes import hexes_path
from ui.session.bridge import Change
from ui.session.counters import sides_in

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from companion.sight.markers import Markers, Smoke
    from ui.map.canvas import Canvas

_SIZE = 0.62 * HEX
_SMALL = 0.4 * HEX
_BELOW = 0.06 * HEX  # leaves the printed number free
_TINY = 0.26 * HEX  # beside the stacks of a hex
_ASIDE = tuple(QPointF(x, y) * HEX for x, y in ((0.44, 0.2), (-0.44, 0.2), (0.0, 0.42), (-0.44, -0.1)))
_SHARED_ASIDE = tuple(QPointF(x, y) * HEX for x, y in ((0.0, 0.38), (0.3, 0.38), (-0.3, 0.38), (0.3, -0.38)))


class MarkerLayer(Layer):
    """Kept markers, and those assumed for the current check in a dashed ring."""

    id = "markers"
    changed_by = frozenset({Change.MARKERS, Change.SESSION, Change.UNITS, Change.LANGUAGE})

    @property
    def drawn(self) -> object:
        """Nothing without any; else where they stand beside stacks counts as well."""
        return None if self._kept or self.bridge.trial_markers else ()

    def paint(self, canvas: Canvas) -> None:
        for markers, is_trial in ((self._kept, False), (self.bridge.trial_markers, True)):
            for hexes in markers.blasts.values():
                self._paint_blast(canvas, hexes, is_trial=is_trial)
            for hex_, kinds in _by_hex(markers).items():
                self._paint_hex(canvas, hex_, kinds, is_trial=is_trial)
            for smoke in markers.smoke:
                self._paint_amount(canvas, smoke)

    @property
    def _kept(self) -> Markers:
        """What stands on the map, but for what a layer of the game draws."""
        is_drawn = parts_on(self.bridge.base_board).draws_blasts
        return _laid_by_hand(self.bridge.markers) if is_drawn else self.bridge.markers

    def _paint_hex(self, canvas: Canvas, hex_: HexCoord, kinds: list[MarkerKind], *, is_trial: bool) -> None:
        centre, turn = self.geometry.centre(hex_), -1 if canvas.is_flipped else 1
        beside = self._beside(hex_)
        size = _TINY if beside else _SIZE if len(kinds) == 1 else _SMALL
        spots = beside or [offset + QPointF(0, _BELOW) for offset in _offsets(len(kinds))]
        for offset, kind in zip(spots, kinds, strict=False):
            spot = centre + offset * turn
            if is_trial:
                _paint_trial_ring(canvas, spot, size)
            paint_icon(canvas, f"marker-{kind.value}", spot, size)

    def _beside(self, hex_: HexCoord) -> tuple[QPointF, ...]:
        """Where the markers of a hex stand beside its stacks, which would hide them; none without stacks."""
        sides = sides_in(self.bridge, hex_)
        return () if not sides else _ASIDE if sides == 1 else _SHARED_ASIDE

    def _paint_blast(self, canvas: Canvas, hexes: frozenset[HexCoord], *, is_trial: bool) -> None:
        area, red = hexes_path(self.geometry, hexes), QColor(canvas.palette.fire)
        red.setAlphaF(0.16)
        canvas.fill(area, red)
        pen = canvas.pen(canvas.palette.fire, 0.04, 2.5)
        pen.setDashPattern((1.0, 2.0) if is_trial else (4.0, 2.0))
        canvas.stroke(area, pen)

    def _paint_amount(self, canvas: Canvas, smoke: Smoke) -> None:
        """The value a player read off a white phosphorus counter, or that it is still asked for."""
        if smoke.kind is not SmokeKind.WHITE_PHOSPHORUS and smoke.amount is None:
            return
        key = "map-amount-unknown" if smoke.amount is None else "map-adds"
        text = self.bridge.text(key, amount=smoke.amount or 0)
        beside = self._beside(smoke.hex)
        offset = beside[0] + QPointF(0.08, 0.12) * HEX if beside else QPointF(0.3, 0.12) * HEX
        spot = self.geometry.centre(smoke.hex) + offset * (-1 if canvas.is_flipped else 1)
        paint_badge(canvas, text, spot, canvas.palette.white_phosphorus, 11)


def _laid_by_hand(markers: Markers) -> Markers:
    """Without the blast areas that the game in play lays."""
    for area in markers.blasts:
        markers = markers if is_laid_by_hand(area) else markers.without_blast(area)
    return markers


def blast_centre(hexes: frozenset[HexCoord]) -> HexCoord:
    """The hex where a blast area's counter lies: the one whose neighbours it covers most."""
    return max(sorted(hexes), key=lambda hex_: sum(near in hexes for near in disk(hex_, 1)))


def _by_hex(markers: Markers) -> dict[HexCoord, list[MarkerKind]]:
    """The markers to draw in each hex, in the order of their kinds."""
    found: dict[HexCoord, set[MarkerKind]] = {}
    for smoke in markers.smoke:
        found.setdefault(smoke.hex, set()).add(MarkerKind(smoke.kind.value))
    for kind, hexes in (
        (MarkerKind.VEHICLE, markers.vehicles),
        (MarkerKind.WRECK, markers.wrecks),
        (MarkerKind.BLAST_AREA, [blast_centre(hexes) for hexes in markers.blasts.values()]),
    ):
        for hex_ in hexes:
            found.setdefault(hex_, set()).add(kind)
    order = list(MarkerKind)
    return {hex_: sorted(kinds, key=order.index) for hex_, kinds in found.items()}


def _offsets(count: int) -> list[QPointF]:
    """Where `count` markers of one hex stand around its centre."""
    if count == 1:
        return [QPointF()]
    across, down = 0.22 * HEX, 0.19 * HEX
    spots = [QPointF(-across, -down), QPointF(across, -down), QPointF(-across, down), QPointF(across, down)]
    if count == 2:
        return [QPointF(-across, 0), QPointF(across, 0)]
    return [*spots, QPointF(0, -down), QPointF(0, down)][:count]


def _paint_trial_ring(canvas: Canvas, centre: QPointF, size: float) -> None:
    ring = QPainterPath()
    ring.addEllipse(centre, size * 0.62, size * 0.62)
    glow = faint(canvas.palette.place_halo, 0.6)
    canvas.fill(ring, glow)
    pen = canvas.pen(canvas.palette.selection, 0.02, 1.6)
    pen.setDashPattern((2.5, 2.5))
    canvas.stroke(ring, pen)
