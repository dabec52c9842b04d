"""Ground out of a picture that keeps the palette which boards share.

A colour is one terrain, often at one level. What is drawn over the ground (grid, hex numbers, middles of
hexes) has the terrain that lies nearest; where a colour tells no level, so has the level.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from companion.board.archives.gif import Picture
from companion.board.archives.ground_file import GroundFile
from companion.board.archives.metadata import Layout
from companion.board.archives.nearest import filled
from companion.board.archives.palette import DRAWN, Meaning, Meanings
from companion.board.archives.placing import Placing
from companion.board.archives.terrain_codes import key_of_code, keys_with, terrain_rows
from companion.files import refuse
from companion.hexes.lattice import IntArray

BoolArray = NDArray[np.bool_]
Frame = tuple[int, int, int, int]  # left, top, right and bottom in pixels

UNKNOWN = 255  # the code of ground whose colour is not understood
_MOST_UNKNOWN = 0.1  # of the ground: shades within terrain that is understood
_MOST_LEFT = 0.02  # of the ground: more than shades
_SPECK = 3  # pixels: a shade reaches no farther from what is understood
_LEAST_KNOWN = 0.3  # of a row or column of pixels that is ground and no margin
_LEAST_GROUND = 0.5  # of a picture: the rest is margin
_LINE = 3  # pixels: a line along the edge is no margin
_LEAST_INHERENT = 0.05  # of a hex: terrain that fills its hex is drawn by a few trees
_LEAST_HILLS = 0.002  # of the ground
_OPEN, _SUNKEN, _ELEVATED = 0, 68, 67
_NO_LEVEL = -100


@dataclass(frozen=True, eq=False)
class Coloured:
    """A picture by what its colours mean: terrain codes (`DRAWN`, `UNKNOWN`), levels or none, stairs."""

    codes: IntArray
    levels: IntArray
    is_stairs: BoolArray

    @cached_property
    def is_ground(self) -> BoolArray:
        """Which pixels tell their terrain."""
        return ~np.isin(self.codes, (DRAWN, UNKNOWN))

    @cached_property
    def frame(self) -> Frame:
        """Where the ground lies; around it a picture may have a margin."""
        (left, right), (top, bottom) = (_reach(self.is_ground.mean(axis=axis)) for axis in (0, 1))
        return left, top, right, bottom

    def within(self, frame: Frame) -> "Coloured":
        """The part inside a frame."""
        left, top, right, bottom = frame
        cut = np.s_[top:bottom, left:right]
        return Coloured(self.codes[cut], self.levels[cut], self.is_stairs[cut])

    @property
    def has_hills(self) -> bool:
        """Whether bare ground is drawn at more than one level."""
        is_bare = (self.codes == _OPEN) & (self.levels != _NO_LEVEL)
        return bool(np.count_nonzero(is_bare & (self.levels != 0)) > _LEAST_HILLS * is_bare.size)


def _reach(known: NDArray[np.float64]) -> tuple[int, int]:
    """The first row that is ground, and the one after the last."""
    rows = np.flatnonzero(known >= _LEAST_KNOWN)
    if not len(rows):
        return 0, 0
    first, last = int(rows[0]), int(rows[-1]) + 1
    return first if first > _LINE else 0, last if last < len(known) - _LINE else len(known)


def coloured(picture: Picture, meanings: Meanings) -> Coloured:
    """Put the meaning of its colour in place of each pixel."""
    unknown = Meaning("", UNKNOWN)
    told = [meanings.get(tuple(colour), unknown) for colour in picture.palette.tolist()]
    levels = [_NO_LEVEL if one.level is None else one.level for one in told]
    numbers = picture.pixels
    return Coloured(
        np.array([one.code for one in told])[numbers],
        np.array(levels)[numbers],
        np.array([one.is_stairs for one in told])[numbers],
    )


def refuse_own_colours(seen: Coloured, frame: Frame, where: str) -> None:
    """Refuse a picture, naming `where`, whose ground has too many colours that are not understood."""
    left, top, right, bottom = frame
    is_margin_small = (right - left) * (bottom - top) >= _LEAST_GROUND * seen.codes.size
    inside = seen.within(frame) if is_margin_small else seen
    _refuse_above(_MOST_UNKNOWN, inside.codes, where)
    if not inside.is_ground.any():
        refuse("archive-no-ground", where)


def _refuse_above(most: float, codes: IntArray, where: str) -> None:
    share = float(np.mean(codes == UNKNOWN))
    if share > most:
        refuse("archive-own-colours", where, percent=max(1, round(100 * share)))


def ground_of_colours(seen: Coloured, layout: Layout, where: str, *, has_hills: bool) -> GroundFile:
    """The ground; FileError, naming `where`, when too much of it has colours that are not understood."""
    codes = filled(seen.codes, seen.codes == DRAWN)
    codes = filled(codes, codes == UNKNOWN, _SPECK)
    _refuse_above(_MOST_LEFT, codes, where)
    levels = filled(seen.levels, seen.levels == _NO_LEVEL) if has_hills else np.zeros_like(codes)
    levels[levels == _NO_LEVEL] = 0
    placing = Placing(layout)
    _fill_hexes(codes, placing)
    _lower(codes, levels)
    return GroundFile(
        layout.columns, layout.rows, levels.astype(np.int8), codes.astype(np.uint8), _stairs(seen, placing)
    )


def _lower(codes: IntArray, levels: IntArray) -> None:
    """Depressions lie a level lower than what is around them; one colour is both sunken and elevated road."""
    codes[(codes == _SUNKEN) & (levels == 1)] = _ELEVATED
    depressions = [code for code, key in key_of_code().items() if key in keys_with("depression")]
    levels[np.isin(codes, depressions)] -= 1


def _fill_hexes(codes: IntArray, placing: Placing) -> None:
    """Terrain that fills its hex does so, roads and buildings in it left as they are."""
    inherent = np.array([code for code, key in key_of_code().items() if terrain_rows()[key].get("inherent")])
    high, wide = round(placing.layout.hex_height / 2), round(placing.layout.hex_width * 2 / 3)
    for hex_ in placing.hexes:
        x, y = placing.pixel_of(hex_)
        top, left = max(y - high, 0), max(x - wide, 0)
        part = codes[top : max(y + high, 0), left : max(x + wide, 0)]
        if not np.isin(part, inherent).any():
            continue
        inside = _inside(part.shape, (x - left, y - top), placing.layout)
        found, counts = np.unique(part[inside], return_counts=True)
        wanted = [
            (count, code)
            for code, count in zip(found.tolist(), counts.tolist(), strict=True)
            if code in inherent and count >= _LEAST_INHERENT * np.count_nonzero(inside)
        ]
        if wanted:
            part[inside & (part == _OPEN)] = max(wanted)[1]


def _inside(shape: tuple[int, ...], middle: tuple[int, int], layout: Layout) -> BoolArray:
    """Which pixels of a box lie in the hex about a middle."""
    y, x = np.mgrid[: shape[0], : shape[1]]
    across = np.abs(x + 0.5 - middle[0]) / layout.hex_width
    down = np.abs(y + 0.5 - middle[1]) / layout.hex_height
    inside: BoolArray = (down <= 0.5) & (3 * across + 2 * down <= 2)
    return inside


def _stairs(seen: Coloured, placing: Placing) -> BoolArray:
    """Which hexes, in their order, have stairs drawn in them."""
    y, x = np.nonzero(seen.is_stairs)
    found = set(placing.hexes_at(np.stack([x, y], axis=1) + 0.5))
    return np.array([hex_ in found for hex_ in placing.hexes])
