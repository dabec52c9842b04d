"""Typed words are taken by Enter, and no page that is left drops them."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.artillery_table import GUN, Table
from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from ui.cards.ring import is_marked
from ui.pages.facts_page import FactsPage
from ui.shell.main_window import MainWindow

RED = f"artillery/batteries/{GUN}/contact_number"
ENTER = Qt.Key.Key_Return


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


@pytest.fixture
def table(window: MainWindow, tmp_path: Path) -> Table:
    table = Table(window.bridge, tmp_path)
    window.show_map()
    window.activateWindow()
    return table


def _facts(window: MainWindow) -> FactsPage:
    window.run_action("set-facts")
    settle()
    page = window.desk.page(FactsPage)
    page.search.setText("G1")
    return page


def _type_number(page: FactsPage, text: str) -> None:
    line = page.editors[RED].field.line
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, text)
    QTest.keyClick(line, ENTER)


@pytest.mark.long
def test_facts_typed_and_not_set_wait_for_who_left_the_page(window: MainWindow, table: Table) -> None:
    page = _facts(window)
    _type_number(page, "6")
    page.note.setText("misread")
    count = next(iter(page.piles.editors.values())).field
    count.line.setText("1")
    count.line.editingFinished.emit()
    page.back.click()
    assert window.page != "facts"
    table.go_to("german", "pfph")  # something else is done meanwhile
    page = _facts(window)
    assert page.editors[RED].field.line.text() == "6"
    assert next(iter(page.piles.editors.values())).field.value == 1
    page.note.setFocus()
    QTest.keyClick(page.note, ENTER)
    assert table.battery.contact_number == 6
    assert window.page != "facts"
    assert next(iter(table.bridge.in_play.state.piles[GUN].left.values())) == 1
    assert not _facts(window).wanted


@pytest.mark.long
def test_enter_in_the_search_for_a_fact_waits_for_words_then_leads_to_the_first(
    window: MainWindow, table: Table
) -> None:
    page = _facts(window)
    page.search.clear()
    page.search.setFocus()
    for key in (Qt.Key.Key_Space, ENTER):
        QTest.keyClick(page.search, key)
    assert page.search.hasFocus()
    QTest.keyClicks(page.search, "g1")
    QTest.keyClick(page.search, ENTER)
    assert next(iter(page.editors.values())).isAncestorOf(window.focusWidget())
    page.search.setFocus()
    page.search.selectAll()  # as a tap does
    QTest.keyClick(page.search, ENTER)
    assert page.search.hasFocus(), "the words of the last search are about to be replaced"


@pytest.mark.long
def test_enter_at_a_fact_takes_what_is_typed_and_rings_what_sets_all_then_sets_it(
    window: MainWindow, table: Table
) -> None:
    page = _facts(window)
    line = page.editors[RED].field.line
    line.setFocus()
    line.selectAll()
    QTest.keyClick(line, ENTER)
    assert window.message_bar.isVisible(), "nothing is changed yet"
    QTest.keyClicks(line, "6")
    QTest.keyClick(line, ENTER)
    assert is_marked(page.accept)
    assert page.accept.accessibleDescription() == window.bridge.text("ring-enter-gives")
    line.selectAll()
    QTest.keyClicks(line, "7")
    assert not is_marked(page.accept), "something else is typed: what would be set is not that yet"
    for _ in range(2):
        assert window.page == "facts"
        QTest.keyClick(line, ENTER)
    assert window.page != "facts"
    assert table.battery.contact_number == 7


def test_the_map_alone_asked_for_from_a_page_leads_back_there(window: MainWindow, table: Table) -> None:
    page = _facts(window)
    _type_number(page, "6")
    window.run_action("map-only")
    assert window.page == "map"
    window.run_action("map-only")
    assert (window.page, window.is_map_only) == ("facts", False)
    assert page.editors[RED].field.line.text() == "6"
    window.run_action("map-only")
    window.bring_dock("hex")  # something else is looked at: nothing leads back
    assert (window.page, window.is_map_only) == ("map", False)
    window.toggle_map_only()
    window.toggle_map_only()
    assert window.page == "map"


def test_a_thumb_on_space_and_enter_at_a_fact_sets_nothing(window: MainWindow, table: Table) -> None:
    """With other facts still to be told, the page was gone."""
    page = _facts(window)
    line = page.editors[RED].field.line
    _type_number(page, "6")
    for key in (Qt.Key.Key_Space, ENTER):
        QTest.keyClick(line, key)
    assert window.page == "facts"
    QTest.keyClick(line, ENTER)
    assert window.page != "facts"


def _is_grey(page: FactsPage) -> bool:
    return not page.accept.isEnabled()


@pytest.mark.long
def test_a_number_that_is_typed_can_be_set_before_its_field_is_left(window: MainWindow, table: Table) -> None:
    page = _facts(window)
    line = page.editors[RED].field.line
    line.setFocus()
    line.selectAll()
    assert _is_grey(page)
    QTest.keyClicks(line, "6")
    assert not _is_grey(page)
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    assert _is_grey(page)
    QTest.keyClicks(line, "6")
    QTest.mouseClick(page.accept, Qt.MouseButton.LeftButton)
    assert table.battery.contact_number == 6
    assert window.page == "map"


@pytest.mark.long
def test_a_count_of_a_pile_and_a_hex_too(window: MainWindow, table: Table) -> None:
    page = _facts(window)
    count = next(iter(page.piles.editors.values())).field.line
    count.setFocus()
    count.selectAll()
    QTest.keyClicks(count, "1")
    assert not _is_grey(page)
    observer = page.editors[f"artillery/batteries/{GUN}/observer/hex"].field
    observer.setFocus()
    QTest.keyClicks(observer, "nn8")
    page.set_them()  # as a key set to it does: no field is left
    assert table.battery.observer.hex == table.hex("NN8")
    assert next(iter(table.bridge.in_play.state.piles[GUN].left.values())) == 1


@pytest.mark.long
def test_enter_at_a_hex_takes_it_and_rings_what_sets_it(window: MainWindow, table: Table) -> None:
    page = _facts(window)
    observer = page.editors[f"artillery/batteries/{GUN}/observer/hex"].field
    observer.setFocus()
    observer.selectAll()
    QTest.keyClicks(observer, "nn8")
    QTest.keyClick(observer, ENTER)
    assert is_marked(page.accept)
    QTest.keyClick(observer, ENTER)
    assert table.battery.observer.hex == table.hex("NN8")


def test_a_hex_that_is_none_keeps_the_page_and_all_that_was_typed(window: MainWindow, table: Table) -> None:
    page = _facts(window)
    _type_number(page, "6")
    observer = page.editors[f"artillery/batteries/{GUN}/observer/hex"].field
    observer.setFocus()
    QTest.keyClicks(observer, "x9x")
    QTest.mouseClick(page.accept, Qt.MouseButton.LeftButton)
    assert window.page == "facts"
    assert observer.text().casefold() == "x9x"
    assert table.battery.contact_number is None
    note = page.notes[f"artillery/batteries/{GUN}/observer/hex"]
    assert note.isVisible()
    assert "x9x" in note.text().casefold()
    assert QApplication.focusWidget() is observer
    assert "x9x" not in window.message_bar.text.casefold()


@pytest.mark.long
def test_a_hex_that_is_none_is_told_at_its_field_which_may_be_left(window: MainWindow, table: Table) -> None:
    page = _facts(window)
    path = f"artillery/batteries/{GUN}/observer/hex"
    observer, note = page.editors[path].field, page.notes[path]
    observer.setFocus()
    QTest.keyClicks(observer, "x9x")
    page.note.setFocus()
    assert note.isVisible()
    assert QApplication.focusWidget() is page.note
    observer.setFocus()
    QTest.keyClicks(observer, "x")
    assert note.isHidden()
    observer.selectAll()
    QTest.keyClicks(observer, "a5")
    QTest.keyClick(observer, Qt.Key.Key_Return)
    assert note.isHidden()
    assert (f"artillery/batteries/{GUN}/observer/hex") in {path for _, path in page.wanted}


@pytest.mark.long
def test_a_tap_that_leaves_a_hex_that_is_none_hits_what_it_is_on(window: MainWindow, table: Table) -> None:
    """A note between press and release moved the step below away from the finger."""
    page = _facts(window)
    observer = page.editors[f"artillery/batteries/{GUN}/observer/hex"].field
    observer.setFocus()
    QTest.keyClicks(observer, "x9x")
    QTest.mousePress(page.note, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is page.note
    assert page.notes[f"artillery/batteries/{GUN}/observer/hex"].isHidden()
    assert "x9x" in window.message_bar.text.casefold()
    QTest.mouseRelease(page.note, Qt.MouseButton.LeftButton)


@pytest.mark.long
def test_facts_of_another_session_begin_anew(window: MainWindow, table: Table, tmp_path: Path) -> None:
    _type_number(_facts(window), "6")
    window.run_action("close-session")
    (tmp_path / "other").mkdir()
    Table(window.bridge, tmp_path / "other")
    assert not _facts(window).wanted


def test_enter_that_ends_a_composition_submits_nothing(window: MainWindow, table: Table) -> None:
    window.activateWindow()
    window.open_go_to()
    line = window.go_to_bar.line
    assert QApplication.focusWidget() is line
    QApplication.sendEvent(line, QInputMethodEvent("にに8", []))
    QTest.keyClick(line, ENTER)
    assert window.go_to_bar.isVisible()
    committed = QInputMethodEvent("", [])
    committed.setCommitString("nn8")
    QApplication.sendEvent(line, committed)
    assert window.bridge.selected != table.hex("NN8")
    QTest.keyClick(line, ENTER)
    assert window.bridge.selected == table.hex("NN8")


@pytest.mark.long
def test_what_is_typed_beside_the_values_of_facts_looks_for_one(window: MainWindow, table: Table) -> None:
    page = _facts(window)
    page.search.clear()
    page.setFocus()
    QTest.keyClicks(QApplication.focusWidget(), "turn")
    assert (page.search.text(), page.search.hasFocus()) == ("turn", True)
    page.search.clear()
