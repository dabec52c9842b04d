"""Jarama and Brunete in the real window: grid check, counters, a whole turn, supply explained, combat."""

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from companion.board.facts import Source
from companion.board.grid_check import do_touch
from companion.games.spanish_civil_war.rules.scenario.weather import is_weather_rolled
from companion.games.spanish_civil_war.rules.sequence import PHASES, Phase
from companion.games.spanish_civil_war.scenario_data import order_of_battle
from companion.games.spanish_civil_war.shown.setting_up import setup_hexes
from companion.games.spanish_civil_war.table.commands import (
    DeclareFight,
    PlaceUnits,
    RollFight,
    StrikeCounters,
)
from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.questions import Reply
from companion.known_games import GAMES
from companion.session.session import Session
from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from tests.ui.spanish_table import Player, at_laid_table, at_table, lay
from ui import operations
from ui.map.view import MapView
from ui.pages.game_calculator import GameCalculator
from ui.session.counters import overlays_of
from ui.session.roster_store import kept_roster
from ui.widgets.layouts import widgets_in
from ui.widgets.segments import Segments

BATTLES = ("jarama", "brunete")


@pytest.fixture
def battle() -> str:
    return "jarama"


@pytest.fixture
def player(qtbot: QtBot, battle: str) -> Iterator[Player]:
    with at_table(qtbot, battle) as player:
        yield player


@pytest.fixture
def table(player: Player, battle: str) -> Player:
    """The same in a session, counters told."""
    player.begin()
    player.tell_all()
    return player


@cache
def laid() -> Session:
    """A Nationalist battalion and its gun against a Republican battalion in 3533."""
    table = lay("jarama", J_R_48_infantry_1="3533", J_R_48_hq_1="3136", J_R_A_hq_1="3439")
    table.put(J_N_1_infantry_1="3532", J_N_1_hq_1="3028", J_N_1_artillery_1="3530", J_N_VAR_hq_1="2929")
    return table.session


@pytest.fixture
def front(shared: SharedWindow) -> Player:
    return at_laid_table(shared, laid())


# ---- the grid ----


@pytest.mark.long
@pytest.mark.parametrize("battle", BATTLES)
def test_the_grid_is_compared_with_the_map_before_the_first_session(player: Player) -> None:
    player.run("new-session")
    assert player.window.page == "grid-check"
    page = player.window.desk.pages["grid-check"]
    other = next(id_ for id_ in page.grids if id_)
    while (asked := page.asked) is not None:
        page.answer(do_touch(page.grids[other], asked.hex, asked.other))
    assert page.found == other
    page.accept.click()
    assert player.window.page == "new-session"
    assert player.bridge.board.numbering == page.grids[other]
    player.window.desk.pages["new-session"].begin_button.click()
    player.run("grid-check")
    assert player.window.page == "map"  # asked once; a session keeps its grid
    assert not operations.settle_grid(player.bridge, "")


def test_a_list_of_neighbours_answers_many_questions_at_once(player: Player) -> None:
    player.run("new-session")
    page = player.window.desk.pages["grid-check"]
    hex_ = page.asked.hex
    board = player.bridge.board
    around = [board.hex_name(one) for one in board.parse_hex(hex_).neighbours() if one in board]
    page.around.setText("12x")
    page.around.returnPressed.emit()
    assert player.window.message_bar.current.slot == "refusal"
    QTest.keyClick(page.around, Qt.Key.Key_Backspace)
    assert player.window.message_bar.current is None
    page.around.setText("、".join(around))
    page.around.returnPressed.emit()
    assert page.found == ""
    page.around.setText("12x")
    page.start_again()
    assert page.sightings == ()


@pytest.mark.long
def test_going_without_is_told_and_not_asked_again(player: Player) -> None:
    player.run("new-session")
    page = player.window.desk.pages["grid-check"]
    page.answer(None)
    page.skip.click()
    assert player.window.message_bar.current.reason.key == "grid-skipped"
    assert player.window.page == "new-session"
    assert not operations.needs_grid_check(player.bridge)


