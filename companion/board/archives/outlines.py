"""The ground of an archive as outlined areas: each patch of one terrain at one level.

Patches cover the board without gaps. The stairs of the pixels are smoothed for all patches together, so that
two neighbours go on sharing one edge.
"""

from collections.abc import Iterator

import numpy as np
import shapely

from companion.board.archives.ground_file import GroundFile
from companion.board.archives.placing import Placing
from companion.board.archives.specks import without_specks
from companion.board.archives.terrain_codes import key_of_code, without_effect
from companion.board.archives.tracing import Shapes, patches_of
from companion.board.facts import Area
from companion.board.shapes import made_sound, ring_of
from companion.hexes.coordinates import HexCoord, Orientation
from companion.hexes.lattice import IntArray, outline

SMOOTHING = 1.0  # pixels
_SPECK = 12  # pixels: a smaller gap in a drawn texture is no open ground
_LEVELS = 256
UNKNOWN = "unknown"


def ground_areas(placing: Placing, ground: GroundFile) -> tuple[Area, ...]:
    """All areas; ids count up within each kind."""
    labels = (ground.levels.astype(np.int64) + 128) * _LEVELS + ground.codes
    is_bare = np.isin(ground.codes, [code for code in range(_LEVELS) if key_of(code) in without_effect()])
    patches = patches_of(without_specks(labels, is_bare, _SPECK, labels // _LEVELS))
    smoothed = shapely.coverage_simplify(patches.polygons, SMOOTHING)
    shapes = _on_lattice(placing, smoothed)
    return tuple(_areas(placing, shapes, patches.labels))


def key_of(code: int) -> str:
    """Our key of a terrain code; one that is not known keeps its number."""
    return key_of_code().get(code, f"{UNKNOWN}-{code:02x}")


def _on_lattice(placing: Placing, shapes: Shapes) -> Shapes:
    """Outlines in pixels as sound outlines in lattice steps."""
    moved: Shapes = shapely.transform(shapes, lambda p: placing.to_lattice(p).astype(np.float64))
    return made_sound(moved)


def _areas(placing: Placing, shapes: Shapes, labels: IntArray) -> Iterator[Area]:
    parts, owners = shapely.get_parts(shapes, return_index=True)
    hexes = _hexes_of(placing, parts)
    numbers: dict[str, int] = {}
    for part, label, reached in zip(parts, labels[owners].tolist(), hexes, strict=True):
        kind, level = key_of(label % _LEVELS), label // _LEVELS - 128
        numbers[kind] = numbers.get(kind, 0) + 1
        yield Area(
            id=f"{kind}-{numbers[kind]}",
            kind=kind,
            outline=ring_of(part.exterior),
            holes=tuple(ring_of(ring) for ring in part.interiors),
            hexes=reached,
            values={"level": level},
        )


def _hexes_of(placing: Placing, shapes: Shapes) -> list[tuple[HexCoord, ...]]:
    """The hexes that each shape reaches into."""
    outlines = np.array([outline(hex_, Orientation.FLAT_TOP) for hex_ in placing.hexes], dtype=np.float64)
    shape, hex_ = shapely.STRtree(np.asarray(shapely.polygons(outlines))).query(
        shapes, predicate="intersects"
    )
    order = np.lexsort((hex_, shape))
    ends = np.cumsum(np.bincount(shape, minlength=len(shapes)))
    found = [placing.hexes[number] for number in hex_[order].tolist()]
    return [
        tuple(found[first:last]) for first, last in zip([0, *ends[:-1].tolist()], ends.tolist(), strict=True)
    ]
