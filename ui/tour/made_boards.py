"""Two small boards with heights, made up for the tour: nobody's art and nobody's terrain."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from companion.board.archives.ground_file import GroundFile
from companion.board.archives.importing import imported_from
from companion.board.archives.metadata import Layout, Metadata
from companion.board.archives.terrain_codes import key_of_code
from companion.board.joined.joining import joined
from companion.board.joined.plan import MapPlan, PlacedBoard

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from companion.board.archives.importing import Imported
    from companion.board.model import Board

_COLUMNS, _ROWS = 17, 10
_WIDTH, _HEIGHT = 56.25, 64.5
Spots = tuple[tuple[str, float, float, float], ...]  # terrain, column, row, radius in hexes

_WEST: Spots = (
    ("woods", 3, 3, 0.9),
    ("woods", 4, 3.5, 0.8),
    ("woods", 12, 3, 0.7),
    ("woods", 13, 7, 1.2),
    ("orchard", 2, 7, 0.48),
    ("orchard", 3, 7, 0.48),
    ("grain", 5, 8.5, 1.1),
    ("brush", 9, 2, 0.6),
    ("stone-building-2", 14, 4, 0.36),
    ("wooden-building", 15, 5, 0.3),
    ("wooden-building", 1, 5, 0.3),
)
_EAST: Spots = (
    ("woods", 5, 2, 1.2),
    ("woods", 11, 8, 1.4),
    ("grain", 8, 5, 1.6),
    ("stone-building-1", 3, 6, 0.36),
    ("wooden-building", 4, 7, 0.3),
    ("orchard", 13, 3, 0.48),
)
_HILLS = ((7, 5, 2.7, 1), (7.4, 5, 1.5, 2), (8, 4.6, 0.6, 3))  # column, row, radius, level


def hill_board() -> Board:
    """A hill of three levels, with woods, fields and a village."""
    return _made("Hill", _WEST, is_hilly=True).board


@cache
def joined_boards() -> Board:
    """The hill, and fields beside it, turned."""
    plan = MapPlan(
        boards=(PlacedBoard(file="a", name="1"), PlacedBoard(file="b", name="2", column=1, turned=True)),
        changes=("grain-out-of-season",),
    )
    return joined(plan, [_made("Hill", _WEST, is_hilly=True), _made("Fields", _EAST, is_hilly=False)]).board


@cache
def _made(name: str, spots: Spots, *, is_hilly: bool) -> Imported:
    height, width = round(_ROWS * _HEIGHT), round((_COLUMNS - 1) * _WIDTH)
    levels, codes = np.zeros((height, width), np.int8), np.zeros((height, width), np.uint8)
    numbers = {key: code for code, key in key_of_code().items()}
    for column, row, radius, level in _HILLS if is_hilly else ():
        levels[_disc(levels, column, row, radius)] = level
    codes[round(4.9 * _HEIGHT) : round(5.1 * _HEIGHT)] = numbers["dirt-road"]
    for key, *disc in spots:
        codes[_disc(codes, *disc)] = numbers[key]
    ground = GroundFile(_COLUMNS, _ROWS, levels, codes, np.zeros(0, np.bool_))
    return imported_from(name, Metadata(name, "1", Layout(_COLUMNS, _ROWS), (), (), ()), ground)


def _disc(grid: NDArray[np.generic], column: float, row: float, radius: float) -> NDArray[np.bool_]:
    """A spot about the middle of a hex, its edge a little uneven."""
    y, x = np.mgrid[: grid.shape[0], : grid.shape[1]] + 0.5
    across, down = x - column * _WIDTH, y - (row - 0.5 + 0.5 * (column % 2)) * _HEIGHT
    wave = 1 + 0.06 * np.sin(5 * np.arctan2(down, across) + column)
    result: NDArray[np.bool_] = np.hypot(across, down) < radius * _HEIGHT * wave
    return result
