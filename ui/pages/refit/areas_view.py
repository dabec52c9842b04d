"""The Setup Areas on the refit page: what is told so far, and the stage that the map shows (4.505)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QVBoxLayout

from companion.games.elst.factions import Faction
from ui.map.area_hand import AreaHand
from ui.session.setup_areas import told_control, told_vehicles
from ui.session.words import faction_name
from ui.widgets.reason_list import Line, ReasonList

if TYPE_CHECKING:
    from ui.map.tools.control import ControlTool
    from ui.panels.panel import Panel


class AreasView(QFrame):
    """What a tap on the map beside it tells, and what each side has told: Strategic Locations, vehicles."""

    def __init__(self, panel: Panel, tool: ControlTool) -> None:
        super().__init__()
        self.setObjectName("battery")
        self._panel = panel
        self.hand = AreaHand(panel.bridge, tool)
        self.lines = ReasonList()
        self.lines.hexes_pointed.connect(panel.highlight)
        self.lines.hexes_tapped.connect(panel.show_on_map)
        self.lines.show_lines([line for side in Faction for line in self._lines(side)])
        column = QVBoxLayout(self)
        column.addWidget(self.hand)
        column.addWidget(self.lines)

    def _lines(self, side: Faction) -> list[Line]:
        bridge = self._panel.bridge
        held = tuple(sorted(h for h, holder in told_control(bridge).items() if holder is side))
        vehicles = tuple(told_vehicles(bridge).get(side, ()))
        name = faction_name(bridge, side.value)
        names = bridge.catalogue.join(map(bridge.hex_name, vehicles)) or "–"
        return [
            Line(bridge.text("refit-areas-held", side=name, count=len(held)), held),
            Line(bridge.text("refit-areas-vehicles", side=name, hexes=names), vehicles),
        ]
