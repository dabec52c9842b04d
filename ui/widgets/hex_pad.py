"""The on-screen pad: hex numbers by finger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from companion.hexes.coordinates import NumberStyle
from ui.look.icons import icon
from ui.session.bridge import Change, SessionBridge
from ui.widgets.greyed import grey_while_empty
from ui.widgets.layouts import widgets_in

if TYPE_CHECKING:
    from ui.widgets.hex_entry import HexLineEdit

_LETTER_ROWS = ("ABCDEFGHI", "JKLMNOPQR", "STUVWXYZ")
_DIGIT_ROWS = ("123456789", "0")
_KEY_PX = 44
_KEY_SHARE = 1.9  # of the size of the text, at least


class HexPad(QWidget):
    """Keys for the characters that the board's hex numbers use; they type into a line."""

    def __init__(self, bridge: SessionBridge, line: HexLineEdit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._line = line
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 6, 0, 0)
        self._grid.setSpacing(4)
        self._build()
        bridge.changed.connect(self._on_changed)
        self._refresh()

    def _build(self) -> None:
        has_letters = self._bridge.board.numbering.style is NumberStyle.LETTERS
        rows = (*_LETTER_ROWS, *_DIGIT_ROWS) if has_letters else _DIGIT_ROWS
        for y, characters in enumerate(rows):
            for x, character in enumerate(characters):
                self._add_key(character, y, x)
        last = len(rows) - 1
        self._space = self._add_command(last, 1, 3, lambda: self._line.type_text(" "))
        self._erase = self._add_command(last, 4, 2, self._line.backspace)
        self._go = self._add_command(last, 6, 3, self._line.submit)
        self._follow_line = grey_while_empty(self._bridge, [self._line], self._erase, self._go)

    def _add_key(self, character: str, y: int, x: int) -> None:
        key = self._key(character)
        key.clicked.connect(lambda: self._line.type_text(character))
        self._grid.addWidget(key, y, x)

    def _add_command(self, y: int, x: int, width: int, command: object) -> QPushButton:
        key = self._key("")
        key.clicked.connect(command)
        self._grid.addWidget(key, y, x, 1, width)
        return key

    def _key(self, text: str) -> QPushButton:
        key = QPushButton(text)
        key.setObjectName("pad-key")
        key.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        key.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        return key

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self._refresh()

    def _refresh(self) -> None:
        side = max(_KEY_PX, round(_KEY_SHARE * self._bridge.text_size))
        for key in widgets_in(self._grid):
            key.setMinimumSize(side, side)
        self._space.setText(self._bridge.text("pad-space"))
        self._erase.setIcon(icon("backspace", self._bridge.palette))
        self._erase.setAccessibleName(self._bridge.text("pad-erase"))
        self._go.setText(self._bridge.text("pad-go"))
        self._follow_line()
