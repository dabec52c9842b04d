"""A session in the real window, as a player at a table drives it."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from companion.chance.answers import RollAnswer
from companion.chance.pile import PileKind
from companion.games.elst.procedures.clock import AgreeToEnd, NextPhase
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.settings import fire_table
from companion.kit.placed import Place
from companion.kit.system import Players
from companion.reason import Reason
from companion.session.backups import backups
from companion.session.recent import recent_sessions
from companion.session.standing import ShufflePublished
from tests.ui.pages.calculator_hands import CalculatorHands
from tests.ui.session_table import END_OF_TURN_5, begin
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.app import Application
from ui.pages.page import Page
from ui.session.keeper import SessionKeeper
from ui.session.message import Message, Severity
from ui.shell.main_window import MainWindow
from ui.widgets.fold import Fold
from ui.widgets.setting_list import SettingList

ENTER = Qt.Key.Key_Return
_JAPANESE = re.compile("[぀-ヿ一-鿿]")


def run(window: MainWindow, action_id: str) -> None:
    window.actions_by_id[action_id].trigger()


def button(window: MainWindow, text: str) -> QPushButton:
    return next(one for one in window.message_bar.findChildren(QPushButton) if one.text() == text)


def phase(window: MainWindow) -> Phase:
    return window.bridge.session.state.game.moment.phase


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


@pytest.fixture
def played(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """The window with a session begun on its page, and the map in view."""
    return begun(window, qtbot)


@pytest.fixture
def own(application: Application, qtbot: QtBot) -> MainWindow:
    """The same in a window that has seen no other session."""
    return begun(application.window, qtbot)


def begun(window: MainWindow, qtbot: QtBot) -> MainWindow:
    run(window, "new-session")
    window.desk.pages["new-session"].begin_button.click()
    qtbot.waitUntil(lambda: window.is_dock_shown("tracker"))
    return window


@pytest.mark.long
def test_a_session_begins_with_three_taps_and_brings_its_panels(played: MainWindow) -> None:
    assert played.page == "map"
    assert played.is_dock_shown("tracker")
    assert "batteries" in played.docks.open_ids()
    assert "Initial scenario (day 1)" in played.windowTitle()


@pytest.mark.long
def test_a_session_begun_in_mid_game_goes_to_its_facts(window: MainWindow) -> None:
    run(window, "new-session")
    page = window.desk.pages["new-session"]
    page.point.button("mid-game").click()
    page.begin()
    assert window.page == "facts"


@pytest.mark.long
def test_facts_are_set_together_and_undone_as_one_step(played: MainWindow) -> None:
    run(played, "set-facts")
    page = played.desk.pages["facts"]
    page.editors["clock/moment/turn"].field.more.click()
    page.editors["clock/moment/player"].field.button("german").click()
    page.editors["artillery/batteries/G1/has_contact"].field.button(True).click()
    page.accept.click()
    assert played.page == "map"
    game = played.bridge.session.state.game
    assert (game.moment.turn, game.moment.player, game.battery("G1").has_contact) == (2, "german", True)
    run(played, "undo")
    assert played.bridge.session.state.game.moment.turn == 1


@pytest.mark.long
def test_a_wrong_hex_among_the_facts_is_told_until_it_is_typed_anew(played: MainWindow, qtbot: QtBot) -> None:
    run(played, "set-facts")
    line = played.desk.pages["facts"].editors["artillery/batteries/G1/observer/hex"].field
    line.setText("zz999")
    line.editingFinished.emit()
    assert "ZZ999" in line.note.text()
    assert line.note.isVisible()
    qtbot.keyClick(line, Qt.Key.Key_End)
    qtbot.keyClick(line, Qt.Key.Key_Backspace)
    assert not line.note.isVisible()


@pytest.mark.long
def test_why_a_fact_beyond_those_listed_cannot_be_set_goes_as_a_fact_is_changed(played: MainWindow) -> None:
    run(played, "set-facts")
    page = played.desk.pages["facts"]
    page._is_setting = True
    played.bridge.message.emit(Message(Severity.ERROR, Reason("no-session"), place=Place(field="not/listed")))
    page._is_setting = False
    assert played.message_bar.current.reason.key == "no-session"
    page.editors["clock/moment/turn"].field.more.click()
    assert played.message_bar.current is None


def test_a_hex_and_a_pile_can_be_set_too(played: MainWindow, at) -> None:
    run(played, "set-facts")
    page = played.desk.pages["facts"]
    line = page.editors["artillery/batteries/G1/observer/hex"].field
    line.setText("nn8")
    line.editingFinished.emit()
    page.piles.editors["G1", "red"].field.less.click()
    page.set_them()
    state = played.bridge.session.state
    assert state.game.battery("G1").observer.hex == at("NN8")
    assert state.piles["G1"].left["red"] == 2


@pytest.mark.long
def test_the_hex_of_an_offboard_observer_may_lie_off_the_map(played: MainWindow) -> None:
    """2.8a."""
    run(played, "set-facts")
    page = played.desk.pages["facts"]
    line = page.editors["artillery/batteries/G1/observer/hex"].field
    line.setText("uu7")
    line.editingFinished.emit()
    page.set_them()
    observer = played.bridge.session.state.game.battery("G1").observer
    assert played.bridge.hex_name(observer.hex) == "UU7"
    assert observer.hex not in played.bridge.board


@pytest.mark.long
def test_a_turn_beyond_the_track_is_refused_until_the_table_insists(played: MainWindow, qtbot: QtBot) -> None:
    run(played, "set-facts")
    page = played.desk.pages["facts"]
    line = page.editors["clock/moment/turn"].field.line
    line.setText("99")
    line.editingFinished.emit()
    page.set_them()
    assert played.page == "facts"
    assert played.message_bar.text == "Turn: 99 is too high. 8 is the most there can be."
    button(played, "The table is right").click()
    qtbot.keyClick(played.message_bar.note, ENTER)
    assert played.bridge.session.state.game.moment.turn == 99


@pytest.mark.long
def test_a_pile_is_given_to_the_app_and_its_order_published_when_taken_back(played: MainWindow) -> None:
    _keep(played, PileKind.ORDERED)
    commitment = played.bridge.session.standing.commitments["G1"]
    card = played.docks.panels["batteries"].cards["G1"]
    shown = " ".join(label.text() for label in card.findChildren(QLabel)).replace(" ", "")
    assert commitment in shown
    _keep(played, PileKind.PHYSICAL)
    published = next(
        event
        for entry in reversed(played.bridge.session.journal.entries)
        for event in (entry.body.events if entry.body else ())
        if isinstance(event, ShufflePublished)
    )
    assert published.shuffle.commitment == published.commitment == commitment
    assert "G1" not in played.bridge.session.standing.commitments


def _keep(window: MainWindow, kind: PileKind) -> None:
    run(window, "set-facts")
    window.desk.pages["facts"].piles.keepers["G1"].button(kind).click()
    window.desk.pages["facts"].set_them()
    assert window.page == "map"
    window.docks.bring("batteries")
    QApplication.processEvents()


@pytest.mark.long
def test_a_pile_is_found_by_its_words_and_what_was_changed_of_it_is_kept(played: MainWindow) -> None:
    run(played, "set-facts")
    page = played.desk.pages["facts"]
    page.piles.editors["G1", "red"].field.less.click()
    page.search.setText("observer")
    assert page.editors
    assert not page.piles.keepers
    page.search.setText("pile g1 red")
    assert not page.editors
    assert set(page.piles.keepers) == {"G1"}
    assert page.more.isHidden()  # something was found
    page.search.setText("zebra")
    assert page.more.text() == "Nothing here is called so."
    page.set_them()
    assert played.bridge.session.state.piles["G1"].left["red"] == 2
    run(played, "set-facts")
    assert set(page.piles.keepers) == {"G1"}


@pytest.mark.long
def test_a_fact_is_found_by_a_word_of_it(played: MainWindow) -> None:
    run(played, "set-facts")
    page = played.desk.pages["facts"]
    page.search.setText("g1 contact number")
    assert list(page.editors) == ["artillery/batteries/G1/contact_number"]


def test_a_refusal_is_overruled_from_the_message_bar(played: MainWindow, qtbot: QtBot) -> None:
    operations.execute(played.bridge, AgreeToEnd())
    button(played, "The table is right").click()
    assert played.message_bar.note.isVisible()
    qtbot.keyClicks(played.message_bar.note, "we agreed")
    qtbot.keyClick(played.message_bar.note, ENTER)
    assert played.bridge.session.state.game.clock.is_over
    assert played.message_bar.current.slot == "news"
    assert played.message_bar.text.startswith("The scenario is over")


@pytest.mark.long
def test_undoing_an_app_roll_is_asked_in_the_message_bar(played: MainWindow) -> None:
    bridge = played.bridge
    operations.set_facts(bridge, END_OF_TURN_5)
    operations.execute(bridge, NextPhase())
    operations.let_app_answer(bridge, bridge.session.state.waiting[0].id)
    run(played, "undo")
    assert not bridge.session.state.waiting
    button(played, "Undo all the same").click()
    assert bridge.session.state.waiting


@pytest.mark.long
def test_undo_names_the_act_it_takes_back(played: MainWindow) -> None:
    operations.execute(played.bridge, NextPhase())
    assert played.actions_by_id["undo"].text() == "Undo: Next phase: Turn 1, British Prep Fire Phase (PFPh)"
    run(played, "undo")
    assert played.actions_by_id["redo"].text() == "Redo: Next phase: Turn 1, British Prep Fire Phase (PFPh)"
    assert phase(played) is Phase.RALLY


def test_a_reading_is_changed_for_what_comes_after(played: MainWindow) -> None:
    run(played, "readings")
    settings = played.desk.pages["readings"].settings
    settings.editors["oba-pin-loses-contact"].field.button(True).click()
    _unfold(settings)
    settings.editors["elst-terrain-modifiers/orchard"].field.more.click()
    chosen = played.bridge.session.state.settings
    assert chosen["oba-pin-loses-contact"] is True
    assert chosen["elst-terrain-modifiers"]["orchard"] == 0
    assert chosen["elst-terrain-modifiers"]["grain"] is None


@pytest.mark.long
def test_who_sets_readings_by_keys_goes_on_from_the_one_just_set(played: MainWindow) -> None:
    run(played, "readings")
    settings, key = played.desk.pages["readings"].settings, "oba-pin-loses-contact"
    settings.editors[key].field.setFocus()
    for arrow, value in ((Qt.Key.Key_Left, True), (Qt.Key.Key_Right, False)):
        QTest.keyClick(QApplication.focusWidget(), arrow)
        assert played.bridge.session.state.settings[key] is value
        assert QApplication.focusWidget() is settings.editors[key].field.button(value)


@pytest.mark.long
def test_readings_of_a_battle_keep_the_keyboard_too_and_are_found_by_their_words(
    shared: SharedWindow, qtbot: QtBot
) -> None:
    window = shared.on("jarama")
    begin(window.bridge, scenario="jarama")
    run(window, "readings")
    page, key = window.desk.pages["readings"], "scw-advance-after-elimination"
    QTest.keyClicks(page, "emptied")
    assert page.search.text() == "emptied"
    assert list(page.settings.editors) == [key]
    page.settings.editors[key].field.setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    assert QApplication.focusWidget() is page.settings.editors[key].field.button(True)
    assert window.bridge.session.state.settings[key] is True
    run(window, "rules")
    run(window, "readings")
    assert list(page.settings.editors) == [key]  # a look elsewhere keeps what was found
    QTest.keyClicks(page, "nowhere")
    assert page.search.text() == "nowhere"
    assert not page.settings.editors


@pytest.mark.long
def test_results_of_the_fire_table_are_edited_and_a_wrong_one_is_told(played: MainWindow) -> None:
    run(played, "readings")
    settings = played.desk.pages["readings"].settings
    _unfold(settings)
    _type(settings.editors["elst-fire-table/columns/20"].field, "2KIA 1kia - ptc")
    table = fire_table(played.bridge.session.state.settings)
    assert table.columns[20] == ("2KIA", "1KIA", "", "PTC")
    _type(settings.editors["elst-fire-table/columns/20"].field, "2KIA oops")
    assert played.message_bar.text.startswith("Infantry Fire Table")
    assert settings.editors["elst-fire-table/columns/20"].field.text() == "2KIA 1KIA - PTC"
    assert fire_table(played.bridge.session.state.settings) == table


@pytest.mark.long
def test_calculators_go_by_the_session_in_play_and_say_so(played: MainWindow, qtbot: QtBot) -> None:
    played.show_start_page()
    calculator = CalculatorHands(played.start_page.calculators, "elst-fire", qtbot)
    basis = calculator.calculator.basis
    assert basis.text().startswith("By the readings and tables of the session in play (Initial")
    before = calculator.told
    bridge = played.bridge
    table = dict(bridge.session.state.settings["elst-fire-table"])
    operations.choose_setting(bridge, "elst-fire-table", {**table, "calibres": {"100": 36}})
    assert calculator.told[0].startswith("Column 36")
    run(played, "close-session")
    assert calculator.told == before
    assert basis.text().startswith("By the usual readings")


def _unfold(settings: SettingList) -> None:
    for fold in settings.findChildren(Fold):
        fold.head.setChecked(True)


def _type(line: QLineEdit, text: str) -> None:
    line.setText(text)
    line.editingFinished.emit()


@pytest.mark.long
@pytest.mark.parametrize("is_first", [True, False])
def test_no_session_of_a_test_before_is_noted_on_the_list_of_the_next(
    shared: SharedWindow, qtbot: QtBot, *, is_first: bool
) -> None:
    if is_first:
        operations.execute(begun(shared.on("elst"), qtbot).bridge, NextPhase())
    else:
        qtbot.wait(1200)  # longer than where a session stands waits to be noted
        assert recent_sessions() == ()


@pytest.mark.long
def test_the_start_page_goes_on_with_a_recent_session(own: MainWindow, qtbot: QtBot) -> None:
    operations.execute(own.bridge, NextPhase())
    run(own, "close-session")
    assert own.page == "start"
    assert own.bridge.session is None
    (row,) = own.start_page.recent.rows
    assert "Turn 1, British Prep Fire Phase (PFPh)" in row.accessibleName()
    row.tapped.emit()
    qtbot.waitUntil(lambda: own.page == "recap")  # read beside the window
    assert own.desk.pages["recap"].where.text() == (
        "23 September, evening, Turn 1, British Prep Fire Phase (PFPh)"
    )
    own.desk.pages["recap"].go_on.click()
    assert own.page == "map"
    assert phase(own) is Phase.PREP_FIRE


@pytest.mark.long
def test_enter_on_the_recap_rings_what_goes_on_and_another_presses_it(own: MainWindow) -> None:
    run(own, "recap")
    page = own.desk.pages["recap"]
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert (own.page, page.go_on.hasFocus()) == ("recap", True)
    QTest.keyClick(page.go_on, Qt.Key.Key_Return)
    assert own.page == "map"


@pytest.mark.long
def test_a_session_in_which_nothing_was_done_tells_no_time(own: MainWindow) -> None:
    own.show_start_page()
    (row,) = own.start_page.recent.rows
    file = own.bridge.session_path.stem
    assert row.accessibleName().startswith(f"{file}: 23 September")
    run(own, "recap")
    assert own.desk.pages["recap"].when.text() == own.bridge.session_path.name


@pytest.mark.long
def test_the_start_page_tells_where_the_session_in_play_stands(own: MainWindow) -> None:
    operations.execute(own.bridge, NextPhase())
    own.show_start_page()
    (row,) = own.start_page.recent.rows
    assert "Turn 1, British Prep Fire Phase (PFPh)" in row.accessibleName()


@pytest.mark.long
def test_where_a_session_stands_is_noted_soon_after_each_act(own: MainWindow, qtbot: QtBot) -> None:
    """A program that is killed leaves no older state on its start page."""
    before = recent_sessions()[0].where
    operations.execute(own.bridge, NextPhase())
    qtbot.waitUntil(lambda: recent_sessions()[0].where != before, timeout=4000)


@pytest.mark.long
def test_sessions_of_a_scenario_are_told_apart_by_their_names(own: MainWindow) -> None:
    own.desk.show("new-session")
    page = own.desk.pages["new-session"]
    first = own.bridge.session_path.stem
    assert page.name_line.placeholderText() == f"{first} (2)"
    page.name_line.setText("Friday: with Anne")
    page.begin_button.click()
    own.show_start_page()
    heads = [row.accessibleName().split(" · ")[0] for row in own.start_page.recent.rows]
    assert heads[0].startswith("Initial scenario (day 1): Friday  with Anne")
    assert heads[1].startswith(first)


@pytest.mark.long
def test_the_recap_tells_what_was_answered(played: MainWindow) -> None:
    bridge = played.bridge
    operations.set_facts(bridge, END_OF_TURN_5)
    operations.execute(bridge, NextPhase())
    request = bridge.session.state.waiting[0]
    operations.answer_request(bridge, request.id, RollAnswer.physical(6))
    run(played, "recap")
    (last, *_) = played.desk.pages["recap"].lines.findChildren(QLabel)
    asked, answered = last.text().split(" – ")
    assert asked.startswith("End of turn 5, German dr")
    assert answered == "rolled 6, result 6 · Turn 6, British Rally Phase (RPh)"


@pytest.mark.long
def test_the_title_names_the_scenario_once(played: MainWindow, tmp_path: Path) -> None:
    assert played.windowTitle().count("Initial scenario") == 1
    operations.save_session_as(played.bridge, tmp_path / "Friday.wargame")
    assert played.windowTitle() == "Initial scenario (day 1) – Friday – Wargame Companion"


def test_save_as_goes_on_in_the_file_that_was_named_and_overwrites_none(
    played: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = str(tmp_path / "Friday")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args, **_options: (named, ""))
    run(played, "save-session-as")
    assert played.bridge.session_path == tmp_path / "Friday.wargame"
    operations.execute(played.bridge, NextPhase())
    run(played, "save-session-as")
    assert played.message_bar.current.reason.key == "store-exists"
    assert phase(played) is Phase.PREP_FIRE


def test_a_damaged_file_is_one_line_and_the_start_page_stays(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "broken.wargame"
    path.write_bytes(b"\0" * 5000)
    window.desk.open(path)
    assert window.page == "start"
    assert window.message_bar.text.startswith("broken.wargame")


def test_the_pack_up_list_is_saved_with_a_picture(played: MainWindow, tmp_path: Path, at) -> None:
    operations.set_facts(
        played.bridge,
        {
            "artillery/batteries/G1/counter": "sr",
            "artillery/batteries/G1/hex": {"q": at("JJ11").q, "r": at("JJ11").r},
        },
    )
    run(played, "pack-up")
    page = played.desk.pages["pack-up"]
    assert "JJ11" in page.list.toPlainText()
    assert "8 black" in page.list.toPlainText()
    page.save_to(tmp_path / "list.html")
    saved = (tmp_path / "list.html").read_text(encoding="utf-8")
    assert "SR of battery G1" in saved
    assert "data:image/png;base64,iVBOR" in saved


def test_the_pack_up_list_is_as_large_as_the_window_and_prints_as_ever(
    played: MainWindow, tmp_path: Path
) -> None:
    run(played, "pack-up")
    page = played.desk.pages["pack-up"]
    for is_table_mode, points in ((False, 14), (True, 21)):
        if is_table_mode:
            operations.toggle_table_mode(played.bridge)
        told = page.list.document().find("Phase")
        assert told.hasSelection()
        assert told.charFormat().fontPointSize() == points
    page.save_to(tmp_path / "list.html")
    assert "font: 11pt" in (tmp_path / "list.html").read_text(encoding="utf-8")


@pytest.mark.long
@pytest.mark.parametrize("suffix", [".html", ".csv", ".txt"])
def test_the_log_is_exported_in_three_forms(played: MainWindow, tmp_path: Path, suffix: str) -> None:
    operations.execute(played.bridge, NextPhase())
    operations.export_log(played.bridge, tmp_path / f"log{suffix}")
    text = (tmp_path / f"log{suffix}").read_text(encoding="utf-8")
    assert "Next phase" in text
    assert text.startswith({".html": "<!DOCTYPE", ".csv": "\ufeffNo."}.get(suffix, "   1"))


@pytest.mark.long
def test_every_page_speaks_the_other_language_at_once(played: MainWindow) -> None:
    for action_id in ("set-facts", "readings", "pack-up", "recap"):
        run(played, action_id)
        title = played.desk.pages[played.page].findChild(QLabel, "page-title")
        run(played, "language")
        assert _JAPANESE.search(title.text())
        run(played, "language")
        assert not _JAPANESE.search(title.text())
    assert not _JAPANESE.search(played.windowTitle())


@pytest.mark.long
def test_hand_over_closes_all_secrets_and_opens_one_sides(window: MainWindow, qtbot: QtBot) -> None:
    begin(window.bridge, Players.TWO)
    secrecy = window.bridge.session.secrecy
    run(window, "hand-over")
    page = window.desk.pages["hand-over"]
    page.factions.button("german").click()
    _press(page, "Open my secrets")
    assert secrecy.is_open("german")
    page.line.setText("rommel")
    _press(page, "Guard by this pass phrase")
    code = page.code
    assert code
    assert code in _texts(page)
    _press(page, "I have written it down")
    assert code not in _texts(page)
    run(window, "hand-over")
    assert not secrecy.is_open("german")
    page.factions.button("german").click()
    page.line.setText("monty")
    _press(page, "Open my secrets")
    assert window.message_bar.current.reason.key == "secret-wrong-passphrase"
    page.line.setText(code)
    _press(page, "Open with the recovery code")
    assert secrecy.is_open("german")
    assert not secrecy.is_open("british")
    _press(page, "To the map")
    assert window.page == "map"


@pytest.mark.long
def test_a_correction_from_the_log_opens_the_dice(played: MainWindow, qtbot: QtBot) -> None:
    bridge = played.bridge
    operations.set_facts(bridge, END_OF_TURN_5)
    operations.execute(bridge, NextPhase())
    seq = bridge.session.journal.next_seq
    operations.let_app_answer(bridge, bridge.session.state.waiting[0].id)
    played.docks.bring("log")
    played.docks.panels["log"].choose(seq)
    played.docks.panels["log"].buttons["correct"].click()
    qtbot.waitUntil(lambda: played.is_dock_shown("prompt"))
    assert played.docks.panels["prompt"].request is not None


def test_backups_are_put_aside_only_when_something_was_done(played: MainWindow) -> None:
    keeper, path = SessionKeeper(played.bridge), played.bridge.session_path
    before = len(backups(path))
    keeper.back_up()
    keeper.back_up()
    assert len(backups(path)) == before + 1
    operations.execute(played.bridge, NextPhase())
    keeper.back_up()
    assert len(backups(path)) == before + 2
    keeper.close()  # else it notes the session soon after, among those of another test


@pytest.mark.long
def test_closing_the_window_puts_the_session_away(application: Application) -> None:
    begin(application.bridge)
    path = application.bridge.session_path
    application.window.close()
    assert not path.with_name(f"{path.name}-wal").exists()


def _texts(page: Page) -> list[str]:
    QApplication.processEvents()
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def _press(page: Page, text: str) -> None:
    QApplication.processEvents()
    next(one for one in page.findChildren(QPushButton) if one.text() == text and one.isVisible()).click()
