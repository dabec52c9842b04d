"""The panels around the map, each in a dock that can be moved, tabbed or closed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QDockWidget,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QTabBar,
    QTabWidget,
    QToolButton,
    QWidget,
)

from ui.icons import icon
from ui.session_bridge import Change, SessionBridge

if TYPE_CHECKING:
    from ui.main_window import MainWindow
    from ui.panels.panel import Panel

Area = Qt.DockWidgetArea


@dataclass(frozen=True, slots=True)
class DockSpec:
    """One panel: its id (the title is `dock-<id>`), where it stands first, and how to make it.

    One without a title is as high as it needs to be, and opens and closes by itself.
    """

    id: str
    area: Qt.DockWidgetArea
    make: Callable[[MainWindow], Panel]
    is_open: bool = True
    has_title: bool = True


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


def _tracker_panel(window: MainWindow) -> Panel:
    from ui.panels.tracker import TrackerPanel

    return TrackerPanel(window.bridge)


def _log_panel(window: MainWindow) -> Panel:
    from ui.panels.log_panel import LogPanel

    return LogPanel(window.bridge)


def _batteries_panel(window: MainWindow) -> Panel:
    from ui.panels.batteries import BatteriesPanel

    return BatteriesPanel(window.bridge)


def _forces_panel(window: MainWindow) -> Panel:
    from ui.panels.forces import ForcesPanel

    return ForcesPanel(window.bridge)


def _prompt_panel(window: MainWindow) -> Panel:
    from ui.panels.prompt import PromptPanel

    return PromptPanel(window.bridge)


DOCKS = (
    DockSpec("tracker", Area.LeftDockWidgetArea, _tracker_panel, is_open=False, has_title=False),
    DockSpec("sight", Area.RightDockWidgetArea, _sight_panel),
    DockSpec("hex", Area.RightDockWidgetArea, _hex_panel),
    DockSpec("markers", Area.RightDockWidgetArea, _marker_tray, is_open=False),
    DockSpec("layers", Area.RightDockWidgetArea, _layers_panel, is_open=False),
    DockSpec("batteries", Area.RightDockWidgetArea, _batteries_panel, is_open=False),
    DockSpec("forces", Area.RightDockWidgetArea, _forces_panel, is_open=False),
    DockSpec("prompt", Area.BottomDockWidgetArea, _prompt_panel, is_open=False, has_title=False),
    DockSpec("log", Area.BottomDockWidgetArea, _log_panel, is_open=False, has_title=False),
    DockSpec("checks", Area.BottomDockWidgetArea, _checks_panel, is_open=False),
)


_TABBED = (Area.RightDockWidgetArea,)
_BOTTOM_HEIGHT = 250


class Docks:
    """The docks of a window by id, made when the map is first shown."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.panels: dict[str, Panel] = {}
        self._shown: frozenset[str] = frozenset()
        self.by_id = {spec.id: self._add(spec) for spec in DOCKS}
        self._tab_together()
        self._open_at_leaving: frozenset[str] = frozenset()

    def is_shown(self, dock_id: str) -> bool:
        """Whether a panel can be seen, not merely tabbed behind another."""
        return dock_id in self._shown

    def toggle(self, dock_id: str) -> None:
        """Bring a panel to the front, or close it when it is there already."""
        if self.is_shown(dock_id):
            self.by_id[dock_id].close()
        else:
            self.bring(dock_id)

    def bring(self, dock_id: str) -> None:
        """Open a panel in front of those tabbed with it."""
        dock = self.by_id[dock_id]
        is_new = dock.isHidden()
        dock.show()
        dock.raise_()
        if is_new and self._window.dockWidgetArea(dock) is Area.BottomDockWidgetArea:
            self._window.resizeDocks([dock], [_BOTTOM_HEIGHT], Qt.Orientation.Vertical)
        if self._window.dockWidgetArea(dock) is Area.LeftDockWidgetArea:
            self.narrow()

    def fit(self, dock_id: str) -> None:
        """Open a panel as high as what it shows now; once more when it has come to its width."""
        self.by_id[dock_id].show()
        self.by_id[dock_id].raise_()
        self._fit_height(dock_id)
        QTimer.singleShot(0, self._window, lambda: self._fit_height(dock_id))

    def _fit_height(self, dock_id: str) -> None:
        panel = self.panels[dock_id]
        wanted = panel.heightForWidth(panel.width())
        height = wanted if wanted > 0 else panel.sizeHint().height()
        height += self._tabs_height(self.by_id[dock_id])
        self._window.resizeDocks([self.by_id[dock_id]], [height], Qt.Orientation.Vertical)

    def _tabs_height(self, dock: QDockWidget) -> int:
        """How high the row of tabs is under a dock that shares its place."""
        if all(other.isHidden() for other in self._window.tabifiedDockWidgets(dock)):
            return 0
        bars = self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        titles = {bar: {bar.tabText(place) for place in range(bar.count())} for bar in bars}
        return next((bar.sizeHint().height() for bar in bars if dock.windowTitle() in titles[bar]), 0)

    def open_or_close(self, dock_id: str, is_open: bool, *, is_seen: bool) -> None:
        """Open or close a panel now, or when the map is seen next."""
        if not is_seen:
            change = self._open_at_leaving | {dock_id} if is_open else self._open_at_leaving - {dock_id}
            self._open_at_leaving = change
        elif is_open:
            self.bring(dock_id)
        else:
            self.by_id[dock_id].close()

    def narrow(self) -> None:
        """Make the columns beside the map as narrow as they may be, for the map's sake."""
        open_ids = self.open_ids()
        below = Area.BottomDockWidgetArea
        beside = [spec for spec in DOCKS if spec.id in open_ids and spec.area is not below]
        widths = [self.panels[one.id].sizeHint().width() if one.area not in _TABBED else 1 for one in beside]
        self._window.resizeDocks([self.by_id[one.id] for one in beside], widths, Qt.Orientation.Horizontal)

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
        dock.visibilityChanged.connect(lambda is_shown: self._note(spec.id, is_shown))
        panel = self.panels[spec.id] = spec.make(self._window)
        dock.setWidget(_Scrolling(panel))
        is_named = spec.area in _TABBED or not spec.has_title  # by its tab, or by what it asks
        dock.setTitleBarWidget(QWidget() if is_named else _TitleBar(dock, self._window.bridge))
        self._window.addDockWidget(spec.area, dock)
        dock.setVisible(spec.is_open)
        return dock

    def _note(self, dock_id: str, is_shown: bool) -> None:
        self._shown = self._shown | {dock_id} if is_shown else self._shown - {dock_id}
        self._window.actions_by_id.refresh_states()

    def _tab_together(self) -> None:
        right = [self.by_id[spec.id] for spec in DOCKS if spec.area in _TABBED]
        for dock in right[1:]:
            self._window.tabifyDockWidget(right[0], dock)
        right[0].raise_()
        for dock_id in ("log", "checks"):  # behind what is asked: side by side they have no room
            self._window.tabifyDockWidget(self.by_id["prompt"], self.by_id[dock_id])
        self._window.setCorner(Qt.Corner.BottomLeftCorner, Area.LeftDockWidgetArea)
        self._window.setCorner(Qt.Corner.BottomRightCorner, Area.RightDockWidgetArea)
        self._window.setTabPosition(Area.RightDockWidgetArea, QTabWidget.TabPosition.North)


class _TitleBar(QWidget):
    """A panel's name, and a button to close it that a finger can hit."""

    def __init__(self, dock: QDockWidget, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._close = QToolButton()
        self._close.clicked.connect(dock.close)
        label = QLabel(dock.windowTitle())
        label.setObjectName("subheading")
        dock.windowTitleChanged.connect(label.setText)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 2, 4, 2)
        row.addWidget(label, 1)
        row.addWidget(self._close)
        bridge.changed.connect(self._on_changed)
        self._refresh()

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self._refresh()

    def _refresh(self) -> None:
        self._close.setIcon(icon("close", self._bridge.palette))
        self._close.setToolTip(self._bridge.text("dock-close"))


class _Scrolling(QScrollArea):
    """Scrolls a panel upright, so that large type does not push the window off a small screen.

    It is never narrower than the panel.
    """

    def __init__(self, panel: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(panel)
        panel.installEventFilter(self)

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self.widget().minimumSizeHint().width() + bar, super().minimumSizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
