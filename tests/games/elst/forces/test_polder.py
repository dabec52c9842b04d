"""Polder on the board itself: the examples of the rulebook, hex by hex."""

import pytest

from companion.board.library import open_board
from companion.games.elst.rules.forces.polder import infantry_step, polder_leg
from companion.games.elst.rules.forces.polder_vehicles import VehicleLeg, bog_drm

BOARD = open_board("elst")


@pytest.mark.parametrize(
    ("start", "end", "buys_tem", "total"),
    [
        ("L12", "M13", False, 2),
        ("L12", "L13", True, 3),
        ("L14", "M14", False, 1),
        ("L14", "M14", True, 2),
        ("M14", "N14", False, 1),
    ],
)
def test_the_infantry_example(start: str, end: str, buys_tem: bool, total: int) -> None:
    leg = polder_leg(BOARD, BOARD.parse_hex(start), BOARD.parse_hex(end))
    assert infantry_step(leg, 1, buys_tem=buys_tem).total_mf == total


def test_tem_is_bought_only_where_there_is_polder() -> None:
    leg = polder_leg(BOARD, BOARD.parse_hex("M14"), BOARD.parse_hex("N14"))
    step = infantry_step(leg, 1, buys_tem=True)
    assert (step.tem, step.tem_mf, step.may_have_road_bonus, step.bars_ffmo) == (0, 0, True, False)


@pytest.mark.parametrize(
    ("start", "end", "exit_mp"), [("P14", "Q15", 0), ("Q15", "Q14", 0), ("Q14", "R13", 4)]
)
def test_the_vehicle_example(start: str, end: str, exit_mp: int) -> None:
    leg = VehicleLeg(1, end, polder_leg(BOARD, BOARD.parse_hex(start), BOARD.parse_hex(end)))
    assert (leg.exit_mp, leg.leaves_polder) == (exit_mp, exit_mp > 0)


def test_a_vehicle_that_spends_everything_bogs_less() -> None:
    assert (bog_drm(spends_all_mp=False), bog_drm(spends_all_mp=True)) == (3, 0)
