"""Phase and player turn set one after the other, and hexes that no map has."""

from random import Random

import pytest

from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.turn.sequence import Moment, Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.commands import NextPhase
from companion.games.no_prisoners.terms import PlayerTurn
from companion.session.errors import IllegalCommandError
from companion.session.session import Session
from tests.due_now import now_of, told
from tests.games.no_prisoners.campaign.random_play import begin
from tests.games.no_prisoners.campaign.sketches import Sketch


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


def test_the_die_of_an_event_phase_that_was_set_can_be_rolled() -> None:
    sketch = Sketch(PlayerTurn.WEST_CP, Phase.RANDOM_EVENT, 11)
    assert told(sketch.session) == ["The event die is not rolled yet (5.0a)"]
    assert now_of(sketch.session).left == ()  # a table that has rolled it goes on
    (choice,) = sketch.choices(cmd.BeginPhase)
    sketch.do(choice.build())
    assert [one.purpose for one in sketch.session.state.waiting] == [NpPurpose.EVENT]
    sketch.roll(6)
    assert sketch.game.phase.event is not None
    assert sketch.choices(cmd.BeginPhase) == []


def test_what_comes_in_a_phase_that_was_set_is_judged() -> None:
    sketch = Sketch(PlayerTurn.WEST_CP, Phase.REINFORCEMENT, 11)
    (choice,) = sketch.choices(cmd.BeginPhase)
    sketch.do(choice.build())
    assert [one.key for one in sketch.last_lines()].count("np-commander") == 1  # Yildirim
    assert sketch.refused(cmd.BeginPhase()) == "np-phase-begun"


def test_a_phase_that_play_went_on_to_is_not_begun_again() -> None:
    sketch = Sketch(PlayerTurn.WEST_CP, Phase.RANDOM_EVENT, 11)
    sketch.do(cmd.NextPhase())
    assert sketch.choices(cmd.BeginPhase) == []


def _set(turn: int, player_turn: str | None, phase: str, **facts: object) -> Session:
    session = begin("the-last-crusade", Random(1))
    moment = {"moment/turn": turn, "moment/player_turn": player_turn, "moment/phase": phase}
    session.set_facts({**moment, **facts})
    return session


def test_the_rate_is_asked_for_in_a_replacement_phase_that_was_set() -> None:
    lost = {"counters/cp-w-16/spot": "replaceable", "counters/cp-w-16/hex": None}
    session = _set(11, "west-cp", "replacement", **lost)
    assert told(session) == ["Tell the replacement rate (4.0b)"]
    session.execute(cmd.BeginPhase())
    assert [one.purpose for one in session.state.waiting] == [NpPurpose.RATE]


def test_victory_points_and_the_end_of_the_game_are_counted_in_a_phase_that_was_set() -> None:
    session = _set(16, None, "vp-check")
    session.execute(cmd.BeginPhase())
    assert {one.purpose for one in session.state.waiting} == {NpPurpose.CITY}
    session = _set(16, None, "game-end")
    session.execute(cmd.BeginPhase())
    assert session.state.game.is_over


def test_what_was_done_in_another_phase_counts_for_nothing_in_one_that_is_set() -> None:
    session = _set(9, "west-allied", "random-event")
    session.execute(NextPhase())
    session.set_facts({"moment/phase": "combat-1"})
    record = session.state.game.phase
    assert record.set_to == session.state.game.moment
    session.set_facts({"vp/west-cp": 3})
    assert session.state.game.phase == record
