"""Lines between ground Locations, rule by rule, on boards of a few marks."""

from itertools import pairwise

import pytest

from companion.hexes.coordinates import HexCoord, Orientation
from companion.reason import Reason
from companion.sight.los import line_of_sight
from companion.sight.result import Crossing, LosResult, Position, SightError, Verdict
from companion.sight.settings import SightSettings
from companion.sight.terrain import SightTerrain
from tests.sight.blocking import blocker, blocker_area
from tests.sight.sketches import Sketch


@pytest.fixture(params=Orientation)
def sketch(request: pytest.FixtureRequest) -> Sketch:
    """An empty patch of either grid."""
    return Sketch(orientation=request.param)


def look(sketch: Sketch, a: HexCoord, b: HexCoord, settings: SightSettings | None = None) -> LosResult:
    return line_of_sight(sketch.prepared(settings), Position(a), Position(b))


def keys(reasons: tuple[Reason, ...]) -> list[str]:
    return [reason.key for reason in reasons]


def test_open_ground_is_clear(sketch: Sketch) -> None:
    result = look(sketch, sketch.at(0, 0), sketch.at(3, 2))
    assert (result.verdict, result.hindrance, result.margin) == (Verdict.CLEAR, 0, None)
    assert keys(result.reasons) == ["sight-clear"]
    assert result.range == 5


def test_a_building_blocks_where_its_outline_is_touched(sketch: Sketch) -> None:
    sketch.box("building", sketch.at(2, 0))
    result = look(sketch, sketch.at(0, 0), sketch.at(4, 0))
    assert result.verdict is Verdict.BLOCKED
    assert (blocker(result), blocker_area(result)) == (sketch.at(2, 0), "building-0")
    assert result.reasons[0].key == "sight-blocked-by-obstacle"
    assert result.reasons[0].hexes == (sketch.at(2, 0),)
    assert [c.hex for c in result.crossings if c.blocks] == [sketch.at(2, 0)]


def test_a_building_beside_the_line_does_not_block(sketch: Sketch) -> None:
    sketch.box("building", sketch.at(0, 2), half=0.1, dx=0.26, dy=-0.15)
    result = look(sketch, sketch.at(0, 0), sketch.at(0, 4))
    assert result.verdict is Verdict.CLEAR
    assert result.margin is not None


def test_buildings_in_the_end_hexes_do_not_block(sketch: Sketch) -> None:
    sketch.box("building", sketch.at(0, 0), half=0.4).box("building", sketch.at(0, 3), half=0.4)
    assert look(sketch, sketch.at(0, 0), sketch.at(0, 3)).verdict is Verdict.CLEAR


def test_a_building_up_to_the_hexside_stays_in_its_hex() -> None:
    """It touches the hexside of the next hex, but lies in the source's own."""
    sketch = Sketch()
    sketch.fill("building", sketch.at(0, 0))
    assert look(sketch, sketch.at(0, 0), sketch.at(0, 4)).verdict is Verdict.CLEAR


def test_the_first_building_from_the_source_is_the_blocker(sketch: Sketch) -> None:
    for step in (1, 2, 3):
        sketch.box("building", sketch.at(step, 0))
    there = look(sketch, sketch.at(0, 0), sketch.at(4, 0))
    back = look(sketch, sketch.at(4, 0), sketch.at(0, 0))
    assert [o.hex for o in there.obstacles] == [sketch.at(step, 0) for step in (1, 2, 3)]
    assert blocker(back) == sketch.at(3, 0)


def test_the_block_point_lies_on_the_outline() -> None:
    sketch = Sketch()
    sketch.box("building", sketch.at(0, 2), half=0.15)
    result = look(sketch, sketch.at(0, 0), sketch.at(0, 4))
    start = result.crossings[0].enters
    assert result.block_point == pytest.approx((start[0], start[1] + 1.85), abs=2e-4)


def test_adjacent_hexes_see_each_other(sketch: Sketch) -> None:
    near = sketch.at(1, 0)
    sketch.box("building", near, half=0.45).box("building", sketch.at(0, 0), half=0.45).orchard(near)
    result = look(sketch, sketch.at(0, 0), near)
    assert (result.verdict, result.hindrance, result.margin) == (Verdict.CLEAR, 0, None)
    assert "sight-adjacent" in keys(result.reasons)


