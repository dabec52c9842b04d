"""Markers over heights: smoke and blast areas rise some levels, and hinder as terrain that high would.

A vehicle or wreck hinders as half a level of terrain does: a line whose two ends are on its own level.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from companion.hexes.coordinates import HexCoord, distance
from companion.hexes.lattice import IntArray
from companion.reason import Reason
from companion.sight.bundle import Bundle
from companion.sight.grid import BoolArray
from companion.sight.judging import Codes
from companion.sight.marker_chart import level_markers
from companion.sight.marker_kinds import MarkerKind
from companion.sight.markers import Markers, Smoke
from companion.sight.relief.families import Family
from companion.sight.relief.judging import LIMIT
from companion.sight.relief.line import line_over_heights
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.relief.view import view_over_heights
from companion.sight.result import NO_MARKERS, Crossing, LosResult, Obstacle, Position, Verdict
from companion.sight.rules import is_blocking, smoke_amount, step_hindrance
from companion.sight.viewshed import Viewshed
from companion.sight.whatif import OneMore, one_more

_MOST = np.iinfo(np.int8).max


def marked_line(terrain: ReliefTerrain, source: Position, target: Position, markers: Markers) -> LosResult:
    """The line between two positions with markers on it; SightError as without."""
    result = line_over_heights(terrain, source, target)
    if not markers:
        return result
    places = terrain.grid.places([target.hex])
    levels = np.array([terrain.level_of(target.hex, target.level)])
    return _Told(result, _Load(terrain, source, places, levels, markers)).result()


def marked_view(terrain: ReliefTerrain, position: Position, markers: Markers, floor: int = 0) -> Viewshed:
    """What a position sees of a whole board with markers on it; `floor` and errors as without."""
    view = view_over_heights(terrain, position, floor)
    if not markers:
        return view
    load = _Load(terrain, position, np.arange(len(terrain.grid.hexes)), terrain.levels_up_to(floor), markers)
    added = load.smoke.sum(axis=0) + load.blasts + load.vehicles.sum(axis=0)
    hindrance = view.hindrance.astype(np.int64) + added
    nominal, verdict = _verdicts(load, view.nominal, view.verdict, hindrance, added)
    shown = np.minimum(hindrance, _MOST).astype(np.int8)
    view = replace(view, verdict=verdict, nominal=nominal, hindrance=shown)
    if not terrain.settings.vehicle_adds_to_terrain:
        _judge_each(terrain, view, markers, np.flatnonzero(load.vehicles.any(axis=0)), floor)
    return view


def what_one_more_would_do(terrain: ReliefTerrain, result: LosResult) -> tuple[OneMore, ...]:
    """Each kind of marker that may count on this line, the least first; none on a blocked line."""
    row, settings = level_markers().hindrance, terrain.settings
    source = terrain.level_of(result.source, result.source_level)
    is_level = source == terrain.level_of(result.target, result.target_level)
    return one_more(row, result, LIMIT, settings, has_vehicles=is_level)


def _judge_each(
    terrain: ReliefTerrain, view: Viewshed, markers: Markers, places: IntArray, floor: int
) -> None:
    """Where a vehicle may add nothing to terrain at its range, only the whole line tells."""
    for place in places.tolist():
        target = Position(view.hexes[place], min(floor, len(terrain.floors(view.hexes[place])) - 1))
        result = marked_line(terrain, view.position, target, markers)
        view.verdict[place], view.nominal[place] = result.verdict.code, result.nominal.code
        view.hindrance[place] = min(result.hindrance, _MOST)


def _verdicts(
    load: "_Load", nominal: Codes, verdict: Codes, hindrance: IntArray, added: IntArray
) -> tuple[Codes, Codes]:
    """Verdict codes with markers: as drawn, and with what is too close left so."""
    blocks = (nominal == Verdict.BLOCKED.code) | (is_blocking(hindrance, LIMIT) & ~load.is_safe)
    seen = np.where(hindrance > 0, Verdict.HINDERED.code, Verdict.CLEAR.code)
    marked = np.where(blocks, Verdict.BLOCKED.code, seen).astype(np.int8)
    is_open = (verdict == Verdict.TOO_CLOSE.code) & ~(is_blocking(added, LIMIT) & ~load.is_safe)
    return marked, np.where(is_open, verdict, marked).astype(np.int8)


@dataclass(frozen=True, eq=False)
class _Load:
    """What markers add to lines (T) from a position to places at levels, at each range (K, T)."""

    terrain: ReliefTerrain
    source: Position
    places: IntArray
    levels: IntArray
    markers: Markers

    @cached_property
    def _bundle(self) -> Bundle:
        return Bundle(self.terrain.grid, self.source, self.places, 0)

    @cached_property
    def is_safe(self) -> BoolArray:
        """Which lines join adjacent hexes, which see one another whatever lies there."""
        is_near: BoolArray = self._bundle.ranges <= 1
        return is_near & self.terrain.settings.adjacent_always_seen

    @cached_property
    def _level(self) -> int:
        return self.terrain.level_of(self.source.hex, self.source.level)

    @cached_property
    def _meets(self) -> dict[HexCoord, BoolArray]:
        """Which lines touch which hexes with a marker between their ends."""
        markers, grid = self.markers, self.terrain.grid
        areas = (hex_ for hexes in markers.blasts.values() for hex_ in hexes)
        named = {*(one.hex for one in markers.smoke), *markers.vehicles, *markers.wrecks, *areas}
        hexes = sorted(hex_ for hex_ in named if hex_ in grid.index)
        return dict(zip(hexes, self._bundle.meets(grid.places(hexes)), strict=True))

    def _counts(self, hex_: HexCoord, base: int, height: int) -> BoolArray:
        """For which lines something that rises so far over a level of a hex counts (A6.2, A6.4).

        Between the ends as a hindrance of that height does; in an end's hex where that end is within it.
        """
        high, low = np.maximum(self.levels, self._level), np.minimum(self.levels, self._level)
        from_source = distance(self.source.hex, hex_)
        from_target = self.terrain.grid.ranges_from(hex_, self.places)
        is_source_high = self._level >= self.levels
        from_high = np.where(is_source_high, from_source, from_target)
        from_low = np.where(is_source_high, from_target, from_source)
        top = base + height
        hides = (low < top) & (from_low <= np.maximum(1, 2 * top - high - low + 1 + from_high // 5))
        reaches = (top > high) | ((high != low) & ((top == high) | hides))
        between = self._meets[hex_] & reaches & (base <= high)
        at_source = (hex_ == self.source.hex) & (base <= self._level < top)
        at_target = (from_target == 0) & (base <= self.levels) & (self.levels < top)
        result: BoolArray = between | at_source | at_target
        return result

    def counts_smoke(self, smoke: Smoke) -> BoolArray:
        """For which lines a smoke counter counts."""
        height = level_markers().heights[MarkerKind(smoke.kind.value)]
        return self._counts(smoke.hex, self.terrain.level_of(smoke.hex, smoke.level), height)

    def counts_vehicle(self, hex_: HexCoord) -> BoolArray:
        """For which lines a vehicle or wreck in a hex counts."""
        base = self.terrain.level_of(hex_)
        result: BoolArray = self._meets[hex_] & (self.levels == base) & (self._level == base)
        return result

    def counts_blast(self, hex_: HexCoord) -> BoolArray:
        """For which lines a hex of a blast area counts."""
        return self._counts(hex_, self.terrain.level_of(hex_), level_markers().heights[MarkerKind.BLAST_AREA])

    @cached_property
    def smoke(self) -> IntArray:
        """The smoke at each range: of two hexes at one range, the thicker."""
        amounts = self._nothing()
        for smoke in self.markers.smoke:
            if smoke.hex in self._meets:
                adds = self.counts_smoke(smoke) * (smoke_amount(smoke, level_markers().hindrance) or 0)
                self._raise(amounts, smoke.hex, adds)
        return amounts

    @cached_property
    def vehicles(self) -> IntArray:
        """What vehicles and wrecks add at each range."""
        amounts = self._nothing()
        for hex_ in self.markers.vehicles | self.markers.wrecks:
            if hex_ in self._meets:
                self._raise(amounts, hex_, self.counts_vehicle(hex_) * level_markers().hindrance.vehicle)
        return amounts

    @cached_property
    def blasts(self) -> IntArray:
        """What blast areas add to each line, each once."""
        result = np.zeros(len(self.places), dtype=np.int64)
        for hexes in self.markers.blasts.values():
            counting = [self.counts_blast(hex_) for hex_ in hexes if hex_ in self._meets]
            if counting:
                result += np.logical_or.reduce(counting) * level_markers().hindrance.blast_area
        return result

    def _nothing(self) -> IntArray:
        return np.zeros((self._bundle.rows, len(self.places)), dtype=np.int64)

    def _raise(self, amounts: IntArray, hex_: HexCoord, adds: IntArray) -> None:
        at = distance(self.source.hex, hex_)
        if at < len(amounts):
            amounts[at] = np.maximum(amounts[at], adds)


@dataclass
class _Told:
    """One line, its markers credited hex by hex: at a range the first that adds so much, of an area once."""

    line: LosResult
    load: _Load
    added: int = 0  # in the hex at hand
    credited: set[tuple[str, int | str]] = field(default_factory=set)

    def result(self) -> LosResult:
        """The line with its markers."""
        by_range = self._by_range()
        hindrance = int(by_range.sum() + self.load.blasts[0])
        nominal, verdict = self._verdicts(hindrance)
        crossings = tuple(self._marked(one) for one in self.line.crossings)
        areas = tuple(sorted(key for kind, key in self.credited if kind == "area" and isinstance(key, str)))
        return replace(
            self.line,
            verdict=verdict,
            nominal=nominal,
            hindrance=hindrance,
            by_range=tuple(by_range.tolist()),
            crossings=crossings,
            blast_areas=areas,
            obstacles=self.line.obstacles or tuple(self._limit(crossings, nominal)),
            first_hindrance_point=next((one.enters for one in crossings if one.adds), None),
            reasons=tuple(self._reasons(verdict, nominal, hindrance)),
            assumptions=tuple(one for one in self.line.assumptions if one.key != NO_MARKERS),
        )

    def _by_range(self) -> IntArray:
        terrain = np.array(self.line.by_range, dtype=np.int64)
        adds = self.load.terrain.settings.vehicle_adds_to_terrain
        return step_hindrance(terrain, self.load.vehicles[:, 0], adds=adds) + self.load.smoke[:, 0]

    def _verdicts(self, hindrance: int) -> tuple[Verdict, Verdict]:
        drawn, told = (np.array([one.code], dtype=np.int8) for one in (self.line.nominal, self.line.verdict))
        added = np.array([hindrance - self.line.hindrance])
        nominal, verdict = _verdicts(self.load, drawn, told, np.array([hindrance]), added)
        return Verdict.of_code(int(nominal[0])), Verdict.of_code(int(verdict[0]))

    def _marked(self, crossing: Crossing) -> Crossing:
        self.added = 0
        told = (*self._smoke(crossing), *self._vehicles(crossing), *self._areas(crossing))
        if not told:
            return crossing
        return replace(crossing, adds=crossing.adds + self.added, reasons=(*crossing.reasons, *told))

    def _smoke(self, crossing: Crossing) -> Iterator[Reason]:
        row, thickest = level_markers().hindrance, int(self.load.smoke[crossing.range, 0])
        for smoke in self.load.markers.smoke_in(crossing.hex):
            amount = smoke_amount(smoke, row) or 0
            if not self.load.counts_smoke(smoke)[0]:
                yield Reason("sight-smoke-not-in-way", "", (crossing.hex,))
                continue
            args = {"amount": amount}
            yield Reason(f"sight-through-{smoke.kind.value}", "", (crossing.hex,), args)
            yield from self._credit("smoke", crossing.range, amount if amount == thickest else 0, crossing)

    def _vehicles(self, crossing: Crossing) -> Iterator[Reason]:
        hex_, chart, markers = crossing.hex, level_markers(), self.load.markers
        is_between = 0 < crossing.range < self.line.range
        if not is_between or hex_ not in markers.vehicles | markers.wrecks:
            return
        if not self.load.counts_vehicle(hex_)[0]:
            yield Reason("sight-vehicle-other-level", "", (hex_,))
            return
        yield Reason("sight-vehicle" if hex_ in markers.vehicles else "sight-wreck", "", (hex_,))
        is_own = self.load.terrain.settings.vehicle_adds_to_terrain or not self.line.by_range[crossing.range]
        yield from self._credit("vehicle", crossing.range, chart.hindrance.vehicle if is_own else 0, crossing)

    def _areas(self, crossing: Crossing) -> Iterator[Reason]:
        row = level_markers().hindrance
        for area in self.load.markers.blasts_over(crossing.hex):
            if not self.load.counts_blast(crossing.hex)[0]:
                continue
            if ("area", area) in self.credited:
                yield Reason("sight-blast-area-counted", "", (crossing.hex,))
                continue
            yield Reason("sight-blast-area", "", (crossing.hex,), {"amount": row.blast_area})
            yield from self._credit("area", area, row.blast_area, crossing)

    def _credit(self, kind: str, key: int | str, amount: int, crossing: Crossing) -> Iterator[Reason]:
        """Add a hindrance once for each range or area; say so when it has been added before."""
        if (kind, key) in self.credited or not amount:
            yield Reason("sight-counted-at-range", "", (crossing.hex,))
            return
        self.credited.add((kind, key))
        self.added += amount

    @staticmethod
    def _limit(crossings: tuple[Crossing, ...], nominal: Verdict) -> Iterator[Obstacle]:
        """The place where hindrance becomes too much."""
        total = 0
        for crossing in crossings if nominal is Verdict.BLOCKED else ():
            before, total = total, total + crossing.adds
            if before < LIMIT <= total:
                yield Obstacle(crossing.hex, "", crossing.enters)

    def _reasons(self, verdict: Verdict, nominal: Verdict, hindrance: int) -> Iterator[Reason]:
        """As told before, the verdict in words anew."""
        gone = {"sight-clear", "sight-hindered"} | ({"sight-too-close"} if verdict is nominal else set())
        yield from (one for one in self.line.reasons if one.key not in gone)
        if self.line.nominal is Verdict.BLOCKED:
            return
        keys = {Verdict.BLOCKED: "sight-blocked-by-hindrance", Verdict.HINDERED: "sight-hindered"}
        figures = {"hindrance": hindrance, "limit": LIMIT} if hindrance else {}
        ends = (self.line.source, self.line.target)
        yield Reason(
            keys.get(nominal, "sight-clear"), self.load.terrain.chart.rules[Family.HINDRANCE], ends, figures
        )
