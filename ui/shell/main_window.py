"""The window: pages in the middle, panels around the map, one message bar."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from companion.reason import CompanionError, Reason
from ui import operations
from ui.pages.page import Page
from ui.pages.start_page import StartPage
from ui.session.bridge import Change, SessionBridge
from ui.session.desk import SessionDesk
from ui.session.letters import DroppedMoves
from ui.session.table_job import TableJob
from ui.shell import files, window_memory
from ui.shell.action_set import ActionSet
from ui.shell.button_keys import ButtonKeys
from ui.shell.command_palette import CommandPalette
from ui.shell.composing import Composing
from ui.shell.docks import Docks
from ui.shell.focus_keeper import FocusKeeper, KeptWindow
from ui.shell.focus_ring import FocusRings
from ui.shell.kinds import of_kind
from ui.shell.message_bar import MessageBar
from ui.shell.message_rooms import above_keys, is_message_on_card, message_rooms
from ui.shell.now_strip import NowStrip
from ui.shell.number_pad import NumberPad
from ui.shell.page_stack import PageStack
from ui.shell.page_typing import asking, type_on_page
from ui.shell.rail import PanelRail
from ui.shell.screen_keys import ScreenKeys
from ui.shell.stray_keys import StrayKeys
from ui.shell.strip_wiring import connect_strip
from ui.shell.tab_scroll import TabScroll
from ui.shell.tool_way import ToolWay
from ui.shell.toolbar import MainToolBar
from ui.shell.touch_tips import TouchTips
from ui.shell.typed_counters import name_typed_counters
from ui.shell.typed_markers import put_named_markers
from ui.shell.typing_filter import TypingFilter
from ui.shell.undo_filter import UndoFilter
from ui.shell.way_back import WayBack
from ui.widgets.finger_scroll import FingerScroll
from ui.widgets.hex_entry import GoToBar
from ui.widgets.literal import literal_title

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from companion.board.model import Board
    from companion.hexes.coordinates import HexCoord
    from companion.kit.map_items import RefusedLine
    from companion.sight.result import Position
    from ui.map.view import MapView
    from ui.pages.rules_page import RulesPage
    from ui.pages.settings_page import SettingsPage

_HEX_MENU = ("correct-hex", "correct-map", "confirm-hex")
_SMALLEST = (720, 480)
_ROOM_CHANGES = frozenset({Change.LANGUAGE, Change.PREFERENCES, Change.SESSION})


class MainWindow(KeptWindow):
    """Puts pages, map, panels and bars together; what they do lies in `ui.operations`.

    The map, its panels and the settings are made when they are first shown, so that the start page
    is there at once.
    """

    closing = Signal()
    board_wanted = Signal(object, object)  # another board or its id, and what its window shows then

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self.bridge: SessionBridge = bridge
        self.page: str = "start"
        self.way_back = WayBack()
        self.tool_way, self._shade_way = ToolWay(self), ToolWay(self)
        self._map_way, self._alone_way = ToolWay(self), ToolWay(self)
        self._before_go_to = "map"  # where the player goes back to without a hex
        self._way_before: tuple[str, ...] = ()  # and what that page leads back to
        self.table_job: TableJob | None = None
        self._docks: Docks | None = None
        self.is_map_only: bool = False  # all panels put away for the map's sake
        self.setObjectName("main-window")
        self.setMinimumSize(*_SMALLEST)
        self.setDockOptions(QMainWindow.DockOption.AllowTabbedDocks)
        self._build()
        window_memory.restore_geometry(self)
        DroppedMoves(self)
        bridge.changed.connect(self._on_changed)

    # ---- what actions ask --------------------------------------------------------------------

    @property
    def is_map_shown(self) -> bool:
        """Whether the map is the page shown."""
        return self.page == "map"

    @property
    def tool(self) -> str:
        """The id of the map tool in use; empty away from the map."""
        return self.map_view.tool.id if self.is_map_shown else ""

    @property
    def page_size(self) -> tuple[int, int]:
        """Width and height of what the toolbars leave, in pixels."""
        beside = self.rail.sizeHint().width() if self.rail.isVisible() else 0
        return self.width() - beside, self.height() - self._toolbar.height() - self.now_strip.height_wanted

    @property
    def typing_room(self) -> QRect:
        """What the bars above leave of the window: where keys on the screen may lie."""
        top = self.now_strip.geometry().bottom() if self.now_strip.isVisible() else 0
        return self.rect().adjusted(0, max(top, self._toolbar.geometry().bottom()) + 1, 0, 0)

    @property
    def asked_place(self) -> QRect:
        """Where what is asked stands; empty while nothing is."""
        return self._docks.asked_place if self._docks is not None else QRect()

    def lift_passing(self) -> None:
        """A card came: what is used for a moment lies over it, and keys beside it."""
        self.go_to_bar.raise_()
        self.palette_widget.raise_()
        self.screen_keys.stand()
        self.message_bar.place()

    @property
    def has_scan(self) -> bool:
        """Whether the player's own picture lies under the map."""
        return "map_view" in self.__dict__ and self.map_view.scan.is_there

    def is_dock_shown(self, dock_id: str) -> bool:
        """Whether a panel can be seen."""
        return self._docks is not None and self._docks.is_shown(dock_id)

    # ---- pages -------------------------------------------------------------------------------

    def show_start_page(self) -> None:
        """Show the page with the games and the sight calculator."""
        self.show_page("start", self.start_page)

    def go_home(self) -> None:
        """Show the start page; asked again, go back to where the player was."""
        if self.page != "start":
            self.show_start_page()
        elif self.way_back.pages:
            self.desk.go_back()

    def turn_to(self, board: str | Board, show: Callable[[MainWindow], object]) -> None:
        """Ask for another board, once what runs now has ended: this window closes, `show` gets the next."""
        QTimer.singleShot(0, self, lambda: self.board_wanted.emit(board, show))

    def show_settings(self) -> None:
        """Show the settings; asked again, go back to where the player was."""
        if self.page == "settings":
            self.desk.go_back()
        else:
            self.show_page("settings", self.settings_page)

    def show_rules(self) -> None:
        """Show the rules; asked again, go back to where the player was."""
        if self.page == "rules":
            self.desk.go_back()
        else:
            self.show_page("rules", self.rules_page)

    def show_rule(self, number: str) -> None:
        """Show the rule that a reason names."""
        self.show_page("rules", self.rules_page)
        self.rules_page.show_rule(number)

    def show_map(self) -> None:
        """Show the map with its panels; where it is shown already, a field of a panel keeps the keyboard."""
        is_new = not self.is_map_shown
        self.show_page("map", self.map_view)
        if is_new or not self.focus_keeper.is_in_field:
            self.focus_keeper.give()

    def look_at_map(self) -> None:
        """Show the map; asked again at once, go back to the page left."""
        tool = self.map_view.tool.id
        if not self._map_way.goes_back(tool):
            self._map_way.leave_for(tool)
            self.show_map()
            self._map_way.arrive()

    @cached_property
    def settings_page(self) -> SettingsPage:
        """The settings, made when first asked for."""
        from ui.pages.settings_page import SettingsPage

        page = SettingsPage(self.bridge)
        page.closed.connect(self.desk.go_back)
        return page

    @cached_property
    def rules_page(self) -> RulesPage:
        """The rules, made when first asked for."""
        from ui.pages.rules_page import RulesPage

        page = RulesPage(self.bridge)
        page.closed.connect(self.desk.go_back)
        return page

    @cached_property
    def map_view(self) -> MapView:
        """The map, made when first asked for."""
        from ui.map.goals import let_map_be_heard
        from ui.map.view import MapView

        let_map_be_heard()
        view = MapView(self.bridge, self._stack)
        self._stack.addWidget(view)  # it goes with the window, shown or not
        self.actions_by_id.attach(view)
        view.hex_menu_actions = [self.actions_by_id[action_id] for action_id in _HEX_MENU]
        view.hex_tapped.connect(self._on_hex_tapped)
        for pointed in (view.hex_hovered, view.hex_pressed):
            pointed.connect(self.desk.pointing.point)
        view.overlay_bar.placed.connect(self.message_bar.place)
        view.tool_changed.connect(lambda _tool: self.message_bar.place())  # its card came or went
        view.card_moved.connect(lambda: self.message_bar.place() if is_message_on_card(self) else None)
        self.message_bar.placed.connect(lambda: view.hint.give_way(self.message_bar))
        view.tool_changed.connect(self.actions_by_id.refresh_states)
        view.scan.changed.connect(self.actions_by_id.refresh_states)
        return view

    @cached_property
    def docks(self) -> Docks:
        """The panels around the map, made when first asked for."""
        from ui.shell.panel_wiring import connect_docks

        docks = self._docks = Docks(self)
        connect_docks(self, docks)
        window_memory.restore_docks(self, docks)
        docks.prompt.tell_waiting()
        return docks

    # ---- what actions do ---------------------------------------------------------------------

    def use_tool(self, tool_id: str) -> None:
        """Take a map tool in hand and bring its panel; asked again at once, go back to what was left."""
        if not self.tool_way.goes_back(tool_id):
            self.tool_way.leave_for(tool_id)
            self.take_tool(tool_id)
            self.tool_way.arrive()
        self.actions_by_id.refresh_states()

    def take_tool(self, tool_id: str) -> None:
        """Take a map tool in hand and bring its panel, whatever is in hand."""
        self.show_map()
        self.go_to_bar.leave()
        if tool_id != self.map_view.tool.id:
            self.focus_keeper.give()
        self.map_view.set_tool(tool_id)
        panels = {"sight": "sight", "marker": "markers", "correct": "hex"}
        if tool_id in panels:
            self.docks.bring(panels[tool_id])
        self.actions_by_id.refresh_states()

    def open_go_to(self, text: str = "") -> None:
        """Let the player type a hex number; asked again before one is typed, go back to where he was."""
        if self.go_to_bar.is_waiting and not text:
            self.go_to_bar.give_up()
            return
        before, way = self.page, self.way_back.pages
        self.show_map()
        self._before_go_to, self._way_before = before, way
        self.palette_widget.hide()
        self.go_to_bar.open(text)
        self.screen_keys.come()

    def _leave_go_to(self) -> None:
        if self._before_go_to != self.page:
            self.desk.go_back_to(self._before_go_to)
            self.way_back.take_up(self._way_before)

    def open_palette(self) -> None:
        """Let the player find any action by its name; asked again before one is typed, go back."""
        if self.palette_widget.is_waiting:
            self.palette_widget.give_up()
            return
        self.go_to_bar.hide()
        self.palette_widget.open()
        self.screen_keys.come()

    def go_to(self, ends: tuple[Position, ...]) -> None:
        """Go to one hex, or judge the line between two; more than two are refused."""
        hexes = tuple(end.hex for end in ends)
        if len(hexes) > 2:
            raise CompanionError(Reason("go-to-too-many", hexes=hexes))
        self.show_map()
        self._before_go_to = "map"
        if len(hexes) == 2:
            self.take_tool("sight")
            operations.check_sight(self.bridge, *ends)
        self._look_at(hexes[-1])
        self.show_hexes(hexes)
        if len(hexes) == 1 and (prompt := asking(self)) is not None:
            prompt.ring_hex(hexes[0])

    def show_hexes(self, hexes: tuple[HexCoord, ...]) -> None:
        """Bring hexes into view and light them up."""
        from ui.map.framing import show_together

        self.show_map()
        show_together(self.map_view, hexes)
        self.map_view.highlight(hexes)

    def show_line(self) -> None:
        """Show the line that is judged on the map."""
        self.take_tool("sight")
        if (check := self.bridge.sight) is not None:
            self.show_hexes((check.source.hex, check.target.hex))

    def show_viewshed(self) -> None:
        """Shade what is seen from the line's source or the selected hex; asked again, take it away.

        Asked again at once, go back to the page left.
        """
        is_back = self._shade_way.goes_back(self.map_view.tool.id)
        if not is_back:
            self._shade_way.leave_for(self.map_view.tool.id)
            self.show_map()
        if self.bridge.viewshed is None:
            operations.show_viewshed(self.bridge)
        else:
            operations.hide_viewshed(self.bridge)
        if not is_back:
            self._shade_way.arrive()

    def clear(self) -> None:
        """Take line and shading off the map, and what is lit up."""
        operations.clear_sight(self.bridge)
        self.map_view.highlight(())

    def toggle_preference(self, name: str) -> None:
        """Switch a yes-or-no preference."""
        operations.set_preference(self.bridge, **{name: not getattr(self.bridge.preferences, name)})

    def toggle_dock(self, dock_id: str) -> None:
        """Bring a panel to the front, or put it away."""
        if self.is_map_only:
            self.bring_dock(dock_id)
        else:
            self.show_map()
            self.docks.toggle(dock_id)

    def bring_dock(self, dock_id: str) -> None:
        """Show a panel on the map, which is no longer alone then."""
        self.show_map()
        self.docks.bring(dock_id)
        if self.is_map_only:
            self.is_map_only = False
            self._show_surroundings()
            self.actions_by_id.refresh_states()

    def show_session_panels(self, dock_ids: Iterable[str], are_open: bool) -> None:
        """Open the panels that a session wants, or put them away with it."""
        (self.docks.bring if are_open else self.docks.put_away)(*dock_ids)

    def toggle_map_only(self) -> None:
        """Put all panels away, or bring them back as they were: the page from which that was asked too."""
        tool, is_leaving = self.map_view.tool.id, not self.is_map_shown
        self.is_map_only = not self.is_map_only
        if not self.is_map_only and self._alone_way.goes_back(tool):
            return
        if is_leaving:
            self._alone_way.leave_for(tool)
        self.show_map()
        self._show_surroundings()
        if is_leaving:
            self._alone_way.arrive()

    def correct_selected(self) -> None:
        """Open the editor for the selected hex."""
        from ui.panels.hex_panel import HexPanel

        self.show_map()
        self.docks.bring("hex")
        self.docks.panel("hex", HexPanel).open_editor()

    def confirm_selected(self) -> None:
        """Note that the selected hex is the same on the player's own map."""
        if self.bridge.selected is not None:
            operations.confirm_hex(self.bridge, self.bridge.selected)

    def lay_scan(self) -> None:
        """Lay a picture the player picks under the map."""
        path = files.ask_for_scan(self)
        if path is not None:
            self.show_map()
            self.map_view.scan.lay(path)

    def write_sight_table(self) -> None:
        """Judge all pairs of hexes and write them to a file the player names."""
        path = files.ask_for_table_file(self)
        if path is not None:
            self.cancel_table()
            self.table_job = TableJob(self.bridge, path, self)
            self.table_job.ended.connect(self._forget_table)
            self.table_job.start()
            self.actions_by_id.refresh_states()  # by now it can be given up

    def cancel_table(self) -> None:
        """Give up a table still being made."""
        if self.table_job is not None:
            self.table_job.cancel()

    # ---- putting together --------------------------------------------------------------------

    def _build(self) -> None:
        # What comes into the window is made in its place: each thing put there later is dressed once more.
        self._stack = PageStack()
        self.setCentralWidget(self._stack)
        self.focus_keeper = FocusKeeper(self, partial(asking, self), self.shown_page)
        self.button_keys = ButtonKeys(self, self.focus_keeper.leave_button)
        self.stray_keys = StrayKeys(self)
        self.tab_scroll = TabScroll(self)
        self.focus_rings = FocusRings(self, self.bridge)
        self.desk: SessionDesk = SessionDesk(self)
        self.actions_by_id = ActionSet(self)
        self.message_bar = MessageBar(
            self.bridge, self._action_text, self._stack, partial(message_rooms, self), self._can_do
        )
        self.now_strip = NowStrip(self.bridge)
        self.start_page = StartPage(self.bridge, self.actions_by_id, self._stack)
        self._stack.addWidget(self.start_page)
        self._toolbar = MainToolBar(self)
        self.addToolBar(self._toolbar)
        self.addToolBarBreak()
        self.addToolBar(self.now_strip)
        self.rail = PanelRail(self)
        self.addToolBar(Qt.ToolBarArea.RightToolBarArea, self.rail)
        self.rail.hide()
        self.go_to_bar = GoToBar(self.bridge, self._stack)
        self.palette_widget = CommandPalette(
            self.bridge, self.actions_by_id, self._stack, lambda: above_keys(self, self._stack.rect())
        )
        self._connect()
        self._retranslate()

    def shown_page(self) -> QWidget:
        """The page in the middle."""
        return of_kind(QWidget, self._stack.currentWidget())

    def _keep_page_clear(self) -> None:
        """A page ends above the message, which covers only the map, and what has keys lying over it."""
        page, margins = self.shown_page(), self._stack.contentsMargins()
        is_covering = self.message_bar.isHidden() or self.is_map_shown or not self.screen_keys.place.isEmpty()
        over = 0 if is_covering else max(self._stack.height() - self.message_bar.y(), 0)
        if isinstance(page, Page):  # whose foot stays where it is
            page.keep_clear(max(over - page.foot_height, 0))
            over = 0
        if margins.bottom() != over:
            self._stack.setContentsMargins(0, 0, 0, over)

    def _take_named(self, text: str) -> bool:
        """Whether a line typed where hexes are gone to names what is to lie in one."""
        return name_typed_counters(self, text) or put_named_markers(self, text)

    def _connect(self) -> None:
        self.message_bar.placed.connect(self._keep_page_clear)
        self.message_bar.hexes_wanted.connect(self.show_hexes)
        self.message_bar.line_wanted.connect(self._show_refused_line)
        self.message_bar.action_wanted.connect(self.run_action)
        connect_strip(self, self.now_strip)
        for bar in (self.go_to_bar, self.palette_widget):
            bar.dismissed.connect(self._give_back_keyboard)
        self.go_to_bar.given_up.connect(self._leave_go_to)
        self.go_to_bar.line.otherwise = self._take_named
        self.actions_by_id.attach(self.start_page.calculator.entry)
        self.go_to_bar.hexes_entered.connect(lambda ends: self.bridge.guard(lambda: self.go_to(ends)))
        self.start_page.line_wanted.connect(self.show_line)
        self.start_page.games.board_wanted.connect(self._choose_game)
        self.start_page.card.scenario_wanted.connect(self.desk.propose)
        self.start_page.recent.session_wanted.connect(self.desk.open)
        self.start_page.join.joined.connect(self.desk.take_joined)
        self.closing.connect(self.start_page.join.give_up)
        self.typing_filter = TypingFilter(self, partial(type_on_page, self))
        self.undo_filter = UndoFilter(self)
        self.touch_tips = TouchTips(self)
        self.finger_scroll = FingerScroll(self)
        self.number_pad = NumberPad(self)
        self.composing = Composing(self)
        self.screen_keys: ScreenKeys = ScreenKeys(self)
        self.screen_keys.moved.connect(self.message_bar.place)
        self.screen_keys.moved.connect(self.palette_widget.place)
        self.go_to_bar.placed.connect(self.screen_keys.stand)
        for line_for_hexes in (self.go_to_bar, self.start_page.calculator.entry):
            line_for_hexes.keys_wanted.connect(self.screen_keys.switch)

    def show_page(self, name: str, page: QWidget) -> None:
        """Show a page in the middle; the panels belong to the map alone."""
        if self.page == name:
            return
        if self._stack.indexOf(page) < 0:
            self._stack.addWidget(page)
            if isinstance(page, Page):
                page.foot_moved.connect(self.message_bar.place)
        self.way_back.follow(self.page, name)
        self.focus_keeper.leave(self.page, is_led=self._is_led)
        self.message_bar.turn_page(self.page, name)
        self.page = name
        self._stack.setCurrentWidget(page)
        self.focus_keeper.leave_button()
        self._show_surroundings()
        self.go_to_bar.hide()
        self.palette_widget.hide()
        self._before_go_to = "map"
        self.message_bar.place()
        self._keep_page_clear()
        self.actions_by_id.refresh_states()

    def _show_surroundings(self) -> None:
        """Rail and panels belong to the map, unless it is to stand alone."""
        self.rail.setVisible(self.is_map_shown)
        if self.is_map_shown and not self.is_map_only:
            self.docks.come_back()
        elif self._docks is not None:
            self._docks.leave()

    def _choose_game(self, board: str) -> None:
        """Put a game on the table, and show what there is of it; of that on the table already it is said."""
        if board == self.bridge.base_board.id:
            self.bridge.say(Reason("game-is-chosen", about=Reason(f"card-{board.replace('_', '-')}-title")))
        else:
            self.turn_to(board, MainWindow.show_start_page)

    def _give_back_keyboard(self) -> None:
        if self.is_map_shown:
            self.focus_keeper.give()

    @property
    def _is_led(self) -> bool:
        """Whether keys led to what has the keyboard; the strip's way on never has it by itself."""
        holder = self.focusWidget()
        return self.stray_keys.is_led and holder is not None and not self.now_strip.isAncestorOf(holder)

    def take_back(self) -> None:
        """Undo the act before."""
        operations.undo(self.bridge)
        self.stray_keys.note_undo()

    def run_action(self, action_id: str) -> None:
        """Do what an action does."""
        self.actions_by_id[action_id].trigger()

    def _action_text(self, action_id: str) -> str:
        return self.bridge.text(f"action-{action_id}")

    def _can_do(self, action_id: str) -> bool:
        return self.actions_by_id.why_not(action_id) is None

    def _forget_table(self) -> None:
        self.table_job = None
        self.actions_by_id.refresh_states()

    def _show_refused_line(self, line: RefusedLine | None) -> None:
        """Not the map's own slot: asking for that would make the map before the window is shown."""
        self.map_view.show_line(line)

    def _on_hex_tapped(self, hex_: HexCoord) -> None:
        self._look_at(hex_)
        self.focus_keeper.give()

    def _look_at(self, hex_: HexCoord) -> None:
        """Tell of a hex; who takes up the tool for moving then means what stands there, or does already."""
        from ui.map.tools.move import MoveTool

        operations.select_hex(self.bridge, hex_)
        self.map_view.tool_of(MoveTool).look_at(hex_)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._retranslate()
        if Change.SESSION in changes:
            self.way_back.forget()
            self.stray_keys.begin_anew()
        if changes & _ROOM_CHANGES and self._docks is not None:
            self._docks.arrange()

    def _retranslate(self) -> None:
        self.setWindowTitle(literal_title(self.desk.title))
        if self._docks is not None:
            self._docks.retranslate()

    # ---- window state ------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Qt would paint all of it anew for words of its own, of which it shows none."""
        return event.type() == QEvent.Type.LanguageChange or super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._docks is not None:
            self._docks.arrange()
        self.screen_keys.stand()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._remember()
        self.closing.emit()
        super().closeEvent(event)

    def _remember(self) -> None:
        window_memory.remember(self, self._docks.remembered() if self._docks is not None else None)
