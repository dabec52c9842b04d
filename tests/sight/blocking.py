"""What blocks a line first, seen from its source."""

from companion.hexes.coordinates import HexCoord
from companion.sight.result import LosResult


def blocker(result: LosResult) -> HexCoord | None:
    """The hex in which the line is blocked first."""
    return result.obstacles[0].hex if result.obstacles else None


def blocker_area(result: LosResult) -> str | None:
    """The id of the area that blocks first; None when no outline does."""
    return (result.obstacles[0].area or None) if result.obstacles else None
