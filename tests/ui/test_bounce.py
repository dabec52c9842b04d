"""A finger that bounces presses what it meant, and nothing that has come under it by that."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QStackedWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from companion.reason import Reason
from ui.session.bridge import SessionBridge
from ui.shell.bounce import BounceGuard
from ui.widgets.greyed import grey
from ui.widgets.marked_line import MarkedLine
from ui.widgets.menu import Menu
from ui.widgets.one_press import BOUNCE_MS, LAST_PRESS, LastPress, press_once

SPOT = QPoint(60, 40)


class Turning(QStackedWidget):
    """Two pages, each a button; the first turns to the second."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed: list[str] = []
        for name in ("first", "second"):
            button = QPushButton(name)
            button.setMinimumSize(120, 80)
            button.clicked.connect(lambda _, name=name: self._press(name))
            page = QWidget()
            column = QVBoxLayout(page)
            column.setContentsMargins(0, 0, 0, 0)
            column.addWidget(button)
            self.addWidget(page)

    def _press(self, name: str) -> None:
        self.pressed.append(name)
        self.setCurrentIndex(1)


@pytest.fixture
def turning(qtbot: QtBot) -> Turning:
    pages = Turning()
    qtbot.addWidget(pages)
    with qtbot.waitExposed(pages):
        pages.show()
    pages.guard = BounceGuard()
    pages.guard.watch(pages)
    return pages


def tap(pages: Turning, delay_ms: int = 1) -> None:
    QTest.mouseClick(
        pages.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, SPOT, delay_ms
    )


def test_the_second_tap_of_a_bounce_presses_nothing_on_the_page_that_came(turning: Turning) -> None:
    tap(turning)
    tap(turning)
    assert turning.currentIndex() == 1
    assert turning.pressed == ["first"]


def test_a_tap_that_is_meant_presses_what_came(turning: Turning) -> None:
    tap(turning)
    tap(turning, BOUNCE_MS + 100)
    assert turning.pressed == ["first", "second"]


def test_the_same_button_is_pressed_as_often_as_it_is_tapped(turning: Turning) -> None:
    turning.setCurrentIndex(1)
    tap(turning)
    tap(turning)
    assert turning.pressed == ["second", "second"]


def test_a_double_press_is_told_besides_the_press_that_it_is(qtbot: QtBot) -> None:
    """At the same moment: a second press a third of a second after the first went astray."""
    button, last = QPushButton("Next phase"), LastPress()
    qtbot.addWidget(button)
    press_once(button)
    press, double = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick
    seen = []
    for kind, at in ((press, 1000), (press, 1320), (double, 1320), (press, 1420)):
        left, place = Qt.MouseButton.LeftButton, QPointF(SPOT)
        event = QMouseEvent(kind, place, place, left, left, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(at)
        seen.append(last.is_bounced_by(button, event))
        last.note(button, event)
    assert seen == [False, False, False, True]


def test_a_box_ticked_by_a_bouncing_finger_is_ticked(turning: Turning) -> None:
    box = QPushButton("fair play", checkable=True)
    turning.setCurrentIndex(turning.addWidget(box))
    tap(turning)
    tap(turning)
    assert box.isChecked()
    tap(turning, BOUNCE_MS + 100)
    assert not box.isChecked()


def test_the_second_tap_chooses_nothing_from_a_menu_that_opened_over_its_button(turning: Turning) -> None:
    menu = Menu(turning)
    for name in ("first", "second"):
        menu.addAction(name)
    tap(turning)
    menu.popup(turning.mapToGlobal(SPOT) - QPoint(9, 9))
    other = menu.actionGeometry(menu.actions()[1]).center()
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=QPoint(9, 9))
    assert menu.isVisible()
    assert menu.activeAction() is None
    QTest.mousePress(menu, Qt.MouseButton.LeftButton, pos=other)
    assert menu.activeAction() is menu.actions()[1]


@pytest.fixture
def line(qtbot: QtBot) -> Iterator[MarkedLine]:
    """Beside what has the keyboard."""
    line, other, both = MarkedLine("53rd Infantry Division"), QPushButton("other"), QWidget()
    column = QVBoxLayout(both)
    column.addWidget(other)
    column.addWidget(line)
    qtbot.addWidget(both)
    with qtbot.waitExposed(both):
        both.show()
    other.setFocus()
    yield line
    both.close()


def test_a_bouncing_finger_leaves_a_line_marked(line: MarkedLine) -> None:
    for _ in range(2):
        QTest.mouseClick(
            line.window().windowHandle(), Qt.MouseButton.LeftButton, pos=line.geometry().center()
        )
    assert line.selectedText() == line.text()


def test_the_first_tap_at_a_line_that_was_given_the_keyboard_marked_calls_the_keys_alone(
    line: MarkedLine,
) -> None:
    line.setFocus(Qt.FocusReason.TabFocusReason)
    line.selectAll()
    tap = line.geometry().center()
    for is_marked in (True, False):  # a further one sets the cursor
        QTest.mouseClick(line.window().windowHandle(), Qt.MouseButton.LeftButton, pos=tap)
        assert line.hasSelectedText() is is_marked
        QTest.qWait(2 * BOUNCE_MS)


@pytest.mark.parametrize(("slip", "is_tap"), [(4, True), (60, False)])
def test_a_finger_that_slips_as_it_lifts_has_tapped(line: MarkedLine, slip: int, is_tap: bool) -> None:
    window, begun = line.window().windowHandle(), line.geometry().center()
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=begun)
    QTest.mouseMove(window, begun - QPoint(slip, 0))
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=begun - QPoint(slip, 0))
    assert line.hasSelectedText()
    assert (line.selectedText() == line.text()) is is_tap


def test_who_greys_a_button_by_pressing_it_twice_at_once_has_not_asked_why(
    bridge: SessionBridge, qtbot: QtBot
) -> None:
    button, said = QPushButton(), list[object]()
    qtbot.addWidget(button)
    with qtbot.waitExposed(button):
        button.show()
    bridge.message.connect(said.append)
    grey(bridge, button, None)
    button.clicked.connect(lambda: grey(bridge, button, Reason("needs-session")))
    for delay_ms in (1, 1, 2 * BOUNCE_MS):
        assert not said
        QTest.mouseClick(
            button.windowHandle(), Qt.MouseButton.LeftButton, pos=button.rect().center(), delay=delay_ms
        )
    assert len(said) == 1


def test_the_second_tap_on_a_menu_hits_nothing_of_what_was_below(turning: Turning) -> None:
    menu = Menu(turning)
    menu.addAction("first")
    event = QMouseEvent(
        QEvent.Type.MouseButtonPress,
        QPointF(1, 1),
        QPointF(turning.mapToGlobal(SPOT)),
        Qt.MouseButton.LeftButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    tap(turning, BOUNCE_MS + 100)
    turning.pressed.clear()
    turning.setCurrentIndex(0)
    press = QMouseEvent.clone(event)
    press.setTimestamp(LAST_PRESS.ms + BOUNCE_MS + 100)
    QApplication.sendEvent(menu, press)
    tap(turning)
    assert turning.pressed == []
