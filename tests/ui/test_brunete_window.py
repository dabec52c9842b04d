"""Brunete in the real window: a combat told once, objectives set to the table, no box that is not there."""

from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import (
    BombHex,
    DeclareFight,
    LoseStep,
    PlaceUnits,
)
from companion.games.spanish_civil_war.terms import Battle
from companion.session.commands import SetFacts
from companion.session.log import log_lines
from companion.session.session import Session
from tests.games.spanish_civil_war.table import Table
from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from tests.ui.spanish_table import Player, at_laid_table
from ui import operations
from ui.map.goals import goal_spots
from ui.pages.facts_page import FactsPage
from ui.panels.forces import ForcesPanel
from ui.panels.game_pages import GamePages
from ui.panels.log_panel import LogPanel
from ui.session.panel_data import now_of

REGIMENT, FOE, FELLOW, HQ = "B-R-34-infantry-1", "B-N-71-infantry-1", "B-N-71-infantry-2", "B-N-71-hq-1"
HQ34 = "B-R-34-hq-1"


@cache
def laid() -> Session:
    """A regiment of the 34th beside the battalion in Villanueva de la Cañada."""
    table = Table(Battle.BRUNETE)
    table.tell(Faction.REPUBLICAN, "34: 2x 6-5-6/3-3-6 III, HQ 0-1-6\nXVIII: HQ 0-1-6")
    table.tell(Faction.NATIONALIST, "71: 2x 2-3-6/1-2-6 II, HQ 0-1-6")
    table.put(B_R_34_infantry_1="1906", B_R_34_hq_1="1904", B_R_XVIII_hq_1="1902")
    table.put(B_N_71_infantry_1="1907", B_N_71_hq_1="2112")
    return table.session


@pytest.fixture
def table(shared: SharedWindow) -> Player:
    return at_laid_table(shared, laid())


def go_to(table: Player, phase: Phase) -> None:
    while table.game.clock.moment.phase is not phase:
        table.press("Next phase")


def told(table: Player) -> list[str]:
    """The results that the log tells."""
    lines = log_lines(table.bridge.session.journal)
    reasons = (reason for line in lines for group in line.details for reason in group)
    return [reason.args["code"] for reason in reasons if reason.key == "scw-log-result"]


@pytest.mark.long
def test_what_arrives_and_is_not_told_yet_is_typed_at_once_while_others_move(table: Player) -> None:
    """Each in its turn: only the same tap on the same thing leads back."""
    strip = table.window.now_strip
    now = {"clock/moment/turn": 2, "clock/moment/phase": Phase.FIRST_MOVEMENT.value}
    operations.execute(table.bridge, SetFacts(facts=now))
    table.window.use_tool("move")
    lines = table.window.docks.panel("forces", ForcesPanel).roster.lines
    (first, second, *_) = [one for one in now_of(table.bridge).due if one.what.key == "scw-now-untold"]
    for due in (first, second):
        table.window.map_view.setFocus()
        strip.due_wanted.emit(due.panel, due)
        settle()
        assert lines.hasFocus()
    lines.setPlainText("39th Division: 3-3-6 @ 2016")  # refused, and left there
    table.window.map_view.setFocus()
    strip.due_wanted.emit(first.panel, first)
    settle()
    assert lines.textCursor().selectedText() == lines.toPlainText()  # typed over
    table.window.map_view.setFocus()
    strip.due_wanted.emit(second.panel, second)
    settle()
    strip.due_wanted.emit(second.panel, second)
    settle()
    assert table.window.is_dock_shown("forces")


@pytest.mark.long
def test_the_log_tells_a_result_once_whatever_follows(table: Player) -> None:
    go_to(table, Phase.FIRST_COMBAT)
    operations.execute(table.bridge, DeclareFight(attackers=(REGIMENT,), hexes=(table.hex("1907"),)))
    table.press("Roll")
    table.roll(6)
    table.press("71st Division: infantry 1")
    assert told(table) == [table.game.fight.code]


