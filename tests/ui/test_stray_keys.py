"""A thumb on Space or Enter changes no field of a window."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.shared_window import SharedWindow
from ui.panels.panel import Texts
from ui.panels.roster_entry import RosterEntry
from ui.session.bridge import SessionBridge
from ui.shell.button_keys import ButtonKeys
from ui.shell.stray_keys import StrayKeys
from ui.widgets.buttons import staying_down
from ui.widgets.menu import Menu

Key = Qt.Key


class Form(QWidget):
    """Two boxes, a button that stays down, one with a menu, and a line."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second, self.line = QCheckBox("N20"), QCheckBox("N21"), QLineEdit("3532")
        self.button, self.more = staying_down(QPushButton("16th Infantry Division")), QPushButton("More")
        column = QVBoxLayout(self)
        for field in (self.first, self.second, self.button, self.more, self.line):
            column.addWidget(field)
        self.more.setMenu(Menu(self.more))
        self.more.menu().addAction("Climb the steeple")
        self.button_keys, self.stray_keys = ButtonKeys(self, self.line.setFocus), StrayKeys(self)


@pytest.fixture
def form(qtbot: QtBot) -> Form:
    form = Form()
    qtbot.addWidget(form)
    with qtbot.waitActive(form):
        form.show()
        form.activateWindow()
    return form


def press(form: Form, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(form.focusWidget(), key)


def tap(box: QAbstractButton) -> None:
    box.setFocus(Qt.FocusReason.MouseFocusReason)
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))


def test_a_box_that_was_tapped_stays_ticked(form: Form) -> None:
    tap(form.first)
    press(form, Key.Key_Space)
    assert form.first.isChecked()
    form.second.setFocus()  # as when it is drawn anew
    press(form, Key.Key_Space)
    assert not form.second.isChecked()


def test_a_box_that_keys_led_to_is_ticked(form: Form) -> None:
    form.first.setFocus()
    press(form, Key.Key_Space)
    assert form.first.isChecked()
    tap(form.first)
    press(form, Key.Key_Tab, Key.Key_Space)
    assert (form.first.isChecked(), form.second.isChecked()) == (False, True)


def test_a_button_that_was_tapped_stays_down(form: Form) -> None:
    """Units to be withdrawn were picked by a tap, and dropped by Enter."""
    tap(form.button)
    press(form, Key.Key_Space, Key.Key_Return)
    assert form.button.isChecked()
    press(form, Key.Key_Backtab, Key.Key_Tab, Key.Key_Return)
    assert not form.button.isChecked()


def test_what_was_undone_is_done_again_by_no_thumb(form: Form) -> None:
    form.button.setFocus()
    press(form, Key.Key_Return)
    assert form.button.isChecked()
    form.stray_keys.note_undo()
    press(form, Key.Key_Return)
    assert form.button.isChecked()
    press(form, Key.Key_Tab, Key.Key_Backtab, Key.Key_Return)
    assert not form.button.isChecked()


def test_enter_ticks_a_box(form: Form) -> None:
    form.first.setFocus()
    press(form, Key.Key_Return)
    assert form.first.isChecked()


def test_a_button_tapped_for_its_menu_gives_the_keyboard_back(form: Form) -> None:
    """Enter opened once more what a choice from it had closed."""
    form.more.setFocus(Qt.FocusReason.MouseFocusReason)
    QTest.mousePress(form.more, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert form.focusWidget() is form.more  # what is chosen may hand it on to its own field
    form.more.menu().hide()
    QApplication.processEvents()
    assert form.focusWidget() is form.line


def test_words_that_are_marked_stay(form: Form) -> None:
    """A hex that was refused was wiped out, and why with it."""
    form.line.setFocus()
    form.line.selectAll()
    press(form, Key.Key_Space)
    assert form.line.selectedText() == "3532"
    press(form, Key.Key_End, Key.Key_Space)
    assert form.line.text() == "3532 "


def test_a_blank_is_typed_where_nothing_stands(form: Form) -> None:
    """Some lines take a ring off by it."""
    form.line.clear()
    form.line.setFocus()
    press(form, Key.Key_Space)
    assert form.line.text() == " "


def test_a_blank_that_enter_takes_off_a_line_of_counters_is_no_step_of_undo(
    bridge: SessionBridge, qtbot: QtBot
) -> None:
    entry = RosterEntry(bridge, Texts(bridge), lambda _typed: (0, []))
    qtbot.addWidget(entry)
    QTest.keyClicks(entry.lines, "48th: 3-3-6 @ 3350")
    for _ in range(2):
        QTest.keyClicks(entry.lines, " ")
        QTest.keyClick(entry.lines, Qt.Key.Key_Return)
    QTest.keyClick(entry.lines, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert entry.lines.toPlainText() == ""


def test_an_enter_too_many_behind_lines_that_were_given_says_nothing(
    bridge: SessionBridge, qtbot: QtBot
) -> None:
    entry, said = RosterEntry(bridge, Texts(bridge), lambda _typed: (0, [])), list[object]()
    qtbot.addWidget(entry)
    bridge.message.connect(said.append)
    entry.named.connect(lambda _text: entry.lines.clear())
    entry.submit()
    assert len(said) == 1  # nothing is typed yet
    QTest.keyClicks(entry.lines, "48th: 3-3-6 @ 3350")
    for _ in range(2):
        QTest.keyClick(entry.lines, Qt.Key.Key_Return)
    assert len(said) == 1
    entry.named.disconnect()
    QTest.keyClicks(entry.lines, "48th: 3-3-66 @ 3350")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(entry.lines, key)
    QTest.keyClick(entry.lines, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(entry.lines, Qt.Key.Key_Return)
    assert len(said) == 1  # what was refused is taken off, and why is still read


def test_a_session_is_named_behind_an_enter_too_many_in_its_line(shared: SharedWindow) -> None:
    window = shared.on("elst")
    window.run_action("new-session")
    page = window.desk.pages["new-session"]
    page.name_line.setFocus()
    for key in (Key.Key_Space, Key.Key_Return):
        QTest.keyClick(QApplication.focusWidget(), key)
    assert page.begin_button.hasFocus()
    for letter in "As played":
        QTest.keyClicks(QApplication.focusWidget(), letter)
    assert page.name_line.text().strip() == "As played"
