"""The question prompt offers every reply there is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.hexes.coordinates import HexCoord
from companion.kit.cards import Card, CardAnswer, Takes
from companion.kit.questions import Question, Reply, ReplyKind
from companion.reason import Reason
from tests.ui.widgets.asked import TITLE
from ui import operations
from ui.cards.answers_pad import AnswersPad
from ui.cards.question_pad import QuestionPad
from ui.cards.ring import lettered
from ui.session.bridge import SessionBridge
from ui.session.message import Message

ENTER = Qt.Key.Key_Return


def _pad(bridge: SessionBridge, qtbot: QtBot, **asked: object) -> QuestionPad:
    pad = QuestionPad(bridge, Question(**TITLE, **asked))
    qtbot.addWidget(pad)
    pad.show()
    return pad


@pytest.mark.parametrize("value", ["yes", "no", None])
def test_yes_no_and_dont_know_are_a_tap_each(bridge: SessionBridge, qtbot: QtBot, value: str | None) -> None:
    pad = _pad(bridge, qtbot)
    with qtbot.waitSignal(pad.answered) as answered:
        pad.buttons[value].click()
    assert answered.args == [Reply(value=value)]


def test_what_must_be_known_has_no_dont_know(bridge: SessionBridge, qtbot: QtBot) -> None:
    assert None not in _pad(bridge, qtbot, can_be_unknown=False).buttons


def test_an_answer_longer_than_a_line_takes_several(bridge: SessionBridge, qtbot: QtBot) -> None:
    pad = _pad(bridge, qtbot)
    words, width = pad.buttons[None].text(), pad.buttons[None].width()
    pad.resize(width - 20, 400)
    QApplication.processEvents()
    assert pad.buttons[None].sizeHint().width() <= pad.width()
    assert pad.buttons[None].text().split() == words.split()
    pad.resize(width, 400)
    assert pad.buttons[None].text() == words


def test_a_small_number_can_be_tapped_or_typed(bridge: SessionBridge, qtbot: QtBot) -> None:
    pad = _pad(bridge, qtbot, wants=ReplyKind.NUMBER, lowest=2, highest=12)
    heard: list[Reply] = []
    pad.answered.connect(heard.append)
    pad.buttons[8].click()
    pad.type_text("１１")
    qtbot.keyClick(pad.line, ENTER)
    assert heard == [Reply(value=8), Reply(value=11)]


def test_a_hex_is_typed_or_taken_from_the_map(bridge: SessionBridge, qtbot: QtBot, at) -> None:
    pad = _pad(bridge, qtbot, wants=ReplyKind.HEX)
    heard: list[Reply] = []
    pad.answered.connect(heard.append)
    pad.type_text("jj11")
    qtbot.keyClick(pad.line, ENTER)
    pad.take_hex(at("NN8"))
    assert heard == [Reply(value=at("JJ11")), Reply(value=at("NN8"))]


@pytest.mark.parametrize(("wants", "typed"), [(ReplyKind.HEX, "ZZ40"), (ReplyKind.NUMBER, "many")])
def test_what_is_no_reply_is_told_at_the_line(
    bridge: SessionBridge, qtbot: QtBot, messages: list[Message], wants: ReplyKind, typed: str
) -> None:
    pad = _pad(bridge, qtbot, wants=wants)
    with qtbot.assertNotEmitted(pad.answered):
        pad.line.setText(typed)
        qtbot.keyClick(pad.line, ENTER)
    assert typed in pad.note.text()
    assert pad.note.isVisible()
    assert not messages
    told = pad.note.text()
    operations.set_language(bridge, "ja")
    assert pad.note.text() != told
    assert typed in pad.note.text()
    pad.line.setText("8")
    assert pad.note.isHidden()


def test_a_number_that_will_not_do_is_told_at_the_line_with_those_that_will(
    bridge: SessionBridge, qtbot: QtBot
) -> None:
    pad = _pad(bridge, qtbot, wants=ReplyKind.NUMBER, lowest=-1, highest=6)
    heard: list[Reply] = []
    pad.answered.connect(heard.append)
    pad.type_text("7")
    qtbot.keyClick(pad.line, ENTER)
    assert pad.note.text() == "“7” is no answer to this question. Give a number from -1 to 6."
    qtbot.keyClicks(pad.line, "3")  # over what would not do
    qtbot.keyClick(pad.line, ENTER)
    assert heard == [Reply(value=3)]


@pytest.mark.parametrize(
    ("typed", "told"),
    [("553", [5, 5, 3]), ("5 12 3", [5, 12, 3]), ("12", [12]), ("5", [5]), ("99 1", []), ("5555", [])],
)
def test_one_line_answers_like_numbers_in_turn(
    bridge: SessionBridge, qtbot: QtBot, typed: str, told: list[int]
) -> None:
    asked = Question(**TITLE, wants=ReplyKind.NUMBER, lowest=0, highest=30)
    pad = QuestionPad(bridge, asked, (asked, asked))
    qtbot.addWidget(pad)
    pad.show()
    heard: list[Reply] = []
    pad.answered.connect(heard.append)
    pad.answered_in_turn.connect(heard.extend)
    pad.line.setText(typed)
    qtbot.keyClick(pad.line, ENTER)
    assert [reply.value for reply in heard] == told
    assert bool(pad.note.text()) is not bool(told)


def test_more_numbers_than_are_asked_for_are_counted(bridge: SessionBridge, qtbot: QtBot) -> None:
    asked = Question(**TITLE, wants=ReplyKind.NUMBER, lowest=0, highest=30)
    pad = QuestionPad(bridge, asked, (asked, asked))
    qtbot.addWidget(pad)
    pad.show()
    pad.line.setText("5 5 5 5")
    qtbot.keyClick(pad.line, ENTER)
    assert pad.note.text() == "4 numbers are typed, 3 are asked for."


@pytest.mark.parametrize("can_be_unknown", [True, False])
@pytest.mark.parametrize("more", [True, False])
def test_or_is_said_only_where_a_button_stands_beside_the_line(
    bridge: SessionBridge, qtbot: QtBot, can_be_unknown: bool, more: bool
) -> None:
    asked = Question(**TITLE, wants=ReplyKind.NUMBER, can_be_unknown=can_be_unknown, lowest=0, highest=99)
    pad = QuestionPad(bridge, asked, (asked,) if more else ())
    qtbot.addWidget(pad)
    hint = pad.line.placeholderText()
    assert hint.startswith("or ") is bool(pad.buttons) is can_be_unknown
    assert ("5 4 3" in hint) is more


@pytest.mark.parametrize(
    ("text", "key", "told"),
    [
        ("1615", "1", "1615 (1)"),
        ("1st Brigade", "1", "1st Brigade (1)"),
        ("Hebron", "2", "Hebron (2)"),
        ("Yes", "Y", "Yes"),
    ],
)
def test_a_hex_that_begins_with_its_digit_still_tells_the_digit(text: str, key: str, told: str) -> None:
    assert lettered(text, key) == told


def pad_of(bridge: SessionBridge, qtbot: QtBot, *hexes: HexCoord) -> tuple[AnswersPad, list[object]]:
    """A card's answers, each a hex, and what of them is given."""
    ways = tuple(CardAnswer(Reason("value-hex", hexes=(one,)), place) for place, one in enumerate(hexes))
    pad = AnswersPad(bridge, Card("pick", Reason("question-unknown"), Takes.ANSWERS, answers=ways))
    given: list[object] = []
    pad.chosen.connect(given.append)
    qtbot.addWidget(pad)
    with qtbot.waitExposed(pad):
        pad.show()
    pad.activateWindow()
    return pad, given


def test_a_hex_rings_the_answer_that_it_is_and_gives_none(bridge: SessionBridge, qtbot: QtBot) -> None:
    here, there, other = HexCoord(0, 0), HexCoord(1, 0), HexCoord(2, 0)
    pad, given = pad_of(bridge, qtbot, here, there)
    assert pad.ring_hex(there)
    assert pad.focusWidget() is pad.buttons[1]
    assert not pad.ring_hex(other)
    assert given == []


@pytest.mark.parametrize("count", [1, 2])
def test_enter_rings_an_only_answer_and_none_of_several(
    bridge: SessionBridge, qtbot: QtBot, count: int
) -> None:
    pad, given = pad_of(bridge, qtbot, *(HexCoord(place, 0) for place in range(count)))
    pad.buttons[0].clearFocus()
    pad.give()
    assert pad.buttons[0].hasFocus() is (count == 1)
    assert given == []  # an Enter too many gives nothing
