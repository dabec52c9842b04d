"""A question of the map and attacks declared ahead, in the window: by keys and by taps."""

from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import DeclareFight
from companion.games.spanish_civil_war.terms import Battle
from companion.session.session import Session
from companion.text import LANGUAGES
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table
from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from tests.ui.spanish_table import Player, at_laid_table
from ui import operations

ENTER = Qt.Key.Key_Return


@cache
def hills() -> Session:
    """A gun in 3337; between it and the enemy in 3341 lie the hills of 3338 and 3339."""
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "48: 3-4-6/2-2-6 II, HQ 0-1-6")
    table.tell(NATIONALIST, "1: HQ 0-1-6, art 4(8)5, 2-5-6 II\nVAR: HQ 0-1-6")
    table.put(J_R_48_infantry_1="3341", J_N_1_artillery_1="3337", J_N_1_hq_1="3335", J_N_VAR_hq_1="3334")
    table.go_to(Phase.FIRST_COMBAT)
    table.judge()
    return table.session


@cache
def front() -> Session:
    """Two battalions, of which one is beside both the enemies that must be attacked."""
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "48: 2x 3-4-6/2-2-6 II")
    table.tell(NATIONALIST, "1: 2x 7-4-6/3-3-6 II")
    table.put(J_R_48_infantry_1="3533", J_R_48_infantry_2="3433")
    table.put(J_N_1_infantry_1="3532", J_N_1_infantry_2="3432")
    table.go_to(Phase.FIRST_COMBAT)
    table.judge()
    return table.session


def press(key: Qt.Key) -> None:
    """A key for whoever has the keyboard."""
    QTest.keyClick(QApplication.focusWidget(), key)
    settle()


def keys(typed: str) -> None:
    """Characters for whoever has the keyboard, one after the other."""
    for character in typed:
        QTest.keyClicks(QApplication.focusWidget(), character)
        settle()


def tap(within: QWidget, words: str) -> None:
    """Tap the button that begins with some words."""
    buttons = (one for one in within.findChildren(QAbstractButton) if one.isVisible())
    QTest.mouseClick(next(one for one in buttons if one.text().startswith(words)), Qt.MouseButton.LeftButton)
    settle()


def lit(player: Player) -> list[str]:
    """The hexes that are lit on the map."""
    layer = next(one for one in player.window.map_view.layers if one.id == "highlight")
    return [player.bridge.hex_name(hex_) for hex_ in layer.lit]


@pytest.fixture
def gunner(shared: SharedWindow) -> Player:
    """Someone who has ordered a barrage over hills, from the hex that the open panel tells of."""
    player = at_laid_table(shared, hills())
    window = player.window
    window.docks.bring("hex")
    window.map_view.setFocus()
    keys("3337")
    press(ENTER)
    tap(window.docks.panels["hex"], "Move counters")
    tap(window.map_view.move_card, "Barrage 3341")
    return player


@pytest.mark.long
def test_the_hex_whose_elevation_is_asked_for_is_lit_though_the_panel_traces_lines(gunner: Player) -> None:
    assert gunner.window.docks.is_shown("hex")
    assert lit(gunner) == ["3338", "3341"]
    keys("n")
    press(ENTER)
    assert lit(gunner) == ["3339", "3341"]


@pytest.mark.long
def test_elevation_is_answered_by_keys_alone_and_what_was_told_stands_at_its_hex(gunner: Player) -> None:
    window, prompt = gunner.window, gunner.window.docks.prompt
    assert QApplication.focusWidget() is prompt
    press(ENTER)
    press(Qt.Key.Key_Space)
    assert gunner.game.slopes == {}, "no answer is given by what rings none"
    keys("n")
    press(ENTER)
    assert (dict(gunner.game.slopes), QApplication.focusWidget()) == ({"3338": False}, prompt)
    press(Qt.Key.Key_Escape)
    assert not prompt.isVisible()
    tap(window.now_strip, "Is there a change in elevation in hex 3339")
    keys("y")
    press(ENTER)
    message = window.message_bar.current
    assert "The barrage is not made" in window.message_bar.text
    assert message is not None
    assert [gunner.bridge.hex_name(hex_) for hex_ in message.hexes] == ["3339"]
    operations.select_hex(gunner.bridge, gunner.hex("3339"))
    settle()
    shown = [label.text() for label in window.docks.panels["hex"].findChildren(QLabel) if label.isVisible()]
    assert any(text.startswith("A change in elevation in 3339") for text in shown)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_elevation_told_by_mistake_is_taken_back_where_facts_are_set(
    gunner: Player, language: str
) -> None:
    keys("y")
    press(ENTER)
    operations.set_language(gunner.bridge, language)
    gunner.window.desk.show("facts")
    page = gunner.window.desk.pages["facts"]
    page.search.setText("3338")
    words = {"en": "Not known: ask again", "ja": "不明（改めて尋ねる）"}
    settle()
    tap(page.editors["slopes/3338"], words[language])
    page.set_them()
    assert gunner.game.slopes_told == {}
    gunner.window.show_map()
    (gun,) = (one for one in gunner.counters() if one.id == "J-N-1-artillery-1")
    gunner.window.map_view.take_stack(gun.stack)
    gunner.window.map_view.move_card.offers[0].click()
    assert [one.subject for one in gunner.bridge.session.state.waiting] == ["3338"]


@pytest.mark.long
def test_attacks_are_declared_by_taps_and_the_page_says_first_which_are(shared: SharedWindow) -> None:
    """What keeps another attack from being made is named in its refusal and shown by a tap."""
    player = at_laid_table(shared, front())
    window = player.window
    window.use_tool("move")
    window.map_view.move_from(player.hex("3532"))
    menu = window.map_view.move_card.more.menu()
    menu.aboutToShow.emit()
    next(one for one in menu.actions() if one.text().startswith("Declare: attack 3533")).trigger()
    window.docks.bring("game")
    panel = window.docks.panels["game"]
    panel.show_part("scw-combat")
    tap(panel, "Declare: attack 3433 from 3432")
    lines = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
    assert [line.partition(" (")[0] for line in lines[:2]] == [
        f"Declared and still to be fought: the attack on {hex_}." for hex_ in ("3533", "3433")
    ]
    wish = DeclareFight(attackers=("J-N-1-infantry-1",), hexes=(player.hex("3433"),))
    assert not operations.execute(player.bridge, wish)
    assert "Declared instead: the attack on 3533." in window.message_bar.text
    tap(window.message_bar, "Show on the map")
    assert lit(player) == ["3533"]
