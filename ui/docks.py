"""The panels around the map, each in a dock that can be moved, tabbed or closed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QScrollArea, QWidget

if TYPE_CHECKING:
    from ui.main_window import MainWindow
    from ui.panels.panel import Panel

Area = Qt.DockWidgetArea


@dataclass(frozen=True, slots=True)
class DockSpec:
    """One panel: its id (the title is `dock-<id>`), where it stands first, and how to make it."""

    id: str
    area: Qt.DockWidgetArea
    make: Callable[[MainWindow], Panel]
    is_open: bool = True


def _sight_panel(window: MainWindow) -> Panel:
    from ui.panels.sight_panel import SightPanel

    return SightPanel(window.bridge)


def _hex_panel(window: MainWindow) -> Panel:
    from ui.panels.hex_panel import HexPanel

    return HexPanel(window.bridge)


def _marker_tray(window: MainWindow) -> Panel:
    from ui.panels.marker_tray import MarkerTray

    return MarkerTray(window.bridge)


def _layers_panel(window: MainWindow) -> Panel:
    from ui.panels.layers_panel import LayersPanel

    return LayersPanel(window.bridge, window.map_view)


def _checks_panel(window: MainWindow) -> Panel:
    from ui.panels.checks_panel import ChecksPanel

    return ChecksPanel(window.bridge)


DOCKS = (
    DockSpec("sight", Area.RightDockWidgetArea, _sight_panel),
    DockSpec("hex", Area.RightDockWidgetArea, _hex_panel),
    DockSpec("markers", Area.RightDockWidgetArea, _marker_tray),
    DockSpec("layers", Area.RightDockWidgetArea, _layers_panel),
    DockSpec("checks", Area.BottomDockWidgetArea, _checks_panel, is_open=False),
)


class Docks:
    """The docks of a window by id, made when the map is first shown."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.panels: dict[str, Panel] = {}
        self.by_id = {spec.id: self._add(spec) for spec in DOCKS}
        self._tab_together()
        self._open_at_leaving: frozenset[str] = frozenset()

    def is_shown(self, dock_id: str) -> bool:
        """Whether a panel can be seen, not merely tabbed behind another."""
        dock = self.by_id[dock_id]
        return dock.isVisible() and not dock.visibleRegion().isEmpty()

    def toggle(self, dock_id: str) -> None:
        """Bring a panel to the front, or close it when it is there already."""
        if self.is_shown(dock_id):
            self.by_id[dock_id].close()
        else:
            self.bring(dock_id)

    def bring(self, dock_id: str) -> None:
        """Open a panel in front of those tabbed with it."""
        self.by_id[dock_id].show()
        self.by_id[dock_id].raise_()

    def leave(self) -> None:
        """Hide all panels, remembering which were open."""
        self._open_at_leaving = self.open_ids()
        for dock in self.by_id.values():
            dock.hide()

    def come_back(self) -> None:
        """Open the panels that were open when left."""
        for dock_id in self._open_at_leaving:
            self.by_id[dock_id].show()

    def open_ids(self) -> frozenset[str]:
        """The panels that are open, in front or tabbed behind."""
        return frozenset(dock_id for dock_id, dock in self.by_id.items() if not dock.isHidden())

    def retranslate(self) -> None:
        """Set the titles anew."""
        for dock_id, dock in self.by_id.items():
            dock.setWindowTitle(self._window.bridge.text(f"dock-{dock_id}"))

    def _add(self, spec: DockSpec) -> QDockWidget:
        dock = QDockWidget(self._window.bridge.text(f"dock-{spec.id}"), self._window)
        dock.setObjectName(f"dock-{spec.id}")
        panel = self.panels[spec.id] = spec.make(self._window)
        dock.setWidget(_scrollable(panel))
        self._window.addDockWidget(spec.area, dock)
        dock.setVisible(spec.is_open)
        return dock

    def _tab_together(self) -> None:
        right = [self.by_id[spec.id] for spec in DOCKS if spec.area is Area.RightDockWidgetArea]
        for dock in right[1:]:
            self._window.tabifyDockWidget(right[0], dock)
        right[0].raise_()


def _scrollable(panel: QWidget) -> QScrollArea:
    """Large type must not push the window off a small screen."""
    area = QScrollArea()
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(panel)
    return area
