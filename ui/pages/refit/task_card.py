"""One task of a step: what is known, the odds, what may be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from ui.pages.refit.forecast_words import forecast_lines
from ui.pages.refit.task_form import TaskChoices
from ui.panels.parts.lines import lines_view
from ui.widgets.fold import remembered_fold

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from companion.games.elst.shown.refit.tasks import Task
    from companion.kit.panels import Choice
    from ui.pages.refit.step_panel import StepPanel

_FOLDED = frozenset({"retained", "batteries"})  # records that stand beside the step's own work


class TaskCard(QFrame):
    """Its title, and under that facts, odds and choices. What stands beside the work is folded up."""

    def __init__(self, panel: StepPanel, task: Task, choices: Sequence[Choice]) -> None:
        super().__init__()
        self.setObjectName("battery")
        self._panel, self._task, self._choices = panel, task, choices
        column = QVBoxLayout(self)
        title = panel.bridge.reason_text(task.title)
        if task.id in _FOLDED:
            column.addWidget(remembered_fold(title, self._body, f"task-{task.id}", panel.unfolded))
            return
        column.addWidget(_heading(title))
        for view in self._body():
            column.addWidget(view)

    def _body(self) -> Iterator[QWidget]:
        if self._task.facts:
            yield lines_view(self._panel, self._task.facts)
        for forecast in self._task.forecasts:
            odds = QLabel("\n".join(forecast_lines(self._panel.bridge, forecast)), wordWrap=True)
            odds.setObjectName("small")
            yield odds
        if self._choices:
            key = f"task-{self._task.id}-{self._task.secret_to}"
            yield TaskChoices(self._panel, self._choices, key=key)


def _heading(text: str) -> QLabel:
    label = QLabel(text, wordWrap=True)
    label.setObjectName("subheading")
    return label
