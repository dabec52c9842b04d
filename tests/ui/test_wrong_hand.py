"""A wrong tap is taken back by one input and a wrong die by two; focus, scroll and view are as before."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget

from companion.chance.requests import RollRequest
from companion.known_games import GAMES
from companion.session.session import Session
from tests.forms import IS_LONG, tried_with
from tests.layout.played import at, length
from tests.layout.settling import settle
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.cards.die_button import DieButton
from ui.panels.parts.choices import ChoiceListView
from ui.shell.main_window import MainWindow
from ui.shell.toolbar import MainToolBar

EVENINGS = ("elst", "jarama", "war-in-the-desert", "brunete")
MOMENTS, MOST = 4 if IS_LONG else 2, 1  # of an evening some, and two acts there: the first and the way on
LEFT = Qt.MouseButton.LeftButton
every_game = tried_with("evening", EVENINGS)
pytestmark = pytest.mark.fuzz


def look(window: MainWindow) -> dict[str, object]:
    """What the hand would miss: what has the focus, how far things are scrolled, where the map is."""
    focus, view = QApplication.focusWidget(), window.map_view
    areas = [area for area in window.findChildren(QScrollArea) if area.isVisible()]
    return {
        "focus": (type(focus).__name__, focus.accessibleName()) if focus else None,
        "scrolled": [area.verticalScrollBar().value() for area in areas],
        "map": (view.transform(), view.mapToScene(view.viewport().rect().center())),
        "panels": window.docks.open_ids(),
        "page": window.page,
    }


def _show(shared: SharedWindow, session: Session) -> MainWindow:
    window = shared.on(GAMES[session.system.id].board)
    window.bridge.update(window.bridge.put_session(None, None))
    operations.take_session(window.bridge, session)
    window.show_map()
    window.docks.bring("game")
    settle(window)
    return window


def _with_a_die(evening: str) -> Session:
    """An evening where one die is asked."""
    sessions = (at(evening, entries) for entries in range(1, length(evening)))
    return next(one for one in sessions if _asks_one_roll(one))


def _asks_one_roll(session: Session) -> bool:
    first = next(iter(session.state.waiting), None)
    return isinstance(first, RollRequest) and len(first.rows) == 1


def _dice(window: MainWindow) -> list[QWidget]:
    return [one for one in window.docks.prompt.findChildren(DieButton) if one.isVisible()]


def _undo(window: MainWindow) -> None:
    QTest.mouseClick(window.findChild(MainToolBar).widgetForAction(window.actions_by_id["undo"]), LEFT)
    settle(window)


@pytest.mark.long
@every_game
def test_a_wrong_die_is_two_taps(evening: str, shared: SharedWindow) -> None:
    window = _show(shared, _with_a_die(evening))
    bridge = window.bridge
    before, as_it_was = bridge.in_play.state, look(window)
    wrong, right = _dice(window)[0], _dice(window)[-1].text()
    QTest.mouseClick(wrong, LEFT)
    settle(window)
    assert bridge.in_play.state.game != before.game or bridge.in_play.state.waiting != before.waiting
    _undo(window)
    assert bridge.in_play.state.game == before.game
    assert bridge.in_play.state.waiting == before.waiting
    assert look(window) == as_it_was
    assert _dice(window)[-1].text() == right


@pytest.mark.long
@every_game
def test_a_wrong_tap_is_one_input(evening: str, shared: SharedWindow) -> None:
    """Whatever the game's page, the tracker or the strip offer at a tap, at a few moments of an evening."""
    tried = 0
    for entries in range(2, length(evening), length(evening) // MOMENTS):
        session = at(evening, entries)
        window = _show(shared, session)
        offered = [one.text() for one in _choices(window)]
        for words in dict.fromkeys([*offered[:MOST], *offered[-1:]]):
            before, as_it_was = _standing(session), look(window)
            QTest.mouseClick(next(one for one in _choices(window) if one.text() == words), LEFT)
            settle(window)
            if _standing(session) == before:  # a form has opened, or it was asked about
                window = _show(shared, session)
                continue
            _undo(window)
            tried += 1
            assert _standing(session) == before, words
            assert look(window) == as_it_was, words
    assert tried


def _standing(session: Session) -> tuple[object, object]:
    return session.state.game, session.state.waiting


def _choices(window: MainWindow) -> list[QAbstractButton]:
    """The buttons of acts in sight; the way on at the end."""
    lists = [one for one in window.findChildren(ChoiceListView) if one.isVisible()]
    buttons = [*(button for one in lists for button in one.buttons), window.now_strip.onward]
    return [one for one in buttons if one.isVisible() and one.isEnabled() and not _is_cut(one)]


def _is_cut(one: QWidget) -> bool:
    return one.visibleRegion().boundingRect() != one.rect()
