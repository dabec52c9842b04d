"""The parts of a step that have a widget of their own, in place of plain choices."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from companion.play.panels import ChoiceList
from companion.systems.elst.refit.assistant.commands import BuyGroup, DropGroup, RevealChits
from companion.systems.elst.refit.assistant.state import PurseStep
from companion.systems.elst.refit.procedure import RefitStep
from ui.campaign_session import refit_scene
from ui.pages.refit.areas_view import AreasView
from ui.pages.refit.purchase_view import PurchaseView
from ui.pages.refit.reveal_view import RevealView
from ui.pages.refit.sitting_view import SittingView

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from companion.play.messages import Command
    from companion.play.panels import Part
    from companion.systems.elst.refit.assistant.scene import RefitScene
    from ui.pages.refit.step_panel import StepPanel


@dataclass(frozen=True, slots=True)
class Special:
    """Widgets, and the commands that they give in place of a button each."""

    views: tuple[QWidget, ...] = ()
    covers: frozenset[type[Command]] = frozenset()

    def without_covered(self, part: Part) -> Part:
        """A part without the choices that a widget stands for."""
        if not isinstance(part, ChoiceList):
            return part
        return replace(part, choices=tuple(one for one in part.choices if one.command not in self.covers))


def specials_of(panel: StepPanel) -> Special:
    """What the step under way has of its own."""
    scene = refit_scene(panel.bridge)
    if scene is None:
        return Special()
    match scene.campaign.step:
        case RefitStep.SETUP_AREAS:
            return Special((AreasView(panel, panel.control),))
        case RefitStep.SHIFT:
            return Special((SittingView(panel),))
        case RefitStep.REPLENISHMENT:
            return _secret_work(panel, scene)
    return Special()


def _secret_work(panel: StepPanel, scene: RefitScene) -> Special:
    buying = [side for side in scene.purses if scene.purse(side).step is PurseStep.PURCHASE]
    orders = tuple(PurchaseView(panel, scene, side) for side in buying)
    covers = frozenset({BuyGroup, DropGroup, RevealChits})
    return Special((SittingView(panel), *orders, RevealView(panel, scene)), covers)
