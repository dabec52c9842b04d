"""All the player's corrections, each to be shown on the map or taken back; files go out and come in."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from companion.board.entries import Correction
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from ui import operations
from ui.look.icons import icon
from ui.panels.correction_words import correction_words
from ui.panels.panel import Texts, size_icons
from ui.session.bridge import SessionBridge
from ui.widgets.greyed import grey
from ui.widgets.layouts import clear
from ui.widgets.tap_frame import TapFrame
from ui.widgets.wrapped_label import WrappedLabel
from ui.widgets.wrapping_button import WrappingButton


class CorrectionList(QWidget):
    """Rows of corrections, newest first; `action_wanted` names an action of ui.shell.actions.

    Those of the hex in hand stand `here` alone, wherever that is put.
    """

    hexes_pointed = Signal(object)
    hexes_tapped = Signal(object)
    taken_back = Signal()
    action_wanted = Signal(str)

    def __init__(self, bridge: SessionBridge, texts: Texts) -> None:
        super().__init__()
        self._bridge = bridge
        self._title, self._none = WrappedLabel(), WrappedLabel()
        self._title.setObjectName("heading")
        self._none.setObjectName("dim")
        self.here = QWidget()
        self._export, self._import = WrappingButton(), WrappingButton()
        texts.bind("corrections-none", self._none.setText)
        texts.bind("corrections-export", self._export.set_words)
        texts.bind("corrections-import", self._import.set_words)
        self._export.clicked.connect(lambda: self.action_wanted.emit("export-corrections"))
        self._import.clicked.connect(lambda: self.action_wanted.emit("import-corrections"))
        self._lay_out()

    def refresh(self, hex_: HexCoord | None) -> None:
        """Show the corrections there are, those of a hex apart."""
        entries = self._bridge.overlay.entries
        self._title.setText(self._bridge.text("corrections-title", count=len(entries)))
        self._none.setVisible(not entries)
        grey(self._bridge, self._export, None if entries else Reason("corrections-none"))
        self._export.setIcon(icon("export", self._bridge.palette))
        self._import.setIcon(icon("import", self._bridge.palette))
        clear(self._rows)
        clear(self._rows_here)
        for entry in reversed(entries):
            rows = self._rows_here if self._hexes(entry) == (hex_,) else self._rows
            rows.addWidget(self._row(entry))
        self.here.setVisible(self._rows_here.count() > 0)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._rows, self._rows_here = QVBoxLayout(), QVBoxLayout(self.here)
        self._rows_here.setContentsMargins(0, 0, 0, 0)
        for rows in (self._rows, self._rows_here):
            rows.setSpacing(4)
        buttons = QHBoxLayout()
        buttons.addWidget(self._export)
        buttons.addWidget(self._import)
        column.addWidget(self._title)
        column.addWidget(self._none)
        column.addLayout(self._rows)
        column.addLayout(buttons)

    def _row(self, entry: Correction) -> TapFrame:
        row = TapFrame(self)
        line = QHBoxLayout(row)
        line.setContentsMargins(8, 2, 2, 2)
        words = WrappedLabel(correction_words(self._bridge, entry))
        line.addWidget(words, 1)
        line.addWidget(self._revert_button(entry))
        hexes = self._hexes(entry)
        row.setAccessibleName(words.text())
        row.pointed.connect(lambda is_on: self.hexes_pointed.emit(hexes if is_on else ()))
        row.tapped.connect(lambda: self.hexes_tapped.emit(hexes))
        return row

    def _revert_button(self, entry: Correction) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon("undo", self._bridge.palette))
        size_icons(self._bridge, button)
        button.setToolTip(self._bridge.text("corrections-revert"))
        button.setAccessibleName(button.toolTip())
        button.clicked.connect(lambda: self._take_back(entry))
        return button

    def _take_back(self, entry: Correction) -> None:
        operations.revert_correction(self._bridge, entry)
        self.taken_back.emit()

    def _hexes(self, entry: Correction) -> tuple[HexCoord, ...]:
        return (self._bridge.board.parse_own(entry.hex),)
