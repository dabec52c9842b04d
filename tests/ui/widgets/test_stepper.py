"""The stepper takes whole numbers, typed or stepped, within its limits."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ui.widgets.stepper import Stepper


@pytest.fixture
def stepper(qtbot: QtBot) -> Stepper:
    stepper = Stepper(-2, 4, is_signed=True)
    qtbot.addWidget(stepper)
    stepper.show()
    return stepper


def test_the_first_step_leaves_the_unknown(stepper: Stepper) -> None:
    assert (stepper.value, stepper.line.text()) == (None, "?")
    stepper.more.click()
    assert (stepper.value, stepper.line.text()) == (0, "0")
    stepper.more.click()
    assert (stepper.value, stepper.line.text()) == (1, "+1")


def test_a_step_the_other_way_takes_back_the_one_that_left_the_unknown(
    stepper: Stepper, qtbot: QtBot
) -> None:
    stepper.more.click()
    with qtbot.waitSignal(stepper.changed) as told:
        stepper.less.click()
    assert (told.args, stepper.value, stepper.line.text()) == ([None], None, "?")
    stepper.more.click()
    stepper.more.click()
    stepper.less.click()
    stepper.less.click()
    assert stepper.value == -1


def test_at_its_limit_too(qtbot: QtBot) -> None:
    stepper = Stepper(0, 4)
    qtbot.addWidget(stepper)
    stepper.more.click()
    stepper.less.click()
    assert (stepper.value, stepper.less.isEnabled()) == (None, True)
    stepper.more.click()
    stepper.more.click()
    stepper.less.click()
    assert (stepper.value, stepper.less.isEnabled()) == (0, False)


@pytest.mark.parametrize(("typed", "value"), [("3", 3), ("＋２", 2), ("−1", -1), ("99", 4), ("-99", -2)])
def test_a_typed_number_is_kept_within_the_limits(stepper: Stepper, typed: str, value: int) -> None:
    stepper.line.setText(typed)
    stepper.line.editingFinished.emit()
    assert stepper.value == value


def test_what_is_no_number_changes_nothing(stepper: Stepper, qtbot: QtBot) -> None:
    stepper.set_value(2)
    with qtbot.assertNotEmitted(stepper.changed):
        stepper.line.setText("two")
        stepper.line.editingFinished.emit()
    assert (stepper.value, stepper.line.text()) == (2, "+2")


def test_a_tap_marks_the_number_to_be_typed_over_and_a_further_one_sets_the_cursor(
    stepper: Stepper, qtbot: QtBot
) -> None:
    stepper.set_value(2)
    stepper.more.setFocus()
    qtbot.mouseClick(stepper.line, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(stepper.line, "3")
    assert stepper.line.text() == "3"
    qtbot.mouseClick(stepper.line, Qt.MouseButton.LeftButton)
    assert not stepper.line.hasSelectedText()


def test_a_number_takes_the_place_of_the_mark_that_enter_left(stepper: Stepper, qtbot: QtBot) -> None:
    stepper.activateWindow()
    stepper.line.setFocus()
    qtbot.waitUntil(stepper.line.hasFocus)
    qtbot.keyClick(stepper.line, Qt.Key.Key_Return)
    qtbot.keyClicks(stepper.line, "3")
    qtbot.keyClick(stepper.line, Qt.Key.Key_Return)
    assert (stepper.value, stepper.line.text()) == (3, "+3")


def test_arrows_step_from_what_is_typed(stepper: Stepper, qtbot: QtBot) -> None:
    stepper.line.setText("3")
    qtbot.keyClick(stepper.line, Qt.Key.Key_Up)
    assert stepper.value == 4
    qtbot.keyClick(stepper.line, Qt.Key.Key_Up)
    qtbot.keyClick(stepper.line, Qt.Key.Key_Down)
    assert (stepper.value, stepper.line.selectedText()) == (3, "+3")


@pytest.mark.long
def test_a_tap_into_the_unknown_leaves_it_to_be_typed_over(stepper: Stepper, qtbot: QtBot) -> None:
    """Also where the line has the keyboard already, as in a form that has just opened."""
    stepper.line.setFocus()
    qtbot.mouseClick(stepper.line, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(stepper.line, "3")
    assert stepper.line.text() == "3"
