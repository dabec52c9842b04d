"""The hexes of a board as arrays: coordinates, centres and corners in board order."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from companion.hexes import lattice
from companion.hexes.coordinates import HexCoord, Orientation
from companion.hexes.lattice import IntArray

BoolArray = NDArray[np.bool_]
Counts = NDArray[np.signedinteger[Any]]  # small numbers, in whatever width is at hand


def distances(q: IntArray, r: IntArray) -> IntArray:
    """The range of axial differences, elementwise."""
    result: IntArray = np.maximum(np.maximum(np.abs(q), np.abs(r)), np.abs(q + r))
    return result


@dataclass(frozen=True, eq=False)
class HexGrid:
    """Hexes in a fixed order, by which arrays name them. Points in lattice steps."""

    hexes: tuple[HexCoord, ...]
    orientation: Orientation

    @cached_property
    def index(self) -> dict[HexCoord, int]:
        """The place of each hex in the order."""
        return {hex_: i for i, hex_ in enumerate(self.hexes)}

    @cached_property
    def axial(self) -> IntArray:
        """The coordinates (2, n): a row of q, a row of r."""
        return np.array([(h.q, h.r) for h in self.hexes], dtype=np.int64).reshape(-1, 2).T

    @cached_property
    def centres(self) -> IntArray:
        """The centre dots (n, 2)."""
        centres = [lattice.centre(h, self.orientation) for h in self.hexes]
        return np.array(centres, dtype=np.int64).reshape(-1, 2)

    @cached_property
    def corners(self) -> IntArray:
        """The corners (n, 6, 2), clockwise."""
        return self.centres[:, None] + lattice.outline(HexCoord(0, 0), self.orientation)

    @cached_property
    def neighbours(self) -> IntArray:
        """The places of each hex's neighbours, clockwise (n, 6); -1 off the board."""
        index = self.index
        beside = [[index.get(near, -1) for near in hex_.neighbours()] for hex_ in self.hexes]
        return np.array(beside, dtype=np.int64).reshape(-1, 6)

    def ranges_from(self, hex_: HexCoord, places: IntArray | slice = slice(None)) -> IntArray:
        """The range of every hex (or those at some places) from one."""
        q, r = self.axial[:, places]
        return distances(q - hex_.q, r - hex_.r)

    def centre(self, hex_: HexCoord) -> IntArray:
        """The centre dot of a hex, on the board or off it."""
        return np.array(lattice.centre(hex_, self.orientation))

    def places(self, hexes: Iterable[HexCoord]) -> IntArray:
        """The places of those hexes that are on the board."""
        found = [self.index[h] for h in hexes if h in self.index]
        return np.array(found, dtype=np.int64)
