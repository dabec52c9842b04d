"""What a screen reader would hear of the window, told on request to whoever plays it from outside.

Read only, and there only when the environment names a socket for it: tests that play as a stranger does find
names, roles, states and places here, and nothing else. Of a map also where the hexes lie that are lit to be
taken: what is heard of them is a line, what is seen a place.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtNetwork import QLocalServer
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QLineEdit,
    QStackedWidget,
    QWidget,
)

from ui.map.goals import goal_spots
from ui.map.view import MapView

_STATES = ("focused", "disabled", "checked", "selected", "expanded", "modal", "readOnly", "editable")
_CONTAINERS = frozenset({QAccessible.Role.Table, QAccessible.Role.List, QAccessible.Role.Tree})
Node = dict[str, object]
"""Role, name, value, description (why it is grey), states, rectangle on the screen, and what lies in it."""


class Listing(QObject):
    """Answers each line that comes in on a socket with one line of JSON: all windows, the topmost last."""

    def __init__(self, path: str) -> None:
        super().__init__()
        QAccessible.setActive(True)  # else Qt keeps the cells of a table as they were first heard
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connected)
        Path(path).unlink(missing_ok=True)
        self._server.listen(path)

    def end(self) -> None:
        """Answer no more; nobody hears of windows to come, which would stay as long as they are heard."""
        self._server.close()
        QAccessible.setActive(False)

    def _on_connected(self) -> None:
        asker = self._server.nextPendingConnection()
        asker.disconnected.connect(asker.deleteLater)

        def answer() -> None:
            while asker.canReadLine():
                asker.readLine()
                asker.write(json.dumps(listing()).encode() + b"\n")
                asker.flush()

        asker.readyRead.connect(answer)


def listing() -> list[Node]:
    """Every window that is shown, each with all that is shown in it."""
    shown = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    last = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    shown.sort(key=lambda window: (window is last, not window.isWindow()))
    roots = (QAccessible.queryAccessibleInterface(window) for window in shown)
    return [_node(root) for root in roots if root is not None and root.isValid()]


def _node(one: QAccessibleInterface) -> Node:
    rect = one.rect()
    node: Node = {
        "role": one.role().name,
        "name": _name(one),
        "rect": (rect.x(), rect.y(), rect.width(), rect.height()),
    }
    for key, kind in (("value", QAccessible.Text.Value), ("why", QAccessible.Text.Description)):
        if words := one.text(kind):
            node[key] = words
    state = one.state()
    if states := [name for name in _STATES if getattr(state, name)]:
        node["states"] = states
    if inner := [*map(_node, _shown_children(one)), *_lit(one.object())]:
        node["children"] = inner
    return node


def _name(one: QAccessibleInterface) -> str:
    """Of a pull-down list what labels it: Qt calls it by its value, and tells the label as a relation."""
    labels = one.relations(QAccessible.RelationFlag.Label) if one.role() == QAccessible.Role.ComboBox else []
    return next((label.text(QAccessible.Text.Name) for label, _ in labels), one.text(QAccessible.Text.Name))


def _lit(widget: QObject) -> Iterator[Node]:
    """The hexes of a map that are lit to be taken, as a hand finds them on it."""
    for name, does, spot in goal_spots(widget) if isinstance(widget, MapView) else ():
        rect = (spot.x(), spot.y(), spot.width(), spot.height())
        yield {"role": "Cell", "name": name, "why": does, "rect": rect}


def _shown_children(one: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Without what is hidden; of a list or table only what its window shows, as it may have thousands."""
    heard = []
    for child in _heard_children(one):
        heard.append(child.object())
        yield child
    yield from _laid_over(one.object(), heard)


def _laid_over(parent: QObject, heard: list[QObject]) -> Iterator[QAccessibleInterface]:
    """What lies over a map or page, and the editor of a cell, which Qt's own tree leaves out."""
    if not isinstance(parent, QStackedWidget | QAbstractScrollArea):
        return
    editors = parent.viewport().findChildren(QLineEdit) if isinstance(parent, QAbstractItemView) else []
    for child in (*parent.children(), *editors):
        is_own = child in heard or child.objectName().startswith("qt_")
        if isinstance(child, QWidget) and child.isVisible() and not child.isWindow() and not is_own:
            yield QAccessible.queryAccessibleInterface(child)


def _heard_children(one: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    within = one.rect() if one.role() in _CONTAINERS else None
    for index in range(one.childCount()):
        child = one.child(index)
        if child is None or not child.isValid() or child.state().invisible:
            continue
        if within is None or within.intersects(child.rect()):
            yield child
