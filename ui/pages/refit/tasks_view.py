"""The tasks of a step as views: most are cards; areas, secret work and chits have widgets of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.elst.procedures.refit.commands import RevealChits
from companion.games.elst.rules.refit.procedure import RefitStep
from ui.pages.refit.areas_view import AreasView
from ui.pages.refit.next_bar import ON
from ui.pages.refit.reveal_view import RevealView
from ui.pages.refit.secret_work import SecretWork
from ui.pages.refit.sitting_view import SittingView
from ui.pages.refit.task_card import TaskCard

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from companion.games.elst.shown.refit.pages import RefitPage
    from companion.games.elst.shown.refit.tasks import Task
    from companion.games.elst.table.scene import Scene
    from ui.pages.refit.step_panel import StepPanel

_SECRET_STEPS = frozenset({RefitStep.SHIFT, RefitStep.REPLENISHMENT, RefitStep.SETUP})
_BEGIN = "begin"  # the bar under the step does it


def task_views(panel: StepPanel, scene: Scene, page: RefitPage) -> Iterator[QWidget]:
    """What the step asks, in order."""
    session = panel.bridge.session
    if page.step in _SECRET_STEPS and session is not None and session.secrecy.is_kept:
        yield SittingView(panel)
    if page.step is RefitStep.SETUP_AREAS:
        yield AreasView(panel, panel.control)
    if page.step in _SECRET_STEPS and scene.purses:
        yield SecretWork(panel, scene, [task for task in page.tasks if task.secret_to])
    for task in page.tasks:
        yield from _public_view(panel, scene, task)


def _public_view(panel: StepPanel, scene: Scene, task: Task) -> Iterator[QWidget]:
    if any(choice.command is RevealChits for choice in task.choices):
        yield RevealView(panel, scene)
    elif not task.secret_to and task.id != _BEGIN:
        yield TaskCard(panel, task, [choice for choice in task.choices if choice.command not in ON])
