"""What only Jarama has, in the window: the reserve of Madrid called, pontoons seen; support by a tap."""

from functools import cache

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import (
    BuildPontoon,
    DeclareFight,
    MoveUnits,
    NextPhase,
    PlaceUnits,
)
from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.terms import Battle
from companion.session.session import Session
from tests.games.spanish_civil_war.table import Table
from tests.ui.shared_window import SharedWindow
from tests.ui.spanish_table import Player, at_laid_table
from ui import operations

ENGINEER, RESERVE, GUN = "J-N-ENG4-engineer-1", "J-R-69-infantry-1", "J-N-1-artillery-1"


@cache
def laid() -> Session:
    """The first Nationalist movement phase; a battalion waits in Madrid."""
    table = Table(Battle.JARAMA)
    table.tell(Faction.REPUBLICAN, "48: 3-4-6/2-2-6 II\n69: 3-4-6/2-2-6 II")
    table.tell(Faction.NATIONALIST, "1: 7-4-6/3-3-6 II, HQ 0-1-6, art 5(6)6\nVAR: HQ 0-1-6\nENG4: eng")
    table.put(J_R_48_infantry_1="3533", J_N_1_infantry_1="3532", J_N_1_artillery_1="3530")
    table.put(J_N_1_hq_1="3430", J_N_VAR_hq_1="3330", J_N_ENG4_engineer_1="3343")
    table.take(RESERVE, Spot.MADRID)
    table.go_to(Phase.FIRST_MOVEMENT)
    return table.session


@pytest.fixture
def table(shared: SharedWindow) -> Player:
    return at_laid_table(shared, laid())


def go_to(player: Player, phase: Phase) -> None:
    while player.game.clock.moment.phase is not phase:
        operations.execute(player.bridge, NextPhase())
        player.answer_all()


@pytest.mark.long
def test_the_reserve_is_called_from_the_tracker_and_its_limit_may_be_overruled(table: Player) -> None:
    tracker = table.window.docks.panels["tracker"]
    table.window.docks.bring("tracker")
    assert not any(b.text().startswith("The whole reserve") for b in tracker.findChildren(QPushButton))
    operations.execute(table.bridge, PlaceUnits(units=("J-N-1-infantry-1",), hex=table.hex("3735")))
    table.press("The whole reserve")
    assert table.game.is_reserve_free
    go_to(table, Phase.SECOND_MOVEMENT)
    march = MoveUnits(units=(RESERVE,), hex=table.hex("4548"))
    assert not operations.execute(table.bridge, march)
    wish = table.window.message_bar.current.overrules
    assert wish == march
    operations.overrule(table.bridge, wish, "agreed at the table")
    assert table.game.units[RESERVE].stand.hex == table.hex("4548")


@pytest.mark.long
def test_the_counters_of_the_hex_looked_at_are_taken_in_hand_whosever_turn_it_is(table: Player) -> None:
    """Another stack than the one that was meant came into hand, of the side that moves."""
    panel, there = table.window.docks.panels["hex"], table.hex("3533")
    table.window.docks.bring("hex")
    operations.select_hex(table.bridge, there)
    words = table.bridge.text("action-move-counters")
    next(one for one in panel.play.findChildren(QPushButton) if one.text() == words).click()
    key = table.window.map_view.tools["move"].moving.key
    assert key is not None
    assert (key.hex, key.faction) == (there, "republican")


@pytest.mark.long
def test_only_who_begins_in_the_box_is_offered_to_go_back(table: Player) -> None:
    moving = table.window.map_view.tools["move"].moving
    for unit, spots in ((ENGINEER, 2), (RESERVE, 3)):
        operations.execute(table.bridge, PlaceUnits(units=(unit,), hex=table.hex("4343")))
        table.window.map_view.move_from(table.hex("4343"))
        assert len([c for c in moving.choices() if c.label.key == "scw-choice-put"]) == spots
        operations.execute(table.bridge, PlaceUnits(units=(unit,), spot=Spot.HAND))


@pytest.mark.long
def test_a_pontoon_marks_its_engineer_at_once_and_both_hexes_tell_of_it(table: Player) -> None:
    operations.execute(table.bridge, BuildPontoon(unit=ENGINEER, hex=table.hex("3344")))
    (engineer,) = (one for one in table.counters() if one.id == ENGINEER)
    assert "P" in [table.bridge.reason_text(mark.letter) for mark in engineer.marks]
    operations.select_hex(table.bridge, table.hex("3344"))
    table.window.docks.bring("hex")
    play = table.window.docks.panels["hex"].play
    assert any("pontoon to 3343" in label.text() for label in play.findChildren(QLabel))
    go_to(table, Phase.FIRST_COMBAT)
    assert any("pontoon leads to 3343" in label.text() for label in play.findChildren(QLabel))


@pytest.mark.long
def test_a_gun_joins_a_combat_by_a_tap_on_its_page(table: Player) -> None:
    go_to(table, Phase.FIRST_COMBAT)
    attack = DeclareFight(attackers=("J-N-1-infantry-1",), hexes=(table.hex("3533"),))
    operations.execute(table.bridge, attack)
    table.window.docks.bring("game")
    panel = table.window.docks.panels["game"]
    panel.show_part("scw-combat")
    offered = [b for b in panel.findChildren(QPushButton) if "artillery 1 joins in" in b.text()]
    offered[0].click()
    assert table.game.fight.attack_help.guns == (GUN,)
