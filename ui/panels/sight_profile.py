"""The side view of a judged line, ready to be drawn."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from companion.sight.profile import side_profile
from ui.widgets.profile_view import HexSpan, ProfilePicture

if TYPE_CHECKING:
    from companion.sight.result import LosResult, UnitPoint
    from ui.session.bridge import SessionBridge


def is_raised(result: LosResult) -> bool:
    """Whether an end is above the ground and the line long enough to be drawn."""
    return max(result.source_level, result.target_level) > 0 and result.source != result.target


def profile_picture(bridge: SessionBridge, result: LosResult) -> ProfilePicture:
    """The side view of a line between two hexes."""
    start = result.crossings[0].enters
    spans = (
        HexSpan(one.hex, dist(start, one.enters), dist(start, one.leaves), bridge.hex_name(one.hex))
        for one in result.crossings
    )
    return ProfilePicture(
        profile=side_profile(bridge.terrain, result),
        spans=tuple(spans),
        hindered_at=along(start, result.first_hindrance_point),
        blocked_at=along(start, result.block_point),
        palette=bridge.palette,
    )


def along(start: UnitPoint, point: UnitPoint | None) -> float | None:
    """How far a point lies along the line; None for none."""
    return None if point is None else dist(start, point)
