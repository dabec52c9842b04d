"""No Prisoners in the real window: the sheet kept for the next game, and enemy stacks in the fog."""

import json
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from companion.games.no_prisoners.game import NoPrisoners
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.terms import Crt, Faction, Front, UnitType
from companion.kit.system import Players
from companion.paths import settings_dir
from tests.games.no_prisoners.campaign.random_play import as_until_now, by_hand
from tests.ui.running import SIZE, running, settle
from tests.ui.shared_tables import press
from tests.ui.shown import everything_shown
from ui import operations
from ui.app import Application
from ui.pages.facts_page import FactsPage
from ui.pages.hand_over_page import HandOverPage
from ui.panels.parts.choices import ChoiceListView
from ui.session.message import Message
from ui.shell.main_window import MainWindow
from ui.widgets.setting_list import SettingList

SEALED_WHOLE = Path(__file__).parents[1] / "golden" / "old_files" / "sealed_whole" / "np_fog_of_two.wargame"
CANARY, FOG = "Blinker77", "np-fog-of-war"
_GONE = {"spot": "gone", "hex": None}


def _begin(window: MainWindow, players: Players = Players.SOLO, *, fog: bool = False) -> None:
    """A session with the sample set-up, begun on its page."""
    window.desk.show("new-session")
    page = window.desk.pages["new-session"]
    page.options.choices["np-set-up"].button("sample").click()
    page.players.button(players).click()
    if fog:
        page.hiding.editors[FOG].changed.emit(True)
    page.begin_button.click()
    assert window.page == "map"


@pytest.fixture
def application(qtbot: QtBot) -> Iterator[Application]:
    """The board of the campaign."""
    with running(qtbot, "no_prisoners", SIZE) as application:
        operations.leave_grid(application.bridge)
        yield application


@pytest.mark.long
def test_an_impossible_moment_is_refused_on_its_page_and_what_was_chosen_stays(window: MainWindow) -> None:
    _begin(window)
    before = window.bridge.in_play.state
    window.run_action("set-facts")
    page = window.desk.page(FactsPage)
    settle()
    phase = page.editors["moment/phase"].field
    QTest.keyClick(phase, Qt.Key.Key_M)  # Movement
    page.accept.click()
    settle()
    assert window.page == "facts"
    assert "set whose, too. (4.0)" in page.notes["moment/phase"].text()
    assert page.notes["moment/phase"].isVisible()
    assert not window.message_bar.text
    assert window.bridge.in_play.state == before
    assert page.wanted == {("", "moment/phase"): "movement"}
    QTest.keyClick(page.editors["moment/player_turn"].field, Qt.Key.Key_Home)
    page.accept.click()
    assert window.bridge.in_play.state.game.moment.phase is Phase.MOVEMENT


