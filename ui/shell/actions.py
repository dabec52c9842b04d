"""Everything the player can do, as data: menus, toolbar, palette and shortcuts are made from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from ui import operations
from ui.session.at_table import hand_over_key
from ui.session.panel_data import procedure_name
from ui.shell import files, needs
from ui.shell.board_filter import BoardFilter, game_has, has_game, has_sight, on_every_board
from ui.shell.dock_specs import DOCKS
from ui.shell.page_typing import card_in_use
from ui.shell.typed_text import once_taken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.board.model import Board
    from companion.reason import Reason
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge
    from ui.shell.dock_spec import DockSpec
    from ui.shell.main_window import MainWindow
    from ui.shell.needs import Need


_ZOOM_STEP = 1.25


class Group(Enum):
    """Where an action stands in the menu, whose title is `menu-<value>`."""

    SESSION = "session"
    SIGHT = "sight"
    MAP = "map"
    EDIT = "edit"
    VIEW = "view"
    PROGRAM = "program"


class Scope(Enum):
    """Where a shortcut works: plain arrows are the map's alone, so that lists keep theirs."""

    WINDOW = "window"
    MAP = "map"


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One thing the player can do. Its text is `action-<id>`; `label` names what it would act on.

    `detail` tells that from others of its name. `called` gives the key of a text that depends on the session.
    `is_checked` makes it a switch; without what it `needs` it is greyed; boards that it is not for leave it
    out. One that `repeats` is done again while its key is held down. What its key puts away when pressed
    again it `shows` who finds its name.
    """

    id: str
    group: Group
    operation: Callable[[MainWindow], object]
    shortcut: str = ""
    icon: str = ""
    scope: Scope = Scope.WINDOW
    needs: Need | None = None
    is_checked: Callable[[MainWindow], bool] | None = None
    label: Callable[[SessionBridge], Reason | None] | None = None
    detail: Callable[[SessionBridge], Sequence[Reason]] | None = None
    called: Callable[[Session | None], str] | None = None
    is_for: BoardFilter = on_every_board
    repeats: bool = True
    shows: Callable[[MainWindow], object] | None = None

    @property
    def text_key(self) -> str:
        """The catalogue key of the action's name."""
        return f"action-{self.id}"

    @property
    def also_key(self) -> str:
        """The catalogue key of what else players call it, if anything."""
        return f"also-{self.id}"

    def why_not(self, window: MainWindow) -> str | None:
        """The catalogue key of why it cannot be done now; None when it can."""
        return self.needs.why if self.needs and not self.needs.is_met(window) else None


def _show_dock(dock: DockSpec) -> ActionSpec:
    """Brings a panel forward, or puts it away."""
    return ActionSpec(
        f"show-{dock.id}",
        Group.VIEW,
        lambda w: w.toggle_dock(dock.id),
        dock.shortcut,
        dock.icon,
        is_checked=lambda w: w.is_dock_shown(dock.id),
        is_for=dock.is_for,
        shows=lambda w: w.bring_dock(dock.id),
    )


def _tool(
    id_: str,
    group: Group,
    tool: str,
    shortcut: str,
    icon: str,
    *,
    needs: Need | None = None,
    is_for: BoardFilter = on_every_board,
) -> ActionSpec:
    """Takes a tool of the map in hand, or lays it down."""
    return ActionSpec(
        id_,
        group,
        lambda w: w.use_tool(tool),
        shortcut,
        icon,
        needs=needs,
        is_checked=lambda w: w.tool == tool,
        is_for=is_for,
        shows=lambda w: w.take_tool(tool),
    )


def _go_on(window: MainWindow) -> None:
    once_taken(window, lambda: operations.go_on(window.bridge))


def _go_on_while_quiet(window: MainWindow) -> None:
    once_taken(window, lambda: operations.go_on_while_quiet(window.bridge))


_has_campaign, _has_areas = game_has("campaign"), game_has("areas")
_has_counter_sheet, _keeps_sheet = game_has("counter-sheet"), game_has("sheet")


