"""Typing hex numbers: the line, the go-to bar and the pad."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ui.session.bridge import SessionBridge
from ui.session.message import Message
from ui.widgets.hex_entry import GoToBar, HexLineEdit


@pytest.fixture
def line(bridge: SessionBridge, qtbot: QtBot) -> HexLineEdit:
    line = HexLineEdit(bridge)
    qtbot.addWidget(line)
    line.show()
    return line


def commit(widget: QWidget, text: str) -> None:
    """What an input method sends when it is on all the same."""
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(widget, event)


def test_typed_letters_become_capitals_and_return_hands_over_hexes(
    line: HexLineEdit, qtbot: QtBot, at
) -> None:
    with qtbot.waitSignal(line.hexes_entered) as entered:
        qtbot.keyClicks(line, "nn8 ii12")
        assert line.text() == "NN8 II12"
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert entered.args == [(at("NN8"), at("II12"))]


def test_full_width_text_of_an_input_method_is_made_plain(line: HexLineEdit, qtbot: QtBot, at) -> None:
    commit(line, "ｎｎ８")
    assert line.text() == "NN8"
    with qtbot.waitSignal(line.hexes_entered) as entered:
        line.submit()
    assert entered.args == [(at("NN8"),)]


def test_a_name_may_be_typed_in_kana(line: HexLineEdit, qtbot: QtBot, at) -> None:
    assert line.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    commit(line, "デホ")
    assert line.completer().model().stringList() == ["デ・ホープ E13"]
    with qtbot.waitSignal(line.hexes_entered) as entered:
        line.submit()
    assert entered.args == [(at("E13"),)]


def test_a_wrong_number_is_told_once_and_stays_on_the_line(
    line: HexLineEdit, messages: list[Message], qtbot: QtBot
) -> None:
    qtbot.keyClicks(line, "zz99")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert [message.reason.key for message in messages] == ["hex-off-board"]
    assert line.selectedText() == "ZZ99"


def test_why_a_line_will_not_do_goes_with_the_next_sign_typed(
    line: HexLineEdit, bridge: SessionBridge, qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(bridge.unsaid):
        qtbot.keyClicks(line, "zz99")
        qtbot.keyClick(line, Qt.Key.Key_Return)
    with qtbot.waitSignal(bridge.unsaid) as unsaid:
        qtbot.keyClicks(line, "n")
    assert unsaid.args == ["refusal"]
    with qtbot.assertNotEmitted(bridge.unsaid):
        qtbot.keyClicks(line, "n8")


def test_a_name_of_the_map_stands_for_its_hex(line: HexLineEdit, qtbot: QtBot, at) -> None:
    qtbot.keyClicks(line, "town h")
    with qtbot.waitSignal(line.hexes_entered) as entered:
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert entered.args == [(at("BB13"),)]


@pytest.mark.parametrize("typed", ["NN8 steeple", "NN8 尖塔", "steeple", "尖塔"])
def test_a_level_named_behind_a_hex_leaves_the_hex(line: HexLineEdit, at, typed: str) -> None:
    """1.1: where a hex is asked, ground and steeple are the one hex, however the stack in it is shown."""
    line.setText(typed)
    assert line.read() == (at("NN8"),)


def test_numbers_and_names_stand_side_by_side(line: HexLineEdit, qtbot: QtBot, at) -> None:
    line.setText("nn8, de hoop")
    with qtbot.waitSignal(line.hexes_entered) as entered:
        line.submit()
    assert entered.args == [(at("NN8"), at("E13"))]


def test_a_name_of_several_hexes_takes_none(line: HexLineEdit, messages: list[Message], qtbot: QtBot) -> None:
    line.setText("werenfridus")
    with qtbot.assertNotEmitted(line.hexes_entered):
        line.submit()
    assert messages[-1].reason.key == "name-several"
    assert "NN8" in messages[-1].reason.args["names"]


def test_names_are_completed_with_their_hexes_and_none_is_taken(
    line: HexLineEdit, messages: list[Message], qtbot: QtBot
) -> None:
    listed = line.completer().model()
    qtbot.keyClicks(line, "nn8, st")
    assert listed.stringList() == ["NN8, St. Werenfriduskerk NN8", "NN8, St. Werenfriduskerk OO8"]
    with qtbot.assertNotEmitted(line.hexes_entered):
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert messages[-1].reason.key == "name-several"


def test_what_the_list_shows_is_understood(line: HexLineEdit, qtbot: QtBot, at) -> None:
    line.setText("NN8, St. Werenfriduskerk OO8")
    with qtbot.waitSignal(line.hexes_entered) as entered:
        line.submit()
    assert entered.args == [(at("NN8"), at("OO8"))]


def test_a_number_needs_no_completion(line: HexLineEdit, qtbot: QtBot) -> None:
    for text in ("n", "nn8"):
        line.clear()
        qtbot.keyClicks(line, text)
        assert line.completer().model().stringList() == []


def test_an_empty_line_says_that_nothing_is_typed(
    line: HexLineEdit, messages: list[Message], qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(line.hexes_entered):
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert [one.reason.key for one in messages] == ["nothing-typed"]


def test_the_bar_opens_with_the_typed_text_and_escape_puts_it_away(
    bridge: SessionBridge, qtbot: QtBot
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(900, 400)
    parent.show()
    bar = GoToBar(bridge, parent)
    bar.open("n")
    bar.open("n")
    assert bar.line.text() == "NN"
    qtbot.keyClick(bar.line, Qt.Key.Key_Escape)
    assert bar.isHidden()
    bar.open("b")
    assert bar.line.text() == "B"


def test_the_bar_stays_on_what_grows_narrower_under_it(bridge: SessionBridge, qtbot: QtBot) -> None:
    """A panel opens beside the map."""
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(900, 400)
    parent.show()
    bar = GoToBar(bridge, parent)
    bar.open("n")
    parent.resize(500, 400)
    assert parent.rect().contains(bar.geometry())


def test_a_tap_marks_one_hex_to_be_typed_over_and_a_further_one_sets_the_cursor(
    line: HexLineEdit, qtbot: QtBot
) -> None:
    line.setText("NN8")
    line.clearFocus()
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(line, "ii12")
    assert line.text() == "II12"
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
    assert not line.hasSelectedText()


def test_a_tap_into_several_hexes_leaves_them_to_be_added_to(line: HexLineEdit, qtbot: QtBot) -> None:
    line.setText("NN8 II12")
    line.clearFocus()
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
    assert not line.hasSelectedText()
