"""The step of the Refit Phase under way as one page of data, of the same shape at every step.

    RefitPage   step and title (with its rule), tasks, results, changes, onward
    Task        title, facts, choices with their open inputs, forecasts (odds before the dice), secret_to
    Forecast    modifiers with their sum, rows of (result, chance), the path of a Shift
    Change      subject, before, after, secret_to: the difference that the step has made

A page is worked out from the state alone, so a step may be left and resumed at any time. What is
`secret_to` a side is there only while its purse is in sight. For counters that a player has typed,
`forecasts.forecast(scene, command)` tells the odds before the command is given.
"""

from dataclasses import dataclass

from companion.games.elst.procedures.refit.commands import Concede, FinishScenario, NextRefitStep
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.shown.refit.diffs import changes
from companion.games.elst.shown.refit.purse_tasks import purse_tasks
from companion.games.elst.shown.refit.step_tasks import step_tasks
from companion.games.elst.shown.refit.tasks import SIDE, Task, judged
from companion.games.elst.table.scene import Scene
from companion.kit.panels import Change, Choice, Result
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class RefitPage:
    """Everything about the step under way; `step` None while a scenario is played or all is over.

    `onward` leads to the next step, or says why not yet.
    """

    step: RefitStep | None
    title: Reason
    tasks: tuple[Task, ...]
    results: tuple[Result, ...]
    changes: tuple[Change, ...]
    onward: tuple[Choice, ...]


def refit_page(scene: Scene) -> RefitPage:
    """The page of the step under way."""
    step = scene.campaign.step
    return RefitPage(
        step,
        Reason(step.text_key, step.value) if step else Reason(_between(scene)),
        (*step_tasks(scene), *purse_tasks(scene)),
        _results(scene),
        changes(scene),
        _onward(scene),
    )


def _between(scene: Scene) -> str:
    """What is told away from the Refit Phase."""
    return "refit-page-played" if scene.game.clock.is_over else "refit-page-play"


def _results(scene: Scene) -> tuple[Result, ...]:
    public = tuple(Result(line) for line in scene.campaign.results)
    secret = (
        Result(line, side.value)
        for side, purse in scene.purses.items()
        for line in purse.on(scene.campaign.date).results
    )
    return (*public, *secret)


def _onward(scene: Scene) -> tuple[Choice, ...]:
    campaign = scene.campaign
    if campaign.is_over:
        return ()
    if campaign.step is None:
        forward = judged(scene, "refit-choice-finish", FinishScenario())
    else:
        forward = judged(scene, "refit-choice-next", NextRefitStep())
    return forward, Choice(Reason("refit-choice-concede"), Concede, inputs=(SIDE,))
