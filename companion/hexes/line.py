"""The line between two hex centres as a string over the map shows it: which hexes it crosses. Exact."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from companion.hexes.coordinates import HexCoord, Orientation, distance, ring
from companion.hexes.lattice import centre, cross, outline


def hexes_crossed(a: HexCoord, b: HexCoord, orientation: Orientation) -> tuple[tuple[HexCoord, ...], ...]:
    """What the line between two centres crosses, in order: a hex, or two where it runs between them.

    Exact; hexes touched at a vertex only are left out, as are both ends.
    """
    return tuple(tuple(a + step for step in steps) for steps in _crossed_from_origin(b - a, orientation))


@lru_cache(maxsize=8192)
def _crossed_from_origin(end: HexCoord, orientation: Orientation) -> tuple[tuple[HexCoord, ...], ...]:
    """The same for a line from hex (0, 0): lines alike in length and direction are worked out once."""
    start, apart = HexCoord(0, 0), distance(HexCoord(0, 0), end)
    found: list[tuple[HexCoord, ...]] = []
    for steps in range(1, apart):
        near = [hex_ for hex_ in ring(start, steps) if distance(hex_, end) == apart - steps]
        touched = tuple(hex_ for hex_ in near if _is_crossed(start, end, hex_, orientation))
        through = [hex_ for hex_ in touched if _is_entered(start, end, hex_, orientation)]
        found += [(hex_,) for hex_ in through] or ([touched] if touched else [])
    return tuple(found)


def _turns(a: HexCoord, b: HexCoord, hex_: HexCoord, orientation: Orientation) -> Sequence[int]:
    turns = cross(centre(a, orientation), centre(b, orientation), outline(hex_, orientation))
    return [int(turn) for turn in np.sign(turns)]


def _is_entered(a: HexCoord, b: HexCoord, hex_: HexCoord, orientation: Orientation) -> bool:
    turns = _turns(a, b, hex_, orientation)
    return min(turns) < 0 < max(turns)


def _is_crossed(a: HexCoord, b: HexCoord, hex_: HexCoord, orientation: Orientation) -> bool:
    """Entered, or run along: then two corners lie on the line."""
    turns = _turns(a, b, hex_, orientation)
    return min(turns) < 0 < max(turns) or turns.count(0) == 2
