import json
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from companion.board.archives.importing import Imported
from companion.board.archives.opening import board_files, open_file
from companion.board.changes import changed, changes_of
from companion.board.formats.writer import board_text
from companion.board.joined.plan import FORMAT, MapPlan, PlacedBoard, load_plan, save_plan
from companion.board.model import Board, UnknownHexError
from companion.hexes.coordinates import Direction, Hexside
from companion.reason import CompanionError
from companion.sight.relief.line import line_over_heights
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.result import LosResult, Position
from tests.board.archives.made_archives import GRAIN, WALL, WOODS, disc, made_archive

SLOPE = '<slopes><slope hex="C2" hexsides="1"/></slopes>'


def _west(levels: NDArray[np.int8], codes: NDArray[np.uint8]) -> None:
    disc(codes, 5, 2, 25, WOODS)
    disc(codes, 6, 4, 25, GRAIN)  # half of it lies beyond the edge
    disc(levels, 2, 3, 30, 1)
    codes[62:67, 205:245] = WALL  # between E1 and E2


def _east(levels: NDArray[np.int8], codes: NDArray[np.uint8]) -> None:
    disc(codes, 1, 2, 25, 40)  # a stone building in B2
    disc(codes, 0, 4, 25, GRAIN)
    disc(levels, 0, 2, 30, 2)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made_archive(tmp_path / "bdwest", _west, inside=SLOPE)
    made_archive(tmp_path / "bdeast", _east)
    return tmp_path


def _map(folder: Path, *boards: PlacedBoard, **about: object) -> Imported:
    file = folder / "evening.boards"
    save_plan(MapPlan(boards=boards, **about), file)
    return open_file(file)


def _placed(file: str, column: int = 0, **about: object) -> PlacedBoard:
    return PlacedBoard(file=file, name=Path(file).name[2], column=column, **about)


def _line(board: Board, source: str, target: str) -> LosResult:
    ends = (Position(board.parse_hex(name)) for name in (source, target))
    return line_over_heights(ReliefTerrain.of(board), *ends)


def test_half_hexes_become_whole_and_lines_run_across(folder: Path) -> None:
    imported = _map(folder, _placed(str(folder / "bdwest")), _placed(str(folder / "bdeast"), 1), title="Two")
    board, single = imported.board, open_file(folder / "bdwest").board
    assert len(board) == 2 * len(single) - 4
    meeting = board.parse_hex("w-G3")
    assert meeting == board.parse_hex("eA3") == board.parse_hex("Ｗ Ｇ３")
    assert (board.hex_name(meeting), board.hexes[meeting].is_half) == ("w-G3", False)
    assert board.hexes[board.parse_hex("wA3")].is_half
    told = _line(board, "w-D1", "e-D2").obstacles
    assert [board.hex_name(one.hex) for one in told] == ["w-G2", "e-B2"]
    assert board.hexes[board.parse_hex("eA2")].values["level"] == 2
    assert [(one.key, one.args["names"]) for one in imported.remarks] == [("join-uneven", "w-G2")]
    assert len({area.id for area in board.areas}) == len(board.areas)
    assert board_text(board) == board_text(open_file(folder / "evening.boards").board)
    assert json.loads((folder / "evening.boards").read_text("utf-8"))["boards"][0]["file"] == "bdwest"
    assert board_files(folder) == tuple(folder / name for name in ("bdeast", "bdwest", "evening.boards"))


def test_a_number_alone_is_taken_where_one_board_has_it(folder: Path) -> None:
    west = _placed(str(folder / "bdwest"), first="A1", last="C4")
    board = _map(folder, west, _placed(str(folder / "bdeast"), 1, first="C1", last="G4")).board
    assert board.hex_name(board.parse_hex("g2")) == "e-G2"
    assert board.hex_name(board.parse_hex("c2")) == "w-C2"  # both boards' name of the same hex
    assert "w-D2" not in {board.hex_name(hex_) for hex_ in board}
    whole = _map(folder, _placed(str(folder / "bdwest")), _placed(str(folder / "bdeast"), 1)).board
    for text in ("B2", "x-B2", "w-Z9", "w"):
        with pytest.raises(UnknownHexError):
            whole.parse_hex(text)


@pytest.mark.long
def test_a_turned_board_keeps_its_numbers_and_its_lines(folder: Path) -> None:
    single = open_file(folder / "bdwest").board
    board = _map(
        folder, _placed(str(folder / "bdeast")), _placed(str(folder / "bdwest"), 1, turned=True)
    ).board
    for line in (("B1", "F3"), ("C3", "F1"), ("E1", "E2"), ("D2", "F4"), ("B3", "E1"), ("C2", "D1")):
        alone, beside = _line(single, *line), _line(board, *(f"w{name}" for name in line))
        assert (beside.verdict, beside.hindrance) == (alone.verdict, alone.hindrance), line
    # G of the turned board meets G of the other; its first hexes lie in the south-east.
    assert board.parse_hex("w-G1") == board.parse_hex("e-G4")
    assert max(hex_.q for hex_ in board) == board.parse_hex("w-A1").q
    for one, prefix in ((single, ""), (board, "w")):
        uphill = Hexside.of(one.parse_hex(f"{prefix}C2"), Direction.NE if one is single else Direction.SW)
        rises = ReliefTerrain.of(one).rises[list(one).index(one.parse_hex(f"{prefix}C2"))]
        assert one.hexside_features(uphill) == ({"slope-up"} if one is single else {"slope-down"})
        assert rises.tolist() == [(number == (1 if one is single else 4)) for number in range(6)]


