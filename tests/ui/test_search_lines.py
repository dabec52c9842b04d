"""Every line of words to look for keeps them over a look elsewhere; what is typed next takes their place."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from companion.sight.result import Position
from tests.ui.running import settle
from tests.ui.session_table import begin
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.pages.facts_page import FactsPage
from ui.pages.readings_page import ReadingsPage
from ui.panels.checks_panel import ChecksPanel
from ui.panels.log_panel import LogPanel
from ui.shell.main_window import MainWindow
from ui.widgets.search_line import SearchLine

# The action that leads to it, what it finds of all, and words of one, then of another.
PLACES: dict[str, tuple[Callable[[MainWindow], list[object]], str, str]] = {
    "readings": (lambda window: [*window.desk.page(ReadingsPage).settings.editors], "pinned", "smoke"),
    "facts": (lambda window: [*window.desk.page(FactsPage).editors], "turn", "phase"),
    "rules": (lambda window: window.rules_page.shown_rules(), "orchard", "4.513"),
    "log": (lambda window: _rows(window.docks.panel("log", LogPanel)), "ss12", "ii12"),
    "checks": (lambda window: _rows(window.docks.panel("checks", ChecksPanel)), "ss12", "ii12"),
}
PANELS = ("log", "checks")
OF_SESSION = [place for place in PLACES if place != "rules"]


def _rows(panel: LogPanel | ChecksPanel) -> list[object]:
    return [panel.model.index(row, 1).data() for row in range(panel.model.rowCount())]


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    """A session with two lines of sight looked along."""
    window = shared.on("elst")
    _begin(window)
    return window


def _begin(window: MainWindow) -> None:
    begin(window.bridge)
    at = window.bridge.board.parse_hex
    for goal in ("SS12", "II12"):
        operations.check_sight(window.bridge, Position(at("NN8")), Position(at(goal)))


def _go(window: MainWindow, place: str) -> SearchLine:
    if place in PANELS:
        window.show_map()
        window.docks.bring(place)
    elif window.page != place:
        window.actions_by_id["set-facts" if place == "facts" else place].trigger()
    settle()
    (line,) = (one for one in window.findChildren(SearchLine) if one.isVisible())
    return line


def _type(window: MainWindow, line: SearchLine, words: str) -> None:
    """A page takes what is typed anywhere, a panel beside the map in its line alone."""
    if window.page == "map":
        line.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(QApplication.focusWidget(), words)
    settle()


@pytest.mark.parametrize("place", PLACES)
def test_what_was_looked_for_stays_over_a_look_elsewhere(window: MainWindow, place: str) -> None:
    found, words, others = PLACES[place]
    line = _go(window, place)
    whole = found(window)
    _type(window, line, words)
    some = found(window)
    assert 0 < len(some) < len(whole)
    _go(window, "readings" if place == "rules" else "rules")
    assert _go(window, place).text() == words
    assert found(window) == some
    _type(window, line, others)
    assert line.text() == others
    assert found(window)
    assert found(window) != some


@pytest.mark.parametrize("place", OF_SESSION)
def test_in_another_session_nothing_is_looked_for_yet(window: MainWindow, place: str) -> None:
    found, words, _ = PLACES[place]
    line = _go(window, place)
    _type(window, line, words)
    some = found(window)
    _begin(window)
    assert not _go(window, place).text()
    assert len(found(window)) > len(some)
