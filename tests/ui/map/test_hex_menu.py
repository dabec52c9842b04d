"""The menu of a hex."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu

from companion.hexes.coordinates import HexCoord
from companion.sight.result import Position
from ui.map.view import MapView
from ui.session.bridge import SessionBridge

At = Callable[[str], HexCoord]


@pytest.fixture
def menu_of(view: MapView, at: At) -> Callable[[str], QMenu]:
    """Opens the menu of a hex by a right click."""

    def open_menu(name: str) -> QMenu:
        view.reset_zoom()
        view.centre_on(at(name))
        spot = view.viewport().rect().center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=spot)
        return view.findChild(QMenu, "hex-menu")

    return open_menu


def choose(menu: QMenu, text: str) -> None:
    next(action for action in menu.actions() if action.text() == text).trigger()


def test_the_menu_selects_its_hex(view: MapView, menu_of: Callable[[str], QMenu], at: At) -> None:
    tapped: list[HexCoord] = []
    view.hex_tapped.connect(tapped.append)
    assert menu_of("NN8").isVisible()
    assert tapped == [at("NN8")]


def test_the_menu_is_headed_by_its_hex(menu_of: Callable[[str], QMenu]) -> None:
    """The heading of a section is not drawn in a dressed menu, and stood empty."""
    heading = menu_of("NN8").findChild(QLabel)
    assert heading.text() == "NN8"
    assert heading.isVisible()


def test_a_line_can_be_begun_from_it(
    view: MapView, menu_of: Callable[[str], QMenu], bridge: SessionBridge
) -> None:
    choose(menu_of("NN8"), bridge.text("map-menu-look"))
    assert view.tool.id == "sight"


@pytest.mark.long
@pytest.mark.parametrize(("words", "level"), [("All seen from here", 0), ("All seen from the steeple", 1)])
def test_all_seen_from_there_is_shaded(
    menu_of: Callable[[str], QMenu], bridge: SessionBridge, at: At, words: str, level: int
) -> None:
    choose(menu_of("NN8"), words)
    assert bridge.viewshed.position == Position(at("NN8"), level)


def test_only_a_steeple_offers_a_view_from_it(menu_of: Callable[[str], QMenu], bridge: SessionBridge) -> None:
    texts = [action.text() for action in menu_of("MM9").actions()]
    assert bridge.text("map-menu-view") in texts
    assert "All seen from the steeple" not in texts


def test_markers_can_be_switched_in_it(
    menu_of: Callable[[str], QMenu], bridge: SessionBridge, at: At
) -> None:
    kinds = next(action.menu() for action in menu_of("MM9").actions() if action.menu() is not None)
    choose(kinds, bridge.text("marker-wreck"))
    assert bridge.markers.wrecks == {at("MM9")}


def test_the_window_can_add_actions(view: MapView, menu_of: Callable[[str], QMenu]) -> None:
    action = QAction("fix it", view)
    view.hex_menu_actions.append(action)
    assert action in menu_of("MM9").actions()
