"""What the player corrects on the board changes what is seen, and nothing near it is left in doubt."""

from datetime import UTC, datetime

import pytest

from companion.board.entries import BuildingCorrection, Correction, TerrainCorrection
from companion.board.library import open_board
from companion.board.overlay import Overlay, apply_overlay
from companion.sight.chart import load_chart
from companion.sight.los import line_of_sight
from companion.sight.result import Position, Verdict
from companion.sight.terrain import SightTerrain

NOON = datetime(2024, 5, 1, 12, tzinfo=UTC)


def grain(hex_: str, present: bool) -> TerrainCorrection:
    return TerrainCorrection(hex=hex_, at=NOON, key="grain", present=present)


def building(hex_: str, material: str | None) -> BuildingCorrection:
    return BuildingCorrection(hex=hex_, at=NOON, material=material)


def seen(source: str, target: str, *entries: Correction) -> tuple[Verdict, int]:
    """Verdict and hindrance on the Elst board with some corrections."""
    overlay = Overlay.of(open_board("elst"))
    for entry in entries:
        overlay = overlay.with_entries([entry])
    board = apply_overlay(open_board("elst"), overlay)
    terrain = SightTerrain.of(board, load_chart("elst"))
    result = line_of_sight(terrain, Position(board.parse_hex(source)), Position(board.parse_hex(target)))
    return result.verdict, result.hindrance


@pytest.mark.parametrize(
    ("line", "before", "correction", "after"),
    [
        ("E4 E6", (Verdict.HINDERED, 1), grain("E5", False), (Verdict.CLEAR, 0)),  # a hole in a field
        ("A1 C2", (Verdict.CLEAR, 0), grain("B1", True), (Verdict.HINDERED, 1)),
        ("A3 A5", (Verdict.BLOCKED, 0), building("A4", None), (Verdict.CLEAR, 0)),
        ("A1 A3", (Verdict.CLEAR, 0), building("A2", "wood"), (Verdict.BLOCKED, 0)),
        ("A3 A5", (Verdict.BLOCKED, 0), building("A4", "wood"), (Verdict.BLOCKED, 0)),
    ],
)
def test_a_correction_is_seen(
    line: str, before: tuple[Verdict, int], correction: Correction, after: tuple[Verdict, int]
) -> None:
    source, target = line.split()
    assert seen(source, target) == before
    assert seen(source, target, correction) == after
