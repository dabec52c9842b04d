"""The command palette."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import AddBattery, RemoveBattery
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.games.elst.scenario_data import BatteryType, scenario_data
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.terms import Battle
from companion.text import LANGUAGES, catalogue_in
from tests.forms import tried_with
from tests.games.spanish_civil_war.table import Table as BattleTable
from tests.kit.kana import ways_to_write
from tests.ui.artillery_table import Table
from tests.ui.running import settle
from tests.ui.session_table import begin
from tests.ui.shared_window import SharedWindow
from tests.ui.spanish_table import at_laid_table
from ui import operations
from ui.pages.facts_page import FactsPage
from ui.panels.log_panel import LogPanel
from ui.panels.parts.form import ChoiceForm
from ui.session.message import Message
from ui.shell.actions import ACTIONS
from ui.shell.command_palette import CommandPalette
from ui.shell.kinds import of_kind
from ui.shell.main_window import MainWindow

_LARGE = str.maketrans("ゅょ", "ゆよ")  # small ones have no keys
LETTERS = {  # what is typed, and the first that it finds
    "settings": "settings",
    "lgr txt": "text-larger",
    "設定": "settings",
    "uickit": None,
    "font size": "text-larger",
    "help": "guide",
    "サイコロ": "show-prompt",
    "LOS": "sight",
    "hex wrong": "correct-hex",
}
_WIDE = {ord(one): ord(one) + 0xFEE0 for one in "BG123"}  # as a Japanese keyboard may give them


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


@pytest.fixture
def palette(window: MainWindow) -> CommandPalette:
    window.open_palette()
    return window.palette_widget


@pytest.mark.long
def test_it_lists_every_action_what_can_be_done_now_first(
    window: MainWindow, palette: CommandPalette
) -> None:
    shown = palette.shown_ids()
    assert sorted(shown) == sorted(spec.id for spec in ACTIONS if spec.is_for(window.bridge.base_board))
    enabled = [window.actions_by_id[action_id].isEnabled() for action_id in shown]
    assert enabled == sorted(enabled, reverse=True)


@pytest.mark.long
def test_letters_find_actions(palette: CommandPalette) -> None:
    found: dict[str, str | None] = {}
    for typed in LETTERS:
        palette.line.setText(typed)
        found[typed] = next(iter(palette.shown_ids()), None)
    assert found == LETTERS


@pytest.mark.long
def test_the_name_on_a_button_is_its_whole_name(window: MainWindow) -> None:
    operations.set_preference(window.bridge, language="ja")
    window.open_palette()
    window.palette_widget.line.setText("移動")
    assert window.palette_widget.shown_ids()[0] == "move-counters"


@pytest.mark.long
def test_words_lead_to_guide_rules_and_facts(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    Table(window.bridge, tmp_path)
    typed = "\uff52adio"  # a broad r, as a Japanese keyboard gives it
    for place, page in (("task:artillery", "guide"), ("facts:", "facts"), ("rules:", "rules")):
        window.open_palette()
        palette = window.palette_widget
        palette.line.setText(typed)
        palette.list.setCurrentRow(palette.shown_ids().index(place))
        qtbot.keyClick(palette.line, Qt.Key.Key_Return)
        assert window.page == page
    assert window.rules_page.search.text() == window.desk.page(FactsPage).search.text() == typed
    assert len(window.rules_page.shown_rules()) > 1
    assert window.desk.page(FactsPage).editors


@pytest.mark.long
def test_words_lead_to_a_calculator(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    Table(window.bridge, tmp_path)
    operations.set_preference(window.bridge, language="ja")
    window.open_palette()
    palette = window.palette_widget
    palette.line.setText("離脱")
    palette.list.setCurrentRow(palette.shown_ids().index("calculator:elst-escape"))
    qtbot.keyClick(palette.line, Qt.Key.Key_Return)
    assert window.page == "start"
    calculators = window.start_page.calculators
    assert calculators.one("elst-escape").isVisible()
    assert window.bridge.session is not None


@pytest.mark.long
def test_on_a_page_too_low_for_it_it_lies_over_what_is_below(window: MainWindow, qtbot: QtBot) -> None:
    """In the largest text, above a log, the line lay over the list."""
    ground = QWidget(window)
    ground.setGeometry(0, 40, 700, 60)
    palette = CommandPalette(window.bridge, window.actions_by_id, ground, ground.rect)
    ground.show()
    palette.open()
    settle()
    assert palette.height() >= palette.minimumSizeHint().height() > ground.height()
    assert palette.line.geometry().bottom() < palette.list.geometry().top()
    assert window.rect().contains(palette.geometry())
    ground.deleteLater()
    palette.deleteLater()


@pytest.mark.long
def test_where_nothing_fits_that_is_said_and_what_was_typed_stands_whole(palette: CommandPalette) -> None:
    palette.line.setText("uickit")
    assert palette.none.isVisible()
    assert palette.height() >= palette.line.sizeHint().height() + palette.none.sizeHint().height()
    palette.line.setText("settings")
    assert not palette.none.isVisible()


def test_arrows_choose_and_return_runs(window: MainWindow, palette: CommandPalette, qtbot: QtBot) -> None:
    palette.line.setText("text")
    wanted = palette.shown_ids()[1]
    size = window.bridge.preferences.text_size
    qtbot.keyClick(palette.line, Qt.Key.Key_Down)
    qtbot.keyClick(palette.line, Qt.Key.Key_Return)
    assert wanted in {"text-larger", "text-smaller"}
    assert abs(window.bridge.preferences.text_size - size) == 1
    assert palette.isHidden()


@pytest.mark.long
def test_enter_runs_nothing_before_anything_is_typed(
    window: MainWindow, palette: CommandPalette, qtbot: QtBot
) -> None:
    qtbot.keyClick(palette.line, Qt.Key.Key_Space)
    qtbot.keyClick(palette.line, Qt.Key.Key_Return)
    assert palette.isVisible()
    assert window.page == "start"
    qtbot.keyClick(palette.line, Qt.Key.Key_Up)
    assert palette.list.currentRow() == palette.list.count() - 1


@pytest.mark.long
def test_a_panel_that_is_open_stays_so_for_who_looks_for_it(window: MainWindow, qtbot: QtBot) -> None:
    window.show_map()
    window.docks.bring("log")
    window.open_palette()
    window.palette_widget.line.setText("log")
    assert window.palette_widget.shown_ids()[0] == "show-log"
    qtbot.keyClick(window.palette_widget.line, Qt.Key.Key_Return)
    assert window.docks.is_shown("log")


@pytest.mark.long
def test_escape_does_nothing_but_close(window: MainWindow, palette: CommandPalette, qtbot: QtBot) -> None:
    before = window.bridge.state
    qtbot.keyClick(palette.line, Qt.Key.Key_Escape)
    assert palette.isHidden()
    assert window.bridge.state is before


@pytest.mark.long
@pytest.mark.parametrize("is_page", [True, False])
def test_escape_gives_the_keyboard_back_to_the_field_it_had(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, is_page: bool
) -> None:
    Table(window.bridge, tmp_path)
    if is_page:
        window.run_action("set-facts")
        field = window.desk.page(FactsPage).search
    else:
        window.show_map()
        window.docks.bring("log")
        field = window.docks.panel("log", LogPanel).search
    settle()
    field.setFocus()
    qtbot.keyClicks(field, "Tur")
    window.open_palette()
    qtbot.keyClick(window.palette_widget.line, Qt.Key.Key_Escape)
    settle()
    assert QApplication.focusWidget() is field
    qtbot.keyClicks(field, "n")
    assert field.text() == "Turn"


@pytest.mark.long
def test_asked_again_before_anything_is_typed_it_goes(window: MainWindow, palette: CommandPalette) -> None:
    window.open_palette()
    assert palette.isHidden()
    window.open_palette()
    palette.line.setText("text")
    window.open_palette()
    assert (palette.isVisible(), palette.line.text()) == (True, "")


def test_it_speaks_the_language_in_use(window: MainWindow) -> None:
    operations.set_language(window.bridge, "ja")
    window.open_palette()
    palette = window.palette_widget
    assert palette.line.placeholderText() == "何をしますか？"


def test_what_the_game_offers_is_found_and_done(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(window.bridge, tmp_path)
    table.do(NextPhase())
    window.open_palette()
    palette = window.palette_widget
    assert not [id_ for id_ in palette.shown_ids() if id_.startswith("choice/")]
    palette.line.setText("ordnance smoke is fin")
    assert palette.shown_ids()[0].startswith("choice/")
    qtbot.keyClick(palette.line, Qt.Key.Key_Return)
    assert window.bridge.session.state.game.fire_phase.is_ordnance_smoke_done


@pytest.mark.long
@pytest.mark.parametrize("words", ["concede", "surrender", "give up", "投了"])
def test_what_the_game_offers_is_found_by_what_else_players_call_it(
    window: MainWindow, tmp_path: Path, words: str
) -> None:
    """CG2b: both players may agree to end a scenario."""
    Table(window.bridge, tmp_path)
    window.open_palette()
    window.palette_widget.line.setText(words)
    agreed = window.bridge.text("elst-choice-agree")
    labels = window.palette_widget.list.findChildren(QLabel)
    assert agreed in {of_kind(QLabel, label).text() for label in labels}


@pytest.mark.long
def test_what_the_game_refuses_just_now_is_found_grey_with_why_and_may_be_tried(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    Table(window.bridge, tmp_path)
    window.open_palette()
    palette = window.palette_widget
    palette.line.setText("repair the radio")
    assert not palette.none.isVisible()
    row = palette.list.itemWidget(palette.list.item(0))
    assert not row.isEnabled()
    assert [label.text() for label in row.findChildren(QLabel, "small")] == [
        "The radio has not malfunctioned. (2.1e)"
    ]
    said: list[Message] = []
    window.bridge.message.connect(said.append)
    qtbot.keyClick(palette.line, Qt.Key.Key_Return)
    assert [message.overrules is not None for message in said] == [True]


def _as_it_stands(words: str) -> tuple[str]:
    return (words,)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@tried_with("type_", scenario_data().battery_types, 2, ids=lambda type_: type_.id)
def test_every_battery_is_found_by_the_words_it_is_offered_by_and_by_its_name(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, type_: BatteryType, language: str
) -> None:
    """Whichever language is in use: by either's words; of one battery however their kana are written."""
    ways = ways_to_write if type_ is scenario_data().battery_types[0] else _as_it_stands
    operations.set_language(window.bridge, language)
    table = Table(window.bridge, tmp_path)
    table.do(RemoveBattery(battery="G1"))
    palette = window.palette_widget
    args = {"side": type_.faction.value, "kind": type_.kind.value, "calibre": type_.calibre}
    window.open_palette()
    for words in (catalogue_in(one).text("oba-choice-add", **args) for one in LANGUAGES):
        for typed in dict.fromkeys(ways(words)):
            palette.line.setText(typed)
            assert [one for one in palette.shown_ids() if one.startswith("choice/")], typed
    qtbot.keyClick(palette.line, Qt.Key.Key_Return)
    ((name, battery),) = table.bridge.session.state.game.artillery.batteries.items()
    assert (battery.faction, battery.kind, battery.calibre) == (type_.faction, type_.kind, type_.calibre)
    window.open_palette()
    for typed in (name, name.lower(), name.translate(_WIDE)):
        palette.line.setText(typed)
        assert [one for one in palette.shown_ids() if one.startswith("choice/")], typed


