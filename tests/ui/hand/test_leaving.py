"""Escape at whatever lies over a table: one layer, no act, nothing typed is lost, the keyboard is back."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget

from tests.forms import few
from tests.layout.guided import EVERY_STOP, guided
from tests.layout.shown import name
from tests.ui.hand.pressing import acts
from tests.ui.hand.test_tab import at_stop
from tests.ui.running import settle
from ui.panels.log_panel import LogPanel
from ui.panels.parts.choices import ChoiceListView
from ui.panels.parts.form import ChoiceForm
from ui.panels.sight_panel import SightPanel
from ui.shell.main_window import MainWindow
from ui.tour.guide import Guide
from ui.widgets.sheet_table import SheetTable

_BY_ID = {stop.id: stop for stop in EVERY_STOP}
_Found = Callable[[MainWindow], QWidget]


@dataclass(frozen=True)
class Layer:
    """Something that opens over a stop of the tour from whoever has the keyboard; what is typed into it."""

    stop: str
    opener: _Found
    key: Qt.Key | str | Callable[[MainWindow], object] = Qt.Key.Key_Return
    typed: str = ""
    is_kept: bool = False  # what is typed stands there as it opens once more


def _sight_line(window: MainWindow) -> QWidget:
    return window.docks.panel("sight", SightPanel).entry.pair


def _map(window: MainWindow) -> QWidget:
    return window.map_view


def _asks_more(window: MainWindow) -> QWidget:
    """The button of a choice that opens a form with something to type."""
    views = [one for one in window.findChildren(ChoiceListView) if one.isVisible()]
    found = [
        button
        for view in views
        for button, choice in zip(view.buttons, view._legal, strict=False)
        if choice.inputs and button.isEnabled()
    ]
    return found[0]


def _panel_help(window: MainWindow) -> QWidget:
    """What tells in the guide what is done in the front panel."""
    buttons = [one for one in window.findChildren(QAbstractButton) if one.isVisible()]
    words = window.bridge.text("dock-help")
    return next(one for one in buttons if one.accessibleName() == words)


def _list(window: MainWindow) -> QWidget:
    return next(one for one in window.findChildren(QComboBox) if one.isVisible())


def _line_beside_what_is_put_off(window: MainWindow) -> QWidget:
    window.docks.prompt.put_off()
    window.run_action("show-sight")
    settle()
    return _sight_line(window)


def _tap_what_is_due(window: MainWindow) -> None:
    QTest.mouseClick(window.now_strip.due, Qt.MouseButton.LeftButton)


def _insists(window: MainWindow) -> QWidget:
    """The button of a refusal that the table may overrule."""
    words, bar = window.bridge.text("message-overrule"), window.message_bar
    bar.note.clear()
    bar.note.hide()
    return next(one for one in bar.findChildren(QAbstractButton) if one.text() == words)


def _sheet(window: MainWindow) -> QWidget:
    table = next(one for one in window.findChildren(SheetTable) if one.isVisible())
    table.setCurrentIndex(table.model().index(0, 1))
    return table


def _log(window: MainWindow) -> QWidget:
    panel = window.docks.panel("log", LogPanel)
    panel.table.selectRow(0)
    return panel.table


def _write_a_note(window: MainWindow) -> None:
    window.docks.panel("log", LogPanel).buttons["note"].click()


# Those that the short form tries come first.
LAYERS = {
    "go to, from a line": Layer("clear", _sight_line, "go-to", "nn8"),
    "commands, from a line": Layer("clear", _sight_line, "palette", "zoom"),
    "names that a line lists": Layer("clear", _sight_line, "", "els", is_kept=True),
    "help of a panel": Layer("markers", _panel_help),
    "a list folded up": Layer("calculator", _list),
    "a form of No Prisoners": Layer("np-combat", _asks_more, typed="0808", is_kept=True),
    "a form of Elst": Layer("scenario", _asks_more, typed="nn8", is_kept=True),
    "a form of setting up": Layer("np-set-up", _asks_more, typed="Lawrence", is_kept=True),
    "go to, from the map": Layer("clear", _map, "go-to", "nn8"),
    "commands, from the map": Layer("clear", _map, "palette"),
    "settings, from a line": Layer("clear", _sight_line, "settings"),
    "the tool for moving": Layer("np-set-up", _map, "move-counters"),
    "drawing what the map shows": Layer("hex", _map, "correct-map"),
    "the roll-call": Layer("scw-supply", _map, "roll-call"),
    "what is asked, from the strip": Layer("contact", _line_beside_what_is_put_off, _tap_what_is_due),
    "an answer that is corrected": Layer("spotting-round", _map, "correct-last"),
    "control of Setup Areas": Layer("scenario", _map, "setup-areas"),
    "a note to overrule": Layer("overrule", _insists, typed="table", is_kept=True),
    "a cell of a sheet": Layer("sheet-page", _sheet, "", "5"),
    "a note in the log": Layer("log", _log, _write_a_note, "mine"),
}
_SHORT = 6


@pytest.fixture(scope="module")
def guide(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guide]:
    with guided(tmp_path_factory.mktemp("leaving")) as guide:
        yield guide


@pytest.mark.fuzz
@pytest.mark.parametrize("called", few(LAYERS, _SHORT))
def test_escape_leaves_one_layer_and_gives_the_keyboard_back(guide: Guide, called: str) -> None:
    layer = LAYERS[called]
    window = at_stop(guide, _BY_ID[layer.stop])
    opener = layer.opener(window)
    before, entries = _standing(window), acts(window)
    opener.setFocus(Qt.FocusReason.TabFocusReason)
    place = name(opener), opener.accessibleName()
    holder = _open(window, layer)
    if layer.key != "":
        assert (holder is not opener, _standing(window)) != (False, before)
    QTest.keyClicks(holder, layer.typed)
    settle()
    QTest.keyClick(_front(holder), Qt.Key.Key_Escape)
    settle()
    back = QApplication.focusWidget()
    assert back is not None
    assert (name(back), back.accessibleName()) == place
    assert _standing(window) == before
    assert acts(window) == entries
    if layer.is_kept:
        again = _open(window, layer)
        assert isinstance(again, QLineEdit)
        assert again.text().casefold() == layer.typed.casefold()


def _open(window: MainWindow, layer: Layer) -> QWidget:
    """Whoever has the keyboard once the layer is there."""
    if isinstance(layer.key, Qt.Key):
        QTest.keyClick(QApplication.focusWidget(), layer.key)
    elif not isinstance(layer.key, str):
        layer.key(window)
    elif layer.key:
        window.run_action(layer.key)
    for _ in range(2):  # a form takes the keyboard once it is laid out
        settle()
    holder = QApplication.focusWidget()
    assert holder is not None
    return holder


def _front(holder: QWidget) -> QWidget:
    """Where a key goes: a list that hangs on a field first."""
    return QApplication.activePopupWidget() or QApplication.focusWidget() or holder


def _standing(window: MainWindow) -> tuple[object, ...]:
    """What lies over what: the page, the panels, what is folded out or hangs over all."""
    forms = sum(one.isVisible() for one in window.findChildren(ChoiceForm))
    bars = window.go_to_bar.isVisible(), window.palette_widget.isVisible()
    is_popped = QApplication.activePopupWidget() is not None
    return window.page, window.docks.open_ids(), window.map_view.tool.id, forms, bars, is_popped
