"""Tab on every page and panel that can be shown: all the way round as it is read, and back."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from tests.forms import IS_LONG
from tests.layout.guided import EVERY_STOP, guided
from tests.ui.running import settle
from ui.shell.main_window import MainWindow
from ui.tour.guide import Guide, TourStop

_FEW = ("new-session", "aim", "sheet-page", "guide-page", "refit", "join-boards")
VISITED = [stop for stop in EVERY_STOP if stop.id in _FEW or (IS_LONG and not stop.id.endswith("japanese"))]
_Edge = Callable[[QRect], int]
_MOST = 900  # stops of a window
_MAY_OVERLAP = 4  # pixels of one row in the next


@pytest.fixture(scope="module")
def guide(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guide]:
    with guided(tmp_path_factory.mktemp("tab")) as guide:
        yield guide


@pytest.mark.fuzz
@pytest.mark.parametrize("stop", VISITED, ids=lambda stop: stop.id)
def test_tab_goes_all_the_way_round_as_is_read_and_back(guide: Guide, stop: TourStop) -> None:
    window = at_stop(guide, stop)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        wanted = _stops(window)  # what wakes as somebody comes to its table is passed the next time
        holders = list(_round(window, key))
        assert [str(one) for one in wanted if one not in holders] == []
        if key == Qt.Key.Key_Tab:
            assert _backward(holders) == []


def _backward(holders: list[QWidget]) -> list[str]:
    """Who comes after what stands below or right of him."""
    places = [(one, _place(one)) for one in holders if isValid(one)]
    seen = [(one, place) for one, place in places if place is not None]
    first = min(seen, key=lambda each: (each[1].y(), each[1].x()))
    start = seen.index(first)
    return [
        f"{after} after {before}"
        for (before, place), (after, other) in combinations(seen[start:] + seen[:start], 2)
        if not before.isAncestorOf(after) and _is_before(other, place)
    ]


def _place(one: QWidget) -> QRect | None:
    """Where in the window it can be seen, if it can."""
    seen = one.visibleRegion().boundingRect()
    return None if seen.isEmpty() else seen.translated(one.mapTo(one.window(), QPoint()))


def _is_before(one: QRect, other: QRect) -> bool:
    """Whether it stands over another or left of it."""
    is_over = one.bottom() < other.top() + _MAY_OVERLAP and _meet(one, other, QRect.left, QRect.right)
    is_left = one.right() < other.left() + _MAY_OVERLAP and _meet(one, other, QRect.top, QRect.bottom)
    return is_over or is_left


def _meet(one: QRect, other: QRect, start: _Edge, end: _Edge) -> bool:
    """Whether they lie beside one another along one axis."""
    return start(one) <= end(other) and start(other) <= end(one)


def at_stop(guide: Guide, stop: TourStop) -> MainWindow:
    guide.start_over(stop.board or "elst")
    stop.visit(guide)
    guide.wait()
    window = guide.window
    window.activateWindow()
    window.palette_widget.give_up()
    window.go_to_bar.dismiss()
    window.shown_page().setFocus()
    settle()
    return window


def _round(window: MainWindow, key: Qt.Key) -> Iterator[QWidget]:
    """Whoever has the keyboard, one after the other, until the first of them has it again."""
    seen: list[QWidget] = []
    for _ in range(_MOST):
        QTest.keyClick(QApplication.focusWidget() or window, key)
        settle()
        holder = QApplication.focusWidget()
        assert holder is not None
        if holder in seen:
            assert holder is seen[0], f"{holder} again, and all before it never"
            return
        seen.append(holder)
        yield holder
    raise AssertionError("it never comes round")


def _stops(window: MainWindow) -> list[QWidget]:
    """What can be seen and stops Tab; of what excludes one another only what is chosen."""
    return [one for one in window.findChildren(QWidget) if _is_stop(one)]


def _is_stop(one: QWidget) -> bool:
    takes = one.isVisible() and one.isEnabled() and one.focusPolicy() & Qt.FocusPolicy.TabFocus
    if not takes or one.focusProxy() is not None or one.objectName().startswith("qt_"):
        return False
    group = one.group() if isinstance(one, QAbstractButton) else None
    return not one.visibleRegion().isEmpty() and (group is None or one.isChecked())