def test_a_hex_sees_itself(sketch: Sketch) -> None:
    result = look(sketch, sketch.at(0, 0), sketch.at(0, 0))
    assert (result.verdict, result.range) == (Verdict.CLEAR, 0)
    assert [c.hex for c in result.crossings] == [sketch.at(0, 0)]


def test_an_orchard_hinders_through_its_whole_hex(sketch: Sketch) -> None:
    sketch.orchard(sketch.at(1, 0), sketch.at(2, 0), sketch.at(0, 0), sketch.at(4, 0))
    result = look(sketch, sketch.at(0, 0), sketch.at(4, 0))
    assert (result.verdict, result.by_range) == (Verdict.HINDERED, (0, 1, 1, 0, 0))


def test_an_orchard_touched_at_a_vertex_hinders(sketch: Sketch) -> None:
    results = (look(sketch, sketch.at(0, 0), target) for target in sketch.hexes)
    result, touched = next((r, c) for r in results for c in r.crossings if is_vertex_only(c, r))
    seen = look(sketch.orchard(touched.hex), result.source, result.target)
    assert seen.by_range[touched.range] == 1


def is_vertex_only(crossing: Crossing, result: LosResult) -> bool:
    return crossing.enters == crossing.leaves and 0 < crossing.range < result.range


def test_a_pair_along_a_hexside_hinders_once() -> None:
    sketch = Sketch()
    source, target = sketch.at(0, 0), sketch.at(2, -1)
    along = [c for c in look(sketch, source, target).crossings if c.along_hexside]
    assert [c.range for c in along] == [1, 1]
    result = look(sketch.orchard(*(c.hex for c in along)), source, target)
    assert result.by_range == (0, 1, 0)
    assert sorted(c.adds for c in result.crossings) == [0, 0, 0, 1]
    assert "sight-counted-at-range" in [key for c in result.crossings for key in keys(c.reasons)]


def test_one_of_a_pair_along_a_hexside_is_enough() -> None:
    for which in (0, 1):
        sketch = Sketch()
        source, target = sketch.at(0, 0), sketch.at(2, -1)
        pair = [c.hex for c in look(sketch, source, target).crossings if c.along_hexside]
        assert look(sketch.orchard(pair[which]), source, target).hindrance == 1
        blocked = Sketch().fill("building", pair[which])
        assert look(blocked, source, target).verdict is Verdict.BLOCKED


@pytest.mark.parametrize(("count", "verdict"), [(5, Verdict.HINDERED), (6, Verdict.BLOCKED)])
def test_six_hindrances_block(sketch: Sketch, count: int, verdict: Verdict) -> None:
    sketch.orchard(*(sketch.at(step, 0) for step in range(1, count + 1)))
    result = look(sketch, sketch.at(0, 0), sketch.at(8, 0))
    assert (result.verdict, result.hindrance) == (verdict, count)
    if verdict is Verdict.BLOCKED:
        assert blocker(result) == sketch.at(6, 0)
        assert blocker_area(result) is None
        assert keys(result.reasons) == ["sight-blocked-by-hindrance"]


def test_grain_hinders_by_its_outline(sketch: Sketch) -> None:
    sketch.box("grain", sketch.at(2, 0), half=0.1)
    sketch.box("grain", sketch.at(3, 0), half=0.1, dx=-0.2, dy=0.35)
    assert look(sketch, sketch.at(0, 0), sketch.at(5, 0)).by_range == (0, 0, 1, 0, 0, 0)


def test_one_field_hinders_at_every_range(sketch: Sketch) -> None:
    sketch.box("grain", sketch.at(2, 0), half=6)
    assert look(sketch, sketch.at(0, 0), sketch.at(4, 0)).by_range == (0, 1, 1, 1, 0)


def test_grain_that_follows_hexsides_is_never_too_close() -> None:
    """A player's correction fills a hex: nothing about it is a matter of drawing."""
    sketch = Sketch()
    sketch.fill("grain", sketch.at(0, 2))
    result = look(sketch, sketch.at(0, 0), sketch.at(0, 4))
    assert (result.verdict, result.by_range, result.margin) == (Verdict.HINDERED, (0, 0, 1, 0, 0), None)