@pytest.mark.long
def test_the_log_tells_where_bombs_fall_and_the_tracker_that_they_hit(table: Player) -> None:
    go_to(table, Phase.FIRST_BOMBARDMENT)
    bombs = BombHex(side="republican", hex=table.hex("1907"), air_points=6)
    operations.execute(table.bridge, bombs)
    aimed = log_lines(table.bridge.session.journal)[-1]
    points, where = (reason for group in aimed.details for reason in group)
    assert points.args == {"side": "republican", "count": 6}
    assert where.hexes == (table.hex("1907"),)
    table.roll(1)
    shown = " ".join(label.text() for label in table.window.docks.panels["tracker"].findChildren(QLabel))
    assert "Hit: one step" in shown
    assert not told(table)


@pytest.mark.long
def test_who_loses_the_step_of_bombs_is_asked_for_a_digit_and_enter(table: Player) -> None:
    """The HQ cannot, so it is no answer; put off it waits in the strip, and undo asks anew."""
    for unit in (FELLOW, HQ):
        operations.execute(table.bridge, PlaceUnits(units=(unit,), hex=table.hex("1907")))
    go_to(table, Phase.FIRST_BOMBARDMENT)
    operations.execute(table.bridge, BombHex(side="republican", hex=table.hex("1907"), air_points=15))
    table.roll(1)
    prompt, strip = table.window.docks.prompt, table.window.now_strip
    assert prompt.isVisible()
    assert len(prompt.pad.buttons) == 2
    prompt.put_off()
    settle()
    assert not prompt.isVisible()
    QTest.mouseClick(strip.due, Qt.MouseButton.LeftButton)
    settle()
    for key in (Qt.Key.Key_2, Qt.Key.Key_Enter):
        QTest.keyClick(QApplication.focusWidget(), key, Qt.KeyboardModifier.KeypadModifier)
        settle()
    assert [table.game.unit(id_).stand.is_reduced for id_ in (FOE, FELLOW, HQ)] == [False, True, False]
    assert not prompt.isVisible()
    table.run("undo")
    settle()
    assert prompt.isVisible()


@pytest.mark.long
def test_who_looks_on_is_told_what_is_chosen_and_not_asked(table: Player, tmp_path: Path) -> None:
    operations.execute(table.bridge, PlaceUnits(units=(FELLOW,), hex=table.hex("1907")))
    go_to(table, Phase.FIRST_BOMBARDMENT)
    operations.execute(table.bridge, BombHex(side="republican", hex=table.hex("1907"), air_points=15))
    table.roll(1)
    table.bridge.session.store.backup(tmp_path / "seen.wargame")
    table.window.desk.open(tmp_path / "seen.wargame", looks_on=True)
    table.window.show_map()
    settle()
    assert table.bridge.session.is_looking_on
    assert not table.window.docks.prompt.isVisible()
    assert "lose a step" in table.window.now_strip.due.accessibleName()
    QTest.mouseClick(table.window.now_strip.due, Qt.MouseButton.LeftButton)
    settle()
    assert table.window.docks.panel("game", GamePages).page_id == "scw-combat"


@pytest.mark.long
def test_what_a_corrected_die_makes_fall_is_confirmed_by_enter(table: Player) -> None:
    """The button of the log had the keyboard before, and asked for the die again and again."""
    operations.execute(table.bridge, PlaceUnits(units=(FELLOW,), hex=table.hex("1907")))
    go_to(table, Phase.FIRST_BOMBARDMENT)
    operations.execute(table.bridge, BombHex(side="republican", hex=table.hex("1907"), air_points=15))
    table.roll(1)
    rolled = table.bridge.session.journal.acts[-1].seqs[0]
    operations.execute(table.bridge, LoseStep(unit=FOE))
    table.window.docks.bring("log")
    settle()
    log = table.window.docks.panel("log", LogPanel)
    log.choose(rolled)
    log.buttons["correct"].setFocus()
    QTest.keyClick(log.buttons["correct"], Qt.Key.Key_Return)
    settle()
    for key in (Qt.Key.Key_6, Qt.Key.Key_Return, Qt.Key.Key_Return):
        QTest.keyClick(QApplication.focusWidget(), key)
        settle()
    assert not table.game.unit(FOE).stand.is_reduced
    assert table.window.docks.prompt.pad is None


