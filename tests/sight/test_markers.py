"""Smoke, vehicles, wrecks and blast areas on lines between ground Locations."""

import pytest

from companion.hexes.coordinates import HexCoord
from companion.sight.los import line_of_sight
from companion.sight.markers import Markers, SmokeKind, blast_area
from companion.sight.result import LosResult, Position, Verdict
from companion.sight.settings import SightSettings
from tests.sight.blocking import blocker
from tests.sight.sketches import Sketch

NONE = Markers.none()


@pytest.fixture
def sketch() -> Sketch:
    """An empty patch."""
    return Sketch()


def look(
    sketch: Sketch, markers: Markers, length: int = 4, settings: SightSettings | None = None
) -> LosResult:
    """North from the centre."""
    ends = Position(sketch.at(0, 0)), Position(sketch.at(0, length))
    return line_of_sight(sketch.prepared(settings), *ends, markers)


@pytest.mark.parametrize(
    ("kind", "amount"), [(SmokeKind.SMOKE, 3), (SmokeKind.DISPERSED, 2)], ids=["smoke", "dispersed"]
)
@pytest.mark.parametrize("step", range(5))
def test_smoke_counts_where_the_line_enters_crosses_or_leaves_it(
    sketch: Sketch, kind: SmokeKind, amount: int, step: int
) -> None:
    result = look(sketch, NONE.with_smoke(sketch.at(0, step), kind))
    assert (result.verdict, result.by_range[step], result.hindrance) == (Verdict.HINDERED, amount, amount)


def test_smoke_beside_the_line_does_not_count(sketch: Sketch) -> None:
    assert look(sketch, NONE.with_smoke(sketch.at(1, 1))).verdict is Verdict.CLEAR


def test_two_smokes_block(sketch: Sketch) -> None:
    markers = NONE.with_smoke(sketch.at(0, 1)).with_smoke(sketch.at(0, 2))
    result = look(sketch, markers)
    assert (result.verdict, result.hindrance, blocker(result)) == (Verdict.BLOCKED, 6, sketch.at(0, 2))


def test_adjacent_hexes_see_each_other_through_any_smoke(sketch: Sketch) -> None:
    """Unless the other reading is chosen; the hindrance counts either way."""
    markers = NONE.with_smoke(sketch.at(0, 0)).with_smoke(sketch.at(0, 1))
    assert look(sketch, markers, 1).verdict is Verdict.HINDERED
    assert look(sketch, markers, 1).hindrance == 6
    strict = SightSettings(adjacent_always_seen=False)
    assert look(sketch, markers, 1, strict).verdict is Verdict.BLOCKED


def test_smoke_in_ones_own_hex_counts_once(sketch: Sketch) -> None:
    assert look(sketch, NONE.with_smoke(sketch.at(0, 0)), 0).hindrance == 3


def test_of_two_smoke_hexes_at_one_range_the_thicker_counts(sketch: Sketch) -> None:
    """Along the hexside between (1, -1) and (1, 0)."""
    markers = NONE.with_smoke(sketch.at(1, -1), SmokeKind.DISPERSED).with_smoke(sketch.at(1, 0))
    result = line_of_sight(sketch.prepared(), Position(sketch.at(0, 0)), Position(sketch.at(2, -1)), markers)
    assert result.by_range == (0, 3, 0)
    assert sorted(crossing.adds for crossing in result.crossings) == [0, 0, 0, 3]


def test_smoke_above_the_ground_does_not_count(sketch: Sketch) -> None:
    result = look(sketch, NONE.with_smoke(sketch.at(0, 2), level=1))
    assert result.verdict is Verdict.CLEAR
    assert [reason.key for reason in result.crossings[2].reasons] == ["sight-smoke-not-in-way"]


def test_white_phosphorus_counts_what_the_player_has_entered(sketch: Sketch) -> None:
    entered = NONE.with_smoke(sketch.at(0, 2), SmokeKind.WHITE_PHOSPHORUS, amount=2)
    assert look(sketch, entered).hindrance == 2


def test_white_phosphorus_of_unknown_strength_is_told(sketch: Sketch) -> None:
    """Nothing is invented: it adds nothing, and the verdict says so."""
    result = look(sketch, NONE.with_smoke(sketch.at(0, 2), SmokeKind.WHITE_PHOSPHORUS))
    assert result.verdict is Verdict.CLEAR
    told = {reason.key: reason.hexes for reason in result.assumptions}
    assert told == {"sight-assumes-smoke-uncounted": (sketch.at(0, 2),)}


@pytest.mark.parametrize("put", [Markers.with_vehicle, Markers.with_wreck], ids=["vehicle", "wreck"])
def test_vehicles_and_wrecks_hinder_between_the_ends(sketch: Sketch, put: object) -> None:
    assert callable(put)
    markers = NONE
    for step in (0, 1, 4):
        markers = put(markers, sketch.at(0, step))
    assert look(sketch, markers).by_range == (0, 1, 0, 0, 0)


