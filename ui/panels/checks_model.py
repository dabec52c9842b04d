"""The log of checks as a table: newest first, searched by any word of a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ui import operations
from ui.look.colour_icons import colour_icon
from ui.panels.check_words import check_row
from ui.panels.sight_words import verdict_icon

if TYPE_CHECKING:
    from companion.session.checks import LoggedCheck
    from ui.session.bridge import SessionBridge

COLUMNS = ("check-time", "check-line", "check-verdict", "check-markers", "check-note")
_VERDICT, _NOTE = 2, 4
_Index = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()


class ChecksModel(QAbstractTableModel):
    """Rows are checks of the bridge that hold the searched words; notes can be edited in place."""

    def __init__(self, bridge: SessionBridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._search = ""
        self._checks: tuple[LoggedCheck, ...] = ()
        self._rows: list[tuple[int, tuple[str, ...]]] = []  # index in the log, what is shown

    @property
    def has_checks(self) -> bool:
        """Whether there are any, found or not."""
        return bool(self._checks)

    def reload(self) -> None:
        """Read the log anew."""
        self.beginResetModel()
        self._checks = self._bridge.checks
        found = ((index, check_row(self._bridge, one)) for index, one in enumerate(self._checks))
        self._rows = [(index, row) for index, row in found if self._fits(row)][::-1]
        self.endResetModel()

    def search(self, words: str) -> None:
        """Show only checks that hold all these words."""
        self._search = words.casefold()
        self.reload()

    def log_index(self, row: int) -> int:
        """The place in the log of a row of the table."""
        return self._rows[row][0]

    def check(self, row: int) -> LoggedCheck:
        """The check in a row of the table."""
        return self._checks[self.log_index(row)]

    def _fits(self, row: tuple[str, ...]) -> bool:
        text = " ".join(row).casefold()
        return all(word in text for word in self._search.split())

    def rowCount(self, parent: _Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _TOP) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        text = self._rows[index.row()][1][index.column()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole, Qt.ItemDataRole.ToolTipRole}:
            return text
        if role == Qt.ItemDataRole.DecorationRole and index.column() == _VERDICT:
            verdict = self.check(index.row()).told.verdict
            return colour_icon(verdict_icon(verdict), self._bridge.palette) if verdict else None
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._bridge.text(COLUMNS[section])
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == _NOTE else flags

    def setData(self, index: _Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or index.column() != _NOTE:
            return False
        check, note = self.check(index.row()), str(value).strip()
        return note == check.note or operations.write_note(self._bridge, check.seq, note)
