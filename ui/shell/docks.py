"""The panels around the map, one in each place, and which of them have room beside the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QScrollArea, QToolButton, QWidget

from ui import operations
from ui.look.icons import icon
from ui.session.bridge import Change, SessionBridge
from ui.shell.dock_drag import DockDrag
from ui.shell.dock_spec import Area
from ui.shell.dock_specs import DOCKS, PROMPT, TRACKER
from ui.shell.kinds import of_kind
from ui.shell.map_room import Room, places_with_room

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from PySide6.QtGui import QCloseEvent

    from ui.cards.prompt import PromptPanel
    from ui.panels.panel import Panel
    from ui.shell.dock_spec import DockSpec
    from ui.shell.main_window import MainWindow

P = TypeVar("P", bound="Panel")

_SPECS = {spec.id: spec for spec in DOCKS}
_AREAS = {spec.id: spec.area for spec in DOCKS}
_LEFT, _RIGHT, _BELOW = "left", "right", "bottom"
_PLACES = {
    Area.LeftDockWidgetArea: _LEFT,
    Area.RightDockWidgetArea: _RIGHT,
    Area.BottomDockWidgetArea: _BELOW,
}
PIXELS_PER_POINT = 96 / 72
_WIDEST = 0.4  # of the window that the right column may take
_TALLEST = 0.55  # of the right column that what is asked may take
_COLUMN = 18.3  # the right column in text sizes
_BOTTOM = 9.5  # what stands below the map, in text sizes


class Docks:
    """The docks of a window by id, made when the map is first shown; each panel, when it is first asked for.

    Each place beside the map shows one panel, that asked for last; what is asked of the player stands
    above it. A panel that is opened closes those that have no more room, and what is closed opens none:
    only in a window that grew smaller, and beside what is asked, are places folded for a while.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.panels = _Panels(self._make)
        self._shown: frozenset[str] = frozenset()  # as the window has them, which the player may close
        self._arranged: frozenset[str] = frozenset()
        self._offered = frozenset(spec.id for spec in DOCKS if spec.is_for(window.bridge.base_board))
        # asked for last at the end
        self._wanted: list[str] = [one for one in ("hex", "sight") if one in self._offered]
        self._is_away = True
        self.by_id = {spec.id: self._add(spec) for spec in DOCKS}
        self._stand_together()
        self._drag = DockDrag(window, self._sizes)
        self._drag.dragged.connect(self._keep_dragged)

    def panel(self, dock_id: str, kind: type[P]) -> P:
        """The panel of a dock, as the class that it is."""
        return of_kind(kind, self.panels[dock_id])

    @property
    def prompt(self) -> PromptPanel:
        """The panel of what is asked."""
        from ui.cards.prompt import PromptPanel

        return self.panel(PROMPT, PromptPanel)

    def is_shown(self, dock_id: str) -> bool:
        """Whether a panel can be seen, neither folded nor behind another."""
        return dock_id in self._shown

    def toggle(self, dock_id: str) -> None:
        """Bring a panel to the front, or close it when it is there already."""
        if self.is_shown(dock_id):
            self.put_away(dock_id)
        else:
            self.bring(dock_id)

    def bring(self, *dock_ids: str) -> None:
        """Open panels in front of those that share their places; none on a board that it is not for."""
        if offered := [one for one in dock_ids if one in self._offered]:
            self._wanted = [*(other for other in self._wanted if other not in offered), *offered]
            if PROMPT not in offered:
                self._close_folded(offered)
            self.arrange()

    def put_away(self, *dock_ids: str) -> None:
        """Close panels; none opens for that."""
        if PROMPT not in dock_ids:
            self._close_folded()
        self._wanted = [other for other in self._wanted if other not in dock_ids]
        self.arrange()

    def arrange(self) -> None:
        """Show what has room, each at its size; nothing away from the map."""
        shown = frozenset() if self._is_away else self._fitting()
        for comes in (False, True):  # what goes first: two panels at once in a spot would bring up Qt's tabs
            for dock_id, dock in self.by_id.items():
                if (dock_id in shown) is comes:
                    (self._filled(dock_id) if comes else dock).setVisible(comes)
        if shown != self._arranged:
            self._arranged = shown
            self._window.actions_by_id.refresh_states()
        if shown:
            self._give_sizes(shown)
            QTimer.singleShot(0, self._window, lambda: self._fit_prompt(shown))

    def _close_folded(self, kept: Sequence[str] = ()) -> None:
        staying = self._fitting() | {PROMPT, *kept}
        self._wanted = [one for one in self._wanted if one in staying]

    def leave(self) -> None:
        """Hide all panels; which are open is remembered."""
        self._is_away = True
        self.arrange()

    def come_back(self) -> None:
        """Open the panels that were open when left."""
        self._is_away = False
        self.arrange()

    def open_ids(self) -> frozenset[str]:
        """The panels that are open, in front, behind others or folded."""
        return frozenset(self._wanted)

    def remembered(self) -> tuple[str, ...]:
        """The open panels, that asked for last at the end; what is asked of the player is none of them."""
        return tuple(dock_id for dock_id in self._wanted if dock_id != PROMPT)

    def remember(self, dock_ids: Iterable[str]) -> None:
        """Open the panels that were open another evening."""
        self._wanted = [dock_id for dock_id in dock_ids if dock_id in self._offered]

    def retranslate(self) -> None:
        """Set the titles anew."""
        for dock_id, dock in self.by_id.items():
            dock.setWindowTitle(self._window.bridge.text(f"dock-{dock_id}"))

    # ---- which, and how large ------------------------------------------------------------------

    def _fitting(self) -> frozenset[str]:
        fronts = {_AREAS[dock_id]: dock_id for dock_id in self._wanted if dock_id != PROMPT}
        is_asked = PROMPT in self._wanted
        by_use = sorted(fronts, key=lambda area: self._wanted.index(fronts[area]), reverse=True)
        first = [Area.RightDockWidgetArea] if is_asked else []
        areas = places_with_room(self._room(), list(dict.fromkeys([*first, *by_use])))
        return frozenset({fronts[area] for area in areas if area in fronts} | {PROMPT for _ in first})

    def _room(self) -> Room:
        window, dragged = self._window, self._window.bridge.preferences.place_sizes
        column = max(
            dragged.get(_RIGHT, _COLUMN) * self._em, *map(self._least_width, self._wanted_beside()), 0.0
        )
        return Room(
            window=(window.width(), window.height()),
            page=window.page_size,
            left=round(min(self._left_width(), _WIDEST * window.width())),
            right=round(min(column, _WIDEST * window.width())),
            bottom=round(min(dragged.get(_BELOW, _BOTTOM) * self._em, _WIDEST * window.height())),
        )

    def _left_width(self) -> float:
        """As wide as it was dragged, else as what stands there likes it."""
        if TRACKER not in self._wanted:
            return 0
        dragged = self._window.bridge.preferences.place_sizes.get(_LEFT, 0) * self._em
        return max(dragged or self.panels[TRACKER].sizeHint().width(), self._least_width(TRACKER))

    @property
    def _em(self) -> float:
        """The size of ordinary text, in pixels."""
        return self._window.bridge.text_size * PIXELS_PER_POINT

    def _sizes(self) -> dict[str, int]:
        """How wide, or below the map how high, each open place is."""
        docks = {_PLACES[_AREAS[one]]: self.by_id[one] for one in self._shown - {PROMPT}}
        return {place: dock.height() if place == _BELOW else dock.width() for place, dock in docks.items()}

    def _keep_dragged(self, dragged: Mapping[str, int]) -> None:
        """Keep the sizes that the player gave to places by their edges; they follow the size of the text."""
        bridge = self._window.bridge
        sizes = {place: round(size / self._em, 2) for place, size in dragged.items()}
        operations.set_preference(bridge, place_sizes=bridge.preferences.place_sizes | sizes)

    def _wanted_beside(self) -> list[str]:
        """The panels that the column to the right would show."""
        beside = [one for one in self._wanted if _AREAS[one] is Area.RightDockWidgetArea and one != PROMPT]
        return [*beside[-1:], *(one for one in self._wanted if one == PROMPT)]

    def _least_width(self, dock_id: str) -> int:
        return of_kind(_Scrolling, self._filled(dock_id).widget()).uncut_width()

    def _give_sizes(self, shown: frozenset[str]) -> None:
        room = self._room()
        widths = {Area.LeftDockWidgetArea: room.left, Area.RightDockWidgetArea: room.right}
        beside = [one for one in shown if _AREAS[one] in widths]
        sizes = [widths[_AREAS[one]] for one in beside]
        self._window.resizeDocks([self.by_id[one] for one in beside], sizes, Qt.Orientation.Horizontal)
        below = [self.by_id[one] for one in shown if _AREAS[one] is Area.BottomDockWidgetArea]
        self._window.resizeDocks(below, [room.bottom for _ in below], Qt.Orientation.Vertical)

    def _fit_prompt(self, shown: frozenset[str]) -> None:
        """What is asked is as high as it needs to be, at most half the column; the panel has the rest."""
        beside = [one for one in shown if _AREAS[one] is Area.RightDockWidgetArea]
        if PROMPT not in beside or len(beside) < 2 or not self.is_shown(PROMPT):
            return
        panel, whole = self.panels[PROMPT], self._window.page_size[1]
        height = max(panel.heightForWidth(panel.width()), panel.minimumSizeHint().height())
        heights = [min(height, round(_TALLEST * whole)), whole]
        other = next(one for one in beside if one != PROMPT)
        docks = [self.by_id[PROMPT], self.by_id[other]]
        self._window.resizeDocks(docks, [heights[0], whole - heights[0]], Qt.Orientation.Vertical)

    # ---- putting together ----------------------------------------------------------------------

    def _add(self, spec: DockSpec) -> QDockWidget:
        dock = _Dock(self._window.bridge.text(f"dock-{spec.id}"), self._window)
        dock.setObjectName(f"dock-{spec.id}")
        dock.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        dock.visibilityChanged.connect(lambda is_shown: self._note(spec.id, is_shown))
        dock.closed.connect(lambda: self.put_away(spec.id))
        self._window.addDockWidget(spec.area, dock)
        dock.hide()
        return dock

    def _filled(self, dock_id: str) -> QDockWidget:
        """A dock with its panel in it."""
        _ = self.panels[dock_id]
        return self.by_id[dock_id]

    def _make(self, dock_id: str) -> Panel:
        """Make the panel of a dock and put it there."""
        from ui.shell.panel_wiring import connect_panel

        dock, spec = self.by_id[dock_id], _SPECS[dock_id]
        panel = self.panels[dock_id] = spec.make(self._window)
        scrolling = _Scrolling(panel)
        scrolling.horizontalScrollBar().rangeChanged.connect(self._on_cut)
        dock.setWidget(scrolling)
        dock.setTitleBarWidget(_TitleBar(dock, self._window.bridge) if spec.has_title else QWidget())
        connect_panel(self._window, self, panel)
        return panel

    def _on_cut(self, _least: int, greatest: int) -> None:
        """What a panel shows has become wider than its place."""
        if greatest > 0:
            QTimer.singleShot(0, self._window, self.arrange)

    def _note(self, dock_id: str, is_shown: bool) -> None:
        self._shown = self._shown | {dock_id} if is_shown else self._shown - {dock_id}

    def _stand_together(self) -> None:
        """Panels of one place stand in the same spot, so that its size stays when they change."""
        for area in (Area.RightDockWidgetArea, Area.BottomDockWidgetArea):
            first, *others = (self.by_id[one] for one in _AREAS if _AREAS[one] is area and one != PROMPT)
            for dock in others:
                self._window.tabifyDockWidget(first, dock)
        self._window.splitDockWidget(self.by_id[PROMPT], self.by_id["sight"], Qt.Orientation.Vertical)
        self._window.setCorner(Qt.Corner.BottomLeftCorner, Area.LeftDockWidgetArea)
        self._window.setCorner(Qt.Corner.BottomRightCorner, Area.RightDockWidgetArea)


class _Panels(dict[str, "Panel"]):
    """Panels by the ids of their docks; one that is asked for is made."""

    def __init__(self, make: Callable[[str], Panel]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, dock_id: str) -> Panel:
        return self._make(dock_id)


class _Dock(QDockWidget):
    """A dock that tells when the player closes it."""

    closed = Signal()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()


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
        self._close.setAccessibleName(self._close.toolTip())


class _Scrolling(QScrollArea):
    """Scrolls a panel, so that neither large type nor a wide table pushes the map off a small screen."""

    def __init__(self, panel: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self._panel = panel
        self.setWidget(panel)
        self.setMinimumWidth(1)
        # Its place is kept free, so that no words wrap anew as it comes; greyed it shows nothing.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(lambda _least, greatest: bar.setEnabled(greatest > 0))

    def uncut_width(self) -> int:
        """The width in which nothing of the panel is cut."""
        return self._panel.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()

    def minimumSizeHint(self) -> QSize:
        return QSize(1, super().minimumSizeHint().height())
