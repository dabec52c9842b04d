"""Calling the roll in the window: Enter for the same, names for what stands otherwise, taps elsewhere."""

from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from companion.reason import CompanionError
from companion.session.session import Session
from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from tests.ui.spanish_table import Player, at_laid_table, lay
from ui import operations
from ui.cards.ring import is_marked
from ui.map.roll_card import RollCard
from ui.map.tools.roll_call import RollCallTool
from ui.panels.forces import ForcesPanel
from ui.panels.hex_panel import HexPanel
from ui.session.names import hexes_in


@cache
def laid() -> Session:
    """Three Republican stacks and one of the Nationalists."""
    laid = lay("jarama", J_R_48_infantry_1="3633", J_R_48_hq_1="3136", J_R_A_hq_1="3439", J_N_1_hq_1="3028")
    return laid.session


@pytest.fixture
def player(shared: SharedWindow) -> Player:
    player = at_laid_table(shared, laid())
    player.run("roll-call")
    settle()
    return player


@pytest.fixture
def card(player: Player) -> RollCard:
    return player.window.map_view.roll_card


def _where(player: Player, id_: str) -> str:
    (counter,) = (one for one in player.counters() if one.id == id_)
    return player.bridge.hex_name(counter.hex) if counter.hex else ""


def _take(player: Player, hex_: str) -> None:
    player.window.map_view.tool_of(RollCallTool).calling.pick_in(player.hex(hex_))
    settle()


