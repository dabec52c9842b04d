"""The rail beside the map: a button for every panel, however many there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLayout, QToolBar, QToolButton

from ui.session.bridge import Change
from ui.shell.dock_specs import DOCKS
from ui.shell.kinds import of_kind
from ui.widgets.buttons import text_button
from ui.widgets.menu import Menu

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QResizeEvent

    from ui.shell.main_window import MainWindow

_ICON_PER_POINT = 1.5


class PanelRail(QToolBar):
    """One button a panel, lit while the panel is in sight; what has no room lies in a menu at its foot."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.setObjectName("rail")
        self.setMovable(False)
        self.setOrientation(Qt.Orientation.Vertical)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._bridge = window.bridge
        self._panels = [window.actions_by_id[f"show-{spec.id}"] for spec in DOCKS]
        self.more = text_button("…")
        self.more.setObjectName("more")
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setMenu(Menu(self))
        self.addActions(self._panels)
        self._last = self.addWidget(self.more)
        for action in self._panels:
            action.visibleChanged.connect(self._share)
        window.bridge.changed.connect(self._on_changed)
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """The menu of Qt's own would be a sliver that opens over the panels, and only a mouse closes it."""
        spared = self._spared()
        following = self._last
        for action in reversed(self._panels):
            if action in spared:
                self.removeAction(action)
                continue
            if action not in self.actions():
                self.insertAction(following, action)
            following = action
        self._last.setVisible(bool(spared))
        self.more.menu().clear()
        self.more.menu().addActions(spared)

    def _spared(self) -> list[QAction]:
        """Those asked for least, the last of them first, where not all have room beside the menu's button."""
        offered = [action for action in self._panels if action.isVisible()]
        layout = of_kind(QLayout, self.layout())
        margins, gap = layout.contentsMargins(), layout.spacing()
        side = self.widgetForAction(self._panels[0]).sizeHint().height() + gap
        places = (self.height() - margins.top() - margins.bottom() + gap) // side
        if len(offered) <= places:
            return []
        wanted = sorted(offered, key=lambda action: DOCKS[self._panels.index(action)].spared)
        return [action for action in offered if action in wanted[max(places - 1, 1) :]]

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self._refresh()

    def _refresh(self) -> None:
        side = round(self._bridge.text_size * _ICON_PER_POINT)
        self.setIconSize(QSize(side, side))
        self.setWindowTitle(self._bridge.text("rail-title"))
        self.setAccessibleName(self.windowTitle())
        self.more.setToolTip(self._bridge.text("rail-more"))
        self.more.setAccessibleName(self.more.toolTip())
        self._share()
