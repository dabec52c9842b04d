"""The start page: side by side where there is room, one above the other in large type."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.test_boards import settle_grid, turn_to
from ui import operations
from ui.app import Application


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("calculator", ["np-combat", "np-events"])
def test_nothing_is_cut_at_the_side_in_table_mode(
    application: Application, qtbot: QtBot, language: str, calculator: str
) -> None:
    operations.set_language(application.bridge, language)
    turn_to(application, qtbot, "np-the-last-crusade", "no_prisoners")
    window = application.window
    settle_grid(window)
    window.resize(1366, 768)
    window.show_start_page()
    page = window.start_page
    page.calculators.show_one(calculator)
    QApplication.processEvents()
    assert page.horizontalScrollBar().maximum() == 0
    beside = page.recent.mapTo(page, page.recent.rect().topLeft()).x()
    assert page.calculators.mapTo(page, page.calculators.rect().topLeft()).x() > beside
    operations.toggle_table_mode(application.bridge)
    qtbot.waitUntil(lambda: page.horizontalScrollBar().maximum() == 0)
