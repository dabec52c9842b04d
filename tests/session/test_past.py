"""Going back to an earlier moment: what was forgotten is done there, what was wrong is done rightly."""

from collections.abc import Callable

import pytest

from companion.chance.answers import RollAnswer
from companion.chance.errors import ImpossibleAnswerError
from companion.chance.sources import AppSource
from companion.kit.questions import Reply
from companion.kit.system import Players, State
from companion.reason import Reason
from companion.session.correction import Correction
from companion.session.decide import Decider, Decision
from companion.session.errors import ConfirmationNeededError, IllegalCommandError, StoreError
from companion.session.messages import Command
from companion.session.session import Session
from tests.session.test_undo import sail
from tests.session.tiny_game import AskWind, EndPhase, Sail, SailAll, WritePlan

Make = Callable[..., Session]
Reopen = Callable[[Session], Session]


_BLUE = {"boats/blue/position": 3}


def _positions(session: Session) -> list[int]:
    return [boat.position for boat in session.state.game.boats.values()]


def _asked(session: Session, answered: int) -> int:
    """The entry that asked for the roll of the next one."""
    return answered - 1


def _tell_wind(session: Session) -> None:
    session.execute(AskWind())
    session.answer("tiny-wind", Reply(value="yes"))


def test_a_forgotten_act_is_done_in_its_place(session: Session, reopen: Reopen) -> None:
    """The wind was forgotten: told before red sailed it changes what the dice of both brought."""
    red = sail(session, "red", 4)
    sail(session, "blue", 2)
    before = session.state
    session.go_back(_asked(session, red))
    assert _positions(session) == [0, 0]
    _tell_wind(session)
    assert session.mending.come_forward() == Correction(kept=4)
    assert _positions(session) == [5, 3]
    after = session.state
    session = reopen(session)
    assert session.state == after
    session.undo()
    assert session.state == before
    session.redo()
    assert session.state == after


def test_what_was_done_wrongly_is_done_rightly(session: Session) -> None:
    """Blue had been asked to sail, not red; what blue did later stays."""
    session.execute(Sail(boat="red"))
    wrong = len(session.journal.entries)
    session.answer("tiny-sail:red", RollAnswer.physical(4))
    session.set_facts({"boats/red/position": 9})
    session.go_back(wrong, without=True)
    session.execute(Sail(boat="blue"))
    correction = session.mending.try_forward((RollAnswer.physical(4),))
    assert [(one.entry.seq, one.reason.key) for one in correction.dropped] == [
        (wrong + 1, "correct-asks-otherwise")
    ]
    assert session.mending.come_forward((RollAnswer.physical(4),)) == correction
    assert _positions(session) == [9, 4]


def test_an_act_that_never_was_is_left_out(session: Session, reopen: Reopen) -> None:
    red = sail(session, "red", 4)
    session.go_back(red, without=True)
    session.undo()
    assert session.mending.past is None
    before = session.state
    session.undo()
    session.undo()
    session.redo()
    session.go_back(red - 1, without=True)
    assert session.mending.come_forward() == Correction(kept=0)
    session = reopen(session)
    assert _positions(session) == [0, 0]
    assert not session.state.waiting
    assert session.undo_label == Reason("correction-of", about=Reason("do-sail", args={"boat": "red"}))
    session.undo()
    (waiting,) = session.state.waiting
    session.answer(waiting.id, RollAnswer.physical(4))
    assert session.state == before


def test_what_is_asked_anew_is_answered_on_the_way(session: Session) -> None:
    """A six leaves no boat tired: a list of two rolls is asked, and what followed stays once it is told."""
    mistyped = sail(session, "red", 4)
    session.execute(SailAll())
    session.answer("tiny-sail-all", RollAnswer.physical(2))
    session.execute(EndPhase())
    six, two = RollAnswer.physical(6), RollAnswer.physical(2, 1)
    tried = session.mending.try_correction(mistyped, six)
    assert [one.reason.key for one in tried.dropped] == ["correct-asks-otherwise", "answer-first"]
    assert tried.wanted is not None
    assert tried.wanted.request.purpose == "tiny-sail-all"
    again = session.mending.try_correction(mistyped, six, (two,))
    assert again.kept == 2
    assert again.wanted is None
    with pytest.raises(ImpossibleAnswerError):
        session.mending.try_correction(mistyped, six, (RollAnswer.physical(9, 1),))
    assert session.correct(mistyped, six, (two,)) == again
    assert session.state.game.phase == "plan"
    assert _positions(session) == [7, 2]


def test_the_app_rolls_for_what_is_asked_anew(session: Session) -> None:
    mistyped = sail(session, "red", 4)
    session.execute(SailAll())
    assert (
        session.mending.try_correction(mistyped, RollAnswer.physical(6)).wanted is None
    )  # it is asked as it was
    session.answer("tiny-sail-all", RollAnswer.physical(2))
    session.execute(EndPhase())
    wanted = session.mending.try_correction(mistyped, RollAnswer.physical(6)).wanted
    assert wanted is not None
    rolled = session.mending.app_answer(wanted, AppSource())
    assert session.correct(mistyped, RollAnswer.physical(6), (rolled,)).wanted is None


