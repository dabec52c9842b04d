"""Putting markers on the map."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from companion.hexes.coordinates import HexCoord
from companion.sight.marker_kinds import MarkerKind, has_marker
from ui.map.tools.marker import MARKER_MIME
from ui.map.view import MapView
from ui.session.bridge import SessionBridge

COPY, NO_KEYS = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier

At = Callable[[str], HexCoord]


@pytest.fixture
def marker_view(view: MapView, at: At) -> MapView:
    view.reset_zoom()
    view.centre_on(at("MM9"))
    return view


def tap(view: MapView, hex_: HexCoord) -> None:
    spot = view.mapFromScene(view.board_geometry.centre(hex_))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def answer(view: MapView, text: str) -> None:
    """Choose in the menu that asks."""
    menu = next(menu for menu in view.findChildren(QMenu) if menu.isVisible())
    next(action for action in menu.actions() if action.text() == text).trigger()
    menu.close()


@pytest.mark.long
@pytest.mark.parametrize("kind", [k for k in MarkerKind if k is not MarkerKind.WHITE_PHOSPHORUS])
def test_a_tap_puts_the_marker_down_and_another_takes_it_off(
    marker_view: MapView, bridge: SessionBridge, at: At, kind: MarkerKind
) -> None:
    marker_view.take_marker(kind)
    tap(marker_view, at("LL9"))
    assert has_marker(bridge.markers, at("LL9"), kind)
    tap(marker_view, at("LL9"))
    assert not bridge.markers


def test_a_marker_for_the_check_only_is_not_kept(marker_view: MapView, bridge: SessionBridge, at: At) -> None:
    marker_view.take_marker(MarkerKind.VEHICLE, keep=False)
    tap(marker_view, at("LL9"))
    assert bridge.trial_markers.vehicles == {at("LL9")}
    assert not bridge.markers


def test_white_phosphorus_asks_for_the_value_on_its_counter(
    marker_view: MapView, bridge: SessionBridge, at: At
) -> None:
    marker_view.take_marker(MarkerKind.WHITE_PHOSPHORUS)
    tap(marker_view, at("LL9"))
    assert not bridge.markers, "nothing is put down before the answer"
    answer(marker_view, "+2")
    assert [smoke.amount for smoke in bridge.markers.smoke] == [2]
    tap(marker_view, at("LL9"))
    assert not bridge.markers, "taking off asks nothing"


def test_not_knowing_the_value_is_an_answer(marker_view: MapView, bridge: SessionBridge, at: At) -> None:
    marker_view.take_marker(MarkerKind.WHITE_PHOSPHORUS)
    tap(marker_view, at("LL9"))
    answer(marker_view, bridge.text("map-ask-unknown"))
    assert [smoke.amount for smoke in bridge.markers.smoke] == [None]


def test_smoke_in_the_steeples_hex_asks_for_the_level(
    marker_view: MapView, bridge: SessionBridge, at: At
) -> None:
    marker_view.take_marker(MarkerKind.SMOKE)
    tap(marker_view, at("NN8"))
    answer(marker_view, bridge.text("level-steeple"))
    assert [(smoke.hex, smoke.level) for smoke in bridge.markers.smoke] == [(at("NN8"), 1)]


def test_a_marker_can_be_dragged_onto_a_hex(marker_view: MapView, bridge: SessionBridge, at: At) -> None:
    drop(marker_view, marker_view.mapFromScene(marker_view.board_geometry.centre(at("LL9"))), "vehicle")
    assert bridge.markers.vehicles == {at("LL9")}


def test_a_marker_dropped_beside_the_board_is_not_placed(marker_view: MapView, bridge: SessionBridge) -> None:
    marker_view.fit()
    drop(marker_view, QPoint(1, 1), "vehicle")
    assert not bridge.markers


@pytest.mark.long
@pytest.mark.parametrize("mime", ["text/plain", MARKER_MIME])
def test_only_markers_are_let_in(marker_view: MapView, mime: str) -> None:
    assert drag_in(marker_view, QPoint(9, 9), "vehicle", mime)[1] == (mime == MARKER_MIME)


def drag_in(view: MapView, spot: QPoint, kind: str, mime: str = MARKER_MIME) -> tuple[QMimeData, bool]:
    """Bring data over the map: what is dragged, and whether the map takes it."""
    data = QMimeData()
    data.setData(mime, kind.encode("ascii"))
    event = QDragEnterEvent(spot, COPY, data, Qt.MouseButton.LeftButton, NO_KEYS)
    event.ignore()
    QApplication.sendEvent(view.viewport(), event)
    return data, event.isAccepted()


def drop(view: MapView, spot: QPoint, kind: str) -> None:
    data, _ = drag_in(view, spot, kind)
    event = QDropEvent(QPointF(spot), COPY, data, Qt.MouseButton.LeftButton, NO_KEYS)
    QApplication.sendEvent(view.viewport(), event)
