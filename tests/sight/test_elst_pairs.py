"""The Elst board as another engine of the field judges it."""

import json
from pathlib import Path

import pytest

from companion.sight.los import Position, line_of_sight, verdict_of
from companion.sight.result import Verdict
from companion.sight.terrain import SightTerrain

Pair = tuple[str, str, int, str | None, int | None]
PAIRS: list[Pair] = [
    tuple(row) for row in json.loads(Path(__file__).with_name("elst_los.json").read_text("utf-8"))["pairs"]
]


def test_all_pairs_are_here() -> None:
    assert len(PAIRS) == 477


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair[0]}-{pair[1]}")
def test_pair_agrees(elst: SightTerrain, pair: Pair) -> None:
    source, target, range_, blocked_by, hindrance = pair
    hexes = [elst.board.parse_hex(name) for name in (source, target)]
    result = line_of_sight(elst, Position(hexes[0]), Position(hexes[1]))
    assert result.range == range_
    assert (result.nominal is Verdict.BLOCKED) == (blocked_by is not None)
    assert verdict_of(elst, Position(hexes[0]), Position(hexes[1])) is result.verdict
    if blocked_by is None:
        assert result.hindrance == hindrance
    if blocked_by == "building":
        assert any(obstacle.area for obstacle in result.obstacles)
    if blocked_by == "hindrance":
        assert result.hindrance >= 6


@pytest.mark.long
def test_few_pairs_are_too_close(elst: SightTerrain) -> None:
    """The margin keeps the string for the lines that need it: one in a hundred at most."""
    hexes = [[elst.board.parse_hex(name) for name in pair[:2]] for pair in PAIRS]
    results = [line_of_sight(elst, Position(a), Position(b)) for a, b in hexes]
    too_close = sum(result.verdict is Verdict.TOO_CLOSE for result in results)
    assert too_close <= len(PAIRS) // 100
