"""Tables ask for no more width than a column beside the map has."""

import pytest
from pytestqt.qtbot import QtBot

from companion.kit.panels import Table
from companion.reason import Reason
from ui import operations
from ui.panels.panel import Panel
from ui.panels.parts.figures import table_view
from ui.session.bridge import SessionBridge

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
