"""What may be drawn on each board: all that occurs on it, and what its legend file adds."""

import pytest

from companion.board.legend import Brush, Legend, Sort, brush_of_fact, legend_of
from companion.board.library import open_board

BOARDS = ("elst", "jarama", "brunete", "no_prisoners")


def _legend(board: str) -> Legend:
    return legend_of(open_board(board))


def _keys(board: str, sort: Sort) -> list[str]:
    return [brush.key for brush in _legend(board).brushes() if brush.sort is sort]


@pytest.mark.parametrize("board", BOARDS)
def test_whatever_occurs_on_a_board_may_be_drawn(board: str) -> None:
    legend, facts = _legend(board), open_board(board)
    ways = {(network, kind) for network, kind in legend.ways}
    for hex_ in facts.hexes.values():
        assert {(n, k) for n, its in hex_.links.items() for k in its.values()} <= ways
        for key in hex_.terrain:
            is_building = key.removeprefix("building_") in legend.materials
            is_of_a_way = key in {"polder", "road_dirt", "road_paved"}
            assert (key in legend.terrain) + is_building + is_of_a_way == 1
    assert {feature for side in facts.hexsides.values() for feature in side.features} <= set(legend.features)


def test_a_board_knows_only_what_is_its_own() -> None:
    assert _keys("elst", Sort.WAY) == ["dirt", "paved", "channel"]
    assert _keys("elst", Sort.FEATURE) == []
    assert _keys("jarama", Sort.WAY) == ["main", "minor"]
    assert not _legend("elst").knows(Brush(Sort.FEATURE, "river"))
    assert not _legend("jarama").knows(Brush(Sort.WAY, "central", "rail"))
    assert _legend("no_prisoners").knows(Brush(Sort.WAY, "central", "rail"))


def test_what_the_rules_know_but_no_hexside_has_may_be_drawn() -> None:
    assert {"major_river", "canal"} <= set(_keys("jarama", Sort.FEATURE))
    assert _legend("jarama").knows(Brush(Sort.FEATURE, "major_river"))


def test_values_are_drawn_one_by_one() -> None:
    depots = [brush.value for brush in _legend("no_prisoners").brushes() if brush.key == "depot"]
    assert depots == ["allied", "central"]
    fronts = [brush.value for brush in _legend("no_prisoners").brushes() if brush.key == "front"]
    assert fronts == ["E", "W"]


def test_a_board_without_a_file_has_what_occurs_on_it() -> None:
    assert _legend("elst").alone == frozenset()
    assert _legend("elst").crossing == {}


@pytest.mark.parametrize(
    ("board", "hex_", "fact", "brush"),
    [
        ("jarama", "3634", "link:road:6", Brush(Sort.WAY, "minor", "road")),
        ("jarama", "3634", "terrain:woods", Brush(Sort.TERRAIN, "woods")),
        ("no_prisoners", "0208", "value:depot", Brush(Sort.VALUE, "depot", value="allied")),
        ("no_prisoners", "1010", "link:rail:3", Brush(Sort.WAY, "allied", "rail")),
        ("elst", "A1", "terrain:building_stone", Brush(Sort.BUILDING, "stone")),
        ("no_prisoners", "0208", "value:region", None),
    ],
)
def test_a_fact_has_the_brush_that_corrects_it(board: str, hex_: str, fact: str, brush: Brush | None) -> None:
    facts = open_board(board)
    assert brush_of_fact(facts, legend_of(facts), facts.parse_hex(hex_), fact) == brush
