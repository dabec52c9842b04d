"""Correcting a mistyped die: back to the roll, then every later command again that still fits."""

from collections.abc import Callable

import pytest

from companion.chance.answers import DrawAnswer, RollAnswer
from companion.chance.errors import ImpossibleAnswerError
from companion.chance.requests import RollRequest
from companion.chance.sources import AppSource
from companion.kit.questions import Reply
from companion.reason import Reason
from companion.session.commands import Overrule
from companion.session.correction import Correction
from companion.session.errors import ConfirmationNeededError, IllegalCommandError
from companion.session.log import label_of
from companion.session.session import Session
from tests.session.test_undo import sail
from tests.session.tiny_game import AskWind, LookOut, Sail, SailAll


def test_a_corrected_die_changes_what_came_of_it_and_nothing_else(session: Session) -> None:
    mistyped = sail(session, "red", 4)
    sail(session, "blue", 2)
    session.set_facts({"boats/blue/is_tired": False})
    assert session.correct(mistyped, RollAnswer.physical(6)) == Correction(kept=3)
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


def test_what_no_longer_holds_falls_and_nothing_else(make_session: Callable[..., Session]) -> None:
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
    wanted = DrawAnswer.physical("fog", "fog")
    before = (session.state, session.journal.next_seq)
    tried = session.mending.try_correction(mistyped, wanted)
    assert (session.state, session.journal.next_seq) == before
    correction = session.correct(mistyped, wanted, confirmed=True)
    assert correction.kept == tried.kept == 4
    reasons = [(dropped.entry.seq, dropped.reason.key) for dropped in correction.dropped]
    assert reasons == [(refused, "tiny-no-fog"), (refused + 1, "correct-asks-otherwise")]
    assert session.state.game.boats["red"].position == 3
    assert session.state.game.boats["blue"].position == 1


def test_undoing_a_correction_brings_everything_back(session: Session) -> None:
    mistyped = sail(session, "red", 4)
    label = session.undo_label
    session.execute(SailAll())
    session.answer("tiny-sail-all", RollAnswer.physical(2))
    before = session.state
    session.correct(mistyped, RollAnswer.physical(6))
    corrected = session.state
    assert session.undo_label == Reason("correction-of", about=label)
    assert session.undo_detail == (Reason("dice-corrected", args={"was": "4", "now": "6"}),)
    session.undo()
    assert session.state == before
    session.undo()
    session.redo()
    session.redo()
    assert session.state == corrected
    session.undo()
    assert session.state == before


def test_the_log_names_what_was_corrected_and_not_all_that_followed(session: Session) -> None:
    mistyped = sail(session, "red", 4)
    corrected = session.undo_label
    sail(session, "blue", 1)
    later = Reason("log-later-acts", args={"count": 2})
    session.correct(mistyped, RollAnswer.physical(6))
    assert _told(session, "corrected") == (corrected, later)
    session.undo()
    assert _told(session, "undone") == (Reason("correction-of", about=corrected),)
    session.redo()
    assert _told(session, "redone") == (Reason("correction-of", about=corrected),)


def test_an_undo_of_many_acts_names_the_first_of_them(session: Session) -> None:
    first = session.journal.next_seq
    for _ in range(5):
        session.set_facts({"phase": "sail"})
        session.set_facts({"phase": "plan"})
    session.undo(back_to=first)
    (*named, more) = _told(session, "undone")
    assert named == [label_of(session.journal.entries[at]) for at in range(first - 1, first + 6)]
    assert more == Reason("log-more", args={"count": 3})


def _told(session: Session, label: str) -> tuple[Reason, ...]:
    """What the last log line called so tells."""
    (told,) = next(line.details for line in reversed(session.log()) if line.label.key == label)
    return told


def test_corrections_of_corrections_come_back_one_by_one(
    session: Session, reopen: Callable[[Session], Session]
) -> None:
    first = sail(session, "red", 4)
    sail(session, "blue", 2)
    states = [session.state]
    for die in (5, 6):
        answers = [act.seqs[0] for act in session.journal.acts]
        session.correct(first if die == 5 else answers[2], RollAnswer.physical(die))
        states.append(session.state)
    session = reopen(session)
    for state in reversed(states):
        assert session.state == state
        session.undo()


def test_undo_to_an_act_decided_again_takes_back_what_followed(session: Session) -> None:
    first = sail(session, "red", 4)
    sail(session, "blue", 2)
    session.correct(first, RollAnswer.physical(6))
    session.undo(back_to=session.journal.acts[-1].seqs[0])
    assert [boat.position for boat in session.state.game.boats.values()] == [6, 0]
    session.redo()
    assert [boat.position for boat in session.state.game.boats.values()] == [6, 2]


def test_an_old_answer_falls_when_other_dice_are_asked_for(session: Session) -> None:
    """A six leaves no boat tired, so the old list of one roll is no answer to a list of two."""
    mistyped = sail(session, "red", 4)
    session.execute(SailAll())
    session.answer("tiny-sail-all", RollAnswer.physical(2))
    correction = session.correct(mistyped, RollAnswer.physical(6))
    assert correction.kept == 1
    assert [dropped.reason.key for dropped in correction.dropped] == ["correct-asks-otherwise"]
    (request,) = session.state.waiting
    assert isinstance(request, RollRequest)
    assert [row.subject for row in request.rows] == ["blue", "red"]


def test_overruled_commands_are_overruled_again(session: Session) -> None:
    mistyped = sail(session, "red", 4)
    session.overrule(Sail(boat="red"), note="second wind")
    session.answer("tiny-sail:red", RollAnswer.physical(1))
    assert session.correct(mistyped, RollAnswer.physical(2)) == Correction(kept=2)
    assert session.state.game.boats["red"].position == 3
    assert isinstance(session.journal.acts[-2].bodies[0].command, Overrule)


def test_what_nobody_overruled_then_is_not_overruled_now(session: Session) -> None:
    """After a six the boat was not tired: the table has never said that a tired one may sail."""
    mistyped = sail(session, "red", 6)
    session.overrule(Sail(boat="red"), note="second wind")
    session.answer("tiny-sail:red", RollAnswer.physical(1))
    correction = session.correct(mistyped, RollAnswer.physical(2))
    assert [dropped.reason.key for dropped in correction.dropped] == ["tiny-tired", "correct-asks-otherwise"]
    assert session.state.game.boats["red"].position == 2


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
