"""The line under the toolbar: always there, the way on always at one place, what is due never cut."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import AddBattery, AttemptContact
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.games.elst.rules.sequence import Phase
from companion.kit.now import Due, Now
from companion.kit.panels import Choice
from companion.reason import Reason
from companion.session.commands import SetFacts
from tests.forms import tried_with
from tests.ui.artillery_table import GUN, Table
from tests.ui.running import running, settle
from tests.ui.session_table import begin
from tests.ui.shared_window import SharedWindow
from tests.ui.spanish_table import at_table
from ui import operations
from ui.app import Application
from ui.panels.forces import ForcesPanel
from ui.panels.game_pages import GamePages, pages_of
from ui.session.message import Message, Severity
from ui.session.panel_data import now_of
from ui.shell.main_window import MainWindow
from ui.shell.tab_order import neighbour
from ui.widgets.layouts import widgets_in

SMOKE = Reason("oba-step-ordnance-smoke", "2.1c")
SIZES = [((1024, 700), 14), ((1366, 768), 14), ((1024, 700), 21), ((1366, 768), 21), ((1024, 700), 28)]


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


@pytest.fixture
def table(window: MainWindow) -> MainWindow:
    """A session of Elst, the map shown."""
    return _begun(window)


@pytest.fixture
def own_table(application: Application) -> MainWindow:
    """The same in a window of the test's own, whose map nobody has seen yet."""
    return _begun(application.window)


def _begun(window: MainWindow) -> MainWindow:
    window.resize(1366, 768)
    begin(window.bridge)
    window.show_map()
    settle()
    return window


