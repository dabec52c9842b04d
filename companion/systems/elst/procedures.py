"""Everything that may be done and may happen: the steps in the order of play, answers, events."""

from collections.abc import Callable, Sequence

from companion.play.answering import Answers
from companion.play.events import requests_upgraded
from companion.play.handling import HandledStep
from companion.play.messages import Event, Registry
from companion.play.panels import Choice
from companion.play.system import State, Step
from companion.systems.elst import clock_step, marking_step
from companion.systems.elst.artillery import answering, entry_step, fire_step, table_step
from companion.systems.elst.artillery.aim_events import AIM_EVENTS
from companion.systems.elst.artillery.choices import (
    entry_choices,
    fire_choices,
    other_fire_choices,
    table_choices,
)
from companion.systems.elst.artillery.contact_events import CONTACT_EVENTS
from companion.systems.elst.artillery.map_events import MAP_EVENTS
from companion.systems.elst.artillery.mission_events import MISSION_EVENTS
from companion.systems.elst.clock import CLOCK_EVENTS
from companion.systems.elst.forces.tracking import handlers as forces
from companion.systems.elst.forces.tracking.choices import forces_choices
from companion.systems.elst.forces.tracking.events import PIECE_EVENTS
from companion.systems.elst.forces.tracking.shot_events import SHOT_EVENTS
from companion.systems.elst.forces.tracking.start_events import START_EVENTS
from companion.systems.elst.forces.tracking.tally_events import TALLY_EVENTS
from companion.systems.elst.marking import MARKER_EVENTS
from companion.systems.elst.marking_step import marking_choices
from companion.systems.elst.refit.assistant import handlers as refit
from companion.systems.elst.refit.assistant.choices import refit_choices
from companion.systems.elst.refit.assistant.events import CAMPAIGN_EVENTS
from companion.systems.elst.refit.assistant.purse_events import PURSE_EVENTS
from companion.systems.elst.refit.assistant.receiving import weapons_apart
from companion.systems.elst.refit.assistant.scenario_events import SCENARIO_EVENTS
from companion.systems.elst.refit.assistant.stock_events import STOCK_EVENTS
from companion.systems.elst.scene import Scene
from companion.systems.elst.step import Handlers

_SCENARIO_EVENTS = (*CLOCK_EVENTS, *CONTACT_EVENTS, *AIM_EVENTS, *MISSION_EVENTS, *MAP_EVENTS, *MARKER_EVENTS)
_FORCES_EVENTS = (*PIECE_EVENTS, *SHOT_EVENTS, *START_EVENTS, *TALLY_EVENTS)
_REFIT_EVENTS = (*CAMPAIGN_EVENTS, *STOCK_EVENTS, *SCENARIO_EVENTS, *PURSE_EVENTS)
EVENTS: Registry[Event] = Registry(
    (*_SCENARIO_EVENTS, *_FORCES_EVENTS, *_REFIT_EVENTS), requests_upgraded(weapons_apart)
)
ANSWERS: Answers = {**clock_step.ANSWERS, **answering.ANSWERS, **forces.ANSWERS, **refit.ANSWERS}
_TABLE: Handlers = {**clock_step.BACK_HANDLERS, **marking_step.HANDLERS, **table_step.HANDLERS}


def steps(scene_of: Callable[[State], Scene]) -> tuple[Step, ...]:
    """What is told of the Refit Phase and of forces first: nothing ever holds it up."""
    return (
        HandledStep(scene_of, refit.HANDLERS, refit_choices),
        HandledStep(scene_of, forces.HANDLERS, forces_choices),
        HandledStep(scene_of, _TABLE, _table_choices),
        HandledStep(scene_of, fire_step.HANDLERS, fire_choices, fire_step.unfinished_artillery),
        HandledStep(scene_of, entry_step.HANDLERS, entry_choices),
        HandledStep(scene_of, fire_step.OTHER_FIRE_HANDLERS, other_fire_choices),
        HandledStep(scene_of, clock_step.HANDLERS, clock_step.clock_choices),
    )


def _table_choices(scene: Scene) -> Sequence[Choice]:
    return (*clock_step.back_choices(scene), *marking_choices(scene), *table_choices(scene))
