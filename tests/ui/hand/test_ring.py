"""Who has the keyboard is seen: 3:1 between what has it and what has not, from the pixels, in every look."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QPushButton,
    QWidget,
)
from shiboken6 import isValid

from tests.forms import few
from tests.layout.contrast import changed
from tests.layout.guided import EVERY_STOP, guided
from tests.ui.hand.test_tab import at_stop
from tests.ui.running import settle
from ui import operations
from ui.shell.main_window import MainWindow
from ui.shell.tab_order import in_sight, is_stop
from ui.tour.guide import Guide, TourStop

_LEAST, _PIXELS = 3.0, 100  # as many as a ring round a tick has
_FIRST = ("attack-rolls", "sheet-page", "what-if")
_LISTS = ("rules", "log", "sheet-page", "palette", "guide-page")
LOOKS = (("dark", True), ("light", False), ("light", True), ("dark", False))
_BY_ID = {stop.id: stop for stop in EVERY_STOP if not stop.id.endswith("japanese")}
STOPS = [_BY_ID[id_] for id_ in (*_FIRST, *(id_ for id_ in _BY_ID if id_ not in _FIRST))]


@pytest.fixture(scope="module")
def guide(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guide]:
    with guided(tmp_path_factory.mktemp("ring")) as guide:
        yield guide


@pytest.mark.long
@pytest.mark.fuzz
@pytest.mark.parametrize(("theme", "is_table_mode"), few(LOOKS, 2), ids=str)
@pytest.mark.parametrize("stop", few(STOPS, len(_FIRST)), ids=lambda stop: stop.id)
def test_what_has_the_keyboard_is_told_from_what_has_not(
    guide: Guide, stop: TourStop, theme: str, is_table_mode: bool
) -> None:
    window = _dressed(guide, stop, theme, is_table_mode=is_table_mode)
    stops = [one for one in in_sight(window) if is_stop(one)]
    kinds = {_kind(one): one for one in reversed(stops)}
    faint = {}
    for kind, one in kinds.items():
        away = stops[0] if one is not stops[0] else window.shown_page()
        if (seen := _pixels_changed(window, one, away)) is not None and seen < _PIXELS:
            faint[kind] = seen
    assert faint == {}


@pytest.mark.long
@pytest.mark.fuzz
@pytest.mark.parametrize(("theme", "is_table_mode"), few(LOOKS, 2), ids=str)
@pytest.mark.parametrize("id_", few(_LISTS, 2))
def test_the_row_that_arrows_lead_to_is_told_from_the_others(
    guide: Guide, id_: str, theme: str, is_table_mode: bool
) -> None:
    window = _dressed(guide, _BY_ID[id_], theme, is_table_mode=is_table_mode)
    if id_ == "palette":
        window.open_palette()
    rows = [one for one in window.findChildren(QAbstractItemView) if one.isVisible() and _has_rows(one)]
    assert rows
    for view in rows:
        if view.focusPolicy() & Qt.FocusPolicy.TabFocus:
            view.setFocus(Qt.FocusReason.TabFocusReason)
        window.tab_scroll.follow(view)
        seen = []
        for row in (0, 1):
            view.setCurrentIndex(view.model().index(row, 0))
            settle()
            seen.append(window.grab(_place(view, window)).toImage())
        assert changed(*seen, _LEAST) >= _PIXELS, view


def _dressed(guide: Guide, stop: TourStop, theme: str, *, is_table_mode: bool) -> MainWindow:
    window = at_stop(guide, stop)
    operations.set_preference(window.bridge, theme=theme)
    if window.bridge.is_table_mode != is_table_mode:
        operations.toggle_table_mode(window.bridge)
    settle()
    return window


def _pixels_changed(window: MainWindow, one: QWidget, away: QWidget) -> int | None:
    """How many tell whether it has the keyboard; None of what takes none or goes with it."""
    if not isValid(one) or not isValid(away) or not one.isVisible():
        return None
    one.setFocus(Qt.FocusReason.TabFocusReason)
    window.tab_scroll.follow(one)
    settle()
    if not one.hasFocus() or (place := _place(one, window)).isEmpty():
        return None
    held = window.grab(place).toImage()
    away.setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    if not isValid(one) or _place(one, window) != place:
        return None
    return changed(held, window.grab(place).toImage(), _LEAST)


def _place(one: QWidget, window: QWidget) -> QRect:
    """Where in the window it lies, as far as whatever it lies in lets it be seen."""
    place, part = one.rect(), one
    while part is not window and (around := part.parentWidget()) is not None:
        place = place.translated(part.pos()).intersected(around.rect())
        part = around
    return place


def _kind(one: QWidget) -> str:
    """What all that is drawn alike has in common."""
    states = [
        isinstance(one, QAbstractButton) and one.isChecked() and "down",
        isinstance(one, QPushButton) and one.isDefault() and "default",
        one.property("lit") == "true" and "lit",
    ]
    around = one.parentWidget()
    names = [type(one).__name__, one.objectName(), *filter(None, states), around and around.objectName()]
    return " ".join(filter(None, names))


def _has_rows(view: QAbstractItemView) -> bool:
    return not isinstance(view, QHeaderView) and view.model() is not None and view.model().rowCount() > 1
