"""What opens at a tap does not open below the fold."""

from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.widgets.fold import Fold

_HIGH, _ROWS = 300, 4


def _opened(qtbot: QtBot, row_height: int) -> tuple[QScrollArea, Fold]:
    """A heading at the lower edge, tapped."""
    area, inner = QScrollArea(widgetResizable=True), QWidget()
    column, before = QVBoxLayout(inner), QLabel("before")
    before.setFixedHeight(_HIGH - 60)
    fold = Fold("heading", lambda: [_row(row_height) for _ in range(_ROWS)])
    for widget in (before, fold):
        column.addWidget(widget)
    area.setWidget(inner)
    area.resize(300, _HIGH)
    qtbot.addWidget(area)
    area.show()
    fold.head.click()
    qtbot.waitUntil(lambda: area.verticalScrollBar().value() > 0)
    return area, fold


def _row(height: int) -> QLabel:
    row = QLabel("row")
    row.setFixedHeight(height)
    return row


def _top(area: QScrollArea, widget: QWidget) -> int:
    return widget.mapTo(area, widget.rect().topLeft()).y()


def test_all_of_it_comes_into_view(qtbot: QtBot) -> None:
    area, fold = _opened(qtbot, 30)
    assert _top(area, fold) >= 0
    assert _top(area, fold) + fold.height() <= _HIGH


def test_of_what_has_no_room_the_heading_stays_at_the_top(qtbot: QtBot) -> None:
    area, fold = _opened(qtbot, _HIGH)
    assert 0 <= _top(area, fold.head) < 5
