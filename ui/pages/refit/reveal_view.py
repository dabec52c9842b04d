"""Both initiative chits turned up together (4.517)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.refit.commands import RevealChits
from companion.games.elst.rules.refit.initiative import Chit
from companion.reason import Reason
from ui import operations
from ui.session.words import faction_name
from ui.widgets.greyed import grey
from ui.widgets.segments import Segments

if TYPE_CHECKING:
    from companion.games.elst.table.scene import Scene
    from ui.panels.panel import Panel


class RevealView(QFrame):
    """Says which side is ready; a chit that its side has sealed is turned up by that side alone."""

    def __init__(self, panel: Panel, scene: Scene) -> None:
        super().__init__()
        self.setObjectName("battery")
        self._bridge = panel.bridge
        self.chits = {side: Segments(tuple(Chit)) for side in Faction}
        self.reveal = QPushButton(panel.bridge.text("refit-reveal"))
        self._lay_out(scene)
        self.reveal.clicked.connect(self._reveal)

    def _lay_out(self, scene: Scene) -> None:
        grid = QGridLayout(self)
        title = QLabel(self._bridge.text("refit-reveal-title"), wordWrap=True)
        title.setObjectName("subheading")
        grid.addWidget(title, 0, 0, 1, 2)
        for row, side in enumerate(Faction, 1):
            grid.addWidget(QLabel(faction_name(self._bridge, side.value)), row, 0)
            grid.addWidget(self._state(scene, side), row, 1)
        why = next((why for side in Faction if (why := self._refusal(scene, side))), None)
        grey(self._bridge, self.reveal, why)
        self.reveal.setDefault(why is None)
        grid.addWidget(self.reveal, len(Faction) + 1, 0, 1, 2)

    def _state(self, scene: Scene, side: Faction) -> QLabel | Segments:
        """A side's chit, or why it is not in sight."""
        if side not in scene.campaign.ready:
            return self._dim("refit-not-done-yet")
        if self._is_sealed(scene, side):
            return self._dim("refit-chit-is-sealed")
        choice = self.chits[side]
        for chit in Chit:
            choice.set_text(chit, self._bridge.text(f"refit-chit-{chit.value}"))
        if known := scene.campaign.chits_up.get(side) or (side in scene.purses and scene.purse(side).chit):
            choice.set_value(known)
        return choice

    def _refusal(self, scene: Scene, side: Faction) -> Reason | None:
        """Why a side's chit cannot be turned up here."""
        args = {"side": side.value}
        if side not in scene.campaign.ready:
            return Reason("refit-not-ready", "4.517", args=args)
        return Reason("refit-chit-sealed", "4.517", args=args) if self._is_sealed(scene, side) else None

    def _is_sealed(self, scene: Scene, side: Faction) -> bool:
        """Whether its side alone can show a chit; one whose key is lost is told, if the table wants it."""
        is_lost = self._bridge.in_play.secrecy.is_key_lost(side.value)
        return not (side in scene.purses or side in scene.campaign.chits_up or is_lost)

    def _dim(self, key: str) -> QLabel:
        words = QLabel(self._bridge.text(key), wordWrap=True)
        words.setObjectName("dim")
        return words

    def _reveal(self) -> None:
        told = {side: choice.value() for side, choice in self.chits.items()}
        if None not in told.values():
            chits = {side.value: chit for side, chit in told.items()}
            operations.execute(self._bridge, RevealChits(**chits))
