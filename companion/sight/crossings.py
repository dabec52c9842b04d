"""Hex by hex along a line: what it meets, what that adds, and what is said about it."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.sight.chart import Effect, Feature
from companion.sight.line_facts import LineFacts
from companion.sight.result import Crossing, Obstacle
from companion.sight.rules import smoke_amount
from companion.sight.settings import BlindBuilding


@dataclass(slots=True)
class _Hex:
    """One hex while the line crosses it; `enters` is a fraction of the line."""

    place: int
    hex: HexCoord
    range: int
    enters: float
    adds: int = 0
    blocks: bool = False


@dataclass(frozen=True, slots=True)
class _Met:
    """Something met at a fraction of the line: a hindrance of so much, or an obstacle's area id."""

    begins: float
    hex: HexCoord
    adds: int = 0
    area: str = ""


def _begins(met: _Met) -> float:
    return met.begins


class Walk:
    """A walk along a line from its source, which credits each hindrance to the hex met first.

    Of two hexes at one range only one adds for terrain, one for vehicles, the thicker for smoke; of a
    blast area only the first hex.
    """

    def __init__(self, facts: LineFacts) -> None:
        self._facts = facts
        self._credited: set[tuple[str, int | str]] = set()
        self._hindrances: list[_Met] = []
        self._obstacles: list[_Met] = []
        self.blast_areas: list[str] = []
        self.crossings = tuple(self._cross_all())

    @property
    def obstacles(self) -> tuple[Obstacle, ...]:
        """All that blocks, nearest to the source first; with it where hindrance becomes too much."""
        met = sorted([*self._obstacles, *self._limit()], key=_begins)
        return tuple(Obstacle(m.hex, m.area, self._facts.line.point(m.begins)) for m in met)

    @property
    def first_hindrance(self) -> float | None:
        """The fraction of the line at which hindrance begins."""
        return min((met.begins for met in self._hindrances), default=None)

    def _limit(self) -> Iterator[_Met]:
        """Where the hindrances met so far become too many."""
        total = 0
        for met in sorted(self._hindrances, key=_begins):
            before, total = total, total + met.adds
            if before < self._facts.terrain.chart.hindrance_limit <= total and self._facts.is_blocked:
                yield met

    def _cross_all(self) -> Iterator[Crossing]:
        facts, hexes = self._facts, self._facts.hexes
        columns = (hexes.places, hexes.ranges, hexes.enters, hexes.along_hexside)
        rows = zip(*(column.tolist() for column in columns), facts.parts.tolist(), strict=True)
        for place, range_, fraction, along, (enters, leaves) in rows:
            here = _Hex(place, facts.line.grid.hexes[place], range_, fraction)
            reasons = tuple(self._reasons(here)) if self._is_eventful(here) else ()
            yield Crossing(
                here.hex,
                range_,
                tuple(enters),
                tuple(leaves),
                along,
                facts.terrain.keys[place],
                tuple(touch.area.id for touch in facts.touches.get(place, ())),
                here.adds,
                here.blocks,
                reasons,
            )

    def _is_eventful(self, here: _Hex) -> bool:
        """Whether there is anything at all in a hex; in most there is not.

        A building may blind though the line touches its hex only.
        """
        facts, place = self._facts, here.place
        if facts.markers or facts.terrain.features[place] or place in facts.touches:
            return True
        return facts.is_raised and place in facts.terrain.blinding_places

    def _reasons(self, here: _Hex) -> Iterator[Reason]:
        """What is to be said of a hex; crediting what it adds on the way."""
        if self._facts.is_between(here.range):
            yield from self._from_above(here) if self._facts.is_raised else self._terrain(here)
            yield from self._vehicles(here)
        if self._facts.markers:
            yield from self._smoke(here)
            yield from self._blast_areas(here)

    def _terrain(self, here: _Hex) -> Iterator[Reason]:
        for feature in self._facts.terrain.features[here.place]:
            yield from self._feature(here, feature, here.enters, "")
        for touch in self._facts.touches.get(here.place, ()):
            yield from self._feature(here, touch.feature, touch.begins, touch.area.id)

    def _feature(self, here: _Hex, feature: Feature, begins: float, area: str) -> Iterator[Reason]:
        if feature.text:
            yield Reason(feature.text, feature.rule, (here.hex,))
        if feature.effect is Effect.OBSTACLE:
            self._block(here, begins, area)
        elif feature.effect is Effect.HINDRANCE:
            yield from self._remark(here, feature)
            yield from self._credit(here, "terrain", here.range, 1, begins)

    def _from_above(self, here: _Hex) -> Iterator[Reason]:
        """From above only what blinds and stands directly in front of the far end matters."""
        for feature in self._facts.terrain.features[here.place]:
            if feature.effect is Effect.NONE and feature.text:
                yield Reason(feature.text, feature.rule, (here.hex,))
        above = self._facts.above
        if above and self._facts.is_blinded and self._facts.is_in_front(here.range):
            for begins, area in self._blinding(here):
                yield above.blinds.of(here.hex)
                self._block(here, begins, area)

    def _blinding(self, here: _Hex) -> Iterator[tuple[float, str]]:
        """What in a hex blinds the one behind: from which fraction of the line on, and the area's id."""
        terrain = self._facts.terrain
        if any(feature.blinds for feature in terrain.features[here.place]):
            yield here.enters, ""
        if terrain.settings.blind_building is BlindBuilding.OUTLINE:
            touches = self._facts.touches.get(here.place, ())
            yield from ((touch.begins, touch.area.id) for touch in touches if touch.feature.blinds)
        elif here.place in terrain.blinding_places:
            yield here.enters, ""

    def _remark(self, here: _Hex, feature: Feature) -> Iterator[Reason]:
        remark = feature.remark
        if remark and remark.keys & self._facts.terrain.keys[here.place]:
            yield Reason(remark.text, remark.rule, (here.hex,))

    def _vehicles(self, here: _Hex) -> Iterator[Reason]:
        markers, chart = self._facts.markers, self._facts.terrain.chart
        if here.hex not in markers.vehicles | markers.wrecks:
            return
        if above := self._facts.above:
            yield above.below.of(here.hex)
            return
        yield Reason("sight-vehicle" if here.hex in markers.vehicles else "sight-wreck", "ASLSK", (here.hex,))
        kind = "vehicle" if self._facts.terrain.settings.vehicle_adds_to_terrain else "terrain"
        yield from self._credit(here, kind, here.range, chart.markers.vehicle, here.enters)

    def _smoke(self, here: _Hex) -> Iterator[Reason]:
        strongest, row = 0, self._facts.terrain.chart.markers
        for smoke in self._facts.markers.smoke_in(here.hex):
            amount = smoke_amount(smoke, row)
            if not self._facts.is_counted(smoke):
                yield Reason("sight-smoke-not-in-way", row.smoke_rule, (here.hex,))
            elif amount is None:
                yield Reason("sight-smoke-unknown", row.smoke_rule, (here.hex,))
            else:
                yield Reason(f"sight-through-{smoke.kind.value}", "ASLSK", (here.hex,), {"amount": amount})
                strongest = max(strongest, amount)
        if strongest and self._facts.marks and strongest < self._facts.marks.smoke[here.range, 0]:
            yield Reason("sight-counted-at-range", "ASLSK", (here.hex,))
        else:
            yield from self._credit(here, "smoke", here.range, strongest, here.enters)

    def _blast_areas(self, here: _Hex) -> Iterator[Reason]:
        row = self._facts.terrain.chart.markers
        for area in self._facts.markers.blasts_over(here.hex):
            if ("area", area) in self._credited:
                yield Reason("sight-blast-area-counted", row.blast_rule, (here.hex,))
                continue
            yield Reason("sight-blast-area", row.blast_rule, (here.hex,), {"amount": row.blast_area})
            self.blast_areas.append(area)
            yield from self._credit(here, "area", area, row.blast_area, here.enters)

    def _credit(self, here: _Hex, kind: str, key: int | str, amount: int, begins: float) -> Iterator[Reason]:
        """Add a hindrance once for each range or area; say so when it has been added before."""
        if not amount:
            return
        if (kind, key) in self._credited:
            yield Reason("sight-counted-at-range", "ASLSK", (here.hex,))
            return
        self._credited.add((kind, key))
        self._hindrances.append(_Met(begins, here.hex, amount))
        here.adds += amount

    def _block(self, here: _Hex, begins: float, area: str) -> None:
        here.blocks = True
        self._obstacles.append(_Met(begins, here.hex, area=area))
