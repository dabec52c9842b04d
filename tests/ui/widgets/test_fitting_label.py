"""A label that says as much as it has room for."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.widgets.fitting_label import FittingLabel


def test_it_says_the_longest_wording_that_fits_and_tells_all_of_it(qtbot: QtBot) -> None:
    label = FittingLabel()
    qtbot.addWidget(label)
    label.show()
    label.tell("1 found in the whole log", "1 found")
    for width, said in ((400, "1 found in the whole log"), (90, "1 found"), (20, "")):
        label.resize(width, 30)
        QApplication.processEvents()
        assert label.text() == said
        assert label.accessibleName() == "1 found in the whole log"
