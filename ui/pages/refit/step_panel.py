"""What the step of the Refit Phase under way asks and tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton

from companion.play.panels import Checklist, ChoiceList, Gauge, Table
from companion.reason import Reason
from companion.systems.elst.refit.assistant.panel import REFIT_PANEL
from companion.systems.elst.refit.procedure import RefitStep
from ui.campaign_session import refit_scene, refit_step
from ui.pages.refit.secret_work import own_step
from ui.pages.refit.specials import specials_of
from ui.pages.refit.step_rules import rules_of_step
from ui.panels.game_panel import PLAY_CHANGES, GamePanel
from ui.panels.parts.make import part_view
from ui.session_bridge import Change
from ui.widgets.layouts import show_now

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from companion.play.panels import Panel as PanelData
    from companion.systems.elst.factions import Faction
    from ui.map.tools.control import ControlTool
    from ui.session_bridge import SessionBridge


_ELSEWHERE = (Checklist, ChoiceList, Gauge)  # in the rail, below, in a side's secret work
_WITH_AREAS = (RefitStep.ESCAPE, RefitStep.POSSESSION, RefitStep.SHIFT, RefitStep.SETUP)


class StepPanel(GamePanel):
    """The step's name and rules, then what the game describes of it; some of it has a widget of its own.

    `control` is the tool of the map beside it; `side_taken` when the player looks at the other side's work.
    """

    side_taken = Signal()
    listens_to = PLAY_CHANGES | {Change.SECRETS, Change.AREAS}

    def __init__(self, bridge: SessionBridge, control: ControlTool) -> None:
        super().__init__(bridge, REFIT_PANEL)
        self.control = control
        self.side: Faction | None = None  # whose secret work the player chose to see

    def refresh(self) -> None:
        super().refresh()
        if self._data() is None:
            self._say_there_is_none()

    def _show(self, data: PanelData) -> None:
        for view in self._views(data):
            self._column.addWidget(view)
        self._column.addStretch(1)
        show_now(self._column)

    def take_side(self, side: Faction) -> None:
        """Show the secret work of a side."""
        self.side = side
        self.refresh()
        self.side_taken.emit()

    @property
    def shown_step(self) -> RefitStep | None:
        """The step under way; in the secret work that of the side in sight."""
        step = refit_step(self.bridge)
        scene = refit_scene(self.bridge) if step is RefitStep.REPLENISHMENT else None
        return own_step(self, scene) if scene else step

    def _views(self, data: PanelData) -> Iterator[QWidget]:
        step = self.shown_step
        yield self._titled(Reason(step.text_key, step.value) if step else data.title)
        if step is not None:
            yield from rules_of_step(self, step)
        choices = [one for part in data.parts if isinstance(part, ChoiceList) for one in part.choices]
        special = specials_of(self, choices)
        for part in data.parts:
            if not isinstance(part, _ELSEWHERE) and (step in _WITH_AREAS or not isinstance(part, Table)):
                yield part_view(self, part)
        yield from special.views
        yield part_view(self, ChoiceList(special.left_over(choices)), key=data.id)

    def _titled(self, title: Reason) -> QLabel:
        label = QLabel(self.bridge.reason_text(title), wordWrap=True)
        label.setObjectName("title")
        return label

    def _say_there_is_none(self) -> None:
        words = QLabel(self.bridge.text("refit-no-session"), wordWrap=True)
        words.setObjectName("dim")
        button = QPushButton(self.bridge.text("action-new-session"))
        button.clicked.connect(lambda: self.action_wanted.emit("new-session"))
        for widget in (words, button):
            self._column.addWidget(widget)
        self._column.addStretch(1)
