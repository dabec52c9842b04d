"""Line of sight to the blast height of an SR or FFE (2.32)."""

import pytest

from companion.games.elst.procedures.artillery.blast_height import (
    BlastVerdict,
    has_blast_height_los,
    los_to_blast_height,
)
from companion.hexes.coordinates import HexCoord
from companion.sight.markers import Markers, SmokeKind, blast_area
from companion.sight.result import Position, SightError
from companion.sight.settings import BlastSmoke, SightSettings
from tests.sight.sketches import Sketch


@pytest.fixture
def sketch() -> Sketch:
    """An empty patch; the observer stands at (0, 0), the SR five hexes to the north."""
    return Sketch()


def verdict(
    sketch: Sketch,
    *,
    level: int = 0,
    markers: Markers | None = None,
    settings: SightSettings | None = None,
) -> BlastVerdict:
    observer = Position(sketch.at(0, 0), level)
    target = [sketch.at(0, 5)]
    terrain = sketch.prepared(settings)
    return los_to_blast_height(terrain, observer, target, markers=markers).verdict


def test_it_is_seen_over_everything_far_away(sketch: Sketch) -> None:
    sketch.orchard(sketch.at(0, 1), sketch.at(0, 2)).box("grain", sketch.at(0, 3), half=2)
    sketch.box("building", sketch.at(0, 2)).box("building", sketch.at(0, 4))
    sight = los_to_blast_height(sketch.prepared(), Position(sketch.at(0, 0)), [sketch.at(0, 5)])
    assert (sight.verdict, sight.hex) == (BlastVerdict.CLEAR, sketch.at(0, 5))
    assert [(reason.key, reason.rule) for reason in sight.reasons] == [("blast-seen", "2.32a")]


def test_an_obstacle_next_to_the_observer_hides_it(sketch: Sketch) -> None:
    sketch.box("building", sketch.at(0, 1))
    sight = los_to_blast_height(sketch.prepared(), Position(sketch.at(0, 0)), [sketch.at(0, 5)])
    assert sight.verdict is BlastVerdict.BLOCKED
    assert sight.reasons[0].key == "blast-obstacle-adjacent"
    assert sight.reasons[0].hexes == (sketch.at(0, 1),)


def test_an_obstacle_off_the_line_does_not(sketch: Sketch) -> None:
    sketch.box("building", sketch.at(0, 1), half=0.1, dx=0.3).box("building", sketch.at(1, 0))
    assert verdict(sketch) is BlastVerdict.CLEAR


def test_a_raised_observer_sees_over_the_obstacle(sketch: Sketch) -> None:
    """In a steeple (2.32b)."""
    sketch.box("building", sketch.at(0, 1)).steeple(sketch.at(0, 0))
    assert verdict(sketch) is BlastVerdict.BLOCKED
    assert verdict(sketch, level=1) is BlastVerdict.CLEAR


def test_a_steeple_hex_on_the_line_blocks_everybody(sketch: Sketch) -> None:
    """Even the raised observer (A-50), and by its hex, not its outline."""
    sketch.steeple(sketch.at(0, 3)).steeple(sketch.at(0, 0))
    assert verdict(sketch) is BlastVerdict.BLOCKED
    assert verdict(sketch, level=1) is BlastVerdict.BLOCKED


def test_steeples_at_the_ends_do_not_block(sketch: Sketch) -> None:
    sketch.steeple(sketch.at(0, 0)).steeple(sketch.at(0, 5)).box("building", sketch.at(0, 5))
    assert verdict(sketch) is BlastVerdict.CLEAR


def test_off_the_map_it_is_not_seen(sketch: Sketch) -> None:
    sight = los_to_blast_height(sketch.prepared(), Position(sketch.at(0, 0)), [HexCoord(90, 0)])
    assert (sight.verdict, sight.hex) == (BlastVerdict.BLOCKED, None)
    assert [(reason.key, reason.rule) for reason in sight.reasons] == [("blast-off-map", "2.32c")]


def test_any_hex_of_a_blast_area_is_enough(sketch: Sketch) -> None:
    sketch.box("building", sketch.at(0, 1), half=0.05)
    area = blast_area(sketch.at(0, 5))
    sight = los_to_blast_height(sketch.prepared(), Position(sketch.at(0, 0)), area)
    assert sight.verdict is BlastVerdict.CLEAR
    assert sight.hex in area - {sketch.at(0, 5)}


@pytest.mark.parametrize(
    ("reading", "expected"),
    [(BlastSmoke.DOES_NOT_BLOCK, BlastVerdict.CLEAR), (BlastSmoke.BLOCKS, BlastVerdict.SMOKE_ONLY)],
)
def test_much_smoke_matters_by_the_chosen_reading(
    sketch: Sketch, reading: BlastSmoke, expected: BlastVerdict
) -> None:
    """A-16."""
    settings = SightSettings(blast_smoke=reading)
    one = Markers.none().with_smoke(sketch.at(0, 2))
    assert verdict(sketch, markers=one, settings=settings) is BlastVerdict.CLEAR
    two = one.with_smoke(sketch.at(0, 3))
    assert verdict(sketch, markers=two, settings=settings) is expected
    sight = los_to_blast_height(
        sketch.prepared(settings), Position(sketch.at(0, 0)), [sketch.at(0, 5)], markers=two
    )
    assert sight.smoke == 6
    assert any(reason.key.startswith("blast-smoke") for reason in sight.reasons)


def test_only_smoke_counts_as_smoke(sketch: Sketch) -> None:
    settings = SightSettings(blast_smoke=BlastSmoke.BLOCKS)
    markers = Markers.none().with_blast("1", blast_area(sketch.at(0, 3)))
    markers = markers.with_smoke(sketch.at(0, 2)).with_smoke(sketch.at(0, 4), SmokeKind.DISPERSED)
    assert (
        verdict(sketch, markers=markers.with_wreck(sketch.at(0, 3)), settings=settings) is BlastVerdict.CLEAR
    )


def test_an_outline_near_the_line_is_too_close(sketch: Sketch) -> None:
    sketch.box("building", sketch.at(0, 1), half=0.1, dx=0.105)
    sight = los_to_blast_height(sketch.prepared(), Position(sketch.at(0, 0)), [sketch.at(0, 5)])
    assert (sight.verdict, sight.is_too_close) == (BlastVerdict.CLEAR, True)
    assert sight.reasons[0].key == "blast-too-close"


def test_an_observer_off_the_map_is_refused(sketch: Sketch) -> None:
    with pytest.raises(SightError):
        los_to_blast_height(sketch.prepared(), Position(HexCoord(90, 0)), [sketch.at(0, 5)])


@pytest.mark.parametrize("obstacle", [False, True])
@pytest.mark.parametrize("steeple", [False, True])
@pytest.mark.parametrize("raised", [False, True])
def test_blast_height(obstacle: bool, steeple: bool, raised: bool) -> None:
    seen = has_blast_height_los(obstacle_adjacent=obstacle, steeple_on_line=steeple, is_raised=raised)
    assert seen == (not steeple and (raised or not obstacle))
