"""The list of names under a line goes away under the finger that taps something else."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.widgets.name_list import list_names


def test_a_tap_beside_the_list_is_one_on_what_lies_there(qtbot: QtBot) -> None:
    page, line, button = QWidget(), QLineEdit(), QPushButton("Set")
    box = QVBoxLayout(page)
    for part in (line, QWidget(minimumHeight=200), button):
        box.addWidget(part)
    qtbot.addWidget(page)
    tapped: list[str] = []
    button.clicked.connect(lambda: tapped.append(line.text()))
    popup = list_names(line, lambda text: [f"{text}fah"]).popup()
    page.show()
    qtbot.waitExposed(page)
    line.setFocus()
    QTest.keyClicks(line, "ra")
    qtbot.waitUntil(popup.isVisible)
    there = QPointF(button.mapToGlobal(button.rect().center()))
    at, left, none = popup.mapFromGlobal(there), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    press = QMouseEvent(QEvent.Type.MouseButtonPress, at, there, left, left, none)
    QApplication.sendEvent(popup, press)
    assert (tapped, popup.isVisible()) == (["ra"], False)
    assert page.focusWidget() is button, "as after any tap"


def test_the_wheel_beside_the_list_closes_it_and_scrolls_on(qtbot: QtBot) -> None:
    page, area = QWidget(), QScrollArea()
    line = QLineEdit(page)
    page.setFixedSize(200, 2000)
    area.setWidget(page)
    area.resize(240, 300)
    qtbot.addWidget(area)
    names = list_names(line, lambda text: ["Wejh 1720"] if text else [])
    area.show()
    qtbot.waitExposed(area)
    line.setFocus()
    QTest.keyClicks(line, "we")
    popup = names.popup()
    assert popup is not None
    assert popup.isVisible()
    there = QPointF(area.viewport().mapToGlobal(QPoint(100, 250)))
    none, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    at = QPointF(popup.mapFromGlobal(there))
    turn = QWheelEvent(at, there, QPoint(), QPoint(0, -120), none, keys, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(popup, turn)
    assert not popup.isVisible()
    assert area.verticalScrollBar().value() > 0
    assert line.text() == "we"


def test_return_leaves_nothing_in_the_line_of_the_name_that_goes_on_as_typed(qtbot: QtBot) -> None:
    line, given = QLineEdit(), []
    qtbot.addWidget(line)
    popup = list_names(line, lambda text: [f"{text} 1207"]).popup()
    line.returnPressed.connect(lambda: (given.append(line.text()), line.clear()))
    line.show()
    qtbot.waitExposed(line)
    line.setFocus()
    QTest.keyClicks(line, "Gaza")
    qtbot.waitUntil(popup.isVisible)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert (given, line.text()) == (["Gaza"], "")