@pytest.mark.long
def test_going_on_is_found_by_what_the_game_calls_it(window: MainWindow, tmp_path: Path) -> None:
    Table(window.bridge, tmp_path)
    window.open_palette()
    window.palette_widget.line.setText("next phase")
    assert window.palette_widget.shown_ids()[0] == "go-on"


@pytest.mark.long
def test_what_the_strip_offers_is_found_by_its_words(shared: SharedWindow) -> None:
    laid = BattleTable(Battle.BRUNETE)
    laid.session.set_facts({"clock/moment/turn": 9})
    window = at_laid_table(shared, laid.session).window
    window.open_palette()
    window.palette_widget.line.setText("roll the dice")
    assert window.palette_widget.shown_ids()[0].startswith("choice/")


@pytest.mark.long
def test_a_screen_reader_hears_each_line(palette: CommandPalette) -> None:
    palette.line.setText("settings")
    lines = QAccessible.queryAccessibleInterface(palette.list)
    assert lines.child(0).text(QAccessible.Text.Name) == "Settings"


@pytest.mark.long
def test_what_takes_more_is_found_and_opens_its_form(shared: SharedWindow) -> None:
    laid = BattleTable(Battle.BRUNETE)
    laid.go_to(Phase.FIRST_BOMBARDMENT)
    player = at_laid_table(shared, laid.session)
    player.window.open_palette()
    palette = player.window.palette_widget
    palette.line.setText("bomb with")
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    settle()
    tracker = player.window.docks.panels["tracker"]
    (form,) = (one for one in tracker.findChildren(ChoiceForm) if one.isVisible())
    assert form.isAncestorOf(of_kind(QLineEdit, QApplication.focusWidget()))


