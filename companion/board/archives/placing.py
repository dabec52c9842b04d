"""Where the hexes of an archive's picture lie: pixels to lattice points, hexes to pixels, names to hexes."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import floor

import numpy as np
from numpy.typing import NDArray

from companion.board.archives.metadata import Layout
from companion.hexes import lattice
from companion.hexes.coordinates import HexCoord, Numbering, NumberStyle, Orientation, Shift
from companion.hexes.lattice import SCALE, FloatArray, IntArray

_FLAT = Orientation.FLAT_TOP
_SLACK = 4.0  # pixels: a middle on the picture's edge may lie so far outside
_COLUMN, _ROW = 3.0 * SCALE, 2.0 * SCALE  # lattice steps between columns, and between rows


@dataclass(frozen=True)
class Placing:
    """The layout of an archive laid on the lattice; A1 is hex (0, -1), or (0, 0) less one row."""

    layout: Layout

    @property
    def numbering(self) -> Numbering:
        """How the hexes are numbered: letters from A, rows from the top."""
        shift = Shift.ODD_NORTH if self.layout.alternate else Shift.ODD_SOUTH
        return Numbering(NumberStyle.LETTERS, _FLAT, shift)

    @cached_property
    def first(self) -> tuple[int, int]:
        """Column and row of the upper left hex; not (0, 1) on a board whose names start elsewhere."""
        (x, y), layout = self.layout.a1, self.layout
        column = max(round(-x / layout.hex_width), 0)
        return column, 1 + max(round((layout.hex_height / 2 - y) / layout.hex_height), 0)

    @cached_property
    def hexes(self) -> tuple[HexCoord, ...]:
        """All hexes, column by column from the left, as the archives list them."""
        hexes = tuple(self.numbering.from_column_row(*one) for one in self._columns_rows())
        if self.layout.size is None:
            return hexes
        middles = self.to_pixels(np.array([lattice.centre(hex_, _FLAT) for hex_ in hexes]))
        outside = (middles < -_SLACK) | (middles > np.array(self.layout.size) + _SLACK)
        return tuple(hex_ for hex_, out in zip(hexes, outside.tolist(), strict=True) if not any(out))

    def _columns_rows(self) -> Iterator[tuple[int, int]]:
        column, row = self.first
        for number in range(self.layout.columns):
            longer = (number % 2 == 1) != self.layout.alternate
            for below in range(self.layout.rows + longer):
                yield column + number, row + below - longer

    def to_lattice(self, pixels: FloatArray) -> IntArray:
        """Places on the picture (n, 2) as the nearest lattice points."""
        x = (pixels[:, 0] - self.layout.a1[0]) / self.layout.hex_width * _COLUMN
        y = -((pixels[:, 1] - self.layout.a1[1]) / self.layout.hex_height + 1) * _ROW
        return np.rint(np.stack([x, y], axis=1)).astype(np.int64)

    def to_pixels(self, points: FloatArray | IntArray) -> FloatArray:
        """Lattice points (n, 2) as places on the picture."""
        x = points[:, 0] / _COLUMN * self.layout.hex_width + self.layout.a1[0]
        y = (-points[:, 1] / _ROW - 1) * self.layout.hex_height + self.layout.a1[1]
        return np.stack([x, y], axis=1)

    def pixel_of(self, hex_: HexCoord) -> tuple[int, int]:
        """The pixel (x, y) of a hex's middle."""
        x, y = self.to_pixels(np.array([lattice.centre(hex_, _FLAT)]))[0].tolist()
        return floor(x + 1e-6), floor(y + 1e-6)

    def hexes_at(self, pixels: NDArray[np.floating]) -> list[HexCoord]:
        """The hex of each place on the picture (n, 2)."""
        points = lattice.to_units(self.to_lattice(pixels.astype(np.float64)), _FLAT)
        return [lattice.hex_at(point, _FLAT) for point in points]
