"""Mouse and fingers on the map."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.hexes.coordinates import Direction, HexCoord
from ui.map.finger_lens import FingerLens
from ui.map.tools.tool import Pointer, Tool
from ui.map.view import MapView


class Recorder(Tool):
    """Writes down what it is told."""

    id = "recorder"
    status_key = "map-tool-select"

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.told: list[tuple[str, HexCoord | None]] = []

    def press(self, at: Pointer) -> None:
        self.told.append(("press", at.hex))

    def drag(self, at: Pointer) -> None:
        self.told.append(("drag", at.hex))

    def drop(self, at: Pointer) -> None:
        self.told.append(("drop", at.hex))

    def tap(self, at: Pointer) -> None:
        self.told.append(("tap", at.hex))

    def long_press(self, at: Pointer) -> None:
        self.told.append(("long press", at.hex))

    def cancel(self) -> None:
        self.told.append(("cancel", None))


class Dragger(Recorder):
    """Wants drags for itself."""

    drags = True


@pytest.fixture
def recorder(view: MapView) -> Recorder:
    return take(view, Recorder(view))


@pytest.fixture
def dragger(view: MapView) -> Recorder:
    return take(view, Dragger(view))


def take(view: MapView, tool: Recorder) -> Recorder:
    view.tools[tool.id] = tool
    view.set_tool(tool.id)
    view.reset_zoom()
    return tool


@pytest.fixture(scope="session")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


def hex_under(view: MapView, spot: QPoint) -> HexCoord:
    hex_ = view.board_geometry.hex_at(view.mapToScene(spot))
    assert hex_ is not None
    return hex_


HERE, THERE = QPoint(300, 300), QPoint(500, 380)
LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton


def mouse_drag(view: MapView, button: Qt.MouseButton, start: QPoint = HERE, end: QPoint = THERE) -> None:
    QTest.mousePress(view.viewport(), button, pos=start)
    for part in (0.4, 0.8, 1.0):
        QTest.mouseMove(view.viewport(), start + (end - start) * part)
    QTest.mouseRelease(view.viewport(), button, pos=end)


def test_a_click_is_a_tap(view: MapView, recorder: Recorder) -> None:
    QTest.mouseClick(view.viewport(), LEFT, pos=HERE)
    hex_ = hex_under(view, HERE)
    assert recorder.told == [("press", hex_), ("tap", hex_)]


def test_a_drag_goes_to_a_tool_that_wants_it(view: MapView, dragger: Recorder) -> None:
    mouse_drag(view, LEFT)
    assert dragger.told[0] == ("press", hex_under(view, HERE))
    assert dragger.told[-2:] == [("drag", hex_under(view, THERE)), ("drop", hex_under(view, THERE))]


def test_a_trembling_click_stays_a_click(view: MapView, dragger: Recorder) -> None:
    QTest.mousePress(view.viewport(), LEFT, pos=HERE)
    QTest.mouseMove(view.viewport(), HERE + QPoint(2, 2))
    QTest.mouseRelease(view.viewport(), LEFT, pos=HERE + QPoint(2, 2))
    assert [what for what, _ in dragger.told] == ["press", "tap"]


@pytest.mark.parametrize("button", [LEFT, MIDDLE, RIGHT])
def test_any_other_drag_moves_the_map(view: MapView, recorder: Recorder, button: Qt.MouseButton) -> None:
    hex_ = hex_under(view, HERE)
    mouse_drag(view, button)
    assert hex_under(view, THERE) == hex_
    assert not {"tap", "drag", "drop", "long press"} & {what for what, _ in recorder.told}


def test_a_right_click_is_a_long_press(view: MapView, recorder: Recorder) -> None:
    QTest.mouseClick(view.viewport(), RIGHT, pos=HERE)
    assert recorder.told == [("long press", hex_under(view, HERE))]


def test_beside_the_board_the_pointer_names_the_nearest_hex(view: MapView, dragger: Recorder) -> None:
    view.fit()
    QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(1, 320))
    assert dragger.told[-1][1] in view.bridge.board
    assert view.board_geometry.hex_at(view.mapToScene(QPoint(1, 320))) is None


def test_the_hex_under_the_cursor_is_told(view: MapView, recorder: Recorder, qtbot: QtBot) -> None:
    QTest.mouseMove(view.viewport(), THERE)  # a pointer that lies there already moves nowhere
    with qtbot.waitSignal(view.hex_hovered) as hovered:
        QTest.mouseMove(view.viewport(), HERE)
    assert hovered.args == [hex_under(view, HERE)]
    with qtbot.waitSignal(view.hex_hovered) as hovered:
        QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
    assert hovered.args == [None]


def wheel(
    view: MapView,
    degrees: int,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    stroke: QPoint | None = None,
) -> None:
    event = QWheelEvent(
        QPointF(HERE),
        QPointF(view.viewport().mapToGlobal(HERE)),
        stroke or QPoint(),
        QPoint(0, degrees * 8),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


@pytest.mark.long
@pytest.mark.parametrize("key", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier])
def test_the_wheel_zooms_at_the_cursor(view: MapView, recorder: Recorder, key: Qt.KeyboardModifier) -> None:
    before, hex_ = view.hex_pixels, hex_under(view, HERE)
    wheel(view, 15, key)
    assert view.hex_pixels > before * 1.1
    assert hex_under(view, HERE) == hex_
    wheel(view, -15, key)
    assert view.hex_pixels == pytest.approx(before)


def test_a_stroke_on_a_touchpad_and_shift_with_the_wheel_move_the_map(
    view: MapView, recorder: Recorder
) -> None:
    before = view.mapFromScene(QPointF())
    wheel(view, 15, stroke=QPoint(0, 60))
    assert view.mapFromScene(QPointF()) == before + QPoint(0, 60)
    wheel(view, 15, Qt.KeyboardModifier.ShiftModifier)
    assert view.mapFromScene(QPointF()) == before + QPoint(60, 60)


def test_a_finger_taps_and_drags(view: MapView, dragger: Recorder, screen: QPointingDevice) -> None:
    QTest.touchEvent(view.viewport(), screen).press(0, HERE).commit()
    QTest.touchEvent(view.viewport(), screen).release(0, HERE).commit()
    assert [what for what, _ in dragger.told] == ["press", "tap"]
    dragger.told.clear()
    QTest.touchEvent(view.viewport(), screen).press(0, HERE).commit()
    QTest.touchEvent(view.viewport(), screen).move(0, THERE).commit()
    QTest.touchEvent(view.viewport(), screen).release(0, THERE).commit()
    assert dragger.told[-1] == ("drop", hex_under(view, THERE))


@pytest.mark.usefixtures("short_rest")
def test_a_resting_finger_is_a_long_press(
    view: MapView, recorder: Recorder, screen: QPointingDevice, qtbot: QtBot
) -> None:
    QTest.touchEvent(view.viewport(), screen).press(0, HERE).commit()
    qtbot.waitUntil(lambda: ("long press", hex_under(view, HERE)) in recorder.told, timeout=3000)
    QTest.touchEvent(view.viewport(), screen).release(0, HERE).commit()
    assert "tap" not in [what for what, _ in recorder.told]


def _lens(view: MapView) -> FingerLens:
    return view.viewport().findChild(FingerLens)


@pytest.mark.long
def test_a_finger_on_small_hexes_sees_them_named_and_slides_to_another(
    view: MapView, recorder: Recorder, screen: QPointingDevice, qtbot: QtBot
) -> None:
    """What was meant is given as the finger lifts; the map stays where it is."""
    view.zoom(30 / view.hex_pixels)
    meant = hex_under(view, HERE).step(Direction.SE, 1)
    here, there = (
        view.mapFromScene(view.board_geometry.centre(one)) for one in (hex_under(view, HERE), meant)
    )
    corner = view.mapFromScene(QPointF())
    QTest.touchEvent(view.viewport(), screen).press(0, here).commit()
    lens = _lens(view)
    assert lens.isVisible()
    assert lens.hex == hex_under(view, HERE)
    assert not lens.geometry().contains(here)
    qtbot.waitUntil(lambda: lens.is_sliding, timeout=2000)
    QTest.touchEvent(view.viewport(), screen).move(0, there).commit()
    assert lens.hex == meant
    QTest.touchEvent(view.viewport(), screen).release(0, there).commit()
    assert not lens.isVisible()
    assert recorder.told[-1] == ("tap", meant)
    assert view.mapFromScene(QPointF()) == corner


def test_a_finger_that_moves_at_once_moves_the_map_and_the_lens_goes(
    view: MapView, recorder: Recorder, screen: QPointingDevice
) -> None:
    view.zoom(30 / view.hex_pixels)
    corner = view.mapFromScene(QPointF())
    QTest.touchEvent(view.viewport(), screen).press(0, HERE).commit()
    QTest.touchEvent(view.viewport(), screen).move(0, HERE + QPoint(0, 40)).commit()
    assert not _lens(view).isVisible()
    QTest.touchEvent(view.viewport(), screen).release(0, HERE + QPoint(0, 40)).commit()
    assert "tap" not in [what for what, _ in recorder.told]
    assert view.mapFromScene(QPointF()) != corner


def test_a_finger_that_drags_sees_what_it_is_on(
    view: MapView, dragger: Recorder, screen: QPointingDevice
) -> None:
    view.zoom(30 / view.hex_pixels)
    QTest.touchEvent(view.viewport(), screen).press(0, HERE).commit()
    QTest.touchEvent(view.viewport(), screen).move(0, THERE).commit()
    assert _lens(view).hex == hex_under(view, THERE)
    QTest.touchEvent(view.viewport(), screen).release(0, THERE).commit()
    assert dragger.told[-1] == ("drop", hex_under(view, THERE))


def test_large_hexes_need_no_lens(view: MapView, recorder: Recorder, screen: QPointingDevice) -> None:
    view.zoom(60 / view.hex_pixels)
    QTest.touchEvent(view.viewport(), screen).press(0, HERE).commit()
    assert not _lens(view).isVisible()
    QTest.touchEvent(view.viewport(), screen).release(0, HERE).commit()
    assert recorder.told[-1] == ("tap", hex_under(view, HERE))


def test_two_fingers_zoom_and_move_but_work_no_tool(
    view: MapView, dragger: Recorder, screen: QPointingDevice
) -> None:
    before, hex_ = view.hex_pixels, hex_under(view, QPoint(350, 300))
    QTest.touchEvent(view.viewport(), screen).press(0, QPoint(300, 300)).commit()
    touch = QTest.touchEvent(view.viewport(), screen)
    touch.move(0, QPoint(300, 300)).press(1, QPoint(400, 300)).commit()
    touch = QTest.touchEvent(view.viewport(), screen)
    touch.move(0, QPoint(300, 340)).move(1, QPoint(500, 340)).commit()
    touch = QTest.touchEvent(view.viewport(), screen)
    touch.release(0, QPoint(300, 340)).release(1, QPoint(500, 340)).commit()
    assert view.hex_pixels == pytest.approx(2 * before)
    assert hex_under(view, QPoint(400, 340)) == hex_
    assert [what for what, _ in dragger.told] == ["press"]


def test_a_second_finger_ends_the_drag_of_the_first(
    view: MapView, dragger: Recorder, screen: QPointingDevice
) -> None:
    QTest.touchEvent(view.viewport(), screen).press(0, HERE).commit()
    QTest.touchEvent(view.viewport(), screen).move(0, THERE).commit()
    touch = QTest.touchEvent(view.viewport(), screen)
    touch.move(0, THERE).press(1, HERE).commit()
    touch = QTest.touchEvent(view.viewport(), screen)
    touch.release(0, THERE).release(1, HERE).commit()
    assert [what for what, _ in dragger.told] == ["press", "drag", "cancel"]


@pytest.mark.long
def test_a_drag_to_the_edge_moves_the_map_on(view: MapView, dragger: Recorder, qtbot: QtBot) -> None:
    edge = QPoint(view.viewport().width() - 2, 300)
    far = hex_under(view, edge).step(Direction.SE, 3)
    QTest.mousePress(view.viewport(), LEFT, pos=HERE)
    QTest.mouseMove(view.viewport(), THERE)
    QTest.mouseMove(view.viewport(), edge)
    qtbot.waitUntil(lambda: dragger.told[-1][1].q >= far.q, timeout=5000)
    QTest.mouseRelease(view.viewport(), LEFT, pos=edge)
    before = view.mapToScene(0, 0)
    qtbot.wait(60)
    assert view.mapToScene(0, 0) == before, "the map rests once the drag is over"