@pytest.mark.long
@tried_with(
    ("typed", "first"),
    [
        ("もとにもど", "undo"),
        ("しゆうりよう", "quit"),
        ("しゅうりょう", "quit"),
        ("てんこ", "roll-call"),
        ("こうたい", "hand-over"),
    ],
    2,
)
def test_a_japanese_command_is_found_by_its_reading_on_the_keys(
    window: MainWindow, typed: str, first: str
) -> None:
    """Kana are on keys of the screen, Chinese characters of commands are not."""
    begin(window.bridge)
    window.show_map()
    operations.set_preference(window.bridge, screen_keys=True, language="ja")
    window.open_palette()
    settle()
    pad = window.screen_keys.pad
    for name in ("かな", *typed.replace("ど", "と゛").translate(_LARGE)):
        key = next(
            one
            for one in pad.findChildren(QPushButton)
            if one.isVisible() and name in (one.text(), one.accessibleName())
        )
        QTest.mouseClick(key, Qt.MouseButton.LeftButton)
        settle()
    assert window.palette_widget.shown_ids()[0] == first


@pytest.mark.long
@pytest.mark.parametrize("typed", ["where the observer", "G1 observer is"])
def test_where_an_observer_is_is_found_and_told(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, typed: str
) -> None:
    table = Table(window.bridge, tmp_path)
    _take_first(window, qtbot, typed, "Where the observer is")
    _tell_hex(window, "LL11")
    assert table.battery.observer.hex == table.hex("LL11")


