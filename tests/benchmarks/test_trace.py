"""Supply and command of both sides after one move, with 150 units: 10 ms."""

from typing import Any

from companion.games.spanish_civil_war.rules.ground.situation import Situation
from companion.games.spanish_civil_war.terms import Battle
from tests.games.spanish_civil_war.ground.crowd import crowd


def test_everyones_status_after_a_move(benchmark: Any) -> None:
    before = crowd(Battle.JARAMA, 150)
    mover, *_ = before.pieces
    beside = next(iter(before.map.board.neighbours(mover.hex)))
    assert len(before.statuses) == 150  # what the board alone gives is prepared once

    def judge_again() -> Situation:
        after = before.moved(mover.id, beside)
        assert after.statuses
        return after

    after = benchmark(judge_again)
    assert after.statuses.keys() == before.statuses.keys()


def test_one_unit_explained(benchmark: Any) -> None:
    field = crowd(Battle.JARAMA, 150)
    broken = next(piece for piece in field.pieces if not field.statuses[piece.id].is_supplied)
    assert not benchmark(lambda: field.supply(broken)).ok
