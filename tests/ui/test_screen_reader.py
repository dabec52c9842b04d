"""What a screen reader hears: every part that takes the keyboard has a name, a role and its states."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTableView,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from companion.games.elst.procedures.artillery.commands import AttemptContact
from companion.games.elst.procedures.clock import NextPhase
from companion.paths import resources_dir
from companion.reason import Reason
from tests.forms import IS_LONG, tried_with
from tests.layout.guided import EVERY_STOP, guided
from tests.ui.artillery_table import GUN, Table
from tests.ui.running import running, settle
from tests.ui.session_table import begin
from ui import operations
from ui.panels.marker_tray import TrayButton
from ui.panels.panel import Panel
from ui.session.message import Severity
from ui.shell.main_window import MainWindow
from ui.tour.guide import Guide, TourStop
from ui.widgets.field_note import FieldNote
from ui.widgets.fold import Fold
from ui.widgets.heard import let_rows_be_heard
from ui.widgets.segments import Segments
from ui.widgets.stepper import Stepper
from ui.widgets.tap_frame import TapFrame

_FEW = ("contact", "scw-supply", "sheet-page")
VISITED = [stop for stop in EVERY_STOP if IS_LONG or stop.id in _FEW]
_ICONS = frozenset(path.stem for path in (resources_dir() / "icons").glob("*-*.svg"))
_USED = (QAbstractButton, QLineEdit, QPlainTextEdit, QComboBox, QAbstractSpinBox, QKeySequenceEdit, TapFrame)
_NOTHING = {QAccessible.Role.NoRole, QAccessible.Role.Client}


@pytest.fixture(scope="module")
def guide(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guide]:
    with guided(tmp_path_factory.mktemp("heard")) as guide:
        yield guide


def keyboard_parts(window: MainWindow) -> list[QWidget]:
    """What takes the keyboard and can be seen; parts that Qt puts into others speak through those."""
    return [one for one in window.findChildren(QWidget) if is_keyboard_part(one)]


def is_keyboard_part(one: QWidget) -> bool:
    if not one.isVisible() or one.focusPolicy() is Qt.FocusPolicy.NoFocus or one.focusProxy() is not None:
        return False
    return not one.objectName().startswith("qt_") and not one.visibleRegion().isEmpty()


def heard(one: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(one).text(QAccessible.Text.Name).strip()


def heard_in(one: QWidget) -> list[str]:
    """What it is heard as within its panel or page, from the outermost group to itself."""
    told = [role(one).name, heard(one)]
    while (around := one.parentWidget()) is not None:
        if role(around) is QAccessible.Role.Grouping:
            told = [heard(around), *told]
        if isinstance(around, Panel) or around.objectName() == "page":
            return [f"{type(around).__name__} {around.objectName()}", *told]
        one = around
    return told


def is_told_as_it_is(one: QWidget) -> bool:
    told = QAccessible.queryAccessibleInterface(one)
    state = told.state()
    is_checked = isinstance(one, QAbstractButton) and one.isChecked()
    as_is = bool(state.checked) is is_checked and bool(state.disabled) is not one.isEnabled()
    return as_is and told.role() not in _NOTHING


def is_shown_button(one: QAbstractButton) -> bool:
    """What can be tapped, the keyboard or not; a key on the screen is called by the sign that it types."""
    is_own = not isinstance(one.parent(), QLineEdit) and one.objectName() not in ("pad-key", "die")
    return is_own and one.isVisible() and not one.visibleRegion().isEmpty()


def says_something(one: QAbstractButton) -> bool:
    """Whether its name has a word in it, not signs alone."""
    return any(map(str.isalnum, heard(one)))


def heads(table: QTableView) -> list[str]:
    """What is heard over each column that is shown."""
    model = table.model()
    shown = range(model.columnCount()) if table.isVisible() and table.horizontalHeader().isVisible() else ()
    kinds = Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole
    told = ([model.headerData(column, Qt.Orientation.Horizontal, kind) for kind in kinds] for column in shown)
    return [str(next(filter(None, words), "")) for words in told]


def role(one: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(one).role()


@pytest.mark.long
@pytest.mark.fuzz
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("stop", VISITED, ids=lambda stop: stop.id)
def test_whatever_takes_the_keyboard_has_a_name_and_is_told_as_it_is(
    guide: Guide, stop: TourStop, language: str
) -> None:
    guide.start_over(stop.board, language)
    stop.visit(guide)
    guide.wait()
    parts = keyboard_parts(guide.window)
    assert len(parts) >= 3
    assert [f"{type(one.parent()).__name__}/{type(one).__name__}" for one in parts if not heard(one)] == []
    assert [heard(one) for one in parts if heard(one) in _ICONS] == []
    as_heard = [heard_in(one) for one in parts]
    assert [told for told in as_heard if as_heard.count(told) > 1] == []
    read_only = [one for one in parts if isinstance(one, QLineEdit | QPlainTextEdit) and one.isReadOnly()]
    assert [
        heard(one) for one in read_only if not QAccessible.queryAccessibleInterface(one).state().readOnly
    ] == []
    roles = {type(one).__name__: role(one) for one in parts}
    assert [name for name, told in roles.items() if told in _NOTHING] == []
    groups = [one for one in guide.window.findChildren(Segments) if one.isVisible()]
    assert [
        [one.text() for one in group.findChildren(QAbstractButton)] for group in groups if not heard(group)
    ] == []
    shown = [one for one in guide.window.findChildren(QAbstractButton) if is_shown_button(one)]
    assert [f"{type(one.parent()).__name__}/{heard(one)}" for one in shown if not says_something(one)] == []
    assert [
        words for table in guide.window.findChildren(QTableView) for words in heads(table) if not words
    ] == []
    used = [one for one in parts if isinstance(one, _USED)]
    assert [heard(one) for one in used if not is_told_as_it_is(one)] == []


def test_a_row_is_a_button_called_by_its_words_and_can_be_pressed(qtbot: QtBot) -> None:
    let_rows_be_heard()
    row, pressed = TapFrame(), []
    qtbot.addWidget(row)
    column = QVBoxLayout(row)
    column.addWidget(QLabel("NN8: <b>4-5-7</b>"))
    column.addWidget(QLabel("2 <3 of it", textFormat=Qt.TextFormat.PlainText))
    column.addWidget(hidden := QLabel("folded"))
    hidden.hide()
    row.tapped.connect(lambda: pressed.append(row))
    told = QAccessible.queryAccessibleInterface(row)
    assert told.role() is QAccessible.Role.Button
    assert told.text(QAccessible.Text.Name) == "NN8: 4-5-7 2 <3 of it"
    told.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    assert pressed == [row]
    assert not told.state().selected
    row.set_lit(True)
    assert told.state().selected
    row.setAccessibleName("Jarama")
    assert told.text(QAccessible.Text.Name) == "Jarama"


def test_a_head_tells_whether_what_is_below_it_is_unfolded(qtbot: QtBot) -> None:
    let_rows_be_heard()
    fold = Fold("Not now: 1")
    qtbot.addWidget(fold)
    told = QAccessible.queryAccessibleInterface(fold.head)
    assert told.role() is QAccessible.Role.Button
    assert told.text(QAccessible.Text.Name) == "Not now: 1"
    for is_open in (False, True):
        state = told.state()
        assert (bool(state.expandable), bool(state.expanded), bool(state.collapsed)) == (
            True,
            is_open,
            not is_open,
        )
        told.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    assert not fold.is_open


def test_choices_and_ticks_tell_whether_they_are_on(guide: Guide) -> None:
    guide.start_over("elst")
    guide.window.show_settings()
    page = guide.window.settings_page
    for language in page.languages.values():
        told = QAccessible.queryAccessibleInterface(page.languages.button(language))
        assert told.role() is QAccessible.Role.RadioButton
        group = told.parent()
        assert (group.role(), group.text(QAccessible.Text.Name)) == (QAccessible.Role.Grouping, "Language")
        assert told.state().checkable
        assert bool(told.state().checked) is (language == "en")
    tick = next(box for box in page.findChildren(QCheckBox) if not box.isChecked())
    assert not QAccessible.queryAccessibleInterface(tick).state().checked
    tick.setChecked(True)
    assert QAccessible.queryAccessibleInterface(tick).state().checked
    tick.setChecked(False)


def test_tools_and_panels_of_the_bars_are_heard_as_buttons_that_are_down_or_not(guide: Guide) -> None:
    guide.start_over("elst")
    guide.window.use_tool("sight")
    told = {}
    for bar in (guide.window._toolbar, guide.window.rail):
        for button in bar.findChildren(QToolButton):
            if button.isVisible() and button.isCheckable():
                told[button.defaultAction().objectName()] = QAccessible.queryAccessibleInterface(button)
    assert {one.role() for one in told.values()} == {QAccessible.Role.Button}
    assert all(one.state().checkable and one.text(QAccessible.Text.Name) for one in told.values())
    assert {name for name in ("select", "sight", "move-counters") if told[name].state().checked} == {"sight"}


def test_the_game_on_the_table_is_told_as_the_one_selected(guide: Guide) -> None:
    guide.start_over("elst")
    guide.window.show_start_page()
    told = {
        board: QAccessible.queryAccessibleInterface(card)
        for board, card in guide.window.start_page.games.cards.items()
    }
    assert [board for board, one in told.items() if one.state().selected] == ["elst"]
    assert all(one.text(QAccessible.Text.Description) for one in told.values())


@pytest.mark.long
@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
@tried_with("page", ["new-session", "procedure", "start", "settings"], 2)
def test_tab_goes_round_a_whole_page_and_back(qtbot: QtBot, page: str, key: Qt.Key) -> None:
    with running(qtbot) as application:
        window = application.window
        show(window, page)
        with qtbot.waitActive(window):
            window.activateWindow()
        window.shown_page().setFocus(Qt.FocusReason.OtherFocusReason)
        on_page = [one for one in keyboard_parts(window) if window.shown_page().isAncestorOf(one)]
        wanted = {one for one in on_page if is_tab_stop(one)}
        reached: set[QWidget] = set()
        for _ in range(6 * len(window.findChildren(QWidget))):
            qtbot.keyClick(QApplication.focusWidget() or window, key)
            settle()
            holder = QApplication.focusWidget()
            if holder is None or (holder in reached and wanted <= reached):
                break
            assert not holder.visibleRegion().isEmpty(), heard(holder)
            reached.add(holder)
        assert {heard(one) for one in wanted - reached} == set()


def is_tab_stop(one: QWidget) -> bool:
    """Of a choice only what is chosen: the arrows lead to the others."""
    if not one.isEnabled() or not one.focusPolicy() & Qt.FocusPolicy.TabFocus:
        return False
    group = one.group() if isinstance(one, QAbstractButton) else None
    return group is None or one.isChecked()


def show(window: MainWindow, page: str) -> None:
    match page:
        case "start":
            window.show_start_page()
        case "settings":
            window.show_settings()
        case "new-session":
            window.desk.show(page)
        case _:
            window.desk.show("new-session")
            window.desk.pages["new-session"].begin()
            operations.set_facts(window.bridge, {"clock/is_over": True})
            window.run_action(page)
            assert window.page == page


def test_a_bar_is_told_in_the_language_that_was_chosen_since(guide: Guide) -> None:
    """Qt keeps the title that a bar had when it was first told."""
    guide.start_over("elst")
    bars = guide.window.findChildren(QToolBar)
    assert {"Toolbar", "Panels"} <= {heard(bar) for bar in bars}
    operations.set_language(guide.window.bridge, "ja")
    assert {"ツールバー", "パネル"} <= {heard(bar) for bar in bars}
    operations.set_language(guide.window.bridge, "en")


def test_strip_messages_and_notes_are_said_by_themselves_and_refusals_at_once(
    guide: Guide, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody goes there to hear them: what an act brought, what is due next, why a field will not do."""
    said: list[tuple[str, bool]] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            at_once = event.politeness() == QAccessible.AnnouncementPoliteness.Assertive
            said.append((event.message(), at_once))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    guide.start_over("elst")
    begin(guide.bridge)
    said.clear()
    operations.execute(guide.bridge, NextPhase())
    strip = guide.window.now_strip._frame.accessibleName()
    assert (strip, False) in said
    said.clear()
    guide.bridge.say(Reason("nothing-typed"), Severity.ERROR)
    guide.bridge.say(Reason("nothing-typed"), Severity.ERROR)
    assert set(said) == {(guide.bridge.text("nothing-typed"), True)}
    said.clear()
    note = FieldNote(guide.bridge, QLineEdit(guide.window))
    note.tell(Reason("form-wants-hex"))
    assert said == [(guide.bridge.text("form-wants-hex"), True)]


