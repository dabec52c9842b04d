"""Enter at every kind of stop of the keyboard: the one thing that its name says, or a word of why not."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QWidget,
)
from shiboken6 import isValid

from companion.kit.panels import InputKind
from tests.forms import few
from tests.layout.guided import EVERY_STOP, guided
from tests.layout.shown import name
from tests.ui.hand.pressing import Brought, Standing, Watch, acts
from tests.ui.hand.test_tab import at_stop
from tests.ui.running import settle
from ui import operations
from ui.cards.prompt import PromptPanel
from ui.map.view import MapView
from ui.pages.page import Page
from ui.panels.parts.choices import ChoiceListView
from ui.panels.parts.several import Several
from ui.shell.main_window import MainWindow
from ui.shell.tab_order import in_sight, is_stop
from ui.tour.guide import Guide, TourStop
from ui.widgets.hex_entry import HexLineEdit
from ui.widgets.tap_frame import TapFrame
from ui.widgets.value_editor import ValueEditor

_FIRST = ("contact", "np-combat", "scw-victory")
_BY_ID = {stop.id: stop for stop in EVERY_STOP if not stop.id.endswith("japanese")}
STOPS = [_BY_ID[id_] for id_ in (*_FIRST, *(id_ for id_ in _BY_ID if id_ not in _FIRST))]
_Does = Callable[[QWidget, Brought], bool]


def _presses_itself(stop: QWidget, brought: Brought) -> bool:
    return brought.pressed == [stop]


def _says_or_goes_on(stop: QWidget, brought: Brought) -> bool:
    """An order that is empty says so; one that need not be told leads to what is next."""
    if brought.pressed or not isValid(stop):
        return not brought.pressed
    holds = isinstance(stop, QLineEdit) and (stop.text() or isinstance(stop.parentWidget(), ValueEditor))
    has_come = brought.is_told or brought.is_elsewhere or brought.acts or brought.ringed
    return bool(holds or has_come)


def _unfolds_or_gives(_stop: QWidget, brought: Brought) -> bool:
    return not brought.pressed and bool(brought.opened or brought.is_told or brought.acts)


def _gives(_stop: QWidget, brought: Brought) -> bool:
    """What is chosen, searched or filled in holds as it stands, or the one button of its form is pressed."""
    return len(brought.pressed) <= 1


def _does_nothing(_stop: QWidget, brought: Brought) -> bool:
    """A ground names no deed."""
    return not brought.pressed and not brought.acts


# What Enter does, by the first kind that a stop is of.
DOES: tuple[tuple[type[QWidget], _Does], ...] = (
    (QAbstractButton, _presses_itself),
    (TapFrame, _presses_itself),
    (PromptPanel, _says_or_goes_on),
    (HexLineEdit, _says_or_goes_on),
    (QPlainTextEdit, _says_or_goes_on),
    (QComboBox, _unfolds_or_gives),
    (MapView, _does_nothing),
    (QScrollArea, _does_nothing),
    (Page, _does_nothing),
    (QWidget, _gives),
)


@pytest.fixture(scope="module")
def guide(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guide]:
    with guided(tmp_path_factory.mktemp("enter")) as guide:
        yield guide


@pytest.fixture(scope="module")
def watch(qapp: QApplication) -> Iterator[Watch]:
    watch = Watch()
    qapp.installEventFilter(watch)
    yield watch
    qapp.removeEventFilter(watch)


@pytest.fixture(scope="module")
def tried() -> set[str]:
    """Each kind is tried once."""
    return set()


@pytest.mark.long
@pytest.mark.fuzz
@pytest.mark.parametrize("stop", few(STOPS, len(_FIRST)), ids=lambda stop: stop.id)
def test_enter_does_one_thing_and_says_why_not(
    guide: Guide, watch: Watch, tried: set[str], stop: TourStop
) -> None:
    wrong = {}
    window = at_stop(guide, stop)
    while (found := _untried(window, tried)) is not None:
        kind, one = found
        tried.add(kind)
        standing = Standing(window)
        one.setFocus(Qt.FocusReason.TabFocusReason)
        settle()
        if not isValid(one) or not one.hasFocus():
            continue  # it sleeps until somebody comes to its table
        if amiss := _amiss(watch, window, one):
            wrong[kind] = amiss
        if not standing.put_back():
            window = at_stop(guide, stop)
    assert wrong == {}, wrong


@pytest.mark.long
def test_enter_takes_the_chip_of_a_form_that_has_the_keyboard(guide: Guide) -> None:
    window = at_stop(guide, _BY_ID["scw-combat"])
    entries = acts(window)
    views = [one for one in window.findChildren(ChoiceListView) if one.isVisible()]
    view, choice = next(
        (one, choice)
        for one in views
        for choice in one.choices
        if any(asked.kind is InputKind.SEVERAL for asked in choice.inputs)
    )
    view.choose(choice)
    settle()
    several = next(one for one in window.findChildren(Several) if one.isVisible())
    (text, chip), *_ = several.chips.items()
    for taken in ((text,), ()):
        chip.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(chip, Qt.Key.Key_Return)
        assert several.taken == taken
    assert acts(window) == entries


def _amiss(watch: Watch, window: MainWindow, one: QWidget) -> str:
    """What is wrong with an Enter there; empty for nothing."""
    session = window.bridge.session
    was_ticked = isinstance(one, QCheckBox) and one.isChecked()
    does = next(does for kind, does in DOES if isinstance(one, kind))
    brought = watch.press(window, one, Qt.Key.Key_Return)
    if not does(one, brought) or brought.loose:
        return str(brought)
    if isinstance(one, QCheckBox) and isValid(one) and one.isChecked() is was_ticked and not brought.is_told:
        return "not ticked"
    if not isValid(window) or not window.isVisible():
        return ""
    is_new = brought.acts and operations.redo_label(window.bridge) is None  # else an undoing itself
    if is_new and window.bridge.session is session and _is_done_again(window):
        return "done again"
    return _lost(window)


def _is_done_again(window: MainWindow) -> bool:
    """Whether a thumb on Enter repeats what has just been taken back."""
    window.run_action("undo")
    settle()
    taken_back = acts(window)
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return)
    settle()
    is_repeated = acts(window) > taken_back
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Shift)  # what comes next is led to
    return is_repeated


def _lost(window: MainWindow) -> str:
    holder = QApplication.focusWidget()
    has_keys = holder is not None and holder.isVisible() and holder.isEnabled()
    return "" if has_keys or not window.isActiveWindow() else f"the keyboard is with {holder}"


def _untried(window: MainWindow, tried: set[str]) -> tuple[str, QWidget] | None:
    stops = ((name(one), one) for one in in_sight(window) if is_stop(one) and not _quits(one))
    return next(((kind, one) for kind, one in stops if kind not in tried), None)


def _quits(one: QWidget) -> bool:
    action = getattr(one, "defaultAction", lambda: None)()
    return action is not None and action.objectName() == "quit"
