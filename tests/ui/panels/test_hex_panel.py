"""The hex panel tells what is known of the selected hex, and leads to setting it right."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from companion.board.facts import Source
from companion.board.library import open_board
from companion.board.model import Board
from companion.games.elst.procedures.artillery.commands import MoveObserver
from tests.ui.artillery_table import GUN, Table
from ui import operations
from ui.look.preferences import Preferences
from ui.panels.hex_panel import HexPanel
from ui.session.bridge import SessionBridge
from ui.widgets.footed import upright
from ui.widgets.layouts import widgets_in
from ui.widgets.wrapping_button import WrappingButton


@pytest.fixture
def panel(bridge: SessionBridge, qtbot: QtBot) -> HexPanel:
    panel = HexPanel(bridge)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def _told(panel: HexPanel, section: str) -> str:
    heading, lines = panel.facts.sections[section]
    return "\n".join(lines.texts()) if not heading.isHidden() else ""


def test_another_hex_is_told_of_from_its_name_on(bridge: SessionBridge, qtbot: QtBot, at) -> None:
    panel = HexPanel(bridge)
    area = upright(panel)
    qtbot.addWidget(area)
    area.resize(320, 200)
    area.show()
    operations.select_hex(bridge, at("NN8"))
    QTest.qWait(1)
    area.verticalScrollBar().setValue(90)
    operations.set_language(bridge, "ja")
    assert area.verticalScrollBar().value() > 0  # the same hex stays where it was
    operations.select_hex(bridge, at("Z12"))
    assert area.verticalScrollBar().value() == 0
    area.verticalScrollBar().setValue(90)
    panel.open_editor()
    assert area.verticalScrollBar().value() == 0  # what is put right is read from its beginning, too


def test_what_is_begun_in_the_editor_outlasts_another_tool(
    panel: HexPanel, bridge: SessionBridge, at
) -> None:
    operations.select_hex(bridge, at("M14"))
    panel.open_editor()
    panel.editor.note.setText("felled")
    panel.show_hand(None)  # any tool but the one that draws
    assert panel.editor.isVisible()
    panel.show_hand(QWidget)
    assert not panel.editor.isVisible()
    panel.show_hand(None)
    assert (panel.editor.isVisible(), panel.editor.note.text()) == (True, "felled")
    panel.show_hand(QWidget)
    operations.select_hex(bridge, at("N13"))
    panel.show_hand(None)
    assert not panel.editor.isVisible()


def test_what_is_seen_from_a_hex_is_seen_from_where_its_people_stand(
    panel: HexPanel, bridge: SessionBridge, tmp_path: Path, qtbot: QtBot
) -> None:
    """From NN8 the steeple's observer was shown what the ground sees."""
    table = Table(bridge, tmp_path)
    for level, other in ((1, 0), (0, 1)):
        table.do(MoveObserver(battery=GUN, hex=table.hex("NN8"), level=level))
        operations.select_hex(bridge, None)
        operations.select_hex(bridge, table.hex("NN8"))
        here, there = (button for button in panel.findChildren(WrappingButton) if "een from" in button.text())
        for button, seen in ((here, level), (there, other)):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
            assert bridge.viewshed.position.level == seen
        assert operations.show_viewshed(bridge)
        assert bridge.viewshed.position.level == level


def test_without_a_selection_it_says_what_to_do(panel: HexPanel) -> None:
    assert panel._hint.isVisible()
    assert not panel.same_button.isVisible()


def test_a_name_of_one_hex_alone_is_said_once(panel: HexPanel, bridge: SessionBridge) -> None:
    hall = next(one for one in bridge.board.places if one.name == "Town Hall")
    operations.select_hex(bridge, hall.hexes[0])
    assert "Town Hall" in panel._number.text()
    assert not _told(panel, "hex-places")


def test_the_steeple_hex(panel: HexPanel, bridge: SessionBridge, at) -> None:
    operations.select_hex(bridge, at("NN8"))
    assert panel._number.text() == "NN8 St. Werenfriduskerk"
    assert panel._terrain.text() == "Stone building, steeple"
    assert _told(panel, "hex-places") == "St. Werenfriduskerk: OO8 too"
    assert "(1.1b)" in _told(panel, "hex-movement")
    assert "right behind it" in _told(panel, "hex-sight")
    assert "certain" in _told(panel, "hex-source")


