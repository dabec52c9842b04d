"""A line of sight from the side: what stands on it, from where to where, and how high.

Heights are the sight chart's, in levels, and serve the drawing only; the rules judge by hexes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import dist

import shapely

from companion.hexes.coordinates import HexCoord
from companion.sight.result import Crossing, LosResult
from companion.sight.terrain import SightTerrain


@dataclass(frozen=True, slots=True)
class ProfilePart:
    """Something on the line: from, to (hexes from the source), its top and its foot in levels, and its kind.

    `kind` is a terrain key or the kind of an area ("orchard", "building", "grain"); empty for the ground.
    """

    hex: HexCoord
    kind: str
    begins: float
    ends: float
    height: float
    base: float = 0.0


@dataclass(frozen=True, slots=True)
class SideProfile:
    """The whole line: its length in hexes, the levels of both ends, what stands on it, in order.

    `raised` holds each hex touched that has a level above the ground, where its centre stands along the line,
    and its height. `ground` holds the steps of ground that is not flat, `hidden` the hexes of the way whose
    ground the source does not see.
    """

    length: float
    source_level: int
    target_level: int
    parts: tuple[ProfilePart, ...]
    raised: tuple[tuple[HexCoord, float, float], ...]
    ground: tuple[ProfilePart, ...] = ()
    hidden: frozenset[HexCoord] = frozenset()

    @property
    def solids(self) -> tuple[ProfilePart, ...]:
        """Everything that a line may be stopped by: what stands on the ground, and the ground."""
        return (*self.parts, *self.ground)

    @property
    def low(self) -> float:
        """The level at which the drawing begins."""
        return min((part.base for part in self.ground), default=0.0)


def side_profile(terrain: SightTerrain, result: LosResult) -> SideProfile:
    """The profile of a judged line."""
    start, end = result.crossings[0].enters, result.crossings[-1].leaves
    found = (part for crossing in result.crossings for part in _parts(terrain, crossing, start))
    return SideProfile(
        dist(start, end),
        result.source_level,
        result.target_level,
        tuple(sorted(found, key=lambda part: (part.begins, part.ends, part.kind))),
        tuple(_raised(terrain, result, start)),
    )


def _parts(terrain: SightTerrain, crossing: Crossing, start: tuple[float, float]) -> Iterator[ProfilePart]:
    for key in sorted(crossing.terrain & terrain.chart.terrain.keys()):
        height = terrain.chart.terrain[key].drawn_height
        if height:
            begins, ends = dist(start, crossing.enters), dist(start, crossing.leaves)
            yield ProfilePart(crossing.hex, key, begins, ends, height)
    within = shapely.LineString([crossing.enters, crossing.leaves])
    outlines = terrain.outlines
    for number in outlines.tree.query(within, predicate="intersects").tolist():
        kind, height = outlines.areas[number].kind, outlines.kinds[number].drawn_height
        for piece in shapely.get_parts(shapely.intersection(within, outlines.shapes[number])):
            reach = sorted(dist(start, point) for point in shapely.get_coordinates(piece).tolist())
            if reach:
                yield ProfilePart(crossing.hex, kind, reach[0], reach[-1], height)


def _raised(
    terrain: SightTerrain, result: LosResult, start: tuple[float, float]
) -> Iterator[tuple[HexCoord, float, float]]:
    height = terrain.chart.raised.drawn_height if terrain.chart.raised else 0.0
    for crossing in result.crossings:
        if crossing.hex in terrain.raised:
            middle = (dist(start, crossing.enters) + dist(start, crossing.leaves)) / 2
            if crossing.hex in (result.source, result.target):
                middle = 0.0 if crossing.hex == result.source else dist(start, result.crossings[-1].leaves)
            yield crossing.hex, middle, height
