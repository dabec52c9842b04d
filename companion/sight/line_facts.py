"""What is known of one line once it is judged; the ground for explaining it."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from companion.board.facts import Area
from companion.hexes.lattice import FloatArray, IntArray
from companion.sight.chart import Feature, RaisedLevel
from companion.sight.judging import MarkerLoad, Outcome
from companion.sight.markers import Markers, Smoke
from companion.sight.result import RAISED, Position, Verdict
from companion.sight.rules import is_directly_behind, smoke_counts
from companion.sight.sightline import SightLine, TouchedHexes
from companion.sight.terrain import SightTerrain


@dataclass(frozen=True, slots=True)
class Touch:
    """An area's outline that the line touches in a hex, and where it first does."""

    area: Area
    feature: Feature
    begins: float


@dataclass(frozen=True, eq=False)
class LineFacts:
    """One judged line. `touched` numbers the pieces of terrain it touches between its ends, as drawn."""

    terrain: SightTerrain
    line: SightLine
    source: Position
    target: Position
    markers: Markers
    marks: MarkerLoad | None
    touched: IntArray
    is_obstructed: bool
    outcome: Outcome

    @cached_property
    def hexes(self) -> TouchedHexes:
        """The hexes that the line touches, in order."""
        return self.line.touched_hexes()

    @cached_property
    def parts(self) -> FloatArray:
        """The ends of the line's part in each touched hex, in hex units: (n, 2, 2)."""
        hexes = self.hexes
        return self.line.points(np.stack([hexes.enters, hexes.leaves], axis=1))

    @property
    def places_touched(self) -> IntArray:
        """The place in the grid of each touched piece."""
        return self.terrain.layers.pieces.places[self.touched]

    def numbers_on_line(self, places: IntArray) -> IntArray:
        """The numbers, in the order of the line, of touched hexes given by their places."""
        order = np.argsort(self.hexes.places)
        result: IntArray = order[np.searchsorted(self.hexes.places, places, sorter=order)]
        return result

    @cached_property
    def is_raised(self) -> bool:
        """Whether an end is above the ground."""
        return RAISED in (self.source.level, self.target.level)

    @property
    def above(self) -> RaisedLevel | None:
        """The level of such an end; None for a line along the ground."""
        return self.terrain.chart.raised if self.is_raised else None

    @property
    def is_blinded(self) -> bool:
        """Whether the ground end is hidden from one above."""
        return self.is_raised and self.is_obstructed

    @property
    def is_blocked(self) -> bool:
        """Whether the line is blocked, by the outlines as drawn."""
        return self.nominal is Verdict.BLOCKED

    @property
    def nominal(self) -> Verdict:
        """The verdict by the outlines as drawn."""
        return Verdict.of_code(int(self.outcome.nominal[0]))

    @property
    def verdict(self) -> Verdict:
        """The verdict."""
        return Verdict.of_code(int(self.outcome.verdict[0]))

    @property
    def hindrance(self) -> int:
        """The sum along the line."""
        return int(self.outcome.hindrance[0])

    @cached_property
    def touches(self) -> dict[int, list[Touch]]:
        """The outlines touched in each hex, by its place in the grid."""
        layers = self.terrain.layers
        chosen = self.touched[layers.outlines[self.touched] >= 0]
        begins = self.line.first_contacts(layers.shapes[chosen]).tolist()
        places, outlines = layers.pieces.places[chosen], layers.outlines[chosen]
        found: dict[int, list[Touch]] = {}
        for place, outline, fraction in zip(places.tolist(), outlines.tolist(), begins, strict=True):
            area, kind = self.terrain.outlines.areas[outline], self.terrain.outlines.kinds[outline]
            found.setdefault(place, []).append(Touch(area, kind, fraction))
        return found

    def is_between(self, range_: int) -> bool:
        """Whether hexes at a range from the source lie between the ends."""
        return 0 < range_ < self.line.range

    def is_counted(self, smoke: Smoke) -> bool:
        """Whether a smoke counter in a hex on the line affects it."""
        viewers = {end.hex for end in (self.source, self.target) if end.level == RAISED}
        under_viewer = self.line.range > 0 and smoke.hex in viewers
        return smoke_counts(smoke.kind, smoke.level, is_raised=self.is_raised, is_under_viewer=under_viewer)

    def is_in_front(self, range_: int) -> bool:
        """Whether hexes at a range may hide the line's ground end from its raised end."""
        if not self.is_raised or self.source.level == self.target.level:
            return False
        behind = self.line.range - range_ if self.source.level == RAISED else range_
        return self.is_between(range_) and bool(is_directly_behind(behind))
