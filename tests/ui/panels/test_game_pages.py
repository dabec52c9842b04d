"""The pages of any game beside the map, each of its panels that has no other place."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.ui.session_table import begin
from ui import operations
from ui.panels.game_pages import GamePages, pages_of
from ui.session.bridge import SessionBridge


def shown(bridge: SessionBridge, qtbot: QtBot) -> GamePages:
    pages = GamePages(bridge)
    qtbot.addWidget(pages)
    pages.show()
    return pages


@pytest.mark.long
def test_each_panel_but_the_clock_has_a_page(campaign: SessionBridge, qtbot: QtBot) -> None:
    pages = shown(campaign, qtbot)
    clock, *others = campaign.session.system.panels(campaign.session.state)
    assert pages.pages.values() == tuple(panel.id for panel in others)
    assert clock.id not in pages.pages.values()


def test_a_page_comes_by_its_button_and_stays_while_the_game_goes_on(
    campaign: SessionBridge, qtbot: QtBot
) -> None:
    pages = shown(campaign, qtbot)
    pages.pages.button("np-victory-points").click()
    operations.set_facts(campaign, {"vp/west-allied": 41})
    assert pages.pages.value() == "np-victory-points"
    assert "41" in [label.text() for label in pages.findChildren(QLabel)]


def test_panels_with_a_place_of_their_own_are_no_pages(bridge: SessionBridge, qtbot: QtBot) -> None:
    assert pages_of(bridge) == ()
    begin(bridge)
    assert pages_of(bridge) == ()
    pages = shown(bridge, qtbot)
    assert "Begin or open" in pages.findChild(QLabel).text()
