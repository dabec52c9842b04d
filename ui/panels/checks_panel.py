"""The log of checks: who looked where and what the answer was, with notes, search and a way out."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, QSize
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QPushButton, QTableView, QVBoxLayout, QWidget

from companion.files import write_text
from companion.reason import Reason
from ui import operations
from ui.look.icons import icon
from ui.panels.check_words import checks_text
from ui.panels.checks_model import COLUMNS, ChecksModel
from ui.panels.panel import Panel
from ui.session.bridge import Change, SessionBridge
from ui.widgets.ask_file import ask_where
from ui.widgets.beside import Beside
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.greyed import grey
from ui.widgets.row_table import set_row_height, show_headings, show_rows
from ui.widgets.search_line import SearchLine
from ui.widgets.wrapped_label import WrappedLabel

_NOTE = COLUMNS.index("check-note")
_TOUCH = 2.6  # row height in text sizes
_ROWS = 5.5  # the panel's first height in rows
_ROOM_FOR_LINE = 44  # text sizes: in less the search stands above the buttons


class ChecksPanel(Panel):
    """A table of the checks; a row that is pressed shows its line on the map again."""

    listens_to = frozenset({Change.LOG, Change.SESSION, Change.BOARD})

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.model = ChecksModel(bridge, self)
        self.table = QTableView()
        self.search = SearchLine()
        self._none = WrappedLabel()
        self._none.setObjectName("dim")
        self.copy_button, self._export, self._jump = QPushButton(), QPushButton(), QPushButton()
        self._set_up_table()
        self._lay_out()
        self._name()
        self._connect()

    def sizeHint(self) -> QSize:
        """A strip below the map: the search line and a few rows."""
        touch = self.bridge.text_size * _TOUCH
        return QSize(round(touch * 16), round(touch * _ROWS))

    def refresh(self) -> None:
        chosen = self.table.currentIndex().row()
        self.search.look_in(self.bridge.session)
        self.model.reload()
        self.table.setVisible(self.model.has_checks)
        self._none.setVisible(not self.model.has_checks)
        set_row_height(self.table, round(self.bridge.text_size * _TOUCH))
        show_headings(self.table, self.height())
        if 0 <= chosen < self.model.rowCount():
            self.table.selectRow(chosen)
        self._dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        show_headings(self.table, self.height())

    def text(self) -> str:
        """The checks in the table as text, oldest first."""
        rows = range(self.model.rowCount() - 1, -1, -1)
        return checks_text(self.bridge, (self.model.check(row) for row in rows))

    def export_to(self, path: Path) -> None:
        """Write the checks in the table to a text file; a refusal is told in the message bar."""
        self.bridge.guard(lambda: write_text(path, self.text()))

    def _dress(self) -> None:
        palette = self.bridge.palette
        self.copy_button.setIcon(icon("copy", palette))
        self._export.setIcon(icon("export", palette))
        self._jump.setIcon(icon("jump", palette))
        why = None if self.model.rowCount() else Reason("checks-none")
        for button in (self.copy_button, self._export, self._jump):
            grey(self.bridge, button, why)

    def _set_up_table(self) -> None:
        self.table.setModel(self.model)
        show_rows(self.table, wide=(COLUMNS.index("check-markers"), _NOTE))

    def _lay_out(self) -> None:
        line, buttons = QWidget(), QWidget()
        beside, flow = Beside(line, room=_ROOM_FOR_LINE), FlowLayout(buttons)
        beside.addWidget(self.search, 1)
        beside.addWidget(buttons)
        for button in (self._jump, self.copy_button, self._export):
            flow.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(line)
        column.addWidget(self._none)
        column.addWidget(self.table, 1)
        column.addStretch(0)

    def _name(self) -> None:
        self.texts.bind("checks-search", self.search.setPlaceholderText, self.search.setAccessibleName)
        self.texts.bind("search-empty", self.search.name_cross)
        self.texts.bind("dock-checks", self.table.setAccessibleName)
        self.texts.bind("checks-jump", self._jump.setText)
        self.texts.bind("checks-copy", self.copy_button.setText)
        self.texts.bind("checks-export", self._export.setText)
        self.texts.bind("checks-none", self._none.setText)

    def _connect(self) -> None:
        self.search.textChanged.connect(self.model.search)
        self.table.activated.connect(self._on_activated)
        self.table.clicked.connect(self._on_activated)
        self._jump.clicked.connect(self._show_picked)
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text()))
        self._export.clicked.connect(self._ask_and_export)

    def _show_picked(self) -> None:
        """Show the line of the row picked, else of the newest one."""
        self._on_activated(self.model.index(max(self.table.currentIndex().row(), 0), 0))

    def _on_activated(self, index: QModelIndex) -> None:
        """Show the line of a row again; its note is edited instead when that was meant."""
        if not index.isValid() or index.column() == _NOTE:
            return
        told = self.model.check(index.row()).told
        operations.show_check(self.bridge, self.model.log_index(index.row()))
        hexes = tuple(end.hex for end in (told.start, told.end) if end is not None)
        self.highlight(hexes)
        for hex_ in hexes:
            self.hex_wanted.emit(hex_)

    def _ask_and_export(self) -> None:
        title = self.bridge.text("checks-export")
        path = ask_where(self, self.bridge, title, f"{self.bridge.board.id}-checks.txt")
        if path is not None:
            self.export_to(path)
