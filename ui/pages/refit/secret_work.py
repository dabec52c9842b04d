"""A side's secret work of a date: how far it is, its points, and what it does now (4.513-4.517)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.refit.commands import CloseOrder
from companion.games.elst.procedures.refit.state import PurseStep
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.kit.panels import Track
from companion.reason import Reason
from ui.pages.refit.purchase_view import PurchaseView
from ui.pages.refit.task_card import TaskCard
from ui.panels.parts.make import part_view
from ui.session.words import faction_name
from ui.widgets.segments import Segments

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from companion.games.elst.procedures.refit.state import Purse
    from companion.games.elst.shown.refit.tasks import Task
    from companion.games.elst.table.scene import Scene
    from ui.pages.refit.step_panel import StepPanel

_STEPS = tuple(PurseStep)
_REFIT_STEPS = {
    PurseStep.REPLENISHMENT: RefitStep.REPLENISHMENT,
    PurseStep.POINTS: RefitStep.CPP,
    PurseStep.PURCHASE: RefitStep.PURCHASE,
    PurseStep.ROLLS: RefitStep.STRENGTH,
    PurseStep.CHIT: RefitStep.INITIATIVE,
    PurseStep.DONE: RefitStep.INITIATIVE,
}


class SecretWork(QWidget):
    """Shows one side's work, that of the side chosen where both are in sight."""

    def __init__(self, panel: StepPanel, scene: Scene, tasks: Sequence[Task]) -> None:
        super().__init__()
        self._panel, self._scene = panel, scene
        self.side = chosen_side(panel, scene)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._head())
        for view in self._views(tasks):
            column.addWidget(view)

    def _head(self) -> QHBoxLayout:
        """Whose work it is, and the points."""
        purse = self._scene.purse(self.side)
        bridge = self._panel.bridge
        points = QLabel(bridge.text("refit-purse", points=purse.left + purse.gained))
        points.setObjectName("amount")
        row = QHBoxLayout()
        row.addWidget(self._sides(), 1)
        row.addWidget(points)
        return row

    def _sides(self) -> QWidget:
        """Alone at the table, one player takes both sides in turn."""
        bridge = self._panel.bridge
        if len(self._scene.purses) == 1:
            name = QLabel(faction_name(bridge, self.side.value))
            name.setObjectName("subheading")
            return name
        sides = Segments(tuple(Faction))
        for side in Faction:
            sides.set_text(side, faction_name(bridge, side.value))
        sides.set_value(self.side)
        sides.chosen.connect(self._panel.take_side)
        return sides

    def _views(self, tasks: Sequence[Task]) -> Iterator[QWidget]:
        purse = self._scene.purse(self.side)
        if self._scene.campaign.step is RefitStep.REPLENISHMENT:
            yield part_view(self._panel, _track(purse))
        for task in tasks:
            if task.secret_to == self.side:
                yield self._view(task)

    def _view(self, task: Task) -> QWidget:
        if any(choice.command is CloseOrder for choice in task.choices):
            return PurchaseView(self._panel, self._scene, self.side)
        return TaskCard(self._panel, task, task.choices)


def chosen_side(panel: StepPanel, scene: Scene) -> Faction:
    """The side that the player chose to see, else the first whose work is not done."""
    if panel.side is not None and panel.side in scene.purses:
        return panel.side
    undone = [side for side in scene.purses if scene.purse(side).step is not PurseStep.DONE]
    return next(iter(undone or scene.purses))


def own_step(panel: StepPanel, scene: Scene) -> RefitStep:
    """The step at which the side in sight is; the first of the secret ones while none is."""
    if not scene.purses:
        return RefitStep.REPLENISHMENT
    return _REFIT_STEPS[scene.purse(chosen_side(panel, scene)).step]


def _track(purse: Purse) -> Track:
    boxes = tuple(Reason(f"refit-work-{step.value}") for step in _STEPS)
    return Track(boxes, _STEPS.index(purse.step))