@pytest.mark.long
def test_what_comes_to_be_asked_is_said_whole_be_the_keyboard_there_already(
    guide: Guide, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible,
        "updateAccessibility",
        lambda event: (
            said.append(event.message()) if isinstance(event, QAccessibleAnnouncementEvent) else None
        ),
    )
    guide.start_over("elst")
    begin(guide.bridge)
    table, prompt = Table(guide.bridge, tmp_path), guide.window.docks.prompt
    table.ready_to_fire()
    table.set(contact_number=None)
    table.do(AttemptContact(battery=GUN))
    asked: list[str] = []
    for typed in ("8", "7"):  # the number of the contact, then its dice
        told = [label.text() for label in (prompt.title, prompt.odds, prompt.note) if label.text()]
        asked.append("\n".join(told))
        QTest.keyClicks(prompt.pad.line, typed)
        QTest.keyClick(prompt.pad.line, Qt.Key.Key_Return)
        settle()
    assert len(set(asked)) == 2
    assert [one for one in said if one in asked] == asked


def test_signs_beside_a_number_say_what_they_step(qtbot: QtBot) -> None:
    stepper = Stepper(0, 9)
    qtbot.addWidget(stepper)
    stepper.setAccessibleName("Turn")
    assert [heard(stepper.less), heard(stepper.more)] == ["− Turn", "+ Turn"]


@pytest.mark.long
def test_of_what_excludes_one_another_each_is_told_as_one_of_a_group(guide: Guide) -> None:
    guide.start_over("elst")
    guide.window.docks.bring("markers")
    settle()
    tray = [one for one in guide.window.findChildren(TrayButton) if one.isVisible()]
    assert {role(one) for one in tray} == {QAccessible.Role.RadioButton}
    told = QAccessible.queryAccessibleInterface(tray[0])
    told.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    settle()
    assert [bool(QAccessible.queryAccessibleInterface(one).state().checked) for one in tray] == [
        one is tray[0] for one in tray
    ]
