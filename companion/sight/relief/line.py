"""One line of sight over heights: its verdict, and everything that explains it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from companion.board.changes import changes_of
from companion.hexes.coordinates import HexCoord
from companion.hexes.lattice import FloatArray, IntArray
from companion.reason import Reason
from companion.sight.grid import BoolArray
from companion.sight.layers import Variant
from companion.sight.relief.families import Family
from companion.sight.relief.fan import Fan
from companion.sight.relief.judging import LIMIT, Judged, judge
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.result import (
    NO_MARKERS,
    Crossing,
    LosResult,
    Obstacle,
    Position,
    SightError,
    Verdict,
    hindered_in,
)
from companion.sight.sightline import SightLine


def line_over_heights(terrain: ReliefTerrain, source: Position, target: Position) -> LosResult:
    """Judge the line between two positions, whose levels are floors above the ground of their hexes.

    SightError when a hex is not on the board, or has no such floor.
    """
    for position in (source, target):
        check_floor(terrain, position)
    places = terrain.grid.places([target.hex])
    levels = np.array([terrain.level_of(target.hex, target.level)], dtype=np.int64)
    fan = Fan.of(terrain, source.hex, terrain.level_of(source.hex, source.level), places, levels)
    return _Told(judge(fan), source, target).result()


def check_floor(terrain: ReliefTerrain, position: Position) -> None:
    """Refuse a position off the board, or on a floor that its hex does not have."""
    check_hex(terrain, position)
    if position.level not in terrain.floors(position.hex):
        args = {"level": str(position.level)}
        raise SightError(Reason("sight-no-level", hexes=(position.hex,), args=args))


def check_hex(terrain: ReliefTerrain, position: Position) -> None:
    """Refuse a position off the board."""
    if position.hex not in terrain.grid.index:
        raise SightError(Reason("sight-off-board", args={"board": terrain.board.title}))


@dataclass(frozen=True, slots=True)
class _Met:
    """A place on the line that blocks it, or hinders it by so much; `begins` in hexes from the source."""

    place: int
    begins: float
    family: Family
    kind: int
    ground: int
    adds: int
    area: str
    range: int


@dataclass(frozen=True)
class _Told:
    """One judged line and how it is told."""

    judged: Judged
    source: Position
    target: Position

    @property
    def _terrain(self) -> ReliefTerrain:
        return self.judged.fan.terrain

    @cached_property
    def _line(self) -> SightLine:
        return SightLine(self._terrain.grid, self.source.hex, self.target.hex)

    def _in_order(self, flags: BoolArray) -> tuple[IntArray, FloatArray]:
        """The places, as drawn, for which something holds, in the line's order, and where each begins."""
        found = np.flatnonzero(flags & self.judged.places.in_variant[Variant.NOMINAL])
        begins = self.judged.places.touches.taken(found).spans[0]
        order = np.argsort(begins, kind="stable")
        return found[order], begins[order]

    @cached_property
    def _blocking(self) -> tuple[_Met, ...]:
        """What blocks, nearest to the source first; of each hex and rule only the first place."""
        blocks, places = self.judged.effects.blocks, self.judged.places
        families, flags = tuple(blocks), np.array(list(blocks.values()))
        numbers, begins = self._in_order(np.logical_or.reduce(flags))
        kinds, found = np.nonzero(flags[:, numbers])
        firsts: dict[tuple[int, int], int] = {}
        columns = (kinds.tolist(), places.touches.place[numbers[found]].tolist(), found.tolist())
        for kind, place, number in zip(*columns, strict=True):
            firsts.setdefault((kind, place), number)
        met = [self._met(numbers[at], begins[at], families[kind]) for (kind, _), at in firsts.items()]
        return tuple(sorted(met, key=lambda one: one.begins))

    @cached_property
    def _hindering(self) -> tuple[_Met, ...]:
        """What adds to the hindrance: at each range the place that hinders most, the nearest of them."""
        best: dict[int, _Met] = {}
        for number, begins in zip(*self._in_order(self.judged.effects.hindrance > 0), strict=True):
            one = self._met(number, begins, Family.HINDRANCE)
            if one.range not in best or one.adds > best[one.range].adds:
                best[one.range] = one
        return tuple(best.values())

    def _met(self, number: int, begins: float, family: Family) -> _Met:
        places, pieces = self.judged.places, self._terrain.pieces
        piece = int(places.touches.piece[number])
        return _Met(
            place=int(places.touches.place[number]),
            begins=float(begins),
            family=family,
            kind=int(places.kind[number]),
            ground=int(places.ground[number]),
            adds=int(self.judged.effects.hindrance[number]),
            area=self._terrain.board.areas[int(pieces.areas[piece])].id,
            range=int(places.touches.from_source[number]),
        )

    def _reason(self, met: _Met) -> Reason:
        terrain, hex_ = self._terrain, self._terrain.grid.hexes[met.place]
        args = {"level": met.ground, "adds": met.adds}
        key = terrain.chart.keys[met.kind] or "bare-ground"
        about = Reason(f"terrain-{key}")
        return Reason(f"sight-relief-{met.family}", terrain.chart.rules[met.family], (hex_,), args, about)

    def result(self) -> LosResult:
        judged, crossings = self.judged, tuple(self._crossings())
        begins = min((met.begins for met in self._hindering), default=None)
        return LosResult(
            source=self.source.hex,
            target=self.target.hex,
            source_level=self.source.level,
            target_level=self.target.level,
            verdict=Verdict.of_code(int(judged.verdict[0])),
            nominal=Verdict.of_code(int(judged.nominal[0])),
            hindrance=int(judged.hindrance[0]),
            by_range=tuple(judged.by_range[Variant.NOMINAL, 0].tolist()),
            crossings=crossings,
            obstacles=tuple(self._obstacles()),
            first_hindrance_point=None if begins is None else self._point(begins),
            reasons=tuple(self._reasons(crossings)),
            assumptions=(Reason(NO_MARKERS), *self._terrain_as_it_is()),
        )

    def _terrain_as_it_is(self) -> Iterator[Reason]:
        """What is changed of the board for the scenario, or that nothing is."""
        changes = changes_of(self._terrain.board)
        yield Reason("sight-relief-assumes-no-overlays" if changes else "sight-relief-assumes-board-alone")
        yield from (Reason(f"terrain-change-{change}") for change in changes)

    def _point(self, begins: float) -> tuple[float, float]:
        length = float(self.judged.fan.lengths[0])
        return self._line.point(begins / length if length else 0.0)

    def _obstacles(self) -> Iterator[Obstacle]:
        hexes = self._terrain.grid.hexes
        for met in self._blocking:
            yield Obstacle(hexes[met.place], met.area, self._point(met.begins))
        total = 0
        for met in sorted(self._hindering, key=lambda one: one.begins):
            before, total = total, total + met.adds
            if before < LIMIT <= total:
                yield Obstacle(hexes[met.place], met.area, self._point(met.begins))

    def _crossings(self) -> Iterator[Crossing]:
        touched, board = self._line.touched_hexes(), self._terrain.board
        blocks, hinders = _by_place(self._blocking), _by_place(self._hindering)
        parts = self._line.points(np.stack([touched.enters, touched.leaves], axis=1)).tolist()
        columns = (touched.places, touched.ranges, touched.along_hexside)
        for place, range_, along, (enters, leaves) in zip(*(c.tolist() for c in columns), parts, strict=True):
            blocking, hindering = blocks.get(place, ()), hinders.get(place, ())
            hex_: HexCoord = self._terrain.grid.hexes[place]
            yield Crossing(
                hex_,
                range_,
                tuple(enters),
                tuple(leaves),
                along,
                board.terrain(hex_),
                tuple(dict.fromkeys(met.area for met in (*blocking, *hindering))),
                sum(met.adds for met in hindering),
                bool(blocking),
                tuple(self._reason(met) for met in (*blocking, *hindering)),
            )

    def _reasons(self, crossings: tuple[Crossing, ...]) -> Iterator[Reason]:
        """The verdict in words, the decisive reason first."""
        ends = (self.source.hex, self.target.hex)
        if self.judged.verdict[0] == Verdict.TOO_CLOSE.code:
            yield Reason("sight-too-close", "", ends, {"tolerance": self._terrain.settings.tolerance})
        figures = {"hindrance": int(self.judged.hindrance[0]), "limit": LIMIT}
        rule = self._terrain.chart.rules[Family.HINDRANCE]
        if self._blocking:
            yield self._reason(self._blocking[0])
        elif figures["hindrance"] >= LIMIT:
            yield Reason("sight-blocked-by-hindrance", rule, ends, figures)
        elif figures["hindrance"]:
            yield Reason("sight-hindered", rule, hindered_in(crossings), figures)
        else:
            yield Reason("sight-clear", rule, ends)


def _by_place(all_met: tuple[_Met, ...]) -> dict[int, list[_Met]]:
    by_place: dict[int, list[_Met]] = {}
    for met in all_met:
        by_place.setdefault(met.place, []).append(met)
    return by_place
