"""The card beside the map's Setup Areas: what is in hand, and the stage shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout

from companion.systems.elst.factions import Faction
from companion.systems.elst.refit.areas import Holding
from ui import operations
from ui.map.tools.select import SelectTool
from ui.panels.panel import Texts
from ui.session_bridge import Change
from ui.setup_areas import AreaStage
from ui.widgets.segments import Segments

if TYPE_CHECKING:
    from ui.map.tools.control import ControlTool
    from ui.map.view import MapView

_MARGIN = 10
_WIDTH = 25  # text sizes
_NOBODY, _BY_RULES = "nobody", "by-rules"
_SIDES = (*(faction.value for faction in Faction), _NOBODY)
_HOLDINGS = (*(holding.value for holding in Holding), _BY_RULES)
_STAGES = tuple(AreaStage)


class AreaCard(QFrame):
    """Stands in the map's upper right corner, away from the front, while the tool for control is in hand."""

    def __init__(self, view: MapView, tool: ControlTool) -> None:
        super().__init__(view)
        self.setObjectName("scan-card")
        self._view, self._tool, self._bridge = view, tool, view.bridge
        self._texts = Texts(view.bridge)
        self.side, self.holding = Segments(_SIDES), Segments(_HOLDINGS, columns=2)
        self.corrects = QCheckBox()
        self.back, self.on = QToolButton(text="◀"), QToolButton(text="▶")
        self.away, self.done = QPushButton(), QPushButton()
        self._stage = QLabel(wordWrap=True)
        self._lay_out()
        self._name()
        self._connect()
        self._show_hand()
        self._show_stage()
        self.hide()

    def place(self) -> None:
        """Stand in the upper right corner."""
        self.setFixedWidth(round(self._bridge.text_size * _WIDTH))
        self.resize(self.width(), self.heightForWidth(self.width()))
        self.move(self._view.width() - self.width() - _MARGIN, _MARGIN)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()
        return super().event(event)

    # ---- putting together ----

    def _lay_out(self) -> None:
        self._title, self._hint = QLabel(), QLabel(wordWrap=True)
        self._title.setObjectName("title")
        self._hint.setObjectName("small")
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        for widget in (self._title, self._hint, self.side, self.corrects, self.holding):
            column.addWidget(widget)
        stages, ends = QHBoxLayout(), QHBoxLayout()
        stages.addWidget(self.back)
        stages.addWidget(self._stage, 1)
        stages.addWidget(self.on)
        ends.addWidget(self.away)
        ends.addWidget(self.done)
        column.addLayout(stages)
        column.addLayout(ends)

    def _name(self) -> None:
        self._texts.bind("areas-title", self._title.setText)
        self._texts.bind("map-tool-control", self._hint.setText)
        self._texts.bind("areas-correct", self.corrects.setText)
        self._texts.bind("areas-hide", self.away.setText)
        self._texts.bind("areas-done", self.done.setText)
        self._texts.bind("areas-stage-before", self.back.setToolTip, self.back.setAccessibleName)
        self._texts.bind("areas-stage-after", self.on.setToolTip, self.on.setAccessibleName)
        for choice in (self.side, self.holding):
            for value in choice.values():
                self._texts.bind(f"areas-hand-{value}", choice.button(value).setText)

    def _connect(self) -> None:
        self.side.chosen.connect(self._take_side)
        self.holding.chosen.connect(self._take_holding)
        self.corrects.toggled.connect(self._turn_corrections)
        self.back.clicked.connect(lambda: self._step(-1))
        self.on.clicked.connect(lambda: self._step(1))
        self.away.clicked.connect(self._put_away)
        self.done.clicked.connect(self._leave)
        self._view.tool_changed.connect(self._follow_tool)
        self._bridge.changed.connect(self._on_changed)

    # ---- what it shows ----

    def _follow_tool(self, tool_id: str) -> None:
        self.setVisible(tool_id == self._tool.id)
        if self.isVisible():
            self.raise_()
            self.place()

    def _show_hand(self) -> None:
        self.side.set_value(self._tool.side.value if self._tool.side else _NOBODY)
        self.holding.set_value(self._tool.holding.value if self._tool.holding else _BY_RULES)
        self.side.setVisible(not self._tool.corrects)
        self.holding.setVisible(self._tool.corrects)

    def _show_stage(self) -> None:
        stage = self._bridge.areas.stage
        place = _STAGES.index(stage)
        self.back.setEnabled(place > 0)
        self.on.setEnabled(place < len(_STAGES) - 1)
        words = self._bridge.text(f"areas-stage-{stage.value}")
        self._stage.setText(self._bridge.text("areas-stage", number=place + 1, of=len(_STAGES), stage=words))

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._texts.retranslate()
        if changes & {Change.LANGUAGE, Change.AREAS}:
            self._show_stage()
        if changes & {Change.LANGUAGE, Change.PREFERENCES}:
            self.place()

    # ---- what the player does ----

    def _take_side(self, value: str) -> None:
        self._tool.side = None if value == _NOBODY else Faction(value)

    def _take_holding(self, value: str) -> None:
        self._tool.holding = None if value == _BY_RULES else Holding(value)

    def _turn_corrections(self, is_on: bool) -> None:
        self._tool.corrects = is_on
        self._show_hand()

    def _step(self, by: int) -> None:
        place = _STAGES.index(self._bridge.areas.stage) + by
        operations.show_area_stage(self._bridge, _STAGES[place])

    def _put_away(self) -> None:
        operations.show_areas(self._bridge, False)
        self._leave()

    def _leave(self) -> None:
        self._view.set_tool(SelectTool.id)
