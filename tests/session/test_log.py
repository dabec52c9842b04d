"""What the log says."""

import json
from collections.abc import Callable

import pytest

from companion.chance.answers import DrawAnswer, Roll, RollAnswer
from companion.chance.pile import DrawPile, PileKind
from companion.chance.sources import AppSource
from companion.hexes.coordinates import HexCoord
from companion.kit.questions import Question, Reply, ReplyKind, check_reply, value_in_words
from companion.kit.system import Players
from companion.reason import Reason
from companion.session.commands import SetPile
from companion.session.entries import Codec
from companion.session.log import LogLine, lines_altered
from companion.session.secrets.keys import default_keys
from companion.session.session import Session
from companion.session.standing import BoardsUsed, SightChecked
from companion.session.state import TABLE
from companion.text import LANGUAGES, Catalogue
from tests.session.test_undo import sail
from tests.session.tiny_game import AskWind, LookOut, Sail, SailAll, TinyPurpose


def last_details(session: Session) -> list[list[str]]:
    """The keys of the details of the last line, group by group."""
    return [[reason.key for reason in group] for group in session.log()[-1].details]


def test_a_roll_shows_its_dice_and_every_modifier(session: Session) -> None:
    session.execute(AskWind())
    session.answer("tiny-wind", Reply(value="yes"))
    session.choose_setting("two-dice", True)
    session.execute(Sail(boat="red"))
    session.answer("tiny-sail:red", RollAnswer.physical(Roll.of(4, 3)))
    rolled, modifier, why = session.log()[-1].details[0]
    assert rolled == Reason("dice-rolled", args={"dice": "4 + 3", "final": 8, "source": "physical"})
    assert (modifier.args["value"], why.key) == ("+1", "tiny-tail-wind")


def test_a_list_of_rolls_has_a_result_a_row(session: Session) -> None:
    session.execute(SailAll())
    session.answer("tiny-sail-all", RollAnswer.physical(2, 5))
    assert last_details(session)[:2] == [["dice-rolled"], ["dice-rolled"]]


def test_a_draw_names_its_chits(make_session: Callable[..., Session]) -> None:
    session = make_session(pile="physical")
    session.set_facts({"phase": "sail"})
    session.execute(LookOut(count=2))
    session.answer("tiny-fog", DrawAnswer.physical("fog", "clear"))
    assert last_details(session) == [["chits-drawn", "chit-fog", "chit-clear"]]


def test_a_reply_is_named(session: Session) -> None:
    session.execute(AskWind())
    session.answer("tiny-wind", Reply(value="no"))
    assert last_details(session) == [["option-no"]]
    session.execute(AskWind())
    session.answer("tiny-wind", Reply(value=None))
    assert last_details(session) == [["value-unknown"]]


def test_a_fact_set_by_hand_is_named_with_its_value_and_note(session: Session) -> None:
    session.set_facts({"boats/red/is_tired": True}, note="he rowed")
    assert last_details(session) == [["tiny-fact", "option-yes"], ["note-shown"]]


def test_lines_from_an_entry_on(session: Session) -> None:
    answer = sail(session, "red", 4)
    assert [line.seq for line in session.log(since=answer - 1)] == [answer - 1, answer]


def test_ranges_make_up_the_whole_log(session: Session) -> None:
    for _ in range(3):
        note_on = sail(session, "red", 6)
        session.note(note_on, "so")
        session.bookmark(note_on, "here")
    session.undo(back_to=note_on)
    whole = session.log()
    pages = [session.log(since, since + 2) for since in range(1, session.journal.next_seq, 3)]
    assert sum(pages, ()) == whole
    assert any(line.is_undone for line in whole)


@pytest.mark.parametrize(
    "way", ["note", "remove_note", "bookmark", "remove_bookmark", "undo", "redo", "correct"]
)
def test_the_log_knows_which_older_lines_an_act_has_altered(session: Session, way: str) -> None:
    answers = [sail(session, boat, 4) for boat in ("red", "blue")]
    session.note(answers[0], "so")
    noted = session.journal.next_seq - 1
    session.bookmark(answers[0], "here")
    session.undo(confirmed=True)
    do = {
        "note": lambda: session.note(answers[0], "more"),
        "remove_note": lambda: session.remove_note(noted),
        "bookmark": lambda: session.bookmark(answers[1], "there"),
        "remove_bookmark": lambda: session.remove_bookmark(answers[0]),
        "undo": session.undo,
        "redo": session.redo,
        "correct": lambda: session.correct(answers[0], RollAnswer.physical(5)),
    }
    before, since = session.log(), session.journal.next_seq
    do[way]()
    after = session.log(upto=since - 1)
    altered = {new.seq for old, new in zip(before, after, strict=True) if old != new}
    assert altered
    assert altered <= lines_altered(session.journal, since)


@pytest.mark.parametrize(
    ("value", "key"),
    [
        (None, "value-unknown"),
        (True, "option-yes"),
        (HexCoord(1, 2), "value-hex"),
        ({"q": 1, "r": 2}, "value-hex"),
        (3, "value-shown"),
    ],
)
def test_values_have_words(value: object, key: str) -> None:
    assert value_in_words(value).key == key


