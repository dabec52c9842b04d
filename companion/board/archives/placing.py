"""Where the hexes of an archive's picture lie: pixels to lattice points, hexes to pixels, names to hexes."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import floor

import numpy as np

from companion.board.archives.metadata import Layout
from companion.hexes import lattice
from companion.hexes.coordinates import HexCoord, Numbering, NumberStyle, Orientation, Shift
from companion.hexes.lattice import SCALE, FloatArray, IntArray

_FLAT = Orientation.FLAT_TOP
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
        return tuple(self.numbering.from_column_row(*one) for one in self._columns_rows())

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