def test_a_form_that_two_batteries_have_is_named_with_its_battery(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    table = Table(window.bridge, tmp_path)
    table.do(AddBattery(battery="B1", side=Faction.BRITISH, kind=BatteryKind.NORMAL, calibre=80))
    _take_first(window, qtbot, "B1 observer is", "Where the observer is (B1 · British guns 80+ mm, 16 FP)")
    _tell_hex(window, "KK2")
    assert window.bridge.session.state.game.battery("B1").observer.hex == table.hex("KK2")


@pytest.mark.long
@pytest.mark.parametrize("typed", ["tell control", "name counters", "lay a marker"])
def test_a_form_in_a_panel_of_its_own_is_found_and_opened(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, typed: str
) -> None:
    Table(window.bridge, tmp_path)
    window.open_palette()
    palette = window.palette_widget
    palette.line.setText(typed)
    row = next(at for at, id_ in enumerate(palette.shown_ids()) if id_.startswith("form/"))
    palette.list.setCurrentRow(row)
    qtbot.keyClick(palette.line, Qt.Key.Key_Return)
    settle()
    assert [form for form in window.findChildren(ChoiceForm) if form.isVisible()]


@pytest.mark.long
def test_what_the_last_act_was_is_no_way_to_undo_it_unawares(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """ "B1 observer hex", just set and looked for again, was taken back by Enter."""
    table = Table(window.bridge, tmp_path)
    table.set(observer__level=1)
    window.open_palette()
    palette = window.palette_widget
    palette.line.setText("G1 level of the observer")
    assert palette.shown_ids()[0] == "facts:"
    assert palette.shown_ids()[-1] == "undo"


def _take_first(window: MainWindow, qtbot: QtBot, typed: str, words: str) -> None:
    window.open_palette()
    palette = window.palette_widget
    palette.line.setText(typed)
    assert palette.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole) == words
    qtbot.keyClick(palette.line, Qt.Key.Key_Return)
    settle()


def _tell_hex(window: MainWindow, name: str) -> None:
    form = next(form for form in window.findChildren(ChoiceForm) if form.isVisible())
    of_kind(QLineEdit, form.inputs["hex"]).setText(name)
    form.accept.click()
