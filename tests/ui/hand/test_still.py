"""Nothing moves under the finger but what it moves itself."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from companion.games.elst.procedures.clock import NextPhase
from companion.reason import Reason
from tests.ui.artillery_table import Table
from tests.ui.hand.walk import Walked
from tests.ui.running import settle
from ui import operations
from ui.panels.tracker import TrackerPanel
from ui.session.message import Message, Severity
from ui.shell.main_window import MainWindow
from ui.widgets.layouts import scrolling

LEFT = Qt.MouseButton.LeftButton


def _spot(window: MainWindow, name: str) -> QPoint:
    view = window.map_view
    spot = view.mapFromScene(view.board_geometry.centre(window.bridge.board.parse_hex(name)))
    return view.viewport().mapTo(window, spot)


@pytest.mark.long
def test_the_place_of_every_bar_is_kept_free(walked: Walked) -> None:
    assert walked.loose == {}


def test_hexes_stay_where_they_are_whatever_is_done_and_told(window: MainWindow, table: Table) -> None:
    window.resize(1024, 700)
    window.map_view.zoom(2)
    window.map_view.centre_on(table.hex("S14"))
    settle()
    before = _spot(window, "S14")
    for do in (
        lambda: operations.execute(table.bridge, NextPhase()),
        lambda: operations.undo(table.bridge),
        lambda: table.set(contact_number=7),
        lambda: table.bridge.say(Reason("nothing-typed"), Severity.ERROR),
    ):
        do()
        settle()
        assert _spot(window, "S14") == before


def test_hexes_stay_where_they_are_as_a_panel_opens_and_closes(window: MainWindow, table: Table) -> None:
    """The chosen one comes out from under a panel, and no farther."""
    view = window.map_view
    window.resize(1366, 690)
    view.zoom(2)
    view.centre_on(table.hex("S14"))
    settle()
    before, width = _spot(window, "S14"), view.width()
    window.docks.bring("tracker")
    settle()
    assert view.width() < width
    assert _spot(window, "S14") == before
    window.toggle_map_only()
    settle()
    assert (view.width(), _spot(window, "S14")) == (width, before)
    edge = view.board_geometry.hex_at(view.mapToScene(60, view.height() // 2))
    operations.select_hex(table.bridge, edge)
    name = table.bridge.hex_name(edge)
    before = _spot(window, name)
    window.toggle_map_only()
    settle()
    now = _spot(window, name)
    assert view.rect().contains(view.mapFrom(window, now))
    assert (now.x() > before.x(), now.y()) == (True, before.y())


def test_hexes_are_where_they_were_once_the_map_comes_back_from_behind_a_page(
    window: MainWindow, table: Table
) -> None:
    """Its panels take their room one after the other: meanwhile it has more than it is moved in."""
    window.resize(1366, 690)
    window.docks.bring("hex")
    window.map_view.fit()
    for way in ("zoom-in", "zoom-out", "zoom-out"):
        window.run_action(way)
    settle()
    before = _spot(window, "S14")
    for show in (window.show_start_page, window.show_map):
        show()
        settle()
    assert _spot(window, "S14") == before


def test_a_tap_on_a_message_is_for_the_map_but_on_its_undo_and_the_next_success_ends_it(
    window: MainWindow, table: Table
) -> None:
    table.set(contact_number=7)
    told = Message(Severity.ERROR, Reason("nothing-typed"), slot="refusal", actions=("undo",))
    table.bridge.message.emit(told)
    settle()
    bar, view = window.message_bar, window.map_view
    view.fit()
    view.zoom(2)  # so that there is a hex beneath
    words = next(one for one in bar.findChildren(QLabel) if one.text())
    assert " ".join(words.text().split()) == bar.text
    spot = QPoint(words.width() // 4, words.height() // 2)
    beneath = view.viewport().mapFrom(window, words.mapTo(window, spot))
    hex_ = view.board_geometry.hex_at(view.mapToScene(beneath))
    QTest.mouseClick(words, LEFT, pos=spot)
    assert table.bridge.selected == hex_
    assert bar.isVisible()
    undo = next(one for one in bar.findChildren(QPushButton) if one.text().startswith("Undo"))
    QTest.mouseClick(undo, LEFT)
    assert table.battery.contact_number != 7
    assert table.bridge.selected == hex_
    table.bridge.message.emit(told)
    assert bar.isVisible()
    table.set(contact_number=6)
    assert not bar.isVisible()


@pytest.mark.long
def test_the_tracker_begins_each_phase_at_its_top_and_undo_brings_back_where_it_was(
    window: MainWindow, table: Table
) -> None:
    window.resize(1024, 460)
    window.docks.bring("tracker")
    settle()
    area = scrolling(window.docks.panel("tracker", TrackerPanel))
    assert area is not None
    bar = area.verticalScrollBar()
    bar.setValue(bar.maximum())
    left = bar.value()
    assert left > 0
    operations.execute(table.bridge, NextPhase())
    settle()
    assert bar.value() == 0
    operations.undo(table.bridge)
    settle()
    assert bar.value() == left
