"""The Elst board: complete, sound, and as counted on the map."""

from collections import Counter

import pytest

from companion.board.check import check_board
from companion.board.facts import Confidence, Source, terrain_fact
from companion.board.formats.geojson import load_board
from companion.board.formats.writer import board_text
from companion.board.info import board_info
from companion.board.library import open_board
from companion.board.model import Board, UnknownHexError
from companion.hexes.coordinates import Direction
from companion.hexes.lattice import to_units
from companion.paths import scenarios_dir

N, NE, SE, S, SW, NW = Direction


def test_it_is_sound(elst: Board) -> None:
    assert check_board(elst) == ()


def test_its_file_is_in_canonical_form(elst: Board) -> None:
    file = scenarios_dir() / "elst" / "board.geojson"
    assert board_text(elst) == file.read_text("utf-8")
    assert load_board(file) == elst


def test_it_is_read_once() -> None:
    assert open_board("elst") is open_board("elst")


def test_counts(elst: Board) -> None:
    info = board_info(elst)
    assert (info.first_hex, info.last_hex, info.hexes, info.half_hexes) == ("A1", "TT28", 1334, 46)
    assert info.terrain == {
        "grain": 473,
        "orchard": 264,
        "open": 212,
        "polder": 209,
        "road_dirt": 139,
        "road_paved": 108,
        "building_stone": 89,
        "building_wood": 14,
        "pond": 1,
    }
    assert info.areas == {"building": 101, "grain": 23, "paved": 1, "pond": 1}
    assert info.lines == {"road": 77, "polder": 49}
    assert info.links == {"road": 263, "polder": 199}
    assert (info.places, info.exits, info.features) == (5, {"road": 13}, {})
    assert info.sources == {Source.PRINTED: 1334}


def test_columns_run_from_the_first_to_the_last_row(elst: Board) -> None:
    """A, C, ... have rows 1 to 29, B, D, ... rows 0 to 28; the half hexes are at the two edges."""
    rows: dict[int, list[int]] = {}
    halves: set[tuple[int, int]] = set()
    for hex_ in elst:
        column, row = elst.numbering.column_row(hex_)
        rows.setdefault(column, []).append(row)
        if elst.hexes[hex_].is_half:
            halves.add((column % 2, row))
    assert rows == {column: list(_rows(column)) for column in range(46)}
    assert halves == {(0, 29), (1, 0)}


def _rows(column: int) -> range:
    return range(29) if column % 2 else range(1, 30)


def test_the_printed_map_cuts_the_half_hexes_in_the_middle(elst: Board) -> None:
    assert elst.extent is not None
    (west, south), (east, north) = to_units(elst.extent, elst.orientation)
    assert (south, north) == (-29.0, -0.5)
    assert (west, east) == pytest.approx((-(3**-0.5), 45 * 3**0.5 / 2 + 3**-0.5))


class TestBuildings:
    def test_materials(self, elst: Board) -> None:
        materials = Counter(area.values["material"] for area in elst.areas_of("building"))
        assert materials == {"stone": 87, "wood": 14}

    def test_the_church_stands_in_two_hexes(self, elst: Board) -> None:
        nn8, oo8 = elst.parse_hex("NN8"), elst.parse_hex("OO8")
        (church,) = elst.areas_by_hex[nn8]
        assert elst.areas_by_hex[oo8] == (church,)
        assert church.shares == {nn8: 0.518, oo8: 0.482}
        assert church.values["hexes_with_centre_inside"] == "NN8 OO8"

    def test_the_steeple_is_in_one(self, elst: Board) -> None:
        steeples = [elst.hex_name(hex_) for hex_, facts in elst.hexes.items() if facts.values.get("steeple")]
        assert steeples == ["NN8"]
        (mark,) = (mark for mark in elst.marks if mark.kind == "steeple")
        assert (mark.hexes, len(mark.shape)) == ((elst.parse_hex("NN8"),), 1)


