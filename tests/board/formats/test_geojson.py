"""Board files: everything is kept, one canonical form, and one clear line for every flaw."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import shapely

from companion.board.facts import Confidence, Provenance, Source
from companion.board.formats.geojson import dump_board, load_board
from companion.board.model import Board
from companion.board.shapes import doubled_area
from companion.files import FileError
from companion.hexes.coordinates import Direction, HexCoord, Hexside
from companion.paths import scenarios_dir
from companion.text import LANGUAGES, Catalogue
from tests.board.board_files import board_from_json, save_board

Document = dict[str, Any]
FeatureOf = Callable[[str], Document]


def told(error: FileError) -> dict[str, object]:
    """The refusal's figures, after a look whether both languages can say it and name the file."""
    for language in LANGUAGES:
        line = Catalogue(language).reason(error.reason, str)
        assert str(error.reason.args["file"]) in line
        assert "\n" not in line
    return {"key": error.reason.key, **error.reason.args}


class TestReading:
    def test_a_hex_has_its_facts(self, small: Board) -> None:
        facts = small.hexes[small.parse_hex("A1")]
        assert facts.terrain == {"road_dirt"}
        assert facts.links == {"road": {Direction.N: "dirt", Direction.SE: "dirt"}}
        assert (facts.is_half, facts.provenance) == (False, Provenance())

    def test_values_keep_their_types(self, small: Board) -> None:
        values = small.hexes[small.parse_hex("A2")].values
        assert values == {"height": 1.5, "name": "hill", "steep": True, "seen": None}
        assert values["steep"] is True

    def test_what_is_unsure_says_so(self, small: Board) -> None:
        facts = small.hexes[small.parse_hex("B2")]
        assert facts.is_half
        assert facts.provenance == Provenance(Source.PRINTED, Confidence.LOW, "hidden by the fold")

    def test_a_hexside_is_found_from_both_hexes(self, small: Board) -> None:
        a1, a2 = small.parse_hex("A1"), small.parse_hex("A2")
        assert small.hexside_features(Hexside.between(a2, a1)) == {"river"}
        assert small.hexsides[Hexside.of(a2, Direction.N)].name == "Linge"

    def test_areas_lines_places_exits_and_marks_are_there(self, small: Board) -> None:
        a1 = small.parse_hex("A1")
        (area,), (line,), (place,), (exit_,), (mark,) = (
            small.areas,
            small.lines,
            small.places,
            small.exits,
            small.marks,
        )
        assert (area.id, area.kind, area.hexes, area.shares) == ("wood", "wood", (a1,), {a1: 1.0})
        assert (len(area.outline), len(area.holes), len(line.points)) == (4, 1, 3)
        assert (line.network, line.kind, line.width) == ("road", "dirt", 0.1)
        assert (place.kind, place.area, len(place.label_boxes)) == ("town", "wood", 1)
        assert (exit_.edge, exit_.hex, exit_.at) == ("N", a1, (0, -4096))
        assert (mark.text, mark.hexes, mark.shape) == ("N", (small.parse_hex("B2"),), ())

    def test_the_header_is_read(self, small: Board) -> None:
        assert (small.id, small.title, small.values) == ("small", "Small", {"km": 1})
        assert small.extent is not None
        assert small.extent[0] < small.extent[1]

    def test_outlines_are_made_to_run_counterclockwise(self, small: Board) -> None:
        rings = [ring for area in small.areas for ring in (area.outline, *area.holes)]
        assert all(doubled_area(ring) > 0 for ring in rings)

    def test_coordinates_snap_to_the_lattice(self, document: Document, feature_of: FeatureOf) -> None:
        feature_of("exit")["geometry"]["coordinates"] = [0.00001, -0.49998]
        assert board_from_json(document).exits[0].at == (0, -4096)

    def test_a_hex_may_be_drawn_from_any_corner_either_way_round(self, document: Document) -> None:
        drawn = dump_board(board_from_json(document))
        for feature in drawn["features"][:4]:
            (ring,) = feature["geometry"]["coordinates"]
            feature["geometry"]["coordinates"] = [[*ring[2:-1], *ring[:3]][::-1]]
        assert dump_board(board_from_json(drawn)) == dump_board(board_from_json(document))

    def test_a_byte_order_mark_does_no_harm(self, document: Document, tmp_path: Path) -> None:
        file = tmp_path / "board.geojson"
        file.write_text(json.dumps(document), encoding="utf-8-sig")
        assert len(load_board(file)) == 4


