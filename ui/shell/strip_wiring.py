"""What the Now strip asks of the window, and the command search of its panels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ui.map.tools.move import MoveTool
from ui.pages.procedure_page import ProcedurePage
from ui.panels.forces import FORCES_ID, ForcesPanel
from ui.panels.game_pages import GamePages, pages_of
from ui.panels.parts.choices import ChoiceListView
from ui.session.counters import stacks_of
from ui.shell.dock_specs import DOCKS, TRACKER
from ui.shell.page_typing import card_in_use

if TYPE_CHECKING:
    from collections.abc import Collection

    from companion.kit.map_items import StackKey
    from companion.kit.now import Due
    from companion.kit.panels import Choice
    from companion.kit.questions import AnyRequest
    from ui.panels.panel import Panel
    from ui.session.bridge import BridgeState
    from ui.shell.main_window import MainWindow
    from ui.shell.now_strip import NowStrip

# Text sizes; in a narrower window a panel and the card that moves would leave no map between them.
_ROOM_FOR_BOTH = 60


def connect_strip(window: MainWindow, strip: NowStrip) -> None:
    """Let the strip bring what is due, and say Stay while the window asks whether to go on."""
    window.message_bar.turned.connect(strip.set_message)
    strip.onward.clicked.connect(window.focus_keeper.leave_button)  # one key, one step
    strip.unfold_wanted.connect(lambda: window.toggle_dock(TRACKER))
    strip.answer_wanted.connect(_Question(window).bring)
    strip.action_wanted.connect(lambda action_id: _run(window, action_id))
    strip.due_wanted.connect(_Way(window).lead)
    window.palette_widget.form_wanted.connect(lambda choice, panel_id: _open_form(window, choice, panel_id))
    window.palette_widget.place_wanted.connect(lambda place: place.show(window))


def _open_form(window: MainWindow, choice: Choice, panel_id: str) -> None:
    """Bring a panel of the game and open the form of one of its choices there."""
    window.show_map()
    _bring_page(window, panel_id).unfold(panel_id)
    lists = (one for one in window.findChildren(ChoiceListView) if one.isVisible() and choice in one.choices)
    if (view := next(lists, None)) is not None:
        view.choose(choice)


@dataclass(frozen=True, slots=True)
class _Seen:
    """The open panels, the game's page, the tool and the stack in hand."""

    docks: tuple[str, ...] = ()
    page: str = ""
    tool: str = ""
    stack: StackKey | None = None


@dataclass(frozen=True, slots=True)
class _Left:
    """A page that the strip led away from, the pages before it, and how the book stood by then."""

    page: str = "map"
    pages: tuple[str, ...] = ()
    head: str = ""

    @classmethod
    def of(cls, window: MainWindow) -> _Left:
        """The page that is shown now."""
        book = window.bridge.book_so_far
        return cls(window.page, window.way_back.pages, book.head if book else "")

    def go_back(self, window: MainWindow) -> None:
        """Show the page again; it leads back as before."""
        if self.page != window.page:
            window.desk.go_back_to(self.page)
            window.way_back.take_up(self.pages)


class _Question(QObject):
    """What waits for an answer comes back to who put it off, where they are if that page asks.

    The same tap, or putting it off, leads back to the page that was left for it, unless anything was done
    since.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._left = _Left()
        self._is_heard = False
        self._waiting: tuple[AnyRequest, ...] = ()  # after the last act
        window.bridge.acted.connect(self._follow_act)

    def _follow_act(self) -> None:
        """What an act begun on a page has asked for is shown: behind a page nobody sees it."""
        window, before = self._window, self._waiting
        session = window.bridge.session
        self._waiting = session.state.waiting if session else ()
        is_new = bool(self._waiting) and self._waiting[:1] != before[:1]
        asks = window.is_map_shown or getattr(window.desk.pages.get(window.page), "prompt", None)
        if is_new and not asks and window.docks.prompt.is_wanted:
            self.bring()

    def bring(self) -> None:
        window, card = self._window, self._window.docks.prompt
        if self._leads_back:
            card.put_off()
            return
        left = _Left.of(window)
        card_in_use(window).come_back()
        self._left = left if left.page != window.page else _Left()
        if not self._is_heard:
            self._is_heard = True
            card.asked.connect(self._follow)

    @property
    def _leads_back(self) -> bool:
        is_other = self._left.page != self._window.page
        return is_other and self._window.is_map_shown and _Left.of(self._window).head == self._left.head

    def _follow(self, is_asked: bool) -> None:
        if not is_asked:
            left, leads_back = self._left, self._leads_back
            self._left = _Left()
            if leads_back:
                left.go_back(self._window)


class _Way(QObject):
    """To where what is due is done; the same tap leads back, unless anything was done since."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._from = _Seen()  # where the strip led last
        self._left = _Left()
        self._led: tuple[Due, _Seen, BridgeState, str] | None = None  # by what, to where, all else then

    def lead(self, panel_id: str, due: Due) -> None:
        window, left = self._window, _Left.of(self._window)
        window.show_map()
        now, led = self._seen(), self._led
        self._led = None
        if led == (due, now, window.bridge.state, left.head):
            self._go_back()
            return
        waiting = _first_waiting(window, due.counters)
        if waiting is None or window.width() >= _ROOM_FOR_BOTH * window.bridge.text_size:
            _bring_page(window, panel_id)
        if waiting is not None:
            window.map_view.take_stack(waiting)
        if panel_id.endswith(FORCES_ID) and not due.counters:  # they are told by typing them
            window.docks.panel("forces", ForcesPanel).roster.take_keyboard()
        then = self._seen()
        if then != now or left.page != window.page:
            self._from, self._left, self._led = now, left, (due, then, window.bridge.state, left.head)

    def _go_back(self) -> None:
        window = self._window
        window.docks.panel("game", GamePages).show_part(self._from.page)
        window.docks.remember(self._from.docks)
        window.docks.arrange()
        window.map_view.set_tool(self._from.tool)
        self._left.go_back(window)

    def _seen(self) -> _Seen:
        window = self._window
        page, view = window.docks.panel("game", GamePages).page_id, window.map_view
        return _Seen(window.docks.remembered(), page, view.tool.id, view.tool_of(MoveTool).moving.key)


def _run(window: MainWindow, action_id: str) -> None:
    """Run an action; what leads to the page that is shown leads to what it wants, not away from it."""
    page = window.desk.pages.get(window.page)
    if action_id == window.page and isinstance(page, ProcedurePage):
        page.show_due()
    else:
        window.run_action(action_id)


def _first_waiting(window: MainWindow, ids: Collection[str]) -> StackKey | None:
    """The first stack that waits with one of these counters, to be taken in hand."""
    stacks = stacks_of(window.bridge)
    waiting = window.map_view.tool_of(MoveTool).moving.due if ids else ()
    return next((key for key in waiting if any(counter.id in ids for counter in stacks[key])), None)


def _bring_page(window: MainWindow, panel_id: str) -> Panel:
    """A panel of the game: one of its pages, or in a dock of its own; else where turn and phase are told."""
    own = next((spec.id for spec in DOCKS if panel_id.startswith(spec.shows)), "")
    dock = own or TRACKER
    if any(panel.id == panel_id for panel in pages_of(window.bridge)):
        dock = "game"
    elif panel_id.endswith(FORCES_ID):
        dock = "forces"
    window.bring_dock(dock)
    shown = window.docks.panels[dock]
    shown.show_part(panel_id)
    return shown
