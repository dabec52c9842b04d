"""Puts a board archive into a folder: a hill, woods, a house and a field, made by nobody but this."""

import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tests.board.archives.made_archives import GRAIN, WOODS, disc, made_archive

_HOUSE = 42  # of stone, with two upper levels


def _ground(levels: NDArray[np.int8], codes: NDArray[np.uint8]) -> None:
    disc(levels, 2, 3, 60, 2)
    disc(codes, 5, 3, 30, WOODS)
    disc(codes, 7, 2, 24, _HOUSE)
    disc(codes, 8, 4, 30, GRAIN)


if __name__ == "__main__":
    made_archive(Path(sys.argv[1], "bdhill"), _ground, columns=11, rows=6)
