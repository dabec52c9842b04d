"""The side view of a judged line, ready to be drawn."""

from __future__ import annotations

from dataclasses import replace
from math import dist
from typing import TYPE_CHECKING

from companion.sight.profile import side_profile
from companion.sight.relief.profile import profile_over_heights
from ui.session.sight_terrain import relief_of
from ui.widgets.profile_view import HexSpan, ProfilePicture

if TYPE_CHECKING:
    from companion.sight.profile import SideProfile
    from companion.sight.result import LosResult, UnitPoint
    from ui.session.bridge import SessionBridge


def is_raised(bridge: SessionBridge, result: LosResult) -> bool:
    """Whether a line between two hexes has anything to be seen from the side: heights, or an end above."""
    is_high = bridge.board.has_heights or max(result.source_level, result.target_level) > 0
    return is_high and result.source != result.target


def profile_picture(bridge: SessionBridge, result: LosResult) -> ProfilePicture:
    """The side view of a line between two hexes."""
    start = result.crossings[0].enters
    spans = (
        HexSpan(one.hex, dist(start, one.enters), dist(start, one.leaves), bridge.hex_name(one.hex))
        for one in result.crossings
    )
    return ProfilePicture(
        profile=_profile(bridge, result),
        spans=tuple(spans),
        hindered_at=along(start, result.first_hindrance_point),
        blocked_at=along(start, result.block_point),
        palette=bridge.palette,
    )


def _profile(bridge: SessionBridge, result: LosResult) -> SideProfile:
    if bridge.board.has_heights:
        profile = profile_over_heights(relief_of(bridge.board, bridge.sight_settings), result)
        return replace(profile, hidden=frozenset()) if bridge.fair_play else profile  # no looks ahead
    return side_profile(bridge.terrain, result)


def along(start: UnitPoint, point: UnitPoint | None) -> float | None:
    """How far a point lies along the line; None for none."""
    return None if point is None else dist(start, point)