class TestWriting:
    def test_nothing_is_lost(self, small: Board, tmp_path: Path) -> None:
        save_board(small, tmp_path / "board.geojson")
        assert load_board(tmp_path / "board.geojson") == small

    def test_the_canonical_form_stays_byte_for_byte(self, small: Board, tmp_path: Path) -> None:
        first, second = tmp_path / "first.geojson", tmp_path / "second.geojson"
        save_board(small, first)
        save_board(load_board(first), second)
        assert first.read_bytes() == second.read_bytes()

    def test_it_is_geojson_with_closed_rings_that_turn_as_the_standard_asks(self, small: Board) -> None:
        features = dump_board(small)["features"]
        assert {feature["type"] for feature in features} == {"Feature"}
        shapes = [feature["geometry"] for feature in features if feature["geometry"]]
        polygons = [shape["coordinates"] for shape in shapes if shape["type"] == "Polygon"]
        assert [len(rings) for rings in polygons] == [1, 1, 1, 1, 2]
        for outer, *holes in polygons:
            assert all(ring[0] == ring[-1] for ring in (outer, *holes))
            assert shapely.LinearRing(outer).is_ccw
            assert not any(shapely.LinearRing(hole).is_ccw for hole in holes)

    def test_a_file_is_replaced_whole_or_not_at_all(self, small: Board, tmp_path: Path) -> None:
        folder_in_the_way = tmp_path / "board.geojson"
        folder_in_the_way.mkdir()
        with pytest.raises(FileError) as refusal:
            save_board(small, folder_in_the_way)
        assert told(refusal.value)["key"] == "file-unwritable"
        assert list(tmp_path.iterdir()) == [folder_in_the_way]

    def test_folders_are_made(self, small: Board, tmp_path: Path) -> None:
        save_board(small, tmp_path / "of" / "mine" / "board.geojson")
        assert load_board(tmp_path / "of" / "mine" / "board.geojson") == small

    def test_a_file_where_a_folder_should_be_is_told(self, small: Board, tmp_path: Path) -> None:
        (tmp_path / "taken").write_text("")
        with pytest.raises(FileError) as refusal:
            save_board(small, tmp_path / "taken" / "board.geojson")
        assert told(refusal.value) == {
            "key": "file-unwritable",
            "file": "board.geojson",
            "where": str(tmp_path / "taken"),
            "cause": "no-folder",
        }


class TestDigest:
    def test_it_is_that_of_the_facts_not_of_the_spelling(self, document: Document, small: Board) -> None:
        document["features"][0]["properties"]["terrain"] *= 2
        assert board_from_json(document).digest == small.digest

    def test_any_other_fact_changes_it(self, small: Board) -> None:
        assert replace(small, title="Other").digest != small.digest


