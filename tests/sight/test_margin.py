"""The margin: how much larger or smaller outlines would have to be for another answer."""

import random

import numpy as np
import pytest

from companion.sight.los import line_of_sight
from companion.sight.margin import REACH
from companion.sight.markers import Markers
from companion.sight.result import LosResult, Position, Verdict
from companion.sight.settings import SightSettings
from companion.sight.terrain import SightTerrain
from tests.forms import IS_LONG
from tests.sight.sketches import Sketch

LINES = 500 if IS_LONG else 200

ROUNDING = 3e-4  # hexes: outlines rounded to the lattice, arcs drawn as polygons


def look(sketch: Sketch, markers: Markers | None = None, tolerance: float = 0.012) -> LosResult:
    """North from the centre, four hexes."""
    terrain = sketch.prepared(SightSettings(tolerance=tolerance))
    return line_of_sight(terrain, Position(sketch.at(0, 0)), Position(sketch.at(0, 4)), markers)


@pytest.fixture
def sketch() -> Sketch:
    """An empty patch."""
    return Sketch()


def test_distance_to_a_building_beside_the_line(sketch: Sketch) -> None:
    result = look(sketch.box("building", sketch.at(0, 2), half=0.1, dx=0.3))
    assert result.margin == pytest.approx(0.2, abs=ROUNDING)


def test_depth_of_a_building_across_the_line(sketch: Sketch) -> None:
    result = look(sketch.box("building", sketch.at(0, 2), half=0.2, dx=0.05))
    assert result.verdict is Verdict.BLOCKED
    assert result.margin == pytest.approx(0.15, rel=0.02)


def test_a_second_building_must_go_too(sketch: Sketch) -> None:
    sketch.box("building", sketch.at(0, 1), half=0.1).box("building", sketch.at(0, 3), half=0.2)
    assert look(sketch).margin == pytest.approx(0.2, rel=0.02)


def test_hindrance_behind_a_building_does_not_matter(sketch: Sketch) -> None:
    sketch.box("building", sketch.at(0, 2), half=0.2).box("grain", sketch.at(0, 3), half=0.02)
    sketch.box("grain", sketch.at(0, 1), half=0.02, dx=0.1)
    assert look(sketch).margin == pytest.approx(0.2, rel=0.02)


def test_the_nearest_change_decides(sketch: Sketch) -> None:
    sketch.box("grain", sketch.at(0, 1), half=0.1).box("building", sketch.at(0, 3), half=0.1, dx=0.15)
    assert look(sketch).margin == pytest.approx(0.05, abs=ROUNDING)


def test_grain_in_an_orchard_changes_nothing_there(sketch: Sketch) -> None:
    """That range counts already; only grain grown into the next hex would add."""
    sketch.orchard(sketch.at(0, 2)).box("grain", sketch.at(0, 2), half=0.1, dx=0.2)
    assert look(sketch).margin == pytest.approx(np.hypot(0.1, 0.4), abs=ROUNDING)


def test_grain_beside_a_vehicle_by_the_other_reading_changes_nothing_there(sketch: Sketch) -> None:
    sketch.box("grain", sketch.at(0, 2), half=0.1, dx=0.2)
    markers = Markers.none().with_vehicle(sketch.at(0, 2))
    ends = Position(sketch.at(0, 0)), Position(sketch.at(0, 4))
    adding = line_of_sight(sketch.prepared(), *ends, markers)
    assert adding.margin == pytest.approx(0.1, abs=ROUNDING)
    once = sketch.prepared(SightSettings(vehicle_adds_to_terrain=False))
    reaches_next_hex = pytest.approx(np.hypot(0.1, 0.4), abs=ROUNDING)
    assert line_of_sight(once, *ends, markers).margin == reaches_next_hex


def test_smoke_that_blocks_leaves_nothing_to_change(sketch: Sketch) -> None:
    sketch.box("grain", sketch.at(0, 2), half=0.1, dx=0.2)
    markers = Markers.none().with_smoke(sketch.at(0, 1)).with_smoke(sketch.at(0, 3))
    assert look(sketch, markers).margin is None


def test_nothing_within_reach_is_no_margin(sketch: Sketch) -> None:
    sketch.box("building", sketch.at(1, 2), half=0.05, dx=0.1)
    assert look(sketch).margin is None
    assert REACH == 0.5


@pytest.mark.parametrize("gap", [0.004, 0.011])
def test_within_the_tolerance_it_is_too_close(sketch: Sketch, gap: float) -> None:
    result = look(sketch.box("building", sketch.at(0, 2), half=0.1, dx=0.1 + gap))
    assert (result.verdict, result.nominal) == (Verdict.TOO_CLOSE, Verdict.CLEAR)
    assert result.reasons[0].key == "sight-too-close"
    assert result.margin == pytest.approx(gap, abs=ROUNDING)


def test_no_tolerance_is_never_too_close(sketch: Sketch) -> None:
    result = look(sketch.box("building", sketch.at(0, 2), half=0.1, dx=0.101), tolerance=0)
    assert result.verdict is Verdict.CLEAR
    assert result.margin == pytest.approx(0.001, abs=ROUNDING)


@pytest.mark.long
@pytest.mark.fuzz
def test_the_margin_is_the_tolerance_at_which_the_answer_becomes_too_close(elst: SightTerrain) -> None:
    """By resizing all outlines of the Elst board: a check that knows nothing of thresholds."""
    rng = random.Random(25)
    pairs = [rng.sample(elst.grid.hexes, 2) for _ in range(LINES)]
    results = [line_of_sight(elst, Position(a), Position(b)) for a, b in pairs]
    near = [result for result in results if result.margin is not None and 0.001 < result.margin < 0.05]
    assert len(near) > LINES / 50
    for tolerance in (0.004, 0.012, 0.03):
        terrain = SightTerrain.of(elst.board, elst.chart, SightSettings(tolerance=tolerance))
        for result in near:
            assert result.margin is not None
            if abs(result.margin - tolerance) > ROUNDING + 0.01 * tolerance:
                again = line_of_sight(terrain, Position(result.source), Position(result.target))
                assert (again.verdict is Verdict.TOO_CLOSE) == (result.margin < tolerance)
