"""Correcting a mistyped die: back to the roll, then on as far as the old commands fit."""

from collections.abc import Callable

import pytest

from companion.chance.answers import DrawAnswer, RollAnswer
from companion.chance.errors import ImpossibleAnswerError
from companion.chance.requests import RollRequest
from companion.chance.sources import AppSource
from companion.play.commands import Overrule
from companion.play.correction import Correction
from companion.play.errors import ConfirmationNeededError, IllegalCommandError
from companion.play.questions import Reply
from companion.play.session import Session
from tests.play.test_undo import sail
from tests.play.tiny_game import AskWind, LookOut, Sail, SailAll


def test_a_corrected_die_changes_what_came_of_it_and_nothing_else(session: Session) -> None:
    mistyped = sail(session, "red", 4)
    sail(session, "blue", 2)
    session.set_facts({"boats/blue/is_tired": False})
    assert session.correct(mistyped, RollAnswer.physical(6)) == Correction(redone=3)
    assert session.state.game.boats["red"].position == 6
    assert session.state.game.boats["blue"].position == 2
    assert not session.state.game.boats["blue"].is_tired


def test_a_correction_equals_having_typed_it_right(session: Session) -> None:
    wrong = sail(session, "red", 4)
    sail(session, "blue", 2)
    session.correct(wrong, RollAnswer.physical(1))
    corrected = session.state
    session.undo(back_to=session.journal.acts[1].seqs[0])
    sail(session, "red", 1)
    sail(session, "blue", 2)
    assert session.state == corrected


def test_app_dice_after_it_stay_as_they_fell(session: Session) -> None:
    mistyped = sail(session, "red", 4)
    session.execute(Sail(boat="blue"))
    session.answer_from("tiny-sail:blue", AppSource())
    rolled = session.state.game.boats["blue"].position
    session.correct(mistyped, RollAnswer.physical(5))
    assert session.state.game.boats["blue"].position == rolled


def test_modifiers_are_counted_anew(session: Session) -> None:
    """The wind reply is corrected; the die on the table stays the same, its modifier goes."""
    session.execute(AskWind())
    session.answer("tiny-wind", Reply(value="yes"))
    reply = len(session.journal.entries)
    sail(session, "red", 4)
    assert session.state.game.boats["red"].position == 5
    session.correct(reply, Reply(value="no"))
    assert session.state.game.boats["red"].position == 4


def test_it_stops_where_the_rules_ask_something_else(make_session: Callable[..., Session]) -> None:
    """The first fog chit was really a second one: the pile has ended, so no later draw is asked for."""
    session = make_session(pile="physical")
    session.set_facts({"phase": "sail"})
    session.execute(LookOut(count=2))
    session.answer("tiny-fog", DrawAnswer.physical("clear", "clear"))
    mistyped = len(session.journal.entries)
    sail(session, "red", 3)
    session.execute(LookOut())
    refused = len(session.journal.entries)
    session.answer("tiny-fog", DrawAnswer.physical("clear"))
    sail(session, "blue", 1)
    correction = session.correct(mistyped, DrawAnswer.physical("fog", "fog"), confirmed=True)
    assert (correction.redone, correction.dropped) == (2, 4)
    assert correction.stopped_at is not None
    assert correction.stopped_at.seq == refused
    assert correction.reason is not None
    assert correction.reason.key == "tiny-no-fog"
    assert session.state.game.boats["red"].position == 3
    assert session.state.game.boats["blue"].position == 0


def test_it_stops_when_other_dice_are_asked_for(session: Session) -> None:
    """A six leaves no boat tired, so the old list of one roll is no answer to a list of two."""
    mistyped = sail(session, "red", 4)
    session.execute(SailAll())
    session.answer("tiny-sail-all", RollAnswer.physical(2))
    correction = session.correct(mistyped, RollAnswer.physical(6))
    assert correction.reason is not None
    assert correction.reason.key == "correct-asks-otherwise"
    assert (correction.redone, correction.dropped) == (1, 1)
    (request,) = session.state.waiting
    assert isinstance(request, RollRequest)
    assert [row.subject for row in request.rows] == ["blue", "red"]


def test_overruled_commands_are_overruled_again(session: Session) -> None:
    mistyped = sail(session, "red", 4)
    session.overrule(Sail(boat="red"), note="second wind")
    session.answer("tiny-sail:red", RollAnswer.physical(1))
    assert session.correct(mistyped, RollAnswer.physical(2)) == Correction(redone=2)
    assert session.state.game.boats["red"].position == 3
    assert isinstance(session.journal.acts[-2].bodies[0].command, Overrule)


def test_only_answers_that_hold_can_be_corrected(session: Session) -> None:
    answer = sail(session, "red", 4)
    for seq in (1, answer - 1, 99):
        with pytest.raises(IllegalCommandError, match="correct-no-answer"):
            session.correct(seq, RollAnswer.physical(2))
    session.undo()
    with pytest.raises(IllegalCommandError, match="correct-no-answer"):
        session.correct(answer, RollAnswer.physical(2))


def test_an_impossible_correction_changes_nothing(session: Session) -> None:
    answer = sail(session, "red", 4)
    before = (session.state, len(session.journal.entries))
    with pytest.raises(ImpossibleAnswerError):
        session.correct(answer, RollAnswer.physical(9))
    assert (session.state, len(session.journal.entries)) == before


def test_retyping_the_apps_own_die_asks_first(session: Session) -> None:
    session.execute(Sail(boat="red"))
    session.answer_from("tiny-sail:red", AppSource())
    answer = len(session.journal.entries)
    with pytest.raises(ConfirmationNeededError):
        session.correct(answer, RollAnswer.physical(2))
    session.correct(answer, RollAnswer.physical(2), confirmed=True)
    assert session.state.game.boats["red"].position == 2


def test_a_correction_is_saved_whole(session: Session, reopen: Callable[[Session], Session]) -> None:
    mistyped = sail(session, "red", 4)
    sail(session, "blue", 2)
    session.correct(mistyped, RollAnswer.physical(6))
    before = (session.state, session.log())
    again = reopen(session)
    assert (again.state, again.log()) == before
