"""What a table gets wrong, in the window: one line with its rule, nothing changed, and a way to insist."""

from functools import cache

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.purposes import SpanishPurpose
from companion.games.spanish_civil_war.rules.ground.sight import sight_refusal, sightline
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import FireBarrage, JoinFight, MoveUnits, PlaceUnits
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.terms import Battle
from companion.hexes.coordinates import HexCoord, distance
from companion.session.commands import SetFacts
from companion.session.session import Session
from tests.forms import tried_with
from tests.games.spanish_civil_war.table import Table
from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from tests.ui.spanish_table import Player, at_laid_table
from ui import operations
from ui.map.corners import MARGIN
from ui.panels.forces import ForcesPanel
from ui.session.counters import counters_in
from ui.widgets.hex_entry import HexLineEdit

FOOT, GUN = "J-N-1-infantry-1", "J-N-1-artillery-1"
PLACES = {
    "J_R_48_infantry_1": "3533",
    "J_N_1_infantry_1": "3431",
    "J_N_1_infantry_2": "3129",
    "J_N_1_hq_1": "3430",
    "J_N_VAR_hq_1": "3429",
    "J_N_1_artillery_1": "3530",
}


@cache
def laid() -> Session:
    """Jarama, a front set up, in the Nationalist movement phase."""
    table = Table(Battle.JARAMA)
    table.tell(Faction.REPUBLICAN, "48: 2x 3-4-6/2-2-6 II")
    told = "1: 4x 7-4-6/3-3-6 II, HQ 0-1-6, art 5(6)6\nVAR: HQ 0-1-6\n3: 4-4-6 II"
    table.tell(Faction.NATIONALIST, told)
    table.put(**PLACES)
    table.go_to(Phase.FIRST_MOVEMENT)
    return table.session


@pytest.fixture
def player(shared: SharedWindow) -> Player:
    return at_laid_table(shared, laid())


def go_to(player: Player, phase: Phase) -> None:
    while player.game.clock.moment.phase is not phase:
        player.press("Next phase")
        player.answer_all()


def type_move(player: Player, id_: str, hex_: str) -> None:
    """Take a counter in hand on the map and type its hex."""
    player.window.use_tool("move")
    (counter,) = (one for one in player.counters() if one.id == id_)
    player.window.map_view.take_stack(counter.stack)
    player.window.map_view.tools["move"].moving.chosen = frozenset({id_})
    player.type_hex(hex_)


def insist(player: Player) -> None:
    """Overrule the refusal shown, by its button and with a note."""
    bar = player.window.message_bar
    QCoreApplication.processEvents()  # its buttons are shown in the next turn
    buttons = (one for one in bar.findChildren(QPushButton) if one.isVisible())
    next(one for one in buttons if one.text() == player.bridge.text("message-overrule")).click()
    bar.note.setText("so it stands on the table")
    bar.note.returnPressed.emit()


def check(player: Player, before: object, rule: str) -> None:
    """One line names the rule, nothing has changed; the table insists, and it is done."""
    bar = player.window.message_bar
    assert bar.isVisible()
    assert f"({rule}" in bar.text
    assert "\n" not in bar.text
    assert player.game is before
    insist(player)
    assert player.game != before


def stand(player: Player, id_: str, hex_: str) -> None:
    """The table has a counter there, whatever the rules say."""
    operations.overrule(player.bridge, PlaceUnits(units=(id_,), hex=player.hex(hex_)), "")


def press_on_page(player: Player, words: str) -> None:
    """Press the button of the combat page that begins with some words."""
    player.window.docks.bring("game")
    buttons = player.window.docks.panels["game"].findChildren(QPushButton)
    next(one for one in buttons if one.isVisible() and one.text().startswith(words)).click()


@pytest.mark.long
def test_a_stack_over_the_limit(player: Player) -> None:
    """Of those that have moved there in this phase: others may still go (6.2c)."""
    for number in (3, 4):
        stand(player, id_ := f"J-N-1-infantry-{number}", "3330")
        operations.overrule(player.bridge, MoveUnits(units=(id_,), hex=player.hex("3331")), "")
    before = player.game
    type_move(player, FOOT, "3331")
    check(player, before, "J.9")


def test_a_line_of_counters_that_the_table_insists_on_is_empty_again(player: Player) -> None:
    for number in (3, 4):
        stand(player, f"J-N-1-infantry-{number}", "3331")
    player.window.docks.bring("forces")
    panel = player.window.docks.panel("forces", ForcesPanel)
    panel.show_faction(Faction.NATIONALIST)
    panel.roster.lines.setPlainText("5: 4-4-6 II @ 3331")
    before = player.game
    panel.roster.button.click()
    assert panel.roster.lines.toPlainText()
    check(player, before, "J.9")
    assert not panel.roster.lines.toPlainText()


@pytest.mark.long
def test_a_hex_that_is_none_is_told_and_the_next_unit_takes_its_turn(player: Player) -> None:
    before = player.game
    type_move(player, FOOT, "9999")
    assert player.window.message_bar.isVisible()
    assert "9999" in player.window.message_bar.text
    assert player.game is before
    moving = player.window.map_view.tools["move"].moving
    assert moving.aside == 1
    assert FOOT not in moving.chosen


