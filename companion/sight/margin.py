"""How far outlines would have to grow or shrink to change a verdict.

An outline has a threshold in each hex that a line touches: its distance from the line there or, negative,
the depth to which the line runs inside. Resized by more than that it is touched, by less it is not. The
outlines that act as one (all obstacles; all hindrances at one range) are touched from the least of their
thresholds on. So the thresholds tell the outcome of any change, and the margin is the least that matters.
"""

from dataclasses import dataclass
from math import inf

import numpy as np
import shapely

from companion.hexes.lattice import FloatArray, IntArray
from companion.sight.depth import depths
from companion.sight.grid import BoolArray
from companion.sight.judging import TerrainLoad, outcomes
from companion.sight.line_facts import LineFacts
from companion.sight.settings import BlindBuilding, BlindPair

REACH = 0.5  # hexes; no outline is looked for, or followed inside, further than this
_CONTACT = 1e-9  # hexes; keeps "just touched" and "just not" apart


@dataclass(frozen=True, slots=True)
class _Thresholds:
    """From what resizing on obstacles, and hindrances by range (K), are touched."""

    obstacles: float
    hindrances: FloatArray

    def load_at(self, change: float) -> TerrainLoad:
        """What terrain does when outlines are resized to a threshold and just past it."""
        is_past = np.less_equal if change > 0 else np.less
        hinders = is_past(self.hindrances, change).astype(np.int64)
        return TerrainLoad(np.array([is_past(self.obstacles, change)]), hinders[:, None])

    def by_size(self) -> list[float]:
        """All thresholds within reach, nearest to zero first."""
        values = [self.obstacles, *self.hindrances.tolist()]
        return sorted((value for value in values if abs(value) < REACH), key=abs)


def margin_of(facts: LineFacts) -> float | None:
    """The least growing or shrinking of outlines, in hexes, that changes verdict or hindrance.

    None when nothing within REACH does.
    """
    if facts.line.range < 2:
        return None
    thresholds = _from_above(facts) if facts.is_raised else _on_the_ground(facts)
    present = _outcome(facts, thresholds, 0)
    changes = (c for c in thresholds.by_size() if _outcome(facts, thresholds, c) != present)
    return next((abs(change) for change in changes), None)


def _outcome(facts: LineFacts, thresholds: _Thresholds, change: float) -> int:
    ranges = np.array([facts.line.range])
    return int(outcomes(facts.terrain, thresholds.load_at(change), facts.marks, ranges)[0])


def _on_the_ground(facts: LineFacts) -> _Thresholds:
    """All thresholds that can matter: on a blocked line nothing that growing would add does."""
    is_obstacle = facts.terrain.layers.is_obstacle[facts.touched]
    group = np.where(is_obstacle, 0, facts.line.near[facts.places_touched])
    is_enough = facts.hindrance >= facts.terrain.chart.hindrance_limit
    is_chosen = is_obstacle | is_enough | (not facts.is_obstructed)
    hindrances = _touched(facts, is_chosen, group, facts.line.range + 1)
    obstacles, hindrances[0] = float(hindrances[0]), inf
    if facts.is_blocked:
        return _Thresholds(obstacles, hindrances)
    ranges = facts.hexes.ranges
    numbers, outlines, away = _near(facts, np.flatnonzero((ranges > 0) & (ranges < facts.line.range)))
    is_obstacle = facts.terrain.outlines.obstruct[outlines]
    obstacles = min(obstacles, away[is_obstacle].min(initial=inf))
    np.minimum.at(hindrances, ranges[numbers[~is_obstacle]], away[~is_obstacle])
    return _Thresholds(obstacles, hindrances)


def _from_above(facts: LineFacts) -> _Thresholds:
    """The thresholds of what may blind the ground end; hexes in front blind together or (setting) alone."""
    fronts = np.flatnonzero([facts.is_in_front(range_) for range_ in facts.hexes.ranges.tolist()])
    settings = facts.terrain.settings
    if not fronts.size or settings.blind_building is BlindBuilding.HEX:
        return _Thresholds(inf, np.full(1, inf))
    front_of = facts.places_touched[:, None] == facts.hexes.places[fronts]
    is_chosen = facts.terrain.layers.blinds[facts.touched] & front_of.any(axis=1)
    values = _touched(facts, is_chosen, front_of.argmax(axis=1), len(fronts))
    numbers, outlines, away = _near(facts, fronts)
    can_blind = facts.terrain.outlines.blind[outlines]
    np.minimum.at(values, np.searchsorted(fronts, numbers[can_blind]), away[can_blind])
    together = values.max() if settings.blind_pair is BlindPair.BOTH else values.min()
    return _Thresholds(float(together), np.full(1, inf))


def _touched(facts: LineFacts, is_chosen: BoolArray, groups: IntArray, count: int) -> FloatArray:
    """The thresholds of groups of touched pieces: minus the depth, whole hexes without end; else inf."""
    outlines, numbers = facts.terrain.outlines, facts.terrain.layers.outlines[facts.touched]
    is_fixed = np.append(outlines.is_exact, True)[numbers]
    movable = np.flatnonzero(is_chosen & ~is_fixed)
    values = np.full(count, inf)
    if movable.size:
        shapes, boundaries = (all_[numbers[movable]] for all_ in (outlines.shapes, outlines.boundaries))
        parts = facts.parts[facts.numbers_on_line(facts.places_touched[movable])]
        deepest = depths(shapes, boundaries, parts, groups[movable], REACH)
        values[groups[movable]] = -np.maximum(deepest, _CONTACT)[groups[movable]]
    values[groups[is_chosen & is_fixed]] = -inf
    return values


def _near(facts: LineFacts, numbers: IntArray) -> tuple[IntArray, IntArray, FloatArray]:
    """Outlines that would touch some hexes' parts of the line when grown by REACH at most.

    Number of the hex on the line, place among the outlines, distance; touched outlines come too.
    """
    outlines = facts.terrain.outlines
    parts = np.asarray(shapely.linestrings(facts.parts[numbers]))
    part, outline = outlines.tree.query(parts, predicate="dwithin", distance=REACH)
    places = facts.hexes.places[numbers[part]]
    can_grow = ~outlines.is_exact[outline] & ~outlines.is_ended[outline, places]
    part, outline = part[can_grow], outline[can_grow]
    away = shapely.distance(parts[part], outlines.shapes[outline])
    return numbers[part], outline, np.maximum(away, _CONTACT)