def test_roads_and_channels_lead_to_hexes_that_light_up(panel: HexPanel, bridge: SessionBridge, at) -> None:
    operations.select_hex(bridge, at("M14"))
    _heading, lines = panel.facts.sections["hex-links"]
    assert lines.texts() == ("Polder channel: N13, L13", "Paved road: N14, L14")
    lit: list[object] = []
    panel.hexes_highlighted.connect(lit.append)
    rows = lines.findChildren(type(next(widgets_in(lines.layout()))))
    rows[1].setFocus()
    rows[1].tapped.emit()
    assert lit[-1] == (at("N14"), at("L14"))


def test_a_cost_the_module_does_not_print_is_left_to_the_chart(
    panel: HexPanel, bridge: SessionBridge, at
) -> None:
    operations.select_hex(bridge, at("A1"))
    assert _told(panel, "hex-movement") == "Cost of entry: see your terrain chart"
    operations.select_hex(bridge, at("S28"))
    assert _told(panel, "hex-movement") == "No unit may enter (1.2a)"


def test_polder_has_no_effect_on_sight(panel: HexPanel, bridge: SessionBridge, at) -> None:
    operations.select_hex(bridge, at("M14"))
    assert _told(panel, "hex-sight") == "Polder: no effect (1.3b)"


@pytest.mark.long
def test_same_on_my_map_confirms_the_hex(panel: HexPanel, bridge: SessionBridge, at, qtbot: QtBot) -> None:
    operations.select_hex(bridge, at("A1"))
    qtbot.mouseClick(panel.same_button, Qt.MouseButton.LeftButton)
    assert bridge.board.hexes[at("A1")].provenance.source is Source.CONFIRMED
    assert "Confirmed by you" in _told(panel, "hex-source")


def test_fix_here_opens_the_editor_and_another_hex_closes_it(
    panel: HexPanel, bridge: SessionBridge, at
) -> None:
    operations.select_hex(bridge, at("A1"))
    panel.fix_button.click()
    assert panel.editor.isVisible()
    assert panel.editor.hex == at("A1")
    operations.select_hex(bridge, at("A2"))
    assert not panel.editor.isVisible()


@pytest.mark.long
def test_every_hex_can_be_told_of_in_every_language(panel: HexPanel, bridge: SessionBridge) -> None:
    """Strict texts: a missing word would raise."""
    for language in ("en", "ja"):
        operations.set_language(bridge, language)
        for hex_ in list(bridge.board)[::7]:
            operations.select_hex(bridge, hex_)
            assert panel._terrain.text()


@pytest.mark.long
def test_the_language_changes_at_once(panel: HexPanel, bridge: SessionBridge, at) -> None:
    operations.select_hex(bridge, at("NN8"))
    operations.set_language(bridge, "ja")
    assert panel._terrain.text() == "石造建物、尖塔"
    assert panel.fix_button.text() == "訂正する"


def test_all_parts_are_reached_by_tab(panel: HexPanel, bridge: SessionBridge, at, qtbot: QtBot) -> None:
    operations.select_hex(bridge, at("NN8"))
    panel.activateWindow()
    panel.same_button.setFocus()
    QTest.keyClick(panel, Qt.Key.Key_Tab)
    assert panel.focusWidget() is panel.fix_button


@pytest.mark.long
def test_a_doubtful_hex_says_why_in_the_players_language(panel: HexPanel, bridge: SessionBridge, at) -> None:
    operations.select_hex(bridge, at("MM28"))
    assert "Two orchard trees show" in _told(panel, "hex-source")
    operations.set_language(bridge, "ja")
    assert "果樹園の木が2本" in _told(panel, "hex-source")
    operations.confirm_hex(bridge, at("MM28"), "lifted the track")
    assert "lifted the track" in _told(panel, "hex-source")


@pytest.mark.long
def test_a_board_of_a_game_without_sight_rules_is_told_of_too(elst: Board, qtbot: QtBot, at) -> None:
    bridge = SessionBridge(replace(elst, id="another-game"), Preferences(language="en"))
    panel = HexPanel(bridge)
    qtbot.addWidget(panel)
    panel.show()
    operations.select_hex(bridge, at("NN8"))
    assert panel._terrain.text() == "Stone building"
    assert _told(panel, "hex-sight") == ""
    panel.fix_button.click()
    assert panel.editor.terrain.raised.isHidden()


def test_a_hex_without_terrain_is_called_what_the_games_rulebook_calls_it(qtbot: QtBot) -> None:
    board = open_board("jarama")
    bridge = SessionBridge(board, Preferences(language="ja", theme="light"))
    panel = HexPanel(bridge)
    qtbot.addWidget(panel)
    panel.show()
    operations.select_hex(bridge, board.parse_hex("3141"))
    assert panel._terrain.text() == "平地"
    operations.set_language(bridge, "en")
    assert panel._terrain.text() == "Clear"
