"""How a session of the campaign begins: with its first scenario, or between two for a table that tracked
nothing of it (4.41, 4.5)."""

from collections.abc import Sequence

from companion.play.errors import IllegalCommandError
from companion.play.messages import Event
from companion.play.system import Start, StartOption
from companion.reason import Reason
from companion.systems.elst.campaign_dates import LAST_DATE, CampaignDate
from companion.systems.elst.factions import Faction
from companion.systems.elst.field import Field
from companion.systems.elst.forces.tracking.scene import ground_of
from companion.systems.elst.forces.tracking.tally_events import ControlChanged
from companion.systems.elst.refit.assistant.events import NewDateBegan, RefitStepBegan
from companion.systems.elst.refit.procedure import RefitStep
from companion.systems.elst.scenario import initial
from companion.systems.elst.scenario.road_control import roads_at_first

REFIT_AFTER = "refit-after"
_BALANCE = "balance"
_DATES = tuple(date.value for date in CampaignDate if date is not LAST_DATE)


def start_options(scenario: str) -> tuple[StartOption, ...]:
    """What may be chosen of a scenario: in the first one its balance, or the Refit Phase after a date."""
    if scenario != initial.SCENARIO:
        return ()
    sides = tuple(side.value for side in Faction)
    return StartOption(_BALANCE, sides, "4.4d"), StartOption(REFIT_AFTER, _DATES, "4.5")


def campaign_opening(start: Start, field: Field) -> Sequence[Event]:
    """The edge roads that each side controls at first (CG10b), or the Refit Phase after a date."""
    if REFIT_AFTER in start.options:
        return refit_opening(start)
    return _roads(field) if start.scenario == initial.SCENARIO else ()


def _roads(field: Field) -> Sequence[Event]:
    ground, numbering = ground_of(field), field.board.numbering
    held = {side: roads_at_first(ground, side, numbering) for side in Faction}
    return tuple(ControlChanged(side=side, hexes=tuple(sorted(roads))) for side, roads in held.items())


def refit_opening(start: Start) -> Sequence[Event]:
    """Begin with the Refit Phase after the date in `start.options["refit-after"]`; nothing without one.

    Raises IllegalCommandError for a date without a Refit Phase after it.
    """
    after = start.options.get(REFIT_AFTER)
    if after is None:
        return ()
    if after not in _DATES:
        raise IllegalCommandError(Reason("refit-no-phase-after", "4.5", args={"date": str(after)}))
    return (NewDateBegan(date=CampaignDate(str(after))), RefitStepBegan(step=RefitStep.MELEE))
