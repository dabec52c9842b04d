"""The line of sight between two positions: its verdict, and everything that explains it."""

import numpy as np

from companion.hexes.lattice import IntArray
from companion.reason import Reason
from companion.sight import above, ground
from companion.sight.bundle import Bundle
from companion.sight.crossings import Walk
from companion.sight.explaining import assumptions, reasons
from companion.sight.judging import TerrainLoad, judge
from companion.sight.layers import Variant
from companion.sight.line_facts import LineFacts
from companion.sight.margin import margin_of
from companion.sight.marker_load import marker_load
from companion.sight.markers import Markers
from companion.sight.result import GROUND, RAISED, LosResult, Position, SightError, Verdict
from companion.sight.sightline import SightLine
from companion.sight.terrain import SightTerrain

__all__ = ["Position", "line_of_sight", "verdict_of"]


def line_of_sight(
    terrain: SightTerrain, source: Position, target: Position, markers: Markers | None = None
) -> LosResult:
    """Judge the line between two positions.

    SightError when a hex is not on the board, or has no such level.
    """
    return _explained(_judged(terrain, source, target, markers))


def verdict_of(
    terrain: SightTerrain, source: Position, target: Position, markers: Markers | None = None
) -> Verdict:
    """The verdict of that line alone, in a fifth of the time; errors as there."""
    return _judged(terrain, source, target, markers).verdict


def check_position(terrain: SightTerrain, position: Position) -> None:
    """Refuse a position off the board, or above the ground where there is no such level."""
    if position.hex not in terrain.grid.index:
        raise SightError(Reason("sight-off-board", args={"board": terrain.board.title}))
    if position.level not in terrain.levels(position.hex):
        raise SightError(_no_level(terrain, position))


def _no_level(terrain: SightTerrain, position: Position) -> Reason:
    raised = terrain.chart.raised
    if raised is not None and position.level == RAISED:
        return raised.missing.of(position.hex)
    return Reason("sight-no-level", hexes=(position.hex,), args={"level": str(position.level)})


def _judged(terrain: SightTerrain, source: Position, target: Position, markers: Markers | None) -> LineFacts:
    check_position(terrain, source)
    check_position(terrain, target)
    markers = markers or Markers.none()
    line = SightLine(terrain.grid, source.hex, target.hex)
    touched = terrain.layers.pieces.touched(line)
    bundle = Bundle(terrain.grid, source, terrain.grid.places([target.hex]), target.level)
    load = _load(terrain, bundle, line, touched)
    marks = marker_load(bundle, markers, terrain.chart.markers)
    outcome = judge(terrain, load, marks, bundle.ranges)
    drawn = touched[terrain.layers.in_variant[Variant.NOMINAL, touched]]
    is_obstructed = bool(load.is_obstructed[Variant.NOMINAL, 0])
    return LineFacts(terrain, line, source, target, markers, marks, drawn, is_obstructed, outcome)


def _load(terrain: SightTerrain, bundle: Bundle, line: SightLine, touched: IntArray) -> TerrainLoad:
    if not bundle.is_raised:
        return ground.load_of_line(line, terrain.layers, touched)
    if bundle.source.level == GROUND:  # sight is the same both ways, and told from above
        raised_end = Position(line.target, RAISED)
        bundle = Bundle(terrain.grid, raised_end, terrain.grid.places([line.source]), GROUND)
    return above.load_from_above(terrain, bundle)


def _explained(facts: LineFacts) -> LosResult:
    walk = Walk(facts)
    begins = walk.first_hindrance
    return LosResult(
        source=facts.source.hex,
        target=facts.target.hex,
        source_level=facts.source.level,
        target_level=facts.target.level,
        verdict=facts.verdict,
        nominal=facts.nominal,
        hindrance=facts.hindrance,
        by_range=tuple(facts.outcome.by_range[:, 0].tolist()),
        crossings=walk.crossings,
        blast_areas=tuple(walk.blast_areas),
        obstacles=walk.obstacles,
        first_hindrance_point=None if begins is None else facts.line.point(begins),
        margin=_margin(facts),
        reasons=tuple(reasons(facts, walk.crossings)),
        assumptions=tuple(assumptions(facts, walk.crossings)),
    )


def _margin(facts: LineFacts) -> float | None:
    """The margin, in step with the verdict.

    Resized outlines are rounded to the lattice and their arcs drawn as polygons, both within 0.0003 hex;
    a margin that near to the tolerance is moved to the side on which the verdict says it is.
    """
    margin, tolerance = margin_of(facts), facts.terrain.settings.tolerance
    if facts.verdict is Verdict.TOO_CLOSE:
        return tolerance if margin is None else min(margin, tolerance)
    return margin if margin is None else max(margin, float(np.nextafter(tolerance, 1)))
