"""Undo and redo: one history, nothing deleted."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from companion.chance.answers import DrawAnswer, RollAnswer
from companion.chance.sources import AppSource
from companion.kit.questions import Reply
from companion.reason import Reason
from companion.session.changes import Changes
from companion.session.entries import Body, Entry
from companion.session.errors import ConfirmationNeededError, IllegalCommandError
from companion.session.session import Session
from companion.session.standing import Undone
from companion.session.stores.memory import MemoryStore
from tests.session.tiny_game import AskWind, EndPhase, LookOut, Sail, ShowPlans, WritePlan, systems


def sail(session: Session, boat: str, die: int) -> int:
    """Sail a boat and return the number of the answer's entry."""
    session.execute(Sail(boat=boat))
    session.answer(f"tiny-sail:{boat}", RollAnswer.physical(die))
    return len(session.journal.entries)


def test_undo_and_redo_name_the_action(session: Session) -> None:
    session.execute(Sail(boat="red"))
    assert session.undo_label == Reason("do-sail", args={"boat": "red"})
    assert session.redo_label is None
    session.undo()
    assert session.redo_label == Reason("do-sail", args={"boat": "red"})


def test_what_came_of_an_action_tells_it_from_others_of_its_name(session: Session) -> None:
    sail(session, "red", 4)
    (line,) = session.log(len(session.journal.entries))
    assert session.undo_detail == tuple(group[0] for group in line.details)
    assert session.redo_detail == ()
    session.undo()
    assert session.redo_detail == tuple(group[0] for group in line.details)


def test_undoing_an_answer_asks_again(session: Session) -> None:
    before = session.state
    session.execute(Sail(boat="red"))
    asked = session.state
    session.answer("tiny-sail:red", RollAnswer.physical(4))
    sailed = session.state
    assert session.undo() == Changes.LOG | Changes.UNITS | Changes.REQUESTS
    assert session.state == asked
    session.undo()
    assert session.state == before
    session.redo()
    session.redo()
    assert session.state == sailed


def test_a_redo_that_brings_an_act_with_what_it_was_told_is_written_whole(session: Session) -> None:
    """A program that is killed meanwhile has put back both or none."""
    session.execute(AskWind())
    session.answer("tiny-wind", Reply(value="yes"))
    told = session.state
    session.undo()
    session.redo()
    assert session.state == told
    first, second = session.journal.entries[-2:]
    assert first.act == second.act


def test_what_two_undos_took_back_comes_by_two_redos(session: Session) -> None:
    session.execute(AskWind())
    session.answer("tiny-wind", Reply(value="yes"))
    told = session.state
    session.undo(back_to=session.journal.acts[-1].seqs[0])
    waiting = session.state
    session.undo()
    session.redo()
    assert session.state == waiting
    session.redo()
    assert session.state == told


def test_nothing_is_deleted(session: Session) -> None:
    answer = sail(session, "red", 4)
    session.undo()
    session.undo()
    session.execute(Sail(boat="blue"))
    lines = {line.seq: line for line in session.log()}
    assert lines[answer].is_undone
    assert lines[answer - 1].is_undone
    assert not lines[len(session.journal.entries)].is_undone
    assert [
        reasons[0].key for line in lines.values() if line.label.key == "undone" for reasons in line.details
    ]


def test_the_log_names_what_was_undone(session: Session) -> None:
    session.execute(Sail(boat="red"))
    session.undo()
    session.redo()
    undone, redone = session.log()[-2:]
    assert undone.details == ((Reason("do-sail", args={"boat": "red"}),),)
    assert redone.details == undone.details


def test_a_new_action_takes_the_way_forward(session: Session) -> None:
    session.execute(Sail(boat="red"))
    session.undo()
    session.execute(Sail(boat="blue"))
    assert session.redo_label is None
    with pytest.raises(IllegalCommandError, match="redo-nothing"):
        session.redo()


def test_undo_back_to_an_entry(session: Session) -> None:
    start = session.state
    first = sail(session, "red", 4) - 1
    sail(session, "blue", 2)
    session.undo(back_to=first)
    assert session.state == start
    for _ in range(4):
        session.redo()
    assert [boat.position for boat in session.state.game.boats.values()] == [4, 2]


@pytest.mark.parametrize("back_to", [1, 99])
def test_undo_stops_at_the_beginning(session: Session, back_to: int) -> None:
    with pytest.raises(IllegalCommandError, match="undo-nothing"):
        session.undo(back_to=back_to)
    session.undo()
    with pytest.raises(IllegalCommandError, match="undo-nothing"):
        session.undo()


def test_a_physical_die_is_undone_without_asking(session: Session) -> None:
    sail(session, "red", 4)
    session.undo()
    assert [request.name for request in session.state.waiting] == ["tiny-sail:red"]


def test_an_app_roll_asks_first(session: Session) -> None:
    session.execute(Sail(boat="red"))
    session.answer_from("tiny-sail:red", AppSource())
    with pytest.raises(ConfirmationNeededError) as asked:
        session.undo()
    assert asked.value.reason.key == "undo-asks-app-roll"
    assert session.state.waiting == ()
    session.undo(confirmed=True)
    assert session.state.waiting != ()


def test_a_draw_asks_first_even_from_the_table(make_session: Callable[..., Session]) -> None:
    session = make_session(pile="physical")
    session.set_facts({"phase": "sail"})
    session.execute(LookOut())
    session.answer("tiny-fog", DrawAnswer.physical("clear"))
    with pytest.raises(ConfirmationNeededError) as asked:
        session.undo()
    assert asked.value.reason.key == "undo-asks-draw"
    session.undo(confirmed=True)
    session.redo()
    assert session.state.piles["fog"].drawn == ("clear",)


def test_a_reveal_asks_first(make_session: Callable[..., Session]) -> None:
    session = make_session()
    for faction in ("red", "blue"):
        session.execute(WritePlan(plan="dash", faction=faction))
    session.execute(ShowPlans())
    with pytest.raises(ConfirmationNeededError) as asked:
        session.undo()
    assert asked.value.reason.key == "undo-asks-reveal"


def test_the_weightiest_reason_is_told(session: Session) -> None:
    """Going back over a roll of the app and a draw asks about the draw."""
    first = len(session.journal.entries) + 1
    session.execute(Sail(boat="red"))
    session.answer_from("tiny-sail:red", AppSource())
    session.execute(LookOut())
    session.answer_from("tiny-fog", AppSource())
    session.execute(EndPhase())
    with pytest.raises(ConfirmationNeededError) as asked:
        session.undo(back_to=first)
    assert asked.value.reason.key == "undo-asks-draw"


def test_setting_facts_and_settings_are_undone_like_anything_else(session: Session) -> None:
    session.choose_setting("two-dice", True)
    session.set_facts({"boats/red/position": 9})
    session.undo()
    assert session.state.game.boats["red"].position == 0
    session.undo()
    assert session.state.settings["two-dice"] is False


def test_an_undo_of_what_is_not_last_fails_aloud(session: Session) -> None:
    """The acts before it stand; nothing is taken back in silence."""
    first = sail(session, "red", 4) - 1
    sail(session, "blue", 2)
    before = session.state
    body = Body(datetime.now(UTC), Reason("undone"), (Undone(entries=(first,)),))
    last = session.journal.next_seq
    vault, codec = session._recorder.vault, session._recorder.codec
    session.store.append([vault.write(codec, Entry(last, "", body))])
    again = Session.open(MemoryStore(session.store.read()), systems)
    assert again.damage == Reason("entry-unfitting", args={"entry": str(last)})
    assert again.state == before
