"""Pursuit: through a vacated hex first, then wherever the unit could go (13.0)."""

import pytest

from companion.games.no_prisoners.rules.combat.pursuit import (
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
    ("type_", "nation", "is_sturm", "hexes"),
    [
        (UnitType.INFANTRY, Nation.GERMAN, False, 2),
        (UnitType.ASSAULT_INFANTRY, Nation.GERMAN, False, 2),
        (UnitType.COMPOSITE, Nation.GERMAN, True, 0),
        (UnitType.INFANTRY, Nation.TURKISH, False, 0),
        (UnitType.COMPOSITE, Nation.TURKISH, True, 2),
        (UnitType.INFANTRY, None, False, 0),
    ],
)
def test_german_infantry_and_turkish_sturm_units_infiltrate(
    type_: UnitType, nation: Nation | None, is_sturm: bool, hexes: int
) -> None:
    def found(turn: int, *, is_attacker: bool = True, is_hex_empty: bool = True) -> int:
        flags = {"is_sturm": is_sturm, "is_attacker": is_attacker, "is_hex_empty": is_hex_empty}
        return infiltration_hexes(type_, nation, turn, **flags)

    assert found(13) == hexes
    assert found(12) == 0
    assert found(13, is_attacker=False) == 0
    assert found(13, is_hex_empty=False) == 0
