"""Markers in words: what lies on a hex, and what all markers of a check were."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.sight.chart import MarkerHindrance
from companion.sight.marker_chart import marker_hindrance
from companion.sight.marker_kinds import MarkerKind
from companion.sight.markers import Markers, SmokeKind
from ui.panels.levels import level_name

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from ui.session.bridge import SessionBridge


@dataclass(frozen=True, slots=True)
class Standing:
    """One marker as it lies: its kind, the hexes it covers, its level and the value read off it."""

    kind: MarkerKind
    hexes: tuple[HexCoord, ...]
    level: int = 0
    amount: int | None = None

    @property
    def hex(self) -> HexCoord:
        """The hex it stands in; of a blast area, the middle one."""
        return self.hexes[0]


def standing(markers: Markers) -> list[Standing]:
    """All markers, kind by kind."""
    order = list(MarkerKind)
    return sorted(_standing(markers), key=lambda one: (order.index(one.kind), one.hex, one.level))


def _standing(markers: Markers) -> Iterator[Standing]:
    for smoke in markers.smoke:
        yield Standing(MarkerKind(smoke.kind.value), (smoke.hex,), smoke.level, smoke.amount)
    yield from (Standing(MarkerKind.VEHICLE, (hex_,)) for hex_ in markers.vehicles)
    yield from (Standing(MarkerKind.WRECK, (hex_,)) for hex_ in markers.wrecks)
    for hexes in markers.blasts.values():
        yield Standing(MarkerKind.BLAST_AREA, _middle_first(hexes))


def _middle_first(hexes: frozenset[HexCoord]) -> tuple[HexCoord, ...]:
    """The hexes of a blast area, the one with most of the others beside it first."""
    return tuple(sorted(hexes, key=lambda hex_: (-len(hexes & set(hex_.neighbours())), hex_)))


def kind_words(bridge: SessionBridge, kind: MarkerKind) -> str:
    """A kind of marker with what it adds; for white phosphorus only its counter tells."""
    name = bridge.text(f"marker-{kind.value}")
    amount = _amount(marker_hindrance(bridge.board), kind)
    if amount is None:
        return bridge.text("marker-adds-as-printed", kind=name)
    return bridge.text("marker-adds", kind=name, amount=amount)


def _amount(chart: MarkerHindrance, kind: MarkerKind) -> int | None:
    """The hindrance of a kind by the sight chart; None for one read off the counter."""
    if kind.is_smoke:
        return chart.smoke[SmokeKind(kind.value)]
    return chart.blast_area if kind is MarkerKind.BLAST_AREA else chart.vehicle


def standing_words(bridge: SessionBridge, one: Standing) -> str:
    """A marker's kind, place and what was read off it."""
    kind = bridge.text(f"marker-{one.kind.value}")
    words = bridge.text("marker-on-hex", kind=kind, hex=bridge.hex_name(one.hex))
    if one.level:
        words = bridge.text("marker-on-level", marker=words, level=level_name(bridge, one.level))
    return bridge.text("marker-with-amount", marker=words, amount=one.amount) if one.amount else words


def markers_words(bridge: SessionBridge, markers: Markers) -> str:
    """All markers in a row; says so when there are none."""
    words = [standing_words(bridge, one) for one in standing(markers)]
    return bridge.catalogue.join(words) if words else bridge.text("markers-none")
