"""The outlines of many hexes taken together, corner by corner."""

from collections.abc import Iterable

from companion.hexes.coordinates import Direction, HexCoord

Corner = tuple[int, int]  # as `Vertex`: the sum of the coordinates of the three hexes that meet there

_STEPS = tuple(HexCoord(0, 0).step(way) for way in Direction)
# The ends of the side that faces each direction, clockwise round the hex, as steps from three times the hex.
_ENDS = tuple((_STEPS[way - 1] + _STEPS[way], _STEPS[way] + _STEPS[(way + 1) % 6]) for way in range(6))
_SIDES = tuple((*step, *start, *end) for step, (start, end) in zip(_STEPS, _ENDS, strict=True))


def outlines(hexes: Iterable[HexCoord]) -> list[list[Corner]]:
    """The rings of corners between these hexes and all others: clockwise, but a hole's anticlockwise.

    No corner stands twice, for only three hexes meet in one: each ring leaves it by one hexside.
    """
    onward = _borders(frozenset(hexes))
    rings: list[list[Corner]] = []
    while onward:
        corner, following = onward.popitem()
        ring = [corner]
        while following != ring[0]:
            ring.append(following)
            following = onward.pop(following)
        rings.append(ring)
    return rings


def _borders(hexes: frozenset[HexCoord]) -> dict[Corner, Corner]:
    """Every hexside with one of the hexes on its right alone, from corner to corner."""
    found: dict[Corner, Corner] = {}
    for q, r in hexes:
        for step_q, step_r, start_q, start_r, end_q, end_r in _SIDES:
            if (q + step_q, r + step_r) not in hexes:  # a hex is a pair
                found[3 * q + start_q, 3 * r + start_r] = (3 * q + end_q, 3 * r + end_r)
    return found
