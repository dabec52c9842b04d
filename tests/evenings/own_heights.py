"""Puts a board archive into a folder: a column of hexes for each rule of heights, made by nobody but this."""

import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tests.board.archives.made_archives import GRAIN, WOODS, disc, made_archive

_RUBBLE = 90  # of stone: an obstacle of half a level
_IN_HEX = 30  # pixels
_HILLS = {(2, 1): 2, (4, 1): 2, (6, 1): 1, (10, 1): 1, (14, 1): 1, (16, 1): 3, (16, 4): 2}
_TERRAIN = {
    (2, 4): WOODS,
    (4, 6): WOODS,
    (6, 4): WOODS,
    (8, 3): GRAIN,
    (10, 3): GRAIN,
    (12, 3): _RUBBLE,
    (14, 3): _RUBBLE,
}


def _ground(levels: NDArray[np.int8], codes: NDArray[np.uint8]) -> None:
    for place, level in _HILLS.items():
        disc(levels, *place, _IN_HEX, level)
    for place, code in _TERRAIN.items():
        disc(codes, *place, _IN_HEX, code)


if __name__ == "__main__":
    made_archive(Path(sys.argv[1], "bdheights"), _ground, columns=19, rows=8)
