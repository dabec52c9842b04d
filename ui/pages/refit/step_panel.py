"""What the step of the Refit Phase under way asks and tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout

from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.shown.refit.pages import refit_page
from companion.games.elst.shown.refit.panel import campaign_lines
from companion.reason import Reason
from ui.pages.refit.next_bar import ON
from ui.pages.refit.outcome_view import OutcomeView
from ui.pages.refit.secret_work import own_step
from ui.pages.refit.step_rules import rules_of_step
from ui.pages.refit.task_form import TaskChoices
from ui.pages.refit.tasks_view import task_views
from ui.panels.game_panel import PLAY_CHANGES
from ui.panels.panel import Panel
from ui.panels.parts.lines import lines_view
from ui.session.bridge import Change
from ui.session.campaign_session import refit_scene, refit_step
from ui.widgets.layouts import clear, show_now

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from companion.games.elst.factions import Faction
    from companion.games.elst.shown.refit.pages import RefitPage
    from companion.games.elst.table.scene import Scene
    from ui.map.tools.control import ControlTool
    from ui.session.bridge import SessionBridge


class StepPanel(Panel):
    """The step's name and rules, then what the game describes of it; some of it has a widget of its own.

    `control` is the tool of the map beside it; `side_taken` when the player looks at the other side's
    work.
    """

    side_taken = Signal()
    listens_to = PLAY_CHANGES | {Change.SECRETS, Change.AREAS}
    holds_secrets = True

    def __init__(self, bridge: SessionBridge, control: ControlTool) -> None:
        super().__init__(bridge)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 8, 8, 8)
        self.control = control
        self.side: Faction | None = None  # whose secret work the player chose to see
        self.typed_for: Faction | None = None  # the side of the last form

    def refresh(self) -> None:
        clear(self._column)
        scene = refit_scene(self.bridge)
        if scene is None:
            self._say_there_is_none()
        else:
            self._show_page(scene)

    def _show_page(self, scene: Scene) -> None:
        for view in self._views(scene, refit_page(scene)):
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

    def _views(self, scene: Scene, page: RefitPage) -> Iterator[QWidget]:
        step, lines = self.shown_step, campaign_lines(scene.campaign)
        over = lines[-1] if scene.campaign.is_over else page.title
        yield self._titled(Reason(step.text_key, step.value) if step else over)
        yield lines_view(self, lines)
        if step is not None:
            yield from rules_of_step(self, step)
        yield from task_views(self, scene, page)
        if page.step is not None and (page.results or page.changes):
            yield OutcomeView(self, page)
        if rest := tuple(one for one in page.onward if one.command not in ON):
            yield TaskChoices(self, rest)

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
