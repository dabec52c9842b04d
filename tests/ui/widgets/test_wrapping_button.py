"""A button whose text takes several lines is read on whatever it is filled with."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.look.style import dress
from ui.session.bridge import SessionBridge
from ui.widgets.wrapping_button import WrappingButton


@pytest.mark.long
@pytest.mark.parametrize("is_enabled", [True, False])
def test_the_words_of_what_gives_a_form_are_read_greyed_or_not(
    bridge: SessionBridge, qtbot: QtBot, is_enabled: bool
) -> None:
    dress(QApplication.instance(), bridge.palette, bridge.text_size)
    button = WrappingButton("Save corrections")
    qtbot.addWidget(button)
    button.setDefault(True)
    button.setEnabled(is_enabled)
    button.show()
    image = button.grab().toImage()
    inside = [image.pixelColor(x, image.height() // 2) for x in range(10, image.width() - 10)]
    ground = image.pixelColor(image.width() // 2, 4)
    assert max(_apart(colour, ground) for colour in inside) > 40


def _apart(one: QColor, other: QColor) -> int:
    return abs(one.lightness() - other.lightness())
