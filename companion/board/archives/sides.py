"""What stands on hexsides: walls, hedges, cliffs, as the picture has them at a hexside's middle; slopes."""

from collections.abc import Iterable, Iterator

import numpy as np

from companion.board.archives.ground_file import GroundFile
from companion.board.archives.placing import Placing
from companion.board.archives.terrain_codes import key_of_code, keys_with
from companion.board.facts import HexsideFacts
from companion.hexes import lattice
from companion.hexes.coordinates import Direction, HexCoord, HexNameError, Hexside

SLOPE = "slope-up"  # as seen from the hex that names the hexside
SLOPE_BACK = "slope-down"  # as seen from there when the other hex has the slope
_DIRECTIONS = tuple(Direction)


def hexside_facts(
    placing: Placing, ground: GroundFile, slopes: Iterable[tuple[str, str]]
) -> dict[Hexside, HexsideFacts]:
    """The hexsides that bear anything."""
    features: dict[Hexside, set[str]] = {}
    for side, key in _drawn(placing, ground):
        features.setdefault(side, set()).add(key)
    for hex_, direction in slope_sides(placing, slopes):
        side = Hexside.of(hex_, direction)
        features.setdefault(side, set()).add(SLOPE if side.hex == hex_ else SLOPE_BACK)
    return {side: HexsideFacts(side, frozenset(keys)) for side, keys in sorted(features.items())}


def slope_sides(placing: Placing, slopes: Iterable[tuple[str, str]]) -> Iterator[tuple[HexCoord, Direction]]:
    """Each slope by the hex it is named from and the direction it faces."""
    on_board = set(placing.hexes)
    for name, sides in slopes:
        try:
            hex_ = placing.numbering.parse_hex(name)
        except HexNameError:
            continue
        if hex_ in on_board:
            yield from ((hex_, _DIRECTIONS[int(side)]) for side in sides if side in "012345")


def _drawn(placing: Placing, ground: GroundFile) -> Iterator[tuple[Hexside, str]]:
    sides = {Hexside.of(hex_, direction) for hex_ in placing.hexes for direction in _DIRECTIONS}
    ends = np.array(
        [[lattice.vertex_point(v, placing.numbering.orientation) for v in s.vertices] for s in sides]
    )
    pixels = np.floor(placing.to_pixels(ends.mean(axis=1))).astype(int).tolist()
    borne = keys_with("hexside") | keys_with("party-wall") | keys_with("depression")
    keys = {code: key for code, key in key_of_code().items() if key in borne}
    height, width = ground.codes.shape
    for side, (x, y) in zip(sides, pixels, strict=True):
        if 0 <= x < width and 0 <= y < height and (key := keys.get(int(ground.codes[y, x]))):
            yield side, key
