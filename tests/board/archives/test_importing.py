import json
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from companion.board.archives.importing import import_board
from companion.board.formats.geojson import load_board
from companion.board.formats.writer import board_text
from companion.board.model import Board
from companion.board.shapes import doubled_area
from companion.hexes.coordinates import Direction, Hexside, Shift
from tests.board.archives.made_archives import GRAIN, GULLY, WALL, WOODS, disc, made_archive


def _hilly(levels: NDArray[np.int8], codes: NDArray[np.uint8]) -> None:
    disc(levels, 2, 2, 40, 1)
    disc(codes, 4, 2, 25, WOODS)
    disc(codes, 1, 3, 25, GRAIN)
    codes[210:212, 60:62] = 0  # a speck in the grain
    disc(codes, 5, 1, 20, GULLY)
    disc(levels, 5, 1, 20, -1)
    disc(levels, 2, 2, 10, 2)
    codes[62:67, 205:245] = WALL  # at the hexside between E1 and E2


@pytest.fixture
def board(tmp_path: Path) -> Board:
    return import_board(made_archive(tmp_path / "bdmade", _hilly)).board


def test_hexes_have_the_level_and_terrain_of_their_middles(board: Board) -> None:
    assert len(board) == 4 * 4 + 3 * 5
    told = {name: board.hexes[board.parse_hex(name)] for name in ("A1", "C2", "E2", "B3", "F1", "B0")}
    levels = {name: facts.values["level"] for name, facts in told.items()}
    assert levels == {"A1": 0, "C2": 2, "E2": 0, "B3": 0, "F1": -1, "B0": 0}
    assert told["E2"].terrain == {"woods"}
    assert told["B3"].terrain == {"grain"}
    assert told["F1"].terrain == {"gully"}
    assert told["B0"].is_half
    assert not told["C2"].is_half


def test_patches_cover_the_board_once(board: Board) -> None:
    assert board.extent is not None
    (left, low), (right, high) = board.extent
    covered = sum(doubled_area(area.outline) - sum(map(doubled_area, area.holes)) for area in board.areas)
    assert covered == 2 * (right - left) * (high - low)


def test_each_patch_keeps_terrain_and_level(board: Board) -> None:
    kinds = sorted((area.kind, area.values["level"]) for area in board.areas)
    assert kinds == [
        ("grain", 0),
        ("gully", -1),
        ("open-ground", 0),
        ("open-ground", 1),
        ("open-ground", 2),
        ("wall", 0),
        ("woods", 0),
    ]


def test_a_wall_is_known_at_its_hexside(board: Board) -> None:
    side = Hexside.of(board.parse_hex("E1"), Direction.S)
    assert board.hexside_features(side) == {"wall"}


def test_an_imported_board_is_read_again_as_it_was(board: Board, tmp_path: Path) -> None:
    file = tmp_path / "made.geojson"
    file.write_text(board_text(board), "utf-8")
    assert load_board(file).digest == board.digest
    assert json.loads(file.read_text("utf-8"))["board"]["values"]["sight"] == "levels"


def test_names_may_start_elsewhere(tmp_path: Path) -> None:
    moved = f'A1CenterX="{-16 * 56.25}" A1CenterY="{32.25 - 10 * 64.5}"'
    board = import_board(made_archive(tmp_path / "bdmade", _hilly, attributes=moved)).board
    assert board.hexes[board.parse_hex("S12")].values["level"] == 2
    assert board.hex_name(next(iter(board))) == "Q11"


def test_large_hexes_and_the_other_grain(tmp_path: Path) -> None:
    large = 'hexWidth="168.75" hexHeight="193.5" A1CenterX="0" A1CenterY="96.75"'
    file = made_archive(tmp_path / "bdlarge", scale=3, attributes=large)
    assert len(import_board(file).board) == 31
    other = import_board(made_archive(tmp_path / "bdother", attributes='altHexGrain="TRUE"')).board
    assert other.numbering.shift is Shift.ODD_NORTH
    assert len(other) == 4 * 5 + 3 * 4


def test_slopes_are_kept_with_the_side_that_rises(tmp_path: Path) -> None:
    inside = '<slopes><slope hex="C2" hexsides="03"/><slope hex="ZZ9" hexsides="1"/></slopes>'
    board = import_board(made_archive(tmp_path / "bdmade", inside=inside)).board
    c2 = board.parse_hex("C2")
    assert board.hexside_features(Hexside.of(c2, Direction.N)) == {"slope-up"}
    assert board.hexside_features(Hexside.of(c2, Direction.S)) == {"slope-down"}


def test_what_is_not_understood_is_listed(tmp_path: Path) -> None:
    def odd(levels: NDArray[np.int8], codes: NDArray[np.uint8]) -> None:
        del levels
        disc(codes, 2, 2, 20, 0xE7)

    imported = import_board(made_archive(tmp_path / "bdmade", odd, inside="<magic/>"))
    keys = [(remark.key, remark.args.get("name"), remark.args.get("code")) for remark in imported.remarks]
    assert keys == [("archive-unknown-element", "magic", None), ("archive-unknown-terrain", None, "e7")]
    assert imported.board.terrain(imported.board.parse_hex("C2")) == {"unknown-e7"}
