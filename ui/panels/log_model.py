"""The session's log as a table: oldest first, searched by any word of a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QFont

from ui import operations
from ui.icons import icon
from ui.session_words import faction_name

if TYPE_CHECKING:
    from companion.hexgrid import HexCoord
    from companion.play.log import LogLine
    from companion.play.session import Session
    from ui.session_bridge import SessionBridge

COLUMNS = ("log-bookmark", "log-number", "log-time", "log-faction", "log-action", "log-notes")
BOOKMARK, NUMBER, TIME, FACTION, ACTION, NOTE = range(len(COLUMNS))
_Index = QModelIndex
_Role = Qt.ItemDataRole


class LogModel(QAbstractTableModel):
    """Rows are the lines of the log in sight that hold the searched words; notes are edited in place."""

    def __init__(self, bridge: SessionBridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._search: tuple[str, ...] = ()
        self._only_bookmarks = False
        self._session: Session | None = None
        self._read_to = 0  # the last entry read
        self._lines: list[LogLine] = []
        self._shown: list[LogLine] = []
        self._words: dict[int, tuple[str, ...]] = {}  # by entry

    # ---- reading -----------------------------------------------------------------------------

    def catch_up(self) -> None:
        """Read what is new. Acts only add lines; anything else may change older ones too."""
        session = self._bridge.session
        new = session.journal.entries[self._read_to :] if session else []
        if session is None or session is not self._session or not all(e.is_act and e.body for e in new):
            self.reload()
        elif new:
            self._append(session)

    def forget(self) -> None:
        """Show nothing until `catch_up`: what was read may have been closed since."""
        self.beginResetModel()
        self._session, self._lines, self._shown, self._words = None, [], [], {}
        self.endResetModel()

    def reload(self) -> None:
        """Read the whole log anew, in the language in use."""
        self.beginResetModel()
        self._session = session = self._bridge.session
        self._lines = list(session.log()) if session else []
        self._read_to = len(session.journal.entries) if session else 0
        self._words = {}
        self._shown = [line for line in self._lines if self._fits(line)]
        self.endResetModel()

    def search(self, words: str) -> None:
        """Show only lines that hold all these words."""
        self._search = tuple(words.casefold().split())
        self._filter()

    def show_only_bookmarks(self, is_on: bool) -> None:
        """Show only lines with a bookmark."""
        self._only_bookmarks = is_on
        self._filter()

    @property
    def names_factions(self) -> bool:
        """Whether any line says which faction acted."""
        return any(line.faction for line in self._lines)

    def line(self, row: int) -> LogLine:
        """The line in a row."""
        return self._shown[row]

    def row_of(self, seq: int) -> int | None:
        """The row of an entry; None while it is not shown."""
        return next((row for row, line in enumerate(self._shown) if line.seq == seq), None)

    def hexes(self, row: int) -> tuple[HexCoord, ...]:
        """The hexes that a line speaks of, each once."""
        line = self.line(row)
        reasons = (line.label, *(reason for group in line.details for reason in group))
        return tuple(dict.fromkeys(hex_ for reason in reasons for hex_ in reason.hexes))

    def _append(self, session: Session) -> None:
        lines = list(session.log(since=self._read_to + 1))
        self._read_to = len(session.journal.entries)
        self._lines += lines
        fitting = [line for line in lines if self._fits(line)]
        if fitting:
            first = len(self._shown)
            self.beginInsertRows(_Index(), first, first + len(fitting) - 1)
            self._shown += fitting
            self.endInsertRows()

    def _filter(self) -> None:
        self.beginResetModel()
        self._shown = [line for line in self._lines if self._fits(line)]
        self.endResetModel()

    def _fits(self, line: LogLine) -> bool:
        if self._only_bookmarks and line.bookmark is None:
            return False
        text = " ".join(self._row(line)).casefold() if self._search else ""
        return all(word in text for word in self._search)

    # ---- showing -----------------------------------------------------------------------------

    def _row(self, line: LogLine) -> tuple[str, ...]:
        """What the columns show of a line. Words are made when a line is first looked at."""
        if line.seq not in self._words:
            self._words[line.seq] = self._in_words(line)
        return self._words[line.seq]

    def _in_words(self, line: LogLine) -> tuple[str, ...]:
        bridge = self._bridge
        time = line.time.astimezone().strftime("%H:%M") if line.time else ""
        faction = faction_name(bridge, line.faction) if line.faction else ""
        notes = bridge.catalogue.join(note.text for note in line.notes)
        return ("", str(line.seq), time, faction, self._action(line), notes)

    def _action(self, line: LogLine) -> str:
        bridge = self._bridge
        label = bridge.reason_text(line.label)
        details = [bridge.catalogue.join(map(bridge.reason_text, group)) for group in line.details]
        if not details:
            return label
        return bridge.text("log-line", action=label, details=bridge.catalogue.join(details))

    def rowCount(self, parent: _Index = _Index()) -> int:  # noqa: B008 (Qt's own default)
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: _Index = _Index()) -> int:  # noqa: B008 (Qt's own default)
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        line = self._shown[index.row()]
        match role:
            case _Role.DisplayRole | _Role.EditRole | _Role.ToolTipRole:
                return self._row(line)[index.column()]
            case _Role.DecorationRole if index.column() == BOOKMARK and line.bookmark is not None:
                return icon("bookmark", self._bridge.palette)
            case _Role.AccessibleTextRole if index.column() == BOOKMARK and line.bookmark is not None:
                return self._bridge.text("log-bookmark")
            case _Role.ForegroundRole if line.is_undone:
                return self._bridge.palette.text_dim
            case _Role.FontRole if line.is_undone:
                font = QFont()
                font.setStrikeOut(True)
                return font
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == _Role.DisplayRole and section != BOOKMARK:
            return self._bridge.text(COLUMNS[section])
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == NOTE else flags

    def setData(self, index: _Index, value: Any, role: int = _Role.EditRole) -> bool:
        if role != _Role.EditRole or index.column() != NOTE:
            return False
        line, text = self.line(index.row()), str(value).strip()
        is_same = text == self._row(line)[NOTE]
        return is_same or operations.write_note(self._bridge, line.seq, text)
