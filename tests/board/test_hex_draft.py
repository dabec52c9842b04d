"""A draft of a hex yields just the corrections that make the board say what the draft says."""

from datetime import UTC, datetime

import pytest

from companion.board.entries import BuildingCorrection, LinkCorrection, TerrainCorrection, ValueCorrection
from companion.board.hex_draft import HexDraft, draft_corrections
from companion.board.library import open_board
from companion.board.model import Board
from companion.board.overlay import Overlay, apply_overlay
from companion.hexes.coordinates import Direction

_NOW = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture
def elst() -> Board:
    return open_board("elst")


def _draft(board: Board, name: str) -> HexDraft:
    return HexDraft.of(board, board.parse_hex(name))


def _applied(board: Board, draft: HexDraft) -> Board:
    overlay = Overlay.of(board)
    for entry in draft_corrections(board, draft, _NOW):
        overlay = overlay.with_entries([entry])
    return apply_overlay(board, overlay)


def test_an_unchanged_draft_corrects_nothing(elst: Board) -> None:
    for name in ("NN8", "M14", "S28", "A1"):
        assert draft_corrections(elst, _draft(elst, name), _NOW) == ()


def test_each_changed_fact_is_one_correction_with_the_note(elst: Board) -> None:
    draft = (
        _draft(elst, "NN8").with_building("wood").with_terrain("orchard", True).with_value("steeple", False)
    )
    building, orchard, steeple = draft_corrections(elst, draft, _NOW, "my map")
    assert building == BuildingCorrection(hex="NN8", at=_NOW, note="my map", material="wood")
    assert orchard == TerrainCorrection(hex="NN8", at=_NOW, note="my map", key="orchard", present=True)
    assert steeple == ValueCorrection(hex="NN8", at=_NOW, note="my map", key="steeple", value=None)


def test_a_new_road_makes_road_hexes_at_both_ends(elst: Board) -> None:
    """A1 and A2 are open ground without a road."""
    draft = _draft(elst, "A1").with_way("road", Direction.S, "dirt")
    corrected = _applied(elst, draft)
    for name in ("A1", "A2"):
        assert "road_dirt" in corrected.terrain(corrected.parse_hex(name))
    assert corrected.links(corrected.parse_hex("A2"), "road") == {Direction.N: "dirt"}


def test_the_last_road_to_go_takes_the_road_terrain_along(elst: Board) -> None:
    draft = _draft(elst, "M14").with_way("road", Direction.SE, None)
    assert "road_paved" in draft.terrain
    assert "road_paved" not in draft.with_way("road", Direction.SW, None).terrain


def test_a_channel_is_polder_whatever_its_kind(elst: Board) -> None:
    assert "polder" in _draft(elst, "A1").with_way("polder", Direction.N, "channel").terrain


def test_a_road_may_change_its_kind_on_one_hexside(elst: Board) -> None:
    draft = _draft(elst, "M14").with_way("road", Direction.SE, "dirt")
    assert {"road_dirt", "road_paved"} <= draft.terrain
    kinds = [
        entry.kind for entry in draft_corrections(elst, draft, _NOW) if isinstance(entry, LinkCorrection)
    ]
    assert kinds == ["dirt"]


@pytest.mark.parametrize("name", ["NN8", "M14", "L12", "A1"])
def test_the_corrected_board_says_what_the_draft_says(elst: Board, name: str) -> None:
    draft = (
        _draft(elst, name).with_building("stone").with_terrain("grain", True).with_terrain("polder", False)
    )
    corrected = _applied(elst, draft)
    again = HexDraft.of(corrected, draft.hex)
    assert (again.terrain, again.building) == (draft.terrain, draft.building)
    assert draft_corrections(corrected, draft, _NOW) == ()


def test_a_hexside_feature_is_corrected_from_either_hex(elst: Board) -> None:
    draft = _draft(elst, "A1").with_feature(Direction.S, "hedge", True)
    corrected = _applied(elst, draft)
    assert (Direction.N, "hedge") in _draft(corrected, "A2").features
