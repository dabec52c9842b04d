"""The rail beside the map: a button for every panel, however many there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolBar

from ui.session.bridge import Change
from ui.shell.dock_specs import DOCKS
from ui.widgets.one_press import OnePress

if TYPE_CHECKING:
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
        self.addActions([window.actions_by_id[f"show-{spec.id}"] for spec in DOCKS])
        OnePress(self).watch(*(self.widgetForAction(action) for action in self.actions()))
        window.bridge.changed.connect(self._on_changed)
        self._refresh()

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self._refresh()

    def _refresh(self) -> None:
        side = round(self._bridge.text_size * _ICON_PER_POINT)
        self.setIconSize(QSize(side, side))
        self.setWindowTitle(self._bridge.text("rail-title"))