@pytest.mark.long
def test_a_game_without_secrets_asks_for_no_seats_and_hands_nothing_over(player: Player) -> None:
    operations.set_preference(player.bridge, two_players=True)
    player.begin()
    page = player.window.desk.pages["new-session"]
    assert page.players.isHidden()
    assert not player.bridge.session.secrecy.is_kept
    assert not player.window.actions_by_id["hand-over"].isEnabled()


# ---- counters ----


@pytest.mark.long
@pytest.mark.parametrize("battle", BATTLES)
def test_counters_wait_formation_by_formation_and_are_set_up_by_typing(table: Player, battle: str) -> None:
    table.run("move-counters")
    hand = table.window.map_view.tools["move"].moving
    formation = table.game.units[hand.going[0].id].counter.formation
    first, second = setup_hexes(table.bridge.board, order_of_battle(Battle(battle)).formation(formation))[:2]
    count = len(hand.stack)
    table.type_hex(table.bridge.hex_name(first))
    if count > 1:
        assert table.game.units[hand.going[0].id].counter.formation == formation
        table.type_hex(table.bridge.hex_name(second))
    assert [unit.stand.spot for unit in table.game.units.values()].count(Spot.MAP) == min(count, 2)


@pytest.mark.long
def test_a_line_that_cannot_be_read_changes_nothing_and_stays_to_be_put_right(player: Player) -> None:
    player.begin()
    player.tell("republican", "48: HQ\nzzz: HQ")
    assert player.window.message_bar.text.startswith("Line 2")
    assert not player.game.units
    assert "zzz" in player.window.docks.panels["forces"].roster.lines.toPlainText()


@pytest.mark.long
def test_counters_told_once_serve_in_the_next_session(table: Player) -> None:
    told = {unit.counter for unit in table.game.units.values() if unit.faction == "republican"}
    table.run("close-session")
    table.begin()
    table.window.docks.bring("forces")
    panel = table.window.docks.panels["forces"]
    panel.pages.button("republican").click()
    assert not panel.roster.again.isHidden()
    panel.roster.again.click()
    assert {unit.counter for unit in table.game.units.values()} == told
    assert panel.roster.again.isHidden()


@pytest.mark.long
def test_a_counter_struck_on_the_map_and_a_value_answered_reach_the_next_session(player: Player) -> None:
    """Undone, both are taken back there too; the last counter struck leaves what an earlier game told."""
    player.begin()
    player.tell("republican", "48: inf, inf")
    first, second = player.game.units
    operations.execute(player.bridge, StrikeCounters(units=(second,)))
    assert kept_roster("jarama", "republican") == "J-R-48: inf"
    player.run("undo")
    assert kept_roster("jarama", "republican") == "J-R-48: 2x inf"
    player.tell("nationalist", "1: 7-4-6/3-3-6 II")
    player.put(J_R_48_infantry_1="3533", J_N_1_infantry_1="3532")
    while player.game.clock.moment.phase is not Phase.FIRST_COMBAT:
        player.press("Next phase")
        player.answer_all()
    attack = DeclareFight(attackers=("J-N-1-infantry-1",), hexes=(player.hex("3533"),))
    assert operations.execute(player.bridge, attack)
    operations.execute(player.bridge, RollFight())
    operations.answer_request(player.bridge, player.bridge.session.state.waiting[0].id, Reply(value=4))
    assert kept_roster("jarama", "republican") != "J-R-48: 2x inf"
    operations.execute(player.bridge, StrikeCounters(units=(first, second)))
    assert "inf" in kept_roster("jarama", "republican")


# ---- a turn ----


