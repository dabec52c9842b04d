"""The shelf: boards of the player's own that were opened before, and the ways to open another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from companion.board.shelf import on_table, read_shelf, take_off_shelf
from ui.look.icons import icon
from ui.pages.page import Page
from ui.session.bridge import Change
from ui.widgets.board_picture import BoardPicture
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.layouts import clear
from ui.widgets.reason_list import Line, ReasonList
from ui.widgets.tap_frame import TapFrame

if TYPE_CHECKING:
    from collections.abc import Iterable

    from companion.board.shelf import ShelfBoard
    from companion.reason import Reason
    from ui.session.bridge import SessionBridge

_CARD = 15.0  # width in text sizes
_PICTURE = 6.5  # height in text sizes


class _Card(TapFrame):
    """A board on the shelf, as high as its words are at its width."""

    def sizeHint(self) -> QSize:
        width = self.maximumWidth()
        return QSize(width, self.heightForWidth(width))


class BoardsPage(Page):
    """A card for each board, that opened last first; a tap opens it anew from its file.

    Of the board on the table it tells what was not understood, and a session is begun on it.

    `file_wanted` and `folder_wanted` ask for what is to be opened, `board_wanted(path)` for one of the shelf.
    Under the shelf stand what was not understood of the board on the table and what could not be opened.
    """

    id = "boards"
    listens_to = frozenset({Change.BOARD})

    file_wanted = Signal()
    folder_wanted = Signal()
    board_wanted = Signal(object)

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__(bridge)
        self.cards: dict[str, TapFrame] = {}
        self.refused: tuple[Reason, ...] = ()
        self.file_button = self.button("boards-open-file", is_default=True)
        self.folder_button = self.button("boards-open-folder")
        self.join_button = self.button("action-join-boards")
        self.file_button.clicked.connect(self.file_wanted)
        self.folder_button.clicked.connect(self.folder_wanted)
        self.join_button.clicked.connect(lambda: self.action_wanted.emit("join-boards"))
        self._none = self.label("boards-none", "dim")
        self._shelf = FlowLayout(spacing=10)
        self._remarks, remark_column = self.card()
        self._remarks_title = QLabel(wordWrap=True)
        self._remarks_title.setObjectName("subheading")
        self.remarks = ReasonList()
        remark_column.addWidget(self._remarks_title)
        remark_column.addWidget(self.remarks)
        self.begin_button = self.button("boards-begin-session")
        self.begin_button.clicked.connect(lambda: self.action_wanted.emit("new-session"))
        begin = FlowLayout()
        begin.addWidget(self.begin_button)
        remark_column.addLayout(begin)
        self._refusals, refusal_column = self.card("boards-refused")
        self.refusals = ReasonList()
        refusal_column.addWidget(self.refusals)
        self._lay_out()

    def refresh(self) -> None:
        boards, trouble = read_shelf()
        clear(self._shelf)
        self.cards = {}
        here = on_table(self.bridge.base_board, boards)
        for board in boards:
            self._shelf.addWidget(self._card(board, is_here=board == here))
        self._none.setVisible(not boards)
        self.join_button.setVisible(bool(boards))
        self._show_remarks(boards)
        refused = (*((trouble,) if trouble else ()), *self.refused)
        self._refusals.setVisible(bool(refused))
        self.refusals.show_lines(self._lines(refused))

    def _lines(self, reasons: Iterable[Reason]) -> list[Line]:
        return [Line(self.bridge.reason_text(reason)) for reason in reasons]

    def _show_remarks(self, boards: Iterable[ShelfBoard]) -> None:
        """What was not understood of the board on the table, or that all was."""
        here = on_table(self.bridge.base_board, boards)
        self._remarks.setVisible(here is not None)
        if here is not None:
            key = "boards-not-understood" if here.remarks else "boards-understood"
            self._remarks_title.setText(self.bridge.text(key, title=here.title))
            self.remarks.show_lines(self._lines(remark.reason for remark in here.remarks))

    def _card(self, board: ShelfBoard, *, is_here: bool) -> QWidget:
        card = self.cards[str(board.file)] = _Card()
        card.set_lit(is_here)
        card.setCursor(Qt.CursorShape.PointingHandCursor)
        card.tapped.connect(lambda: self.board_wanted.emit(board.file))
        about = self.bridge.text("boards-about", hexes=board.hexes, low=board.low, high=board.high)
        card.setAccessibleName(f"{board.title}: {about}")
        card.setToolTip(str(board.file))
        card.setFixedWidth(round(_CARD * self.bridge.text_size))
        column = QVBoxLayout(card)
        column.setContentsMargins(8, 8, 8, 6)
        side = self.bridge.text_size
        column.addWidget(BoardPicture(board.picture, round((_CARD - 2) * side), round(_PICTURE * side)))
        column.addLayout(self._words(board, about))
        return card

    def _words(self, board: ShelfBoard, about: str) -> QHBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(0)
        for text, look in ((board.title, "subheading"), (about, "small")):
            label = QLabel(text, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
            label.setObjectName(look)
            words.addWidget(label)
        away = QToolButton()
        away.setIcon(icon("remove", self.bridge.palette))
        name = self.bridge.text("boards-forget", title=board.title)
        away.setToolTip(name)
        away.setAccessibleName(name)
        away.clicked.connect(lambda: self._forget(board))
        row = QHBoxLayout()
        row.addLayout(words, 1)
        row.addWidget(away, 0, Qt.AlignmentFlag.AlignBottom)
        return row

    def _forget(self, board: ShelfBoard) -> None:
        self.bridge.guard(lambda: take_off_shelf(board))
        self.refresh()

    def _lay_out(self) -> None:
        ways = FlowLayout()
        for button in (self.file_button, self.folder_button, self.join_button):
            ways.addWidget(button)
        self.column.addWidget(self.label("boards-hint", "dim"))
        self.column.addLayout(ways)
        self.column.addWidget(self._none)
        self.column.addLayout(self._shelf)
        self.column.addWidget(self._remarks)
        self.column.addWidget(self._refusals)
        self.column.addStretch(1)
