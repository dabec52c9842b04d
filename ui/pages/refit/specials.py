"""The parts of a step that have a widget of their own, in place of plain choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.systems.elst.refit.assistant.commands import Concede, PurseCommand, RevealChits
from companion.systems.elst.refit.procedure import RefitStep
from ui.campaign_session import refit_scene
from ui.pages.refit.areas_view import AreasView
from ui.pages.refit.next_bar import ON
from ui.pages.refit.reveal_view import RevealView
from ui.pages.refit.secret_work import SecretWork
from ui.pages.refit.sitting_view import SittingView

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QWidget

    from companion.play.messages import Command
    from companion.play.panels import Choice
    from companion.systems.elst.refit.assistant.scene import RefitScene
    from ui.pages.refit.step_panel import StepPanel


@dataclass(frozen=True, slots=True)
class Special:
    """Widgets, and the commands that they give in place of a button each."""

    views: tuple[QWidget, ...] = ()
    covers: tuple[type[Command], ...] = ON

    def left_over(self, choices: Sequence[Choice]) -> tuple[Choice, ...]:
        """The choices that no widget stands for; giving up stands last, where nobody taps it in passing."""
        left = [one for one in choices if not issubclass(one.command, self.covers)]
        return tuple(sorted(left, key=lambda one: one.command is Concede))


def specials_of(panel: StepPanel, choices: Sequence[Choice]) -> Special:
    """What the step under way has of its own."""
    scene = refit_scene(panel.bridge)
    match scene.campaign.step if scene else None:
        case RefitStep.SETUP_AREAS:
            return Special((AreasView(panel, panel.control),))
        case RefitStep.SHIFT:
            return Special((*_sitting(panel),))
        case RefitStep.REPLENISHMENT:
            views = _secret_work(panel, scene, choices)
            return Special(tuple(views), (*ON, PurseCommand, RevealChits))
    return Special()


def _sitting(panel: StepPanel) -> Iterator[QWidget]:
    session = panel.bridge.session
    if session is not None and session.secrecy.is_kept:
        yield SittingView(panel)


def _secret_work(panel: StepPanel, scene: RefitScene, choices: Sequence[Choice]) -> Iterator[QWidget]:
    yield from _sitting(panel)
    if scene.purses:
        yield SecretWork(panel, scene, choices)
    yield RevealView(panel, scene)