@pytest.mark.long
@pytest.mark.parametrize("battle", BATTLES)
def test_a_whole_turn_is_walked_from_the_tracker(table: Player, battle: Battle) -> None:
    """5.0; weather that nobody rolls for passes by itself (B.14)."""
    seen: list[Phase] = []
    phases = [one for one in PHASES if one is not Phase.WEATHER or is_weather_rolled(battle)]
    while len(seen) < len(phases):
        seen.append(table.game.clock.moment.phase)
        if seen[-1] in {Phase.FIRST_MOVEMENT, Phase.SECOND_MOVEMENT}:
            table.press("Positions are right")
            assert table.game.judged.moment == table.game.clock.moment
            table.press("Judge")
        table.press("Next phase")
        table.answer_all()
    assert seen == phases
    assert table.game.clock.moment.turn == 2


@pytest.mark.long
def test_a_combat_is_fought_to_its_end_from_map_and_tracker(front: Player) -> None:
    while front.game.clock.moment.phase is not Phase.FIRST_COMBAT:
        front.press("Next phase")
        front.answer_all()
    front.window.map_view.move_from(front.hex("3532"))
    attack = next(
        choice
        for choice in front.window.map_view.tools["move"].moving.choices()
        if choice.label.key == "scw-choice-attack"
    )
    operations.execute(front.bridge, attack.build())
    front.window.docks.bring("tracker")
    tracker = front.window.docks.panels["tracker"]
    tracker.refresh()
    shown = " ".join(label.text() for label in tracker.findChildren(QLabel))
    assert "Attack 7" in shown
    assert "Nationalist attack" in shown
    assert "Attacker" in shown
    front.press("Roll")
    front.roll(6)
    front.press("48th Brigade")
    assert front.game.fight.steps_due == {} or not any(front.game.fight.steps_due.values())


@pytest.mark.long
def test_a_calculator_goes_by_the_readings_in_play_and_says_so(table: Player, qtbot: QtBot) -> None:
    calculator = GameCalculator(table.bridge, GAMES["jarama"].calculator("jarama-barrage"))
    qtbot.addWidget(calculator)
    qtbot.addWidget(calculator.answer_card)
    calculator.fields["fire"].set_value(10)
    calculator.fields["unit-defence"].set_value(4)
    calculator.show()  # which fills it

    def is_shifted() -> bool:
        card = calculator.answer_card
        lines = [label.text() for label in card.findChildren(QLabel) if label.isVisibleTo(card)]
        return any("J.15" in line for line in lines)

    assert "session in play" in calculator.basis.text()
    assert is_shifted()
    operations.choose_setting(table.bridge, "scw-nationalist-shift-covers-barrage", False)
    assert not is_shifted()


# ---- supply and command ----


def shown_words(table: Player, hex_: str) -> list[str]:
    operations.select_hex(table.bridge, table.hex(hex_))
    table.window.docks.bring("hex")
    card = table.window.docks.panels["hex"].play.trace
    return [label.text() for label in card.findChildren(QLabel)]


def test_who_picks_a_unit_by_arrows_goes_on_among_the_units(shared: SharedWindow) -> None:
    """The keyboard went to the map, since the buttons are shown anew."""
    stack = lay("jarama", J_R_48_infantry_1="3533", J_R_48_infantry_2="3533", J_R_48_hq_1="3136")
    front = at_laid_table(shared, stack.session)
    shown_words(front, "3533")
    card = front.window.docks.panels["hex"].play.trace
    (before,) = (one for one in card.findChildren(Segments) if one.isVisible())
    first, second, *_ = before.values()
    before.setFocus()
    for key, picked in ((Qt.Key.Key_Right, second), (Qt.Key.Key_Left, first)):
        QTest.keyClick(QApplication.focusWidget(), key)
        settle()
        (now,) = (one for one in card.findChildren(Segments) if one.isVisible())
        assert card.picked == picked
        assert QApplication.focusWidget() is now.button(picked)
    for hex_, counters in (("3136", 0), ("3533", 1)):
        shown_words(front, hex_)
        assert sum(one.isVisible() for one in card.findChildren(Segments)) == counters


