"""The side view of a line, and what one more marker would change."""

import pytest

from companion.sight.los import line_of_sight
from companion.sight.markers import Markers
from companion.sight.profile import SideProfile, side_profile
from companion.sight.result import Position, Verdict
from companion.sight.terrain import SightTerrain
from companion.sight.whatif import what_one_more_would_do
from tests.sight.sketches import Sketch


@pytest.fixture
def sketch() -> Sketch:
    """An empty patch."""
    return Sketch()


def profile(sketch: Sketch, level: int = 0) -> SideProfile:
    terrain = sketch.prepared()
    ends = Position(sketch.at(0, 0), level), Position(sketch.at(0, 4))
    return side_profile(terrain, line_of_sight(terrain, *ends))


def test_open_ground(sketch: Sketch) -> None:
    side = profile(sketch)
    assert side.length == pytest.approx(4)
    assert (side.parts, side.raised) == ((), ())


def test_what_stands_on_the_line(sketch: Sketch) -> None:
    sketch.orchard(sketch.at(0, 1)).box("building", sketch.at(0, 2), half=0.2)
    sketch.box("grain", sketch.at(0, 3), half=0.1).box("building", sketch.at(0, 3), half=0.05, dx=0.3)
    side = profile(sketch)
    assert [(part.kind, part.hex) for part in side.parts] == [
        ("orchard", sketch.at(0, 1)),
        ("building", sketch.at(0, 2)),
        ("grain", sketch.at(0, 3)),
    ]
    spans = [(part.begins, part.ends) for part in side.parts]
    assert spans == [pytest.approx(span, abs=3e-4) for span in ((0.5, 1.5), (1.8, 2.2), (2.9, 3.1))]
    heights = [part.height for part in side.parts]
    assert heights[0] == heights[1] > heights[2] > 0


def test_steeples_at_the_end_and_on_the_way(sketch: Sketch) -> None:
    sketch.steeple(sketch.at(0, 0)).steeple(sketch.at(0, 2))
    side = profile(sketch, level=1)
    assert (side.source_level, side.target_level) == (1, 0)
    assert [(hex_, at) for hex_, at, _ in side.raised] == [
        (sketch.at(0, 0), 0),
        (sketch.at(0, 2), pytest.approx(2)),
    ]


def test_every_elst_line_has_a_profile(elst: SightTerrain) -> None:
    source = elst.board.parse_hex("NN8")
    for hex_ in elst.grid.hexes[::50]:
        result = line_of_sight(elst, Position(source, 1), Position(hex_))
        side = side_profile(elst, result)
        assert all(0 <= part.begins <= part.ends <= side.length + 1e-9 for part in side.parts)


# ---- one more -----------------------------------------------------------------------------------


def test_one_more_on_a_clear_line(sketch: Sketch) -> None:
    terrain = sketch.prepared()
    result = line_of_sight(terrain, Position(sketch.at(0, 0)), Position(sketch.at(0, 4)))
    more = {one.kind: (one.adds, one.verdict) for one in what_one_more_would_do(terrain, result)}
    assert more == {
        "blast-area": (1, Verdict.HINDERED),
        "vehicle": (1, Verdict.HINDERED),
        "dispersed-smoke": (2, Verdict.HINDERED),
        "smoke": (3, Verdict.HINDERED),
    }


def test_one_more_may_block(sketch: Sketch) -> None:
    sketch.orchard(*(sketch.at(0, step) for step in (1, 2, 3)))
    terrain = sketch.prepared()
    ends = Position(sketch.at(0, 0)), Position(sketch.at(0, 4))
    result = line_of_sight(terrain, *ends)
    blocking = [one for one in what_one_more_would_do(terrain, result) if one.verdict is Verdict.BLOCKED]
    assert [(one.kind, one.hindrance) for one in blocking] == [("smoke", 6)]
    really = line_of_sight(terrain, *ends, Markers.none().with_smoke(sketch.at(0, 2)))
    assert (really.verdict, really.hindrance) == (Verdict.BLOCKED, 6)


def test_vehicles_are_no_matter_to_a_steeple_or_between_neighbours(sketch: Sketch) -> None:
    terrain = sketch.steeple(sketch.at(0, 0)).prepared()
    for source, steps in ((Position(sketch.at(0, 0), 1), 4), (Position(sketch.at(0, 0)), 1)):
        result = line_of_sight(terrain, source, Position(sketch.at(0, steps)))
        assert "vehicle" not in {one.kind for one in what_one_more_would_do(terrain, result)}


def test_nothing_more_on_a_blocked_line(sketch: Sketch) -> None:
    terrain = sketch.box("building", sketch.at(0, 2)).prepared()
    result = line_of_sight(terrain, Position(sketch.at(0, 0)), Position(sketch.at(0, 4)))
    assert what_one_more_would_do(terrain, result) == ()
