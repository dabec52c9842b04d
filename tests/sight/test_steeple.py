"""Lines to and from a steeple (1.1k, 1.1l), and the two levels of its hex (1.1d)."""

import pytest

from companion.sight.los import line_of_sight
from companion.sight.markers import Markers, Smoke, SmokeKind, blast_area
from companion.sight.result import LosResult, Position, Verdict
from companion.sight.settings import BlindBuilding, BlindPair, SightSettings
from companion.sight.terrain import SightTerrain
from companion.sight.viewshed import viewshed
from tests.sight.blocking import blocker
from tests.sight.sketches import Sketch

NONE = Markers.none()
WP = SmokeKind.WHITE_PHOSPHORUS


@pytest.fixture
def sketch() -> Sketch:
    """A patch with a steeple in the middle."""
    sketch = Sketch()
    return sketch.steeple(sketch.at(0, 0))


def look(
    sketch: Sketch, length: int = 4, markers: Markers = NONE, settings: SightSettings | None = None
) -> LosResult:
    """From the steeple north to the ground; checked to be the same from below."""
    terrain = sketch.prepared(settings)
    up, down = Position(sketch.at(0, 0), 1), Position(sketch.at(0, length))
    result = line_of_sight(terrain, up, down, markers)
    back = line_of_sight(terrain, down, up, markers)
    assert (result.verdict, result.hindrance) == (back.verdict, back.hindrance)
    return result


def test_a_steeple_sees_over_all_but_the_last_hex(sketch: Sketch) -> None:
    sketch.orchard(sketch.at(0, 1), sketch.at(0, 2)).box("building", sketch.at(0, 1))
    sketch.box("grain", sketch.at(0, 3), half=0.4)
    result = look(sketch)
    assert (result.verdict, result.hindrance) == (Verdict.CLEAR, 0)
    assert "sight-from-steeple" in [reason.key for reason in result.reasons]


@pytest.mark.parametrize("kind", ["orchard", "building"])
def test_the_hex_directly_behind_is_blind(sketch: Sketch, kind: str) -> None:
    front = sketch.at(0, 3)
    sketch.orchard(front) if kind == "orchard" else sketch.box("building", front)
    result = look(sketch)
    assert result.verdict is Verdict.BLOCKED
    assert blocker(result) == front
    assert (result.reasons[0].key, result.reasons[0].rule) == ("sight-blind-hex", "1.1k")
    assert result.reasons[0].hexes[0] == sketch.at(0, 4)
    assert look(sketch, 5).verdict is Verdict.CLEAR


def test_terrain_in_the_far_hex_itself_does_not_blind(sketch: Sketch) -> None:
    sketch.orchard(sketch.at(0, 4)).box("building", sketch.at(0, 4), half=0.4)
    assert look(sketch).verdict is Verdict.CLEAR


def test_adjacent_hexes_are_never_blind(sketch: Sketch) -> None:
    sketch.orchard(sketch.at(0, 0), sketch.at(0, 1))
    assert look(sketch, 1).verdict is Verdict.CLEAR


@pytest.mark.parametrize(
    ("reading", "verdict"), [(BlindBuilding.OUTLINE, Verdict.CLEAR), (BlindBuilding.HEX, Verdict.BLOCKED)]
)
def test_a_building_off_the_line_blinds_by_the_chosen_reading(
    sketch: Sketch, reading: BlindBuilding, verdict: Verdict
) -> None:
    sketch.box("building", sketch.at(0, 3), half=0.05, dx=0.4)
    result = look(sketch, settings=SightSettings(blind_building=reading))
    assert result.verdict is verdict
    assert blocker(result) == (sketch.at(0, 3) if verdict is Verdict.BLOCKED else None)


@pytest.mark.parametrize(
    ("reading", "verdict"), [(BlindPair.ANY, Verdict.BLOCKED), (BlindPair.BOTH, Verdict.CLEAR)]
)
def test_along_a_hexside_the_chosen_reading_decides(
    sketch: Sketch, reading: BlindPair, verdict: Verdict
) -> None:
    """From (0, 0) to (2, -1), along the hexside between (1, -1) and (1, 0)."""
    settings = SightSettings(blind_pair=reading)
    ends = Position(sketch.at(0, 0), 1), Position(sketch.at(2, -1))
    sketch.orchard(sketch.at(1, 0))
    assert line_of_sight(sketch.prepared(settings), *ends).verdict is verdict
    sketch.orchard(sketch.at(1, -1))
    assert line_of_sight(sketch.prepared(settings), *ends).verdict is Verdict.BLOCKED


