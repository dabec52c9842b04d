"""Pursuit: through a vacated hex first, then wherever the unit could go (13.0)."""

import pytest

from companion.games.no_prisoners.rules.combat.pursuit import (
    Infiltrator,
    PursuitGround,
    closed_to_pursuit,
    infiltration_hexes,
    pursuit_ends,
    pursuit_refusal,
)
from companion.games.no_prisoners.terms import Nation, UnitType
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason

START, VACATED, BEYOND = HexCoord(0, 0), HexCoord(1, 0), HexCoord(2, 0)


def _ground(*closed: HexCoord) -> PursuitGround:
    def step_refusal(_here: HexCoord, there: HexCoord) -> Reason | None:
        return closed_to_pursuit(there) if there in closed else None

    return PursuitGround(START, (VACATED,), step_refusal)


def test_one_hex_of_pursuit_ends_where_the_enemy_stood() -> None:
    assert pursuit_ends(1, _ground()) == {VACATED}
    assert pursuit_ends(0, _ground()) == frozenset()


def test_two_hexes_end_there_or_in_any_neighbour() -> None:
    assert pursuit_ends(2, _ground()) == {VACATED, *VACATED.neighbours()}


def test_a_closed_hex_is_left_out_and_named() -> None:
    ground = _ground(BEYOND)
    assert BEYOND not in pursuit_ends(2, ground)
    refusal = pursuit_refusal((VACATED, BEYOND), 2, ground)
    assert refusal is not None
    assert (refusal.key, refusal.hexes) == ("np-pursuit-closed-hex", (BEYOND,))


def test_nobody_pursues_where_the_vacated_hex_is_closed() -> None:
    assert pursuit_ends(3, _ground(VACATED)) == frozenset()


@pytest.mark.parametrize(
    ("unit", "hexes"),
    [
        (Infiltrator(UnitType.INFANTRY, Nation.GERMAN), 2),
        (Infiltrator(UnitType.ASSAULT_INFANTRY, Nation.GERMAN), 2),
        (Infiltrator(UnitType.COMPOSITE, Nation.GERMAN, is_sturm=True), 0),
        (Infiltrator(UnitType.INFANTRY, Nation.TURKISH), 0),
        (Infiltrator(UnitType.COMPOSITE, Nation.TURKISH, is_sturm=True), 2),
        (Infiltrator(UnitType.INFANTRY), 0),
    ],
)
def test_german_infantry_and_turkish_sturm_units_infiltrate(unit: Infiltrator, hexes: int) -> None:
    assert infiltration_hexes(unit, 13) == hexes
    assert infiltration_hexes(unit, 12) == 0
    assert infiltration_hexes(unit, 13, is_attacker=False) == 0
    assert infiltration_hexes(unit, 13, is_hex_empty=False) == 0
