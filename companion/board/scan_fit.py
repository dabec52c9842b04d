"""The fit of a picture of the printed map to the board: where each of its pixels lies, in hex units.

Pixels count from the picture's upper left corner, y down; hex units have y up, as everywhere.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from companion.hexes import lattice
from companion.hexes.coordinates import HexCoord, Orientation
from companion.reason import CompanionError, Reason

FloatArray = NDArray[np.float64]

_LEAST_SPREAD = 1.0  # pixels; nearer points are one and the same to a finger
_LEAST_BREADTH = 0.02  # of points off one line, as a part of their length


class ScanFitError(CompanionError):
    """Points that do not tell how the picture lies."""


class PointPair(NamedTuple):
    """A spot of the picture, in pixels, and the hex whose centre it shows."""

    x: float
    y: float
    hex: HexCoord


@dataclass(frozen=True, slots=True)
class ScanFit:
    """An affine map: unit x = a * x + b * y + c, unit y = d * x + e * y + f, for a pixel (x, y)."""

    a: float
    b: float
    c: float
    d: float
    e: float
    f: float

    def to_units(self, x: float, y: float) -> tuple[float, float]:
        """The point of the board, in hex units, that a pixel shows."""
        return self.a * x + self.b * y + self.c, self.d * x + self.e * y + self.f

    def shifted(self, east: float, north: float) -> "ScanFit":
        """The picture moved by so many hex units."""
        return ScanFit(self.a, self.b, self.c + east, self.d, self.e, self.f + north)

    def residual(self, pair: PointPair, orientation: Orientation) -> float:
        """How far a pair's spot lies from its hex's centre, in hexes."""
        x, y = self.to_units(pair.x, pair.y)
        east, north = _centres([pair], orientation)[0]
        return float(np.hypot(x - east, y - north))


def fit_scan(
    pairs: Sequence[PointPair], orientation: Orientation, *, is_aspect_locked: bool = True
) -> ScanFit:
    """The least-squares fit: turned and scaled evenly, or (aspect not locked) stretched and sheared too.

    Takes two pairs, or three off one line when the aspect is not locked; else ScanFitError.
    """
    if len(pairs) < 2:
        raise ScanFitError(Reason("scan-needs-two-points"))
    pixels = np.array([(pair.x, pair.y) for pair in pairs], dtype=np.float64)
    centres = _centres(pairs, orientation)
    if _length(pixels) < _LEAST_SPREAD or _length(centres) == 0:
        raise ScanFitError(Reason("scan-points-coincide"))
    if is_aspect_locked:
        return _similarity(pixels, centres)
    if _is_in_line(pixels) or _is_in_line(centres):
        raise ScanFitError(Reason("scan-points-in-line"))
    return _affinity(pixels, centres)


def _similarity(pixels: FloatArray, centres: FloatArray) -> ScanFit:
    """The best p, q and shift of x' = p x + q y + c, y' = q x - p y + f: pixels count downward."""
    x, y = pixels.T
    one, nil = np.ones_like(x), np.zeros_like(x)
    eastward = np.column_stack([x, y, one, nil])
    northward = np.column_stack([-y, x, nil, one])
    p, q, c, f = np.linalg.lstsq(
        np.vstack([eastward, northward]), np.concatenate([centres[:, 0], centres[:, 1]]), rcond=None
    )[0].tolist()
    return ScanFit(p, q, c, q, -p, f)


def _affinity(pixels: FloatArray, centres: FloatArray) -> ScanFit:
    columns = np.column_stack([pixels, np.ones(len(pixels))])
    (a, d), (b, e), (c, f) = np.linalg.lstsq(columns, centres, rcond=None)[0].tolist()
    return ScanFit(a, b, c, d, e, f)


def _centres(pairs: Sequence[PointPair], orientation: Orientation) -> FloatArray:
    """The centres of the pairs' hexes: shape (n, 2), hex units."""
    return lattice.to_units([lattice.centre(pair.hex, orientation) for pair in pairs], orientation)


def _length(points: FloatArray) -> float:
    """How far points spread, corner to corner of the box around them."""
    return float(np.hypot(*np.ptp(points, axis=0)))


def _is_in_line(points: FloatArray) -> bool:
    breadths = np.linalg.svd(points - points.mean(axis=0), compute_uv=False)
    return len(points) < 3 or bool(breadths[1] < _LEAST_BREADTH * breadths[0])