@pytest.mark.long
def test_a_unit_tells_its_lines_and_what_they_rest_on(front: Player) -> None:
    words = shown_words(front, "3533")
    assert "Supply: holds" in words
    assert "Command: holds" in words
    card = front.window.docks.panels["hex"].play.trace
    same = next(one for one in card.findChildren(QPushButton) if one.text() == "Same on my map")
    same.click()
    line = front.bridge.session.system.traced_lines(front.bridge.session.state, "J-R-48-infantry-1")[0]
    assert line.path
    assert not line.rests_on
    board = front.bridge.session.system.map.board
    sources = {p.source for hex_ in line.path for p in board.hexes[hex_].exceptions.values()}
    assert Source.CONFIRMED in sources
    front.run("undo")
    assert front.bridge.session.system.traced_lines(front.bridge.session.state, "J-R-48-infantry-1")[
        0
    ].rests_on


@pytest.mark.long
def test_a_broken_line_says_what_cuts_it(front: Player) -> None:
    operations.execute(front.bridge, PlaceUnits(units=("J-R-48-hq-1",), spot=Spot.HAND))
    words = shown_words(front, "3533")
    assert "Command: broken" in words
    assert any("HQ of 48th Brigade is not on the map" in text for text in words)


def test_a_layer_tells_by_letters_beside_the_counters_who_is_cut_off(front: Player) -> None:
    """At any zoom, also before supply and command are judged: colour and pattern never stand alone."""
    elsewhere = PlaceUnits(units=("J-R-48-infantry-2",), hex=front.hex("2545"))
    operations.overrule(front.bridge, elsewhere, "as on our table")
    operations.show_overlay(front.bridge, "scw-command", True)
    overlay = next(one for one in overlays_of(front.bridge) if one.id == "scw-command")
    marks = {mark.hex: front.bridge.reason_text(mark.text) for mark in overlay.marks}
    assert marks[front.hex("2545")] == "C"
    view, red = front.window.map_view, front.bridge.palette.los_blocked
    for show in (view.fit, view.reset_zoom):
        show()
        view.centre_on(front.hex("2545"))
        operations.show_overlay(front.bridge, "scw-command", False)
        without = spots_of(view, red)
        operations.show_overlay(front.bridge, "scw-command", True)
        assert spots_of(view, red) > without + 20


def spots_of(view: MapView, colour: QColor) -> int:
    """How many spots about the middle of the map have a colour."""
    view.settle()
    shown, middle = view.grab().toImage(), view.viewport().rect().center()
    reach = range(-60, 61, 2)
    return sum(
        shown.pixelColor(middle.x() + x, middle.y() + y).rgb() == colour.rgb() for x in reach for y in reach
    )


def test_shift_drag_asks_what_a_move_would_change_and_moves_nothing(front: Player) -> None:
    front.window.map_view.fit()
    before = front.bridge.session.state
    front.shift_drag(front.hex("3533"), front.hex("2545"))
    message = front.window.message_bar.current
    assert message.slot == "what-if"
    assert [reason.key for reason in message.lines] == ["scw-if-moved", "scw-if-uncommanded"]
    assert front.bridge.session.state is before


def test_the_card_asks_the_same_by_a_tap(front: Player) -> None:
    front.window.map_view.move_from(front.hex("3533"))
    card = front.window.map_view.move_card
    card.ask.click()
    front.type_hex("2545")
    assert front.window.message_bar.current.slot == "what-if"
    assert front.game.units["J-R-48-infantry-1"].stand.hex == front.hex("3533")
    card.ask.click()
    assert not front.window.map_view.tools["move"].moving.is_asking