def _place(window: MainWindow, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


@pytest.fixture
def owed(table: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The game says that the rules ask for something before the phase ends."""
    session = table.bridge.in_play
    plain = session.system.now

    def now(state: object) -> Now:
        found = plain(state)  # a step of a procedure leads on without being a phase that ends
        onward = replace(found.onward, goes_on=False) if found.onward else None
        due = (Due(SMOKE, is_owed=True), Due(Reason("prompt-nothing")))
        return replace(found, due=due, onward=onward)

    monkeypatch.setattr(session.system, "now", now)
    operations.set_facts(table.bridge, {"clock/moment/turn": 2})  # so that it is looked at anew
    settle()
    return table


@pytest.mark.long
def test_without_a_session_there_is_none(window: MainWindow) -> None:
    assert not window.now_strip.isVisible()


@pytest.mark.long
def test_the_way_on_stands_at_one_place_through_a_whole_turn(table: MainWindow, qtbot: QtBot) -> None:
    bridge, strip = table.bridge, table.now_strip
    before, places = bridge.in_play.state.game.moment.turn, set()
    for page in (table.show_start_page, table.show_rules, table.show_map):
        page()
        settle()
        places.add(_place(table, strip.onward).getRect())
    while bridge.in_play.state.game.moment.turn == before:
        if waiting := bridge.in_play.state.waiting:
            operations.let_app_answer(bridge, waiting[0].id)
            continue
        qtbot.mouseClick(strip.onward, Qt.MouseButton.LeftButton)
        settle()
        places.add(_place(table, strip.onward).getRect())
    assert len(places) == 1


@pytest.mark.long
def test_stay_stands_in_its_place_while_something_is_left_undone(owed: MainWindow, qtbot: QtBot) -> None:
    strip, moment = owed.now_strip, owed.bridge.in_play.state.game.moment
    place = _place(owed, strip.onward)
    qtbot.mouseClick(strip.onward, Qt.MouseButton.LeftButton)
    settle()
    assert strip.onward.text() == "Stay"
    assert _place(owed, strip.onward) == place
    assert "2.1c" in owed.message_bar.text
    buttons = [one.text() for one in owed.message_bar.findChildren(QPushButton) if one.isVisible()]
    assert "Go on" in " ".join(buttons)
    qtbot.mouseClick(strip.onward, Qt.MouseButton.LeftButton)
    assert owed.message_bar.current is None
    assert strip.onward.text() == "Next phase"
    assert owed.bridge.in_play.state.game.moment == moment


@pytest.mark.long
def test_phases_that_ask_nothing_are_passed_by_one_key_and_come_back_by_one(table: MainWindow) -> None:
    session = table.bridge.in_play
    began, length = session.state.game.moment, len(session.journal.entries)
    _pass_quietly(table)
    assert session.state.game.moment.phase is Phase.DEFENSIVE_FIRE  # batteries may fire
    assert len(session.journal.entries) == length + 1
    assert table.bridge.reason_text(session.log()[-1].label) == "Next phase (3 times)"
    operations.undo(table.bridge)
    assert session.state.game.moment == began


@pytest.mark.long
def test_the_next_player_turn_ends_the_passing_of_phases(table: MainWindow) -> None:
    operations.set_facts(table.bridge, {"clock/moment/phase": Phase.ADVANCING_FIRE.value})
    _pass_quietly(table)
    moment = table.bridge.in_play.state.game.moment
    assert (moment.player, moment.phase) == (Faction.GERMAN, Phase.RALLY)


@pytest.mark.long
def test_phases_are_passed_from_a_field_of_words_too(table: MainWindow) -> None:
    table.run_action("go-to")
    settle()
    assert isinstance(QApplication.focusWidget(), QLineEdit)
    _pass_quietly(table)
    assert table.bridge.in_play.state.game.moment.phase is Phase.DEFENSIVE_FIRE


@pytest.mark.long
def test_where_phases_have_acts_that_nobody_owes_they_are_left_one_by_one(qtbot: QtBot) -> None:
    with at_table(qtbot, "jarama") as player:
        player.begin()
        moment = player.game.clock.moment
        _pass_quietly(player.window)
        assert player.game.clock.moment == moment
        assert not player.window.actions_by_id["go-on-while-quiet"].isEnabled()


def _pass_quietly(window: MainWindow) -> None:
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return, both)
    settle()


def test_what_is_left_undone_is_asked_about_before_many_phases_are_passed(owed: MainWindow) -> None:
    moment = owed.bridge.in_play.state.game.moment
    _pass_quietly(owed)
    assert owed.now_strip.onward.text() == "Stay"
    assert owed.bridge.in_play.state.game.moment == moment


@pytest.mark.long
def test_a_session_can_be_closed_while_going_on_is_asked_about(owed: MainWindow) -> None:
    operations.go_on(owed.bridge)
    assert owed.now_strip.onward.text() == "Stay"
    owed.desk.close()
    settle()
    assert owed.message_bar.current is None
    assert not owed.now_strip.isVisible()


def test_what_is_due_and_what_else_stand_in_it(owed: MainWindow) -> None:
    strip = owed.now_strip
    assert "2.1c" in strip.due.text()
    for _ in range(3):  # what the last opening has put there goes
        strip.more.menu().aboutToShow.emit()
    assert [entry.text() for entry in strip.more.menu().actions()] == ["Nothing waits for an answer."]
    settle()
    assert len(strip.more.findChildren(QAction)) == len(strip.more.menu().findChildren(QAction))


def test_what_may_be_passed_by_has_the_next_thing_s_button_beside_it(
    table: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody must advance after combat: that it is over took the menu, a tap more."""
    strip, session = table.now_strip, table.bridge.in_play
    plain, values = session.system.now, {"facts": {"clock/moment/turn": 4}}
    passed = Choice(Reason("prompt-nothing"), SetFacts, values=values)

    def now(state: object) -> Now:
        return replace(plain(state), due=(Due(SMOKE, is_free=True), Due(passed.label, choice=passed)))

    monkeypatch.setattr(session.system, "now", now)
    operations.set_facts(table.bridge, {"clock/moment/turn": 2})  # so that it is looked at anew
    settle()
    (button,) = widgets_in(strip._buttons)
    assert button.isVisible()
    assert not strip.more.isVisible()
    button.click()
    assert session.state.game.clock.moment.turn == 4


def test_the_menu_is_named_by_whether_there_is_anything_to_do(
    table: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How a game has ended stands in it to be looked at."""
    strip, session = table.now_strip, table.bridge.in_play
    plain, told = session.system.now, Due(SMOKE, panel="elst-turn", is_quiet=True)
    for turn, due, words in (
        (2, (told, told, told), "2 more things to look at"),
        (3, (told, told), "One more thing to look at"),
        (4, (told, told, Due(SMOKE)), "2 more things to do"),
        (5, (told, Due(SMOKE, is_quiet=True)), "One more thing to do"),
    ):
        monkeypatch.setattr(session.system, "now", lambda state, due=due: replace(plain(state), due=due))
        operations.set_facts(table.bridge, {"clock/moment/turn": turn})  # so that it is looked at anew
        settle()
        assert strip.more.accessibleName() == words


@pytest.mark.long
@tried_with("language", ["ja", "en"])
def test_nothing_of_it_is_cut_and_its_height_follows_the_text_alone(owed: MainWindow, language: str) -> None:
    operations.set_language(owed.bridge, language)
    strip = owed.now_strip
    for size, points in SIZES:
        operations.set_preference(owed.bridge, text_size=points)
        owed.resize(*size)
        settle()
        at = f"{size} in {points} pt"
        shown = [one for one in (strip.where, strip.due, strip.more, strip.onward) if one.isVisible()]
        assert len(shown) == 4, at
        for one in shown:
            assert strip.rect().contains(QRect(one.mapTo(strip, QPoint(0, 0)), one.size())), (at, one)
        for one in shown[1:]:
            assert one.width() >= one.sizeHint().width(), (at, one)
        height, words = strip.height(), strip.onward.text()
        operations.go_on(owed.bridge)
        settle()
        assert strip.onward.text() != words, at
        assert strip.height() == height, at
        strip.onward.click()
        settle()
        assert strip.onward.text() == words, at


@pytest.mark.long
def test_turn_and_phase_are_shortened_before_a_button_is_left_out(own_table: MainWindow) -> None:
    """With a battery in the fire phase: who acts, what is due, its button, and a menu of the rest."""
    table = own_table
    bridge, strip = table.bridge, table.now_strip
    operations.execute(
        bridge, AddBattery(battery="G1", side=Faction.GERMAN, kind=BatteryKind.NORMAL, calibre=100)
    )
    operations.set_facts(bridge, {"clock/moment/phase": Phase.DEFENSIVE_FIRE.value})
    settle()
    full, short = (bridge.reason_text(words) for words in (now_of(bridge).moment, now_of(bridge).short))
    (button,) = widgets_in(strip._buttons)
    assert neighbour(strip, strip.due, is_next=True) is button
    assert neighbour(strip, button, is_next=True) is strip.more
    assert strip.where.text() == full
    while strip.where.text() == full:
        table.resize(table.width() - 10, 768)
        settle()
    assert strip.where.text() == short
    assert button.isVisible()
    assert button.width() >= button.sizeHint().width()


@pytest.mark.long
def test_layers_unfold_below_the_card_of_a_tool_from_a_button_that_stays(own_table: MainWindow) -> None:
    table = own_table
    table.resize(1024, 700)
    operations.set_preference(table.bridge, text_size=21)
    table.map_view.set_tool("move")
    settle()
    view = table.map_view
    bar, before = view.overlay_bar, _place(table, view.overlay_bar.unfold)
    bar.unfold.setChecked(True)
    settle()
    assert bar.isVisible()
    assert bar.y() > view.move_card.geometry().bottom()
    assert _place(table, bar.unfold).topLeft() == before.topLeft()


@pytest.mark.long
def test_a_message_stands_above_the_layers_wherever_these_unfold_to(own_table: MainWindow) -> None:
    table = own_table
    table.resize(1024, 700)
    operations.set_preference(table.bridge, text_size=28)
    settle()
    table.bridge.message.emit(Message(Severity.ERROR, SMOKE))
    bar, view = table.message_bar, table.map_view
    for is_unfolded in (True, False):
        view.overlay_bar.unfold.setChecked(is_unfolded)
        settle()
        layers, zoom = _place(table, view.overlay_bar), _place(table, view.controls)
        assert 0 < layers.top() - _place(table, bar).bottom() < 20
        assert _place(table, bar).right() < zoom.left()
        shown = [one for one in view.overlay_bar.buttons.values() if one.isVisible()]
        assert all(one.sizeHint().width() <= one.width() for one in shown)


@pytest.mark.long
def test_a_long_question_is_said_as_one_that_waits_where_there_is_no_room(table: MainWindow) -> None:
    """Its card has the words; so have the screen reader and the tip."""
    bridge, due = table.bridge, table.now_strip.due
    asked = "Which contact number is printed on the radio of battery G1?"
    table.resize(1024, 700)
    operations.set_preference(bridge, text_size=28)
    battery = AddBattery(battery="G1", side=Faction.GERMAN, kind=BatteryKind.NORMAL, calibre=100)
    operations.execute(bridge, battery)
    operations.set_facts(bridge, {"clock/moment/player": "german", "clock/moment/phase": "pfph"})
    operations.execute(bridge, AttemptContact(battery="G1", ends_ordnance_smoke=True))
    settle()
    assert due.text() == "Answer what is asked"
    assert due.accessibleName().startswith(asked)
    assert due.toolTip().startswith(asked)
    operations.set_preference(bridge, text_size=14)
    table.resize(2560, 1440)
    settle()
    assert due.text().startswith(asked)


@pytest.mark.long
@tried_with("language", ["ja", "en"])
def test_who_is_connected_stands_in_the_second_row_where_only_that_has_room(
    table: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, language: str
) -> None:
    bridge, strip = table.bridge, table.now_strip
    operations.set_language(bridge, language)
    table.resize(990, 700)  # else all has room in the first
    words = tuple(
        bridge.text(f"now-{key}", who=bridge.text("faction-british")) for key in ("here", "here-short")
    )
    monkeypatch.setattr("ui.shell.now_words.presence", lambda _bridge: words)
    for points in (14, 21, 28):
        operations.set_preference(bridge, text_size=points)
        operations.set_facts(bridge, {"clock/moment/turn": 1 + points % 5})  # so that it is looked at anew
        settle()
        shown = [one for one in (strip.acting, strip.beside) if one.isVisible()]
        assert words[0] in " ".join(one.text() for one in shown), points
        for one in shown:
            assert one.width() >= one.sizeHint().width(), points
            assert strip.rect().contains(QRect(one.mapTo(strip, QPoint(0, 0)), one.size())), points
    assert strip.beside.isVisible()
    assert strip.acting.isVisible() is bool(strip.acting.text())
    qtbot.wait(50)
    asked = _Asked(strip)
    qtbot.wait(100)
    assert asked.times == 0
    monkeypatch.setattr("ui.shell.now_words.presence", lambda _bridge: ())
    operations.set_facts(bridge, {"clock/moment/turn": 2})
    settle()
    assert not strip.beside.isVisible()


@tried_with("language", ["ja", "en"])
def test_in_the_largest_text_the_phase_is_said_whole_and_who_sits_where_there_is_room(
    table: MainWindow, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Turn and phase were cut to the turn, since who sits stood before them."""
    bridge, strip = table.bridge, table.now_strip
    monkeypatch.setattr("ui.shell.now_words._seated", lambda _session: "german")
    operations.set_preference(bridge, language=language, text_size=28)
    table.resize(1024, 700)
    who = bridge.text("faction-german")
    for phase in ("rph", "pfph"):  # nothing is due in the first
        operations.set_facts(bridge, {"clock/moment/phase": phase})
        settle()
        now = now_of(bridge)
        assert strip.where.text() in {bridge.reason_text(words) for words in (now.moment, now.short)}
        (sits,) = (one.text() for one in (strip.acting, strip.beside) if one.isVisible())
        assert sits in {who, bridge.text("now-seated", who=who)}


@pytest.mark.long
def test_the_switch_between_pages_stays_in_sight_as_a_panel_is_scrolled(qtbot: QtBot) -> None:
    with at_table(qtbot, "jarama") as player:
        player.begin()
        player.tell_all()
        window = player.window
        window.resize(1024, 700)
        operations.set_preference(window.bridge, text_size=20)  # a few counters are more than it shows
        window.docks.bring("forces")
        settle()
        panel = window.docks.panel("forces", ForcesPanel)
        area = panel.parentWidget().parentWidget()
        assert isinstance(area, QScrollArea)
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
        assert area.verticalScrollBar().value() > 0
        button = panel.pages.button("republican")
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert button.visibleRegion().boundingRect() == button.rect()
        assert panel.page == "republican"


@pytest.mark.long
def test_a_message_moves_nothing(table: MainWindow) -> None:
    places = [_place(table, one) for one in (table.map_view, table.now_strip)]
    table.bridge.say(SMOKE, Severity.WARNING)
    QApplication.processEvents()
    assert table.message_bar.isVisible()
    assert [_place(table, one) for one in (table.map_view, table.now_strip)] == places
    bar = _place(table, table.message_bar)
    assert bar.bottom() < _place(table, table.map_view.overlay_bar).top()
    assert bar.right() < _place(table, table.map_view.controls).left()


@pytest.mark.long
def test_what_is_done_on_a_page_of_the_game_brings_that_page(qtbot: QtBot) -> None:
    with at_table(qtbot, "jarama") as player:
        player.begin()
        *_, last = pages_of(player.bridge)
        player.window.now_strip.due_wanted.emit(last.id, Due(last.title))
        settle()
        assert player.window.is_dock_shown("game")
        assert player.window.docks.panel("game", GamePages).pages.value() == last.id


@pytest.mark.long
def test_who_places_counters_where_room_is_short_sees_the_map_beside_the_card(qtbot: QtBot) -> None:
    """Page and card together covered it, at a table seen from afar."""
    with running(qtbot, "no_prisoners", (1024, 700)) as application:
        window, bridge = application.window, application.window.bridge
        window.desk.show("new-session")
        window.desk.pages["new-session"].begin_button.click()
        due = next(one for one in now_of(bridge).due if one.counters)
        for is_short in (True, False):
            if bridge.is_table_mode is not is_short:
                operations.toggle_table_mode(bridge)
            window.map_view.set_tool("select")
            window.now_strip.due_wanted.emit(due.panel, due)
            settle()
            assert window.map_view.tool.id == "move"
            assert window.is_dock_shown("game") is not is_short
        operations.toggle_table_mode(bridge)
        window.resize(1366, 690)
        window.docks.bring("game")
        view = window.map_view
        view.set_tool("select")
        view.set_tool("move")
        settle()
        lit = frozenset().union(*(shade.hexes for shade in view.tool.moving.reach()))
        spots = [view.mapFromScene(view.board_geometry.centre(hex_)) for hex_ in lit]
        (card,) = (one for one in view.tool_cards if one.isVisible())
        seen = [one for one in spots if view.rect().contains(one) and not card.geometry().contains(one)]
        assert len(seen) == len(spots) > 0
        assert not view.outlook.is_fitted
        bridge.say(Reason("going-on-all-the-same"), Severity.WARNING)
        beside_card = window.message_bar.geometry()
        view.set_tool("select")
        told = window.message_bar.geometry()
        window.message_bar.place()
        assert told == window.message_bar.geometry() != beside_card
        assert view.outlook.is_fitted


@pytest.mark.long
def test_where_what_is_due_led_the_same_tap_leads_back(qtbot: QtBot) -> None:
    with at_table(qtbot, "jarama") as player:
        player.begin()
        *_, last = pages_of(player.bridge)
        window, strip = player.window, player.window.now_strip
        window.docks.bring("forces")
        for _ in range(2):
            strip.due_wanted.emit(last.id, Due(last.title))
            settle()
            assert window.is_dock_shown("game")
            strip.due_wanted.emit(last.id, Due(last.title))
            settle()
            assert window.is_dock_shown("forces")
        window.run_action("set-facts")
        strip.due_wanted.emit(last.id, Due(last.title))
        assert window.is_map_shown
        strip.due_wanted.emit(last.id, Due(last.title))
        assert window.page == "facts"
        window.show_map()
        strip.due_wanted.emit(last.id, Due(last.title))
        operations.set_language(player.bridge, "ja")  # anything done since
        strip.due_wanted.emit(last.id, Due(last.title))
        settle()
        assert window.is_dock_shown("game")


@pytest.mark.long
def test_a_question_brought_in_error_is_put_off_and_leads_back_to_the_page_left_for_it(
    table: MainWindow,
) -> None:
    artillery = Table(table.bridge, None)
    artillery.ready_to_fire()
    artillery.do(AttemptContact(battery=GUN))
    table.run_action("guide")
    table.run_action("set-facts")
    for _ in range(2):
        table.now_strip.due.click()
        settle()
        assert table.is_map_shown
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        assert table.page == "facts"
        table.now_strip.answer_wanted.emit()
        assert table.is_map_shown
        table.now_strip.answer_wanted.emit()  # the same tap
        assert table.page == "facts"
    table.now_strip.due.click()
    artillery.answer(7)
    settle()
    assert table.is_map_shown


@pytest.mark.long
@pytest.mark.parametrize("points", [14, 28])
def test_once_laid_out_it_asks_for_no_other_layout(owed: MainWindow, qtbot: QtBot, points: int) -> None:
    operations.set_preference(owed.bridge, text_size=points)
    settle()  # however long a busy machine takes
    qtbot.wait(50)
    settle()
    asked = _Asked(owed.now_strip)
    qtbot.wait(100)
    assert asked.times == 0


class _Asked(QObject):
    """Counts the layouts that are asked for."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.times = 0
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.times += event.type() == QEvent.Type.LayoutRequest
        return False


def _pad(window: MainWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or window, key, Qt.KeyboardModifier.KeypadModifier)
        settle()


@pytest.mark.long
def test_the_number_pad_goes_on_and_takes_back(table: MainWindow) -> None:
    moment = table.bridge.in_play.state.game.moment
    _pad(table, Qt.Key.Key_Plus)
    assert table.bridge.in_play.state.game.moment != moment
    _pad(table, Qt.Key.Key_Minus)
    assert table.bridge.in_play.state.game.moment == moment


def test_the_number_pad_stays_or_goes_on_all_the_same(owed: MainWindow) -> None:
    moment = owed.bridge.in_play.state.game.moment
    _pad(owed, Qt.Key.Key_Plus, Qt.Key.Key_Minus)
    assert owed.message_bar.current is None
    assert owed.bridge.in_play.state.game.moment == moment
    _pad(owed, Qt.Key.Key_Plus, Qt.Key.Key_Enter)
    assert owed.bridge.in_play.state.game.moment != moment


@pytest.mark.long
def test_words_begun_keep_the_signs_of_the_number_pad_an_empty_line_has_none(table: MainWindow) -> None:
    moment = table.bridge.in_play.state.game.moment
    table.open_go_to("NN")
    settle()
    _pad(table, Qt.Key.Key_Plus)
    assert table.bridge.in_play.state.game.moment == moment
    table.go_to_bar.line.clear()
    _pad(table, Qt.Key.Key_Plus)
    assert table.bridge.in_play.state.game.moment != moment
    _pad(table, Qt.Key.Key_Minus)
    assert table.bridge.in_play.state.game.moment == moment
    table.open_go_to("ZZ99")
    table.go_to_bar.line.submit()
    settle()
    assert table.go_to_bar.line.selectedText() == "ZZ99"  # refused
    _pad(table, Qt.Key.Key_Plus)
    assert table.bridge.in_play.state.game.moment != moment


@pytest.mark.long
def test_a_key_that_a_field_of_words_has_no_use_for_is_none_of_the_pad_s(table: MainWindow) -> None:
    moment = table.bridge.in_play.state.game.moment
    table.open_go_to("NN")
    table.go_to_bar.line.setReadOnly(True)
    settle()
    _pad(table, Qt.Key.Key_Plus)
    table.go_to_bar.line.setReadOnly(False)
    assert table.bridge.in_play.state.game.moment == moment
