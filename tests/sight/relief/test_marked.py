"""Markers over heights: which count for which lines, and how the verdict follows."""

import pytest

from companion.sight.marker_kinds import MarkerKind, with_marker
from companion.sight.markers import Markers, SmokeKind
from companion.sight.relief.marked import marked_line, marked_view, what_one_more_would_do
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.result import LosResult, Position, Verdict
from companion.sight.settings import SightSettings
from tests.sight.relief.made_ground import made_board

HILLS = {
    "A4": ("open-ground", 3),
    "I4": ("open-ground", 1),
    "G4": ("grain", 0),
    "E2": ("stone-building-2", 0),
}
BOARD = made_board(HILLS)
TERRAIN = ReliefTerrain.of(BOARD)


def laid(*markers: tuple[MarkerKind, str]) -> Markers:
    """Markers by kind and hex, on the ground."""
    all_ = Markers.none()
    for kind, name in markers:
        all_ = with_marker(all_, BOARD.parse_hex(name), kind)
    return all_


def line(
    source: str, target: str, markers: Markers, floor: int = 0, terrain: ReliefTerrain = TERRAIN
) -> LosResult:
    """The line, which is the same from the other end, and as a view of the whole board has it."""
    ends = Position(BOARD.parse_hex(source), floor), Position(BOARD.parse_hex(target))
    there, back = (marked_line(terrain, *order, markers) for order in (ends, ends[::-1]))
    assert (there.verdict, there.hindrance) == (back.verdict, back.hindrance)
    assert sum(one.adds for one in there.crossings) == there.hindrance
    view, place = marked_view(terrain, ends[0], markers), TERRAIN.grid.index[ends[1].hex]
    assert Verdict.of_code(int(view.verdict[place])) is there.verdict
    assert view.hindrance[place] == there.hindrance
    return there


SMOKE, DISPERSED, WP = MarkerKind.SMOKE, MarkerKind.DISPERSED_SMOKE, MarkerKind.WHITE_PHOSPHORUS
VEHICLE, WRECK, BLAST = MarkerKind.VEHICLE, MarkerKind.WRECK, MarkerKind.BLAST_AREA


@pytest.mark.parametrize(
    ("source", "target", "marker", "hindrance"),
    [
        ("C4", "F4", (SMOKE, "D4"), 3),
        ("C4", "F4", (SMOKE, "C4"), 3),  # in an end's hex
        ("C4", "F4", (DISPERSED, "D4"), 2),
        ("C4", "F4", (WP, "D4"), 2),
        ("C4", "F4", (SMOKE, "D7"), 0),
        ("C4", "F4", (VEHICLE, "D4"), 1),
        ("C4", "F4", (WRECK, "D4"), 1),
        ("C4", "F4", (VEHICLE, "C4"), 0),
        ("A4", "F4", (VEHICLE, "D4"), 0),  # not at the level of both ends
        ("A4", "F4", (SMOKE, "C4"), 0),  # two levels, seen over from three up
        ("A4", "F4", (SMOKE, "E4"), 3),  # but close before the lower end
        ("A4", "F4", (WP, "C4"), 2),  # four levels
        ("A4", "F4", (SMOKE, "A4"), 3),  # the end is within it
        ("A4", "F4", (BLAST, "E4"), 1),
        ("C4", "F4", (BLAST, "D4"), 1),  # three of its hexes, counted once
        ("F4", "H4", (SMOKE, "G4"), 4),  # grain at the same range besides
    ],
)
def test_markers_hinder_as_terrain_of_their_height(
    source: str, target: str, marker: tuple[MarkerKind, str], hindrance: int
) -> None:
    told = line(source, target, laid(marker))
    assert told.hindrance == hindrance
    assert told.verdict is (Verdict.HINDERED if hindrance else Verdict.CLEAR)
    elsewhere = ["sight-assumes-no-markers"] if marker[1] == "D7" else []
    assert [one.key for one in told.assumptions] == [*elsewhere, "sight-relief-assumes-board-alone"]


def test_six_block_and_the_place_is_told() -> None:
    told = line("C4", "H4", laid((SMOKE, "D4"), (SMOKE, "F4")))
    assert told.verdict is Verdict.BLOCKED
    assert [BOARD.hex_name(one.hex) for one in told.obstacles] in (["F4"], ["G4"])
    assert told.reasons[-1].key == "sight-blocked-by-hindrance"
    assert line("C4", "D4", laid((SMOKE, "C4"), (SMOKE, "D4"))).verdict is Verdict.HINDERED  # adjacent


def test_what_lies_where_is_told_hex_by_hex() -> None:
    told = line("C4", "H4", laid((SMOKE, "E4"), (WRECK, "E4"), (BLAST, "F3")))
    keys = [reason.key for crossing in told.crossings for reason in crossing.reasons]
    for key in ("sight-through-smoke", "sight-wreck", "sight-blast-area", "sight-relief-hindrance"):
        assert key in keys
    assert told.blast_areas == tuple(laid((BLAST, "F3")).blasts)


def test_a_vehicle_may_be_read_to_add_nothing_to_terrain_beside_it() -> None:
    settings = SightSettings(vehicle_adds_to_terrain=False)
    terrain = ReliefTerrain.of(BOARD, settings=settings)
    assert line("F4", "H4", laid((VEHICLE, "G4"))).hindrance == 2
    assert line("F4", "H4", laid((VEHICLE, "G4")), terrain=terrain).hindrance == 1


def test_smoke_on_an_upper_floor_and_under_one() -> None:
    hex_ = BOARD.parse_hex("E2")
    upper = Markers.none().with_smoke(hex_, SmokeKind.SMOKE, level=2)
    assert line("E2", "G2", upper, floor=2).hindrance == 3
    assert line("E2", "G2", upper).hindrance == 0
    assert line("E2", "G2", laid((SMOKE, "E2")), floor=2).hindrance == 0  # above it


def test_a_blocked_line_stays_blocked_and_one_more_marker_is_told() -> None:
    assert line("C2", "G2", laid((SMOKE, "D2"))).obstacles[0].area.startswith("stone-building")
    more = {
        one.kind: one.hindrance
        for one in what_one_more_would_do(TERRAIN, line("C4", "F4", laid((SMOKE, "D4"))))
    }
    assert more == {"blast-area": 4, "vehicle": 4, "dispersed-smoke": 5, "white-phosphorus": 5, "smoke": 6}
    other = what_one_more_would_do(TERRAIN, line("A4", "F4", Markers.none()))
    assert "vehicle" not in {one.kind for one in other}
