"""The Now strip where it has least room: in each language, the usual and the largest text, table mode."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from companion.text import LANGUAGES
from ui import operations
from ui.look.preferences import MAX_TEXT_SIZE
from ui.tour.guide import Guide, TourStop

WIDTH, HEIGHT = 1024, 700  # of the smallest window
_GAP = 6


def strips(guide: Guide, stop: TourStop) -> QPixmap:
    """What the strip shows at a stop, one look below the other."""
    shown = [look for language in LANGUAGES for look in _looks(guide, stop, language)]
    sheet = QPixmap(WIDTH, sum(one.height() + _GAP for one in shown) - _GAP)
    sheet.fill(Qt.GlobalColor.transparent)
    painter, top = QPainter(sheet), 0
    for one in shown:
        painter.drawPixmap(0, top, one)
        top += one.height() + _GAP
    painter.end()
    return sheet


def _looks(guide: Guide, stop: TourStop, language: str) -> list[QPixmap]:
    guide.start_over(stop.board, language)
    stop.visit(guide)
    guide.window.resize(WIDTH, HEIGHT)
    usual = _look(guide)
    operations.toggle_table_mode(guide.bridge)
    on_the_table = _look(guide)
    operations.toggle_table_mode(guide.bridge)
    operations.set_preference(guide.bridge, text_size=MAX_TEXT_SIZE)
    return [usual, on_the_table, _look(guide)]


def _look(guide: Guide) -> QPixmap:
    guide.wait()
    return guide.window.now_strip.grab()
