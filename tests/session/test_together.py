"""Several commands as one act: all of them or nothing, one line of the log, one seal."""

from collections.abc import Callable

import pytest

from companion.chance.answers import RollAnswer
from companion.kit.system import Players
from companion.session.commands import Answer, SetFacts, Together
from companion.session.errors import IllegalCommandError
from companion.session.session import Session
from tests.session.tiny_game import Sail, WritePlan

RED_AT_3 = SetFacts(facts={"boats/red/position": 3})
BLUE_AT_4 = SetFacts(facts={"boats/blue/position": 4})


def test_all_of_it_is_one_act(session: Session, reopen: Callable[[Session], Session]) -> None:
    before = len(session.journal.entries)
    session.together([RED_AT_3, BLUE_AT_4])
    again = reopen(session)
    assert len(again.journal.entries) == before + 1
    assert {name: boat.position for name, boat in again.state.game.boats.items()} == {"red": 3, "blue": 4}
    again.undo()
    assert {boat.position for boat in again.state.game.boats.values()} == {0}


def test_one_that_is_refused_is_named_and_nothing_is_done(session: Session) -> None:
    before = len(session.journal.entries)
    unknown = SetFacts(facts={"boats/green/position": 1})
    with pytest.raises(IllegalCommandError) as told:
        session.together([RED_AT_3, unknown, BLUE_AT_4])
    assert told.value.reason.key == "together-refused"
    assert told.value.reason.args == {"number": 2, "count": 3}
    assert told.value.reason.about is not None
    assert told.value.reason.about.key == "fact-unknown"
    assert len(session.journal.entries) == before
    assert session.state.game.boats["red"].position == 0


def test_each_is_decided_after_those_before_it(session: Session) -> None:
    with pytest.raises(IllegalCommandError) as told:
        session.together([Sail(boat="red"), Sail(boat="red")])
    assert told.value.reason.args["number"] == 2
    assert told.value.reason.about is not None
    assert told.value.reason.about.key == "answer-first"


def test_answers_are_no_part_of_it(session: Session) -> None:
    answer = Answer(request="tiny-sail:red", answer=RollAnswer.physical(4))
    dumped = {"type": answer.type, "version": 1, **answer.model_dump(mode="json")}
    with pytest.raises(IllegalCommandError, match="together-refused"):
        session.execute(Together(commands=(dumped,)))


def test_what_is_secret_is_sealed_as_one_record(make_session: Callable[..., Session]) -> None:
    duel = make_session(Players.TWO)
    duel.secrecy.unlock("red")
    before = sum(entry.is_sealed for entry in duel.journal.entries)
    plans = [WritePlan(plan=plan, faction="red") for plan in ("dash", "rest")]
    duel.together(plans)
    assert sum(entry.is_sealed for entry in duel.journal.entries) == before + 1
    assert duel.state.secrets["red"].game.plan == "rest"
    duel.secrecy.unlock("blue")
    with pytest.raises(IllegalCommandError, match="together-of-one-side"):
        duel.together([plans[0], WritePlan(plan="rest", faction="blue")])
