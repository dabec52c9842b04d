"""What it costs to enter a hex, told with no unit in hand (CH.TEC, J.8, J.20d)."""

import pytest

from companion.board.library import open_board
from companion.games.spanish_civil_war.rules.ground.entry import entry_costs
from companion.reason import Reason


def told(battle: str, hex_: str) -> dict[str, Reason]:
    board = open_board(battle)
    return {reason.key: reason for reason in entry_costs(board, board.parse_hex(hex_))}


@pytest.mark.parametrize(
    ("hex_", "row", "dry", "wet"),
    [
        ("3531", "clear", ("1", "1"), ("2", "3")),  # mud for mechanized units, J.20d
        ("2535", "hills", ("1", "1"), ("2", "3")),
        ("3540", "rough", ("2", "-"), ("3", "-")),
        ("2847", "mixed", ("3", "-"), ("4", "-")),
    ],
)
def test_jarama_tells_both_weathers(hex_: str, row: str, dry: tuple[str, str], wet: tuple[str, str]) -> None:
    ground = told("jarama", hex_)["scw-entry-ground"]
    assert ground.args["terrain"] == row
    assert (ground.args["foot"], ground.args["mechanized"]) == dry
    assert (ground.args["wet-foot"], ground.args["wet-mechanized"]) == wet


def test_the_rivers_of_jarama_cost_three() -> None:
    river = told("jarama", "4530")["scw-entry-river"]
    assert (river.rule, river.args["foot"], river.args["wet-foot"]) == ("J.8", "3", "4")


def test_it_never_rains_at_brunete_and_roads_are_told_by_kind() -> None:
    costs = told("brunete", "2112")
    assert set(costs) == {"scw-entry-ground", "scw-entry-main-road", "scw-entry-minor-road"}
    assert all(reason.args["wet-for"] == "same" for reason in costs.values())
    assert costs["scw-entry-main-road"].args["mechanized"] == "0.5"
