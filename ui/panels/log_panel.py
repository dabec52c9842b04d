"""The session's log: search, bookmarks, notes, back to an earlier point, a mistyped answer corrected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from companion.reason import Reason
from ui import operations
from ui.cards.answered import answered_entry
from ui.look.icons import icon
from ui.panels.log_model import ACTION, BOOKMARK, FACTION, NOTE, LogModel
from ui.panels.panel import Panel
from ui.session.bridge import Change, SessionBridge
from ui.shell.button_keys import ENTER
from ui.widgets.buttons import staying_down
from ui.widgets.cell_editor import CellEditor
from ui.widgets.fitting_label import FittingLabel
from ui.widgets.greyed import grey, press
from ui.widgets.row_table import set_row_height, show_headings, show_rows
from ui.widgets.search_line import SearchLine
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from companion.session.session import Session

_ROW = 2.2  # row height in text sizes
_NOTE = 16  # of its widest letters are in sight while a note is typed
_MEASURED_ROWS = 40  # for the width of columns: all of a long log would take long
_ROWS = 5.5  # the panel's first height in rows
_ICONS = {
    "bookmark": "bookmark",
    "note": "edit",
    "jump": "jump",
    "correct": "dice",
    "insert": "import",
    "undo": "undo",
}


class LogPanel(Panel):
    """A table of the log, newest at the foot; undone lines are struck through.

    `correction_wanted(seq)` asks to give the answer of an entry again; anything else that was done wrongly
    is done again at its own moment.
    """

    listens_to = frozenset({Change.LOG, Change.SESSION, Change.SECRETS})
    correction_wanted = Signal(int)

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.model = LogModel(bridge, self)
        self.table = QTableView()
        self.search = SearchLine()
        self.only_bookmarks = staying_down(QToolButton())
        self.buttons = {name: QPushButton() for name in _ICONS}
        self.export = QPushButton()
        self._none, self.looked = WrappedLabel(), FittingLabel()
        for label in (self._none, self.looked):
            label.setObjectName("dim")
        self._language = bridge.catalogue.language
        self._searched = bridge.session  # in which the player searches
        self._below = 0  # what could be scrolled before more lines came in above
        self._set_up_table()
        self._lay_out()
        self._name()
        self._connect()

    def sizeHint(self) -> QSize:
        """A strip below the map: the search line and a few rows."""
        row = self.bridge.text_size * _ROW
        return QSize(round(row * 16), round(row * (_ROWS + 1)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_headings()

    def _show_headings(self) -> None:
        was_at_foot = self._is_at_foot()
        show_headings(self.table, self.height())
        if was_at_foot:
            self.table.scrollToBottom()

    def refresh(self) -> None:
        chosen, was_at_foot = self.chosen, self._is_at_foot()
        self.model.catch_up()
        if self._language != self.bridge.catalogue.language:
            self._language = self.bridge.catalogue.language
            self.model.retranslate()
        set_row_height(self.table, round(self.bridge.text_size * _ROW))
        self._show_headings()
        has_session = self.bridge.session is not None
        self.table.setVisible(has_session)
        self._none.setVisible(not has_session)
        self._on_looked()
        self._keep_in_sight(chosen, was_at_foot)
        self._dress()

    def _on_changed(self, changes: frozenset[Change]) -> None:
        """Lines of a faction that was locked are gone at once, be the panel in sight or not."""
        if changes & {Change.SECRETS, Change.SESSION}:
            self.model.forget()
        if self._searched is not self.bridge.session:
            self._searched = self.bridge.session
            self._show_all()
        super()._on_changed(changes)

    @property
    def chosen(self) -> int | None:
        """The entry of the row chosen; None without one."""
        row = self.table.currentIndex().row()
        return self.model.line(row).seq if 0 <= row < self.model.rowCount() else None

    def choose(self, seq: int) -> None:
        """Choose the row of an entry and bring it into sight, however far up it is."""
        self.model.read_about(seq)
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
        if self.model.is_filtering:
            self._show_all()
            self.choose(seq)

    def _correct(self) -> None:
        """Two taps on a line, or Enter, do so too."""
        session, seq = self.bridge.session, self.chosen
        if session is None or seq is None or "correct" not in _offered(session, seq):
            return
        if answered_entry(session, seq) is not None:
            self.correction_wanted.emit(seq)
        else:
            operations.go_back(self.bridge, seq, without=True)

    def _insert(self) -> None:
        if self.chosen is not None:
            operations.go_back(self.bridge, self.chosen)

    def _undo_to(self) -> None:
        if self.chosen is not None:
            operations.undo_to(self.bridge, self.chosen)

    # ---- page by page --------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc ends a search, Enter corrects the line chosen."""
        if event.key() == Qt.Key.Key_Escape and self.model.is_filtering:
            self._show_all()
        elif event.key() in ENTER and self.table.hasFocus() and not event.isAutoRepeat():
            press(self.buttons["correct"])
        else:
            super().keyPressEvent(event)

    def _go_to_newest(self) -> None:
        if not self.model.is_at_end:
            self.model.reload()
        self.table.selectRow(self.model.rowCount() - 1)

    def _show_all(self) -> None:
        self.search.clear()
        self.only_bookmarks.setChecked(False)

    def _on_scrolled(self) -> None:
        """At the top, the slider let go of, go further back: not on the way to another place."""
        if self._is_at_top():
            QTimer.singleShot(0, self, self._read_above)

    def _read_above(self) -> None:
        if self._is_at_top() and self.table.isVisible():
            self.model.read_above()

    def _is_at_top(self) -> bool:
        bar = self.table.verticalScrollBar()
        return bar.value() == bar.minimum() < bar.maximum() and not bar.isSliderDown()

    def _before_more(self, _parent: QModelIndex, first: int) -> None:
        if first == 0:
            self._below = self._rest_below()

    def _after_more(self, _parent: QModelIndex, first: int, last: int) -> None:
        """What is in sight stays where it is when lines come in above."""
        if self.model.rowCount() == last - first + 1:
            self.table.horizontalHeader().resizeSections()  # as wide as headings until now
        if first == 0:
            below = self._rest_below()
            bar = self.table.verticalScrollBar()
            bar.setValue(bar.value() + below - self._below)

    def _rest_below(self) -> int:
        """How far one can scroll down, the table laid out as it is at this moment."""
        self.table.updateGeometries()
        bar = self.table.verticalScrollBar()
        return bar.maximum() - bar.value()

    def _filter(self) -> None:
        """Show the newest lines that fit."""
        self.model.show_only(self.search.text(), self.only_bookmarks.isChecked())
        self.table.scrollToBottom()

    def _on_looked(self) -> None:
        self.table.setColumnHidden(FACTION, not self.model.names_factions)
        self.looked.setVisible(self.model.is_filtering and self.bridge.session is not None)
        found = self.bridge.text("log-found", count=self.model.rowCount())
        self.looked.tell(*((self._looked_words(), found) if self.model.is_filtering else ()))

    def _looked_words(self) -> str:
        count, first = self.model.rowCount(), self.model.first
        if first <= 1:
            return self.bridge.text("log-looked-through", count=count)
        key = "log-looking" if self.model.is_looking else "log-looked-back"
        return self.bridge.text(key, count=count, entry=str(first))

    # ---- look ----------------------------------------------------------------------------------

    def _is_at_foot(self) -> bool:
        bar = self.table.verticalScrollBar()
        return bar.value() == bar.maximum() and self.model.is_at_end

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
        grey(
            self.bridge,
            self.export,
            None if session else Reason("needs-session"),
            self.export.accessibleName(),
        )
        may = frozenset() if session is None or seq is None else _offered(session, seq)
        why = Reason("log-choose-line" if seq is None else "log-no-act")
        for name, button in self.buttons.items():
            grey(self.bridge, button, None if name in may else why, button.accessibleName())

    def _set_up_table(self) -> None:
        self.table.setModel(self.model)
        self.table.horizontalHeader().setResizeContentsPrecision(_MEASURED_ROWS)
        self.table.setItemDelegate(CellEditor(self.table, _NOTE))
        show_rows(self.table, wide=(ACTION,))

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.addWidget(self.search, 1)
        line.addWidget(self.looked, 1)
        for widget in (self.only_bookmarks, *self.buttons.values(), self.export):
            line.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 4)
        column.setSpacing(4)
        column.addLayout(line)
        column.addWidget(self._none)
        column.addWidget(self.table, 1)
        column.addStretch(0)

    def _name(self) -> None:
        self.texts.bind("log-search", self.search.setPlaceholderText, self.search.setAccessibleName)
        self.texts.bind("search-empty", self.search.name_cross)
        self.texts.bind(
            "log-only-bookmarks", self.only_bookmarks.setToolTip, self.only_bookmarks.setAccessibleName
        )
        self.texts.bind("dock-log", self.table.setAccessibleName)
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
            "insert": self._insert,
            "undo": self._undo_to,
        }
        for name, do in work.items():
            self.buttons[name].clicked.connect(do)
        self.search.textChanged.connect(self._filter)
        self.only_bookmarks.toggled.connect(self._filter)
        self.model.looked.connect(self._on_looked)
        self.model.rowsAboutToBeInserted.connect(self._before_more)
        self.model.rowsInserted.connect(self._after_more)
        bar = self.table.verticalScrollBar()
        bar.valueChanged.connect(self._on_scrolled)
        bar.sliderReleased.connect(self._on_scrolled)
        for key, go in (("Ctrl+Home", lambda: self.choose(1)), ("Ctrl+End", self._go_to_newest)):
            QShortcut(QKeySequence(key), self.table, go, context=Qt.ShortcutContext.WidgetShortcut)
        self.table.selectionModel().currentChanged.connect(lambda *_: self._enable())
        self.table.clicked.connect(self._on_clicked)
        self.table.doubleClicked.connect(self._on_double_clicked)
        self.export.clicked.connect(lambda: self.action_wanted.emit("export-log"))

    def _on_double_clicked(self, index: QModelIndex) -> None:
        if index.column() not in {BOOKMARK, NOTE}:
            self._correct()

    def _on_clicked(self, index: QModelIndex) -> None:
        if index.column() == BOOKMARK:
            self._toggle_bookmark()
        elif index.column() != NOTE:
            self.highlight(self.model.hexes(index.row()))


def _offered(session: Session, seq: int) -> frozenset[str]:
    """What may be done with an entry, by the names of the buttons."""
    may = {"bookmark", "note", "jump"}
    if session.mending.past is None and session.journal.find_act(seq) is not None:
        may |= {"correct", "insert", "undo"}
    return frozenset(may)
