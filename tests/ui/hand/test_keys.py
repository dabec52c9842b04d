"""Who has the keyboard, what it does there, and what becomes of typed words."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QLineEdit,
    QPlainTextEdit,
    QProxyStyle,
    QStyle,
    QWidget,
)
from shiboken6 import isValid

from companion.games.elst.procedures.artillery.commands import AttemptContact, MoveObserver
from companion.kit.panels import Choice, Input, InputKind, Suggestion
from companion.kit.questions import value_in_words
from companion.reason import Reason
from tests.ui.artillery_table import GUN, Table
from tests.ui.running import settle
from ui.panels.forces import ForcesPanel
from ui.panels.log_panel import LogPanel
from ui.panels.parts.form import ChoiceForm
from ui.panels.sight_panel import SightPanel
from ui.shell.main_window import MainWindow
from ui.widgets.layouts import scrolling

ENTER, PAD = Qt.Key.Key_Return, Qt.KeyboardModifier.KeypadModifier
LABEL = Reason("oba-choice-contact")
SQUAD = Suggestion("4-5-7", value_in_words("4-5-7"))
TYPED = {
    Input("field", InputKind.HEX, LABEL): "nn8",
    Input("field", InputKind.HEXES, LABEL): "nn8 ii12",
    Input("field", InputKind.NUMBER, LABEL): "7",
    Input("field", InputKind.TEXT, LABEL): "4-5-7",
    Input("field", InputKind.TEXT, LABEL, suggestions=(SQUAD,)): "4-5-7",
    Input("field", InputKind.TEXT, LABEL, names_counters=True): "4-5-7",
}


def _holder() -> QWidget:
    QApplication.processEvents()
    holder = QApplication.focusWidget()
    assert holder is not None
    return holder


def _takes_words(holder: QWidget) -> bool:
    return bool(holder.inputMethodQuery(Qt.InputMethodQuery.ImEnabled)) and holder.testAttribute(
        Qt.WidgetAttribute.WA_InputMethodEnabled
    )


@pytest.mark.long
def test_one_card_takes_the_keys_and_its_frame_shows_it(window: MainWindow, table: Table) -> None:
    table.ready_to_fire()
    window.use_tool("move")
    table.do(AttemptContact(battery=GUN))
    prompt, palette = window.docks.prompt, window.bridge.palette
    settle()
    assert _holder() is prompt

    def frame() -> str:
        return prompt.grab().toImage().pixelColor(1, prompt.height() // 2).name()

    assert frame() == palette.accent.name()
    window.open_go_to()
    settle()
    assert frame() == palette.outline.name()
    QTest.keyClick(window.go_to_bar.line, Qt.Key.Key_Escape)
    settle()
    assert _holder() is prompt
    assert frame() == palette.accent.name()


def test_the_number_pad_gives_takes_back_and_says_what_is_to_be_answered(
    window: MainWindow, table: Table
) -> None:
    table.ready_to_fire()
    table.do(AttemptContact(battery=GUN))
    asked, bar = table.waiting, window.message_bar
    QTest.keyClick(_holder(), Qt.Key.Key_Plus, PAD)
    assert table.waiting is asked
    assert window.docks.prompt.title.text() in bar.text
    QTest.keyClick(_holder(), Qt.Key.Key_7, PAD)
    assert table.waiting is asked
    QTest.keyClick(_holder(), Qt.Key.Key_Enter, PAD)
    assert table.battery.has_contact
    QTest.keyClick(_holder(), Qt.Key.Key_Minus, PAD)
    assert not table.battery.has_contact
    assert table.waiting == asked


@pytest.mark.long
def test_cards_for_keys_have_no_input_method_and_lines_for_names_do(window: MainWindow, table: Table) -> None:
    table.ready_to_fire()
    table.set(contact_number=None)
    table.do(AttemptContact(battery=GUN))
    settle()
    prompt = window.docks.prompt
    for digits in ("8", "7"):  # a number, then dice
        line = prompt.pad.line
        assert not any(map(_takes_words, (prompt, line, *prompt.findChildren(QAbstractButton))))
        QTest.keyClicks(_holder(), digits)
        QTest.keyClick(_holder(), ENTER)
        settle()
    window.docks.bring("forces")
    lines = window.docks.panel("forces", ForcesPanel).roster.lines
    assert all(map(_takes_words, (lines, window.go_to_bar.line, window.palette_widget.line)))


class _Asked(QProxyStyle):
    """Notes when Qt wants to know whether a tap brings the system's keyboard."""

    times = 0

    def styleHint(self, hint: QStyle.StyleHint, *rest: object) -> int:
        self.times += hint == QStyle.StyleHint.SH_RequestSoftwareInputPanel
        return super().styleHint(hint, *rest)