def test_a_vehicle_and_a_wreck_in_one_hex_add_one(sketch: Sketch) -> None:
    markers = NONE.with_vehicle(sketch.at(0, 2)).with_wreck(sketch.at(0, 2))
    assert look(sketch, markers).hindrance == 1


def test_vehicles_along_a_hexside_add_one(sketch: Sketch) -> None:
    markers = NONE.with_vehicle(sketch.at(1, -1)).with_wreck(sketch.at(1, 0))
    ends = Position(sketch.at(0, 0)), Position(sketch.at(2, -1))
    assert line_of_sight(sketch.prepared(), *ends, markers).by_range == (0, 1, 0)


@pytest.mark.parametrize(("adds", "total"), [(True, 2), (False, 1)])
def test_a_vehicle_in_an_orchard_adds_by_the_chosen_reading(sketch: Sketch, adds: bool, total: int) -> None:
    sketch.orchard(sketch.at(0, 2))
    settings = SightSettings(vehicle_adds_to_terrain=adds)
    result = look(sketch, NONE.with_vehicle(sketch.at(0, 2)), settings=settings)
    assert result.hindrance == sum(c.adds for c in result.crossings) == total


def test_a_blast_area_adds_one_however_many_hexes_are_crossed(sketch: Sketch) -> None:
    result = look(sketch, NONE.with_blast("1", blast_area(sketch.at(0, 2))))
    assert (result.hindrance, result.blast_areas) == (1, ("1",))
    assert result.by_range == (0, 0, 0, 0, 0)
    assert sum(crossing.adds for crossing in result.crossings) == 1


def test_each_blast_area_adds_one(sketch: Sketch) -> None:
    markers = NONE.with_blast("1", blast_area(sketch.at(0, 1))).with_blast("2", blast_area(sketch.at(0, 3)))
    assert look(sketch, markers).hindrance == 2


@pytest.mark.parametrize("step", [0, 4])
def test_a_blast_area_counts_at_the_ends_too(sketch: Sketch, step: int) -> None:
    assert look(sketch, NONE.with_blast("1", {sketch.at(0, step)})).hindrance == 1


def test_a_blast_area_off_the_map_does_nothing(sketch: Sketch) -> None:
    assert look(sketch, NONE.with_blast("1", blast_area(HexCoord(90, 0)))).verdict is Verdict.CLEAR


def test_the_sum_of_everything_blocks(sketch: Sketch) -> None:
    sketch.orchard(sketch.at(0, 1))
    markers = NONE.with_smoke(sketch.at(0, 2)).with_vehicle(sketch.at(0, 3))
    assert look(sketch, markers).verdict is Verdict.HINDERED
    result = look(sketch, markers.with_blast("1", blast_area(sketch.at(0, 5))))
    assert (result.verdict, result.hindrance) == (Verdict.BLOCKED, 6)


# ---- the set of markers itself ------------------------------------------------------------------


def test_no_markers_are_no_markers(sketch: Sketch) -> None:
    assert not NONE
    one = NONE.with_smoke(sketch.at(0, 0)).with_wreck(sketch.at(0, 1)).with_vehicle(sketch.at(0, 2))
    one = one.with_blast("1", {sketch.at(0, 3)})
    assert one
    gone = one.without_smoke(sketch.at(0, 0), SmokeKind.SMOKE).without_wreck(sketch.at(0, 1))
    assert gone.without_vehicle(sketch.at(0, 2)).without_blast("1") == NONE


def test_a_counter_replaces_its_like(sketch: Sketch) -> None:
    here = sketch.at(0, 0)
    markers = NONE.with_smoke(here, amount=1).with_smoke(here, amount=2).with_smoke(here, level=1)
    assert [(smoke.level, smoke.amount) for smoke in markers.smoke_in(here)] == [(0, 2), (1, None)]


def test_markers_laid_over_others_win(sketch: Sketch) -> None:
    a, b = sketch.at(0, 0), sketch.at(0, 1)
    under = NONE.with_smoke(a, amount=1).with_vehicle(a).with_blast("1", {a})
    over = NONE.with_smoke(a, amount=2).with_wreck(b).with_blast("1", {b})
    merged = under.merged(over)
    assert merged.smoke == over.smoke
    assert (merged.vehicles, merged.wrecks) == ({a}, {b})
    assert (merged.blasts_over(a), merged.blasts_over(b)) == ((), ("1",))


def test_a_blast_area_has_seven_hexes(sketch: Sketch) -> None:
    assert len(blast_area(sketch.at(0, 0))) == 7


def test_what_lies_elsewhere_leaves_a_line_without_markers(sketch: Sketch) -> None:
    for place, is_told in (((2, 0), True), ((0, 2), False)):
        assumed = look(sketch, NONE.with_vehicle(sketch.at(*place))).assumptions
        assert ("sight-assumes-no-markers" in {one.key for one in assumed}) is is_told
