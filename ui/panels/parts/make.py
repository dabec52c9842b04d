"""From the parts of a game's panel to what draws them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.panels import Checklist, ChoiceList, Gauge, Lines, Table, Track
from ui.panels.parts.checklist import checklist_view
from ui.panels.parts.choices import ChoiceListView
from ui.panels.parts.figures import gauge_view, table_view, track_view
from ui.panels.parts.lines import lines_view

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from companion.kit.panels import Part
    from ui.panels.panel import Panel


def part_view(panel: Panel, part: Part, key: str = "") -> QWidget:
    """What draws a part; `key` names it among the parts of its panel, to remember what is unfolded."""
    match part:
        case Checklist():
            return checklist_view(panel, part)
        case Lines(lines=lines):
            return lines_view(panel, lines)
        case ChoiceList(choices=choices):
            return ChoiceListView(panel, choices, key=key)
        case Gauge():
            return gauge_view(panel, part)
        case Table():
            return table_view(panel, part)
        case Track():
            return track_view(panel, part)
