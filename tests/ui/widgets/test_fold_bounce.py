"""A fold under a finger that bounces."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ui.widgets.fold import Fold


def test_a_bounce_opens_a_fold_and_does_not_close_it_again(qtbot: QtBot) -> None:
    fold = Fold("More")
    qtbot.addWidget(fold)
    fold.show()
    left, keys, spot = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPointF(5, 5)
    for is_open in (True, False):
        QTest.mouseClick(fold.head, left)
        for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):  # its second press
            event = QMouseEvent(kind, spot, QPointF(fold.head.mapToGlobal(spot)), left, left, keys)
            QApplication.sendEvent(fold.head, event)
        assert fold.is_open is is_open
