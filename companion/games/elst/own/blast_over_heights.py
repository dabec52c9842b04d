"""Line of sight to the blast height of an SR or FFE over heights (2.32b)."""

from collections.abc import Iterable

import numpy as np

from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.hexes.coordinates import HexCoord
from companion.sight.grid import BoolArray
from companion.sight.layers import Variant
from companion.sight.markers import Markers
from companion.sight.relief.chart import Acts, Category
from companion.sight.relief.fan import Fan, touches_of
from companion.sight.relief.judging import LIMIT
from companion.sight.relief.line import line_over_heights
from companion.sight.relief.marked import marked_line
from companion.sight.relief.places import Places
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.result import Position
from companion.sight.rules import is_blocking
from companion.sight.settings import BlastSmoke

_ORDER = tuple(BlastVerdict)


def blast_over_heights(
    terrain: ReliefTerrain, observer: Position, hexes: Iterable[HexCoord], markers: Markers
) -> BlastVerdict | None:
    """The best verdict over some hexes of the board; None where outlines are too near to a line to tell.

    SightError when the observer is not on the board, or on a floor that his hex does not have.
    """
    best = min((_over(terrain, observer, hex_, markers) for hex_ in hexes), key=_rank)
    return None if len({*best}) > 1 else best[Variant.NOMINAL]


def _rank(verdicts: tuple[BlastVerdict, ...]) -> tuple[int, int]:
    """The best first, of those alike one that is certain."""
    return _ORDER.index(verdicts[Variant.NOMINAL]), len({*verdicts})


def _over(
    terrain: ReliefTerrain, observer: Position, hex_: HexCoord, markers: Markers
) -> tuple[BlastVerdict, ...]:
    """The verdict over one hex, by each kind of outlines."""
    hides = _hides_next(terrain, observer, hex_)
    seen = BlastVerdict.SMOKE_ONLY if _smoke_blocks(terrain, observer, hex_, markers) else BlastVerdict.CLEAR
    return tuple(BlastVerdict.BLOCKED if hides[variant] else seen for variant in Variant)


def _hides_next(terrain: ReliefTerrain, observer: Position, hex_: HexCoord) -> BoolArray:
    """Whether an obstacle next to the observer, taller than he stands, is on the line; never to a hill.

    A wall or hedge is no obstacle in a hex but a hexside.
    """
    level = terrain.level_of(observer.hex, observer.level)
    fan = Fan.of(
        terrain,
        observer.hex,
        level,
        terrain.grid.places([hex_]),
        np.array([terrain.level_of(hex_)], dtype=np.int64),
    )
    places = Places.of(touches_of(fan))
    is_next = places.is_between & (places.touches.from_source == 1)
    is_obstacle = (places.acts == Acts.BLOCKS) | (places.ground > level)
    rises = is_obstacle & (places.tops > 2 * level) & ~places.is_of(Category.HEXSIDE)
    is_on_hill = terrain.level_of(observer.hex) > 0
    result: BoolArray = (places.in_variant & is_next & rises).any(axis=1) & (not is_on_hill)
    return result


def _smoke_blocks(terrain: ReliefTerrain, observer: Position, hex_: HexCoord, markers: Markers) -> bool:
    """Whether smoke alone would block the line, where so read."""
    if terrain.settings.blast_smoke is not BlastSmoke.BLOCKS or not markers.smoke or hex_ == observer.hex:
        return False
    target = Position(hex_)
    smoke = marked_line(terrain, observer, target, Markers(smoke=markers.smoke)).hindrance
    return bool(is_blocking(smoke - line_over_heights(terrain, observer, target).hindrance, LIMIT))
