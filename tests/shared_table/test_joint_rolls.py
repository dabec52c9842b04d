"""Dice and draws that both machines make: no one chooses them, no pile has an order, none is rolled anew."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.chance.answers import RollAnswer, Source
from companion.chance.errors import ImpossibleAnswerError
from companion.chance.joint import JointSource, commitment_to
from companion.chance.requests import RollRequest
from companion.kit.system import Players
from companion.session.errors import IllegalCommandError
from companion.session.events import AnswerGiven, ChitsDrawn
from companion.session.session import Session
from companion.session.standing import ShufflePublished
from companion.shared_table.attending import attend, let_app_answer
from tests.session.tiny_game import LookOut, Sail, TinyGame, TryLuck
from tests.shared_table.conftest import until
from tests.shared_table.two import TwoMachines, two_machines


@pytest.fixture
def two(tmp_path: Path) -> Iterator[TwoMachines]:
    with two_machines(tmp_path, TinyGame(), "regatta") as two:
        two.sit()
        two.host.set_facts({"phase": "sail"})
        two.meet()
        yield two


def answers(session: Session) -> list[AnswerGiven]:
    events = (event for entry in session.journal.entries if entry.body for event in entry.body.events)
    return [event for event in events if isinstance(event, AnswerGiven)]


def test_both_machines_make_a_roll(two: TwoMachines) -> None:
    two.guest.execute(Sail(boat="blue"))
    (request,) = two.guest.state.waiting
    let_app_answer(two.guest, request.id)
    assert not answers(two.guest)  # nobody can tell what comes up yet
    two.settle()
    (given,) = answers(two.host)
    assert given == answers(two.guest)[0]
    roll = two.host.standing.rolls[request.roll]
    assert isinstance(given.request, RollRequest)
    assert commitment_to(roll.shown, request.roll) == roll.commitment
    assert JointSource(request.roll, roll.shown, roll.seed).roll(given.request) == given.answer
    assert "joint" in str(two.host.log()[-1].details)


def test_dice_on_the_table_are_typed_as_before(two: TwoMachines) -> None:
    two.guest.execute(Sail(boat="blue"))
    two.guest.answer(two.guest.state.waiting[0].id, RollAnswer.physical(3))
    two.settle()
    assert [given.answer.source for given in answers(two.host)] == [Source.PHYSICAL]


def test_a_pile_has_no_order_once_a_table_is_shared_and_each_draw_is_made_by_both(two: TwoMachines) -> None:
    assert two.host.standing.shuffles == two.host.standing.commitments == {}
    told = [event for entry in two.guest.journal.entries if entry.body for event in entry.body.events]
    assert [event.shuffle is not None for event in told if isinstance(event, ShufflePublished)] == [True]
    for session in (two.host, two.guest):
        session.execute(LookOut())
        let_app_answer(session, session.state.waiting[0].id)
        two.settle()
    drawn = [given for given in answers(two.host) if isinstance(given, ChitsDrawn)]
    assert [given.answer.source for given in drawn] == [Source.JOINT] * 2
    assert two.host.state.public == two.guest.state.public
    assert two.guest.standing.commitments == {}


def test_who_leaves_and_comes_back_goes_on_with_the_same_seed(two: TwoMachines) -> None:
    two.guest.execute(Sail(boat="blue"))
    request = two.guest.state.waiting[0]
    let_app_answer(two.guest, request.id)
    begun = two.guest.standing.rolls[request.roll]
    two.guest.close()
    two.line.close()
    two.host.catch_up()
    attend(two.host)
    with pytest.raises(ImpossibleAnswerError, match="joint-roll-under-way"):
        two.host.answer(request.id, RollAnswer.physical(6))
    with pytest.raises(IllegalCommandError, match="joint-roll-under-way"):
        let_app_answer(two.host, request.id)
    two.guest_up()
    with pytest.raises(ImpossibleAnswerError, match="joint-roll-under-way"):
        two.guest.answer(request.id, RollAnswer.physical(6))
    attend(two.guest)
    two.meet()
    (given,) = answers(two.host)
    assert two.host.standing.rolls[request.roll].commitment == begun.commitment
    assert isinstance(given.answer, RollAnswer)
    assert given.answer.source is Source.JOINT


def test_an_answer_taken_back_comes_again_as_it_was_and_only_when_asked_for(two: TwoMachines) -> None:
    two.host.execute(Sail(boat="red"))
    request = two.host.state.waiting[0]
    let_app_answer(two.host, request.id)
    two.settle()
    two.host.undo(confirmed=True)
    two.settle()
    assert [waiting.id for waiting in two.guest.state.waiting] == [request.id]
    with pytest.raises(ImpossibleAnswerError, match="joint-roll-made"):
        two.host.answer(request.id, RollAnswer.physical(6))
    let_app_answer(two.host, request.id)
    first, again = answers(two.host)
    assert first == again


def test_what_is_rolled_in_secret_both_roll_and_one_sees(two: TwoMachines) -> None:
    two.host.set_facts({"phase": "plan"})
    two.meet()
    two.guest.execute(TryLuck(faction="blue"))
    request = two.guest.state.waiting[0]
    let_app_answer(two.guest, request.id)
    two.settle()
    luck = two.guest.state.secrets["blue"].game.luck
    assert luck
    assert two.guest.state.waiting == ()
    assert not answers(two.host)
    assert not two.host.standing.rolls[request.roll].shown
    assert request.name.encode() not in two.wire


def test_a_table_where_nobody_else_plays_rolls_alone(tmp_path: Path) -> None:
    with two_machines(tmp_path, TinyGame(), "regatta", Players.SOLO) as two:
        two.line.close()
        until(lambda: not any(map(two.host.store.is_here, two.host.secrecy.seats)))
        two.host.set_facts({"phase": "sail"})
        two.host.execute(LookOut())
        let_app_answer(two.host, two.host.state.waiting[0].id)
        assert [given.answer.source for given in answers(two.host)] == [Source.APP]
