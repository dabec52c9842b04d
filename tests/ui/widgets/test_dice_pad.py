"""The dice pad takes what a player taps or types, and only that."""

import pytest
from pytestqt.qtbot import QtBot

from companion.chance.answers import Roll, RollAnswer
from companion.chance.requests import Goal, Modifier, RollRequest, RollRow
from companion.games.elst.purposes import ElstPurpose
from companion.reason import Reason
from tests.ui.widgets.asked import TITLE
from ui.cards.dice_pad import DicePad
from ui.cards.die_pads import FacesPad, TotalsPad
from ui.session.bridge import SessionBridge
from ui.session.message import Message
from ui.widgets.wrapped_label import WrappedLabel

TOTAL = RollRequest(**TITLE, dice=2, goal=Goal(at_most=7, never=(12,)))
ERROR = {"purpose": ElstPurpose.ERROR, "args": {"battery": "G1", "cap": 0}}
APART = RollRequest(**ERROR, dice=2, told_apart=True)
LIST = RollRequest(
    **TITLE,
    dice=2,
    goal=Goal(at_most=6),
    rows=(
        RollRow(subject="a"),
        RollRow(subject="b", modifiers=(Modifier(value=2, reason=Reason("option-yes")),)),
        RollRow(subject="c"),
    ),
)


def _pad(bridge: SessionBridge, qtbot: QtBot, request: RollRequest, *known: Roll) -> DicePad:
    pad = DicePad(bridge, request, known)
    qtbot.addWidget(pad)
    pad.show()
    return pad


def test_one_tap_answers_where_only_the_total_matters(bridge: SessionBridge, qtbot: QtBot) -> None:
    pad = _pad(bridge, qtbot, TOTAL)
    assert isinstance(pad.pad, TotalsPad)
    assert list(pad.pad.buttons) == list(range(2, 13))
    with qtbot.waitSignal(pad.answered) as answered:
        pad.pad.buttons[9].click()
    assert answered.args == [RollAnswer.physical(9)]


def test_no_paste_is_too_long_to_be_told_of(bridge: SessionBridge, qtbot: QtBot) -> None:
    pad = _pad(bridge, qtbot, LIST)
    pad.line.setText("9" * 5000)
    assert pad.rolls == [None, None, None]


def test_totals_that_succeed_are_ticked(bridge: SessionBridge, qtbot: QtBot) -> None:
    pad = _pad(bridge, qtbot, TOTAL)
    assert [total for total, button in pad.pad.buttons.items() if button.is_success] == [2, 3, 4, 5, 6, 7]


def test_dice_told_apart_need_a_face_each(bridge: SessionBridge, qtbot: QtBot) -> None:
    pad = _pad(bridge, qtbot, APART)
    assert isinstance(pad.pad, FacesPad)
    heard: list[RollAnswer] = []
    pad.answered.connect(heard.append)
    pad.pad.lines[0][4].click()
    pad.pad.lines[0][5].click()  # the coloured die was read wrongly at first
    assert heard == []
    pad.pad.lines[1][2].click()
    assert heard == [RollAnswer.physical(Roll.of(5, 2))]


@pytest.mark.parametrize(
    ("request_", "typed", "roll"),
    [
        (TOTAL, "11", Roll(total=11)),
        (TOTAL, "１１", Roll(total=11)),
        (TOTAL, "4 3", Roll.of(4, 3)),
        (APART, "52", Roll.of(5, 2)),
    ],
)
def test_dice_can_be_typed(
    bridge: SessionBridge, qtbot: QtBot, request_: RollRequest, typed: str, roll: Roll
) -> None:
    pad = _pad(bridge, qtbot, request_)
    with qtbot.waitSignal(pad.answered) as answered:
        pad.type_text(typed)
        pad.give()
    assert answered.args == [RollAnswer.physical(roll)]


@pytest.mark.parametrize("typed", ["17", "1", "7 0", "six"])
def test_impossible_dice_are_told_and_stay_in_the_line(
    bridge: SessionBridge, qtbot: QtBot, messages: list[Message], typed: str
) -> None:
    pad = _pad(bridge, qtbot, TOTAL)
    with qtbot.assertNotEmitted(pad.answered):
        pad.line.setText(typed)
        pad.give()
    assert pad.note.isVisible()
    assert pad.note.text()
    assert not messages
    assert pad.line.text() == typed


