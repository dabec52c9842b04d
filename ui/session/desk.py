"""The window's side of a session: its pages, its panels, its files, the title that names it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject

from companion.reason import Reason
from companion.session.letters import in_groups
from ui import operations
from ui.games import game_docks
from ui.session.board_desk import BoardDesk
from ui.session.board_file import pick_board
from ui.session.bridge import Change
from ui.session.doorway import Doorway
from ui.session.files import sessions_folder
from ui.session.letters import file_with, pick_moves
from ui.session.message import Message, Severity
from ui.session.opening import Opening
from ui.session.panel_data import procedure_panel_of
from ui.session.parting import Parting
from ui.session.pointing import Pointing
from ui.session.store_watch import StoreWatch
from ui.session.table_line import TableLine
from ui.session.words import faction_name, session_title, window_title
from ui.shell.kinds import of_kind
from ui.widgets.ask_file import ask_open, ask_save, ask_where
from ui.widgets.literal import literal_title

if TYPE_CHECKING:
    from collections.abc import Callable

    from companion.hexes.coordinates import HexCoord
    from companion.session.session import Session
    from ui.pages.page import Page
    from ui.shell.main_window import MainWindow

P = TypeVar("P", bound="Page")

# opened when a session comes into play, the tracker last
_PANELS = ("forces", *(dock.id for dock in game_docks()), "tracker")
_LOG_FORMS = ("html", "csv", "txt")


@dataclass(frozen=True, slots=True)
class _Shown:
    """A page asked for, the one before it and those before that, and how the session stood then."""

    page: str
    before: str
    pages: tuple[str, ...]
    head: str


class SessionDesk(QObject):
    """Makes the session's pages when they are first asked for and shows what comes into play."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._bridge = window.bridge
        self.pages: dict[str, Page] = {}
        self._shown: _Shown | None = None
        self._before_hand_over = ""  # the page that the players come back to
        self._is_beginning = False  # a session is to begin once the grid is checked
        self._grid_way: tuple[str, ...] | None = None  # behind the grid-check left for the beginning
        self._is_fresh = False  # a session came into play and the map was not seen since
        self._arranged: Session | None = None  # the session whose panels were brought last
        self._opening: Opening | None = None
        self.boards: BoardDesk = BoardDesk(window, self)
        StoreWatch(window.bridge, self)
        self.doorway = Doorway(window.bridge, self)
        self.doorway.changed.connect(self._tell_caller)
        self.table_line = TableLine(window.bridge, self)
        self.pointing: Pointing = Pointing(window.bridge, self)
        self.pointing.shown.connect(self._show_pointers)
        self.parting: Parting = Parting(window.bridge, self)
        self.table_line.lit.connect(self._light)
        window.bridge.changed.connect(self._on_changed)
        window.closing.connect(self.give_up_opening)

    # ---- what actions ask and do ---------------------------------------------------------------

    @property
    def has_session(self) -> bool:
        """Whether a session is in play."""
        return self._bridge.session is not None

    @property
    def keeps_secrets(self) -> bool:
        """Whether the players of the session keep secrets from one another."""
        return self._bridge.session is not None and self._bridge.session.secrecy.is_kept

    @property
    def title(self) -> str:
        """What the window's title says; nothing in it is secret."""
        session, path = self._bridge.session, self._bridge.session_path
        if session is None:
            return self._bridge.text("window-title", board=self._bridge.board.title)
        scenario = session_title(self._bridge, session)
        return window_title(self._bridge, scenario, path.stem if path else "")

    def page(self, kind: type[P]) -> P:
        """The page of a class, made when first asked for."""
        return of_kind(kind, self._page(kind.id))

    def show(self, page_id: str) -> None:
        """Show a page; asked again, go back to where the player was."""
        if self._window.page == page_id:
            self._close_again(page_id)
            return
        self._is_beginning, self._grid_way = page_id == "new-session", None
        if self._is_beginning and operations.needs_grid_check(self._bridge) and not self.has_session:
            page_id = "grid-check"  # sessions keep hexes by the grid, so it comes first
        before, pages = self._window.page, self._window.way_back.pages
        self._window.show_page(page_id, self._page(page_id))
        self._shown = _Shown(page_id, before, pages, self._head)

    def _close_again(self, page_id: str) -> None:
        """The page that was shown in error gives way to the one before, unless anything was done since."""
        shown, self._shown = self._shown, None
        if shown is None or (shown.page, shown.head) != (page_id, self._head):
            self._leave(page_id)
        else:
            self.go_back_to(shown.before)
            self._window.way_back.take_up(shown.pages)

    @property
    def _head(self) -> str:
        """How the session in play stands."""
        return self._bridge.session.head if self._bridge.session else ""

    def show_guide(self, *places: str) -> None:
        """Show the guide at the task of some places, else of where the player is; asked again, go back."""
        from companion.guide import task_at
        from ui.pages.guide_page import GuidePage
        from ui.shell.guide_places import places as present

        if self._window.page == GuidePage.id:
            self._leave(GuidePage.id)
            return
        page = self.page(GuidePage)
        page.show_task(task_at(page.tasks, places or present(self._window)))
        self._window.show_page(page.id, page)

    def propose(self, scenario: str) -> None:
        """Let the players begin a scenario, or choose another."""
        from ui.pages.new_session import NewSessionPage

        self.page(NewSessionPage).proposed = scenario
        self.show("new-session")

    def show_readings(self) -> None:
        """The readings of the session in play; of one that is to begin, where they stand on its page."""
        from ui.pages.new_session import NewSessionPage

        if self._window.page == NewSessionPage.id and not self.has_session:
            self.page(NewSessionPage).show_readings()
        else:
            self.show("readings")

    def hand_over(self) -> None:
        """Close all secrets, messages that may tell of them too, and let the other player sit down."""
        from ui.pages.hand_over_page import HandOverPage

        while self._window.message_bar.current is not None:
            self._window.message_bar.close_current()
        if self._window.page != "hand-over":
            self._before_hand_over = self._window.page
        page = self.page(HandOverPage)
        self._window.show_page(page.id, page)
        page.begin()

    def open(self, path: Path, *, looks_on: bool = False, board_file: Path | None = None) -> None:
        """Go on with the session in a file, beginning with its recap, on the board that it is played on.

        `board_file` is where the player says that this is.
        """
        if self._opening is not None and self._opening.is_of(path, looks_on):
            return  # a second tap: given up and begun anew, the file would stand in its own way
        self.give_up_opening()
        if operations.is_in_play(self._bridge, path):
            self._window.show_page("recap", self._page("recap"))
            return
        opening = self._opening = Opening(self._bridge, path, self, looks_on=looks_on, board_file=board_file)
        opening.board_wanted.connect(lambda: self._ask_for_board(path, looks_on))
        opening.looking_wanted.connect(lambda: self.open(path, looks_on=True))
        opening.opened.connect(lambda session: self._on_opened(session, path))
        opening.start()

    def take(self, session: Session, path: Path) -> None:
        """Go on with a session of this window's board: its recap, what is wrong, or who can open it."""
        if operations.go_on_with(self._bridge, session, path):
            if session.is_closed:
                self.hand_over()
                return
            page_id = "damaged" if session.damage else "recap"
            self._window.show_page(page_id, self._page(page_id))

    def go_on_from_damage(self) -> None:
        """Play on from the last readable step of the session in hand, in a new file."""
        if kept := operations.keep_readable(self._bridge):
            self.open(kept)

    def bring_back(self, backup: Path) -> None:
        """Play on from a backup, in a copy beside the session file."""
        if kept := operations.bring_back(self._bridge, backup):
            self.open(kept)

    def give_up_opening(self) -> None:
        """Open no more what is still being read."""
        opening, self._opening = self._opening, None
        if opening is not None:
            opening.cancel()
            opening.deleteLater()

    def _ask_for_board(self, session: Path, looks_on: bool) -> None:
        """Let the player point to the file of the board that a session is played on."""
        if file := pick_board(self._window, self._bridge):
            self.open(session, looks_on=looks_on, board_file=file)

    def _on_opened(self, session: Session, path: Path) -> None:
        """The session in play is put away only now; another board has a window of its own."""
        board, bridge = session.system.board, self._bridge
        is_ours = board.source is not None  # of the player's own there may be several of one id
        if board is bridge.board or (board.id == bridge.base_board.id and not is_ours):
            self.take(session, path)
        else:
            wanted = board if is_ours else board.id
            self._window.turn_to(wanted, lambda there: there.desk.take(session, path))

    def join(self) -> None:
        """Let the player type or paste what leads to a table."""
        self._window.show_start_page()
        self._window.start_page.join.take_keyboard()

    def take_joined(self, session: Session, path: Path) -> None:
        """Go on with a session at another machine's table."""
        self._on_opened(session, path)

    def take_moves(self, letter: Path) -> None:
        """Take in what another has sent: into the session in play, else into its file, which may be new."""
        from companion.shared_table.mail import read_moves

        moves = self._bridge.guard(lambda: read_moves(letter))
        session = self._bridge.session
        if moves is None:
            return
        if session is not None and session.started.session == moves.session:
            operations.take_moves(self._bridge, moves)
        elif file := self._bridge.guard(lambda: file_with(moves)):
            self.open(file)

    def ask_and_take_moves(self) -> None:
        """Let the player pick a file of moves that was sent."""
        if letter := pick_moves(self._window, self._bridge):
            self.take_moves(letter)

    def ask_and_open(self) -> None:
        """Let the player pick a session file."""
        title = self._bridge.text("action-open-session")
        if name := ask_open(self._window, self._bridge, title, str(sessions_folder()), self._kinds):
            self.open(Path(name))

    def ask_and_save_as(self) -> None:
        """Let the player name another place to go on in."""
        from companion.session.store import SUFFIX

        title, folder = self._bridge.text("action-save-session-as"), str(sessions_folder())
        name, _kind = ask_save(self._window, self._bridge, title, folder, self._kinds, is_kept=True)
        if name:
            path = Path(name)
            fitting = path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)
            operations.save_session_as(self._bridge, fitting)

    def ask_and_export_log(self) -> None:
        """Let the player name a file for the log; its ending says in which form."""
        path = self._bridge.session_path
        name = f"{path.stem if path else 'log'}.html"
        kinds = ";;".join(f"{self._bridge.text(f'file-kind-{form}')} (*.{form})" for form in _LOG_FORMS)
        title = self._bridge.text("action-export-log")
        if path := ask_where(self._window, self._bridge, title, name, kinds):
            operations.export_log(self._bridge, path)

    def close(self) -> None:
        """Put the session away."""
        self._window.show_start_page()
        operations.close_session(self._bridge)

    # ---- pages ---------------------------------------------------------------------------------

    @cached_property
    def _makers(self) -> dict[str, Callable[[], Page]]:
        from ui.pages.boards_page import BoardsPage
        from ui.pages.counter_sheet_page import CounterSheetPage
        from ui.pages.damaged_page import DamagedPage
        from ui.pages.facts_page import FactsPage
        from ui.pages.grid_page import GridPage
        from ui.pages.guide_page import GuidePage
        from ui.pages.hand_over_page import HandOverPage
        from ui.pages.histories_page import HistoriesPage
        from ui.pages.join_boards_page import JoinBoardsPage
        from ui.pages.new_session import NewSessionPage
        from ui.pages.pack_up_page import PackUpPage
        from ui.pages.procedure_page import ProcedurePage
        from ui.pages.readings_page import ReadingsPage
        from ui.pages.recap_page import RecapPage
        from ui.pages.records_page import RecordsPage
        from ui.pages.table_page import TablePage
        from ui.pages.truth_page import TruthPage
        from ui.session.truth_check import TruthCheck

        bridge, window = self._bridge, self._window
        plain = (BoardsPage, CounterSheetPage, DamagedPage, FactsPage, GridPage, GuidePage, HandOverPage)
        more = (JoinBoardsPage, ReadingsPage)
        simple = {page.id: lambda page=page: page(bridge) for page in (*plain, *more)}
        return simple | {
            "recap": lambda: RecapPage(bridge),
            "new-session": lambda: NewSessionPage(bridge),
            "pack-up": lambda: PackUpPage(bridge, window.map_view.render_image),
            "procedure": lambda: ProcedurePage(bridge),
            TablePage.id: lambda: TablePage(bridge, self.doorway),
            HistoriesPage.id: lambda: HistoriesPage(bridge, self.parting),
            TruthPage.id: lambda: TruthPage(bridge, TruthCheck(bridge, self._window)),
            "records": lambda: RecordsPage(bridge, window.map_view.render_image),
        }

    def _page(self, page_id: str) -> Page:
        if page_id not in self.pages:
            page = self.pages[page_id] = self._makers[page_id]()
            page.closed.connect(lambda: self._leave(page_id))
            page.action_wanted.connect(lambda wanted: self._window.actions_by_id[wanted].trigger())
            self._connect(page)
        return self.pages[page_id]

    def _connect(self, page: Page) -> None:
        """What only some pages ask for."""
        from ui.pages.boards_page import BoardsPage
        from ui.pages.damaged_page import DamagedPage
        from ui.pages.grid_page import GridPage
        from ui.pages.join_boards_page import JoinBoardsPage
        from ui.pages.new_session import NewSessionPage
        from ui.pages.procedure_page import ProcedurePage

        match page:
            case BoardsPage():
                self.boards.connect_page(page)
            case JoinBoardsPage():
                self.boards.connect_join_page(page)
            case NewSessionPage():
                page.begun.connect(self._on_begun)
            case DamagedPage():
                page.going_on_wanted.connect(self.go_on_from_damage)
                page.backup_wanted.connect(self.bring_back)
            case GridPage():
                page.done.connect(self._on_grid_settled)
                page.closed.connect(page.say_if_skipped)
            case ProcedurePage():
                page.prompt.is_telling = self._window.message_bar.is_telling
                page.rule_wanted.connect(self._window.show_rule)
                page.hexes_wanted.connect(self._window.show_hexes)

    def _leave(self, page_id: str) -> None:
        if self._window.way_back.leads(page_id):
            self.go_back()
        elif page_id == "new-session" and not self.has_session:
            self._leave_beginning()
        elif page_id == "hand-over" and self._before_hand_over == "procedure":
            self.show("procedure")
        elif page_id == "recap" and self._is_procedure_under_way:
            self.show("procedure")  # what was interrupted is what is gone on with
        else:
            self.go_to_map()

    def _leave_beginning(self) -> None:
        """To the check of the grid that was the page before, else to the start page."""
        way, self._grid_way = self._grid_way, None
        if way is None:
            self._window.show_start_page()
        else:
            self._window.show_page("grid-check", self._page("grid-check"))
            self._window.way_back.take_up(way)

    def go_back(self) -> None:
        """Leave a page that was only looked at."""
        self.go_back_to(self._window.way_back.page)

    def go_back_to(self, page_id: str) -> None:
        """Show a page that was left to look at another."""
        ways = {"start": self._window.show_start_page, "settings": self._window.show_settings}
        ways |= {"rules": self._window.show_rules, "map": self.go_to_map}
        ways.get(page_id, lambda: self._window.show_page(page_id, self._page(page_id)))()
        self._window.focus_keeper.come_back(page_id)

    def _on_grid_settled(self) -> None:
        if self._is_beginning:
            way = self._window.way_back.pages
            self.show("new-session")
            self._grid_way = way
        else:
            self.go_back()

    @property
    def _is_procedure_under_way(self) -> bool:
        """Whether play goes on with a step of the game's procedure."""
        panel = procedure_panel_of(self._bridge)
        return panel is not None and panel.is_due and bool(panel.procedure and panel.procedure.step)

    def _light(self, hexes: tuple[HexCoord, ...]) -> None:
        """What another player has just done lights up where it is; the map stays as it lies."""
        if "map_view" in self._window.__dict__:
            self._window.map_view.highlight(hexes)

    def _show_pointers(self, hexes: dict[str, HexCoord]) -> None:
        if "map_view" not in self._window.__dict__:
            return
        from ui.map.layers.highlight import Pointer

        session, colours = self._bridge.session, self._bridge.palette.factions
        seats = session.secrecy.seats if session else ()
        self._window.map_view.show_pointers(
            Pointer(hex_, colours[seats.index(seat) % len(colours)], faction_name(self._bridge, seat))
            for seat, hex_ in hexes.items()
        )

    def _tell_caller(self) -> None:
        """Who stands at the door is told wherever the host is; on the page of the table it has its place."""
        caller = self.doorway.caller
        if caller is None:
            self._bridge.unsay("table-caller")
        elif self._window.page != "host-table":
            told = Reason("table-caller-digits", args={"digits": in_groups(caller.digits, 3)})
            message = Message(Severity.WARNING, told, slot="table-caller", actions=("host-table",))
            self._bridge.message.emit(message)

    def go_to_map(self) -> None:
        """Show the map; the first time in a session with the panels that it wants in front."""
        self._window.show_map()
        if self._is_fresh and self.has_session:
            self._is_fresh = False
            self._window.show_session_panels(_PANELS, are_open=True)

    @property
    def _kinds(self) -> str:
        from companion.session.store import SUFFIX

        return f"{self._bridge.text('file-kind-session')} (*{SUFFIX})"

    # ---- following -----------------------------------------------------------------------------

    def _on_begun(self, is_mid_game: bool) -> None:
        self.go_to_map()
        if is_mid_game:
            self.show("facts")
        elif self._is_procedure_under_way:
            self.show("procedure")

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.SESSION, Change.LANGUAGE}:
            self._window.setWindowTitle(literal_title(self.title))
        if Change.SESSION in changes and self._arranged is not self._bridge.session:
            self._arranged = self._bridge.session  # one that goes on in another file keeps its panels
            self._is_fresh = self.has_session
            self._window.show_session_panels(_PANELS, self.has_session)
