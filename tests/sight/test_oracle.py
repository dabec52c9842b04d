"""The fast judgement against brute force on exact fractions."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.board.facts import Area
from companion.hexes.coordinates import HexCoord, Orientation, disk
from companion.sight.los import Position, line_of_sight
from companion.sight.result import Verdict
from companion.sight.terrain import SightTerrain
from tests.forms import IS_LONG
from tests.sight import strategies
from tests.sight.oracle import Oracle
from tests.sight.sketches import CHART, board

LINES = 400 if IS_LONG else 130


def assert_agrees(terrain: SightTerrain, oracle: Oracle, source: HexCoord, target: HexCoord) -> None:
    blocked, hindrance = oracle.judge(source, target)
    result = line_of_sight(terrain, Position(source), Position(target))
    assert (result.nominal is Verdict.BLOCKED, result.hindrance) == (blocked, hindrance)


@settings(max_examples=settings.default.max_examples // 3)
@given(st.data(), strategies.orientations, strategies.hex_sets)
def test_made_up_boards(data: st.DataObject, orientation: Orientation, orchards: frozenset[HexCoord]) -> None:
    areas: list[Area] = data.draw(strategies.area_lists(orientation))
    sketched = board(
        strategies.HEXES,
        terrain=dict.fromkeys(orchards, ("orchard",)),
        areas=areas,
        orientation=orientation,
    )
    terrain = SightTerrain.of(sketched, CHART)
    oracle = Oracle(terrain, strategies.HEXES)
    for _ in range(10):
        assert_agrees(terrain, oracle, data.draw(strategies.hexes), data.draw(strategies.hexes))


@pytest.mark.long
@pytest.mark.fuzz
def test_elst_around_the_church(elst: SightTerrain) -> None:
    near = list(disk(elst.board.parse_hex("MM9"), 6))
    oracle = Oracle(elst, near)
    rng = random.Random(214)
    here = [hex_ for hex_ in near if hex_ in elst.board]
    for _ in range(LINES):
        assert_agrees(elst, oracle, *rng.sample(here, 2))
