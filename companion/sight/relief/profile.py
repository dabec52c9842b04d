"""A line over heights from the side: the ground in steps, and what stands on it.

Heights are the chart's, in levels, and serve the drawing only; the rules judge by hexes.
"""

from collections.abc import Iterator
from itertools import pairwise
from math import dist

import numpy as np
import shapely

from companion.hexes.coordinates import Direction, HexCoord, Hexside
from companion.hexes.lattice import unit_scale
from companion.sight.profile import ProfilePart, SideProfile
from companion.sight.relief.bulk import judge_pairs
from companion.sight.relief.drawn import drawn_outlines
from companion.sight.relief.terrain import LEVEL, ReliefTerrain
from companion.sight.result import Crossing, LosResult, Position, Verdict

_THIN = 1e-3  # hexes; what the line meets no longer than this is not drawn

Span = tuple[float, float]  # from, to: hexes from the source


def profile_over_heights(terrain: ReliefTerrain, result: LosResult) -> SideProfile:
    """The profile of a judged line."""
    found = _Found(terrain, result)
    low = min((level for _, _, level in found.pieces), default=0)
    ground = [
        ProfilePart(hex_, "", *span, float(level), float(min(low, 0)))
        for hex_, span, _, level in found.by_hex()
    ]
    return SideProfile(
        found.length,
        terrain.level_of(result.source, result.source_level),
        terrain.level_of(result.target, result.target_level),
        tuple(sorted(found.parts(), key=lambda part: (part.begins, part.ends, part.kind))),
        (),
        tuple(sorted(ground, key=lambda part: part.begins)),
        _hidden(terrain, result),
    )


def _hidden(terrain: ReliefTerrain, result: LosResult) -> frozenset[HexCoord]:
    """The hexes of the way whose ground the source does not see, each by a line of its own."""
    source = Position(result.source, result.source_level)
    hexes = [crossing.hex for crossing in result.crossings if crossing.hex != result.source]
    answers = judge_pairs(terrain, [(source, Position(hex_)) for hex_ in hexes])
    seen = zip(hexes, answers, strict=True)
    return frozenset(hex_ for hex_, answer in seen if answer.verdict is Verdict.BLOCKED)


class _Found:
    """What lies along a line, by where it begins and ends."""

    def __init__(self, terrain: ReliefTerrain, result: LosResult) -> None:
        self._terrain, self._crossings = terrain, result.crossings
        self._start, end = result.crossings[0].enters, result.crossings[-1].leaves
        self.length = dist(self._start, end)
        self.pieces = [*self._pieces(end)]

    def _pieces(self, end: tuple[float, float]) -> Iterator[tuple[Span, str, int]]:
        """Every stretch of one area, with its kind and level."""
        board = self._terrain.board
        scale = np.array(unit_scale(board.orientation), dtype=np.float64)
        first, last = np.array(self._start) * scale, np.array(end) * scale
        line, way = shapely.LineString([first, last]), last - first
        outlines = drawn_outlines(board)
        for number in outlines.tree.query(line, predicate="intersects").tolist():
            area = board.areas[number]
            level = area.values.get(LEVEL)
            for part in shapely.get_parts(shapely.intersection(line, outlines.shapes[number])):
                along = (shapely.get_coordinates(part) - first) @ way / (way @ way) * self.length
                if len(along) and np.ptp(along) > _THIN:
                    span = (float(along.min()), float(along.max()))
                    yield span, area.kind, level if isinstance(level, int) else 0

    def by_hex(self) -> Iterator[tuple[HexCoord, Span, str, int]]:
        """The stretches cut at the hexes' sides."""
        for crossing in self._crossings:
            begins, ends = self._span(crossing)
            for (first, last), kind, level in self.pieces:
                span = max(first, begins), min(last, ends)
                if span[1] - span[0] > _THIN:
                    yield crossing.hex, span, kind, level

    def parts(self) -> Iterator[ProfilePart]:
        """What stands on the ground: drawn areas, hexes of inherent terrain, hexsides."""
        for hex_, span, kind, level in self.by_hex():
            yield from self._standing(hex_, kind, span, level)
        chart, grid = self._terrain.chart, self._terrain.grid
        for crossing in self._crossings:
            number = int(self._terrain.inherent[grid.index[crossing.hex]])
            if number:
                level = self._terrain.level_of(crossing.hex)
                yield from self._standing(crossing.hex, chart.keys[number], self._span(crossing), level)
        for near, far in pairwise(self._crossings):
            yield from self._between(near, far)

    def _between(self, near: Crossing, far: Crossing) -> Iterator[ProfilePart]:
        """What stands on the hexside through which the line leaves a hex."""
        way = next((way for way in Direction if near.hex.step(way) == far.hex), None)
        if way is None:
            return
        at = dist(self._start, near.leaves)
        level = max(self._terrain.level_of(near.hex), self._terrain.level_of(far.hex))
        for feature in sorted(self._terrain.board.hexside_features(Hexside.of(near.hex, way))):
            yield from self._standing(near.hex, feature, (at, at), level)

    def _standing(self, hex_: HexCoord, kind: str, span: Span, level: int) -> Iterator[ProfilePart]:
        row = self._terrain.chart.rows.get(kind)
        height = row.height + row.half / 2 if row else 0
        if height:
            yield ProfilePart(hex_, kind, *span, level + height, float(level))

    def _span(self, crossing: Crossing) -> Span:
        return dist(self._start, crossing.enters), dist(self._start, crossing.leaves)
