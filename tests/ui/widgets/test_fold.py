"""A fold's heading in a narrow column."""

from pytestqt.qtbot import QtBot

from ui.widgets.fold import Fold


def test_a_heading_too_long_for_a_line_takes_several_and_keeps_its_name(qtbot: QtBot) -> None:
    fold = Fold("Not now, and nobody knows when: 1")
    qtbot.addWidget(fold)
    fold.resize(140, 200)
    fold.show()
    assert "\n" in fold.head.text()
    assert fold.head.sizeHint().width() <= fold.head.width()
    fold.set_title("Not now, and nobody knows when: 12")
    assert fold.head.accessibleName() == "Not now, and nobody knows when: 12"
    fold.resize(600, 200)
    assert fold.head.text() == "Not now, and nobody knows when: 12"
