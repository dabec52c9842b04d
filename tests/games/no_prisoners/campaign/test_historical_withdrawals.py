"""Withdrawals on their historical dates, played (19.10)."""

from companion.games.no_prisoners.procedures.choices import task_choices
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.turn.random_events import EffectKind, EventKind
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.terms import PlayerTurn
from tests.games.no_prisoners.campaign.jumping import at_phase, begin
from tests.games.no_prisoners.campaign.test_campaign import LONG, Table

WEST_CP, WEST_ALLIED = PlayerTurn.WEST_CP, PlayerTurn.WEST_ALLIED
EAST_ALLIED, EAST_CP = PlayerTurn.EAST_ALLIED, PlayerTurn.EAST_CP
SPRING_1917 = 10


def _divisions(table: Table) -> None:
    """Divisions with their figures as they are asked for: the first in supply, by number."""
    figures = {"cp-w-8": (4, 5), "cp-w-16": (4, 5), "cp-w-24": (3, 5), "cp-w-26": (4, 5)}
    for request in table.session.state.waiting:
        unit = request.subject
        strength, movement = figures.get(unit, (6, 4))
        table.reply(strength if request.purpose == NpPurpose.STRENGTH else movement)


def test_divisions_leave_on_their_dates_by_their_figures() -> None:
    table = at_phase(3, WEST_CP, Phase.REINFORCEMENT, **{"np-historical-withdrawals": True})
    _divisions(table)
    assert {request.purpose for request in table.session.state.waiting} == {NpPurpose.MOVEMENT}
    assert {request.subject for request in table.session.state.waiting} == {
        "cp-w-8",
        "cp-w-16",
        "cp-w-24",
        "cp-w-26",
    }
    _divisions(table)
    assert [task.amount for task in table.game.tasks] == [2, 1]
    assert table.refused(cmd.MeetTask(units=("cp-w-8", "cp-w-24"))) == "np-not-of-task"
    assert table.refused(cmd.NextPhase()) == "np-dated-first"
    table.do(cmd.MeetTask(units=("cp-w-8", "cp-w-26")), cmd.MeetTask(units=("cp-w-24",)))
    gone = {counter.id for counter in table.game.at(Spot.GONE)}
    assert gone == {"cp-w-8", "cp-w-26", "cp-w-24"}
    table.do(cmd.NextPhase())


def test_divisions_that_are_not_there_are_dropped() -> None:
    table = at_phase(14, WEST_ALLIED, Phase.REINFORCEMENT, **{"np-historical-withdrawals": True})
    while table.session.state.waiting:
        table.reply(2)
    assert len(table.game.tasks) == 3
    for _ in range(3):
        assert [choice.command for choice in task_choices(table.scene)] == [cmd.DropTask]
        table.do(cmd.DropTask())
    table.do(cmd.NextPhase())


def test_the_events_of_withdrawal_give_way_to_the_dates_and_redeployment_does_not() -> None:
    table = at_phase(SPRING_1917, WEST_CP, Phase.RANDOM_EVENT, **{"np-historical-withdrawals": True})
    table.roll(1)
    assert table.game.tasks == ()
    begin(table, SPRING_1917, WEST_CP, Phase.RANDOM_EVENT)
    table.roll(2, 1)
    assert [task.kind for task in table.game.tasks] == [EffectKind.WITHDRAW]


def test_no_roll_is_made_on_the_first_turn_unless_read_otherwise() -> None:
    for reading, asked in (("no-player-turn-rolls", 0), ("only-west-cp-does-not-roll", 1)):
        table = Table(LONG, **{"np-first-turn-events": reading})
        table.do(cmd.NextPhase())
        assert table.session.state.waiting == ()
        table.go_to(WEST_CP, Phase.REPLACEMENT)
        table.do(cmd.NextPhase())
        assert len(table.session.state.waiting) == asked
        assert table.game.occurred.get(EventKind.NOTHING, 0) == 0
