"""Everything that scrolls follows a finger; a tap stays a tap."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QTableWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.shared_window import SharedWindow
from ui.shell.main_window import MainWindow
from ui.widgets.finger_scroll import OWN_DRAG, FingerScroll
from ui.widgets.hex_diagram import HexDiagram
from ui.widgets.stepper import Stepper
from ui.widgets.tap_frame import TapFrame

Shown = Callable[[QWidget], QWidget]


@pytest.fixture(scope="session")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    """A window of 300 x 300 pixels with a thing in it, watched."""

    def show(inside: QWidget) -> QWidget:
        window = QWidget()
        qtbot.addWidget(window)
        QVBoxLayout(window).addWidget(inside)
        window.resize(300, 300)
        FingerScroll(window)
        window.show()
        qtbot.waitExposed(window)
        return window

    return show


def stroke(target: QWidget, screen: QPointingDevice, by: QPoint, *, at: QPoint | None = None) -> None:
    """A finger put down, drawn in eight steps, held and lifted; all in the frame of what does not move."""
    window = target.window()
    start = target.mapTo(window, at or target.rect().center())
    QTest.touchEvent(window, screen).press(0, start, window).commit()
    for step in (1, 2, 3, 4, 5, 6, 7, 8, 8, 8):
        QTest.qWait(10)
        QTest.touchEvent(window, screen).move(0, start + by * step / 8, window).commit()
    QTest.touchEvent(window, screen).release(0, start + by, window).commit()
    QTest.qWait(20)


def tap(target: QWidget, screen: QPointingDevice) -> None:
    spot = target.rect().center()
    QTest.touchEvent(target, screen).press(0, spot, target).commit()
    QTest.touchEvent(target, screen).release(0, spot, target).commit()


def column(*widgets: QWidget) -> QScrollArea:
    """Some things under one another, and much below."""
    area, inside = QScrollArea(widgetResizable=True), QWidget()
    rows = QVBoxLayout(inside)
    for widget in widgets:
        rows.addWidget(widget)
    tall = QLabel("below")
    tall.setMinimumHeight(900)
    rows.addWidget(tall)
    area.setWidget(inside)
    return area


def scrolled(area: QAbstractScrollArea) -> int:
    return area.verticalScrollBar().value()


def test_a_page_follows_the_finger_there_and_back(shown: Shown, screen: QPointingDevice) -> None:
    area = column()
    shown(area)
    stroke(area.viewport(), screen, QPoint(0, -120))
    assert 110 <= scrolled(area) <= 120
    stroke(area.viewport(), screen, QPoint(0, 120))
    assert scrolled(area) <= 10


def test_a_stroke_that_begins_on_a_button_presses_nothing_and_a_tap_does(
    shown: Shown, screen: QPointingDevice
) -> None:
    button, row, stepper, diagram = QPushButton("press"), TapFrame(), Stepper(0, 9), HexDiagram()
    row.setMinimumHeight(40)
    diagram.setMinimumHeight(60)
    stepper.set_value(3)
    area = column(button, row, stepper, diagram)
    shown(area)
    heard: list[str] = []
    button.clicked.connect(lambda: heard.append("button"))
    row.tapped.connect(lambda: heard.append("row"))
    stepper.changed.connect(lambda value: heard.append(f"stepper {value}"))
    diagram.side_tapped.connect(lambda _side: heard.append("diagram"))
    for target in (button, row, stepper.more, diagram):
        area.verticalScrollBar().setValue(0)
        stroke(target, screen, QPoint(0, -100), at=QPoint(target.width() // 2, target.height() - 3))
        assert scrolled(area) > 80
    assert heard == []
    assert not button.isDown()
    area.verticalScrollBar().setValue(0)
    for target in (button, row, stepper.more):
        tap(target, screen)
    assert heard == ["button", "row", "stepper 4"]


@pytest.mark.parametrize("kind", [QListWidget, QTableWidget, QTextBrowser])
def test_lists_tables_and_texts_follow_and_choose_nothing(
    kind: type[QAbstractScrollArea], shown: Shown, screen: QPointingDevice
) -> None:
    area, clicked = kind(), []
    if isinstance(area, QListWidget):
        area.addItems([f"line {n}" for n in range(100)])
    elif isinstance(area, QTableWidget):
        area.setRowCount(100)
        area.setColumnCount(1)
        area.horizontalHeader().setStretchLastSection(True)
    elif isinstance(area, QTextBrowser):
        area.setPlainText("line\n" * 200)
    if isinstance(area, QAbstractItemView):
        area.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        area.clicked.connect(clicked.append)
    shown(area)
    stroke(area.viewport(), screen, QPoint(0, -120))
    assert 100 <= scrolled(area) <= 120
    assert clicked == []
    tap(area.viewport(), screen)
    assert len(clicked) == isinstance(area, QAbstractItemView)


@pytest.mark.parametrize("kind", [QListWidget, QPlainTextEdit])
def test_what_scrolls_by_lines_moves_no_further_than_the_finger(
    kind: type[QAbstractScrollArea], shown: Shown, screen: QPointingDevice
) -> None:
    area, lines = kind(), [f"line {n}" for n in range(200)]
    if isinstance(area, QListWidget):
        area.addItems(lines)
        area.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
    elif isinstance(area, QPlainTextEdit):
        area.setPlainText("\n".join(lines))
    shown(area)
    stroke(area.viewport(), screen, QPoint(0, -120))
    assert 3 <= scrolled(area) <= 12


def test_sliders_and_what_is_dragged_off_keep_their_strokes(shown: Shown, screen: QPointingDevice) -> None:
    slider, tray = QSlider(), QPushButton("marker")
    tray.setProperty(OWN_DRAG, True)
    slider.setFixedHeight(100)
    area = column(slider, tray)
    shown(area)
    for target in (slider, tray):
        stroke(target, screen, QPoint(0, -60))
    assert scrolled(area) == 0


def test_a_flick_glides_on_and_the_next_finger_stops_it(
    shown: Shown, screen: QPointingDevice, qtbot: QtBot
) -> None:
    area = column()
    window = shown(area)
    QTest.touchEvent(window, screen).press(0, QPoint(100, 200), window).commit()
    for step in range(1, 6):
        QTest.qWait(10)
        QTest.touchEvent(window, screen).move(0, QPoint(100, 200 - 25 * step), window).commit()
    QTest.touchEvent(window, screen).release(0, QPoint(100, 75), window).commit()
    lifted = scrolled(area)
    qtbot.waitUntil(lambda: scrolled(area) > lifted + 20)
    QTest.touchEvent(window, screen).press(0, QPoint(100, 100), window).commit()
    stopped = scrolled(area)
    QTest.qWait(100)
    assert scrolled(area) == stopped
    QTest.touchEvent(window, screen).release(0, QPoint(100, 100), window).commit()


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


@pytest.mark.long
def test_pages_of_the_window_follow_a_finger(window: MainWindow, screen: QPointingDevice) -> None:
    window.run_action("settings")
    QTest.qWait(50)
    areas = [
        one
        for one in window.findChildren(QScrollArea)
        if one.isVisible() and one.verticalScrollBar().maximum() > 60
    ]
    assert areas
    for area in areas:
        area.verticalScrollBar().setValue(0)
        stroke(area.viewport(), screen, QPoint(0, -60))
        assert scrolled(area) >= 50
