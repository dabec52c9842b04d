"""The session's log: search, bookmarks, notes, back to an earlier point, a mistyped answer corrected."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSize, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ui import operations
from ui.icons import icon
from ui.panels.answered import answered_entry
from ui.panels.log_model import ACTION, BOOKMARK, FACTION, NOTE, LogModel
from ui.panels.panel import Panel
from ui.session_bridge import Change, SessionBridge
from ui.widgets.row_table import show_rows

_ROW = 2.2  # row height in text sizes
_MEASURED_ROWS = 40  # for the width of columns: all of a long log would take long
_ROWS = 5.5  # the panel's first height in rows
_ICONS = {
    "bookmark": "bookmark",
    "note": "edit",
    "jump": "jump",
    "correct": "dice",
    "undo": "undo",
}


class LogPanel(Panel):
    """A table of the log, newest at the foot; undone lines are struck through.

    `correction_wanted(seq)` asks to give the answer of an entry again.
    """

    listens_to = frozenset({Change.LOG, Change.SESSION, Change.SECRETS})
    correction_wanted = Signal(int)

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.model = LogModel(bridge, self)
        self.table = QTableView()
        self.search = QLineEdit(clearButtonEnabled=True)
        self.only_bookmarks = QToolButton(checkable=True)
        self.buttons = {name: QPushButton() for name in _ICONS}
        self.export = QPushButton()
        self._none = QLabel(wordWrap=True)
        self._none.setObjectName("dim")
        self._language = bridge.catalogue.language
        self._set_up_table()
        self._lay_out()
        self._name()
        self._connect()

    def sizeHint(self) -> QSize:
        """A strip below the map: the search line and a few rows."""
        row = self.bridge.text_size * _ROW
        return QSize(round(row * 16), round(row * (_ROWS + 1)))

    def refresh(self) -> None:
        chosen, was_at_foot = self.chosen, self._is_at_foot()
        if self._language == self.bridge.catalogue.language:
            self.model.catch_up()
        else:
            self._language = self.bridge.catalogue.language
            self.model.reload()
        self.table.verticalHeader().setDefaultSectionSize(round(self.bridge.text_size * _ROW))
        has_session = self.bridge.session is not None
        self.table.setVisible(has_session)
        self._none.setVisible(not has_session)
        self.table.setColumnHidden(FACTION, not self.model.names_factions)
        self._keep_in_sight(chosen, was_at_foot)
        self._dress()

    def _on_changed(self, changes: frozenset[Change]) -> None:
        """Lines of a faction that was locked are gone at once, be the panel in sight or not."""
        if changes & {Change.SECRETS, Change.SESSION}:
            self.model.forget()
        super()._on_changed(changes)

    @property
    def chosen(self) -> int | None:
        """The entry of the row chosen; None without one."""
        row = self.table.currentIndex().row()
        return self.model.line(row).seq if 0 <= row < self.model.rowCount() else None

    def choose(self, seq: int) -> None:
        """Choose the row of an entry and bring it into sight."""
        row = self.model.row_of(seq)
        if row is not None:
            self.table.selectRow(row)
            self.table.scrollTo(self.model.index(row, ACTION))

    # ---- what the buttons do -------------------------------------------------------------------

    def _toggle_bookmark(self) -> None:
        if (seq := self.chosen) is not None:
            line = self.model.line(self.table.currentIndex().row())
            operations.set_bookmark(self.bridge, seq, line.bookmark is None)

    def _edit_note(self) -> None:
        self.table.edit(self.model.index(self.table.currentIndex().row(), NOTE))

    def _jump(self) -> None:
        """Show on the map what the line speaks of, and where it stands among the other lines."""
        if (seq := self.chosen) is None:
            return
        hexes = self.model.hexes(self.table.currentIndex().row())
        self.highlight(hexes)
        for hex_ in hexes:
            self.hex_wanted.emit(hex_)
        if self.search.text() or self.only_bookmarks.isChecked():
            self.search.clear()
            self.only_bookmarks.setChecked(False)
            self.choose(seq)

    def _correct(self) -> None:
        if self.chosen is not None:
            self.correction_wanted.emit(self.chosen)

    def _undo_to(self) -> None:
        if self.chosen is not None:
            operations.undo_to(self.bridge, self.chosen)

    # ---- look ----------------------------------------------------------------------------------

    def _is_at_foot(self) -> bool:
        bar = self.table.verticalScrollBar()
        return bar.value() == bar.maximum()

    def _keep_in_sight(self, chosen: int | None, was_at_foot: bool) -> None:
        if chosen is not None and self.chosen != chosen:
            self.choose(chosen)
        if was_at_foot:
            self.table.scrollToBottom()

    def _dress(self) -> None:
        for name, button in self.buttons.items():
            button.setIcon(icon(_ICONS[name], self.bridge.palette))
        self.only_bookmarks.setIcon(icon("bookmark", self.bridge.palette))
        self.export.setIcon(icon("export", self.bridge.palette))
        self._enable()

    def _enable(self) -> None:
        session, seq = self.bridge.session, self.chosen
        self.export.setEnabled(session is not None)
        is_chosen = session is not None and seq is not None
        holds = is_chosen and session.journal.find_act(seq) is not None
        may = {
            "bookmark": is_chosen,
            "note": is_chosen,
            "jump": is_chosen,
            "correct": is_chosen and answered_entry(session, seq) is not None,
            "undo": holds,
        }
        for name, button in self.buttons.items():
            button.setEnabled(may[name])

    def _set_up_table(self) -> None:
        self.table.setModel(self.model)
        self.table.horizontalHeader().setResizeContentsPrecision(_MEASURED_ROWS)
        show_rows(self.table, wide=(ACTION,))

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.addWidget(self.search, 1)
        for widget in (self.only_bookmarks, *self.buttons.values(), self.export):
            line.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 8)
        column.setSpacing(4)
        column.addLayout(line)
        column.addWidget(self._none)
        column.addWidget(self.table, 1)
        column.addStretch(0)

    def _name(self) -> None:
        self.texts.bind("log-search", self.search.setPlaceholderText, self.search.setAccessibleName)
        self.texts.bind("log-only-bookmarks", self.only_bookmarks.setToolTip)
        for name, button in self.buttons.items():
            self.texts.bind(f"log-do-{name}", button.setToolTip, button.setAccessibleName)
        self.texts.bind("action-export-log", self.export.setToolTip, self.export.setAccessibleName)
        self.texts.bind("tracker-no-session", self._none.setText)

    def _connect(self) -> None:
        work = {
            "bookmark": self._toggle_bookmark,
            "note": self._edit_note,
            "jump": self._jump,
            "correct": self._correct,
            "undo": self._undo_to,
        }
        for name, do in work.items():
            self.buttons[name].clicked.connect(do)
        self.search.textChanged.connect(self.model.search)
        self.only_bookmarks.toggled.connect(self.model.show_only_bookmarks)
        self.table.selectionModel().currentChanged.connect(lambda *_: self._enable())
        self.table.clicked.connect(self._on_clicked)
        self.export.clicked.connect(lambda: self.action_wanted.emit("export-log"))

    def _on_clicked(self, index: QModelIndex) -> None:
        if index.column() == BOOKMARK:
            self._toggle_bookmark()
        elif index.column() != NOTE:
            self.highlight(self.model.hexes(index.row()))
