"""What a cell of a table is typed into is as large as a finger needs, and in sight."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QLineEdit, QTableView
from pytestqt.qtbot import QtBot

from ui.widgets.cell_editor import CellEditor


@pytest.fixture
def table(qtbot: QtBot) -> QTableView:
    """Four rows of two small cells, and a style that asks for higher fields."""
    table, model = QTableView(), QStandardItemModel(4, 2)
    qtbot.addWidget(table)
    for row in range(4):
        for column in range(2):
            model.setItem(row, column, QStandardItem(f"{row}{column}"))
    table.setModel(model)
    table.setStyleSheet("QLineEdit { min-height: 40px; }")
    table.verticalHeader().setDefaultSectionSize(20)
    table.horizontalHeader().setDefaultSectionSize(90)
    table.resize(260, 160)
    table.show()
    return table


def edited(table: QTableView, row: int, column: int) -> QRect:
    """Where the editor of a cell stands."""
    table.edit(table.model().index(row, column))
    (editor,) = [one for one in table.viewport().findChildren(QLineEdit) if one.isVisible()]
    assert editor.hasFocus() or not table.isActiveWindow()
    return editor.geometry()


def test_it_is_higher_than_a_low_row_and_in_sight(table: QTableView) -> None:
    table.setItemDelegate(CellEditor(table))
    place = edited(table, 0, 0)
    assert place.height() >= 40
    assert place.top() == 0
    assert place.contains(table.visualRect(table.model().index(0, 0)))


@pytest.mark.long
def test_it_shows_so_many_letters_of_a_narrow_cell(table: QTableView) -> None:
    table.setItemDelegate(CellEditor(table, 20))
    place = edited(table, 1, 1)
    assert place.width() > 90
    assert table.viewport().rect().contains(place)
