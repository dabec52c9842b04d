"""The hexes that may be taken are heard, and found on the screen where they are lit."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from companion.hexes.coordinates import HexCoord
from ui.map.goals import goal_spots, let_map_be_heard
from ui.map.view import MapView
from ui.shell.aiming import Aiming

At = Callable[[str], HexCoord]


def heard(view: MapView) -> str:
    let_map_be_heard()
    return QAccessible.queryAccessibleInterface(view).text(QAccessible.Text.Description)


def test_what_may_be_taken_is_heard_while_it_is_asked_for(view: MapView, at: At) -> None:
    assert heard(view) == ""
    view.aim(Aiming(lambda _hex: None, goals=frozenset({at("NN8"), at("II12")})))
    assert heard(view) == "May be taken: II12, NN8 St. Werenfriduskerk"
    view.aim(None)
    assert heard(view) == ""


def test_each_is_tapped_where_it_is_told_to_lie(view: MapView, at: At) -> None:
    taken: list[HexCoord] = []
    view.aim(Aiming(taken.append, goals=frozenset({at("Z12")})))
    view.centre_on(at("Z12"))
    QApplication.processEvents()
    ((name, does, spot),) = goal_spots(view)
    assert name.startswith("Z12")
    assert not does
    shown = view.mapToScene(view.viewport().mapFromGlobal(spot.center()))
    assert view.board_geometry.hex_at(shown) == at("Z12")


@pytest.mark.long
def test_what_lies_out_of_sight_is_not_told(view: MapView, at: At) -> None:
    view.aim(Aiming(lambda _hex: None, goals=frozenset({at("B2")})))
    view.zoom(8)
    view.centre_on(at("NN20"))
    assert list(goal_spots(view)) == []
