"""The session's log as a table: oldest first, read in pages from the newest back, searched by any word."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont

from ui import operations
from ui.look.icons import icon
from ui.session.words import faction_name

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from companion.session.log import LogLine
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge

COLUMNS = ("log-bookmark", "log-number", "log-time", "log-faction", "log-action", "log-notes")
BOOKMARK, NUMBER, TIME, FACTION, ACTION, NOTE = range(len(COLUMNS))
_PAGE = 300  # entries read at once
_ENOUGH = _PAGE // 2  # of lines that fit, for now
_SLICE = 50  # entries searched between two looks at what the player does
_Index = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()
_Role = Qt.ItemDataRole


class LogModel(QAbstractTableModel):
    """Rows are the lines read so far that hold the searched words; notes are edited in place.

    What is read runs from one entry to another without a gap, at first to the newest. `read_above` goes
    back by a page; a search goes on, slice by slice, until it has found one, and `looked` tells each time.
    The table itself asks for what is below.
    """

    looked = Signal()

    def __init__(self, bridge: SessionBridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._search: tuple[str, ...] = ()
        self._only_bookmarks = False
        self._session: Session | None = None
        self._known = 0  # how many entries there are
        self._first, self._last = 1, 0  # the entries read
        self._goal = 0  # how many lines to have before a look back rests
        self._lines: list[LogLine] = []
        self._words: dict[int, tuple[str, ...]] = {}  # by entry
        self._next_slice = QTimer(self, singleShot=True, interval=0)
        self._next_slice.timeout.connect(self._look_back)
        self.names_factions = False  # whether any line read says which faction acted

    # ---- reading -----------------------------------------------------------------------------

    def catch_up(self) -> None:
        """Read what is new, and the older lines again that it has altered."""
        session = self._bridge.session
        if session is None or session is not self._session or session.journal.next_seq <= self._known:
            self.reload()
            return
        from companion.session.log import lines_altered

        was_at_end, since = self.is_at_end, self._known + 1
        self._known = session.journal.next_seq - 1
        for seq in sorted(lines_altered(session.journal, since)):
            if self._first <= seq <= self._last:
                self._renew(seq)
        if was_at_end:
            self._read_below(self._known)

    def forget(self) -> None:
        """Show nothing until `catch_up`: what was read may have been closed since."""
        self._session = None
        self._begin_at(0)

    def reload(self) -> None:
        """Read the newest page anew."""
        self._session = session = self._bridge.session
        self._begin_at(session.journal.next_seq - 1 if session else 0)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._words = {}
        if self._search:
            self.reload()
        elif self._lines:
            self._tell_altered(0, len(self._lines) - 1)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)

    def read_above(self) -> None:
        """Look for a page of lines before those read."""
        self._have(len(self._lines) + _ENOUGH)

    def read_about(self, seq: int) -> None:
        """Have the line of an entry among those read, with some around it, unless lines are hidden."""
        if not self.is_filtering and 1 <= seq <= self._known and not self._first <= seq <= self._last:
            self._begin_at(min(seq + _PAGE // 2, self._known))

    def show_only(self, words: str = "", has_bookmark: bool = False) -> None:
        """Show only lines that hold all these words, and a bookmark; more words sift what fewer found."""
        old = self._search, self._only_bookmarks
        self._search, self._only_bookmarks = tuple(words.casefold().split()), has_bookmark
        if self._session is None or old == (self._search, self._only_bookmarks):
            return
        if old[0] and old[1] == has_bookmark and all(any(a in b for b in self._search) for a in old[0]):
            self._narrow()
        else:
            self.reload()

    @property
    def is_filtering(self) -> bool:
        """Whether lines are hidden."""
        return bool(self._search) or self._only_bookmarks

    @property
    def is_looking(self) -> bool:
        """Whether a search is going on."""
        return self._next_slice.isActive()

    @property
    def is_at_end(self) -> bool:
        """Whether the newest line is among those read."""
        return self._last == self._known

    @property
    def first(self) -> int:
        """The entry back to which everything has been looked at."""
        return self._first

    def line(self, row: int) -> LogLine:
        """The line in a row."""
        return self._lines[row]

    def row_of(self, seq: int) -> int | None:
        """The row of an entry; None while it is not shown."""
        row = self._row_from(seq)
        return row if row < len(self._lines) and self._lines[row].seq == seq else None

    def hexes(self, row: int) -> tuple[HexCoord, ...]:
        """The hexes that a line speaks of, each once."""
        line = self.line(row)
        reasons = (line.label, *(reason for group in line.details for reason in group))
        return tuple(dict.fromkeys(hex_ for reason in reasons for hex_ in reason.hexes))

    def canFetchMore(self, parent: _Index) -> bool:
        return not parent.isValid() and not self.is_at_end

    def fetchMore(self, parent: _Index) -> None:
        self._bridge.guard(lambda: self._read_below(min(self._last + _PAGE, self._known)))

    # ---- page by page ------------------------------------------------------------------------

    def _narrow(self) -> None:
        """Keep those of the lines found that fit the longer words, and go on."""
        self._put([line for line in self._lines if self._fits(line)])
        self._have(_ENOUGH)

    def _have(self, goal: int) -> None:
        """Look back until there are so many lines."""
        self._goal = goal
        if self._is_short and not self.is_looking:
            self._look_back()

    @property
    def _is_short(self) -> bool:
        return self._first > 1 and len(self._lines) < self._goal

    def _begin_at(self, last: int) -> None:
        """Read a page upwards from an entry, and nothing else."""
        self._next_slice.stop()
        self._known = self._session.journal.next_seq - 1 if self._session else 0
        self._first, self._last = last + 1, last
        self._words, self.names_factions = {}, False
        self._put(self._bridge.guard(self._read_slice) or [])
        self._have(_ENOUGH)

    def _put(self, lines: list[LogLine]) -> None:
        self.beginResetModel()
        self._lines = lines
        self.endResetModel()
        self.looked.emit()

    def _look_back(self) -> None:
        """Put lines in above; where too few fit, go on once the player has had the word."""
        lines = self._bridge.guard(self._read_slice)
        self._insert(0, lines or [])
        if lines is not None and self._is_short:
            self._next_slice.start()
        self.looked.emit()

    def _read_slice(self) -> list[LogLine]:
        """The lines that fit of the entries next above."""
        since, upto = self._slice_above()
        lines = self._read(since, upto)
        self._first = max(since, 1)
        return lines

    def _slice_above(self) -> tuple[int, int]:
        """The entries to look at next: those with a bookmark are known."""
        if self._only_bookmarks:
            return (self._marked_above(),) * 2
        return max(1, self._first - (_SLICE if self._search else _PAGE)), self._first - 1

    def _marked_above(self) -> int:
        """The next entry with a bookmark; 0 for none."""
        bookmarks = self._session.standing.bookmarks if self._session else ()
        return max((seq for seq in bookmarks if seq < self._first), default=0)

    def _read_below(self, upto: int) -> None:
        lines = self._read(self._last + 1, upto)
        self._last = upto
        self._insert(len(self._lines), lines)

    def _read(self, since: int, upto: int) -> list[LogLine]:
        """The lines from an entry to another that fit."""
        lines = self._session.log(since, upto) if self._session and since else ()
        self.names_factions = self.names_factions or any(line.faction for line in lines)
        return [line for line in lines if self._fits(line)]

    def _renew(self, seq: int) -> None:
        """Show the line of an entry as it is now; it may have come to fit the search, or fit no more."""
        self._words.pop(seq, None)
        lines, row, place = self._read(seq, seq), self.row_of(seq), self._row_from(seq)
        if row is None:
            self._insert(place, lines)
        elif lines:
            self._lines[row] = lines[0]
            self._tell_altered(row, row)
        else:
            self.beginRemoveRows(_TOP, row, row)
            del self._lines[row]
            self.endRemoveRows()

    def _insert(self, row: int, lines: list[LogLine]) -> None:
        if lines:
            self.beginInsertRows(_TOP, row, row + len(lines) - 1)
            self._lines[row:row] = lines
            self.endInsertRows()

    def _tell_altered(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first, 0), self.index(last, len(COLUMNS) - 1))

    def _row_from(self, seq: int) -> int:
        """The first row of an entry or a later one."""
        return bisect_left(self._lines, seq, key=lambda line: line.seq)

    def _fits(self, line: LogLine) -> bool:
        if self._only_bookmarks and line.bookmark is None:
            return False
        text = " ".join(self._words.get(line.seq) or self._in_words(line)).casefold() if self._search else ""
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

    def rowCount(self, parent: _Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: _Index = _TOP) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        line = self._lines[index.row()]
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
        """The words over a column; over bookmarks, as narrow as they are, they are heard alone."""
        is_said = role == (_Role.AccessibleTextRole if section == BOOKMARK else _Role.DisplayRole)
        if orientation is Qt.Orientation.Horizontal and is_said:
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
