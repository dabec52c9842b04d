"""Segments keep each of their words whole."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.widgets.segments import Segments


@pytest.mark.long
def test_in_a_narrow_place_no_word_is_cut_though_the_style_sheet_knows_a_least_width(
    shared: SharedWindow,
) -> None:
    window = shared.on("elst")
    names = ("Roads, rails", "Hexsides", "Hexes", "As drawn")
    segments = Segments(names, columns=2)
    for name in names:
        segments.set_text(name, name)
    segments.setParent(window)
    segments.show()
    for points in (9, 14, 28):
        operations.set_preference(window.bridge, text_size=points)
        settle()
        segments.resize(segments.minimumSizeHint())
        settle()
        for value in segments.values():
            button = segments.button(value)
            assert button.width() >= button.minimumSizeHint().width(), (points, value)
            assert button.width() >= 40
    segments.setParent(None)
    segments.deleteLater()


def test_arrows_lead_on_from_the_end_of_a_row(qtbot: QtBot) -> None:
    segments = Segments(("ground", "first", "second"), columns=2)
    qtbot.addWidget(segments)
    segments.set_value("ground")
    segments.show()
    settle()
    segments.setFocus()
    for key, chosen in (("Right", "first"), ("Right", "second"), ("Left", "first"), ("Left", "ground")):
        QTest.keyClick(QApplication.focusWidget(), getattr(Qt.Key, f"Key_{key}"))
        assert (segments.value(), QApplication.focusWidget()) == (chosen, segments.button(chosen))


@pytest.mark.long
def test_the_keyboard_goes_to_what_is_tapped_beside_what_has_it(qtbot: QtBot) -> None:
    """Else Space would pick again what the tap has just put right."""
    segments = Segments(("allies", "central powers"))
    qtbot.addWidget(segments)
    with qtbot.waitActive(segments):
        segments.show()
        segments.activateWindow()
    segments.setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert segments.value() == "allies"
    QTest.mouseClick(segments.button("central powers"), Qt.MouseButton.LeftButton)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(QApplication.focusWidget(), key)
        assert segments.value() == "central powers"


def test_a_tap_on_what_letters_picked_takes_it_back_where_enter_behind_them_goes_on(qtbot: QtBot) -> None:
    segments = Segments(("yes", "no"), may_be_left=True)
    segments.takes_letters = True
    for value in segments.values():
        segments.set_text(value, value)
    qtbot.addWidget(segments)
    segments.show()
    segments.activateWindow()
    qtbot.waitUntil(segments.isActiveWindow)
    submitted = []
    segments.submitted.connect(lambda: submitted.append(segments.value()))
    for finish in (
        lambda: QTest.keyClick(segments.button("no"), Qt.Key.Key_Return),
        lambda: QTest.mouseClick(segments.button("no"), Qt.MouseButton.LeftButton),
    ):
        segments.set_value("yes")
        segments.button("yes").setFocus()
        QTest.keyClick(segments.button("yes"), Qt.Key.Key_N)
        finish()
    assert submitted == ["no"]
    assert segments.value() is None
