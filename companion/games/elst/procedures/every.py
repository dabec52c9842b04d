"""Everything that may be done and may happen: the steps in the order of play, answers, events."""

from collections.abc import Callable, Sequence

from companion.games.elst.procedures import clock_step, marking_step
from companion.games.elst.procedures.artillery import answering, entry_step, fire_step, table_step
from companion.games.elst.procedures.artillery.aim_events import AIM_EVENTS
from companion.games.elst.procedures.artillery.choices import (
    adding_choices,
    entry_choices,
    fire_choices,
    other_fire_choices,
    told_choices,
)
from companion.games.elst.procedures.artillery.contact_events import CONTACT_EVENTS
from companion.games.elst.procedures.artillery.map_events import MAP_EVENTS
from companion.games.elst.procedures.artillery.mission_events import MISSION_EVENTS
from companion.games.elst.procedures.clock import CLOCK_EVENTS
from companion.games.elst.procedures.forces import handlers as forces
from companion.games.elst.procedures.forces.choices import forces_choices
from companion.games.elst.procedures.forces.events import PIECE_EVENTS
from companion.games.elst.procedures.forces.shot_events import SHOT_EVENTS
from companion.games.elst.procedures.forces.start_events import START_EVENTS
from companion.games.elst.procedures.forces.tally_events import TALLY_EVENTS
from companion.games.elst.procedures.marking import MARKER_EVENTS
from companion.games.elst.procedures.marking_step import marking_choices
from companion.games.elst.procedures.refit import handlers as refit
from companion.games.elst.procedures.refit.choices import refit_choices
from companion.games.elst.procedures.refit.events import CAMPAIGN_EVENTS
from companion.games.elst.procedures.refit.purse_events import PURSE_EVENTS
from companion.games.elst.procedures.refit.receiving import weapons_apart
from companion.games.elst.procedures.refit.scenario_events import SCENARIO_EVENTS
from companion.games.elst.procedures.refit.stock_events import STOCK_EVENTS
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.table.scene import Scene
from companion.kit.answering import Answers
from companion.kit.handling import HandledStep
from companion.kit.panels import Choice
from companion.kit.system import State, Step
from companion.session.events import requests_upgraded
from companion.session.messages import Event, Registry

ARTILLERY_EVENTS = (*CLOCK_EVENTS, *CONTACT_EVENTS, *AIM_EVENTS, *MISSION_EVENTS, *MAP_EVENTS, *MARKER_EVENTS)
_FORCES_EVENTS = (*PIECE_EVENTS, *SHOT_EVENTS, *START_EVENTS, *TALLY_EVENTS)
_REFIT_EVENTS = (*CAMPAIGN_EVENTS, *STOCK_EVENTS, *SCENARIO_EVENTS, *PURSE_EVENTS)
EVENTS: Registry[Event] = Registry(
    (*ARTILLERY_EVENTS, *_FORCES_EVENTS, *_REFIT_EVENTS), requests_upgraded(weapons_apart)
)
ANSWERS: Answers = {**clock_step.ANSWERS, **answering.ANSWERS, **forces.ANSWERS, **refit.ANSWERS}
_AT_TABLE: Handlers = {**clock_step.BACK_HANDLERS, **marking_step.HANDLERS, **table_step.TOLD_HANDLERS}


def steps(scene_of: Callable[[State], Scene]) -> tuple[Step, ...]:
    """What is told of the Refit Phase and of forces first: nothing ever holds it up."""
    return (
        HandledStep(scene_of, refit.HANDLERS, refit_choices),
        HandledStep(scene_of, forces.HANDLERS, forces_choices),
        HandledStep(scene_of, table_step.ADDING_HANDLERS, adding_choices),
        *scenario_steps(scene_of),
        HandledStep(scene_of, clock_step.HANDLERS, clock_step.clock_choices),
    )


def scenario_steps(scene_of: Callable[[State], Scene]) -> tuple[Step, ...]:
    """The steps of a scenario up to its clock, with batteries that are there."""
    return (
        HandledStep(scene_of, _AT_TABLE, _table_choices),
        HandledStep(scene_of, fire_step.HANDLERS, fire_choices, fire_step.unfinished_artillery),
        HandledStep(scene_of, entry_step.HANDLERS, entry_choices),
        HandledStep(scene_of, fire_step.OTHER_FIRE_HANDLERS, other_fire_choices),
    )


def _table_choices(scene: Scene) -> Sequence[Choice]:
    return (*clock_step.back_choices(scene), *marking_choices(scene), *told_choices(scene))
