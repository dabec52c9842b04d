"""What a screen reader hears: every part that takes the keyboard has a name, a role and its states."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
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
    QToolBar,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.forms import IS_LONG, tried_with
from tests.ui.running import running, settle
from ui import operations
from ui.app import Application
from ui.shell.main_window import MainWindow
from ui.tour.guide import Guide, TourStop
from ui.tour.stops import STOPS
from ui.widgets.heard import let_rows_be_heard
from ui.widgets.tap_frame import TapFrame

_FEW = ("contact", "scw-supply")
VISITED = [stop for stop in STOPS if IS_LONG or stop.id in _FEW]
_USED = (QAbstractButton, QLineEdit, QPlainTextEdit, QComboBox, QAbstractSpinBox, QKeySequenceEdit, TapFrame)
_NOTHING = {QAccessible.Role.NoRole, QAccessible.Role.Client}
_PRESSED = {QAccessible.Role.Button, QAccessible.Role.ButtonMenu, QAccessible.Role.CheckBox}


@pytest.fixture(scope="module")
def guide(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guide]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COMPANION_SETTINGS_DIR", str(tmp_path_factory.mktemp("heard")))
        application = Application()
        yield Guide(application)
        application.close()


def keyboard_parts(window: MainWindow) -> list[QWidget]:
    """What takes the keyboard and can be seen; parts that Qt puts into others speak through those."""
    return [one for one in window.findChildren(QWidget) if is_keyboard_part(one)]


def is_keyboard_part(one: QWidget) -> bool:
    if not one.isVisible() or one.focusPolicy() is Qt.FocusPolicy.NoFocus or one.focusProxy() is not None:
        return False
    return not one.objectName().startswith("qt_") and not one.visibleRegion().isEmpty()


def heard(one: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(one).text(QAccessible.Text.Name).strip()


def is_told_as_it_is(one: QWidget) -> bool:
    told = QAccessible.queryAccessibleInterface(one)
    state = told.state()
    is_checked = isinstance(one, QAbstractButton) and one.isChecked()
    as_is = bool(state.checked) is is_checked and bool(state.disabled) is not one.isEnabled()
    return as_is and told.role() not in _NOTHING


def role(one: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(one).role()


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
    assert len(parts) >= 5
    assert [f"{type(one.parent()).__name__}/{type(one).__name__}" for one in parts if not heard(one)] == []
    roles = {type(one).__name__: role(one) for one in parts}
    assert [name for name, told in roles.items() if told in _NOTHING] == []
    used = [one for one in parts if isinstance(one, _USED)]
    assert [heard(one) for one in used if not is_told_as_it_is(one)] == []


def test_a_row_is_a_button_called_by_its_words_and_can_be_pressed(qtbot: QtBot) -> None:
    let_rows_be_heard()
    row, pressed = TapFrame(), []
    qtbot.addWidget(row)
    column = QVBoxLayout(row)
    column.addWidget(QLabel("NN8: <b>4-5-7</b>"))
    column.addWidget(hidden := QLabel("folded"))
    hidden.hide()
    row.tapped.connect(lambda: pressed.append(row))
    told = QAccessible.queryAccessibleInterface(row)
    assert told.role() is QAccessible.Role.Button
    assert told.text(QAccessible.Text.Name) == "NN8: 4-5-7"
    told.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    assert pressed == [row]
    assert not told.state().selected
    row.set_lit(True)
    assert told.state().selected
    row.setAccessibleName("Jarama")
    assert told.text(QAccessible.Text.Name) == "Jarama"


def test_choices_and_ticks_tell_whether_they_are_on(guide: Guide) -> None:
    guide.start_over("elst")
    guide.window.show_settings()
    page = guide.window.settings_page
    for language in page.languages.values():
        told = QAccessible.queryAccessibleInterface(page.languages.button(language))
        assert told.role() in _PRESSED
        assert told.state().checkable
        assert bool(told.state().checked) is (language == "en")
    tick = next(box for box in page.findChildren(QCheckBox) if not box.isChecked())
    assert not QAccessible.queryAccessibleInterface(tick).state().checked
    tick.setChecked(True)
    assert QAccessible.queryAccessibleInterface(tick).state().checked
    tick.setChecked(False)


def test_the_game_on_the_table_is_told_as_the_one_selected(guide: Guide) -> None:
    guide.start_over("elst")
    guide.window.show_start_page()
    told = {
        board: QAccessible.queryAccessibleInterface(card)
        for board, card in guide.window.start_page.games.cards.items()
    }
    assert [board for board, one in told.items() if one.state().selected] == ["elst"]
    assert all(one.text(QAccessible.Text.Description) for one in told.values())


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
@tried_with("page", ["new-session", "procedure", "start", "settings"], 2)
def test_tab_goes_round_a_whole_page_and_back(qtbot: QtBot, page: str, key: Qt.Key) -> None:
    with running(qtbot) as application:
        window = application.window
        show(window, page)
        with qtbot.waitActive(window):
            window.activateWindow()
        window._shown_page().setFocus(Qt.FocusReason.OtherFocusReason)
        on_page = [one for one in keyboard_parts(window) if window._shown_page().isAncestorOf(one)]
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
