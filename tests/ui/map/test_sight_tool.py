"""Looking along a line with the pointer."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from companion.hexes.coordinates import HexCoord
from companion.sight.result import Position
from ui import operations
from ui.map.view import MapView
from ui.session.bridge import SessionBridge

At = Callable[[str], HexCoord]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def sight_view(view: MapView, at: At) -> MapView:
    """The sight tool in hand, around the church."""
    view.set_tool("sight")
    view.reset_zoom()
    view.centre_on(at("KK9"))
    return view


def spot(view: MapView, hex_: HexCoord) -> QPoint:
    return view.mapFromScene(view.board_geometry.centre(hex_))


def drag(view: MapView, *hexes: HexCoord, is_released: bool = True) -> None:
    QTest.mousePress(view.viewport(), LEFT, pos=spot(view, hexes[0]))
    for hex_ in hexes[1:]:
        QTest.mouseMove(view.viewport(), spot(view, hex_) + QPoint(9, 9))
    if is_released:
        QTest.mouseRelease(view.viewport(), LEFT, pos=spot(view, hexes[-1]))


def tap(view: MapView, hex_: HexCoord) -> None:
    QTest.mouseClick(view.viewport(), LEFT, pos=spot(view, hex_))


def test_a_drag_judges_and_logs_the_line_between_the_hexes(
    sight_view: MapView, bridge: SessionBridge, at: At
) -> None:
    drag(sight_view, at("NN8"), at("LL10"), at("II12"))
    check = bridge.sight
    assert (check.source, check.target) == (Position(at("NN8")), Position(at("II12")))
    assert check.declared
    assert check.result.hindrance == 1
    assert len(bridge.checks) == 1


def test_the_verdict_shows_while_dragging_but_is_not_logged(
    sight_view: MapView, bridge: SessionBridge, at: At
) -> None:
    drag(sight_view, at("NN8"), at("LL10"), is_released=False)
    assert bridge.sight.live
    assert bridge.sight.result is not None
    assert bridge.checks == ()


def test_a_hex_is_judged_once_however_the_pointer_moves_in_it(
    sight_view: MapView, bridge: SessionBridge, at: At
) -> None:
    drag(sight_view, at("NN8"), at("LL10"), is_released=False)
    before = bridge.sight
    QTest.mouseMove(sight_view.viewport(), spot(sight_view, at("LL10")) - QPoint(8, 3))
    assert bridge.sight is before


def test_fair_play_hides_the_verdict_until_the_shot_is_declared(
    sight_view: MapView, bridge: SessionBridge, at: At
) -> None:
    operations.set_preference(bridge, fair_play=True)
    drag(sight_view, at("NN8"), at("LL10"), at("II12"))
    assert bridge.sight.result is None
    operations.declare_sight(bridge)
    assert bridge.sight.result.hindrance == 1


def test_two_taps_do_what_a_drag_does(sight_view: MapView, bridge: SessionBridge, at: At) -> None:
    tap(sight_view, at("NN8"))
    assert bridge.sight is None
    QTest.mouseMove(sight_view.viewport(), spot(sight_view, at("KK10")))
    assert bridge.sight.live
    tap(sight_view, at("II12"))
    assert bridge.sight.target.hex == at("II12")
    assert len(bridge.checks) == 1
    tap(sight_view, at("MM6"))
    assert bridge.sight.target.hex == at("II12"), "the next tap begins another line"


def test_a_second_tap_on_the_source_gives_the_line_up(
    sight_view: MapView, bridge: SessionBridge, at: At
) -> None:
    tap(sight_view, at("NN8"))
    QTest.mouseMove(sight_view.viewport(), spot(sight_view, at("KK10")))
    tap(sight_view, at("NN8"))
    assert bridge.sight is None
    assert bridge.checks == ()


def test_escape_gives_the_line_up(sight_view: MapView, bridge: SessionBridge, at: At) -> None:
    tap(sight_view, at("NN8"))
    QTest.mouseMove(sight_view.viewport(), spot(sight_view, at("KK10")))
    QTest.keyClick(sight_view, Qt.Key.Key_Escape)
    assert bridge.sight is None
    QTest.mouseMove(sight_view.viewport(), spot(sight_view, at("LL12")))
    assert bridge.sight is None


def test_an_end_that_stays_keeps_its_level(sight_view: MapView, bridge: SessionBridge, at: At) -> None:
    operations.check_sight(bridge, Position(at("NN8"), 1), Position(at("II12")))
    drag(sight_view, at("NN8"), at("KK10"), at("KK12"))
    assert bridge.sight.source == Position(at("NN8"), 1)
    assert bridge.sight.target == Position(at("KK12"))


def test_a_drag_that_ends_off_the_board_ends_in_the_nearest_hex(
    sight_view: MapView, bridge: SessionBridge, at: At
) -> None:
    sight_view.centre_on(at("TT8"))
    beyond = spot(sight_view, at("TT8")) + QPoint(200, 0)
    QTest.mousePress(sight_view.viewport(), LEFT, pos=spot(sight_view, at("QQ8")))
    QTest.mouseMove(sight_view.viewport(), beyond)
    QTest.mouseRelease(sight_view.viewport(), LEFT, pos=beyond)
    assert bridge.sight.target.hex == at("TT8")


def test_a_drag_from_off_the_board_draws_nothing(sight_view: MapView, bridge: SessionBridge, at: At) -> None:
    sight_view.centre_on(at("TT8"))
    beyond = spot(sight_view, at("TT8")) + QPoint(200, 0)
    QTest.mousePress(sight_view.viewport(), LEFT, pos=beyond)
    QTest.mouseMove(sight_view.viewport(), spot(sight_view, at("QQ8")))
    QTest.mouseRelease(sight_view.viewport(), LEFT, pos=spot(sight_view, at("QQ8")))
    assert bridge.sight is None


def test_taking_another_tool_drops_a_line_under_way(
    sight_view: MapView, bridge: SessionBridge, at: At
) -> None:
    drag(sight_view, at("NN8"), at("LL10"), is_released=False)
    sight_view.set_tool("select")
    assert bridge.sight is None


def test_looking_from_a_hex_waits_for_the_target(view: MapView, bridge: SessionBridge, at: At) -> None:
    view.reset_zoom()
    view.centre_on(at("KK9"))
    view.look_from(at("NN8"))
    assert view.tool.id == "sight"
    tap(view, at("II12"))
    assert (bridge.sight.source.hex, bridge.sight.target.hex) == (at("NN8"), at("II12"))
