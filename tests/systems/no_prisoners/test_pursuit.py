"""Pursuit: through a vacated hex first, then wherever the unit could go (13.0)."""

from companion.hexgrid import HexCoord
from companion.reason import Reason
from companion.systems.no_prisoners.combat.pursuit import (
    PursuitGround,
    closed_to_pursuit,
    pursuit_ends,
    pursuit_refusal,
)

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
