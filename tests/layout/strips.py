"""The Now strip of each game on one sheet: narrow, in both languages, in the largest text and in table mode.

python -m tests.layout.strips FILE
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from tests.layout.settling import settle
from tests.layout.variants import Variant
from ui.app import Application
from ui.tour.guide import Guide
from ui.tour.stops import STOPS

_NARROW, _GAP = (1024, 700), 6
_AT = ("contact", "scw-combat", "np-combat")  # a stop of the tour for each game
_FORMS = tuple(
    Variant(_NARROW, language, is_largest=is_largest, is_table_mode=is_table_mode)
    for is_largest, is_table_mode in ((False, False), (True, False), (False, True))
    for language in ("en", "ja")
)


def strips(guide: Guide) -> Iterator[QPixmap]:
    """A picture of the strip in each game and form."""
    stops = {stop.id: stop for stop in STOPS}
    for name in _AT:
        guide.start_over(stops[name].board)
        stops[name].visit(guide)
        for form in _FORMS:
            form.put_on(guide.window)
            settle(guide.window)
            yield guide.window.now_strip.grab()


def sheet(pictures: list[QPixmap]) -> QPixmap:
    """All of them one below the other."""
    whole = QPixmap(_NARROW[0], sum(one.height() + _GAP for one in pictures))
    whole.fill("white")
    painter, top = QPainter(whole), 0
    for one in pictures:
        painter.drawPixmap(QPoint(0, top), one)
        top += one.height() + _GAP
    painter.end()
    return whole


def main(file: Path) -> None:
    """Write the sheet."""
    app = QApplication([])
    application = Application()
    sheet([*strips(Guide(application))]).save(str(file))
    application.close()
    app.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
