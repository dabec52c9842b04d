"""Who sits at the machine for secret work, and whose turn to sit down comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.procedure import RefitStep
from ui.look.icons import icon
from ui.session.campaign_session import campaign_of
from ui.session.words import faction_name

if TYPE_CHECKING:
    from ui.panels.panel import Panel


class SittingView(QFrame):
    """With secrets kept, names the side whose work is open, and offers to hand over to the other one."""

    def __init__(self, panel: Panel) -> None:
        super().__init__()
        self.setObjectName("battery")
        self._bridge = panel.bridge
        self.hand_over = QPushButton(panel.bridge.text("action-hand-over"))
        self.hand_over.setIcon(icon("swap", panel.bridge.palette))
        self.hand_over.clicked.connect(lambda: panel.action_wanted.emit("hand-over"))
        row = QHBoxLayout(self)
        row.addWidget(QLabel("\n".join(self._lines()), wordWrap=True), 1)
        row.addWidget(self.hand_over)

    def _lines(self) -> list[str]:
        session, campaign = self._bridge.session, campaign_of(self._bridge)
        if session is None or campaign is None:
            return []
        opened = [side for side in Faction if session.secrecy.is_open(side.value)]
        names = [faction_name(self._bridge, side.value) for side in opened]
        if not names:
            return [self._bridge.text("refit-nobody-sits")]
        said = self._bridge.text("refit-sits", side=self._bridge.catalogue.join(names))
        return [said, *self._next_line(campaign.step)]

    def _next_line(self, step: RefitStep | None) -> list[str]:
        """Two hand-overs a date are enough, and a third for the chits: who sits down for Shifts stays."""
        return [self._bridge.text("refit-sit-on")] if step is RefitStep.SHIFT else []
