"""Phase and player turn set one after the other, and hexes that no map has."""

from random import Random

import pytest

from companion.games.no_prisoners.rules.turn.sequence import Moment, Phase
from companion.games.no_prisoners.table.commands import NextPhase
from companion.games.no_prisoners.terms import PlayerTurn
from companion.session.errors import IllegalCommandError
from tests.games.no_prisoners.campaign.random_play import begin


@pytest.mark.parametrize(
    ("facts", "then"),
    [
        ({"moment/phase": "movement"}, (PlayerTurn.WEST_CP, Phase.COMBAT_1)),  # of the first player turn
        (
            {"moment/player_turn": "east-cp", "moment/phase": "reinforcement"},
            (PlayerTurn.EAST_CP, Phase.MOVEMENT),
        ),
        (
            {"moment/turn": 3, "moment/player_turn": "west-cp", "moment/phase": "combat-2"},
            (PlayerTurn.WEST_CP, Phase.REPLACEMENT),
        ),
    ],
)
def test_play_goes_on_from_any_moment_set(facts: dict[str, object], then: tuple[PlayerTurn, Phase]) -> None:
    session = begin("the-last-crusade", Random(1))
    session.set_facts(facts)
    session.execute(NextPhase())
    moment: Moment = session.state.game.moment
    assert (moment.player_turn, moment.phase) == then


def test_a_counter_is_set_nowhere_off_the_map() -> None:
    session = begin("the-last-crusade", Random(1))
    with pytest.raises(IllegalCommandError) as refused:
        session.set_facts({"counters/cp-w-27/hex": {"q": 10**6, "r": 0}})
    assert refused.value.reason.key == "value-impossible"