@pytest.mark.long
def test_what_the_rules_say_of_facts_that_were_set_is_told_once_the_page_is_left(window: MainWindow) -> None:
    _begin(window)
    window.run_action("set-facts")
    page = window.desk.page(FactsPage)
    page.look_for("42nd Infantry Division")
    settle()
    line = page.editors["counters/al-w-42/hex"].findChild(QLineEdit)
    QTest.keyClick(line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(line, "0101")
    page.accept.click()
    assert window.page != "facts"
    told = "Against the rules at 0101: No ground unit enters this hex. (TEC-all-sea)"
    assert told in window.message_bar.text


@pytest.mark.long
def test_a_landing_made_before_the_companion_came_is_told_on_the_page_of_facts(window: MainWindow) -> None:
    _begin(window)
    window.run_action("set-facts")
    page, path = window.desk.page(FactsPage), "landings/1916-west"
    settle()
    line = page.editors[path].findChild(QLineEdit)
    assert line.text() == "0"
    QTest.keyClick(line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(line, "1")
    page.accept.click()
    assert window.bridge.in_play.state.game.landings == {"1916-west": 1}


def test_a_sheet_is_kept_and_fills_the_next_game(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = tmp_path / "sheet.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(sheet), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(sheet), ""))
    _begin(window)
    window.bridge.session.set_facts({"counters/cp-w-27/strength": 4})
    window.actions_by_id["keep-sheet"].trigger()
    assert json.loads(sheet.read_text())["facts"]["counters/cp-w-27/strength"] == 4
    _begin(window)
    assert window.bridge.session.state.game.counters["cp-w-27"].strength is None
    window.actions_by_id["fill-from-sheet"].trigger()
    assert window.bridge.session.state.game.counters["cp-w-27"].strength == 4


@pytest.mark.long
def test_a_counter_is_set_up_by_its_cell_of_the_sheet_and_the_next_row_is_in_hand(window: MainWindow) -> None:
    window.desk.show("new-session")
    window.desk.pages["new-session"].begin_button.click()
    window.run_action("counter-sheet")
    settle()
    page = window.desk.pages["counter-sheet"]
    first, second = (row.id for row in page.model.rows[:2])
    for key in (*"1009", Qt.Key.Key_Return):
        QTest.keyClick(QApplication.focusWidget(), key)
    settle()
    counters, hex_ = window.bridge.in_play.state.game.counters, window.bridge.board.parse_hex("1009")
    assert (counters[first].hex, counters[second].hex) == (hex_, None)
    assert page.chosen == second


@pytest.mark.long
def test_cells_pasted_beyond_the_sheet_are_told(window: MainWindow) -> None:
    window.desk.show("new-session")
    window.desk.pages["new-session"].begin_button.click()
    window.run_action("counter-sheet")
    settle()
    model, heard = window.desk.pages["counter-sheet"].model, list[Message]()
    window.bridge.message.connect(heard.append)
    last, width = len(model.rows) - 1, len(model.rows[0].cells)
    strength = model.index(last, 2)
    model.paste("\t".join("1" * (width + 1)) + "\n2\t3", strength)
    assert strength.data() == "1"
    beyond = [one.reason.args for one in heard if one.reason.key == "counter-sheet-beyond"]
    assert beyond == [{"count": 4}]


@pytest.mark.long
def test_nothing_in_the_window_names_what_stands_in_an_enemy_stack(window: MainWindow) -> None:
    _begin(window, Players.TWO)
    _agree_on_fog(window)
    _make_canary(window)
    for dock in ("log", "game", "hex", "tracker"):
        window.docks.bring(dock)
        QApplication.processEvents()
    assert CANARY in everything_shown(window)
    operations.protect(window.bridge, "central-powers", "Gaza")
    window.desk.hand_over()
    operations.unlock(window.bridge, "allied")
    _look_around(window)
    assert CANARY not in everything_shown(window)
    _give_the_key_up(window)
    assert window.bridge.session.secrecy.seated == "central-powers"
    _look_around(window)
    assert CANARY not in everything_shown(window)


@pytest.mark.long
def test_two_who_begin_in_the_fog_are_shown_their_own_cards_in_the_window(window: MainWindow) -> None:
    _begin(window, Players.TWO, fog=True)
    operations.unlock(window.bridge, "central-powers")
    _make_canary(window)
    _look_around(window)
    assert CANARY in everything_shown(window)
    session = window.bridge.in_play
    strength = next(fact for fact in session.system.facts(session.state) if "strength" in fact.path)
    assert operations.set_facts(window.bridge, {strength.path: 29}, secret_to=strength.secret_to)
    operations.execute(window.bridge, cmd.NextPhase())
    window.desk.hand_over()
    operations.unlock(window.bridge, "allied")
    _look_around(window)
    assert CANARY not in everything_shown(window)
    assert "face down" in everything_shown(window)
    operations.undo(window.bridge)
    assert window.message_bar.current.reason.key == "undo-locked"


@pytest.mark.long
def test_who_has_revealed_all_is_offered_nothing_more_to_guard_or_reveal(window: MainWindow) -> None:
    _begin(window, Players.TWO, fog=True)
    window.desk.hand_over()
    page = window.desk.page(HandOverPage)
    page.factions.button("central-powers").click()
    press(page, "hand-over-unlock")
    press(page, "hand-over-reveal")
    press(page, "hand-over-reveal-sure")
    assert _words_of(page, QPushButton)[1:] == ["To the map", "Did both play true?"]
    assert "The other player looks away" not in "".join(_words_of(page, QLabel))
    _make_canary(window)
    window.desk.hand_over()
    page.factions.button("central-powers").click()
    press(page, "hand-over-unlock")
    assert "Reveal all my secrets" in _words_of(page, QPushButton)


def _words_of(page: QWidget, kind: type[QLabel] | type[QPushButton]) -> list[str]:
    return [one.text() for one in page.findChildren(kind) if one.isVisible()]


@pytest.mark.long
def test_who_defends_in_the_fog_is_shown_by_its_own_side(window: MainWindow) -> None:
    _begin(window, Players.TWO)
    _agree_on_fog(window)
    _make_canary(window)
    _clear(window, "0809")
    operations.unlock(window.bridge, "allied")
    _attack_the_canary(window)
    assert _reveal_buttons(window) == []
    assert "Only the side that defends" in everything_shown(window)
    assert CANARY not in everything_shown(window)
    assert window.now_strip.due.text().startswith("Central Powers to answer")
    window.now_strip.due.click()
    assert window.page == "hand-over"
    window.desk.go_to_map()
    operations.unlock(window.bridge, "central-powers")
    _reveal_buttons(window)[0].click()
    operations.unlock(window.bridge, "allied")
    _look_around(window)
    assert CANARY in everything_shown(window)


def test_a_game_sealed_whole_whose_key_is_elsewhere_shows_nothing_and_fails_nowhere(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / SEALED_WHOLE.name
    copyfile(SEALED_WHOLE, path)
    window.desk.open(path)
    assert window.page == "hand-over"
    window.desk.go_to_map()
    _look_around(window)
    window.desk.go_to_map()
    for action in ("counter-sheet", "set-facts", "recap", "readings", "pack-up"):
        window.actions_by_id.by_id[action].trigger()
        assert window.page == "map"
    window.desk.show("counter-sheet")
    assert window.bridge.session.is_closed
    assert not window.now_strip.isVisible()


def _attack_the_canary(window: MainWindow) -> None:
    """Allied cavalry beside it attacks."""
    _clear(window, "0809")
    session, parse = window.bridge.in_play, window.bridge.board.parse_hex
    beside, there = parse("0809"), parse("0909")
    facts = {"moment/turn": 2, "moment/player_turn": "west-allied", "moment/phase": "combat-1"}
    facts |= {"counters/al-w-53/spot": "map", "counters/al-w-53/hex": {"q": beside.q, "r": beside.r}}
    for command in by_hand(Scene.of(session.state, session.system.field), facts):
        assert operations.execute(window.bridge, command)
    assert operations.execute(window.bridge, cmd.Attack(hex=there, crt=Crt.RAID, attackers=("al-w-53",)))


def _clear(window: MainWindow, number: str) -> None:
    """What stood in a hex of those at the machine has gone."""
    session = window.bridge.in_play
    scene = Scene.of(session.state, session.system.field)
    own = [one.id for one in scene.game.in_hex(window.bridge.board.parse_hex(number)) if not one.is_face]
    facts = {f"counters/{unit}/{name}": value for unit in own for name, value in _GONE.items()}
    for command in by_hand(scene, facts):
        assert operations.execute(window.bridge, command)


def _reveal_buttons(window: MainWindow) -> list[QPushButton]:
    window.docks.bring("game")
    QApplication.processEvents()
    lists = window.docks.panels["game"].findChildren(ChoiceListView)
    return [b for one in lists for b in one.buttons if b.text().startswith("Reveal who defends")]


@pytest.mark.long
def test_the_fog_is_offered_beside_two_players(window: MainWindow) -> None:
    window.desk.show("new-session")
    page = window.desk.pages["new-session"]
    assert page.hiding.editors == {}
    page.players.button(Players.TWO).click()
    page.hiding.editors[FOG].changed.emit(True)
    page.begin_button.click()
    assert window.bridge.session.state.settings[FOG] is True


@pytest.mark.long
def test_who_plays_alone_after_all_hides_nothing(window: MainWindow) -> None:
    window.desk.show("new-session")
    page = window.desk.pages["new-session"]
    page.players.button(Players.TWO).click()
    page.hiding.editors[FOG].changed.emit(True)
    page.players.button(Players.SOLO).click()
    assert FOG not in page.hiding.editors
    page.begin_button.click()
    assert window.bridge.in_play.state.settings[FOG] is False
    assert page.chosen == {}


@pytest.mark.long
def test_the_page_warns_that_a_game_in_the_fog_is_lost_with_its_key(window: MainWindow) -> None:
    window.desk.show("new-session")
    page = window.desk.pages["new-session"]
    page.players.button(Players.TWO).click()
    assert not _reads_warning(page)
    page.hiding.editors[FOG].changed.emit(True)
    assert _reads_warning(page)
    page.players.button(Players.SOLO).click()
    assert not _reads_warning(page)


def _reads_warning(page: QWidget) -> bool:
    labels = (label for label in page.findChildren(QLabel) if label.isVisibleTo(page))
    return any("stay face down for good" in label.text() for label in labels)


def test_a_game_sealed_whole_from_another_machine_asks_for_a_pass_phrase(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out = NoPrisoners.opening
    monkeypatch.setattr(NoPrisoners, "opening", lambda game, start: as_until_now(lay_out(game, start)))
    _begin(window, Players.TWO)
    _agree_on_fog(window)
    _make_canary(window)
    operations.protect(window.bridge, "central-powers", "Gaza")
    path = window.bridge.session_path
    window.desk.close()
    for keys in (settings_dir() / "keys").iterdir():
        keys.unlink()
    window.desk.open(path)
    page = window.desk.pages["hand-over"]
    assert window.page == "hand-over"
    page.factions.button("allied").click()
    QApplication.processEvents()
    assert "The key is on the machine where the session was begun" in everything_shown(window)
    assert CANARY not in everything_shown(window)
    page.factions.button("central-powers").click()
    page.line.setText("Gaza")
    _press(page, "Open my secrets")
    _press(page, "To the map")
    _look_around(window)
    assert CANARY in everything_shown(window)


@pytest.mark.long
def test_in_the_race_a_seat_is_named_by_what_its_player_commands(window: MainWindow) -> None:
    window.desk.show("new-session")
    page = window.desk.pages["new-session"]
    page.players.button(Players.TWO).click()
    race = "np-race-for-damascus"
    settings = next(one for one in page.findChildren(SettingList) if race in one.editors)
    settings.editors[race].changed.emit(True)
    page.begin_button.click()
    window.desk.hand_over()
    seats = window.desk.pages["hand-over"].factions
    assert [seats.button(seat).text() for seat in seats.values()] == [
        "West Allies and East Central Powers",
        "East Allies and West Central Powers",
    ]
    seats.button("east-allied-player").click()
    _press(window.desk.pages["hand-over"], "Open my secrets")
    assert window.bridge.session.secrecy.seated == "east-allied-player"


def _press(page: QWidget, text: str) -> None:
    QApplication.processEvents()
    next(b for b in page.findChildren(QPushButton) if b.isVisible() and b.text() == text).click()


def _look_around(window: MainWindow) -> None:
    for page in ("facts", "pack-up", "recap", "recap"):
        window.desk.show(page)
        QApplication.processEvents()
    for dock in ("log", "game", "hex", "tracker"):
        window.docks.bring(dock)
        QApplication.processEvents()


def _give_the_key_up(window: MainWindow) -> None:
    """Whoever sits there says that the other's pass phrase and code are lost."""
    window.desk.hand_over()
    page = window.desk.pages["hand-over"]
    page.factions.button("central-powers").click()
    for text in ("Pass phrase and code are lost", "Give it up and begin a new key", "To the map"):
        _press(page, text)
    assert window.page == "map"


def _agree_on_fog(window: MainWindow) -> None:
    """The Allied player proposes the fog on the page of readings, the Central Powers agree there."""
    window.desk.show("readings")
    page = window.desk.pages["readings"]
    fog = page.settings.editors[FOG]
    assert next(iter(page.settings.editors)) == FOG
    fog.changed.emit(True)
    assert window.message_bar.current.reason.key == "setting-needs-seat"
    operations.unlock(window.bridge, "allied")
    heard: list[Message] = []
    window.bridge.message.connect(heard.append)
    page.settings.editors[FOG].changed.emit(True)
    assert window.bridge.session.state.settings[FOG] is False
    assert heard[-1].reason.key == "proposal-waits"
    assert [button.text() for button in page.answers] == ["Withdraw it"]
    operations.unlock(window.bridge, "central-powers")
    assert [button.text() for button in page.answers] == ["Agree", "Decline"]
    page.answers[0].click()
    assert window.bridge.session.state.settings[FOG] is True
    assert page.answers == []
    page.closed.emit()
    assert window.page == "map"


def _make_canary(window: MainWindow) -> None:
    """A division of the Central Powers stands east of the canal, its hex picked."""
    made = cmd.MakeCounter(
        name=CANARY, side=Faction.CENTRAL_POWERS, front=Front.WEST, kind=UnitType.INFANTRY, due=7
    )
    assert operations.execute(window.bridge, made)
    hex_ = window.bridge.board.parse_hex("0909")
    place = {"counters/made-1/spot": "map", "counters/made-1/hex": {"q": hex_.q, "r": hex_.r}}
    session = window.bridge.in_play
    for command in by_hand(Scene.of(session.state, session.system.field), place):
        assert operations.execute(window.bridge, command)
    operations.select_hex(window.bridge, hex_)


@pytest.mark.long
def test_the_strip_says_who_has_to_sit_down_and_leads_there(window: MainWindow) -> None:
    """What only the other side can go on with is asked of nobody else: no die of theirs is refused."""
    _begin(window, Players.TWO, fog=True)
    strip = window.now_strip
    operations.unlock(window.bridge, "allied")
    while not window.bridge.in_play.state.waiting:
        strip.onward.click()
        settle()
    assert window.docks.is_shown("prompt")
    operations.lock_all(window.bridge)
    operations.unlock(window.bridge, "central-powers")
    settle()
    assert strip.due.text().startswith("Allies to answer")
    strip.due.click()
    assert window.page == "hand-over"
    operations.unlock(window.bridge, "allied")
    window.desk.go_to_map()
    settle()
    strip.due.click()
    assert window.docks.is_shown("prompt")


@pytest.mark.long
def test_who_has_to_sit_down_to_roll_is_said_where_a_game_is_taken_over(window: MainWindow) -> None:
    """With nobody at the machine what is due led to a page on which nothing could be done."""
    _begin(window, Players.TWO, fog=True)
    window.bridge.in_play.set_facts(
        {"moment/turn": 4, "moment/player_turn": "west-allied", "moment/phase": "random-event"}
    )
    operations.unlock(window.bridge, "central-powers")
    settle()
    strip = window.now_strip
    assert strip.due.text().startswith("Allies to answer")
    strip.due.click()
    assert window.page == "hand-over"


@pytest.mark.long
def test_a_line_for_a_hex_lies_over_nothing_that_comes(window: MainWindow) -> None:
    """One that was refused stayed over what was asked next, long after nobody typed into it."""
    _begin(window)
    window.open_go_to("0")
    window.go_to_bar.line.submit()
    assert window.go_to_bar.isVisible()
    window.now_strip.onward.setFocus()
    window.now_strip.onward.click()
    settle()
    assert not window.go_to_bar.isVisible()


@pytest.mark.long
def test_a_fact_is_found_by_any_name_of_its_counter(window: MainWindow) -> None:
    _begin(window)
    window.run_action("set-facts")
    page = window.desk.page(FactsPage)
    for text, path in (
        ("ロレンス", "counters/al-e-lawrence/hex"),
        ("アレンビー", "counters/al-w-murray/hex"),
    ):
        page.search.setText(text)
        assert path in page.editors, text


@pytest.mark.long
def test_the_page_of_facts_says_why_it_lists_none(window: MainWindow) -> None:
    _begin(window, Players.TWO, fog=True)
    page = window.desk.page(FactsPage)
    window.run_action("set-facts")
    settle()
    assert "hand over first" in page.more.text()
    operations.unlock(window.bridge, "allied")
    page.search.setText("nobody is called this")
    assert page.more.text() == "Nothing here is called so."
    _begin(window)
    window.run_action("set-facts")
    settle()
    assert (page.search.text(), window.desk.page(FactsPage).search.text()) == ("", "")
