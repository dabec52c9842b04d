"""A panel that is scrolled stays as something in it is tapped: the next tap hits the same thing."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import AddBattery, AttemptContact
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.games.elst.rules.refit.procedure import RefitStep
from tests.forms import tried_with
from tests.ui.artillery_table import Table
from tests.ui.refit_walk import RefitWalk
from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from tests.ui.test_refit_window import begin
from ui.panels.parts.basket import BasketView
from ui.shell.main_window import MainWindow

SIZES = [(1366, 690), (1024, 700)]


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


def _tap(window: MainWindow, spot: QPoint) -> QWidget:
    """Tap whatever lies at a place of the window; what was hit."""
    hit = window.childAt(spot)
    assert hit is not None
    QTest.mouseClick(hit, Qt.MouseButton.LeftButton, pos=hit.mapFrom(window, spot))
    settle()
    return hit


def _spot(window: MainWindow, button: QAbstractButton) -> QPoint:
    return button.mapTo(window, button.rect().center())


@pytest.mark.long
@tried_with("size", SIZES)
def test_steps_of_a_tem_low_in_the_list_go_to_one_hex(
    window: MainWindow, tmp_path: Path, size: tuple[int, int]
) -> None:
    table = Table(window.bridge, tmp_path)
    window.show_map()
    window.resize(*size)
    window.docks.bring("batteries")
    table.with_barrage()
    settle()
    panel = window.docks.panels["batteries"]
    (card,) = panel.cards.values()
    *_, (hex_, row) = card.attacks.rows.items()
    area = window.docks.by_id["batteries"].widget()
    assert isinstance(area, QScrollArea)
    area.ensureWidgetVisible(row)
    settle()
    value, spot = area.verticalScrollBar().value(), _spot(window, row.tem.more)
    assert value > 0
    for expected in (0, 1, 2):
        _tap(window, spot)
        told = {one.hex: one.tem for one in table.battery.activity.barrage}
        assert told[hex_] == expected
        assert area.verticalScrollBar().value() == value


@pytest.mark.long
def test_purchases_stay_under_the_finger(window: MainWindow, qtbot: QtBot) -> None:
    walk = RefitWalk(window, qtbot)
    begin(walk)
    window.resize(1024, 700)
    walk.tell_control()
    walk.skip_to(RefitStep.REPLENISHMENT)
    walk.take_side(Faction.BRITISH)
    walk.press("refit-choice-points")
    walk.roll(2)
    area = walk.page._work
    bar = area.verticalScrollBar()
    assert bar.value() == 0
    view = next(one for one in walk.page.findChildren(BasketView) if one.isVisibleTo(walk.page))
    offers = [
        one for one in view.offers.findChildren(QPushButton) if one.isVisibleTo(view) and one.isEnabled()
    ]
    area.ensureWidgetVisible(offers[-1])
    settle()
    value = bar.value()
    assert value > 0
    words, spot = offers[-1].text(), _spot(window, offers[-1])
    _tap(window, spot)
    assert walk.purse(Faction.BRITISH).order
    assert bar.value() == value
    under = window.childAt(spot)
    assert isinstance(under, QAbstractButton)
    assert under.text() == words


@pytest.mark.long
def test_an_answer_brings_the_battery_it_was_about_back_into_view(window: MainWindow, tmp_path: Path) -> None:
    """The card had lain over the panel, which came back with another battery's end in sight."""
    table = Table(window.bridge, tmp_path)
    table.ready_to_fire()
    table.do(AddBattery(battery="G2", side=Faction.GERMAN, kind=BatteryKind.NORMAL, calibre=100))
    window.show_map()
    window.resize(1024, 500)
    window.docks.bring("batteries")
    settle()
    bar = window.docks.by_id["batteries"].widget().verticalScrollBar()
    panel = window.docks.panels["batteries"]
    table.do(AttemptContact(battery="G1"))
    bar.setValue(bar.maximum())
    card = panel.cards["G1"]
    assert bar.value() > card.y() + card.head
    table.answer(7)
    table.answer("black")
    settle()
    card = panel.cards["G1"]
    assert bar.value() <= card.y() < bar.value() + bar.pageStep() - card.head
