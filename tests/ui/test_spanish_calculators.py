"""Combat, barrage and bombs of the Spanish battles from typed totals, on the start page, keys counted."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.forms import tried_with
from tests.ui.spanish_table import at_table
from ui.shell.main_window import MainWindow

TAB, ENTER = Qt.Key.Key_Tab, Qt.Key.Key_Return
Key = str | Qt.Key
MOST = 10
# what is typed beside any field, and what must be told then
ANSWERED: dict[str, tuple[Sequence[Key], str]] = {
    "jarama-combat": (["1", "4", TAB, "9", TAB], "Difference +5"),
    "jarama-barrage": (["1", "0", TAB, "4", TAB], "column 7,8"),
    "jarama-air": (["4", " ", "4", ENTER], "Strength 8"),
    "brunete-combat": (["1", "4", TAB, "9", TAB], "Difference +5"),
    "brunete-barrage": (["1", "0", TAB, "4", TAB], "column 5,6"),
    "brunete-air": (["1", "2", TAB], "Strength 12"),
}


@pytest.fixture
def window(qtbot: QtBot, name: str) -> Iterator[MainWindow]:
    """The start page of a battle that was never played: no session, no counters."""
    with at_table(qtbot, name.split("-", maxsplit=1)[0]) as player:
        with qtbot.waitActive(player.window):
            player.window.activateWindow()
        yield player.window


@pytest.mark.long
@tried_with("name", ANSWERED, 3)
def test_each_answers_within_ten_keystrokes(window: MainWindow, name: str) -> None:
    keys, answer = ANSWERED[name]
    window.start_page.calculators.show_one(name)
    assert window.bridge.session is None
    for key in keys:
        press(QApplication.focusWidget() or window, key)
    assert len(keys) <= MOST
    assert answer in told(window, name)


def press(widget: object, key: Key) -> None:
    if isinstance(key, str):
        QTest.keyClicks(widget, key)
    else:
        QTest.keyClick(widget, key)


def told(window: MainWindow, name: str) -> str:
    calculator = window.start_page.calculators.one(name)
    labels = (*calculator.findChildren(QLabel), *calculator.answer_card.findChildren(QLabel))
    return "\n".join(label.text() for label in labels if label.isVisible())
