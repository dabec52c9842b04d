"""A hint is shown whole or in brief, never cut."""

from pytestqt.qtbot import QtBot

from ui.widgets.hinted_line import HintedLine

WHOLE, BRIEF = "Note for the log (may be left empty)", "Note"


def test_it_shows_all_of_its_hint_where_that_has_room_and_is_heard_in_any_case(qtbot: QtBot) -> None:
    line = HintedLine()
    qtbot.addWidget(line)
    line.hint(WHOLE, BRIEF)
    line.show()
    line.resize(600, 40)
    assert line.placeholderText() == WHOLE

    line.resize(120, 40)
    assert line.placeholderText() == BRIEF
    assert line.accessibleName() == WHOLE

    line.resize(600, 40)
    font = line.font()
    font.setPointSize(60)
    line.setFont(font)
    assert line.placeholderText() == BRIEF
