"""What smoke, vehicles, wrecks and blast areas add to the lines of a bundle."""

from collections.abc import Iterable

import numpy as np

from companion.hexes.coordinates import HexCoord
from companion.hexes.lattice import IntArray
from companion.sight.bundle import Bundle
from companion.sight.chart import MarkerHindrance
from companion.sight.grid import BoolArray
from companion.sight.judging import MarkerLoad
from companion.sight.markers import Markers, Smoke
from companion.sight.result import RAISED
from companion.sight.rules import smoke_amount, smoke_counts, vehicles_count


def marker_load(bundle: Bundle, markers: Markers, row: MarkerHindrance) -> MarkerLoad | None:
    """The load of markers on each line; None when there are none."""
    if not markers:
        return None
    hexes = _Hexes(bundle, markers)
    return MarkerLoad(
        _smoke(bundle, markers, hexes, row),
        _vehicles(bundle, markers, hexes) * row.vehicle,
        _blast_areas(bundle, markers, hexes),
    )


class _Hexes:
    """The hexes with markers in reach, and which lines touch them between their ends."""

    def __init__(self, bundle: Bundle, markers: Markers) -> None:
        places = bundle.grid.places(markers.hexes)
        ranges = bundle.grid.ranges_from(bundle.source.hex, places)
        self.places = places[ranges < bundle.rows]  # none lies on a line that ends short of it
        self.ranges = ranges[ranges < bundle.rows].tolist()
        self.meets = bundle.meets(self.places)
        self.number = {bundle.grid.hexes[place]: i for i, place in enumerate(self.places)}

    def known(self, hexes: Iterable[HexCoord]) -> list[tuple[HexCoord, int]]:
        """Those on the board and in reach, each with its number here."""
        return [(hex_, self.number[hex_]) for hex_ in hexes if hex_ in self.number]


def _smoke(bundle: Bundle, markers: Markers, hexes: _Hexes, row: MarkerHindrance) -> IntArray:
    """The smoke at each range: of two hexes at one range, the thicker."""
    amounts = np.zeros((bundle.rows, len(bundle.places)), dtype=np.int64)
    for hex_, i in hexes.known({smoke.hex for smoke in markers.smoke}):
        counters = markers.smoke_in(hex_)
        passing = hexes.meets[i] * strongest(counters, row, is_raised=bundle.is_raised)
        amounts[hexes.ranges[i]] = np.maximum(amounts[hexes.ranges[i]], passing)
        _add_ends(bundle, amounts, hex_, counters, row)
    return amounts


def _add_ends(
    bundle: Bundle, amounts: IntArray, hex_: HexCoord, counters: tuple[Smoke, ...], row: MarkerHindrance
) -> None:
    """Smoke in the source's hex and in the target's; on a line within one hex, all of it once."""
    place, raised = bundle.grid.index[hex_], bundle.is_raised
    if hex_ == bundle.source.hex:
        at_source = strongest(counters, row, is_raised=raised, is_under_viewer=bundle.source.level == RAISED)
        within = strongest(counters, row, is_raised=raised)
        amounts[0] = np.where(bundle.ranges == 0, within, at_source)
    else:
        ends_here = np.flatnonzero(bundle.places == place)
        at_target = strongest(counters, row, is_raised=raised, is_under_viewer=bundle.level == RAISED)
        amounts[bundle.ranges[ends_here], ends_here] = at_target


def strongest(
    counters: Iterable[Smoke], row: MarkerHindrance, *, is_raised: bool, is_under_viewer: bool = False
) -> int:
    """The most that one of the smoke counters in a hex adds; one of unknown strength adds nothing."""
    counting = (
        s
        for s in counters
        if smoke_counts(s.kind, s.level, is_raised=is_raised, is_under_viewer=is_under_viewer)
    )
    return max((smoke_amount(smoke, row) or 0 for smoke in counting), default=0)


def _vehicles(bundle: Bundle, markers: Markers, hexes: _Hexes) -> IntArray:
    """1 at each range where a line touches a hex with a vehicle or wreck between its ends."""
    amounts = np.zeros((bundle.rows, len(bundle.places)), dtype=np.int64)
    if vehicles_count(is_raised=bundle.is_raised):
        for _, i in hexes.known(markers.vehicles | markers.wrecks):
            amounts[hexes.ranges[i]] |= hexes.meets[i]
    return amounts


def _blast_areas(bundle: Bundle, markers: Markers, hexes: _Hexes) -> IntArray:
    """How many blast areas each line touches, its end hexes included."""
    counts = np.zeros(len(bundle.places), dtype=np.int64)
    for area in markers.blasts.values():
        counts += _is_in_area(bundle, area, hexes)
    return counts


def _is_in_area(bundle: Bundle, area: frozenset[HexCoord], hexes: _Hexes) -> BoolArray:
    numbers = [i for _, i in hexes.known(area)]
    ends_in = np.isin(bundle.places, bundle.grid.places(area))
    result: BoolArray = hexes.meets[numbers].any(axis=0) | ends_in | (bundle.source.hex in area)
    return result
