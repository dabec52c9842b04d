"""The sheet of a faction's counters as a table model: a row a counter, its cells edited in place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from companion.reason import Reason
from ui.look.icons import icon
from ui.session.message import Severity

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from companion.kit.counter_sheets import SheetRow
    from ui.session.bridge import SessionBridge

NAME = 0  # the column before the cells
_Role = Qt.ItemDataRole
_Index = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()


class CounterSheetModel(QAbstractTableModel):
    """Rows as the game gives them; `typed(cells by row)` when the player has typed into some."""

    typed = Signal(object)

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._columns: Sequence[Reason] = ()
        self.rows: Sequence[SheetRow] = ()

    def show(self, columns: Sequence[Reason], rows: Sequence[SheetRow]) -> None:
        """Show rows; where they are those of before, only what is in them is new."""
        is_same = [row.id for row in rows] == [row.id for row in self.rows] and self._columns
        if is_same:
            self.rows = rows
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, self.columnCount() - 1))
            return
        self.beginResetModel()
        self._columns, self.rows = columns, rows
        self.endResetModel()

    def paste(self, text: str, start: QModelIndex) -> None:
        """Type a block of cells, as a spreadsheet copies it, from a cell on to the right and down."""
        first, lines = max(start.column() - 1, 0), [line.split("\t") for line in text.splitlines()]
        under = self.rows[start.row() :]
        cells = {row.id: _overlaid(row.cells, line, first) for row, line in zip(under, lines, strict=False)}
        if cells:
            self.typed.emit(cells)
        room = len(self._columns) - first
        beyond = [line[room if place < len(under) else 0 :] for place, line in enumerate(lines)]
        if count := sum(bool(cell.strip()) for line in beyond for cell in line):
            self._bridge.say(
                Reason("counter-sheet-beyond", args={"count": count}), Severity.ERROR, slot="refusal"
            )

    @property
    def _has_places(self) -> bool:
        return any(row.where for row in self.rows)

    def _is_place(self, column: int) -> bool:
        """Whether a column tells where the counters stand: the last one."""
        return column == 1 + len(self._columns)

    # ---- Qt ----------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = _TOP) -> int:
        return 0 if parent.isValid() else 1 + len(self._columns) + self._has_places

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Vertical or role != _Role.DisplayRole:
            return None
        if section == NAME:
            return self._bridge.text("counter-sheet-counter")
        if self._is_place(section):
            return self._bridge.text("counter-sheet-where")
        return self._bridge.reason_text(self._columns[section - 1])

    def flags(self, index: _Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        is_told = index.column() == NAME or self._is_place(index.column())
        return flags if is_told else flags | Qt.ItemFlag.ItemIsEditable

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        row = self.rows[index.row()]
        if self._is_place(index.column()):
            is_shown = role in {_Role.DisplayRole, _Role.ToolTipRole} and row.where
            return self._bridge.reason_text(row.where) if is_shown and row.where else None
        if index.column() != NAME:
            return row.cells[index.column() - 1] if role in {_Role.DisplayRole, _Role.EditRole} else None
        match role:
            case _Role.DisplayRole:
                return self._bridge.reason_text(row.name)
            case _Role.DecorationRole if not row.is_complete:
                return icon("edit", self._bridge.palette)
            case _Role.ToolTipRole if not row.is_complete:
                return self._bridge.text("counter-sheet-open")
        return None

    def setData(self, index: _Index, value: Any, role: int = _Role.EditRole) -> bool:
        row, text = self.rows[index.row()], str(value).strip()
        if role != _Role.EditRole or text == row.cells[index.column() - 1]:
            return False
        self.typed.emit({row.id: _overlaid(row.cells, [text], index.column() - 1)})
        return True


def _overlaid(cells: Sequence[str], typed: Sequence[str], first: int) -> tuple[str, ...]:
    """Cells with those typed over them, from one on."""
    return (*cells[:first], *typed, *cells[first + len(typed) :])[: len(cells)]


def changed_cells(
    rows: Sequence[SheetRow], typed: Mapping[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    """Those of the cells typed that differ from what stands there."""
    before = {row.id: tuple(row.cells) for row in rows}
    return {id_: cells for id_, cells in typed.items() if before.get(id_) != cells}