@pytest.mark.long
def test_who_is_not_waited_for_is_set_aside_too_when_a_hex_is_refused(shared: SharedWindow) -> None:
    """After the initiative nobody waits to be set up, and yet one comes after the other."""
    table = Table(Battle.BRUNETE)
    table.tell(Faction.NATIONALIST, '71: "Vcastillo" 2-3-6 II, "Romanilo" 2-3-6 II')
    table.go_to(Phase.FIRST_BOMBARDMENT)
    player = at_laid_table(shared, table.session)
    player.window.use_tool("move")
    player.window.map_view.take_stack(player.counters()[0].stack)
    player.type_hex("3008")
    assert player.window.message_bar.isVisible()
    player.type_hex("3008")
    (romanilo,) = (one for one in player.counters() if one.title == "Romanilo")
    assert romanilo.hex == player.hex("3008")


@pytest.mark.long
def test_what_is_done_keeps_its_place_on_the_card_while_counters_are_set_up(shared: SharedWindow) -> None:
    """Whether a hex is refused, few are left or another formation is next."""
    table = Table(Battle.JARAMA)
    table.tell(Faction.REPUBLICAN, "48: 3x 3-4-6/2-2-6 II, HQ 0-1-6, art 4(8)6, 2x 5-4-6\nA: HQ 0-1-6")
    player = at_laid_table(shared, table.session)
    player.window.use_tool("move")
    settle()
    card = player.window.map_view.move_card
    before = card.height(), card.line.y(), card.done.y()
    for do in (lambda: player.type_hex("9999"), lambda: player.type_hex("3533"), card.on.click):
        do()
        settle()
        assert (card.height(), card.line.y(), card.done.y()) == before
    assert "A Division" in card.place_label.text()


@pytest.mark.long
def test_what_went_after_all_is_refused_no_longer(player: Player) -> None:
    """It may move on, so it still waits; that was what its refusal was shown for."""
    type_move(player, FOOT, "9999")
    type_move(player, FOOT, "3430")
    moving = player.window.map_view.tools["move"].moving
    assert player.game.unit(FOOT).stand.hex == player.window.bridge.board.parse_hex("3430")
    assert moving.aside == 0


def test_the_strip_leads_to_those_who_may_enter(player: Player) -> None:
    window = player.window
    due = next(one for one in window.now_strip._now.due if one.what.key == "scw-now-arrivals")
    window.docks.panel("forces", ForcesPanel).show_faction("republican")
    window.now_strip._do(due)
    assert window.docks.is_shown("forces")
    assert window.docks.panel("forces", ForcesPanel).page == "nationalist"
    moving = window.map_view.tools["move"].moving
    assert {counter.id for counter in moving.stack} & {*due.counters}
    assert [counter.hex for counter in moving.going] == [None]


@pytest.mark.long
def test_a_hex_out_of_reach(player: Player) -> None:
    before = player.game
    type_move(player, FOOT, "1040")
    check(player, before, "6.1d")


@pytest.mark.long
def test_a_unit_moved_twice(player: Player) -> None:
    type_move(player, "J-N-1-infantry-2", "3130")
    before = player.game
    type_move(player, "J-N-1-infantry-2", "3131")
    check(player, before, "6.1c")


@pytest.mark.long
def test_reinforcements_at_the_wrong_edge(player: Player) -> None:
    before = player.game
    type_move(player, "J-N-3-infantry-1", "1127")
    check(player, before, "15.1a")


@pytest.mark.long
def test_an_assault_point_that_is_not_there(player: Player) -> None:
    operations.execute(player.bridge, SetFacts(facts={"assault_points/J-N-VAR": 0}))
    stand(player, FOOT, "3532")
    go_to(player, Phase.FIRST_COMBAT)
    player.window.map_view.move_from(player.hex("3532"))
    choices = player.window.map_view.tools["move"].moving.choices()
    assault = next(one for one in choices if one.label.args.get("kind") == "assault")
    before = player.game
    operations.execute(player.bridge, assault.build())
    check(player, before, "11.2f")


@pytest.mark.long
def test_a_gun_out_of_supply(player: Player) -> None:
    scene = Scene.of(player.bridge.session.state, player.bridge.session.system.map)
    far = next(hex_ for hex_ in player.bridge.board if not scene.situation.would_supply("nationalist", hex_))
    stand(player, GUN, player.bridge.hex_name(far))
    stand(player, FOOT, "3532")
    go_to(player, Phase.FIRST_COMBAT)
    player.press("Positions are right")
    press_on_page(player, "Attack 3533")
    before = player.game
    operations.execute(player.bridge, JoinFight(units=(GUN,)))
    check(player, before, "12.2b")


