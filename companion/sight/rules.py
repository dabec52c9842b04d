"""The sight rules themselves, one small function each, on numbers, flags or whole arrays of them."""

from typing import TypeVar

import numpy as np

from companion.sight.chart import MarkerHindrance
from companion.sight.grid import BoolArray, Counts
from companion.sight.markers import Smoke, SmokeKind
from companion.sight.result import GROUND, RAISED

Count = TypeVar("Count", int, Counts)


def is_blocking(hindrance: Count, limit: int) -> bool | BoolArray:
    """Whether so much hindrance blocks: six or more do (ASLSK)."""
    return hindrance >= limit


def step_hindrance(terrain: Count, vehicles: Count, *, adds: bool) -> Count:
    """What terrain and vehicles at one range add together: each at most 1, summed or (setting) once."""
    if adds:
        return terrain + vehicles
    more: Count = np.maximum(terrain, vehicles)
    return more


def blast_hindrance(areas: Count, row: MarkerHindrance) -> Count:
    """What the blast areas on a line add: each once, however many of its hexes are crossed."""
    return areas * row.blast_area


def is_directly_behind(hexes_behind: Count) -> bool | BoolArray:
    """Whether a hex is the one that what blinds hides from above."""
    is_behind: bool | BoolArray = hexes_behind == 1
    return is_behind


def smoke_amount(smoke: Smoke, row: MarkerHindrance) -> int | None:
    """The hindrance of a smoke counter; None when only the counter itself tells it."""
    return row.smoke.get(smoke.kind) if smoke.amount is None else smoke.amount


def smoke_counts(kind: SmokeKind, level: int, *, is_raised: bool, is_under_viewer: bool = False) -> bool:
    """Whether smoke on a line hinders it.

    `is_raised`: an end of the line is above the ground. `is_under_viewer`: the smoke lies in the hex of
    such an end, and the line leads to another hex; ordinary smoke on the ground there does not count.
    """
    if not is_raised:
        return level == GROUND
    return not is_under_viewer or level == RAISED or kind is SmokeKind.WHITE_PHOSPHORUS


def vehicles_count(*, is_raised: bool) -> bool:
    """Whether vehicles and wrecks hinder: not a line to or from above, as grain and orchard do not."""
    return not is_raised
