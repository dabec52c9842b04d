"""The player's overlay: each kind of correction, what follows from it, and the file it is kept in."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from companion.board.check import check_board
from companion.board.entries import (
    BuildingCorrection,
    Confirmation,
    Correction,
    FeatureCorrection,
    LinkCorrection,
    TerrainCorrection,
    ValueCorrection,
)
from companion.board.facts import Area, Confidence, Source, link_fact, terrain_fact
from companion.board.formats.geojson import load_board
from companion.board.library import open_board
from companion.board.model import Board
from companion.board.overlay import (
    Overlay,
    OverlayError,
    apply_overlay,
    load_overlay,
    overlay_remarks,
    save_overlay,
)
from companion.board.shapes import polygon_of
from companion.files import FileError
from companion.hexes.coordinates import Direction, Hexside, disk
from companion.hexes.lattice import centre, outline, unit_scale
from companion.paths import settings_dir
from companion.reason import CompanionError
from companion.text import LANGUAGES, Catalogue
from tests.board.board_files import save_board
from tests.forms import IS_LONG

NOON = datetime(2024, 5, 1, 12, tzinfo=UTC)


def corrected(board: Board, *entries: Correction) -> Board:
    overlay = Overlay.of(board)
    for entry in entries:
        overlay = overlay.with_entries([entry])
    return apply_overlay(board, overlay)


def terrain(hex_: str, key: str, present: bool, note: str = "") -> TerrainCorrection:
    return TerrainCorrection(hex=hex_, at=NOON, note=note, key=key, present=present)


def building(hex_: str, material: str | None) -> BuildingCorrection:
    return BuildingCorrection(hex=hex_, at=NOON, material=material)


def link(hex_: str, direction: Direction, kind: str | None, network: str = "road") -> LinkCorrection:
    return LinkCorrection(hex=hex_, at=NOON, direction=direction, network=network, kind=kind)


def areas_in(board: Board, name: str, kind: str) -> list[Area]:
    return [area for area in board.areas_by_hex.get(board.parse_hex(name), ()) if area.kind == kind]


def square_hexes(board: Board, kind: str) -> float:
    """How much ground the areas of a kind cover, in square hexes."""
    return sum(polygon_of(area).area for area in board.areas_of(kind)) / float(
        unit_scale(board.orientation).prod()
    )


class TestTerrain:
    def test_a_key_comes_with_its_source_and_note(self, elst: Board) -> None:
        board = corrected(elst, terrain("A1", "orchard", True, "four trees on mine"))
        facts = board.hexes[board.parse_hex("A1")]
        assert facts.terrain == {"orchard"}
        provenance = facts.provenance_of(terrain_fact("orchard"))
        assert (provenance.source, provenance.note) == (Source.CORRECTED, "four trees on mine")
        assert facts.provenance_of(terrain_fact("polder")).source is Source.PRINTED

    def test_a_key_goes(self, elst: Board) -> None:
        board = corrected(elst, terrain("B19", "orchard", False))
        assert board.terrain(board.parse_hex("B19")) == elst.terrain(elst.parse_hex("B19")) - {"orchard"}

    def test_nothing_else_changes(self, elst: Board) -> None:
        board = corrected(elst, terrain("A1", "orchard", True))
        assert {hex_ for hex_ in elst if board.hexes[hex_] != elst.hexes[hex_]} == {elst.parse_hex("A1")}
        assert (board.areas, board.lines, board.hexsides) == (elst.areas, elst.lines, elst.hexsides)
        assert board.digest != elst.digest

    def test_new_grain_fills_its_hex(self, elst: Board) -> None:
        board = corrected(elst, terrain("A1", "grain", True))
        a1 = board.parse_hex("A1")
        (field,) = areas_in(board, "A1", "grain")
        assert set(field.outline) == {tuple(point) for point in outline(a1, board.orientation).tolist()}
        assert field.provenance.confidence is Confidence.LOW
        assert board.hexes[a1].values["grain_frac"] == 1.0
        assert check_board(board) == ()

    def test_new_grain_takes_the_place_of_a_sliver(self, elst: Board) -> None:
        board = corrected(elst, terrain("Z0", "grain", True))
        assert [area.id for area in areas_in(board, "Z0", "grain")] == ["grain-Z0"]
        assert check_board(board) == ()

    def test_grain_gone_leaves_a_hole_in_the_field(self, elst: Board) -> None:
        board = corrected(elst, terrain("E5", "grain", False))
        hole_in = [area for area in board.areas_of("grain") if area.holes]
        assert [area.id for area in hole_in] == ["G1"]
        assert hole_in[0].cut_hexes == (board.parse_hex("E5"),)
        assert "grain_frac" not in board.hexes[board.parse_hex("E5")].values
        assert square_hexes(elst, "grain") - square_hexes(board, "grain") == pytest.approx(3**0.5 / 2)
        assert check_board(board) == ()

    def test_a_field_cut_in_two_is_two_fields(self, elst: Board, tmp_path: Path) -> None:
        """A row of hexes out of the field, then one more: every piece keeps an id of its own."""
        row = [terrain(f"F{n}", "grain", False) for n in range(1, 11)]
        board = corrected(elst, *row, terrain("G9", "grain", False), terrain("H8", "grain", False))
        ids = [area.id for area in board.areas]
        assert len(set(ids)) == len(ids) > len(elst.areas)
        assert check_board(board) == ()
        save_board(board, tmp_path / "mine.geojson")
        assert load_board(tmp_path / "mine.geojson") == board

    def test_confirming_what_is_there_redraws_nothing(self, elst: Board) -> None:
        board = corrected(elst, terrain("E5", "grain", True), terrain("TT3", "grain", False))
        assert board.areas == elst.areas

    def test_a_buildings_key_is_not_taken_for_plain_terrain(self) -> None:
        with pytest.raises(ValidationError):
            terrain("A4", "building_wood", True)


class TestBuildings:
    def test_a_building_gone_takes_its_outline_along(self, elst: Board) -> None:
        board = corrected(elst, building("A4", None))
        assert board.terrain(board.parse_hex("A4")) == set()
        assert areas_in(board, "A4", "building") == []
        assert check_board(board) == ()

    def test_of_a_building_in_two_hexes_the_other_half_stays(self, elst: Board) -> None:
        board = corrected(elst, building("NN8", None))
        (church,) = areas_in(board, "OO8", "building")
        assert (church.id, church.hexes) == ("B_NN8", (board.parse_hex("OO8"),))
        assert "area" not in church.values
        assert check_board(board) == ()

    def test_a_place_outlives_its_building(self, elst: Board) -> None:
        board = corrected(elst, building("NN8", None), building("OO8", None))
        (church,) = (place for place in board.places if place.kind == "church")
        assert (church.area, len(church.hexes)) == ("", 2)
        assert check_board(board) == ()

    def test_another_material_keeps_the_outline(self, elst: Board) -> None:
        board = corrected(elst, building("A4", "wood"))
        (before,), (after,) = areas_in(elst, "A4", "building"), areas_in(board, "A4", "building")
        assert (after.outline, after.values["material"]) == (before.outline, "wood")
        assert after.provenance.source is Source.CORRECTED
        assert board.terrain(board.parse_hex("A4")) == {"building_wood"}
        assert check_board(board) == ()

    def test_another_material_in_one_of_two_hexes(self, elst: Board) -> None:
        board = corrected(elst, building("NN8", "wood"))
        materials = {
            name: [a.values["material"] for a in areas_in(board, name, "building")] for name in ("NN8", "OO8")
        }
        assert materials == {"NN8": ["wood"], "OO8": ["stone"]}
        assert square_hexes(board, "building") == pytest.approx(square_hexes(elst, "building"), abs=1e-4)
        assert check_board(board) == ()

    def test_a_new_building_is_assumed_in_the_middle(self, elst: Board) -> None:
        board = corrected(elst, building("A1", "stone"))
        (house,) = areas_in(board, "A1", "building")
        assert house.provenance.confidence is Confidence.LOW
        middle = polygon_of(house).centroid
        assert (middle.x, middle.y) == pytest.approx(centre(board.parse_hex("A1"), board.orientation), abs=1)
        assert polygon_of(house).area / float(unit_scale(board.orientation).prod()) == pytest.approx(
            0.09, rel=1e-3
        )
        assert check_board(board) == ()


class TestLinks:
    def test_a_new_link_is_seen_from_both_hexes_and_drawn(self, elst: Board) -> None:
        keys = terrain("A1", "road_dirt", True), terrain("A2", "road_dirt", True)
        board = corrected(elst, *keys, link("A1", Direction.S, "dirt"))
        a1, a2 = board.parse_hex("A1"), board.parse_hex("A2")
        assert board.links(a1, "road") == {Direction.S: "dirt"}
        assert board.links(a2, "road")[Direction.N] == "dirt"
        assert board.hexes[a2].provenance_of(link_fact("road", Direction.N)).source is Source.CORRECTED
        assert len(board.lines) == len(elst.lines) + 1
        assert check_board(board) == ()

    def test_a_link_gone_is_gone_from_both_and_the_line_is_broken(self, elst: Board) -> None:
        board = corrected(elst, link("A3", Direction.SE, None))
        assert board.links(board.parse_hex("A3"), "road") == {Direction.NW: "dirt"}
        assert Direction.NW not in board.links(board.parse_hex("B3"), "road")
        assert check_board(board) == ()

    def test_the_last_link_takes_the_network_along(self, elst: Board) -> None:
        board = corrected(elst, link("B4", Direction.S, None, "polder"))
        assert "polder" not in board.hexes[board.parse_hex("B4")].links

    def test_another_kind_leaves_the_far_hex_its_own(self, elst: Board) -> None:
        board = corrected(elst, link("A3", Direction.SE, "track"))
        assert board.links(board.parse_hex("A3"), "road")[Direction.SE] == "track"
        assert board.links(board.parse_hex("B3"), "road") == elst.links(elst.parse_hex("B3"), "road")
        assert board.lines == elst.lines

    def test_a_link_off_the_board_needs_no_far_hex(self, elst: Board) -> None:
        board = corrected(elst, link("A1", Direction.N, "dirt"))
        assert board.links(board.parse_hex("A1"), "road") == {Direction.N: "dirt"}
        assert len(board.lines[-1].points) == 2


class TestHexsidesAndValues:
    def test_a_feature_comes_and_goes_from_either_hex(self, elst: Board) -> None:
        side = Hexside.between(elst.parse_hex("A1"), elst.parse_hex("A2"))
        ditch = FeatureCorrection(
            hex="A2", at=NOON, direction=Direction.N, feature="stream", present=True, name="Linge"
        )
        board = corrected(elst, ditch)
        assert board.hexside_features(side) == {"stream"}
        assert board.hexsides[side].name == "Linge"
        filled = FeatureCorrection(hex="A1", at=NOON, direction=Direction.S, feature="stream", present=False)
        board = corrected(elst, ditch, filled)
        assert board.hexside_features(side) == set()
        assert board.hexsides[side].provenance_of("stream").source is Source.CORRECTED

    def test_a_value_comes_and_goes(self, elst: Board) -> None:
        gone = ValueCorrection(hex="NN8", at=NOON, key="steeple", value=None)
        come = ValueCorrection(hex="OO8", at=NOON, key="steeple", value=True)
        board = corrected(elst, gone, come)
        assert [board.hex_name(h) for h, f in board.hexes.items() if f.values.get("steeple")] == ["OO8"]


class TestConfirming:
    def test_a_whole_hex_is_sure_then(self, elst: Board) -> None:
        board = corrected(elst, Confirmation(hex="MM28", at=NOON, note="lifted the track"))
        provenance = board.hexes[board.parse_hex("MM28")].provenance
        assert (provenance.source, provenance.confidence) == (Source.CONFIRMED, Confidence.HIGH)
        assert provenance.note == "lifted the track"

    def test_a_note_stays_when_the_player_writes_none(self, elst: Board) -> None:
        board = corrected(elst, Confirmation(hex="MM28", at=NOON))
        before = elst.hexes[elst.parse_hex("MM28")].provenance.note
        assert board.hexes[board.parse_hex("MM28")].provenance.note == before != ""

    def test_doubts_about_single_facts_go_but_corrections_stay(self, elst: Board) -> None:
        board = corrected(elst, terrain("Z0", "orchard", True), Confirmation(hex="Z0", at=NOON))
        facts = board.hexes[board.parse_hex("Z0")]
        assert facts.provenance_of(terrain_fact("grain")).source is Source.CONFIRMED
        assert facts.provenance_of(terrain_fact("orchard")).source is Source.CORRECTED

    def test_one_fact_alone(self, elst: Board) -> None:
        board = corrected(elst, Confirmation(hex="Z0", at=NOON, about=terrain_fact("grain")))
        facts = board.hexes[board.parse_hex("Z0")]
        assert facts.provenance_of(terrain_fact("grain")).source is Source.CONFIRMED
        assert facts.provenance.source is Source.PRINTED

    def test_a_hexside_without_anything(self, elst: Board) -> None:
        board = corrected(elst, Confirmation(hex="A1", at=NOON, direction=Direction.S))
        side = Hexside.of(board.parse_hex("A1"), Direction.S)
        assert board.hexsides[side].provenance.source is Source.CONFIRMED
        assert board.hexside_features(side) == set()


class TestTakingBack:
    def test_a_correction_taken_back_leaves_the_board_as_it_was(self, elst: Board) -> None:
        entry = building("NN8", None)
        overlay = Overlay.of(elst).with_entries([entry]).without([entry])
        assert overlay == Overlay.of(elst)
        assert apply_overlay(elst, overlay) == elst

    def test_a_later_word_on_the_same_fact_replaces_the_earlier(self, elst: Board) -> None:
        overlay = (
            Overlay.of(elst)
            .with_entries([terrain("A1", "grain", True)])
            .with_entries([terrain("A1", "grain", False)])
        )
        assert [entry.present for entry in overlay.entries if isinstance(entry, TerrainCorrection)] == [False]
        assert apply_overlay(elst, overlay).areas == elst.areas

    def test_words_on_different_facts_stand_side_by_side(self, elst: Board) -> None:
        entries = (
            terrain("A1", "grain", True),
            terrain("A1", "orchard", True),
            terrain("A2", "grain", True),
            link("A1", Direction.S, "dirt"),
            link("A1", Direction.SE, "dirt"),
            Confirmation(hex="A1", at=NOON),
        )
        overlay = Overlay.of(elst)
        for entry in entries:
            overlay = overlay.with_entries([entry])
        assert overlay.entries == entries


class TestFile:
    def test_it_comes_back_as_it_was(self, elst: Board, tmp_path: Path) -> None:
        overlay = Overlay.of(elst)
        for entry in (
            terrain("A1", "grain", True, "ここは麦畑"),
            building("A4", None),
            link("A3", Direction.SE, "paved"),
            FeatureCorrection(hex="A1", at=NOON, direction=Direction.S, feature="wall", present=True),
            ValueCorrection(hex="NN8", at=NOON, key="steeple", value=False),
            Confirmation(hex="A1", at=NOON, direction=Direction.N, about="wall"),
        ):
            overlay = overlay.with_entries([entry])
        file = tmp_path / "elst.json"
        save_overlay(overlay, file)
        assert load_overlay(file) == overlay
        assert load_overlay(file).digest == overlay.digest != Overlay.of(elst).digest

    @pytest.mark.parametrize(
        ("change", "key", "where"),
        [
            ({"format": "wargame-companion-board"}, "overlay-file-foreign", ""),
            ({"version": 2}, "file-newer", ""),
            ({"board": None}, "file-bad-field", "board"),
            ({"entries": [{"fact": "weather"}]}, "file-bad-field", "entries.0"),
            (
                {"entries": [{"fact": "building", "hex": "A1", "at": "yesterday", "material": None}]},
                "file-bad-field",
                "entries.0.building.at",
            ),
        ],
    )
    def test_a_flaw_is_told(
        self, elst: Board, tmp_path: Path, change: dict[str, object], key: str, where: str
    ) -> None:
        file = tmp_path / "mine.json"
        file.write_text(json.dumps({**Overlay.of(elst).model_dump(mode="json"), **change}))
        with pytest.raises(FileError) as refusal:
            load_overlay(file)
        reason = refusal.value.reason
        assert (reason.key, reason.args["file"], reason.args["where"]) == (key, "mine.json", where)
        assert all("mine.json" in Catalogue(language).reason(reason, str) for language in LANGUAGES)

    def test_a_settings_folder_that_takes_nothing_is_told(self, elst: Board) -> None:
        settings_dir().write_text("a file where the folder should be")
        with pytest.raises(FileError) as refusal:
            save_overlay(Overlay.of(elst), settings_dir() / "overlays" / "elst.json")
        assert refusal.value.reason.key == "file-unwritable"


class TestFit:
    def test_another_boards_overlay_is_refused(self, elst: Board, small: Board) -> None:
        with pytest.raises(OverlayError) as refusal:
            apply_overlay(small, Overlay.of(elst))
        line = Catalogue("en").reason(refusal.value.reason, str)
        assert "elst" in line
        assert "Small" in line
        assert isinstance(refusal.value, CompanionError)

    def test_a_changed_board_takes_what_still_fits_and_says_so(self, small: Board) -> None:
        overlay = Overlay(board="small", board_digest="of an older board")
        for entry in (
            terrain("A1", "orchard", True),
            terrain("TT29", "grain", True),
            terrain("?", "grain", True),
        ):
            overlay = overlay.with_entries([entry])
        keys = [reason.key for reason in overlay_remarks(small, overlay)]
        assert keys == ["overlay-board-changed", "overlay-hex-gone", "overlay-hex-gone"]
        lines = [Catalogue("ja").reason(reason, small.hex_name) for reason in overlay_remarks(small, overlay)]
        assert "TT29" in lines[1]
        board = apply_overlay(small, overlay)
        assert "orchard" in board.terrain(small.parse_hex("A1"))
        assert board.areas == small.areas

    def test_an_overlay_of_this_very_board_needs_no_remark(self, elst: Board) -> None:
        assert overlay_remarks(elst, Overlay.of(elst).with_entries([terrain("A1", "grain", True)])) == ()


_ELST = replace(open_board("elst"), lines=())  # checking lines takes long, and no entry here moves one
_AROUND = [hex_ for name in ("NN8", "E5", "Z1") for hex_ in disk(_ELST.parse_hex(name), 3) if hex_ in _ELST]
_NAMES = st.sampled_from([_ELST.hex_name(hex_) for hex_ in _AROUND])
_ENTRIES = st.one_of(
    st.builds(terrain, _NAMES, st.sampled_from(["grain", "pond", "orchard"]), st.booleans()),
    st.builds(building, _NAMES, st.sampled_from(["stone", "wood", None])),
)


@settings(max_examples=5000 if IS_LONG else 10)  # checking a board takes long
@given(st.lists(_ENTRIES, max_size=30))
def test_terrain_and_outlines_never_contradict_each_other(entries: list[Correction]) -> None:
    """Whatever the player corrects, in whatever order, the board stays sound."""
    assert check_board(corrected(_ELST, *entries)) == ()