def test_boards_lie_below_one_another(folder: Path) -> None:
    board = _map(folder, _placed(str(folder / "bdwest")), _placed(str(folder / "bdeast"), row=1)).board
    assert board.parse_hex("w-B4") == board.parse_hex("e-B0")
    assert _line(board, "w-C4", "e-C1").range == 1
    assert board.hexes[board.parse_hex("e-B0")].is_half is False
    assert board.extent is not None
    assert board.extent[1][1] - board.extent[0][1] == 8 * 2 * 4096


def test_cropped_hexes_stay_whole_but_where_another_board_has_the_rest(folder: Path) -> None:
    board = _map(folder, _placed(str(folder / "bdwest"), first="B2", last="D3")).board
    assert {board.hex_name(hex_) for hex_ in board} == {f"w-{c}{r}" for c in "BCD" for r in (2, 3)}
    assert not any(facts.is_half for facts in board.hexes.values())
    hill = next(area for area in board.areas if area.values["level"] == 1)
    assert board.parse_hex("w-C3") in hill.hexes


@pytest.mark.parametrize(
    ("east", "key"),
    [
        ({"column": 1, "first": "B1", "last": "G4"}, "join-misfit"),
        ({"column": 0}, "join-same-place"),
        ({"column": 2}, "join-apart"),
        ({"column": 1, "first": "B1", "last": "Z9"}, "join-bad-crop"),
        ({"column": 1, "first": "C1", "last": "C4"}, "join-crop-narrow"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_line(folder: Path, east: dict[str, object], key: str) -> None:
    with pytest.raises(CompanionError) as refused:
        _map(
            folder,
            _placed(str(folder / "bdwest")),
            PlacedBoard(file=str(folder / "bdeast"), name="e", **east),
        )
    assert refused.value.reason.key == key
    assert (refused.value.reason.args["file"], refused.value.reason.args["where"]) == ("evening.boards", "e")


@pytest.mark.parametrize(
    ("content", "key"),
    [
        ('{"format": "else"}', "join-file-foreign"),
        ('{"format": OURS, "version": 9}', "file-newer"),
        ('{"format": OURS, "boards": []}', "file-bad-field"),
        ('{"format": OURS, "boards": [{"file": "gone"}]}', "file-unreadable"),
        ('{"format": OURS, "boards": [{"file": "evening.boards"}]}', "board-file-foreign"),
    ],
)
def test_a_file_that_is_none_is_refused(tmp_path: Path, content: str, key: str) -> None:
    file = tmp_path / "evening.boards"
    file.write_text(content.replace("OURS", f'"{FORMAT}"'), "utf-8")
    with pytest.raises(CompanionError) as refused:
        open_file(file)
    assert refused.value.reason.key == key


def test_what_was_not_understood_of_a_board_is_told_by_its_name(tmp_path: Path) -> None:
    made_archive(tmp_path / "bdodd", inside="<novelty/>")
    remarks = _map(tmp_path, _placed(str(tmp_path / "bdodd"))).remarks
    assert [(one.key, one.args["board"], one.about and one.about.key) for one in remarks] == [
        ("join-remark", "o", "archive-unknown-element")
    ]


def test_terrain_is_changed_for_the_scenario(folder: Path) -> None:
    about = ("grain-out-of-season", "woods-are-brush", "no-walls", "buildings-wooden")
    plan = {"changes": about}
    board = _map(folder, _placed(str(folder / "bdwest")), _placed(str(folder / "bdeast"), 1), **plan).board
    kinds = {area.kind for area in board.areas}
    assert kinds == {"open-ground", "plowed-field", "brush", "wooden-building"}
    assert board.terrain(board.parse_hex("w-F2")) == {"brush"}
    assert not board.hexsides.keys() & {Hexside.of(board.parse_hex("w-E1"), Direction.S)}
    told = _line(board, "w-E2", "e-C2").assumptions[1:]
    assert [one.key for one in told] == [
        "sight-relief-assumes-no-overlays",
        *(f"terrain-change-{change}" for change in about),
    ]
    assert (changes_of(board), load_plan(folder / "evening.boards").changes) == (about, about)


def test_no_change_leaves_the_board_and_an_unknown_one_is_refused(folder: Path) -> None:
    board = open_file(folder / "bdeast").board
    assert changed(board, ()) is board
    with pytest.raises(CompanionError):
        changed(board, ("no-sun",))


def test_a_map_of_several_boards_is_kept_as_a_board_file(folder: Path) -> None:
    west, east = _placed(str(folder / "bdwest")), _placed(str(folder / "bdeast"), 1, turned=True)
    board = _map(folder, west, east).board
    file = folder / "map.geojson"
    file.write_text(board_text(board), "utf-8")
    again = open_file(file).board
    assert again.digest == board.digest
    assert [again.hex_name(hex_) for hex_ in again] == [board.hex_name(hex_) for hex_ in board]
    assert again.parse_hex("w-E2") == board.parse_hex("w-E2")
    line, same = _line(board, "w-E2", "e-C2"), _line(again, "w-E2", "e-C2")
    assert (line.verdict, line.hindrance, line.reasons) == (same.verdict, same.hindrance, same.reasons)


def test_a_hex_of_such_a_file_that_is_not_drawn_is_refused(folder: Path) -> None:
    file, board = folder / "map.geojson", _map(folder, _placed(str(folder / "bdwest"))).board
    content = json.loads(board_text(board))
    content["features"][0]["geometry"] = None
    file.write_text(json.dumps(content), "utf-8")
    with pytest.raises(CompanionError) as refused:
        open_file(file)
    assert refused.value.reason.key == "board-file-hex-outline"
