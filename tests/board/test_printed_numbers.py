"""Numbers of the player's map: one hex is named, the others follow, what was said stays in its hex."""

from datetime import UTC, datetime

import pytest

from companion.board.entries import TerrainCorrection
from companion.board.library import open_board
from companion.board.model import Board, UnknownHexError
from companion.board.overlay import Overlay, apply_overlay, load_overlay, save_overlay
from companion.board.printed_numbers import NumberError, origin_by

NOW = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture
def desert() -> Board:
    return open_board("no_prisoners")


def _named(board: Board, hex_: str, printed: str, *entries: TerrainCorrection) -> Board:
    overlay = Overlay.of(board).with_origin(*origin_by(board, board.parse_own(hex_), printed))
    for entry in entries:
        overlay = overlay.with_entries([entry])
    return apply_overlay(board, overlay)


def test_all_numbers_follow_the_one_that_is_named(desert: Board) -> None:
    hex_ = desert.parse_hex("1208")
    board = _named(desert, "1208", "1510")
    assert board.hex_name(hex_) == "1510"
    assert board.parse_hex("1510") == hex_
    assert board.hex_name(desert.parse_hex("0810")) == "1112"
    assert board.own_name(hex_) == "1208"
    assert board.parse_own("1208") == hex_
    with pytest.raises(UnknownHexError):
        board.parse_hex("0101")


def test_the_hexes_themselves_and_the_facts_stay(desert: Board) -> None:
    board = _named(desert, "1208", "1510")
    assert set(board) == set(desert)
    assert board.digest == desert.digest


def test_what_was_said_stays_in_its_hex_whenever_the_origin_is_told(desert: Board) -> None:
    marsh = TerrainCorrection(hex="1208", at=NOW, key="marsh", present=True)
    board = _named(desert, "1208", "1510", marsh)
    assert "marsh" in board.terrain(desert.parse_hex("1208"))


@pytest.mark.parametrize("text", ["", "abc", "12345"])
def test_what_is_no_number_is_refused(desert: Board, text: str) -> None:
    with pytest.raises(UnknownHexError):
        origin_by(desert, desert.parse_hex("1208"), text)


def test_a_number_that_leaves_other_hexes_without_one_is_refused(desert: Board) -> None:
    with pytest.raises(NumberError) as refusal:
        origin_by(desert, desert.parse_hex("1208"), "0101")
    assert refusal.value.reason.key == "printed-number-no-room"


def test_the_origin_is_kept_in_the_overlay_s_file(desert: Board, tmp_path) -> None:
    file, overlay = tmp_path / "own.json", Overlay.of(desert)
    assert "origin" not in overlay.file_text()
    save_overlay(overlay.with_origin(3, 2), file)
    assert load_overlay(file).origin == (3, 2)
    assert not load_overlay(file).is_empty