def test_only_a_tap_brings_the_keyboard_of_the_system(window: MainWindow, table: Table) -> None:
    line, style = window.go_to_bar.line, _Asked()
    line.setStyle(style)
    window.open_go_to("n")
    assert _holder() is line
    window.go_to_bar.dismiss()
    window.open_go_to()
    assert _holder() is line
    assert style.times == 0
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert style.times > 0
    window.go_to_bar.dismiss()
    line.setStyle(None)


@pytest.mark.parametrize("one", TYPED, ids=range(len(TYPED)))
def test_enter_takes_what_is_typed_in_any_form(window: MainWindow, one: Input) -> None:
    form = ChoiceForm(window.bridge, Choice(LABEL, MoveObserver, inputs=(one,)))
    form.setParent(window)
    form.show()
    given: list[dict[str, object]] = []
    form.given.connect(given.append)
    line = next(field for field in form.findChildren(QLineEdit))
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, TYPED[one])
    QTest.keyClick(line, ENTER)
    assert list(given[0]) == ["field"]
    form.deleteLater()
    settle()


def _sweep(window: MainWindow) -> Iterator[tuple[QWidget, str]]:
    """Whatever has the keyboard goes, or is greyed; what it was, and how."""
    holders = [one for one in window.findChildren(QWidget) if _can_hold(one)]
    for one in holders:
        for switch in (QWidget.setVisible, QWidget.setEnabled):
            if isValid(one) and _can_hold(one):
                one.setFocus()
                switch(one, False)
                settle()
                yield one, switch.__name__
                if isValid(one):
                    switch(one, True)


def _can_hold(one: QWidget) -> bool:
    can = one.isVisible() and one.isEnabled() and one.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(can) and one.window().isActiveWindow()


@pytest.mark.long
def test_tab_scrolls_no_farther_than_it_must_and_what_it_only_passed_lies_as_it_lay(
    window: MainWindow, table: Table
) -> None:
    window.resize(1024, 700)
    window.docks.bring("layers")
    settle()
    panel = window.docks.panels["layers"]
    bar, view = scrolling(panel).verticalScrollBar(), scrolling(panel).viewport()
    bar.setValue(60)
    window.map_view.setFocus()
    seen: list[QWidget] = []
    while not (seen and seen[-1] is window.map_view):
        QTest.keyClick(_holder(), Qt.Key.Key_Tab)
        seen.append(_holder())
        if panel.isAncestorOf(seen[-1]):
            shown = QRect(seen[-1].mapTo(view, QPoint()), seen[-1].size())
            assert view.rect().contains(shown)
            is_low = bar.value() > 60
            assert not is_low or view.height() - shown.bottom() <= 12
    assert any(panel.isAncestorOf(one) for one in seen)
    assert bar.value() == 60


@pytest.mark.long
def test_the_keyboard_goes_to_no_button_as_its_holder_goes(window: MainWindow, table: Table) -> None:
    window.docks.remember(("forces",))
    window.docks.arrange()
    settle()
    gone = 0
    for one, how in _sweep(window):
        holder, gone = _holder(), gone + 1
        is_button = isinstance(holder, QAbstractButton) and not isinstance(holder, QCheckBox)
        assert not is_button, (one, how, holder)
    assert gone > 10


@pytest.mark.long
def test_as_a_field_goes_the_next_of_the_same_work_has_the_keyboard(window: MainWindow, table: Table) -> None:
    window.docks.remember(("sight",))
    window.docks.arrange()
    settle()
    entry = window.docks.panel("sight", SightPanel).entry
    first, *_, last = entry.ends.values()
    first.setFocus()
    first.hide()
    settle()
    assert entry.isAncestorOf(_holder())
    assert isinstance(_holder(), QLineEdit)
    first.show()
    table.ready_to_fire()
    last.setFocus()
    table.do(AttemptContact(battery=GUN))
    last.hide()
    settle()
    assert _holder() is window.docks.prompt
    last.show()


@pytest.mark.long
def test_typed_words_are_there_when_the_player_comes_back(window: MainWindow, table: Table) -> None:
    window.docks.bring("forces", "log", "sight")
    window.desk.show("new-session")
    name_line = window.desk.pages["new-session"].name_line
    typed: dict[QLineEdit | QPlainTextEdit, str] = {
        name_line: "Monday",
        window.docks.panel("forces", ForcesPanel).roster.lines: "4-5-7 @ c1",
        window.docks.panel("log", LogPanel).search: "phase",
        window.docks.panel("sight", SightPanel).entry.pair: "NN8",
        window.start_page.calculator.entry.pair: "NN8",
    }
    for line, words in typed.items():
        line.setPlainText(words) if isinstance(line, QPlainTextEdit) else line.setText(words)
    for show in (window.show_start_page, window.show_map, lambda: window.desk.show("new-session")):
        show()
        settle()
    now = {line: line.toPlainText() if isinstance(line, QPlainTextEdit) else line.text() for line in typed}
    assert now == typed
    window.docks.put_away("forces")
    assert window.docks.panel("forces", ForcesPanel).roster.lines.toPlainText() == "4-5-7 @ c1"
    for line in typed:
        line.clear()