def test_at_an_earlier_moment_undo_goes_step_by_step(session: Session) -> None:
    red = sail(session, "red", 4)
    now = session.state, session.journal.next_seq, session.log()
    session.go_back(red)
    assert session.undo_label == Reason("past-gone-back")
    asked = session.state
    session.set_facts(_BLUE)
    assert session.undo_label == Reason("do-set-facts", args={"count": 1})
    session.undo()
    assert session.state == asked
    session.undo()
    assert (session.state, session.journal.next_seq, session.log()) == now


def test_nothing_is_written_before_players_go_on(session: Session, reopen: Reopen) -> None:
    red = sail(session, "red", 4)
    before, head = session.state, session.head
    session.go_back(red)
    session.set_facts(_BLUE)
    session.note(1, "while back")
    assert session.head == head
    session.mending.leave()
    assert session.state == before
    session.go_back(red)
    session.set_facts(_BLUE)
    session = reopen(session)
    assert session.state == before
    assert session.mending.past is None
    assert sail(session, "blue", 1) == red + 2


def test_a_refusal_there_changes_nothing(session: Session) -> None:
    red = sail(session, "red", 4)
    session.go_back(_asked(session, red))
    state, entries = session.state, session.journal.next_seq
    with pytest.raises(IllegalCommandError, match="tiny-no-boat"):
        session.execute(Sail(boat="green"))
    assert (session.state, session.journal.next_seq) == (state, entries)
    session.set_facts(_BLUE)
    assert session.mending.come_forward().kept == 2


def test_a_full_disk_leaves_players_where_they_are(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    red = sail(session, "red", 4)
    session.go_back(_asked(session, red))
    session.set_facts(_BLUE)
    there = session.state

    def full(*_: object) -> None:
        raise StoreError(Reason("store-cannot-write", args={"file": "race"}))

    with monkeypatch.context() as patch:
        patch.setattr(session.store, "append", full)
        with pytest.raises(StoreError):
            session.mending.come_forward()
    assert session.state == there
    session.mending.come_forward()
    assert _positions(session) == [4, 3]


def test_one_moment_at_a_time(session: Session) -> None:
    red = sail(session, "red", 4)
    with pytest.raises(IllegalCommandError, match="past-not-open"):
        session.mending.come_forward()
    with pytest.raises(IllegalCommandError, match="past-no-act"):
        session.go_back(1)
    session.go_back(red)
    for refused in (
        lambda: session.go_back(red - 1),
        lambda: session.correct(red - 1, RollAnswer.physical(2)),
        lambda: session.mending.try_correction(red - 1, RollAnswer.physical(2)),
    ):
        with pytest.raises(IllegalCommandError):
            refused()


def test_leaving_out_what_the_app_rolled_asks_first(session: Session) -> None:
    session.execute(Sail(boat="red"))
    session.answer_from("tiny-sail:red", AppSource())
    rolled = len(session.journal.entries)
    with pytest.raises(ConfirmationNeededError):
        session.go_back(rolled, without=True)
    session.go_back(rolled)
    session.mending.leave()
    session.go_back(rolled, without=True, confirmed=True)
    assert session.state.waiting


def test_nobody_goes_back_past_what_another_keeps(make_session: Make) -> None:
    session = make_session(Players.TWO)
    session.secrecy.unlock("red")
    session.execute(WritePlan(plan="dash", faction="red"))
    own = session.journal.acts[-1].seqs[0]
    session.secrecy.lock("red")
    session.secrecy.unlock("blue")
    with pytest.raises(IllegalCommandError, match="undo-locked"):
        session.go_back(own)
    session.secrecy.lock("blue")
    session.secrecy.unlock("red")
    session.go_back(own)
    assert session.state.secrets["red"].game.plan is None
    session.secrecy.lock("red")
    assert session.mending.past is None
    session.secrecy.unlock("red")
    assert session.state.secrets["red"].game.plan == "dash"


def test_what_was_tried_is_not_decided_twice(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    red = sail(session, "red", 4)
    sail(session, "blue", 2)
    decided: list[str] = []
    decide = Decider.decide

    def counted(self: Decider, state: State, command: Command) -> Decision:
        decided.append(command.type)
        return decide(self, state, command)

    monkeypatch.setattr(Decider, "decide", counted)
    tried = session.mending.try_correction(red, RollAnswer.physical(6))
    count = len(decided)
    assert session.correct(red, RollAnswer.physical(6)) == tried
    assert len(decided) == count
    assert _positions(session) == [6, 2]
    session.go_back(session.journal.acts[-2].seqs[0])
    session.set_facts(_BLUE)
    tried = session.mending.try_forward()
    count = len(decided)
    assert session.mending.come_forward() == tried
    assert len(decided) == count
    assert _positions(session) == [6, 5]
    session.undo()
    assert _positions(session) == [6, 2]


def test_what_was_tried_before_something_else_is_decided_again(session: Session) -> None:
    red = sail(session, "red", 4)
    session.mending.try_correction(red, RollAnswer.physical(6))
    sail(session, "blue", 2)
    assert session.correct(red, RollAnswer.physical(6)).kept == 2
    assert _positions(session) == [6, 2]
    session.go_back(session.journal.acts[-2].seqs[0])
    session.mending.try_forward()
    session.set_facts(_BLUE)
    session.mending.come_forward()
    assert _positions(session) == [6, 5]
