"""What a screen reader hears of what Qt takes for mere frames: rows, key fields, pages, cards, bars."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QTextDocumentFragment
from PySide6.QtWidgets import QAccessibleWidget, QKeySequenceEdit, QLabel, QToolBar, QToolButton, QWidget

from ui.widgets.tap_frame import TapFrame

if TYPE_CHECKING:
    from collections.abc import Callable

_ROLES = {
    "Page": QAccessible.Role.Pane,
    "SettingsPage": QAccessible.Role.Pane,
    "StartPage": QAccessible.Role.Pane,
    "_Scrolled": QAccessible.Role.Pane,
    "Scrolled": QAccessible.Role.Pane,
    "FittedScroll": QAccessible.Role.Pane,
    "ScrolledFlow": QAccessible.Role.Pane,
    "RollList": QAccessible.Role.Pane,
    "PromptPanel": QAccessible.Role.Grouping,
    "DieLine": QAccessible.Role.Grouping,
    "Chips": QAccessible.Role.Grouping,
    "HexDiagram": QAccessible.Role.Graphic,
    "MainToolBar": QAccessible.Role.ToolBar,  # of a bar Qt keeps the title that it had at first
    "PanelRail": QAccessible.Role.ToolBar,
}


class _Pressed(QAccessibleWidget):
    """What a screen reader can press."""

    def __init__(self, widget: QWidget, role: QAccessible.Role, press: Callable[[], object]) -> None:
        super().__init__(widget, role)
        self._press = press

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), *super().actionNames()]

    def doAction(self, action: str) -> None:
        if action == QAccessibleActionInterface.pressAction():
            self._press()
        else:
            super().doAction(action)


class HeardRow(_Pressed):
    """A button, called as the row is or by the words on it; selected while the row is lit."""

    def __init__(self, row: TapFrame) -> None:
        super().__init__(row, QAccessible.Role.Button, row.tapped.emit)

    def text(self, kind: QAccessible.Text) -> str:
        row = self.widget()
        if kind is QAccessible.Text.Name and not row.accessibleName():
            return " ".join(filter(None, (_plain(label) for label in row.findChildren(QLabel))))
        return super().text(kind)

    def state(self) -> QAccessible.State:
        state, row = super().state(), self.widget()
        state.selectable = state.selected = row.property("lit") == "true"
        return state


class HeardChoice(QAccessibleWidget):
    """A group of what excludes one another, called as it is or by what stands over it."""

    def __init__(self, choice: QWidget) -> None:
        super().__init__(choice, QAccessible.Role.Grouping)

    def text(self, kind: QAccessible.Text) -> str:
        choice = self.widget()
        if kind is QAccessible.Text.Name and not choice.accessibleName():
            return _words_over(choice)
        return super().text(kind)


class HeardTool(_Pressed):
    """A button that stays down, and whether it is: Qt calls each a tick, be it one of several."""

    def __init__(self, tool: QToolButton, role: QAccessible.Role = QAccessible.Role.RadioButton) -> None:
        super().__init__(tool, role, tool.click)
        self._tool = tool

    def text(self, kind: QAccessible.Text) -> str:
        said = super().text(kind)
        return said or (self._tool.text().replace("&", "") if kind is QAccessible.Text.Name else "")

    def state(self) -> QAccessible.State:
        state = super().state()
        state.checkable, state.checked = True, self._tool.isChecked()
        return state


class HeardHead(HeardTool):
    """A button that unfolds what is below it, and whether it has."""

    def __init__(self, head: QToolButton) -> None:
        super().__init__(head, QAccessible.Role.Button)

    def state(self) -> QAccessible.State:
        state, is_open = super().state(), self._tool.isChecked()
        state.expandable = True
        state.expanded, state.collapsed = is_open, not is_open
        return state


def _words_over(one: QWidget) -> str:
    """The label that stands nearest above or before it, else what the part is called that it lies in."""
    while (around := one.parentWidget()) is not None:
        labels = around.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
        over = [label for label in labels if _plain(label) and label.y() <= one.y() and label.x() <= one.x()]
        if over:
            return _plain(max(over, key=lambda label: (label.y(), label.x())))
        if name := around.accessibleName() or around.windowTitle():
            return name
        one = around
    return ""


def _plain(label: QLabel) -> str:
    """The words of a label that is not hidden in its row, without marks."""
    if label.isHidden():
        return ""
    is_plain = label.textFormat() is Qt.TextFormat.PlainText  # where "<" is no mark
    words = label.text() if is_plain else QTextDocumentFragment.fromHtml(label.text()).toPlainText()
    return words.strip()


def _heard(name: str, widget: QObject) -> QAccessibleInterface | None:
    if name == TapFrame.__name__ and isinstance(widget, TapFrame):
        return HeardRow(widget)
    if name == QKeySequenceEdit.__name__ and isinstance(widget, QKeySequenceEdit):
        return QAccessibleWidget(widget, QAccessible.Role.HotkeyField)
    if name == "Segments" and isinstance(widget, QWidget):
        return HeardChoice(widget)
    if isinstance(widget, QToolButton) and widget.objectName() == "fold":
        return HeardHead(widget)
    if isinstance(widget, QToolButton) and widget.autoExclusive():
        return HeardTool(widget)
    if (
        isinstance(widget, QToolButton)
        and widget.isCheckable()
        and isinstance(widget.parentWidget(), QToolBar)
    ):
        return HeardTool(widget, QAccessible.Role.Button)  # no tick: pressed again it leads back
    if name in _ROLES and isinstance(widget, QWidget):
        return QAccessibleWidget(widget, _ROLES[name])
    return None


@cache
def let_rows_be_heard() -> None:
    """Tell rows to screen readers as what they are, once for all windows."""
    QAccessible.installFactory(_heard)
