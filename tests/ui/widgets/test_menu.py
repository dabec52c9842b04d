"""A menu stays open under a finger that bounces."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ui.widgets.menu import Menu
from ui.widgets.one_press import BOUNCE_MS


def test_a_press_at_once_after_it_came_does_not_close_it(qtbot: QtBot) -> None:
    menu = Menu()
    qtbot.addWidget(menu)
    menu.addAction("One")
    menu.popup(QPoint(200, 200))
    beside = QPoint(-30, -30)
    QTest.mousePress(menu, Qt.MouseButton.LeftButton, pos=beside)
    assert menu.isVisible()
    QTest.qWait(BOUNCE_MS + 20)
    QTest.mousePress(menu, Qt.MouseButton.LeftButton, pos=beside)
    assert not menu.isVisible()


def test_a_digit_rings_the_number_and_enter_gives_it(qtbot: QtBot) -> None:
    menu, taken = Menu(), []
    qtbot.addWidget(menu)
    for amount in range(1, 6):
        menu.addAction(f"+{amount}").triggered.connect(lambda *_, amount=amount: taken.append(amount))
    menu.popup(QPoint(200, 200))
    QTest.keyClicks(menu, "2")
    assert menu.isVisible()
    assert taken == []
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert taken == [2]
