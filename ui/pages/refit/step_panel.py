"""What the step of the Refit Phase under way asks and tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QPushButton

from companion.play.panels import Checklist, ChoiceList
from companion.reason import Reason
from companion.systems.elst.refit.assistant.panel import REFIT_PANEL
from ui.campaign_session import refit_step
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
    from ui.map.tools.control import ControlTool
    from ui.session_bridge import SessionBridge


class StepPanel(GamePanel):
    """The step's name and rules, then what the game describes of it; some of it has a widget of its own.

    `control` is the tool of the map beside it.
    """

    listens_to = PLAY_CHANGES | {Change.SECRETS, Change.AREAS}

    def __init__(self, bridge: SessionBridge, control: ControlTool) -> None:
        super().__init__(bridge, REFIT_PANEL)
        self.control = control

    def refresh(self) -> None:
        super().refresh()
        if self._data() is None:
            self._say_there_is_none()

    def _show(self, data: PanelData) -> None:
        for view in self._views(data):
            self._column.addWidget(view)
        self._column.addStretch(1)
        show_now(self._column)

    def _views(self, data: PanelData) -> Iterator[QWidget]:
        step = refit_step(self.bridge)
        yield self._titled(Reason(step.text_key, step.value) if step else data.title)
        if step is not None:
            yield from rules_of_step(self, step)
        special = specials_of(self)
        parts = [part for part in map(special.without_covered, data.parts) if part is not None]
        for place, part in enumerate(parts):
            if isinstance(part, ChoiceList):
                yield from special.views
            if not isinstance(part, Checklist):  # the rail shows it
                yield part_view(self, part, key=f"{data.id}-{place}")

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
