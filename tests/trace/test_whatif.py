"""What another position changes, and who would have to go."""

import pytest

from companion.hexes.coordinates import HexCoord
from companion.trace.result import Obstacle, ObstacleKind
from companion.trace.whatif import Changed, Positions, changed, restoring

HERE, THERE, AWAY = HexCoord(0, 0), HexCoord(1, 0), HexCoord(5, 0)
FIELD = Positions({"one": HERE, "two": THERE, "own": AWAY})


def test_positions_change_by_copies() -> None:
    assert FIELD.moved("one", AWAY).hexes["one"] == AWAY
    assert FIELD.hexes["one"] == HERE
    assert FIELD.without(["two"]).standing_in([THERE]) == ()


def test_only_verdicts_of_both_positions_are_compared() -> None:
    before, after = {"a": True, "b": False, "gone": True}, {"a": False, "b": True, "new": True}
    assert changed(before, after) == Changed(lost=("a",), gained=("b",))


@pytest.mark.long
def test_the_smallest_sets_of_enemies_are_found() -> None:
    frontier = [Obstacle(HERE, ObstacleKind.ENEMY), Obstacle(AWAY, ObstacleKind.ZONE, (THERE,))]

    def is_enemy(unit: str) -> bool:
        return unit != "own"

    def restored_by(*wanted: str) -> tuple[tuple[str, ...], ...]:
        holds = lambda field: not set(wanted) & field.hexes.keys()  # noqa: E731
        return restoring(holds, FIELD, frontier, is_enemy)

    assert restored_by("one") == (("one",),)
    assert restored_by("one", "two") == (("one", "two"),)
    assert restored_by() == (("one",), ("two",))
    assert restored_by("own") == ()
