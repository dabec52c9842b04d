"""Tables ask for no more width than a column beside the map has."""

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from companion.kit.panels import Table
from companion.reason import Reason
from ui import operations
from ui.look.style import text_font
from ui.panels.panel import Panel
from ui.panels.parts.figures import table_view
from ui.session.bridge import SessionBridge
from ui.widgets.wrapped_label import WrappedLabel

HEADINGS = tuple(Reason(f"scw-column-{name}") for name in ("die", "result", "attacker", "defender"))


@pytest.mark.parametrize(("points", "most"), [(9, 280), (14, 280), (21, 431), (28, 431)])
def test_it_asks_for_no_more_than_a_column_has(
    bridge: SessionBridge, qtbot: QtBot, points: int, most: int
) -> None:
    operations.set_preference(bridge, text_size=points)
    panel = Panel(bridge)
    view = table_view(panel, Table(HEADINGS, (HEADINGS,)))
    for widget in (panel, view):
        qtbot.addWidget(widget)
    assert view.minimumSizeHint().width() <= most


@pytest.mark.long
def test_words_that_have_no_room_in_one_line_stand_in_smaller_type_until_they_have(
    bridge: SessionBridge, qtbot: QtBot
) -> None:
    room, panel = QWidget(), Panel(bridge)
    view = table_view(panel, Table(HEADINGS, (HEADINGS,)))
    view.setParent(room)
    for widget in (panel, room):
        qtbot.addWidget(widget)
    room.show()
    labels, bold = view.findChildren(WrappedLabel), text_font(bridge.text_size)
    bold.setBold(True)
    words = sum(QFontMetrics(bold).horizontalAdvance(one.text()) for one in labels[: len(HEADINGS)])
    for part, is_smaller in ((0.95, True), (1.2, False)):
        view.resize(round(part * words), 200)
        assert {one.font().pointSizeF() < bridge.text_size for one in labels} == {is_smaller}
