"""The row of buttons above the map, with the menu of everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QLayout, QSizePolicy, QToolBar, QToolButton, QWidget

from ui.look.icons import icon
from ui.session.bridge import Change
from ui.shell.actions import ACTIONS, Group
from ui.shell.kinds import of_kind
from ui.widgets.menu import Menu
from ui.widgets.one_press import press_once

if TYPE_CHECKING:
    from ui.shell.main_window import MainWindow

_GAP, _SPRING = "|", "~"
_LEFT = (
    "start-page",
    "map-page",
    _GAP,
    "select",
    "sight",
    "viewshed",
    "markers",
    "move-counters",
    _GAP,
    "undo",
    "redo",
    "procedure",
)
_RIGHT = ("go-to", "palette", _GAP, "map-only", "table-mode", "guide", "rules", "settings")
_BUTTONS = (*_LEFT, _SPRING, *_RIGHT)
_NAMED = frozenset(
    {"sight", "viewshed", "markers", "move-counters"}
)  # these show their short name beside the icon
_SPARE = (
    *("map-only", "guide", "redo", "rules", "table-mode", "settings", "viewshed", "markers"),
    *("undo", "move-counters"),  # what a wrong tap and every turn ask for goes last
)
_WHEN_USABLE = ("procedure",)  # away while there is nothing to do with it
_ICON_PER_POINT = 1.7


class MainToolBar(QToolBar):
    """Buttons for what is used all evening; the menu at its end holds every action by group."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.setObjectName("toolbar")
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._bridge = window.bridge
        self._window = window
        self._menus = {group: Menu(self) for group in Group}
        self._build()
        window.bridge.changed.connect(self._on_changed)
        self._dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_names()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A greyed button that is tapped all the same says why it is grey."""
        is_tap = isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease
        if is_tap and isinstance(watched, QToolButton) and not watched.isEnabled():
            self._window.actions_by_id.tell_why_not(watched.defaultAction().objectName())
        return False

    def _build(self) -> None:
        for item in _BUTTONS:
            if item == _GAP:
                self.addSeparator()
            elif item == _SPRING:
                self.addWidget(_spring())
            else:
                self.addAction(self._window.actions_by_id[item])
        self._menu_button = QToolButton(popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu_button.setObjectName("menu-button")
        self._menu_button.setMenu(self._menu())
        self.addWidget(self._menu_button)
        self._order = self.actions()

    def _menu(self) -> Menu:
        menu = Menu(self)
        for group, part in self._menus.items():
            part.addActions([self._window.actions_by_id[spec.id] for spec in ACTIONS if spec.group is group])
            menu.addMenu(part)
        return menu

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self._dress()
        if changes & {Change.LANGUAGE, Change.PREFERENCES, Change.SESSION}:
            self._show_names()

    def _dress(self) -> None:
        side = round(self._bridge.text_size * _ICON_PER_POINT)
        self.setIconSize(QSize(side, side))
        self.setWindowTitle(self._bridge.text("toolbar-title"))
        self.setAccessibleName(self.windowTitle())
        self._menu_button.setIcon(icon("menu", self._bridge.palette))
        self._menu_button.setToolTip(self._bridge.text("toolbar-menu"))
        self._menu_button.setAccessibleName(self._menu_button.toolTip())
        for group, menu in self._menus.items():
            menu.setTitle(self._bridge.text(f"menu-{group.value}"))
            menu.menuAction().setVisible(any(action.isVisible() for action in menu.actions()))
        for action_id in _NAMED:
            self._window.actions_by_id[action_id].setIconText(self._bridge.text(f"button-{action_id}"))

    def _show_names(self) -> None:
        """Nothing is cut short: first the names give way, then the buttons that can best be spared."""
        self._bring_back()
        for action_id in _WHEN_USABLE:
            if not self._window.actions_by_id[action_id].isEnabled():
                self.removeAction(self._window.actions_by_id[action_id])
        for action in self.actions():
            self.widgetForAction(action).installEventFilter(self)
            press_once(self.widgetForAction(action))  # a second press would take back the first
        self._set_style(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        if self._wanted_width() > self.width():
            self._set_style(Qt.ToolButtonStyle.ToolButtonIconOnly)
        for action_id in _SPARE:
            if self._wanted_width() <= self.width():
                break
            self.removeAction(self._window.actions_by_id[action_id])

    def _bring_back(self) -> None:
        """Put spared buttons where they belong again."""
        following: QAction | None = None
        for action in reversed(self._order):
            if action not in self.actions():
                self.insertAction(following, action)  # type: ignore[arg-type]  # None: at the end
            following = action

    def _wanted_width(self) -> int:
        """The width in which nothing is cut short."""
        widgets = [self.widgetForAction(action) for action in self.actions() if action.isVisible()]
        layout = of_kind(QLayout, self.layout())
        gaps = layout.spacing() * len(widgets) + 2 * layout.contentsMargins().left()
        return sum(widget.sizeHint().width() for widget in widgets) + gaps

    def _set_style(self, style: Qt.ToolButtonStyle) -> None:
        for action_id in _NAMED:
            button = self.widgetForAction(self._window.actions_by_id[action_id])
            if isinstance(button, QToolButton):
                button.setToolButtonStyle(style)


def _spring() -> QWidget:
    spring = QWidget()
    spring.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    return spring
