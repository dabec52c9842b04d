"""What the tool for the Setup Areas has in hand, and the stage of the areas that the map shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.areas import Holding
from ui import operations
from ui.map.tools.control import Hand
from ui.panels.panel import Texts
from ui.session.bridge import Change
from ui.session.setup_areas import AreaStage, are_fixed
from ui.widgets.buttons import text_button
from ui.widgets.segments import Segments

if TYPE_CHECKING:
    from ui.map.tools.control import ControlTool
    from ui.session.bridge import SessionBridge

_NOBODY, _BY_RULES = "nobody", "by-rules"
_SIDES = (*(faction.value for faction in Faction), _NOBODY)
_HOLDINGS = (*(holding.value for holding in Holding), _BY_RULES)
_STAGES = tuple(AreaStage)


class AreaHand(QWidget):
    """Control, vehicles or corrections, each with whose they are; under that the stages, step by step."""

    def __init__(self, bridge: SessionBridge, tool: ControlTool) -> None:
        super().__init__()
        self._bridge, self._tool, self._texts = bridge, tool, Texts(bridge)
        self.hand = Segments(tuple(Hand))
        self.side, self.holding = Segments(_SIDES), Segments(_HOLDINGS, columns=2)
        self.back, self.on = text_button("◀"), text_button("▶")
        self._hint, self._stage = QLabel(wordWrap=True), QLabel(wordWrap=True)
        self._lay_out()
        self._name()
        self._connect()
        self.refresh()

    def refresh(self) -> None:
        """Show what the tool has in hand, and the stage."""
        self.hand.set_value(self._tool.hand)
        self.side.set_value(self._tool.side.value if self._tool.side else _NOBODY)
        self.holding.set_value(self._tool.holding.value if self._tool.holding else _BY_RULES)
        self.side.setVisible(self._tool.hand is not Hand.CORRECTIONS)
        self.holding.setVisible(self._tool.hand is Hand.CORRECTIONS)
        self._hint.setText(self._bridge.text(self._tool.status_key))
        self._show_stage()

    # ---- putting together ----

    def _lay_out(self) -> None:
        self._hint.setObjectName("small")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.hand, self._hint, self.side, self.holding):
            column.addWidget(widget)
        stages = QHBoxLayout()
        stages.addWidget(self.back)
        stages.addWidget(self._stage, 1)
        stages.addWidget(self.on)
        column.addLayout(stages)

    def _name(self) -> None:
        self._texts.bind("areas-stage-before", self.back.setToolTip, self.back.setAccessibleName)
        self._texts.bind("areas-stage-after", self.on.setToolTip, self.on.setAccessibleName)
        for choice in (self.hand, self.side, self.holding):
            for value in choice.values():
                self._texts.bind(f"areas-hand-{value}", choice.button(value).setText)

    def _connect(self) -> None:
        self.hand.chosen.connect(self._take_hand)
        self.side.chosen.connect(self._take_side)
        self.holding.chosen.connect(self._take_holding)
        self.back.clicked.connect(lambda: self._step(-1))
        self.on.clicked.connect(lambda: self._step(1))
        self._bridge.changed.connect(self._on_changed)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if Change.LANGUAGE in changes:
            self._texts.retranslate()
        if changes & {Change.LANGUAGE, Change.AREAS, Change.PHASE, Change.SESSION}:
            self.refresh()

    def _show_stage(self) -> None:
        """Areas that are fixed have only their last stage."""
        stage = AreaStage.RESULT if are_fixed(self._bridge) else self._bridge.areas.stage
        place = _STAGES.index(stage)
        self.back.setEnabled(place > 0 and not are_fixed(self._bridge))
        self.on.setEnabled(place < len(_STAGES) - 1)
        words = self._bridge.text(f"areas-stage-{stage.value}")
        self._stage.setText(self._bridge.text("areas-stage", number=place + 1, of=len(_STAGES), stage=words))

    # ---- what the player does ----

    def _take_hand(self, value: Hand) -> None:
        self._tool.hand = value
        self.refresh()

    def _take_side(self, value: str) -> None:
        self._tool.side = None if value == _NOBODY else Faction(value)

    def _take_holding(self, value: str) -> None:
        self._tool.holding = None if value == _BY_RULES else Holding(value)

    def _step(self, by: int) -> None:
        place = _STAGES.index(self._bridge.areas.stage) + by
        operations.show_area_stage(self._bridge, _STAGES[place])