@pytest.mark.long
def test_the_forces_begin_with_the_side_that_sets_up_first(shared: SharedWindow) -> None:
    """B.1b: the Nationalists; at Jarama the Republicans."""
    for battle, first in ((Battle.BRUNETE, "nationalist"), (Battle.JARAMA, "republican")):
        player = at_laid_table(shared, Table(battle).session)
        player.window.docks.bring("forces")
        settle()
        panel = player.window.docks.panel("forces", ForcesPanel)
        assert (panel.page, panel.pages.value()) == (first, first)


@pytest.mark.long
def test_captured_objectives_are_set_and_undone(table: Player) -> None:
    operations.set_facts(table.bridge, {"captured/B-R-34/2707": True})
    assert table.game.captured_by("B-R-34") == ("2707",)
    table.run("undo")
    assert not table.game.captured_by("B-R-34")


@pytest.mark.long
def test_there_is_no_madrid_box_at_brunete(table: Player) -> None:
    table.window.map_view.move_from(table.hex("1906"))
    choices = table.window.map_view.tools["move"].moving.choices()
    spots = [choice.label.args["spot"] for choice in choices if choice.label.key == "scw-choice-put"]
    assert spots == ["hand", "eliminated"]


def test_who_is_called_by_name_while_another_is_in_hand_is_taken_in_hand(table: Player) -> None:
    """His hex is nowhere to go to: as a tap on him, his name takes him up (typing ahead shifts nothing)."""
    go_to(table, Phase.FIRST_MOVEMENT)
    table.window.map_view.set_tool("move")
    card = table.window.map_view.move_card
    before = card._moving.key
    card.line.type_text("34th Division HQ")
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    assert card._moving.key != before
    assert {one.id for one in card._moving.going} == {HQ34}
    card.line.type_text("1903")
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    assert table.bridge.hex_name(table.game.units[HQ34].stand.hex) == "1903"


@pytest.mark.long
def test_a_hex_typed_while_who_has_moved_is_in_hand_takes_the_stack_there(table: Player) -> None:
    """As a tap on it: nothing in hand goes anywhere, and who waits there is meant."""
    go_to(table, Phase.FIRST_MOVEMENT)
    table.window.map_view.set_tool("move")
    card = table.window.map_view.move_card
    card.line.type_text("34th Division HQ")
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    table.window.map_view.centre_on(table.hex("1904"))
    settle()
    does = {name.split()[-1]: does for name, does, _ in goal_spots(table.window.map_view)}
    assert does["1906"]
    assert not does["1903"]
    card.line.type_text("1903")
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    card._moving.pick_in(table.hex("1903"))
    card.line.type_text("1906")
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    assert {one.id for one in card._moving.going} == {REGIMENT}
    assert table.bridge.hex_name(table.game.units[HQ34].stand.hex) == "1903"


@pytest.mark.parametrize("page", ["rules", "settings", "set-facts"])
def test_what_the_strip_begins_on_a_page_is_asked_where_it_is_seen(shared: SharedWindow, page: str) -> None:
    """The dice for the first player stood behind the page; who puts them off is back on it."""
    before = Table(Battle.BRUNETE)
    before.go_to(Phase.SECOND_COMBAT, turn=2)
    table = at_laid_table(shared, before.session)
    window = table.window
    window.run_action(page)
    shown = window.page
    window.now_strip.onward.click()
    settle()
    prompt = window.docks.prompt
    assert prompt.isVisible()
    assert QApplication.focusWidget() is prompt
    QTest.keyClick(prompt, Qt.Key.Key_Escape)
    settle()
    assert window.page == shown
    window.now_strip.due.click()
    settle()
    assert prompt.isVisible()


@pytest.mark.long
def test_a_value_found_by_its_name_is_typed_at_once(table: Player) -> None:
    """From the command search the keyboard is in the one value found; in the finder Enter leads to it."""
    table.window.palette_widget.open()
    line = table.window.palette_widget.line
    QTest.keyClicks(line, "Assault points: 34th Division")
    QTest.keyClick(line, Qt.Key.Key_Return)
    settle()
    field = QApplication.focusWidget()
    page = table.window.desk.page(FactsPage)
    assert field is not page.search
    QTest.keyClicks(field, "1")
    page.search.setFocus()
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is field
    page.accept.click()
    assert table.game.assault_points["B-R-34"] == 1
