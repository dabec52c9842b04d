"""What wheel, right button, modifiers and keys do, fingers and buttons on the screen do as well."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QToolBar,
    QToolButton,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from companion.hexes.coordinates import HexCoord
from companion.sight.marker_kinds import MarkerKind, has_marker
from companion.sight.result import Position
from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.map.controls import MapControls
from ui.shell.main_window import MainWindow
from ui.widgets.one_press import BOUNCE_MS

FINGER_MM = 9
MM_PER_INCH, LOGICAL_DPI = 25.4, 96


@pytest.fixture(scope="session")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


@pytest.fixture
def on_map(window: MainWindow) -> MainWindow:
    window.show_map()
    window.map_view.reset_zoom()
    window.map_view.centre_on(window.bridge.board.parse_hex("LL10"))
    settle()  # the panels have found their sizes
    return window


def spot_of(window: MainWindow, hex_: HexCoord) -> QPoint:
    return window.map_view.mapFromScene(window.map_view.board_geometry.centre(hex_))


def touch(window: MainWindow, screen: QPointingDevice, spot: QPoint) -> None:
    viewport = window.map_view.viewport()
    QTest.touchEvent(viewport, screen).press(0, spot, viewport).commit()
    QTest.touchEvent(viewport, screen).release(0, spot, viewport).commit()


@pytest.mark.long
def test_a_tap_selects_as_a_click_does(on_map: MainWindow, screen: QPointingDevice, at) -> None:
    touch(on_map, screen, spot_of(on_map, at("NN8")))
    assert on_map.bridge.selected == at("NN8")


def test_buttons_and_two_fingers_zoom_as_ctrl_and_wheel_do(
    on_map: MainWindow, screen: QPointingDevice, qtbot: QtBot
) -> None:
    view = on_map.map_view
    controls = view.findChild(MapControls)
    sizes = [view.hex_pixels]
    wheel(on_map, Qt.KeyboardModifier.ControlModifier)
    sizes.append(view.hex_pixels)
    qtbot.mouseClick(button(controls, "map-zoom-in"), Qt.MouseButton.LeftButton)
    sizes.append(view.hex_pixels)
    pinch(on_map, screen)
    sizes.append(view.hex_pixels)
    assert sizes == sorted(set(sizes))
    qtbot.mouseClick(button(controls, "map-zoom-out"), Qt.MouseButton.LeftButton)
    assert view.hex_pixels < sizes[-1]


@pytest.mark.long
@pytest.mark.usefixtures("short_rest")
def test_a_resting_finger_opens_the_menu_of_the_right_button(
    on_map: MainWindow, screen: QPointingDevice, qtbot: QtBot, at
) -> None:
    view, spot = on_map.map_view, spot_of(on_map, at("NN8"))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=spot)
    by_mouse = [action.text() for action in open_menu(on_map).actions()]
    open_menu(on_map).close()
    qtbot.waitUntil(lambda: not view.findChildren(QMenu, "hex-menu"))
    QTest.touchEvent(view.viewport(), screen).press(0, spot, view.viewport()).commit()
    qtbot.waitUntil(lambda: bool(view.findChildren(QMenu, "hex-menu")))
    assert [action.text() for action in open_menu(on_map).actions()] == by_mouse
    open_menu(on_map).close()
    QTest.touchEvent(view.viewport(), screen).release(0, spot, view.viewport()).commit()


@pytest.mark.long
def test_two_taps_put_down_the_marker_that_can_be_dragged(
    on_map: MainWindow, screen: QPointingDevice, at
) -> None:
    on_map.use_tool("marker")
    on_map.map_view.take_marker(MarkerKind.WRECK)
    touch(on_map, screen, spot_of(on_map, at("NN8")))
    assert has_marker(on_map.bridge.markers, at("NN8"), MarkerKind.WRECK)


def test_two_taps_judge_the_line_that_can_be_dragged(on_map: MainWindow, screen: QPointingDevice, at) -> None:
    on_map.use_tool("sight")
    for name in ("NN8", "II12"):
        touch(on_map, screen, spot_of(on_map, at(name)))
    assert on_map.bridge.sight is not None
    assert on_map.bridge.sight.target == Position(at("II12"))


@pytest.mark.long
@pytest.mark.usefixtures("short_rest")
def test_a_finger_held_reads_what_a_resting_mouse_does_and_clicks_nothing(
    on_map: MainWindow, screen: QPointingDevice, qtbot: QtBot
) -> None:
    one = tool_button(on_map, "sight")
    on_map.use_tool("select")
    hold(one, screen, qtbot)
    assert QToolTip.text() == one.toolTip() != ""
    lift(one, screen)
    qtbot.waitUntil(QToolTip.isVisible)
    assert on_map.tool == "select"
    QToolTip.hideText()
    qtbot.wait(BOUNCE_MS + 50)  # sooner it would be a finger that bounces
    lift(press(one, screen), screen)
    assert on_map.tool == "sight"
    assert not QToolTip.isVisible()


@pytest.mark.long
@pytest.mark.usefixtures("short_rest")
def test_a_finger_that_moves_on_reads_nothing(
    on_map: MainWindow, screen: QPointingDevice, qtbot: QtBot
) -> None:
    one = tool_button(on_map, "sight")
    press(one, screen)
    QTest.touchEvent(one, screen).move(0, one.rect().center() + QPoint(40, 0), one).commit()
    qtbot.wait(QApplication.styleHints().mousePressAndHoldInterval() + 100)
    assert not QToolTip.isVisible()
    lift(one, screen)


@pytest.mark.usefixtures("short_rest")
@pytest.mark.parametrize("kind", [QLabel, QPushButton, QListWidget])
def test_tips_of_disabled_and_listed_things_are_read_by_a_finger(
    on_map: MainWindow, screen: QPointingDevice, qtbot: QtBot, kind: type[QWidget]
) -> None:
    """Whatever has a tip: text, a button that cannot be pressed (its tip says why), a line of a list."""
    one = kind(on_map)
    one.setGeometry(300, 300, 200, 60)
    if isinstance(one, QListWidget):
        item = QListWidgetItem("line", one)
        item.setToolTip("the tip")
    else:
        one.setToolTip("the tip")
        one.setEnabled(False)
    one.show()
    one.raise_()
    target = one.viewport() if isinstance(one, QListWidget) else one
    hold(target, screen, qtbot, QPoint(10, 10))
    assert QToolTip.text() == "the tip"
    lift(target, screen, QPoint(10, 10))
    QToolTip.hideText()


@pytest.mark.long
def test_every_shortcut_of_the_map_is_in_the_menu_and_the_palette(on_map: MainWindow) -> None:
    on_map.open_palette()
    shown = set(on_map.palette_widget.shown_ids())
    with_keys = {id_ for id_, action in on_map.actions_by_id.by_id.items() if not action.shortcut().isEmpty()}
    assert {id_ for id_ in with_keys if on_map.actions_by_id[id_].isVisible()} <= shown


@pytest.mark.long
def test_a_finger_hits_every_button_in_table_mode(on_map: MainWindow) -> None:
    operations.toggle_table_mode(on_map.bridge)
    pages = {"start": on_map.show_start_page, "map": on_map.show_map, "settings": on_map.show_settings}
    pages |= {"rules": on_map.show_rules, "new-session": lambda: on_map.desk.show("new-session")}
    for page, show in pages.items():
        show()
        QApplication.processEvents()
        assert on_map.page == page
        assert not small_targets(on_map), page


def small_targets(window: MainWindow) -> dict[str, tuple[int, int]]:
    """The buttons in sight that a finger may miss."""
    least = FINGER_MM / MM_PER_INCH * LOGICAL_DPI
    buttons = [one for one in window.findChildren(QAbstractButton) if is_a_target(one)]
    assert len(buttons) > 5
    sizes = {f"{type(one).__name__} {one.objectName()} {one.text()}": size(one) for one in buttons}
    return {name: found for name, found in sizes.items() if min(found) < least}


def tool_button(window: MainWindow, action: str) -> QToolButton:
    """The button of an action in the toolbar."""
    shown = window.findChild(QToolBar).widgetForAction(window.actions_by_id[action])
    assert isinstance(shown, QToolButton)
    return shown


def press(target: QWidget, screen: QPointingDevice, at: QPoint | None = None) -> QWidget:
    QTest.touchEvent(target, screen).press(0, at or target.rect().center(), target).commit()
    return target


def hold(target: QWidget, screen: QPointingDevice, qtbot: QtBot, at: QPoint | None = None) -> None:
    press(target, screen, at)
    qtbot.waitUntil(QToolTip.isVisible, timeout=3000)


def lift(target: QWidget, screen: QPointingDevice, at: QPoint | None = None) -> None:
    QTest.touchEvent(target, screen).release(0, at or target.rect().center(), target).commit()


def is_a_target(one: QAbstractButton) -> bool:
    """Whether a finger may want it; what lies in a field for a shortcut serves keyboards alone."""
    return one.isVisible() and one.width() > 0 and not isinstance(one.parent(), QLineEdit)


def size(one: QAbstractButton) -> tuple[int, int]:
    return one.width(), one.height()


def button(parent: MapControls, name: str) -> QAbstractButton:
    return parent.findChild(QAbstractButton, name)


def open_menu(window: MainWindow) -> QMenu:
    return window.map_view.findChildren(QMenu, "hex-menu")[-1]


def wheel(window: MainWindow, modifiers: Qt.KeyboardModifier) -> None:
    viewport = window.map_view.viewport()
    middle = viewport.rect().center()
    spot, there = QPointF(middle), QPointF(viewport.mapToGlobal(middle))
    phase, none = Qt.ScrollPhase.NoScrollPhase, Qt.MouseButton.NoButton
    event = QWheelEvent(spot, there, QPoint(), QPoint(0, 120), none, modifiers, phase, False)
    QApplication.sendEvent(viewport, event)
    assert event.type() == QEvent.Type.Wheel


def pinch(window: MainWindow, screen: QPointingDevice) -> None:
    viewport = window.map_view.viewport()
    left, right = QPoint(300, 300), QPoint(400, 300)
    QTest.touchEvent(viewport, screen).press(0, left).commit()
    QTest.touchEvent(viewport, screen).move(0, left).press(1, right).commit()
    QTest.touchEvent(viewport, screen).move(0, left).move(1, right + QPoint(60, 0)).commit()
    QTest.touchEvent(viewport, screen).release(0, left).release(1, right + QPoint(60, 0)).commit()
