"""Turns and lines by their definition, one hex at a time: what the product reckons is held against them."""

from companion.hexes.coordinates import HexCoord, Orientation, distance
from companion.hexes.lattice import SCALE, centre, cross, outline


def rotated(hex_: HexCoord, sixths: int, about: HexCoord) -> HexCoord:
    """A hex turned clockwise by `sixths` of a full turn about another hex."""
    q, r = hex_.q - about.q, hex_.r - about.r
    for _ in range(sixths % 6):
        q, r = q + r, -q
    return HexCoord(about.q + q, about.r + r)


def is_touched(a: HexCoord, b: HexCoord, hex_: HexCoord, orientation: Orientation) -> bool:
    """Whether the line between two centres touches a hex, hexsides and vertices included."""
    turns = cross(centre(a, orientation), centre(b, orientation), outline(hex_, orientation))
    return bool(turns.min() <= 0 <= turns.max()) and _is_between(a, b, hex_)


def _is_between(a: HexCoord, b: HexCoord, hex_: HexCoord) -> bool:
    """A hex touched by a line lies on a shortest way between its ends, never off it."""
    return distance(a, hex_) + distance(hex_, b) == distance(a, b)


def runs_along(a: HexCoord, b: HexCoord, orientation: Orientation) -> bool:
    """Whether the line between two centres runs along hexsides, through no hex between them alone."""
    ax, ay = centre(a, orientation)
    bx, by = centre(b, orientation)
    dx, dy = abs(bx - ax) // SCALE, abs(by - ay) // SCALE
    if orientation is Orientation.POINTY_TOP:
        dx, dy = dy, dx
    # Hexsides of a flat-top hex point along (1, 0) and (1, 1) on the lattice.
    return (dx, dy) != (0, 0) and (dy == 0 or dx == dy)