@pytest.mark.parametrize(
    ("question", "fitting", "unfitting"),
    [
        (Question(purpose=TinyPurpose.WIND), "yes", "maybe"),
        (Question(purpose=TinyPurpose.WIND, can_be_unknown=False), "no", None),
        (Question(purpose=TinyPurpose.WIND, wants=ReplyKind.NUMBER, lowest=1, highest=8), 8, 9),
        (Question(purpose=TinyPurpose.WIND, wants=ReplyKind.NUMBER), -5, "five"),
        (Question(purpose=TinyPurpose.WIND, wants=ReplyKind.HEX), HexCoord(0, 0), "A1"),
        (Question(purpose=TinyPurpose.WIND, wants=ReplyKind.TEXT), "anything", 5),
    ],
)
def test_a_question_knows_what_answers_it(
    question: Question, fitting: HexCoord | int | str, unfitting: int | str | None
) -> None:
    check_reply(question, Reply(value=fitting))
    with pytest.raises(Exception, match="reply-impossible"):
        check_reply(question, Reply(value=unfitting))


def test_a_fact_that_is_one_of_a_few_is_told_in_its_word(session: Session) -> None:
    session.set_facts({"phase": "plan"})
    assert last_details(session) == [["tiny-phase", "option-plan"]]


def test_a_judged_line_of_sight_stands_in_the_log_whatever_is_undone(session: Session) -> None:
    checked = SightChecked(source=HexCoord(0, 0), target=HexCoord(3, 1), verdict="blocked", hindrance=2)
    session.record_sight(checked)
    assert session.undo_label == Reason("do-set-facts", args={"count": 1})
    session.undo()
    line = next(line for line in session.log() if line.label.key == "sight-was-checked")
    assert line.label.hexes == (HexCoord(0, 0), HexCoord(3, 1))
    assert not line.is_undone
    assert line.details[0][0].args["verdict"] == "blocked"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_session_says_by_itself_has_words(session: Session, language: str) -> None:
    session.use_boards(BoardsUsed(board="a" * 64))
    session.record_sight(SightChecked(source=HexCoord(0, 0), source_level=1))
    session.choose_setting("two-dice", False)
    session.set_facts({"boats/red/is_tired": True, "boats/red/position": 3}, note="so")
    session.overrule(Sail(boat="red"), note="second wind")
    session.answer_from("tiny-sail:red", AppSource())
    session.execute(LookOut())
    session.answer_from("tiny-fog", AppSource())
    session.undo(confirmed=True)
    session.undo()
    session.redo()
    session.undo()
    session.execute(SetPile(name="fog", pile=DrawPile(kind=PileKind.PHYSICAL, left={"fog": 1})))
    catalogue = Catalogue(language)
    reasons = [reason for line in session.log() for reason in (line.label, *sum(line.details, ()))]
    own = [reason for reason in reasons if reason.key in catalogue]
    texts = {reason.key: catalogue.reason(reason, str) for reason in own}
    games_own = {reason.key for reason in reasons} - texts.keys()
    prefixes = ("tiny-", "do-sail", "do-look-out", "chit-", "option-sail")
    assert all(key.startswith(prefixes) for key in games_own)
    assert {"dice-rolled", "shuffle-published", "boards-used", "undone", "refusal-overruled"} <= texts.keys()
    assert all(texts.values())


def test_no_line_is_of_the_table(
    make_session: Callable[..., Session], reopen: Callable[[Session], Session]
) -> None:
    """When the key of the piles' orders is lost, the log tells that they are shuffled anew, and no more."""
    duel = make_session(players=Players.TWO)
    default_keys().save(duel.started.session, {})
    again = reopen(duel)
    again.set_facts({"phase": "sail"})
    assert TABLE in {entry.faction for entry in again.journal.entries}
    assert TABLE not in {line.faction for line in again.log()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "label",
    [
        {"key": "table-did", "args": {"who": "red"}},
        {"key": "note-on"},
        {"key": "undone", "about": {"key": "table-did"}},
        {"key": "do-what-is-yet-to-come"},
        {"key": "-a-term"},
        {"key": ""},
    ],
)
def test_a_foreign_label_without_words_is_told_plainly_and_kept_as_it_is(
    session: Session, label: dict[str, object], language: str
) -> None:
    """By another version, or by who writes records of his own."""
    session.execute(AskWind())
    codec, written = Codec(session.system), session.journal.entries[-1].body
    assert written is not None
    fields = json.loads(codec.encode(written)) | {"label": label}
    body = codec.decode(json.dumps(fields).encode())
    words = Catalogue(language).reason(body.told, str)
    assert words in {
        "(what was done cannot be told: this version has no words for it)",
        "（行った内容を表示できません。このバージョンにはない記録です）",
    }
    assert json.loads(codec.encode(body))["label"]["key"] == label["key"]


def test_what_a_step_brought_is_told_in_short_with_how_much_more_it_was() -> None:
    line = LogLine(1, None, "", Reason("do-x"), tuple((Reason(f"thing-{n}"),) for n in range(11)))
    assert [one.key for one in line.in_short] == [*(f"thing-{n}" for n in range(7)), "log-more"]
    assert line.in_short[-1].args == {"count": 4}


def test_what_several_things_that_came_of_a_step_are_about_is_told_once() -> None:
    unit = Reason("unit")
    line = LogLine(1, None, "", Reason("do-x"), ((unit, Reason("left")), (unit, Reason("out-of-play"))))
    assert line.in_short == (unit,)