class TestFileFlaws:
    @pytest.mark.parametrize(
        ("text", "flaw"),
        [
            ("", {"key": "file-cut-off", "where": "1:1"}),
            ('{"type":"FeatureCollection",\n"board":{"format"', {"key": "file-cut-off", "where": "2:18"}),
            ('{"type":,\n}', {"key": "file-not-json", "where": "1:9"}),
            ('{"board": NaN}', {"key": "file-bad-number", "where": "NaN"}),
            ("[" * 100_000 + "]" * 100_000, {"key": "file-not-json", "where": "1:1"}),
            ('{"type":"FeatureCollection","features":[]}', {"key": "board-file-foreign", "where": ""}),
            ("[]", {"key": "board-file-foreign", "where": ""}),
        ],
        ids=["empty", "truncated", "broken", "nan", "nested", "foreign", "list"],
    )
    def test_what_is_no_board_is_told(self, text: str, flaw: Document, tmp_path: Path) -> None:
        file = tmp_path / "mine.geojson"
        file.write_text(text)
        with pytest.raises(FileError) as refusal:
            load_board(file)
        assert told(refusal.value) == {"file": "mine.geojson", **flaw}

    def test_the_elst_board_cut_short_anywhere_is_told(self, tmp_path: Path) -> None:
        whole = (scenarios_dir() / "elst" / "board.geojson").read_bytes()
        for part in range(1, 20):
            file = tmp_path / "elst.geojson"
            file.write_bytes(whole[: len(whole) * part // 20])
            with pytest.raises(FileError) as refusal:
                load_board(file)
            assert told(refusal.value)["key"] in {"file-cut-off", "file-not-json"}

    def test_what_is_no_text_is_told(self, tmp_path: Path) -> None:
        file = tmp_path / "picture.png"
        file.write_bytes(b"\x89PNG\r\n\xff\xfe")
        with pytest.raises(FileError) as refusal:
            load_board(file)
        assert told(refusal.value)["key"] == "file-not-json"

    @pytest.mark.parametrize(("name", "cause"), [("absent.geojson", "missing"), ("", "folder")])
    def test_what_cannot_be_read_is_told(self, name: str, cause: str, tmp_path: Path) -> None:
        with pytest.raises(FileError) as refusal:
            load_board(tmp_path / name)
        assert told(refusal.value)["cause"] == cause


Alter = Callable[[FeatureOf], object]


class TestContentFlaws:
    """One flaw each in the small document; the line tells which and where."""

    def flaw(self, document: Document) -> dict[str, object]:
        with pytest.raises(FileError) as refusal:
            board_from_json(document, "mine.geojson")
        figures = told(refusal.value)
        assert figures.pop("file") == "mine.geojson"
        return figures

    def test_a_newer_file(self, document: Document) -> None:
        document["board"]["version"] = 2
        document["board"]["novelty"] = True
        newer = {"key": "file-newer", "where": "", "version": "2", "known": "1"}
        assert self.flaw(document) == newer

    @pytest.mark.parametrize(
        ("alter", "where", "field"),
        [
            (lambda find: find("A1")["properties"].update(half="perhaps"), "A1", "properties.half"),
            (lambda find: find("A1")["properties"].update(colour="red"), "A1", "properties.colour"),
            (lambda find: find("wood").update(geometry=None), "wood", "geometry"),
            (lambda find: find("wood")["geometry"]["coordinates"][0].append([1]), "wood", "1"),
            (lambda find: find("exit")["properties"].update(edge="up"), "A1", "properties.edge"),
            (lambda find: find("exit")["geometry"].update(coordinates=[0, 1e9]), "A1", "coordinates.1"),
            (
                lambda find: find("A1")["properties"].update(links={"road": {"7": "dirt"}}),
                "A1",
                "links.road.7",
            ),
            (lambda find: find("hexside")["properties"].update(direction=0), "A1", "properties.direction"),
            (lambda find: find("place")["properties"].pop("hexes"), "Elst", "properties.hexes"),
            (lambda find: find("B2")["properties"].update(source="hearsay"), "B2", "properties.source"),
        ],
    )
    def test_a_field_out_of_form(
        self, document: Document, feature_of: FeatureOf, alter: Alter, where: str, field: str
    ) -> None:
        alter(feature_of)
        flaw = self.flaw(document)
        assert (flaw["key"], flaw["where"]) == ("board-file-bad-field", where)
        assert field in str(flaw["field"])

    def test_a_header_out_of_form(self, document: Document) -> None:
        del document["board"]["title"]
        flaw = self.flaw(document)
        assert flaw == {"key": "board-file-bad-field", "where": "board", "field": "board.title"}

    def test_a_shift_that_does_not_fit(self, document: Document) -> None:
        document["board"]["numbering"]["shift"] = "odd-east"
        assert self.flaw(document)["key"] == "board-file-bad-numbering"

    @pytest.mark.parametrize(
        "properties", [{"kind": "castle", "id": "K1"}, {"id": "K1"}, {"kind": 3, "id": "K1"}]
    )
    def test_an_unknown_kind(self, document: Document, properties: Document) -> None:
        document["features"].append({"type": "Feature", "geometry": None, "properties": properties})
        assert self.flaw(document) == {"key": "board-file-unknown-kind", "where": "K1"}

    def test_a_feature_without_a_name_goes_by_its_position(self, document: Document) -> None:
        document["features"].append("nonsense")
        assert self.flaw(document) == {"key": "board-file-unknown-kind", "where": "#11"}

    def test_a_board_without_hexes(self, document: Document) -> None:
        document["features"] = []
        assert self.flaw(document)["key"] == "board-file-no-hexes"

    @pytest.mark.parametrize(
        ("alter", "flaw"),
        [
            (
                lambda find: find("A1")["properties"].update(id="17"),
                {"key": "board-file-bad-hex", "where": "17"},
            ),
            (
                lambda find: find("B1")["properties"].update(id="A2"),
                {"key": "board-file-hex-twice", "where": "A2"},
            ),
            (
                lambda find: find("wood")["properties"].update(hexes=["C9"]),
                {"key": "board-file-unknown-hex", "where": "wood", "hex": "C9"},
            ),
            (
                lambda find: find("hexside")["properties"].update(hex="A9"),
                {"key": "board-file-unknown-hex", "where": "A9/4", "hex": "A9"},
            ),
            (
                lambda find: find("exit")["properties"].update(hex="A9"),
                {"key": "board-file-unknown-hex", "where": "N A9", "hex": "A9"},
            ),
            (
                lambda find: find("wood")["geometry"].update(
                    coordinates=[[[0, -1.2], [0.2, -0.8], [0.2, -1.2], [0, -0.8], [0, -1.2]]]
                ),
                {"key": "board-file-crossing-outline", "where": "wood", "hex": "A1"},
            ),
            (
                lambda find: find("wood")["geometry"].update(coordinates=[[[0, -1], [0.2, -1], [0, -1]]]),
                {"key": "board-file-outline-too-short", "where": "wood"},
            ),
            (
                lambda find: find("wood")["geometry"].update(coordinates=[]),
                {"key": "board-file-outline-too-short", "where": "wood"},
            ),
            (
                lambda find: find("line")["geometry"].update(coordinates=[[0, -1]]),
                {"key": "board-file-line-too-short", "where": "R1"},
            ),
        ],
    )
    def test_a_contradiction(
        self, document: Document, feature_of: FeatureOf, alter: Alter, flaw: Document
    ) -> None:
        alter(feature_of)
        assert self.flaw(document) == flaw

    @pytest.mark.parametrize("name", ["wood", "line", "hexside"])
    def test_a_thing_given_twice(self, document: Document, feature_of: FeatureOf, name: str) -> None:
        document["features"].append(feature_of(name))
        key = "board-file-hexside-twice" if name == "hexside" else "board-file-id-twice"
        assert self.flaw(document)["key"] == key

    def test_a_hexside_given_from_both_hexes(self, document: Document) -> None:
        again = {"kind": "hexside", "hex": "A2", "direction": 1, "features": ["cliff"]}
        document["features"].append({"type": "Feature", "geometry": None, "properties": again})
        assert self.flaw(document) == {"key": "board-file-hexside-twice", "where": "A2/1"}

    def test_a_hex_drawn_where_its_number_is_not(self, document: Document) -> None:
        drawn = dump_board(board_from_json(document))
        for corner in drawn["features"][2]["geometry"]["coordinates"][0]:
            corner[1] -= 0.001
        assert self.flaw(drawn) == {"key": "board-file-hex-outline", "where": "B1"}

    def test_a_hex_drawn_with_too_few_corners(self, document: Document) -> None:
        drawn = dump_board(board_from_json(document))
        del drawn["features"][2]["geometry"]["coordinates"][0][3]
        assert self.flaw(drawn) == {"key": "board-file-hex-outline", "where": "B1"}


def test_an_area_may_lie_around_the_origin_of_coordinates(document: Document, feature_of: FeatureOf) -> None:
    """Negative zeros and signs come through as they are."""
    feature_of("wood")["geometry"]["coordinates"] = [[[-0.1, 0], [0, -0.1], [0.1, -0.0], [0, 0.1], [-0.1, 0]]]
    (area,) = board_from_json(document).areas
    assert {point[0] for point in area.outline} == {-1419, 0, 1419}
    assert "-0.0," not in json.dumps(dump_board(board_from_json(document)))


def test_coordinates_are_axial(small: Board) -> None:
    assert list(small) == [HexCoord(0, -1), HexCoord(0, -2), HexCoord(1, -2), HexCoord(1, -3)]
