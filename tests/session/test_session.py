"""What players do in a session, shown with the tiny game."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.chance.answers import DrawAnswer, RollAnswer, Source
from companion.chance.errors import ImpossibleAnswerError
from companion.chance.pile import DrawPile, PileKind
from companion.chance.sources import AppSource
from companion.kit.questions import Reply
from companion.kit.system import Start
from companion.reason import CompanionError, Reason
from companion.session.changes import Changes
from companion.session.commands import SetPile
from companion.session.entries import Body, Entry
from companion.session.errors import IllegalCommandError, StoreError
from companion.session.events import SettingChosen
from companion.session.session import Session
from companion.session.standing import BoardsUsed
from companion.session.store import SqliteStore
from companion.session.stores.memory import MemoryStore
from tests.chance.scripted import ScriptedSource
from tests.session.tiny_game import (
    AskWind,
    Boat,
    EndPhase,
    LookOut,
    Sail,
    SailAll,
    ShowPlans,
    TinyGame,
    WritePlan,
    systems,
)

Reopen = Callable[[Session], Session]


def refused(error: type[CompanionError], session: Session, action: Callable[[], object]) -> str:
    """The key of the refusal of an action, which must have changed nothing."""
    before = (session.state, len(session.journal.entries))
    with pytest.raises(error) as refusal:
        action()
    assert (session.state, len(session.journal.entries)) == before
    return refusal.value.reason.key


def test_a_session_opens_with_its_scenario(session: Session) -> None:
    assert session.state.game.boats == {"red": Boat(), "blue": Boat()}
    assert session.state.piles["fog"].left == {"clear": 8, "fog": 3}
    assert session.state.settings == {"two-dice": False, "track-length": 20}
    assert session.started.start.scenario == "regatta"


def test_a_command_asks_and_the_answer_decides(session: Session) -> None:
    assert session.execute(Sail(boat="red")) == Changes.REQUESTS | Changes.LOG
    (request,) = session.state.waiting
    assert request.name == "tiny-sail:red"
    changes = session.answer(request.id, RollAnswer.physical(4))
    assert changes == Changes.REQUESTS | Changes.UNITS | Changes.LOG
    assert session.state.waiting == ()
    assert session.state.game.boats["red"] == Boat(position=4, is_tired=True)


def test_like_rolls_are_answered_as_one_list(session: Session) -> None:
    session.execute(SailAll())
    session.answer("tiny-sail-all", RollAnswer.physical(2, 5))
    assert {name: boat.position for name, boat in session.state.game.boats.items()} == {"blue": 2, "red": 5}


def test_a_question_changes_the_rolls_after_it(session: Session) -> None:
    session.execute(AskWind())
    session.answer("tiny-wind", Reply(value="yes"))
    session.execute(Sail(boat="red"))
    session.answer("tiny-sail:red", RollAnswer.physical(4))
    assert session.state.game.boats["red"].position == 5


def test_not_known_is_a_reply_too(session: Session) -> None:
    session.execute(AskWind())
    session.answer("tiny-wind", Reply(value=None))
    assert session.state.game.has_wind is None
    assert session.state.waiting == ()


def test_a_script_and_the_app_answer_alike(session: Session) -> None:
    session.execute(Sail(boat="red"))
    session.answer_from("tiny-sail:red", ScriptedSource([6]))
    session.execute(Sail(boat="blue"))
    session.answer_from("tiny-sail:blue", AppSource())
    session.execute(LookOut())
    session.answer_from("tiny-fog", AppSource())
    assert session.state.game.boats["red"].position == 6
    assert session.state.game.boats["blue"].position in range(1, 7)
    assert session.state.piles["fog"].size == 10


def test_the_rules_refuse_with_a_reason_and_the_rule(session: Session) -> None:
    session.set_facts({"boats/red/is_tired": True})
    assert refused(IllegalCommandError, session, lambda: session.execute(Sail(boat="red"))) == "tiny-tired"


def test_a_step_that_blocks_refuses_what_comes_after_it(make_session: Callable[[], Session]) -> None:
    session = make_session()
    with pytest.raises(IllegalCommandError) as refusal:
        session.execute(Sail(boat="red"))
    assert (refusal.value.reason.key, refusal.value.can_overrule) == ("tiny-plans-first", True)


def test_the_table_has_its_way(session: Session) -> None:
    session.set_facts({"boats/red/is_tired": True})
    session.overrule(Sail(boat="red"), note="second wind")
    session.answer("tiny-sail:red", RollAnswer.physical(3))
    assert session.state.game.boats["red"].position == 3
    (overruled,) = [line for line in session.log() if len(line.details) == 1 and line.label.key == "do-sail"]
    assert [reason.key for reason in overruled.details[0]] == [
        "refusal-overruled",
        "tiny-tired",
        "note-shown",
    ]


def test_overruling_what_was_allowed_leaves_no_mark(session: Session) -> None:
    session.overrule(Sail(boat="red"), note="")
    assert session.log()[-1].details == ()


def test_what_cannot_be_carried_out_cannot_be_overruled(session: Session) -> None:
    with pytest.raises(IllegalCommandError) as refusal:
        session.execute(Sail(boat="green"))
    assert not refusal.value.can_overrule
    assert (
        refused(IllegalCommandError, session, lambda: session.overrule(Sail(boat="green"), "so"))
        == "tiny-no-boat"
    )


def test_while_something_is_asked_the_game_waits(session: Session) -> None:
    session.execute(Sail(boat="red"))
    assert refused(IllegalCommandError, session, lambda: session.execute(Sail(boat="blue"))) == "answer-first"
    session.choose_setting("two-dice", True)
    session.note(1, "while waiting")
    assert [request.name for request in session.state.waiting] == ["tiny-sail:red"]


@pytest.mark.parametrize(
    ("answer", "key"),
    [
        (RollAnswer.physical(7), "roll-impossible-die"),
        (RollAnswer.physical(1, 2), "roll-wrong-row-count"),
    ],
)
def test_an_impossible_die_changes_nothing(session: Session, answer: RollAnswer, key: str) -> None:
    session.execute(Sail(boat="red"))
    assert refused(ImpossibleAnswerError, session, lambda: session.answer("tiny-sail:red", answer)) == key


def test_an_answer_must_be_asked_for_and_of_the_kind_asked_for(session: Session) -> None:
    die = RollAnswer.physical(3)
    assert refused(IllegalCommandError, session, lambda: session.answer("x", die)) == "request-not-waiting"
    session.execute(AskWind())
    assert (
        refused(IllegalCommandError, session, lambda: session.answer("tiny-wind", die))
        == "answer-of-other-kind"
    )
    assert (
        refused(IllegalCommandError, session, lambda: session.answer_from("tiny-wind", AppSource()))
        == "answer-of-other-kind"
    )
    assert (
        refused(ImpossibleAnswerError, session, lambda: session.answer("tiny-wind", Reply(value="maybe")))
        == "reply-impossible"
    )


def test_a_physical_draw_is_checked_for_possibility(make_session: Callable[..., Session]) -> None:
    session = make_session(pile="physical")
    session.set_facts({"phase": "sail"})
    session.execute(LookOut(count=4))
    too_many = DrawAnswer.physical("fog", "fog", "fog", "fog")
    assert (
        refused(ImpossibleAnswerError, session, lambda: session.answer("tiny-fog", too_many))
        == "draw-impossible-chit"
    )


def test_settings_hold_for_later_decisions_only(session: Session) -> None:
    session.execute(Sail(boat="red"))
    session.choose_setting("two-dice", True)
    session.answer("tiny-sail:red", RollAnswer.physical(6))
    session.execute(Sail(boat="blue"))
    session.answer("tiny-sail:blue", RollAnswer.physical(12))
    assert [boat.position for boat in session.state.game.boats.values()] == [6, 12]


@pytest.mark.parametrize(
    ("key", "value", "refusal"),
    [
        ("three-dice", True, "setting-unknown"),
        ("two-dice", "perhaps", "value-impossible"),
        ("track-length", "long", "value-impossible"),
    ],
)
def test_a_setting_must_exist_and_have_a_value_it_can_have(
    session: Session, key: str, value: str | bool, refusal: str
) -> None:
    assert refused(IllegalCommandError, session, lambda: session.choose_setting(key, value)) == refusal


def test_a_session_can_start_in_mid_game(make_session: Callable[[], Session]) -> None:
    session = make_session()
    session.set_facts(
        {"phase": "sail", "boats/red/position": 7, "boats/blue/position": 5}, note="after dinner"
    )
    assert session.state.game.phase == "sail"
    assert [boat.position for boat in session.state.game.boats.values()] == [7, 5]
    assert session.undo_label is not None
    assert session.undo_label.args == {"count": 3}
    session.undo()
    assert session.state.game.boats["red"].position == 0


@pytest.mark.parametrize(
    ("facts", "key"),
    [
        ({"turn": 4}, "fact-unknown"),
        ({"boats/red/position": "far"}, "value-impossible"),
        ({"phase": "swim"}, "value-impossible"),
        ({"phase": "plan", "boats/green/position": 1}, "fact-unknown"),
    ],
)
def test_one_impossible_fact_refuses_all_of_them(
    session: Session, facts: dict[str, int | str], key: str
) -> None:
    assert refused(IllegalCommandError, session, lambda: session.set_facts(facts)) == key


def test_a_pile_can_be_set_to_what_the_table_shows(session: Session) -> None:
    shown = DrawPile(kind=PileKind.PHYSICAL, left={"clear": 2, "fog": 1})
    session.execute(SetPile(name="fog", pile=shown))
    session.execute(LookOut())
    session.answer("tiny-fog", DrawAnswer.physical("clear"))
    assert session.state.piles["fog"].left == {"clear": 1, "fog": 1}


def test_a_pile_of_less_than_no_chits_is_refused(session: Session) -> None:
    owing = session.state.piles["fog"].model_copy(update={"left": {"clear": -1}})
    wish = SetPile(name="fog", pile=owing)
    assert refused(IllegalCommandError, session, lambda: session.execute(wish)) == "pile-below-none"


@pytest.mark.parametrize("left", [{"clear": 8, "fog": 3}, {"clear": 8, "fog": 0}, {"clear": 8}, {}])
def test_a_pile_may_hold_all_of_a_sort_or_none_of_it(session: Session, left: dict[str, int]) -> None:
    session.execute(SetPile(name="fog", pile=DrawPile(kind=PileKind.PHYSICAL, left=left)))
    assert session.state.piles["fog"].left == left


@pytest.mark.parametrize("left", [{"clear": 9}, {"fog": 4}, {"clear": 1, "storm": 1}])
def test_a_pile_of_more_than_the_box_holds_is_refused(session: Session, left: dict[str, int]) -> None:
    wish = SetPile(name="fog", pile=DrawPile(kind=PileKind.PHYSICAL, left=left))
    assert refused(IllegalCommandError, session, lambda: session.execute(wish)) == "pile-too-full"


def test_choices_show_what_may_be_done_and_why_not(make_session: Callable[[], Session]) -> None:
    session = make_session()
    refusals = {choice.label.key: choice.refusal and choice.refusal.key for choice in session.choices()}
    assert refusals["do-sail"] == "tiny-plans-first"
    session.set_facts({"phase": "sail", "boats/red/is_tired": True})
    sails = {c.values["boat"]: c.is_legal for c in session.choices() if c.label.key == "do-sail"}
    assert sails == {"red": False, "blue": True}


def test_a_choice_builds_its_command_from_what_the_player_gives(session: Session) -> None:
    (look,) = [choice for choice in session.choices() if choice.label.key == "do-look-out"]
    assert look.build(count=2) == LookOut(count=2)


def test_a_solo_player_sees_every_secret(make_session: Callable[[], Session], reopen: Reopen) -> None:
    session = make_session()
    session.execute(WritePlan(plan="dash", faction="red"))
    session.execute(WritePlan(plan="rest", faction="blue"))
    session.execute(ShowPlans())
    assert session.state.secrets["red"].game.plan == "dash"
    assert not session.secrecy.is_kept
    assert reopen(session).state.game.shown_plans == {"red": "dash", "blue": "rest"}


def test_notes_and_bookmarks_stand_whatever_is_undone(session: Session, reopen: Reopen) -> None:
    session.execute(Sail(boat="red"))
    session.answer("tiny-sail:red", RollAnswer.physical(4))
    last = session.journal.entries[-1].seq
    session.note(last, "lucky")
    session.note(last, "very lucky")
    session.bookmark(last, "lead")
    session.undo()
    (line,) = [line for line in reopen(session).log() if line.seq == last]
    assert ([note.text for note in line.notes], line.bookmark, line.is_undone) == (
        ["lucky", "very lucky"],
        "lead",
        True,
    )


def test_notes_and_bookmarks_come_off_again(session: Session) -> None:
    session.note(1, "hello")
    session.bookmark(1)
    (note,) = session.log()[0].notes
    session.remove_note(note.id)
    session.remove_bookmark(1)
    assert (session.log()[0].notes, session.log()[0].bookmark) == ((), None)
    assert refused(IllegalCommandError, session, lambda: session.note(99, "nowhere")) == "entry-unknown"


def test_notes_do_not_take_the_way_forward(session: Session) -> None:
    session.execute(EndPhase())
    session.undo()
    session.note(1, "looking back")
    session.redo()
    assert session.state.game.turn == 2


def test_boards_in_use_are_recorded_once(session: Session) -> None:
    used = BoardsUsed(board="a" * 64, overlay="b" * 64)
    assert session.use_boards(used) == Changes.BOARD | Changes.LOG
    assert session.use_boards(used) == Changes.NONE
    assert session.standing.boards is not None
    assert session.standing.boards.overlay == "b" * 64


def test_reopening_folds_the_same_state_and_decides_nothing(
    session: Session, reopen: Reopen, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.execute(Sail(boat="red"))
    session.answer_from("tiny-sail:red", AppSource())
    session.execute(LookOut())
    session.answer_from("tiny-fog", AppSource())
    session.undo(confirmed=True)
    before = (session.state, session.log(), session.standing)
    monkeypatch.setattr(TinyGame, "steps", None)
    monkeypatch.setattr(TinyGame, "resolve", None)
    monkeypatch.setattr(TinyGame, "opening", None)
    again = reopen(session)
    assert (again.state, again.log(), again.standing) == before


def test_every_entry_knows_its_time(session: Session) -> None:
    times = [line.time for line in session.log()]
    assert None not in times
    assert times == sorted(times, key=lambda time: (time is None, time))


def test_an_unknown_scenario_or_setting_begins_nothing(tmp_path: Path) -> None:
    store = SqliteStore.create(tmp_path / "new.wargame")
    with pytest.raises(IllegalCommandError, match="tiny-no-scenario"):
        Session.create(TinyGame(), store, Start(scenario="war"))
    with pytest.raises(IllegalCommandError, match="setting-unknown"):
        Session.create(TinyGame(), store, Start(scenario="regatta", settings={"sails": 3}))
    assert list(store.read()) == []
    store.close()


def test_a_session_of_an_unknown_game_is_told(session: Session, session_file: Path) -> None:
    session.close()
    store = SqliteStore.open(session_file)
    with pytest.raises(StoreError) as refusal:
        Session.open(store, lambda _: None)
    assert refusal.value.reason.args == {"file": "race.wargame", "game": "tiny"}
    store.close()


def test_a_store_without_a_session_is_told(tmp_path: Path) -> None:
    store = SqliteStore.create(tmp_path / "new.wargame")
    with pytest.raises(StoreError, match="store-empty"):
        Session.open(store, lambda _: TinyGame())
    store.close()


def test_answers_remember_where_they_came_from(session: Session) -> None:
    session.execute(Sail(boat="red"))
    session.answer_from("tiny-sail:red", AppSource())
    details = [reason for line in session.log() for group in line.details for reason in group]
    (rolled,) = [reason for reason in details if reason.key == "dice-rolled"]
    assert rolled.args["source"] == Source.APP


def test_a_late_die_answers_no_later_roll(session: Session) -> None:
    """The same is asked twice; the id of the first request is no request's any more."""
    session.execute(Sail(boat="red"))
    (late,) = session.state.waiting
    session.answer(late.id, RollAnswer.physical(4))
    session.set_facts({"boats/red/is_tired": False})
    session.execute(Sail(boat="red"))
    answer = RollAnswer.physical(3)
    assert (
        refused(IllegalCommandError, session, lambda: session.answer(late.id, answer))
        == "request-not-waiting"
    )


def test_opening_writes_nothing(session: Session, session_file: Path, reopen: Reopen) -> None:
    session.close()
    before = session_file.read_bytes()
    reopen(session).close()
    assert session_file.read_bytes() == before


def test_a_reading_that_the_game_does_not_have_counts_as_not_chosen(session: Session) -> None:
    """As another version may have had it, or a stranger wrote it into the file."""
    seq = session.journal.next_seq
    vault, codec = session._recorder.vault, session._recorder.codec
    events = (SettingChosen(key="two-dice", value="sideways"), SettingChosen(key="gone", value=3))
    body = Body(datetime.now(UTC), Reason("session-started"), events)
    session.store.append([vault.write(codec, Entry(seq, "", body))])
    again = Session.open(MemoryStore(session.store.read()), systems)
    assert again.damage is None
    assert again.state.settings == {**session.state.settings, "gone": 3}
