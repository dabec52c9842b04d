"""What the step of a procedure under way asks and tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout

from companion.kit.panels import Secrets
from ui.pages.step_rules import rules_of_step
from ui.panels.game_panel import PLAY_CHANGES
from ui.panels.panel import Panel
from ui.panels.parts.lines import lines_view
from ui.panels.parts.make import part_views
from ui.panels.parts.secrets import secret_shown
from ui.session.bridge import Change
from ui.session.panel_data import procedure_panel_of
from ui.widgets.layouts import clear, show_now

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from companion.kit.panels import Panel as PanelData
    from companion.kit.panels import Procedure, ProcedureStep
    from companion.reason import Reason
    from ui.map.tools.control import ControlTool
    from ui.session.bridge import SessionBridge


class ProcedurePanel(Panel):
    """The step's name, where it all stands, the step's rules, then the parts that the game describes.

    `map_tool` is the tool of the map beside it; `drawn` when it shows another state, or another side's
    secrets.
    """

    drawn = Signal()
    listens_to = PLAY_CHANGES | {Change.SECRETS}
    holds_secrets = True

    def __init__(self, bridge: SessionBridge, tool: ControlTool) -> None:
        super().__init__(bridge)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 8, 8, 8)
        self.map_tool = tool

    def refresh(self) -> None:
        clear(self._column)
        data = procedure_panel_of(self.bridge)
        for view in self._views(data, data.procedure) if data and data.procedure else self._none():
            self._column.addWidget(view)
        self._column.addStretch(1)
        show_now(self._column)
        self.drawn.emit()

    @property
    def shown_step(self) -> ProcedureStep | None:
        """The step under way; that of the side in sight where it is elsewhere."""
        data = procedure_panel_of(self.bridge)
        if data is None or data.procedure is None:
            return None
        secrets = (secret_shown(self, part) for part in data.parts if isinstance(part, Secrets))
        own = next((one.step for one in secrets if one and one.step), data.procedure.step)
        return data.procedure.at(own)

    def _views(self, data: PanelData, procedure: Procedure) -> Iterator[QWidget]:
        step = self.shown_step
        yield self._titled(step.name if step else procedure.between or data.title)
        yield lines_view(self, procedure.lines)
        if step is not None:
            yield from rules_of_step(self, step.id)
        yield from part_views(self, data.parts, f"{data.id}-{procedure.step}")

    def _titled(self, title: Reason) -> QLabel:
        label = QLabel(self.bridge.reason_text(title), wordWrap=True)
        label.setObjectName("title")
        return label

    def _none(self) -> Iterator[QWidget]:
        """A session comes first, or the game cannot say where its procedure stands."""
        key = "panel-broken-line" if self.bridge.session else "procedure-no-session"
        words = QLabel(self.bridge.text(key), wordWrap=True)
        words.setObjectName("dim")
        yield words
        if self.bridge.session:
            return
        button = QPushButton(self.bridge.text("action-new-session"))
        button.clicked.connect(lambda: self.action_wanted.emit("new-session"))
        yield button
