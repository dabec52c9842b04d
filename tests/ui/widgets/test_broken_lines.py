"""Words on a button that has room for some of them in a line."""

from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from ui.widgets.broken_lines import break_words

WORDS = "13th International Brigade: infantry 1"


def test_what_stood_on_a_widened_button_before_takes_no_room_of_what_comes(qtbot: QtBot) -> None:
    button = QToolButton()
    button.setStyleSheet("QToolButton { min-width: 90px; padding: 4px }")
    qtbot.addWidget(button)
    room = button.fontMetrics().horizontalAdvance(WORDS) + 60
    for before in ("", "1"):
        button.setText(before)
        break_words(button, WORDS, room)
        assert button.text() == WORDS
    break_words(button, WORDS, 150)
    assert button.text().split() == WORDS.split()
    assert button.sizeHint().width() <= 150
