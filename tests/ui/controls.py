"""Every control of a window tried once, each from the same state: what one does must be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QTimer
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLineEdit,
    QPlainTextEdit,
    QToolBar,
    QWidget,
)
from shiboken6 import isValid

from tests.layout.settling import settle
from tests.layout.shown import name, targets
from ui.map.view import MapView
from ui.shell.listing import Node, listing
from ui.shell.main_window import MainWindow
from ui.widgets.tap_frame import TapFrame

_LEAVING = "quit"
_LOOK_MS = 20
# These lead to what may be in sight already: the whole map, the panel of what is due, hexes that are lit.
_LEADS_THERE = ("map-fit", "due", "now", "line")
Control = QAbstractButton | TapFrame
Key = tuple[str, str, int]
"""Where a control stands, its words, and which of several alike it is."""


def controls(window: MainWindow) -> dict[Key, Control]:
    """What can be pressed now, without what already holds and what quits, in the order of the window."""
    found: dict[Key, Control] = {}
    for one in targets(window):
        if isinstance(one, Control) and one.isEnabled() and not _holds(one):
            words = _words(one)
            key = next(
                (name(one), words, n) for n in range(len(found) + 1) if (name(one), words, n) not in found
            )
            found[key] = one
    return {
        key: one
        for key, one in found.items()
        if not _is_left_out(one) and one.objectName() not in _LEADS_THERE
    }


def is_dead(window: MainWindow, control: Control) -> bool:
    """Whether nothing is seen, opened or copied when it is pressed."""
    before = _seen(window)
    with outside() as opened:
        _press(control)
        if not _settles(window):
            return False
    return not opened and _seen(window) == before


def _press(control: Control) -> None:
    if isinstance(control, QAbstractButton):
        control.click()
        return
    control.pointed.emit(True)  # which a finger, a pointer and the keyboard do first
    control.tapped.emit()


def _settles(window: MainWindow) -> bool:
    """Let it come to rest; False if another window has taken its place."""
    try:
        settle(window)
    except RuntimeError:
        if isValid(window):
            raise
        return False
    return True


def _holds(one: Control) -> bool:
    """The one of a choice that is chosen: pressing it again wants nothing."""
    if not isinstance(one, QAbstractButton):
        return one.property("lit") == "true"
    group = one.group()
    is_chosen_of = one.autoExclusive() or (group is not None and group.exclusive())
    is_place = isinstance(one.parentWidget(), QToolBar)  # lit where one is: its panel or page is shown
    return one.isChecked() and (is_chosen_of or is_place)


def _words(one: Control) -> str:
    return one.accessibleName() or (one.text() if isinstance(one, QAbstractButton) else "")


def _is_left_out(one: Control) -> bool:
    if one.objectName() in _LEADS_THERE:
        return True
    action = getattr(one, "defaultAction", lambda: None)()
    return action is not None and action.objectName() == _LEAVING


def _seen(window: MainWindow) -> tuple[object, ...]:
    """All that is told, the maps as drawn, what was copied, where one types, what is marked there."""
    maps = [view.viewport().grab().toImage() for view in window.findChildren(MapView) if view.isVisible()]
    holder = window.focusWidget()
    typed_into = holder if isinstance(holder, QLineEdit | QPlainTextEdit) else None
    marked = holder.selectedText() if isinstance(holder, QLineEdit) else ""
    return [*map(_told, listing())], maps, QGuiApplication.clipboard().text(), typed_into, marked


def _told(node: Node) -> dict[str, object]:
    """That a button took the keyboard is nothing."""
    states = [one for one in node.get("states", ()) if one != "focused"]
    return node | {"states": states, "children": [_told(child) for child in node.get("children", ())]}


@contextmanager
def outside() -> Iterator[list[object]]:
    """What opens beside the window is noted and left again: menus, dialogs, pages of a browser."""
    opened: list[object] = []
    kept = QFileDialog.getOpenFileName, QFileDialog.getSaveFileName, QFileDialog.getExistingDirectory
    kept_print, kept_url = QPrintDialog.exec, QDesktopServices.openUrl

    def noted(answer: object) -> Callable[..., object]:
        return lambda *args, **options: (opened.append(args), answer)[1]

    def leave() -> None:
        popup: QWidget | None = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if popup is not None:
            opened.append(type(popup).__name__)
            popup.close()

    QFileDialog.getOpenFileName = QFileDialog.getSaveFileName = noted(("", ""))
    QFileDialog.getExistingDirectory = noted("")
    QPrintDialog.exec, QDesktopServices.openUrl = noted(0), noted(True)
    timer = QTimer(interval=_LOOK_MS)
    timer.timeout.connect(leave)
    timer.start()
    try:
        yield opened
    finally:
        timer.stop()
        QFileDialog.getOpenFileName, QFileDialog.getSaveFileName, QFileDialog.getExistingDirectory = kept
        QPrintDialog.exec, QDesktopServices.openUrl = kept_print, kept_url
