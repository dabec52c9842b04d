"""How the line of a side view is drawn so that it agrees with the verdict: over what does not block it."""

from __future__ import annotations

from bisect import bisect
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from companion.hexes.coordinates import HexCoord
    from companion.sight.profile import ProfilePart, SideProfile

_EYE = 0.3  # levels above the floor somebody stands on
_OVER = 0.1  # levels by which it passes over things
_INTO = 0.75  # of the height of what blocks it

Spot = tuple[float, float]  # hexes along the line, levels


def sight_path(profile: SideProfile, ends: Sequence[HexCoord], blocked_at: float | None) -> tuple[Spot, ...]:
    """From eye to eye, the first and last hex being `ends`; what blocks is met, all before it passed over.

    The rules look at single hexes, not at heights: a straight line would run through what they let it pass.
    """
    first = (0.0, profile.source_level + _EYE)
    last = (profile.length, profile.target_level + _EYE)
    if blocked_at is None:
        return _over(first, last, _tops(profile, ends, profile.length))
    straight = level_at((first, last), blocked_at)
    met = [part for part in profile.solids if part.begins - 0.01 <= blocked_at <= part.ends + 0.01]
    stop = (blocked_at, min(straight, max(map(_stop, met))) if met else straight)
    return *_over(first, stop, _tops(profile, ends, blocked_at)), last


def _stop(part: ProfilePart) -> float:
    """Where a line that runs into something ends."""
    return part.base + _INTO * (part.height - part.base)


def level_at(path: Sequence[Spot], along: float) -> float:
    """How high a path is somewhere along it."""
    place = min(max(bisect([x for x, _ in path], along), 1), len(path) - 1)
    (x, level), (next_x, next_level) = path[place - 1], path[place]
    return level if next_x == x else level + (next_level - level) * (along - x) / (next_x - x)


def _tops(profile: SideProfile, ends: Sequence[HexCoord], until: float) -> Iterator[Spot]:
    """The upper corners of what stands between the end hexes, as far as the line goes."""
    for part in profile.solids:
        if part.hex not in ends and part.ends <= until:
            yield from ((at, part.height + _OVER) for at in (part.begins, part.ends))


def _over(first: Spot, last: Spot, tops: Iterable[Spot]) -> tuple[Spot, ...]:
    """The lowest path that is bent downwards only and passes over all tops."""
    path: list[Spot] = []
    for spot in (first, *sorted(tops), last):
        while len(path) > 1 and not _is_below(spot, path[-2], path[-1]):
            path.pop()
        path.append(spot)
    return tuple(path)


def _is_below(spot: Spot, one: Spot, other: Spot) -> bool:
    """Whether a spot lies below the line through two before it."""
    (x, y), (ax, ay), (bx, by) = spot, one, other
    return (bx - ax) * (y - ay) < (by - ay) * (x - ax)
