import pytest

from companion.games.no_prisoners.rules.turn.calendar import GameTurn, Season
from companion.games.no_prisoners.rules.turn.sequence import Moment, Phase, next_moment
from companion.games.no_prisoners.terms import PlayerTurn


def _walk(first: int, last: int) -> list[Moment]:
    moment: Moment | None = Moment(turn=first, player_turn=PlayerTurn.WEST_CP, phase=Phase.RANDOM_EVENT)
    walked = []
    while moment:
        walked.append(moment)
        moment = next_moment(moment, last)
    return walked


def test_the_calendar_runs_from_1915_to_1918() -> None:
    names = [(GameTurn(n).year, GameTurn(n).quarter_name) for n in (1, 4, 5, 6, 16)]
    assert names == [(1915, "I"), (1915, "IV"), (1916, "I"), (1916, "II"), (1918, "IV")]


def test_a_summer_turn_has_one_combat_phase() -> None:
    walked = [moment.phase for moment in _walk(3, 3) if moment.player_turn is PlayerTurn.EAST_CP]
    assert Phase.COMBAT_1 in walked
    assert Phase.COMBAT_2 not in walked
    assert GameTurn(3).season is Season.SUMMER


@pytest.mark.parametrize(("first", "years"), [(1, 4), (6, 3)])
def test_a_whole_game_is_walked_to_its_end(first: int, years: int) -> None:
    walked = _walk(first, 16)
    assert walked[-1].phase is Phase.GAME_END
    assert sum(moment.phase is Phase.VP_CHECK for moment in walked) == years
    assert sum(moment.phase is Phase.ADVANCE_TURN for moment in walked) == 16 - first
    assert len(set(walked)) == len(walked)
