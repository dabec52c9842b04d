"""One board of a map that is put together: its picture, how it lies, what of it is in play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout

from companion.files import FileError
from ui.look.icons import icon
from ui.widgets.board_picture import BoardPicture
from ui.widgets.field_note import FieldNote
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.hex_text import plain
from ui.widgets.layouts import clear, show_now

if TYPE_CHECKING:
    from companion.board.joined.plan import PlacedBoard
    from companion.board.shelf import ShelfBoard
    from ui.session.bridge import SessionBridge

_PICTURE = (8.0, 4.0)  # text sizes
_CROP_WIDTH, _MOST_LETTERS = 8, 14


class PlacedBoardRow(QFrame):
    """`moved` asks for an earlier place, `removed` for none."""

    moved = Signal()
    removed = Signal()

    def __init__(
        self, bridge: SessionBridge, placed: PlacedBoard, kept: ShelfBoard | None, *, begins_row: bool
    ) -> None:
        super().__init__()
        self.setObjectName("row")
        self._bridge, self._placed, self._kept = bridge, placed, kept
        self._title = kept.title if kept else Path(placed.file).name
        self.turn, self.below = _switch(is_on=placed.turned), _switch(is_on=begins_row)
        self.earlier, self.away = QPushButton(), QPushButton()
        self.crop = QLineEdit(f"{placed.first}-{placed.last}" if placed.first else "")
        self.crop.setMaxLength(_MOST_LETTERS)
        self.note = FieldNote(bridge, self.crop)
        self.turn.toggled.connect(self._show_picture)
        self.earlier.clicked.connect(self.moved)
        self.away.clicked.connect(self.removed)
        self._picture = QHBoxLayout()
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        """Say everything in the language and the colours in use."""
        buttons = {"turn": (self.turn, "flip"), "below": (self.below, "pages")}
        buttons |= {"earlier": (self.earlier, "swap"), "away": (self.away, "remove")}
        for part, (button, picture) in buttons.items():
            button.setIcon(icon(picture, self._bridge.palette))
            button.setText(self._bridge.text(f"join-{part}") if button.isCheckable() else "")
            button.setToolTip(self._bridge.text(f"join-board-{part}", title=self._title))
            button.setAccessibleName(button.toolTip())
        self.crop.setAccessibleName(self._bridge.text("join-crop", title=self._title))
        self.crop.setToolTip(self.crop.accessibleName())
        self.crop.setPlaceholderText(self._bridge.text("join-crop-hint"))
        self.crop.setFixedWidth(self.crop.fontMetrics().horizontalAdvance("M") * _CROP_WIDTH)
        self._show_picture()

    @property
    def begins_row(self) -> bool:
        """Whether it lies below the boards before it."""
        return self.below.isChecked()

    def board(self, row: int, column: int) -> PlacedBoard | None:
        """The board at its place; None, and told at the field, when the crop typed will not do."""
        place = {"row": row, "column": column, "turned": self.turn.isChecked()}
        try:
            return self._placed.model_copy(update=place).cropped(plain(self.crop.text()))
        except FileError as wrong:
            self.note.tell(wrong.reason)
            return None

    def show_place(self, *, is_first: bool) -> None:
        """The first board has none before it, and none to lie below."""
        self.earlier.setEnabled(not is_first)
        self.below.setEnabled(not is_first)

    def _show_picture(self) -> None:
        clear(self._picture)
        width, height = (round(part * self._bridge.text_size) for part in _PICTURE)
        file = self._kept.picture if self._kept else None
        self._picture.addWidget(BoardPicture(file, width, height, is_turned=self.turn.isChecked()))
        show_now(self._picture)

    def _lay_out(self) -> None:
        title = QLabel(self._title, textFormat=Qt.TextFormat.PlainText)
        title.setObjectName("subheading")
        ways = FlowLayout(spacing=6)
        for part in (title, self.turn, self.below, self.crop, self.earlier, self.away):
            ways.addWidget(part)
        column = QVBoxLayout()
        column.addLayout(ways)
        column.addWidget(self.note)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 6, 8, 6)
        row.addLayout(self._picture)
        row.addLayout(column, 1)


def _switch(*, is_on: bool) -> QPushButton:
    button = QPushButton()
    button.setCheckable(True)
    button.setChecked(is_on)
    return button
