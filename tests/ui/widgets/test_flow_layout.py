"""Widgets set in lines like words."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ui.widgets.filled_rows import FilledRows
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.wrapping_button import WrappingButton


@pytest.fixture
def around(qtbot: QtBot) -> QWidget:
    """What the layout is in."""
    around = QWidget()
    qtbot.addWidget(around)
    return around


def flowing(around: QWidget, *sizes: tuple[int, int]) -> tuple[FlowLayout, list[QWidget]]:
    """A layout of widgets of fixed sizes, four pixels apart."""
    flow, widgets = FlowLayout(around), [QWidget() for _ in sizes]
    for widget, size in zip(widgets, sizes, strict=True):
        widget.setFixedSize(*size)
        flow.addWidget(widget)
    around.show()
    return flow, widgets


def test_a_line_holds_what_fits_and_lower_widgets_stand_in_its_middle(around: QWidget) -> None:
    flow, (low, high, third) = flowing(around, (40, 20), (40, 50), (40, 30))
    flow.setGeometry(QRect(0, 0, 100, 200))
    assert low.geometry() == QRect(0, 15, 40, 20)
    assert high.geometry() == QRect(44, 0, 40, 50)
    assert third.geometry() == QRect(0, 54, 40, 30)
    assert flow.heightForWidth(100) == 84


def test_buttons_fill_their_rows_by_what_their_words_want(around: QWidget) -> None:
    rows, buttons = FilledRows(around), [WrappingButton(words) for words in ("Keep", "Correct", "W" * 40)]
    for button in buttons:
        rows.addWidget(button)
    around.show()
    rows.setGeometry(QRect(0, 0, 300, 300))
    keep, correct, wide = (button.geometry() for button in buttons)
    assert (keep.left(), correct.right() + 1) == (0, 300)
    assert keep.top() == correct.top() < wide.top()
    assert correct.left() == keep.right() + 1 + rows.spacing()
    assert (wide.left(), wide.width()) == (0, 300)


def test_what_is_hidden_takes_no_room_and_without_widgets_none_is_taken(around: QWidget) -> None:
    flow, (first, second) = flowing(around, (40, 20), (40, 20))
    first.hide()
    flow.setGeometry(QRect(0, 0, 100, 100))
    assert second.geometry() == QRect(0, 0, 40, 20)
    second.hide()
    flow.invalidate()
    assert flow.heightForWidth(100) == 0
