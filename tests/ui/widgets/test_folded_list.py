"""A list that unfolds stays wide enough for its words, and finds what is typed."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.shell.main_window import MainWindow
from ui.widgets.one_press import LAST_PRESS
from ui.widgets.steady import FoldedList

LEFT, NO_KEY = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.mark.long
def test_it_grows_with_the_text_though_it_was_shown_before(shared: SharedWindow) -> None:
    window = shared.on("elst")
    folded = FoldedList()
    folded.addItems(["東部連合軍", "なし"])
    folded.setParent(window)
    folded.show()
    words = []
    for points in (9, 28):
        operations.set_preference(window.bridge, text_size=points)
        settle()
        words.append(folded.sizeHint().width() - folded.fontMetrics().horizontalAdvance("東部連合軍"))
    folded.setParent(None)
    folded.deleteLater()
    assert min(words) > 20


def test_space_in_it_is_no_beginning_of_an_entry(qtbot: QtBot) -> None:
    folded = FoldedList()
    folded.addItems(["set-up", "random event", "reinforcements"])
    qtbot.addWidget(folded)
    with qtbot.waitExposed(folded):
        folded.show()
    folded.showPopup()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_R, Qt.Key.Key_E, Qt.Key.Key_Return):
        qtbot.keyClick(folded.view(), key)
    assert folded.currentText() == "reinforcements"


@pytest.mark.long
@pytest.mark.parametrize(("typed", "chosen"), [("CE", "CE"), ("MG D", "MG Disabled")])
def test_letters_that_go_on_with_a_name_begun_go_nowhere_else(
    window: MainWindow, qtbot: QtBot, typed: str, chosen: str
) -> None:
    """Of CE the C chose it, and the E was taken for a hex to go to; of MG the M chose what comes first."""
    folded = FoldedList()
    folded.addItems(["Mired", "CE", "Recall", "MG out", "MG Disabled"])
    folded.setCurrentIndex(-1)
    folded.setParent(window.map_view)
    folded.show()
    folded.setFocus()
    qtbot.keyClicks(folded, typed)
    assert folded.currentText() == chosen
    assert not window.go_to_bar.isVisible()
    folded.setParent(None)
    folded.deleteLater()


def test_space_within_a_name_is_part_of_it(qtbot: QtBot) -> None:
    folded = FoldedList()
    folded.addItems(["armoured cars", "armour", "armoured train"])
    qtbot.addWidget(folded)
    with qtbot.waitExposed(folded):
        folded.show()
    folded.showPopup()
    qtbot.keyClicks(folded.view(), "armoured t")
    qtbot.keyClick(folded.view(), Qt.Key.Key_Return)
    assert folded.currentText() == "armoured train"


def test_space_within_a_name_is_part_of_it_though_the_list_is_folded(qtbot: QtBot) -> None:
    folded = FoldedList()
    folded.addItems(["armoured cars", "armoured train", "tanks"])
    qtbot.addWidget(folded)
    with qtbot.waitExposed(folded):
        folded.show()
    qtbot.keyClicks(folded, "armoured train")
    assert folded.currentText() == "armoured train"
    assert not folded.view().isVisible()


@pytest.mark.long
def test_a_bouncing_finger_unfolds_it_and_points_at_none_of_it(qtbot: QtBot) -> None:
    """The second tap falls on whatever has come under it, which the arrows would go on from."""
    folded = FoldedList()
    folded.addItems(["infantry", "cavalry", "camels"])
    folded.setCurrentIndex(-1)
    qtbot.addWidget(folded)
    with qtbot.waitExposed(folded):
        folded.show()
    folded.showPopup()
    row = folded.view().visualRect(folded.model().index(2, 0)).center()
    place = QPointF(folded.view().viewport().mapToGlobal(row))
    press = QMouseEvent(QEvent.Type.MouseButtonPress, QPointF(row), place, LEFT, LEFT, NO_KEY)
    LAST_PRESS.note(folded, press)
    press.setTimestamp(LAST_PRESS.ms + 40)
    QApplication.sendEvent(folded.view().viewport(), press)
    assert folded.view().isVisible()
    qtbot.keyClick(folded.view(), Qt.Key.Key_Return)
    assert folded.currentText() != "camels"
