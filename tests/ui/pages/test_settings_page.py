"""The settings: nothing lies beside the page in large type, and nothing changes as it is scrolled."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from tests.forms import tried_with
from ui import operations
from ui.look.preferences import MAX_TEXT_SIZE
from ui.shell.main_window import MainWindow


@pytest.mark.long
@tried_with("language", ["ja", "en"])
def test_the_settings_do_not_scroll_sideways(window: MainWindow, language: str) -> None:
    operations.set_preference(window.bridge, language=language, text_size=MAX_TEXT_SIZE)
    window.resize(1024, 700)
    window.show_settings()
    QApplication.processEvents()
    assert window.settings_page.horizontalScrollBar().maximum() == 0
    operations.set_preference(window.bridge, text_size=14)
    operations.toggle_table_mode(window.bridge)
    QApplication.processEvents()
    assert window.settings_page.horizontalScrollBar().maximum() == 0


@pytest.mark.long
def test_no_field_is_wider_than_its_card_in_large_type(window: MainWindow) -> None:
    operations.set_preference(window.bridge, text_size=MAX_TEXT_SIZE)
    window.resize(1366, 690)
    window.show_settings()
    QApplication.processEvents()
    for card in window.settings_page.findChildren(QFrame, "page-card"):
        room = card.contentsRect()
        for field in card.findChildren(QWidget):
            if field.isVisible():
                assert room.contains(QRect(field.mapTo(card, QPoint()), field.size())), field


@pytest.mark.long
def test_the_wheel_passes_sliders_and_figures_and_moves_the_page(window: MainWindow) -> None:
    window.resize(1024, 700)
    window.show_settings()
    QApplication.processEvents()
    page = window.settings_page
    before = window.bridge.preferences
    for field in (page.text_size, page.map_scale, page.hex_height):
        page.verticalScrollBar().setValue(0)
        _roll_down(field)
        assert page.verticalScrollBar().value() > 0
    assert window.bridge.preferences == before


def _roll_down(field: QWidget) -> None:
    spot = field.mapTo(field.window(), field.rect().center())
    QTest.wheelEvent(field.window().windowHandle(), QPointF(spot), QPoint(0, -120))
    QApplication.processEvents()
