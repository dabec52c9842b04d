"""What is told by tapping the map beside a panel: what the tap does, and what was told so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QVBoxLayout

from ui.map.area_hand import AreaHand
from ui.panels.parts.lines import lines_view

if TYPE_CHECKING:
    from companion.kit.panels import ToldOnMap
    from ui.panels.panel import Panel


class ToldOnMapView(QFrame):
    """What the tool of the panel's map has in hand, and the lines told."""

    def __init__(self, panel: Panel, told: ToldOnMap) -> None:
        super().__init__()
        self.setObjectName("work-card")
        column = QVBoxLayout(self)
        if panel.map_tool is not None:
            self.hand = AreaHand(panel.bridge, panel.map_tool)
            column.addWidget(self.hand)
        column.addWidget(lines_view(panel, told.lines))
