"""The settings in large type: nothing lies beside the page, the way back least of all."""

import pytest
from PySide6.QtWidgets import QApplication

from ui import operations
from ui.look.preferences import MAX_TEXT_SIZE
from ui.shell.main_window import MainWindow


@pytest.mark.parametrize("language", ["en", "ja"])
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
