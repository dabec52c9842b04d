"""The panels around the map, one in each place, and which of them have room beside the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLayout,
    QTabBar,
    QWidget,
)

from ui import operations
from ui.shell.dock_drag import DockDrag
from ui.shell.dock_parts import Dock, Framed, Scrolled, TitleBar
from ui.shell.dock_spec import Area
from ui.shell.dock_specs import DOCKS, PROMPT, TRACKER
from ui.shell.focus_keeper import is_in_card
from ui.shell.guide_places import in_panel
from ui.shell.kinds import of_kind
from ui.shell.map_card import MapCard
from ui.shell.map_room import Room, places_with_room

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from ui.cards.prompt import PromptPanel
    from ui.panels.panel import Panel
    from ui.shell.dock_spec import DockSpec
    from ui.shell.main_window import MainWindow

P = TypeVar("P", bound="Panel")

_SPECS = {spec.id: spec for spec in DOCKS}
_AREAS = {spec.id: spec.area for spec in DOCKS}
_BESIDE = {id_ for id_, area in _AREAS.items() if area is Area.RightDockWidgetArea and id_ != PROMPT}
_LEFT, _RIGHT, _BELOW = "left", "right", "bottom"
_PLACES = {
    Area.LeftDockWidgetArea: _LEFT,
    Area.RightDockWidgetArea: _RIGHT,
    Area.BottomDockWidgetArea: _BELOW,
}
PIXELS_PER_POINT = 96 / 72
_WIDEST, _WIDEST_IN_SMALL = 0.4, 0.45  # of the window that a column may take
_OWN = Qt.FindChildOption.FindDirectChildrenOnly
_SMALL = 1200  # pixels: the map keeps half of a window that is narrower
_SPARE = 4  # pixels lost as a column is shared: without them a bar would come and take of its width
_COLUMN = 18.3  # the right column in text sizes
_LEAST_COLUMN = 310  # pixels: small text makes no finger smaller
_LOW = 22  # text sizes: a page so low is not shared with a title
_BOTTOM = 9.5  # what stands below the map, in text sizes


@dataclass(frozen=True, slots=True)
class _Toggled:
    """The panel that was opened last by its button, which were open before and after, and all else then."""

    dock_id: str
    before: list[str]
    after: list[str]
    state: object

    def is_as_left(self, dock_id: str, wanted: list[str], state: object) -> bool:
        """Whether nothing was done since."""
        return (dock_id, wanted) == (self.dock_id, self.after) and state is self.state


class Docks:
    """The docks of a window by id, made when the map is first shown; each panel, when it is first asked for.

    Each place beside the map shows one panel, that asked for last. A panel that is opened closes those that
    have no more room, and what is closed opens none: only in a window that grew smaller are places folded
    for a while. What is asked of the player changes nothing of it: its card stands above the panel to the
    right, or over the map where none is open or it has no room in that column.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.panels = _Panels(self._make)
        self._shown: frozenset[str] = frozenset()  # as the window has them, which the player may close
        self._arranged: frozenset[str] = frozenset()
        self._offered = frozenset(spec.id for spec in DOCKS if spec.is_for(window.bridge.base_board))
        # asked for last at the end
        self._wanted: list[str] = [one for one in ("hex", "sight") if one in self._offered]
        self._toggled: _Toggled | None = None
        self._is_away = True
        self._is_card_wanted = False
        self._over_map: MapCard | None = None
        self._scrolling: dict[str, Scrolled] = {}
        self._framed: dict[str, Scrolled | Framed] = {}
        self._widest_left: tuple[tuple[str, float], int] = ("", 0.0), 0
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
        return dock_id in self._shown or (dock_id == PROMPT and self._is_over_map)

    def toggle(self, dock_id: str) -> None:
        """Bring a panel to the front, or close it when it is there already.

        What had to make way comes back with the same tap, unless anything was done since.
        """
        if not self.is_shown(dock_id):
            before = [*self._wanted]
            self.bring(dock_id)
            self._toggled = _Toggled(dock_id, before, [*self._wanted], self._window.bridge.state)
        elif self._toggled is not None and self._toggled.is_as_left(
            dock_id, self._wanted, self._window.bridge.state
        ):
            self._wanted = self._toggled.before
            self.arrange()
        else:
            self.put_away(dock_id)

    def bring(self, *dock_ids: str) -> None:
        """Open panels in front of those that share their places; none on a board that it is not for."""
        self._is_card_wanted |= PROMPT in dock_ids
        if offered := [one for one in dock_ids if one in self._offered and one != PROMPT]:
            self._wanted = [*(other for other in self._wanted if other not in offered), *offered]
            self._close_folded(offered)
        self.arrange()

    def put_away(self, *dock_ids: str) -> None:
        """Close panels; none opens for that."""
        self._is_card_wanted &= PROMPT not in dock_ids
        if set(dock_ids) - {PROMPT}:
            self._close_folded()
        self._wanted = [other for other in self._wanted if other not in dock_ids]
        self.arrange()

    def arrange(self) -> None:
        """Show what has room, each at its size; nothing away from the map."""
        holder = QApplication.focusWidget()
        shown = frozenset() if self._is_away else self._fitting()
        shown |= self._place_card(shown)
        for comes in (False, True):  # what goes first: two panels at once in a spot would bring up Qt's tabs
            for dock_id, dock in self.by_id.items():
                if (dock_id in shown) is comes:
                    (self._filled(dock_id) if comes else dock).setVisible(comes)
        for bar in self._window.findChildren(QTabBar, options=_OWN):
            bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Qt keeps them outside the window, where Tab led
        seen = shown | {PROMPT} if self._is_over_map else shown
        if seen != self._arranged:
            self._arranged = seen
            self._window.actions_by_id.refresh_states()
        if shown:
            self._give_sizes(shown)
            QTimer.singleShot(0, self._window, self.fit_card)
        if holder is not None and is_in_card(holder) and holder.isVisible():
            holder.setFocus(Qt.FocusReason.OtherFocusReason)  # which moving to another place took from it

    def _close_folded(self, kept: Sequence[str] = ()) -> None:
        staying = self._fitting() | {*kept}
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
        """The open panels, that asked for last at the end."""
        return tuple(self._wanted)

    def remember(self, dock_ids: Iterable[str]) -> None:
        """Open the panels that were open another evening."""
        self._wanted = [one for one in dock_ids if one in self._offered and one != PROMPT]

    def retranslate(self) -> None:
        """Set the titles anew."""
        for dock_id, dock in self.by_id.items():
            dock.setWindowTitle(self._window.bridge.text(f"dock-{dock_id}"))

    # ---- which, and how large ------------------------------------------------------------------

    def _fitting(self) -> frozenset[str]:
        fronts = {_AREAS[dock_id]: dock_id for dock_id in self._wanted}
        by_use = sorted(fronts, key=lambda area: self._wanted.index(fronts[area]), reverse=True)
        return frozenset(fronts[area] for area in places_with_room(self._room(), by_use))

    def _room(self) -> Room:
        window, dragged = self._window, self._window.bridge.preferences.place_sizes
        least = max(map(self._least_width, self._wanted_beside()), default=0)
        column = max(dragged[_RIGHT] * self._em if _RIGHT in dragged else self._usual_column, least)
        widest = self._widest
        return Room(
            window=(window.width(), window.height()),
            page=window.page_size,
            left=round(min(self._left_width(), widest)),
            right=round(min(column, widest)),
            bottom=round(min(dragged.get(_BELOW, _BOTTOM) * self._em, _WIDEST * window.height())),
        )

    @property
    def _widest(self) -> float:
        """What a column may take of the window."""
        width = self._window.width()
        return width * (_WIDEST_IN_SMALL if width < _SMALL else _WIDEST)

    @property
    def _usual_column(self) -> float:
        """How wide the column to the right is that nobody dragged."""
        return max(_COLUMN * self._em, _LEAST_COLUMN)

    def _left_width(self) -> float:
        """As wide as it was dragged, else as what stands there likes it."""
        if TRACKER not in self._wanted:
            return 0
        dragged = self._window.bridge.preferences.place_sizes.get(_LEFT, 0) * self._em
        return max(dragged or self.panels[TRACKER].sizeHint().width(), self._left_least())

    def _left_least(self) -> int:
        """What stands there is not cut; never narrower again: the map stays where words come and go."""
        preferences = self._window.bridge.preferences
        look = preferences.language, self._em
        known, least = self._widest_left
        self._widest_left = look, max(self._least_width(TRACKER), least if known == look else 0)
        return self._widest_left[1]

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
        """The panel that the column to the right would show, if any."""
        return [one for one in self._wanted if one in _BESIDE][-1:]

    def _least_width(self, dock_id: str) -> int:
        _ = self.panels[dock_id]
        return self._framed[dock_id].uncut_width()

    def _scrolled(self, dock_id: str) -> Scrolled:
        """A panel with what scrolls it, wherever it stands."""
        _ = self.panels[dock_id]
        return self._scrolling[dock_id]

    def _give_sizes(self, shown: frozenset[str]) -> None:
        room = self._room()
        widths = {Area.LeftDockWidgetArea: room.left, Area.RightDockWidgetArea: room.right}
        beside = [one for one in shown if _AREAS[one] in widths]
        sizes = [widths[_AREAS[one]] for one in beside]
        self._window.resizeDocks([self.by_id[one] for one in beside], sizes, Qt.Orientation.Horizontal)
        below = [self.by_id[one] for one in shown if _AREAS[one] is Area.BottomDockWidgetArea]
        self._window.resizeDocks(below, [room.bottom for _ in below], Qt.Orientation.Vertical)

    # ---- what is asked -------------------------------------------------------------------------

    @property
    def asked_place(self) -> QRect:
        """Where in the window what is asked stands; empty while nothing is."""
        if not self.is_shown(PROMPT):
            return QRect()
        card = self._scrolled(PROMPT)
        return QRect(card.mapTo(self._window, QPoint()), card.size())

    @property
    def _is_over_map(self) -> bool:
        return self._over_map is not None and not self._over_map.isHidden()

    def _place_card(self, shown: frozenset[str]) -> frozenset[str]:
        """Put what is asked in the column, which shows it then, or over the map; or away."""
        is_wanted = self._is_card_wanted and self._window.is_map_shown
        if is_wanted and shown & _BESIDE and self._least_width(PROMPT) <= self._room().right:
            self._card_over_map(is_there=False)
            dock, scrolled = self.by_id[PROMPT], self._scrolled(PROMPT)
            if dock.widget() is not scrolled:
                dock.setWidget(scrolled)
            return frozenset({PROMPT})
        self._card_over_map(is_there=is_wanted)
        return frozenset()

    def _card_over_map(self, *, is_there: bool) -> None:
        if is_there:
            if self._over_map is None:
                self._over_map = MapCard(self._window.map_view)
                self._over_map.placed.connect(self._window.lift_passing)
            least = max(min(self._usual_column, self._widest), self._least_width(PROMPT))
            width = max(self._room().right, round(least))  # however narrow the column was dragged
            self._over_map.stand(self.prompt, self._scrolled(PROMPT), width)
        elif self._over_map is not None:
            self._over_map.leave()

    def fit_card(self) -> None:
        """What is asked is whole, as far as its place reaches; the panel below has the rest."""
        if self._over_map is not None:
            self._over_map.place()
        self._scrolled(PROMPT).show_bar()
        below = next((one for one in self._arranged if one in _BESIDE), "")
        if not below:
            return
        title, whole = of_kind(QWidget, self.by_id[below].titleBarWidget()), self._window.page_size[1]
        # what it pages through tells its name, and the rail closes it
        has_title = self.panels[below].switch is None or whole >= _LOW * self._em
        if not self.by_id[PROMPT].isVisible():
            title.setVisible(has_title)
            return
        most = whole - _SPARE
        room = most - (of_kind(QLayout, title.layout()).sizeHint().height() if has_title else 0)
        height = self.prompt.height_within(self._scrolled(PROMPT).width(), room, most) + _SPARE
        title.setVisible(has_title and not self.prompt.is_tight)
        docks = [self.by_id[PROMPT], self.by_id[below]]
        self._window.resizeDocks(docks, [height, max(whole - height, 1)], Qt.Orientation.Vertical)

    # ---- putting together ----------------------------------------------------------------------

    def _add(self, spec: DockSpec) -> QDockWidget:
        dock = Dock(self._window.bridge.text(f"dock-{spec.id}"), self._window)
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
        is_framed, has_gutter = panel.switch or panel.foot, dock_id != PROMPT
        framed = (Framed if is_framed else Scrolled)(panel, dock, has_gutter=has_gutter)
        scrolling = self._scrolling[dock_id] = framed.scrolled if isinstance(framed, Framed) else framed
        scrolling.horizontalScrollBar().rangeChanged.connect(self._on_cut)
        scrolling.setAccessibleName(dock.windowTitle())
        dock.windowTitleChanged.connect(scrolling.setAccessibleName)
        self._framed[dock_id] = framed
        dock.setWidget(framed)
        dock.setTitleBarWidget(self._title_bar(dock_id) if spec.has_title else QWidget())
        connect_panel(self._window, self, panel)
        return panel

    def _title_bar(self, dock_id: str) -> TitleBar:
        bar = TitleBar(self.by_id[dock_id], self._window.bridge)
        bar.help_wanted.connect(lambda: self._window.desk.show_guide(*in_panel(self._window, dock_id)))
        return bar

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