def test_a_list_goes_down_the_column_and_is_looked_over(bridge: SessionBridge, qtbot: QtBot) -> None:
    pad = _pad(bridge, qtbot, LIST)
    pad.pad.buttons[4].click()
    assert pad.row == 1
    assert [total for total, button in pad.pad.buttons.items() if button.is_success] == [2, 3, 4]
    pad.pad.buttons[5].click()
    assert not pad.accept.isEnabled()
    pad.pad.buttons[6].click()
    pad.list.rows[0].tapped.emit()
    pad.pad.buttons[12].click()  # the first was mistyped
    with qtbot.waitSignal(pad.answered) as answered:
        pad.accept.click()
    assert answered.args == [RollAnswer.physical(12, 5, 6)]


def test_a_list_is_finished_by_an_empty_return(bridge: SessionBridge, qtbot: QtBot) -> None:
    pad = _pad(bridge, qtbot, LIST)
    for typed in ("4", "5", "6"):
        pad.type_text(typed)
        pad.give()
    with qtbot.waitSignal(pad.answered) as answered:
        pad.give()
    assert answered.args == [RollAnswer.physical(4, 5, 6)]


@pytest.mark.long
def test_an_enter_behind_a_roll_that_went_to_its_row_ends_that_roll(
    bridge: SessionBridge, qtbot: QtBot
) -> None:
    """Players give each die with Enter, whether or not its digit was enough; one more Enter gives nothing."""
    pad = _pad(bridge, qtbot, LIST)
    pad.type_text("12")
    assert pad.row == 1
    assert pad.give()
    assert not pad.give()
    assert [roll.total if roll else None for roll in pad.rolls] == [12, None, None]


@pytest.mark.parametrize("request_", [TOTAL, LIST])
def test_a_roll_to_be_corrected_is_typed_anew(
    bridge: SessionBridge, qtbot: QtBot, request_: RollRequest
) -> None:
    known = [Roll(total=4)] * len(request_.rows)
    pad = _pad(bridge, qtbot, request_, *known)
    with qtbot.waitSignal(pad.answered) as answered:
        pad.type_text("9")
        pad.give()
    assert answered.args == [RollAnswer.physical(9, *[4] * (len(known) - 1))]


def test_digits_typed_one_after_the_other_fill_the_list(bridge: SessionBridge, qtbot: QtBot) -> None:
    """A 1 waits for its second digit; where it can have none, it is the roll and the digit the next one."""
    pad = _pad(bridge, qtbot, LIST)
    pad.type_text("11")
    pad.type_text("5")
    pad.type_text("1")
    assert [roll.total if roll else None for roll in pad.rolls] == [11, 5, None]
    ten = RollRequest(**TITLE, dice=1, faces=10, rows=LIST.rows)
    pad = _pad(bridge, qtbot, ten)
    pad.type_text("17")
    assert [roll.total if roll else None for roll in pad.rolls] == [1, 7, None]
    pad = _pad(bridge, qtbot, APART.model_copy(update={"rows": LIST.rows}))
    pad.type_text("526")
    assert [roll.faces if roll else None for roll in pad.rolls] == [(5, 2), None, None]


def test_a_list_to_be_corrected_keeps_its_rolls(bridge: SessionBridge, qtbot: QtBot) -> None:
    pad = _pad(bridge, qtbot, LIST, Roll(total=4), Roll(total=5), Roll(total=6))
    pad.list.rows[2].tapped.emit()
    pad.pad.buttons[7].click()
    with qtbot.waitSignal(pad.answered) as answered:
        pad.accept.click()
    assert answered.args == [RollAnswer.physical(4, 5, 7)]


def test_a_short_list_stands_whole_where_its_words_take_several_lines(
    bridge: SessionBridge, qtbot: QtBot
) -> None:
    pad = _pad(bridge, qtbot, LIST)
    for row in pad.list.rows:
        row.findChild(WrappedLabel).setText("Second battery")
        row.result.setText("1 + 2 = 3: no contact")
    pad.be_small(is_small=True)  # the dice below the list
    pad.resize(180, 1000)
    pad.resize(180, pad.heightForWidth(180))
    assert pad.list.geometry().bottom() < pad.pad.geometry().top()
    assert pad.list.verticalScrollBar().maximum() == 0
    assert pad.list.rows[0].height() > 2 * pad.fontMetrics().height()


def test_of_a_long_list_a_few_rows_are_shown_and_fewer_where_there_is_no_room(
    bridge: SessionBridge, qtbot: QtBot
) -> None:
    pad = _pad(bridge, qtbot, LIST.model_copy(update={"rows": LIST.rows * 3}))
    width = pad.list.width()
    whole, row = pad.list.heightForWidth(width), pad.list.rows[0].height()
    assert 4 * row <= whole < 5 * row
    assert pad.list.shrink_by(row + 1) >= row + 1
    assert pad.list.heightForWidth(width) < whole
    pad.list.shrink_by(pad.list.heightForWidth(width) - whole)
    assert pad.list.heightForWidth(width) == whole