@pytest.mark.long
def test_who_leaves_after_others_of_a_division_is_in_hand_with_one_button(shared: SharedWindow) -> None:
    player = at_laid_table(shared, leaving())
    player.window.use_tool("move")
    view, moving = player.window.map_view, player.window.map_view.tools["move"].moving
    view.move_from(player.hex("1502"))
    card = view.move_card
    assert card.offers[0].isHidden()
    moving.do(next(one for one in moving.choices() if one.values.get("by") == player.hex("1501")))
    assert [one.hex for one in moving.going] == [player.hex("1602")]
    assert not card.offers[0].isHidden()
    card.offers[0].click()
    assert player.game.units["B-R-11-infantry-2"].stand.spot is Spot.EXITED
    assert card.offers[0].isHidden()


@cache
def leaving() -> Session:
    """Two regiments of a division near the edge, in the movement phase of their side."""
    table = lay("brunete", B_R_11_infantry_1="1502", B_R_11_infantry_2="1602")
    table.go_to(Phase.FIRST_MOVEMENT)
    return table.session


def test_what_leads_on_is_said_shorter_before_it_goes_into_the_menu(shared: SharedWindow) -> None:
    player = at_laid_table(shared, leaving())
    window = player.window
    strip, whole = window.now_strip, window.bridge.text("scw-choice-judge")
    (button,) = widgets_in(strip._buttons)
    width = window.width()
    while button.text() == whole:
        window.resize(width := width - 10, 768)
        settle()
    assert (button.text(), button.toolTip()) == ("Positions are right", whole)
    assert button.isVisible()
    assert whole in button.accessibleName()
    button.click()
    assert player.game.judged


def test_on_a_low_map_a_refused_hex_is_told_on_the_card_but_on_none_of_its_buttons(front: Player) -> None:
    window = front.window
    operations.set_preference(window.bridge, language="ja")
    operations.toggle_table_mode(window.bridge)
    window.resize(1024, 700)
    window.docks.bring("hex")
    settle()
    window.use_tool("move")
    settle()
    card, bar = window.map_view.move_card, window.message_bar
    card.line.setText("99")
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    settle()
    told = QRect(bar.mapTo(window, QPoint()), bar.size())
    buttons = (one for one in (card.line, *card.findChildren(QAbstractButton)) if one.isVisible())
    assert bar.isVisible()
    assert told.intersects(QRect(card.mapTo(window, QPoint()), card.size()))
    assert not [one for one in buttons if told.intersects(QRect(one.mapTo(window, QPoint()), one.size()))]


# ---- without a session ----


@pytest.mark.long
@pytest.mark.parametrize("battle", BATTLES)
def test_the_start_page_reckons_a_combat_without_counters(player: Player, battle: str) -> None:
    calculators = player.window.start_page.calculators
    assert calculators.names == tuple(f"{battle}-{kind}" for kind in ("combat", "barrage", "air"))
    combat = calculators.one(f"{battle}-combat")
    for name, value in (("attack", "14"), ("defence", "9")):
        combat.fields[name].line.setText(value)
        combat.fields[name].line.editingFinished.emit()
    words = [label.text() for label in combat.answer_card.findChildren(QLabel)]
    column = "7,8" if battle == "jarama" else "5,6"  # the Nationalists attack better at Jarama
    assert any(column in text for text in words)


@pytest.mark.long
@pytest.mark.parametrize("battle", BATTLES)
def test_fields_and_odds_of_a_combat_are_seen_together(player: Player, battle: str) -> None:
    page = player.window.start_page
    combat = page.calculators.one(f"{battle}-combat")
    for name, value in (("attack", "14"), ("defence", "9"), ("die", "6")):
        combat.fields[name].line.setText(value)
        combat.fields[name].line.editingFinished.emit()
    QCoreApplication.processEvents()
    seen = page.viewport().rect()
    for widget in (*combat.fields.values(), combat.answer_card):
        corner = widget.mapTo(page.viewport(), widget.rect().bottomRight())
        assert seen.contains(corner)
    page.calculators.show_one(f"{battle}-air")
    assert not combat.answer_card.isVisible()