@pytest.mark.long
def test_a_value_that_nobody_told_is_asked_for_and_not_refused(player: Player) -> None:
    player.tell("nationalist", "2: ?-?-? II")
    stand(player, "J-N-2-infantry-1", "3433")
    go_to(player, Phase.FIRST_COMBAT)
    player.press("Positions are right")
    press_on_page(player, "Attack 3533")
    press_on_page(player, "Roll")
    (asked,) = player.bridge.session.state.waiting
    assert asked.purpose == SpanishPurpose.VALUE
    assert player.bridge.reason_text(asked.title) in [
        label.text() for label in player.window.findChildren(QLabel) if label.isVisible()
    ]
    assert not player.window.message_bar.isVisible()


def test_a_barrage_without_sight_draws_its_line_and_what_blocks_it(player: Player) -> None:
    """The line goes with the message."""
    start, between = blocked_start(player, player.hex("3533"))
    stand(player, GUN, player.bridge.hex_name(start))
    go_to(player, Phase.FIRST_COMBAT)
    before = player.game
    operations.execute(player.bridge, FireBarrage(guns=(GUN,), hex=player.hex("3533")))
    assert player.bridge.hex_name(between[0]) in player.window.message_bar.text
    shown = next(layer for layer in player.window.map_view.layers if layer.id == "highlight")
    assert shown.way == (start, player.hex("3533"))
    assert shown.lit == between
    check(player, before, "12.4.1c")
    assert shown.way == ()


def blocked_start(player: Player, target: HexCoord) -> tuple[HexCoord, tuple[HexCoord, ...]]:
    """A free hex in range from which the nearest wood, town or slope on the way hides a target, and that."""
    board = player.bridge.board
    for start in board:
        if 2 <= distance(start, target) <= 6 and not counters_in(player.bridge, start):
            line = sightline(board, start, target, Battle.JARAMA, {})
            unseen = sight_refusal(line)
            if unseen is not None:
                return start, unseen.hexes
    raise AssertionError("everything is seen from everywhere")


def test_of_the_hexes_that_may_be_given_one_is_meant_by_what_its_number_alone_begins_with(
    player: Player, qtbot: QtBot
) -> None:
    """What it would be is listed before Enter gives it; of two that begin so Enter takes none."""
    goals = [player.bridge.board.parse_hex(number) for number in ("2439", "3532", "3533")]
    line = HexLineEdit(player.bridge, goals=goals)
    qtbot.addWidget(line)
    qtbot.keyClicks(line, "35")
    assert line.completer().model().stringList() == ["3532", "3533"]
    with qtbot.assertNotEmitted(line.hexes_entered):
        qtbot.keyClick(line, Qt.Key.Key_Return)
    for typed, meant in (("24", goals[0]), ("3129", player.bridge.board.parse_hex("3129"))):
        line.clear()
        qtbot.keyClicks(line, typed)
        with qtbot.waitSignal(line.hexes_entered) as given:
            qtbot.keyClick(line, Qt.Key.Key_Return)
        assert given.args == [(meant,)]


@pytest.mark.long
def test_attacks_left_undone_are_insisted_on_at_the_grey_button_itself(player: Player) -> None:
    """A finger has no other way: what keys were offered, the button kept from it."""
    stand(player, FOOT, "3532")
    player.press("Next phase")
    player.answer_all()
    onward, before = player.window.now_strip.onward, player.game
    assert not onward.isEnabled()
    QTest.mouseClick(onward, Qt.MouseButton.LeftButton)
    check(player, before, "11.0")


@pytest.mark.long
def test_the_card_stands_off_the_hexes_by_which_units_come_onto_the_map(player: Player) -> None:
    """The Nationalists enter along the left edge of the map, where the card stands else."""
    player.window.use_tool("move")
    view = player.window.map_view
    view.zoom(1.5)
    view.horizontalScrollBar().setValue(view.horizontalScrollBar().minimum())
    view.verticalScrollBar().setValue(view.verticalScrollBar().value() + 250)
    (counter,) = (one for one in player.counters() if one.id == "J-N-3-infantry-1")
    view.take_stack(counter.stack)
    settle()
    goals = [hex_ for shade in view.tools["move"].moving.reach() for hex_ in shade.hexes]
    spots = [view.mapFromScene(view.board_geometry.centre(hex_)) for hex_ in goals]
    left = QRect(QPoint(MARGIN, MARGIN), view.move_card.size())
    assert any(map(left.contains, spots)), "else it may stand there"
    assert not any(map(view.move_card.geometry().contains, spots))


@pytest.mark.long
@tried_with(
    ("size", "text_size", "language"),
    [((1024, 700), 18, "ja"), ((1366, 690), 18, "en"), ((1024, 700), 14, "en")],
)
def test_a_refused_move_leaves_the_line_in_sight_where_its_hex_is_typed_again(
    player: Player, size: tuple[int, int], text_size: float, language: str
) -> None:
    window = player.window
    operations.set_preference(window.bridge, text_size=text_size, language=language)
    window.resize(*size)
    settle()
    type_move(player, "J-N-1-infantry-2", "1040")
    settle()
    bar, line = window.message_bar, window.map_view.move_card.line
    told = QRect(bar.mapToGlobal(QPoint()), bar.size())
    assert bar.isVisible()
    assert line.isVisible()
    assert not told.intersects(QRect(line.mapToGlobal(QPoint()), line.size()))