def _type(card: RollCard, text: str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClicks(card.line, text)
    QTest.keyClick(card.line, Qt.Key.Key_Return, modifier)
    settle()


@pytest.mark.long
def test_names_of_the_side_in_hand_are_completed_and_understood(player: Player, card: RollCard) -> None:
    """The arrows choose one, Enter takes it; a second one gives it, hex and all."""
    _take(player, "3028")
    QTest.keyClicks(card.line, "a h")
    assert not card.line.completer().popup().isVisible()  # of the other side
    card.line.clear()
    QTest.keyClicks(card.line, "hq")
    popup = card.line.completer().popup()
    assert popup.model().rowCount() == 2
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert card.line.text() == "1st Brigade: HQ 1 3028"
    _type(card, "")
    assert not card.note.isVisible()
    assert card.line.text() == ""
    assert _where(player, "J-N-1-hq-1") == "3028"


@pytest.mark.long
def test_a_name_spelt_as_it_is_listed_is_given_by_one_enter(player: Player, card: RollCard) -> None:
    """No arrow has chosen it, though it is the one that goes on so."""
    _take(player, "3028")
    QTest.keyClicks(card.line, "1st Brigade: HQ 1 3028")
    QTest.keyClick(card.line.completer().popup(), Qt.Key.Key_Return)
    settle()
    assert card.title.text() == "Confirmed: 1 of 4"


def test_enter_alone_confirms_stack_after_stack_in_reading_order(player: Player, card: RollCard) -> None:
    """From the top row by row, by the number pad alone; the map goes along and keeps its size."""
    scale = player.window.map_view.transform().m11()
    seen: list[str] = []
    for _ in range(4):
        assert QApplication.focusWidget() is card.line
        seen.append(card.place_label.text().split()[0])
        QTest.keyClick(card.line, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
        settle()
    assert seen == ["3633", "3439", "3136", "3028"]  # rows are counted from the south
    assert card.title.text() == "Confirmed: 4 of 4"
    assert "Every stack is confirmed" in card.place_label.text()
    assert player.window.map_view.transform().m11() == scale
    operations.undo(player.bridge)
    assert card.title.text() == "Confirmed: 3 of 4"


@pytest.mark.long
def test_what_is_taken_back_is_in_hand_again_and_given_by_no_enter_that_follows_by_itself(
    player: Player, card: RollCard
) -> None:
    first = card.place_label.text()
    _type(card, "")
    second = card.place_label.text()
    operations.undo(player.bridge)
    assert card.place_label.text() == first
    _type(card, "")  # rings what gives
    assert card.title.text() == "Confirmed: 0 of 4"
    assert is_marked(card.same_button)
    _type(card, "")
    assert (card.title.text(), card.place_label.text()) == ("Confirmed: 1 of 4", second)
    _type(card, "")
    assert card.title.text() == "Confirmed: 2 of 4"


@pytest.mark.long
def test_the_card_stays_where_it_stands_until_a_stack_lies_under_it(player: Player, card: RollCard) -> None:
    view = player.window.map_view
    left = card.x()
    there = view.mapFromScene(view.board_geometry.centre(player.hex("3633")))
    aside = view.viewport().rect().center() - card.geometry().center() + there
    view.centerOn(view.mapToScene(aside))
    card.place()
    right = card.x()
    assert right > left
    for _ in range(2):  # the next stacks lie under neither corner, or under the left one
        _type(card, "")
        assert card.x() == right


@pytest.mark.long
def test_what_is_typed_stands_there_in_one_act(player: Player, card: RollCard) -> None:
    before = player.bridge.session.state
    _type(card, "3-4, 48 HQ")
    assert _where(player, "J-R-48-hq-1") == "3633"
    assert card.place_label.text().startswith("3439")
    operations.undo(player.bridge)
    assert player.bridge.session.state == before


def test_who_leaves_the_map_is_told_and_found_where_he_is(player: Player, card: RollCard) -> None:
    _type(card, "48 HQ")
    message = player.window.message_bar.current
    assert message is not None
    assert player.bridge.reason_text(message.reason) == (
        "3633 stands as typed. Off the map until named where it stands: 48th Brigade: infantry 1"
    )
    with pytest.raises(CompanionError, match="name-off-map"):
        hexes_in(player.bridge, "48th Brigade: infantry 1")


def test_a_name_that_nobody_has_is_told_under_the_line(player: Player, card: RollCard) -> None:
    _type(card, "Panzer Lehr")
    assert card.note.isVisible()
    assert card.line.text() == "Panzer Lehr"
    assert card.title.text() == "Confirmed: 0 of 4"


def test_a_tap_takes_another_hex_even_an_empty_one(player: Player, card: RollCard) -> None:
    _take(player, "3734")
    assert card.listed.text() == "Nothing is tracked here."
    assert not card.same_button.isEnabled()
    if "Nationalist" in card.place_label.text():
        card.side_button.click()
    _type(card, "A HQ")
    assert _where(player, "J-R-A-hq-1") == "3734"


def test_escape_stops_and_keeps_what_was_told(player: Player, card: RollCard) -> None:
    _type(card, "")
    QTest.keyClick(card.line, Qt.Key.Key_Escape)
    settle()
    assert not card.isVisible()
    assert player.window.tool == "select"
    player.run("roll-call")
    assert card.title.text() == "Confirmed: 1 of 4"


@pytest.mark.long
def test_a_verdict_names_what_it_rests_on_once_a_roll_was_called(player: Player, card: RollCard) -> None:
    player.window.use_tool("select")
    player.window.docks.bring("hex")
    panel = player.window.docks.panel("hex", HexPanel)
    operations.select_hex(player.bridge, player.hex("3633"))
    settle()
    assert _told(panel) == []
    player.run("roll-call")
    _take(player, "3028")
    _type(card, "")  # the Nationalist HQ alone
    operations.select_hex(player.bridge, player.hex("3633"))
    settle()
    (told,) = _told(panel)
    assert told.startswith("Not confirmed this turn: ")
    assert "3633 Republican" in told


def _told(panel: HexPanel) -> list[str]:
    labels = (label.text() for label in panel.findChildren(QLabel) if label.isVisible())
    return [text for text in labels if text.startswith("Not confirmed")]


@pytest.mark.long
def test_it_has_a_button_among_the_forces(player: Player, card: RollCard) -> None:
    player.window.use_tool("select")
    player.window.docks.bring("forces")
    settle()
    button = player.window.docks.panel("forces", ForcesPanel).buttons["roll-call"]
    assert button.isVisible()
    button.click()
    assert card.isVisible()


@pytest.mark.long
def test_a_hex_of_a_table_that_tracks_nothing_is_some_side_s(shared: SharedWindow) -> None:
    player = at_laid_table(shared, lay("jarama").session)
    player.run("roll-call")
    settle()
    _take(player, "3633")
    assert "3633" in player.window.map_view.roll_card.place_label.text()


@pytest.mark.long
def test_on_a_map_too_low_for_it_the_card_is_scrolled_to_its_line(player: Player, card: RollCard) -> None:
    view = player.window.map_view
    operations.set_preference(player.bridge, text_size=21)
    settle()
    view.resize(500, 230)
    settle()
    _type(card, "")  # the next stack
    assert view.rect().contains(card.geometry())
    assert card.line.visibleRegion().boundingRect().height() > 0.9 * card.line.height()
