"""Every fact that can be set is found by its name, its values and what the rulebook calls it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from companion.kit.questions import option_in_words
from tests.ui.artillery_table import GUN, Table
from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from ui.pages.facts_page import FactsPage
from ui.shell.found_elsewhere import Index
from ui.shell.main_window import MainWindow

OF_GUN = f"artillery/batteries/{GUN}/"

# What a player types for a fact of a battery, as the rulebook has it, and the field that it is.
CALLED = [
    ("contact", "has_contact"),
    ("radio contact", "has_contact"),
    ("G1 Battery Access", "has_access"),
    ("access", "has_access"),
    ("SR", "counter"),
    ("FFE", "counter"),
    ("FFE:2", "counter"),
    ("Spotting Round", "counter"),
    ("red chit", "reds"),
    ("denied", "reds"),
    ("fire mission", "mission"),
    ("HE", "mission"),
    ("Final Fire", "fire_counter"),
    ("spotter", "observer/hex"),
    ("steeple", "observer/level"),
    ("malfunctioned", "observer/radio"),
    ("Good Order", "observer/status"),
    ("offboard", "observer/kind"),
    ("砲撃権", "has_access"),
    ("無線接触", "has_contact"),
    ("着弾観測", "counter"),
    ("砲撃要請", "counter"),
    ("煙幕", "may_fire_smoke"),
    ("観測員", "observer/status"),
]
PILES = ["pile", "black", "draw pile", "G1 chits", "チット", "カードの山"]


@pytest.fixture
def window(shared: SharedWindow, tmp_path: Path) -> MainWindow:
    window = shared.on("elst")
    Table(window.bridge, tmp_path)
    return window


@pytest.mark.long
def test_a_letter_that_finds_the_same_leaves_the_rows_as_they_are(window: MainWindow) -> None:
    """Rows drawn anew at each letter came behind a quick hand."""
    page = _page(window, "radio cont")
    before = dict(page.editors)
    assert before
    page.search.end(False)
    QTest.keyClicks(page.search, "act")
    assert page.editors == before
    QTest.keyClicks(page.search, " nowhere")
    assert not page.editors
    assert page.more.text()


@pytest.mark.long
def test_what_has_the_words_in_its_name_stands_before_what_has_them_in_its_values(
    shared: SharedWindow,
) -> None:
    """Of every counter Lawrence is a type that it might have; one is he."""
    window = shared.on("no_prisoners")
    window.actions_by_id["new-session"].trigger()
    window.desk.pages["new-session"].begin_button.click()
    page = _page(window, "lawr")
    paths = list(page.editors)
    assert len(paths) > 20
    of_him = [path for path in paths if path.startswith("counters/al-e-lawrence/")]
    assert paths[: len(of_him)] == of_him
    assert "counters/al-e-lawrence/hex" in of_him


def _page(window: MainWindow, query: str) -> FactsPage:
    """The page to which the command search leads with these words."""
    found = [one for one in Index(window.bridge, sets_facts=True).find(query) if one.id == "facts:"]
    assert found, f"the command search knows no fact called {query}"
    found[0].show(window)
    settle()
    return window.desk.page(FactsPage)


@pytest.mark.long
def test_a_fact_of_a_battery_is_found_as_the_rulebook_calls_it(window: MainWindow) -> None:
    missed = [query for query, field in CALLED if OF_GUN + field not in _page(window, query).editors]
    assert missed == []


@pytest.mark.long
def test_words_that_the_search_put_there_are_taken_back_in_their_line(window: MainWindow) -> None:
    """Undo there took back the game's last step; Enter, where several were found, went to the first."""
    page, step = _page(window, "radio contact"), window.bridge.session.last_step
    assert len(page.editors) > 1
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is page.search
    QTest.keyClick(page.search, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.search.text() == ""
    assert window.bridge.session.last_step == step
    assert window.page == "facts"


@pytest.mark.long
def test_a_pile_is_found_by_all_its_words(window: MainWindow) -> None:
    assert [query for query in PILES if GUN not in _page(window, query).piles.keepers] == []


@pytest.mark.long
def test_every_fact_is_found_by_its_name_and_by_each_of_its_values(window: MainWindow) -> None:
    bridge = window.bridge
    page, session = window.desk.page(FactsPage), bridge.in_play
    for fact in session.system.facts(session.state):
        options = (one for one in fact.options or () if isinstance(one, str))
        named = (bridge.reason_text(option_in_words(one, fact.sort)) for one in options)
        for words in (bridge.reason_text(fact.label), *named):
            page.look_for(words)
            assert fact.path in page.editors, words
    page.search.clear()


def test_what_the_cross_of_a_search_takes_away_undo_brings_back_and_an_empty_line_undoes_no_search(
    window: MainWindow,
) -> None:
    """One tap beside the field lost the search; undo then took back the game's last step."""
    page = _page(window, "radio cont")
    cross = page.search.findChild(QToolButton)
    page.note.setFocus()
    cross.click()
    assert page.search.text() == ""
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.search.text() == "radio cont"
    assert not page.search.is_emptied_by_hand
    assert cross.accessibleName() == "Empty the search"
    page.search.clear()  # as by the page, once facts are set
    assert not page.search.is_emptied_by_hand
