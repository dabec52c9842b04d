"""Columns side by side, or under one another."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QLayoutItem, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.ui.running import settle
from ui.look.style import dress, palette_for
from ui.widgets.beside import Beside
from ui.widgets.layouts import least_widths, widgets_in


@pytest.mark.long
@pytest.mark.parametrize(("points", "is_beside"), [(14, True), (21, False)])
def test_what_had_room_side_by_side_goes_below_as_text_becomes_larger(
    qapp: QApplication, qtbot: QtBot, points: int, is_beside: bool
) -> None:
    """Table mode squeezed the count of the counter sheet into a tower beside its buttons."""
    dress(qapp, palette_for("light"), 14)
    ground = QWidget()
    qtbot.addWidget(ground)
    row = Beside(ground, room=40)
    one, other = QLabel("8 counters"), QLabel("Copy down")
    row.addWidget(one)
    row.addWidget(other)
    ground.resize(700, 200)
    ground.show()
    dress(qapp, palette_for("light"), points)
    settle()
    assert (one.y() == other.y()) is is_beside
    dress(qapp, palette_for("light"), 14)


def test_nothing_is_kept_of_a_layout_s_items_that_outlives_them(qapp: QApplication, qtbot: QtBot) -> None:
    """A button that came to lie where one had been was handed out as that item."""
    ground = QWidget()
    qtbot.addWidget(ground)
    row, words = Beside(ground), [QLabel("8 counters"), QLabel("Copy down")]
    for one in words:
        row.addWidget(one)
    before = _items()
    ground.show()
    settle()
    assert list(widgets_in(row)) == words
    assert least_widths(row) == [one.minimumSizeHint().width() for one in words]
    assert _items() == before


def _items() -> int:
    return sum(isinstance(one, QLayoutItem) for one in Shiboken.getAllValidWrappers())
