"""A fold's heading in a narrow column."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.widgets.fold import Fold


def test_a_heading_too_long_for_a_line_takes_several_and_keeps_its_name(qtbot: QtBot) -> None:
    fold = Fold("Not now, and nobody knows when: 1")
    qtbot.addWidget(fold)
    fold.resize(140, 200)
    fold.show()
    assert "\n" in fold.head.text()
    assert fold.head.sizeHint().width() <= fold.head.width()
    fold.set_title("Not now, and nobody knows when: 12")
    assert fold.head.accessibleName() == "Not now, and nobody knows when: 12"
    fold.resize(600, 200)
    assert fold.head.text() == "Not now, and nobody knows when: 12"


def test_what_is_opened_in_error_and_closed_again_leaves_all_scrolled_as_it_was(qtbot: QtBot) -> None:
    area, page = QScrollArea(), QWidget()
    column = QVBoxLayout(page)
    above, below = QWidget(), QWidget()
    fold = Fold("More", lambda: [_tall(100)])
    for part in (above, fold, below):
        column.addWidget(part)
    above.setFixedHeight(300)
    below.setFixedHeight(300)
    area.setWidgetResizable(True)
    area.setWidget(page)
    area.resize(200, 340)
    qtbot.addWidget(area)
    area.show()
    bar = area.verticalScrollBar()
    bar.setValue(10)
    fold.head.click()
    qtbot.waitUntil(lambda: bar.value() > 10)
    fold.head.click()
    qtbot.waitUntil(lambda: bar.value() == 10)
    fold.head.click()
    qtbot.waitUntil(lambda: bar.value() > 10)
    bar.setValue(bar.value() + 5)  # by the player
    moved = bar.value()
    fold.head.click()
    QApplication.processEvents()
    assert bar.value() == moved


def test_a_head_that_stands_elsewhere_stays_in_sight_as_more_opens_than_there_is_room_for(
    qtbot: QtBot,
) -> None:
    area, page = QScrollArea(), QWidget()
    column = QVBoxLayout(page)
    fold = Fold("More", lambda: [_tall(900)])
    for part in (fold.head, _tall(200), fold, _tall(300)):
        column.addWidget(part)
    area.setWidgetResizable(True)
    area.setWidget(page)
    area.resize(200, 340)
    qtbot.addWidget(area)
    area.show()
    fold.head.click()
    QTest.qWait(20)
    assert area.viewport().rect().contains(fold.head.geometry().translated(page.pos()))


def _tall(height: int) -> QWidget:
    row = QWidget()
    row.setFixedHeight(height)
    return row
