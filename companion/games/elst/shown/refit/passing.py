"""Steps of the Refit Phase that ask nothing, so that they may be passed together; what passing them did."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.refit.event import CampaignEvent
from companion.games.elst.procedures.refit.events import RefitStepBegan
from companion.games.elst.procedures.refit.grounds import stood_in
from companion.games.elst.procedures.refit.scenario_events import WorkShown
from companion.games.elst.procedures.refit.stock_events import StockChanged
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.shown.refit.step_tasks import step_tasks
from companion.games.elst.table.scene import Scene
from companion.reason import Reason
from companion.session.messages import Event

_DOES_ITSELF = {RefitStep.RECOVERY: Reason("refit-fact-recovery", "4.503")}


def asks_nothing(scene: Scene) -> bool:
    """Whether the step under way is left as it is, by all that is tracked."""
    step = scene.campaign.step
    return step is not None and step in _QUIET and _QUIET[step](scene)


def _always(_: Scene) -> bool:
    return True


def _end_is_known(scene: Scene) -> bool:
    """Losses and control as they were told."""
    return all(scene.campaign.are_losses_told(side) and not stood_in(scene, side) for side in Faction)


def _map_is_tracked(scene: Scene) -> bool:
    return any(held.place.hex is not None for held in scene.game.forces.holdings) and _offers_nothing(scene)


def _nothing_lies_about(scene: Scene) -> bool:
    """All that is tracked has left the map for where it is Retained."""
    return bool(scene.campaign.stock) and all(held.place.hex is None for held in scene.game.forces.holdings)


def _nobody_is_due(scene: Scene) -> bool:
    return bool(scene.campaign.stock) and _offers_nothing(scene)


def _offers_nothing(scene: Scene) -> bool:
    choices = (choice for task in step_tasks(scene) for choice in task.choices)
    return not any(choice.is_plain for choice in choices)


_QUIET: Mapping[RefitStep, Callable[[Scene], bool]] = {
    RefitStep.MARKERS: _always,
    RefitStep.RECOVERY: _end_is_known,
    RefitStep.SHOCK_AND_BOG: _map_is_tracked,
    RefitStep.POSSESSION: _nothing_lies_about,
    RefitStep.WOUNDED: _nobody_is_due,
    RefitStep.CONSOLIDATION: lambda scene: bool(scene.campaign.stock),
    RefitStep.NEW_DATE: _always,
}


def told_on_the_way(events: Sequence[Event]) -> Iterator[Reason]:
    """What an act that began steps did by itself, but who was Retained on the way."""
    last = max(n for n, event in enumerate(events) if isinstance(event, RefitStepBegan))
    is_shown = any(isinstance(event, WorkShown) for event in events)  # where they are is what it is about
    for number, event in enumerate(events):
        if isinstance(event, RefitStepBegan):
            yield from (_DOES_ITSELF.get(event.step) or line for line in event.log() if number != last)
        elif isinstance(event, CampaignEvent) and (
            number > last or is_shown or not isinstance(event, StockChanged)
        ):
            yield from event.log()
