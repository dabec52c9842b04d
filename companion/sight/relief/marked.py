"""Lines and views over heights with markers."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import numpy as np

from companion.hexes.lattice import IntArray
from companion.reason import Reason
from companion.sight.judging import Codes
from companion.sight.marker_chart import level_markers
from companion.sight.markers import Markers
from companion.sight.relief.bulk import fan_of
from companion.sight.relief.families import Family
from companion.sight.relief.judging import LIMIT, judge
from companion.sight.relief.line import line_over_heights
from companion.sight.relief.marked_load import MarkedLoad
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.relief.view import view_over_heights
from companion.sight.result import NO_MARKERS, Crossing, LosResult, Obstacle, Position, Verdict, hindered_in
from companion.sight.rules import is_blocking, smoke_amount, step_hindrance
from companion.sight.viewshed import Viewshed
from companion.sight.whatif import OneMore, one_more

_MOST = np.iinfo(np.int8).max


def marked_line(terrain: ReliefTerrain, source: Position, target: Position, markers: Markers) -> LosResult:
    """The line between two positions with markers on it; SightError as without."""
    result = line_over_heights(terrain, source, target)
    if not markers:
        return result
    return _Told(result, MarkedLoad.of_line(terrain, source, target, markers)).result()


def marked_view(terrain: ReliefTerrain, position: Position, markers: Markers, floor: int = 0) -> Viewshed:
    """What a position sees of a whole board with markers on it; `floor` and errors as without."""
    view = view_over_heights(terrain, position, floor)
    if not markers:
        return view
    load = MarkedLoad(
        terrain, position, np.arange(len(terrain.grid.hexes)), terrain.levels_up_to(floor), markers
    )
    added = load.smoke.sum(axis=0) + load.blasts + load.vehicles.sum(axis=0)
    hindrance = view.hindrance.astype(np.int64) + added
    nominal, is_open = _drawn(load, view.nominal, hindrance), view.verdict == Verdict.TOO_CLOSE.code
    verdict = np.where(is_open, view.verdict, nominal)
    shown = np.minimum(hindrance, _MOST).astype(np.int8)
    view = replace(view, verdict=verdict, nominal=nominal, hindrance=shown)
    needs_outlines = is_open & (added > 0)
    if not terrain.settings.vehicle_adds_to_terrain:
        needs_outlines |= load.vehicles.any(axis=0)
    _judge_each(terrain, view, markers, np.flatnonzero(needs_outlines), floor)
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
    """Where only the whole line tells: too close to call without markers, or a vehicle may add nothing."""
    for place in places.tolist():
        target = Position(view.hexes[place], min(floor, len(terrain.floors(view.hexes[place])) - 1))
        result = marked_line(terrain, view.position, target, markers)
        view.verdict[place], view.nominal[place] = result.verdict.code, result.nominal.code
        view.hindrance[place] = min(result.hindrance, _MOST)


def _drawn(load: MarkedLoad, nominal: Codes, hindrance: IntArray) -> Codes:
    """Verdict codes with markers, by the outlines as drawn."""
    blocks = (nominal == Verdict.BLOCKED.code) | (is_blocking(hindrance, LIMIT) & ~load.is_safe)
    seen = np.where(hindrance > 0, Verdict.HINDERED.code, Verdict.CLEAR.code)
    marked: Codes = np.where(blocks, Verdict.BLOCKED.code, seen).astype(np.int8)
    return marked


@dataclass
class _Told:
    """One line, its markers credited hex by hex: at a range the first that adds so much, of an area once."""

    line: LosResult
    load: MarkedLoad
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
            reasons=tuple(self._reasons(crossings, verdict, nominal, hindrance)),
            assumptions=tuple(self._assumptions()),
        )

    def _assumptions(self) -> Iterator[Reason]:
        is_marked = self.load.markers.lie_on(crossing.hex for crossing in self.line.crossings)
        yield from (one for one in self.line.assumptions if not (is_marked and one.key == NO_MARKERS))

    def _by_range(self) -> IntArray:
        terrain = np.array(self.line.by_range, dtype=np.int64)
        adds = self.load.terrain.settings.vehicle_adds_to_terrain
        return step_hindrance(terrain, self.load.vehicles[:, 0], adds=adds) + self.load.smoke[:, 0]

    def _verdicts(self, hindrance: int) -> tuple[Verdict, Verdict]:
        drawn = np.array([self.line.nominal.code], dtype=np.int8)
        nominal = Verdict.of_code(int(_drawn(self.load, drawn, np.array([hindrance]))[0]))
        is_open = self.line.verdict is Verdict.TOO_CLOSE and self._is_too_close()
        return nominal, Verdict.TOO_CLOSE if is_open else nominal

    def _is_too_close(self) -> bool:
        source, target = self.line.ends
        return self.load.is_too_close(judge(fan_of(self.load.terrain, source, [target])))

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

    def _reasons(
        self, crossings: tuple[Crossing, ...], verdict: Verdict, nominal: Verdict, hindrance: int
    ) -> Iterator[Reason]:
        """As told before, the verdict in words anew."""
        gone = {"sight-clear", "sight-hindered"} | ({"sight-too-close"} if verdict is nominal else set())
        yield from (one for one in self.line.reasons if one.key not in gone)
        if self.line.nominal is Verdict.BLOCKED:
            return
        keys = {Verdict.BLOCKED: "sight-blocked-by-hindrance", Verdict.HINDERED: "sight-hindered"}
        figures = {"hindrance": hindrance, "limit": LIMIT} if hindrance else {}
        rule = self.load.terrain.chart.rules[Family.HINDRANCE]
        is_hindered = nominal is Verdict.HINDERED
        hexes = hindered_in(crossings) if is_hindered else (self.line.source, self.line.target)
        yield Reason(keys.get(nominal, "sight-clear"), rule, hexes, figures)
