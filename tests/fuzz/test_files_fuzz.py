"""Damaged files of every kind: each is read, or refused in one line that names it."""

import json
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.board.check import check_board
from companion.board.entries import BuildingCorrection, Confirmation, LinkCorrection, ValueCorrection
from companion.board.formats.geojson import dump_board, load_board
from companion.board.grid_readings import read_readings, regrid
from companion.board.library import open_board
from companion.board.overlay import Overlay, apply_overlay, load_overlay, overlay_remarks
from companion.files import read_json
from companion.hexes.coordinates import Direction
from companion.kit.sheets import filling, read_sheet, sheet_of
from companion.paths import scenarios_dir
from companion.reason import CompanionError
from companion.sight.chart import load_chart, read_chart
from companion.sight.settings import SightSettings
from companion.sight.terrain import SightTerrain
from companion.text import LANGUAGES, Catalogue
from tests.board.board_files import board_from_json
from tests.board.conftest import small_document
from tests.forms import IS_LONG
from tests.fuzz.damage import damaged
from tests.games.no_prisoners.campaign.random_play import begin

BOARDS = 5000 if IS_LONG else 60
FILES = 2000 if IS_LONG else 30
CATALOGUES = [Catalogue(language) for language in LANGUAGES]
ELST = scenarios_dir() / "elst"
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
ENTRIES = (
    BuildingCorrection(hex="NN8", at=NOON, material="wood"),
    LinkCorrection(hex="NN8", at=NOON, direction=Direction.S, network="road", kind="dirt"),
    ValueCorrection(hex="OO8", at=NOON, key="steeple", value=True),
    Confirmation(hex="II12", at=NOON),
)


def _attack(folder: Path, document: Any, count: int, read: Callable[[Path], object]) -> None:
    path, random = folder / "stranger.json", Random(count)
    for _ in range(count):
        path.write_bytes(damaged(document, random))
        try:
            read(path)
        except CompanionError as refusal:
            for catalogue in CATALOGUES:
                line = catalogue.reason(refusal.reason, str)
                assert "\n" not in line
                assert len(line) < 500


def _use_board(path: Path) -> None:
    board = load_board(path)
    check_board(board)
    SightTerrain.of(board, load_chart("elst"), SightSettings())
    assert board_from_json(json.loads(json.dumps(dump_board(board)))) == board


def test_damaged_boards(tmp_path: Path) -> None:
    _attack(tmp_path, small_document(), BOARDS, _use_board)


def test_damaged_boards_of_a_whole_map(tmp_path: Path) -> None:
    _attack(tmp_path, read_json(ELST / "board.geojson"), BOARDS // 50, _use_board)


def _use_overlay(path: Path) -> None:
    board, overlay = open_board("elst"), load_overlay(path)
    changed = apply_overlay(board, overlay)
    overlay_remarks(board, overlay)
    assert [changed.hex_name(hex_) for hex_ in changed]


def test_damaged_corrections(tmp_path: Path) -> None:
    whole = Overlay.of(open_board("elst")).model_copy(update={"entries": ENTRIES, "origin": (1, 1)})
    _attack(tmp_path, whole.model_dump(mode="json"), FILES, _use_overlay)


def test_damaged_sight_charts(tmp_path: Path) -> None:
    _attack(tmp_path, read_json(ELST / "sight.json"), FILES, read_chart)


def test_damaged_grid_readings(tmp_path: Path) -> None:
    board = open_board("jarama")

    def use(path: Path) -> None:
        for reading in read_readings(path).readings:
            regrid(board, reading)

    source = next(scenarios_dir().rglob("jarama/grid_readings.json"))
    _attack(tmp_path, read_json(source), FILES // 2, use)


def test_damaged_sheets(tmp_path: Path) -> None:
    session = begin("the-last-crusade", Random(1))
    session.set_facts({"sheet/rail_capacity/1-west-cp": 2, "counters/cp-w-27/strength": 4})
    sheet = sheet_of(session).model_dump(mode="json")

    def use(path: Path) -> None:
        for command in filling(session, read_sheet(path)):
            session.execute(command)
        session.undo()

    _attack(tmp_path, sheet, FILES, use)


@pytest.mark.parametrize(("start", "more", "size"), [("", "\0", 21), ("", "[", 30), ("{}", " ", 21)])
def test_a_file_larger_than_any_is_refused_unread(start: str, more: str, size: int, tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    path.write_text(start + more * size * 1_000_000)
    with pytest.raises(CompanionError) as refused:
        load_board(path)
    assert refused.value.reason.key == "file-too-large"


def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.json"
    os.mkfifo(pipe)
    with pytest.raises(CompanionError) as refused:
        load_board(pipe)
    assert refused.value.reason.args["cause"] == "no-file"


def test_a_file_of_endless_depth_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deep.json"
    for depth in (70, 900, 100_000):
        path.write_bytes(b"[" * depth + b"]" * depth)
        with pytest.raises(CompanionError) as refused:
            load_board(path)
        assert refused.value.reason.key in ("file-too-deep", "file-not-json")
