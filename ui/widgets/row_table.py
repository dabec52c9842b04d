"""Tables read line by line, as logs are."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTableView

from ui.widgets.layouts import keep_gutter

_HEADED = 8  # rows


def set_row_height(table: QTableView, height: int) -> None:
    """So many pixels; however low the table's place, its header and a row are whole."""
    table.verticalHeader().setDefaultSectionSize(height)
    table.setMinimumHeight(table.horizontalHeader().sizeHint().height() + height + 2 * table.frameWidth())


def show_headings(table: QTableView, room: int) -> None:
    """Name the columns unless its panel is `room` pixels low: there lines tell more, and need no names."""
    table.horizontalHeader().setVisible(room >= _HEADED * table.verticalHeader().defaultSectionSize())


def show_rows(table: QTableView, wide: Iterable[int]) -> None:
    """Let a table that has its model be chosen from row by row; its `wide` columns share the room left."""
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.verticalHeader().hide()
    table.setTabKeyNavigation(False)
    keep_gutter(table)
    table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
    header = table.horizontalHeader()
    header.setTextElideMode(Qt.TextElideMode.ElideRight)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    for column in wide:
        header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
