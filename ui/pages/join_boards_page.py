"""Boards of the shelf put together to one map: in rows, turned, cropped, with the terrain of a scenario."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout

from companion.board.changes import terrain_changes
from companion.board.joined.plan import MapPlan, PlacedBoard, is_plan, plan_of
from companion.board.shelf import on_table, read_shelf
from companion.files import FileError
from ui.pages.page import Page
from ui.pages.placed_board import PlacedBoardRow
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.layouts import clear
from ui.widgets.wrapping_check import WrappingCheck

if TYPE_CHECKING:
    from companion.board.shelf import ShelfBoard
    from ui.session.bridge import SessionBridge

_COLUMNS = 2  # of terrain


class JoinBoardsPage(Page):
    """What is on the shelf above, what lies on the map below it, row by row as on the table.

    It begins with the board or map on the table. `map_wanted(plan)` asks for the map, `file_wanted(plan)` for
    a file of it too, `shelf_wanted` for the shelf.
    """

    id = "join-boards"

    map_wanted = Signal(object)
    file_wanted = Signal(object)
    shelf_wanted = Signal()

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self.rows: list[PlacedBoardRow] = []
        self.offered: dict[str, QPushButton] = {}
        self.changes: dict[str, WrappingCheck] = {}
        self.lay_button = self.button("join-lay", is_default=True)
        self.save_button = self.button("join-save")
        self.shelf_button = self.button("join-to-shelf")
        self.lay_button.clicked.connect(lambda: self._ask(is_kept=False))
        self.save_button.clicked.connect(lambda: self._ask(is_kept=True))
        self.shelf_button.clicked.connect(self.shelf_wanted)
        self._offer, self._placed, self._terrain = FlowLayout(spacing=8), QVBoxLayout(), QGridLayout()
        self._none = self.label("join-none", "dim")
        self._lay_out()
        self._begin()

    def refresh(self) -> None:
        boards = [one for one in read_shelf()[0] if not is_plan(one.file)]
        clear(self._offer, but=(self.shelf_button,))
        self.offered = {str(board.file): self._offer_button(board) for board in boards}
        for button in self.offered.values():
            self._offer.addWidget(button)
        self._offer.addWidget(self.shelf_button)
        for row in self.rows:
            row.refresh()
        self._show_rows()

    @property
    def plan(self) -> MapPlan | None:
        """The map as it is set; None without a board, or while what is typed for one will not do."""
        placed: list[PlacedBoard] = []
        row = column = 0
        for one in self.rows:
            row, column = (row + 1, 0) if one.begins_row and placed else (row, column)
            board = one.board(row, column)
            if board is None:
                return None
            placed.append(board)
            column += 1
        changes = tuple(change for change, check in self.changes.items() if check.isChecked())
        return MapPlan(boards=tuple(placed), changes=changes) if placed else None

    def add(self, board: PlacedBoard, *, begins_row: bool = False) -> None:
        """Put one board more on the map, behind the others."""
        kept = {one.file: one for one in read_shelf()[0]}
        row = PlacedBoardRow(self.bridge, board, kept.get(Path(board.file)), begins_row=begins_row)
        row.moved.connect(lambda: self._move(row))
        row.removed.connect(lambda: self._take_away(row))
        row.crop.returnPressed.connect(self.lay_button.click)
        self.rows.append(row)
        self._show_rows()

    def _begin(self) -> None:
        """Show the map on the table, if it is the player's own."""
        here = on_table(self.bridge.base_board, read_shelf()[0])
        try:
            plan = plan_of(here.file) if here else None
        except FileError:  # its file is gone or damaged since
            return
        before = 0
        for board in sorted(plan.boards, key=lambda one: (one.row, one.column)) if plan else ():
            self.add(board, begins_row=board.row > before)
            before = board.row
        for change in plan.changes if plan else ():
            self.changes[change].setChecked(True)

    def _ask(self, *, is_kept: bool) -> None:
        if (plan := self.plan) is not None:
            (self.file_wanted if is_kept else self.map_wanted).emit(plan)

    def _move(self, row: PlacedBoardRow) -> None:
        place = self.rows.index(row)
        self.rows[place - 1 : place + 1] = row, self.rows[place - 1]
        self._show_rows()

    def _take_away(self, row: PlacedBoardRow) -> None:
        self.rows.remove(row)
        row.hide()
        row.deleteLater()
        self._show_rows()

    def _show_rows(self) -> None:
        clear(self._placed, but=self.rows)
        for row in self.rows:
            self._placed.addWidget(row)
            row.show_place(is_first=row is self.rows[0])
        self._none.setVisible(not self.rows)
        for button in (self.lay_button, self.save_button):
            button.setEnabled(bool(self.rows))

    def _offer_button(self, board: ShelfBoard) -> QPushButton:
        button = QPushButton(f"+ {board.title}")
        button.setAccessibleName(self.bridge.text("join-add", title=board.title))
        button.setToolTip(str(board.file))
        button.clicked.connect(lambda: self.add(PlacedBoard(file=str(board.file))))
        return button

    def _lay_out(self) -> None:
        self.column.addWidget(self.label("join-hint", "dim"))
        self._offer.addWidget(self.shelf_button)  # in the page before it is shown: else it keeps an old size
        self.column.addLayout(self._offer)
        placed_card, placed = self.card("join-placed")
        placed.addWidget(self._none)
        placed.addLayout(self._placed)
        self.column.addWidget(placed_card)
        terrain_card, terrain = self.card("join-terrain")
        for number, change in enumerate(terrain_changes()):
            check = self.changes[change] = WrappingCheck()
            self.texts.bind(f"terrain-change-{change}", check.setText)
            self._terrain.addWidget(check, *divmod(number, _COLUMNS))
        terrain.addLayout(self._terrain)
        self.column.addWidget(terrain_card)
        self.column.addStretch(1)
        foot = QFrame()
        foot.setObjectName("page-foot")
        row = QHBoxLayout(foot)
        row.setContentsMargins(28, 10, 28, 10)
        row.addWidget(self.lay_button)
        row.addWidget(self.save_button)
        row.addStretch(1)
        self.stand_below(foot)
