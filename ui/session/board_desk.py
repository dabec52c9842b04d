"""The window's side of boards of the player's own: asks for files, opens them, shows what was opened."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from companion.files import FileError
from companion.reason import Reason
from ui import operations
from ui.session.board_job import BoardJob
from ui.session.message import Message, Severity
from ui.widgets.ask_file import ask_folder, ask_where, ask_which

if TYPE_CHECKING:
    from companion.board.joined.plan import MapPlan
    from companion.board.model import Board
    from ui.pages.boards_page import BoardsPage
    from ui.pages.join_boards_page import JoinBoardsPage
    from ui.session.board_job import Opened
    from ui.shell.main_window import MainWindow


class BoardDesk(QObject):
    """One job at a time; a new one gives up that under way."""

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._page: BoardsPage | None = None
        self.job: BoardJob | None = None
        window.closing.connect(self.cancel)

    def connect_page(self, page: BoardsPage) -> None:
        """Do what the page of the shelf asks for."""
        self._page = page
        page.file_wanted.connect(self.ask_for_file)
        page.folder_wanted.connect(self.ask_for_folder)
        page.board_wanted.connect(self.open)

    def connect_join_page(self, page: JoinBoardsPage) -> None:
        """Do what the page asks for on which boards are put together."""
        page.map_wanted.connect(self.lay)
        page.file_wanted.connect(self.ask_and_lay)
        page.shelf_wanted.connect(lambda: self._window.desk.show("boards"))

    def lay(self, plan: MapPlan, file: Path | None = None) -> None:
        """Keep the file of a map and open it; a board that lies as it is needs none."""
        from companion.board.joined.plan import save_plan
        from companion.board.shelf import kept_map

        first = plan.boards[0]
        is_plain = len(plan.boards) == 1 and not (plan.changes or first.turned or first.first or file)
        path = Path(first.file) if is_plain else file or kept_map(plan)
        try:
            if not is_plain:
                save_plan(plan, path)
        except FileError as refusal:
            self._window.bridge.say(refusal.reason, Severity.ERROR)
        else:
            self.open(path)

    def ask_and_lay(self, plan: MapPlan) -> None:
        """Let the player name the file of a map, keep it there and open it."""
        from companion.board.joined.plan import SUFFIX

        title, kind = (self._window.bridge.text(key) for key in ("join-save", "file-kind-map"))
        path = ask_where(self._window, self._window.bridge, title, f"map{SUFFIX}", f"{kind} (*{SUFFIX})")
        if path is not None:
            self.lay(plan, path)

    def ask_for_file(self) -> None:
        """Let the player pick an archive or a board file; archives have no ending that tells them apart."""
        title, kind = (self._window.bridge.text(key) for key in ("action-boards", "file-kind-board"))
        if path := ask_which(self._window, self._window.bridge, title, f"{kind} (*)"):
            self.open(path)

    def ask_for_folder(self) -> None:
        """Let the player pick a folder of boards."""
        bridge = self._window.bridge
        if path := ask_folder(self._window, bridge, bridge.text("boards-open-folder")):
            self.open(path)

    def open(self, path: Path) -> None:
        """Open a file and show its map, or put every board of a folder on the shelf."""
        self.cancel()
        job = self.job = BoardJob(self._window.bridge, path, self)
        job.ended.connect(self._on_ended)
        job.start()
        self._window.actions_by_id.refresh_states()

    def cancel(self) -> None:
        """Give up what is under way."""
        if self.job is not None:
            self.job.cancel()

    def _on_ended(self, opened: Opened | None) -> None:
        self.job = None
        self._window.actions_by_id.refresh_states()
        if opened is None:
            return
        if opened.board is not None:
            self._show(opened.board, len(opened.boards[0].remarks), opened.underlay)
        elif self._page is not None:
            self._page.refused = opened.refused
            self._page.refresh()

    def _show(self, board: Board, remarks: int, underlay: Path | None) -> None:
        def show(window: MainWindow) -> None:
            window.show_map()
            if underlay is not None and operations.scan_of(window.bridge) is None:
                window.map_view.scan.lay(underlay)
            if remarks:
                told = Reason("boards-remarked", args={"title": board.title, "count": remarks})
                window.bridge.message.emit(Message(Severity.INFO, told, ("boards",)))

        self._window.turn_to(board, show)