@pytest.mark.parametrize("key", ["polder", "pond", "road_paved", "road_dirt", "grain", "building_stone"])
def test_other_terrain_keys_have_no_effect(sketch: Sketch, key: str) -> None:
    """Grain and buildings act by their outlines; polder (1.3b), pond and road not at all."""
    sketch.mark(key, sketch.at(1, 0), sketch.at(2, 0))
    result = look(sketch, sketch.at(0, 0), sketch.at(4, 0))
    assert (result.verdict, result.hindrance) == (Verdict.CLEAR, 0)


def test_polder_says_why_it_does_not_matter(sketch: Sketch) -> None:
    sketch.mark("polder", sketch.at(1, 0))
    crossing = look(sketch, sketch.at(0, 0), sketch.at(3, 0)).crossings[1]
    assert [(reason.key, reason.rule) for reason in crossing.reasons] == [("sight-in-polder", "1.3b")]


def test_a_road_is_no_gap_in_an_orchard(sketch: Sketch) -> None:
    sketch.orchard(sketch.at(1, 0)).mark("road_paved", sketch.at(1, 0))
    result = look(sketch, sketch.at(0, 0), sketch.at(3, 0))
    assert result.hindrance == 1
    assert "sight-road-in-orchard" in keys(result.crossings[1].reasons)


def test_terrain_unknown_to_the_chart_is_told(sketch: Sketch) -> None:
    sketch.mark("dune", sketch.at(1, 0))
    result = look(sketch, sketch.at(0, 0), sketch.at(3, 0))
    told = {reason.key: reason for reason in result.assumptions}["sight-assumes-terrain-harmless"]
    assert (told.hexes, dict(told.args)) == ((sketch.at(1, 0),), {"terrain": "dune"})


def test_without_markers_the_verdict_says_so(sketch: Sketch) -> None:
    assert keys(look(sketch, sketch.at(0, 0), sketch.at(3, 0)).assumptions) == ["sight-assumes-no-markers"]


def test_hexes_under_the_turn_track_are_told(elst: SightTerrain) -> None:
    hexes = [elst.board.parse_hex(name) for name in ("KK28", "NN27")]
    result = line_of_sight(elst, Position(hexes[0]), Position(hexes[1]))
    told = {reason.key: reason.hexes for reason in result.assumptions}
    covered = {elst.board.hex_name(hex_) for hex_ in told["sight-assumes-map-as-read"]}
    assert covered <= {"LL28", "MM28"}
    assert covered


def test_the_hindrance_begins_where_the_first_outline_is_met() -> None:
    sketch = Sketch()
    sketch.box("grain", sketch.at(0, 2), half=0.2)
    result = look(sketch, sketch.at(0, 0), sketch.at(0, 4))
    start = result.crossings[0].enters
    assert result.first_hindrance_point == pytest.approx((start[0], start[1] + 1.8), abs=2e-4)


def test_crossings_follow_one_another(sketch: Sketch) -> None:
    """Each hex begins no later than the one before it ends, from centre to centre."""
    result = look(sketch, sketch.at(-3, 1), sketch.at(4, 2))
    assert (result.crossings[0].hex, result.crossings[-1].hex) == (sketch.at(-3, 1), sketch.at(4, 2))
    assert [c.range for c in result.crossings] == sorted(c.range for c in result.crossings)
    xs = [(c.enters[0], c.leaves[0]) for c in result.crossings]
    assert all(a <= b for a, b in xs)
    assert all(later[0] <= earlier[1] + 1e-9 for earlier, later in pairwise(xs))


def test_a_hex_off_the_board_is_refused(sketch: Sketch) -> None:
    with pytest.raises(SightError) as refusal:
        look(sketch, sketch.at(0, 0), sketch.at(50, 0))
    assert refusal.value.reason.key == "sight-off-board"


def test_a_level_that_is_not_there_is_refused(sketch: Sketch) -> None:
    terrain = sketch.prepared()
    for level, key in ((1, "sight-no-steeple"), (2, "sight-no-level")):
        with pytest.raises(SightError) as refusal:
            line_of_sight(terrain, Position(sketch.at(0, 0)), Position(sketch.at(1, 0), level))
        assert refusal.value.reason.key == key
