"""Lines in a padded list: no word is cut off where the padding makes a line wrap."""

import pytest
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from ui.widgets.wrapped_lines import WrappedLines

PADDING = 20
WORDS = "one two three four five six seven"


@pytest.fixture
def padded(qtbot: QtBot) -> QListWidget:
    """A list as wide as its one line would be without the padding."""
    lines = QListWidget(wordWrap=True)
    qtbot.addWidget(lines)
    lines.setStyleSheet(f"QListWidget::item {{ padding: 0 {PADDING // 2}px }}")
    lines.addItem(WORDS)
    width = lines.fontMetrics().horizontalAdvance(WORDS) + PADDING // 2
    lines.resize(width + lines.width() - lines.viewport().width(), 200)
    return lines


def test_a_line_that_wraps_inside_the_padding_has_room_for_two(padded: QListWidget) -> None:
    padded.setItemDelegate(WrappedLines(PADDING, padded))
    padded.show()
    assert padded.visualItemRect(padded.item(0)).height() >= 2 * padded.fontMetrics().height()


def test_a_line_that_fits_has_room_for_one(padded: QListWidget) -> None:
    padded.setItemDelegate(WrappedLines(PADDING, padded))
    padded.resize(padded.width() + 2 * PADDING, 200)
    padded.show()
    assert padded.visualItemRect(padded.item(0)).height() < 2 * padded.fontMetrics().height()
