"""Attacks across a river: how many of the attacking units cross it (CH.TEC.river)."""

from collections.abc import Collection
from enum import StrEnum


class Crossing(StrEnum):
    """How many of the attacking mobile units attack across a river or canal hexside."""

    ALL = "all"
    SOME = "some"
    NONE = "none"


def crossing_of(is_across: Collection[bool]) -> Crossing:
    """From each attacking mobile unit: guns, aircraft and bridges do not count (CH.TEC.riv3)."""
    if not any(is_across):
        return Crossing.NONE
    return Crossing.ALL if all(is_across) else Crossing.SOME