def test_an_outline_near_the_line_is_too_close(sketch: Sketch) -> None:
    sketch.box("building", sketch.at(0, 3), half=0.1, dx=0.105)
    result = look(sketch)
    assert (result.verdict, result.nominal) == (Verdict.TOO_CLOSE, Verdict.CLEAR)
    assert result.margin == pytest.approx(0.005, abs=3e-4)


def test_vehicles_and_wrecks_do_not_hinder(sketch: Sketch) -> None:
    result = look(sketch, markers=NONE.with_vehicle(sketch.at(0, 1)).with_wreck(sketch.at(0, 2)))
    assert result.verdict is Verdict.CLEAR
    assert "sight-vehicle-below" in [r.key for r in result.crossings[1].reasons]


def test_a_blast_area_hinders(sketch: Sketch) -> None:
    assert look(sketch, markers=NONE.with_blast("1", blast_area(sketch.at(0, 2)))).hindrance == 1


@pytest.mark.parametrize("step", [1, 3, 4])
def test_smoke_on_the_way_or_over_the_far_hex_hinders(sketch: Sketch, step: int) -> None:
    assert look(sketch, markers=NONE.with_smoke(sketch.at(0, step))).hindrance == 3


@pytest.mark.parametrize(
    ("smoke", "hindrance"),
    [
        pytest.param(SmokeKind.SMOKE, 0, id="smoke-below"),
        pytest.param(SmokeKind.DISPERSED, 0, id="dispersed-below"),
        pytest.param(WP, 2, id="phosphorus-below"),
    ],
)
def test_smoke_below_the_viewer_counts_only_as_white_phosphorus(
    sketch: Sketch, smoke: SmokeKind, hindrance: int
) -> None:
    amount = 2 if smoke is WP else None
    result = look(sketch, markers=NONE.with_smoke(sketch.at(0, 0), smoke, amount=amount))
    assert result.hindrance == sum(c.adds for c in result.crossings) == hindrance


def test_smoke_in_the_steeple_location_hinders(sketch: Sketch) -> None:
    """A smoke grenade placed there (1.1n)."""
    assert look(sketch, markers=NONE.with_smoke(sketch.at(0, 0), level=1)).hindrance == 3


def test_smoke_below_counts_between_the_two_levels(sketch: Sketch) -> None:
    result = look(sketch, 0, NONE.with_smoke(sketch.at(0, 0)))
    assert (result.verdict, result.hindrance) == (Verdict.HINDERED, 3)
    told = {reason.key: reason.rule for reason in result.reasons}
    assert told["sight-within-steeple-hex"] == "1.1d"


def test_two_steeples_see_each_other(sketch: Sketch) -> None:
    sketch.steeple(sketch.at(0, 4)).orchard(sketch.at(0, 3), sketch.at(0, 1))
    ends = Position(sketch.at(0, 0), 1), Position(sketch.at(0, 4), 1)
    terrain = sketch.prepared()
    assert line_of_sight(terrain, *ends).verdict is Verdict.CLEAR
    smoke = frozenset({Smoke(sketch.at(0, 0)), Smoke(sketch.at(0, 4))})
    assert line_of_sight(terrain, *ends, Markers(smoke)).verdict is Verdict.CLEAR


def test_the_church_of_elst(elst: SightTerrain) -> None:
    """NN8's steeple sees most of the board, and what stands behind trees and houses sees it as little."""
    church = Position(elst.board.parse_hex("NN8"), 1)
    shed = viewshed(elst, church)
    blocked = (shed.nominal == Verdict.BLOCKED.code).sum()
    assert 0.2 < blocked / len(shed.hexes) < 0.35
    assert (shed.hindrance == 0).all()
    for place in range(0, len(shed.hexes), 7):
        result = line_of_sight(elst, Position(shed.hexes[place]), church)
        assert result.verdict.code == shed.verdict[place]


def test_a_viewshed_tells_the_steeples_too(elst: SightTerrain) -> None:
    church = elst.board.parse_hex("NN8")
    from_afar = viewshed(elst, Position(elst.board.parse_hex("NN20")))
    seen = line_of_sight(elst, Position(elst.board.parse_hex("NN20")), Position(church, 1))
    assert dict(from_afar.raised) == {church: (seen.verdict, seen.hindrance)}
    assert dict(viewshed(elst, Position(church, 1)).raised) == {}