class TestNetworks:
    def test_roads_know_the_kind_on_each_hexs_own_side(self, elst: Board) -> None:
        assert elst.links(elst.parse_hex("A3"), "road") == {SE: "dirt", NW: "dirt"}
        assert elst.links(elst.parse_hex("A19"), "road") == {NE: "paved", NW: "paved"}
        assert elst.links(elst.parse_hex("A1"), "road") == {}

    def test_channels(self, elst: Board) -> None:
        assert elst.links(elst.parse_hex("B5"), "polder") == {N: "channel", S: "channel"}
        assert {line.width for line in elst.lines if line.network == "polder"} == {0.047}

    def test_exits(self, elst: Board) -> None:
        edges = Counter((exit_.edge, exit_.kind) for exit_ in elst.exits)
        assert edges == {
            ("E", "dirt"): 1,
            ("E", "paved"): 2,
            ("N", "paved"): 1,
            ("N", "dirt"): 4,
            ("S", "paved"): 1,
            ("S", "dirt"): 1,
            ("W", "paved"): 2,
            ("W", "dirt"): 1,
        }


class TestPrintedThings:
    def test_names(self, elst: Board) -> None:
        names = {(place.name, place.area) for place in elst.places}
        assert names == {
            ("St. Werenfriduskerk", "B_NN8"),
            ("Town Hall", "B_BB13"),
            ("De Hoop", "B_E13"),
            ("Nijmegen-Arnhem Road", ""),
        }
        assert all(place.label_boxes for place in elst.places)

    def test_the_turn_track_circles_a_number_from_turn_5_on(self, elst: Board) -> None:
        (track,) = (mark for mark in elst.marks if mark.kind == "turn_track")
        circled = [track.values[f"turn_{turn}"] for turn in range(1, 9)]
        assert circled == [None, None, None, None, 1, 3, 5, 6]

    def test_entry_arrows_point_into_the_map(self, elst: Board) -> None:
        arrows = {
            elst.hex_name(m.hexes[0]): m.values["bearing"] for m in elst.marks if m.kind == "entry_arrow"
        }
        assert arrows == {"S1": 180, "TT8": 241}


class TestDoubt:
    def test_hexes_under_the_turn_track_are_unsure(self, elst: Board) -> None:
        hidden = {
            elst.hex_name(hex_): facts.provenance.confidence
            for hex_, facts in elst.hexes.items()
            if facts.provenance.confidence is not Confidence.HIGH
        }
        assert {name for name, sure in hidden.items() if sure is Confidence.MEDIUM} == {
            "MM28",
            "OO28",
            "QQ28",
            "SS28",
        }
        assert {name for name, sure in hidden.items() if sure is Confidence.LOW} == {
            "LL28",
            "MM29",
            "NN28",
            "OO29",
            "PP28",
            "QQ29",
            "RR28",
            "SS29",
            "TT28",
        }

    @pytest.mark.parametrize("name", ["Z0", "TT3", "TT8"])
    def test_slivers_of_grain_make_no_grain_hex_but_say_so(self, elst: Board, name: str) -> None:
        facts = elst.hexes[elst.parse_hex(name)]
        grain = facts.provenance_of(terrain_fact("grain"))
        assert "grain" not in facts.terrain
        assert grain.confidence is Confidence.MEDIUM
        assert grain.note
        assert facts.provenance_of(terrain_fact("orchard")).confidence is Confidence.HIGH


@pytest.mark.parametrize(
    ("typed", "key"), [("17", "hex-not-a-number"), ("ZZ9", "hex-off-board"), ("A0", "hex-off-board")]
)
def test_a_hex_that_is_not_there_is_told(elst: Board, typed: str, key: str) -> None:
    with pytest.raises(UnknownHexError) as refusal:
        elst.parse_hex(typed)
    assert refusal.value.reason.key == key
    assert refusal.value.reason.args["text"] == typed


def test_neighbours_stay_on_the_board(elst: Board) -> None:
    assert [elst.hex_name(hex_) for hex_ in elst.neighbours(elst.parse_hex("A1"))] == ["B0", "B1", "A2"]