# fmt: off
ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec("new-session", Group.SESSION, lambda w: w.desk.show("new-session"), "Ctrl+N", "play",
               is_checked=lambda w: w.page == "new-session", is_for=has_game),
    ActionSpec("open-session", Group.SESSION, lambda w: w.desk.ask_and_open(), "Ctrl+O", "open"),
    ActionSpec("save-session-as", Group.SESSION, lambda w: w.desk.ask_and_save_as(), "Ctrl+Shift+S", "save",
               needs=needs.SESSION),
    ActionSpec("go-on", Group.SESSION, _go_on, "Ctrl+Shift+Return",
               needs=needs.ONWARD, label=operations.onward_label, repeats=False),
    ActionSpec("go-on-while-quiet", Group.SESSION, _go_on_while_quiet,
               "Ctrl+Alt+Return", needs=needs.QUIET_PHASES, repeats=False),
    ActionSpec("recap", Group.SESSION, lambda w: w.desk.show("recap"), "", "info",
               needs=needs.READABLE, is_checked=lambda w: w.page == "recap"),
    ActionSpec("set-facts", Group.SESSION, lambda w: w.desk.show("facts"), "Ctrl+T", "edit",
               needs=needs.READABLE, is_checked=lambda w: w.page == "facts"),
    ActionSpec("counter-sheet", Group.SESSION, lambda w: w.desk.show("counter-sheet"), "Ctrl+Shift+U",
               "sheet", needs=needs.READABLE, is_checked=lambda w: w.page == "counter-sheet",
               is_for=_has_counter_sheet),
    ActionSpec("readings", Group.SESSION, lambda w: w.desk.show_readings(), "", "settings",
               needs=needs.READINGS, is_checked=lambda w: w.page == "readings"),
    ActionSpec("procedure", Group.SESSION, lambda w: w.desk.show("procedure"), "Ctrl+Shift+R", "procedure",
               needs=needs.PROCEDURE, is_checked=lambda w: w.page == "procedure",
               label=procedure_name, is_for=_has_campaign),
    ActionSpec("records", Group.SESSION, lambda w: w.desk.show("records"), "", "journal",
               needs=needs.RECORDS, is_checked=lambda w: w.page == "records",
               is_for=_has_campaign),
    ActionSpec("hand-over", Group.SESSION, lambda w: w.desk.hand_over(), "Ctrl+H", "swap",
               needs=needs.TWO_PLAYERS, called=hand_over_key),
    ActionSpec("close-secrets", Group.SESSION, lambda w: operations.lock_all(w.bridge), "Ctrl+Shift+H",
               "close", needs=needs.OWN_OPEN, repeats=False),
    ActionSpec("host-table", Group.SESSION, lambda w: w.desk.show("host-table"), "", "table",
               needs=needs.HOSTABLE, is_checked=lambda w: w.page == "host-table"),
    ActionSpec("take-moves", Group.SESSION, lambda w: w.desk.ask_and_take_moves(), "", "import"),
    ActionSpec("point-out", Group.SESSION, lambda w: w.desk.pointing.switch(), "", "peek",
               needs=needs.OTHERS_HERE, is_checked=lambda w: w.desk.pointing.is_on),
    ActionSpec("histories", Group.SESSION, lambda w: w.desk.show("histories"), "", "swap",
               needs=needs.PARTED, is_checked=lambda w: w.page == "histories"),
    ActionSpec("truth", Group.SESSION, lambda w: w.desk.show("truth"), "", "confirm",
               needs=needs.TWO_SEATS, is_checked=lambda w: w.page == "truth"),
    ActionSpec("join-table", Group.SESSION, lambda w: w.desk.join(), "", "open"),
    ActionSpec("pack-up", Group.SESSION, lambda w: w.desk.show("pack-up"), "Ctrl+P", "export",
               needs=needs.READABLE, is_checked=lambda w: w.page == "pack-up"),
    ActionSpec("export-log", Group.SESSION, lambda w: w.desk.ask_and_export_log(), "", "export",
               needs=needs.SESSION),
    ActionSpec("keep-sheet", Group.SESSION, files.keep_sheet, "", "export", needs=needs.SHEET,
               is_for=_keeps_sheet),
    ActionSpec("fill-from-sheet", Group.SESSION, files.fill_from_sheet, "", "import", needs=needs.SHEET,
               is_for=_keeps_sheet),
    ActionSpec("close-session", Group.SESSION, lambda w: w.desk.close(), "", "close",
               needs=needs.SESSION),

    _tool("sight", Group.SIGHT, "sight", "Ctrl+L", "sight", is_for=has_sight),
    ActionSpec("viewshed", Group.SIGHT, lambda w: w.show_viewshed(), "Ctrl+E", "viewshed",
               is_checked=lambda w: w.bridge.viewshed is not None, is_for=has_sight),
    ActionSpec("declare", Group.SIGHT, lambda w: operations.declare_sight(w.bridge), "Ctrl+Return", "declare",
               needs=needs.NEW_LINE, is_for=has_sight),
    ActionSpec("swap-ends", Group.SIGHT, lambda w: operations.swap_ends(w.bridge), "Ctrl+R", "swap",
               needs=needs.LINE, is_for=has_sight),
    ActionSpec("target-up", Group.SIGHT, lambda w: operations.step_level(w.bridge, "target", 1), "Up",
               scope=Scope.MAP, needs=needs.LINE, is_for=has_sight),
    ActionSpec("target-down", Group.SIGHT, lambda w: operations.step_level(w.bridge, "target", -1), "Down",
               scope=Scope.MAP, needs=needs.LINE, is_for=has_sight),
    ActionSpec("source-up", Group.SIGHT, lambda w: operations.step_level(w.bridge, "source", 1), "Ctrl+Up",
               scope=Scope.MAP, needs=needs.LINE, is_for=has_sight),
    ActionSpec("source-down", Group.SIGHT, lambda w: operations.step_level(w.bridge, "source", -1),
               "Ctrl+Down", scope=Scope.MAP, needs=needs.LINE, is_for=has_sight),
    ActionSpec("clear-sight", Group.SIGHT, lambda w: w.clear(), "Esc", "eraser", scope=Scope.MAP,
               needs=needs.SIGHT_SHOWN, is_for=has_sight),
    ActionSpec("sight-table", Group.SIGHT, lambda w: w.write_sight_table(), "", "save", is_for=has_sight),
    ActionSpec("cancel-table", Group.SIGHT, lambda w: w.cancel_table(), "", "close",
               needs=needs.TABLE_UNDER_WAY, is_for=has_sight),
    ActionSpec("fair-play", Group.SIGHT, lambda w: w.toggle_preference("fair_play"), "", "declare",
               needs=needs.NO_SESSION, is_checked=lambda w: w.bridge.fair_play,
               is_for=has_sight),

    ActionSpec("go-to", Group.MAP, lambda w: w.open_go_to(), "Ctrl+G", "keyboard"),
    _tool("select", Group.MAP, "select", "Ctrl+D", "select"),
    ActionSpec("zoom-in", Group.MAP, lambda w: w.map_view.zoom(_ZOOM_STEP), "Ctrl++", "zoom-in",
               needs=needs.MAP_SHOWN),
    ActionSpec("zoom-out", Group.MAP, lambda w: w.map_view.zoom(1 / _ZOOM_STEP), "Ctrl+-", "zoom-out",
               needs=needs.MAP_SHOWN),
    ActionSpec("zoom-reset", Group.MAP, lambda w: w.map_view.reset_zoom(), "Ctrl+0", needs=needs.MAP_SHOWN),
    ActionSpec("fit", Group.MAP, lambda w: w.map_view.fit(), "Ctrl+F", "fit", needs=needs.MAP_SHOWN),
    ActionSpec("flip", Group.MAP, lambda w: operations.flip_board(w.bridge), "Ctrl+Shift+F", "flip",
               is_checked=lambda w: w.bridge.preferences.is_flipped),
    _tool("setup-areas", Group.MAP, "control", "", "areas", is_for=_has_areas),
    ActionSpec("grid-check", Group.MAP, lambda w: w.desk.show("grid-check"), "", "hex",
               needs=needs.OTHER_GRIDS, is_checked=lambda w: w.page == "grid-check"),
    ActionSpec("lay-scan", Group.MAP, lambda w: w.lay_scan(), "", "import"),
    _tool("fit-scan", Group.MAP, "scan", "", "scan", needs=needs.SCAN),
    ActionSpec("remove-scan", Group.MAP, lambda w: operations.take_scan_away(w.bridge), "", "remove",
               needs=needs.OWN_SCAN),

    ActionSpec("undo", Group.EDIT, lambda w: w.take_back(), "Ctrl+Z", "undo",
               needs=needs.UNDOABLE, label=operations.undo_label, detail=operations.undo_detail),
    ActionSpec("redo", Group.EDIT, lambda w: operations.redo(w.bridge), "Ctrl+Y", "redo",
               needs=needs.REDOABLE, label=operations.redo_label, detail=operations.redo_detail),
    ActionSpec("correct-last", Group.EDIT, lambda w: card_in_use(w).correct_last(), "Ctrl+Shift+Z", "edit",
               needs=needs.ANSWERED, repeats=False),
    ActionSpec("come-forward", Group.EDIT, lambda w: card_in_use(w).come_forward(), "", "redo",
               needs=needs.PAST, repeats=False),
    ActionSpec("leave-past", Group.EDIT, lambda w: operations.leave_past(w.bridge), "", "close",
               needs=needs.PAST, repeats=False),
    _tool("markers", Group.EDIT, "marker", "Ctrl+M", "marker", is_for=has_sight),
    ActionSpec("keep-markers", Group.EDIT, lambda w: operations.keep_trial_markers(w.bridge), "", "pin",
               needs=needs.TRIAL_MARKERS, is_for=has_sight),
    ActionSpec("clear-markers", Group.EDIT, lambda w: operations.clear_markers(w.bridge), "", "eraser",
               needs=needs.MARKERS, is_for=has_sight),
    _tool("move-counters", Group.EDIT, "move", "Ctrl+U", "move", needs=needs.COUNTERS),
    _tool("roll-call", Group.EDIT, "roll-call", "Ctrl+Shift+C", "confirm", needs=needs.ROLL),
    ActionSpec("correct-hex", Group.EDIT, lambda w: w.correct_selected(), "Ctrl+B", "edit",
               needs=needs.SELECTION),
    ActionSpec("confirm-hex", Group.EDIT, lambda w: w.confirm_selected(), "Ctrl+Shift+B", "confirm",
               needs=needs.SELECTION),
    _tool("correct-map", Group.EDIT, "correct", "Ctrl+Shift+E", "draw"),
    ActionSpec("export-corrections", Group.EDIT, files.export_corrections, "", "export"),
    ActionSpec("import-corrections", Group.EDIT, files.import_corrections, "", "import"),

    *(_show_dock(dock) for dock in DOCKS),
    ActionSpec("map-only", Group.VIEW, lambda w: w.toggle_map_only(), "Ctrl+Shift+M", "map",
               is_checked=lambda w: w.is_map_only),
    ActionSpec("table-mode", Group.VIEW, lambda w: operations.toggle_table_mode(w.bridge), "F11", "table",
               is_checked=lambda w: w.bridge.is_table_mode),
    ActionSpec("screen-keys", Group.VIEW, lambda w: w.screen_keys.switch(), "", "keyboard",
               is_checked=lambda w: w.bridge.preferences.screen_keys),
    ActionSpec("text-larger", Group.VIEW, lambda w: operations.change_text_size(w.bridge, 1),
               "Ctrl+Shift++", "text-larger"),
    ActionSpec("text-smaller", Group.VIEW, lambda w: operations.change_text_size(w.bridge, -1),
               "Ctrl+Shift+-", "text-smaller"),
    ActionSpec("theme", Group.VIEW, lambda w: operations.switch_theme(w.bridge), "Ctrl+Shift+D", "dark"),
    ActionSpec("language", Group.VIEW, lambda w: operations.next_language(w.bridge), "Ctrl+J", "language"),

    ActionSpec("palette", Group.PROGRAM, lambda w: w.open_palette(), "Ctrl+K", "search"),
    ActionSpec("start-page", Group.PROGRAM, lambda w: w.go_home(), "Ctrl+Home", "home",
               is_checked=lambda w: w.page == "start"),
    ActionSpec("boards", Group.PROGRAM, lambda w: w.desk.show("boards"), "Ctrl+Shift+O", "open",
               is_checked=lambda w: w.page == "boards"),
    ActionSpec("join-boards", Group.PROGRAM, lambda w: w.desk.show("join-boards"), "", "areas",
               is_checked=lambda w: w.page == "join-boards"),
    ActionSpec("cancel-boards", Group.PROGRAM, lambda w: w.desk.boards.cancel(), "", "close",
               needs=needs.BOARDS_UNDER_WAY),
    ActionSpec("map-page", Group.PROGRAM, lambda w: w.look_at_map(), "Ctrl+End", "map",
               is_checked=lambda w: w.page == "map", shows=lambda w: w.show_map()),
    ActionSpec("guide", Group.PROGRAM, lambda w: w.desk.show_guide(), "F1", "help",
               is_checked=lambda w: w.page == "guide"),
    ActionSpec("rules", Group.PROGRAM, lambda w: w.show_rules(), "Shift+F1", "rules",
               is_checked=lambda w: w.page == "rules"),
    ActionSpec("settings", Group.PROGRAM, lambda w: w.show_settings(), "Ctrl+,", "settings",
               is_checked=lambda w: w.page == "settings"),
    ActionSpec("quit", Group.PROGRAM, lambda w: w.close(), "Ctrl+Q", "close"),
)


def is_offered(action_id: str, board: Board) -> bool:
    """Whether a board has an action."""
    return all(spec.is_for(board) for spec in ACTIONS if spec.id == action_id)
