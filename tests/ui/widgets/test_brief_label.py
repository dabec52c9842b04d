"""Words in so many lines at most."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ui.look.style import dress, palette_for
from ui.widgets.brief_label import BriefLabel

WORDS = (
    "German: Done in secret",
    "Tavo AVA To W. fi Wy",
    "Central Powers: Next phase",
    "ドイツ軍：秘密裏に完了",
)


@pytest.mark.parametrize("size", [13, 14, 15, 19])
def test_what_fits_on_one_line_stands_on_one_and_whole(qapp: QApplication, qtbot: QtBot, size: int) -> None:
    dress(qapp, palette_for("light"), size)
    ground = QWidget()
    qtbot.addWidget(ground)
    label = BriefLabel(ground)
    for words in WORDS:
        label.tell(words)
        label.fit(label.on_one_line, 1)
        assert label.text() == words
    dress(qapp, palette_for("light"), 14)
