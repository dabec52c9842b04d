"""A board whose ground is all drawn: what is said of a hex is drawn there, and seen there."""

from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pytest
import shapely
from numpy.typing import NDArray

from companion.board.archives.opening import open_file
from companion.board.entries import Correction, TerrainCorrection
from companion.board.hex_draft import HexDraft, draft_corrections
from companion.board.legend import Brush, Sort, legend_of
from companion.board.model import Board
from companion.board.overlay import Overlay, apply_overlay
from companion.board.shapes import polygon_of
from companion.board.stroke import Sweep
from companion.board.sweeps import Drawing
from companion.hexes.lattice import centre
from companion.sight.relief.line import line_over_heights
from companion.sight.relief.prepared import prepared_relief
from companion.sight.result import Position, Verdict
from tests.board.archives.made_archives import WOODS, disc, made_archive

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
THROUGH_C2, THROUGH_E2 = ("B1", "D2"), ("D1", "F2")


def _ground(levels: NDArray[np.int8], codes: NDArray[np.uint8]) -> None:
    disc(codes, 2, 2, 28, WOODS)
    disc(codes, 3, 2, 28, WOODS)
    disc(levels, 6, 2, 60, 2)


@pytest.fixture
def board(tmp_path: Path) -> Board:
    return open_file(made_archive(tmp_path / "bdmade", _ground)).board


def said(board: Board, *entries: Correction) -> Board:
    return apply_overlay(board, Overlay.of(board).with_entries(entries))


def terrain(hex_: str, key: str, present: bool = True) -> TerrainCorrection:
    return TerrainCorrection(hex=hex_, at=NOON, key=key, present=present)


def verdict(board: Board, source: str, target: str) -> Verdict:
    ends = (Position(board.parse_hex(name)) for name in (source, target))
    return line_over_heights(prepared_relief(board), *ends).verdict


def size(board: Board, *kinds: str) -> float:
    return sum(polygon_of(area).area for area in board.areas if not kinds or area.kind in kinds)


@pytest.mark.parametrize("entry", [terrain("C2", "open-ground"), terrain("C2", "woods", False)])
def test_woods_that_were_felled_are_seen_through(board: Board, entry: Correction) -> None:
    felled, c2 = said(board, entry), board.parse_hex("C2")
    assert verdict(board, *THROUGH_C2) is Verdict.BLOCKED
    assert verdict(felled, *THROUGH_C2) is Verdict.CLEAR
    assert felled.terrain(c2) == {"open-ground"}
    assert size(felled, "woods") == pytest.approx(size(board, "woods") / 2, rel=0.02)  # those of D2 stay
    assert size(felled) == pytest.approx(size(board), rel=1e-4)  # nothing is left bare of all ground


def test_woods_that_grew_are_not_seen_through(board: Board) -> None:
    grown = said(board, terrain("E2", "woods"))
    assert verdict(board, *THROUGH_E2) is Verdict.CLEAR
    assert verdict(grown, *THROUGH_E2) is Verdict.BLOCKED
    assert grown.terrain(board.parse_hex("E2")) == {"woods"}


def test_a_hill_keeps_its_level_whatever_grows_on_it(board: Board) -> None:
    grown, g2 = said(board, terrain("G2", "woods")), board.parse_hex("G2")
    there = [area for area in grown.areas if area.kind == "woods" and g2 in area.hexes]
    middle = shapely.Point(centre(g2, board.orientation))
    assert [area.values["level"] for area in there if polygon_of(area).covers(middle)] == [2]


def test_one_terrain_is_chosen_in_place_of_the_other(board: Board) -> None:
    draft = HexDraft.of(board, board.parse_hex("C2")).with_terrain("open-ground", True)
    assert draft.terrain == {"open-ground"}
    (entry,) = draft_corrections(board, draft, NOON)
    assert entry == terrain("C2", "open-ground")
    assert draft.with_terrain("open-ground", False).terrain == {"open-ground"}
    assert HexDraft.of(board, board.parse_hex("C2")).with_terrain("woods", False) == draft


@pytest.mark.parametrize(
    ("hex_", "brush", "key"),
    [("E2", Brush(Sort.TERRAIN, "woods"), "woods"), ("C2", Brush(Sort.OPEN), "open-ground")],
)
def test_a_sweep_says_the_same(board: Board, hex_: str, brush: Brush, key: str) -> None:
    drawing = Drawing(board, legend_of(board), brush, NOON)
    assert drawing.corrections(Sweep(hexes=(board.parse_hex(hex_),))) == (terrain(hex_, key),)


def test_open_ground_is_offered_once(board: Board) -> None:
    assert [one for one in legend_of(board).brushes() if "open" in (one.key, one.sort)] == [Brush(Sort.OPEN)]
    assert Brush(Sort.TERRAIN, "open-ground") not in legend_of(board).brushes()
