"""The integer lattice under a hex grid: exact centres, outlines and contacts.

A hex centre lies at (3q, 2r + q) on a flat-top grid and (2q + r, 3r) on a pointy-top one, times
4096. Every hex corner is a lattice point, so "touches a vertex" and "runs along a hexside" are
integer facts, the same in every direction. The lattice is stretched by sqrt 3: contacts may be
judged on it, lengths only after `to_units`. Units: flat-to-flat height 1, x east, y north, the
centre of hex (0, 0) at the origin.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from companion.hexes.coordinates import Direction, HexCoord, Hexside, Orientation, Vertex, vertices_of

SCALE = 4096
IntArray = NDArray[np.int64]
FloatArray = NDArray[np.float64]

_LONG = 2 * sqrt(3) * SCALE  # lattice steps in one unit across the shifted axis
_SHORT = 2.0 * SCALE  # lattice steps in one unit along the flat-to-flat axis

# Clockwise from the corner after direction 1, as `hexgrid.vertices_of`.
_CORNERS = {
    Orientation.FLAT_TOP: ((1, 1), (2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1)),
    Orientation.POINTY_TOP: ((1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2)),
}


def unit_scale(orientation: Orientation) -> FloatArray:
    """Lattice steps to one unit, as (x, y)."""
    if orientation is Orientation.FLAT_TOP:
        return np.array([_LONG, _SHORT])
    return np.array([_SHORT, _LONG])


def centre(hex_: HexCoord, orientation: Orientation) -> tuple[int, int]:
    """The lattice point of a hex's centre dot."""
    q, r = hex_.q, hex_.r
    if orientation is Orientation.FLAT_TOP:
        return 3 * q * SCALE, (2 * r + q) * SCALE
    return (2 * q + r) * SCALE, 3 * r * SCALE


def vertex_point(vertex: Vertex, orientation: Orientation) -> tuple[int, int]:
    """The lattice point of a corner."""
    return corner_point((vertex.q_sum, vertex.r_sum), orientation)


def corner_point(corner: tuple[int, int], orientation: Orientation) -> tuple[int, int]:
    """The lattice point of a corner given by its sums: the mean of its three hex centres, which is whole."""
    q, r = corner
    if orientation is Orientation.FLAT_TOP:
        return q * SCALE, (2 * r + q) * SCALE // 3
    return (2 * q + r) * SCALE // 3, r * SCALE


def outline(hex_: HexCoord, orientation: Orientation) -> IntArray:
    """The six corners of a hex, clockwise: shape (6, 2), lattice steps."""
    x, y = centre(hex_, orientation)
    return np.array([(x + a * SCALE, y + b * SCALE) for a, b in _CORNERS[orientation]], dtype=np.int64)


def to_units(points: ArrayLike, orientation: Orientation) -> FloatArray:
    """Lattice points (..., 2) in units of one hex height."""
    return np.asarray(points, dtype=np.float64) / unit_scale(orientation)


def snap(points: ArrayLike, orientation: Orientation) -> IntArray:
    """Points (..., 2) in units, moved to the nearest lattice point (at most 0.0001 hex away)."""
    steps = np.asarray(points, dtype=np.float64) * unit_scale(orientation)
    return np.rint(steps).astype(np.int64)


def hex_at(point: Sequence[float] | FloatArray, orientation: Orientation) -> HexCoord:
    """The hex that holds a point given in units; on a hexside, the one of lower coordinates."""
    x, y = float(point[0]), float(point[1])
    if orientation is Orientation.FLAT_TOP:
        q, r = 2 * x / sqrt(3), y - x / sqrt(3)
    else:
        r, q = 2 * y / sqrt(3), x - y / sqrt(3)
    return _round_axial(q, r)


def hexside_at(point: Sequence[float] | FloatArray, orientation: Orientation) -> tuple[Hexside, float]:
    """The hexside nearest to a point given in units, and how far off it lies (at most half a hex)."""
    hex_, at = hex_at(point, orientation), np.asarray(point, dtype=np.float64)
    middle = to_units(centre(hex_, orientation), orientation)
    beyond = to_units([centre(one, orientation) for one in hex_.neighbours()], orientation)
    reaches = (beyond - middle) @ (at - middle)  # neighbours are one unit away
    best = int(reaches.argmax())
    return Hexside.of(hex_, tuple(Direction)[best]), float(0.5 - reaches[best])


def vertex_at(point: Sequence[float] | FloatArray, orientation: Orientation) -> Vertex:
    """The corner nearest to a point given in units."""
    corners = vertices_of(hex_at(point, orientation))
    points = to_units([vertex_point(vertex, orientation) for vertex in corners], orientation)
    away = ((points - np.asarray(point, dtype=np.float64)) ** 2).sum(axis=1)
    return corners[int(away.argmin())]


def _round_axial(q: float, r: float) -> HexCoord:
    rq, rr, rs = round(q), round(r), round(-q - r)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs + q + r)
    if dq > dr and dq > ds:
        return HexCoord(-rr - rs, rr)
    if dr > ds:
        return HexCoord(rq, -rq - rs)
    return HexCoord(rq, rr)


def cross(origin: ArrayLike, toward: ArrayLike, points: NDArray[Any]) -> IntArray:
    """Which way points lie of the line origin -> toward: positive left, 0 on it, negative right.

    Exact for lattice points of any board up to 700 hexes across (64-bit products).
    """
    o, t = np.asarray(origin, dtype=np.int64), np.asarray(toward, dtype=np.int64)
    return turn(t - o, points - o)


def turn(ray: IntArray, other: IntArray) -> IntArray:
    """The cross product of vectors: positive where the other points left of the ray."""
    result: IntArray = ray[..., 0] * other[..., 1] - ray[..., 1] * other[..., 0]
    return result
