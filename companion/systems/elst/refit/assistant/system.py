"""The whole campaign as a game: the scenario's system, and the Refit Phase around it."""

from collections.abc import Sequence

from companion.board.model import Board
from companion.play.answering import Answers, follow
from companion.play.events import requests_upgraded
from companion.play.facts import Fact
from companion.play.handling import HandledStep
from companion.play.messages import Command, Event, Registry
from companion.play.panels import Panel, each_panel
from companion.play.questions import AnyAnswer, AnyRequest
from companion.play.system import Start, StartOption, Step
from companion.reason import Reason
from companion.systems.elst.campaign_dates import CampaignDate
from companion.systems.elst.forces.tracking.system import TrackingSystem
from companion.systems.elst.refit.assistant.choices import refit_choices
from companion.systems.elst.refit.assistant.events import CAMPAIGN_EVENTS
from companion.systems.elst.refit.assistant.game import CampaignGame, PurseEvent
from companion.systems.elst.refit.assistant.handlers import ANSWERS, HANDLERS
from companion.systems.elst.refit.assistant.opening import campaign_opening, start_options
from companion.systems.elst.refit.assistant.panel import REFIT_PANEL, campaign_lines, refit_panel
from companion.systems.elst.refit.assistant.purse_events import PURSE_EVENTS
from companion.systems.elst.refit.assistant.receiving import weapons_apart
from companion.systems.elst.refit.assistant.rolling import HIGHEST_REPAIR
from companion.systems.elst.refit.assistant.rolls_due import weapon_in_words
from companion.systems.elst.refit.assistant.scenario_events import SCENARIO_EVENTS
from companion.systems.elst.refit.assistant.scene import CampaignState, RefitScene
from companion.systems.elst.refit.assistant.state import Purse
from companion.systems.elst.refit.assistant.stock_events import STOCK_EVENTS
from companion.systems.elst.refit.procedure import RefitStep

_EVENTS: Registry[Event] = Registry(
    (*CAMPAIGN_EVENTS, *STOCK_EVENTS, *SCENARIO_EVENTS, *PURSE_EVENTS), requests_upgraded(weapons_apart)
)
_COMMANDS: Registry[Command] = Registry(HANDLERS)
_ANSWERS: Answers = {**TrackingSystem.answers, **ANSWERS}


class CampaignSystem(TrackingSystem):
    """Clock, artillery and forces of each scenario, and the Refit Phases between them."""

    events = TrackingSystem.events | _EVENTS
    commands = TrackingSystem.commands | _COMMANDS
    has_secrets = True
    answers = _ANSWERS

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self._refit_step = HandledStep(self._refit_scene, HANDLERS, refit_choices)

    def start_options(self, scenario: str) -> tuple[StartOption, ...]:
        """The balance, or a Refit Phase to begin with."""
        return start_options(scenario)

    def initial_state(self) -> CampaignGame:
        """An empty table at the first date."""
        return CampaignGame()

    def initial_secret(self, faction: str) -> Purse:
        """An empty purse."""
        return Purse()

    def opening(self, start: Start) -> Sequence[Event]:
        """The scenario's sequence of play, batteries and edge roads, or the Refit Phase after it."""
        return (*super().opening(start), *campaign_opening(start, self.field))

    def evolve_secret(self, secret: Purse, event: Event) -> Purse:
        """A side's purse after one of its events."""
        if not isinstance(event, PurseEvent):
            raise TypeError(f"{event.type} is no secret of this game")
        return event.changed(secret)

    def steps(self, state: CampaignState) -> Sequence[Step]:
        """The Refit Phase first: nothing of a scenario under way holds it up."""
        return (self._refit_step, *super().steps(state))

    def resolve(self, state: CampaignState, request: AnyRequest, answer: AnyAnswer) -> Sequence[Event]:
        """What follows from an answer."""
        return follow(self.answers, self._refit_scene(state), request, answer)

    def _refit_scene(self, state: CampaignState) -> RefitScene:
        return RefitScene.at(state, self.field)

    def facts(self, state: CampaignState) -> Sequence[Fact]:
        """Every tracked fact; of the campaign its date and step, of a purse its points."""
        own = (
            Fact("campaign/date", Reason("refit-fact-date"), tuple(date.value for date in CampaignDate)),
            Fact("campaign/step", Reason("refit-fact-step"), (None, *(step.value for step in RefitStep))),
            *map(_repair_number_fact, state.game.campaign.repair_numbers),
            *(_points_fact(side) for side in state.secrets),
        )
        return (*super().facts(state), *own)

    def panels(self, state: CampaignState) -> Sequence[Panel]:
        """The scenario's panels, then the Refit Phase."""
        refit = {REFIT_PANEL: lambda: refit_panel(self._refit_scene(state))}
        return (*super().panels(state), *each_panel(refit))

    def recap(self, state: CampaignState) -> Sequence[Reason]:
        """The date, then the step under way or the moment of the scenario."""
        campaign = state.game.campaign
        if campaign.is_over:
            return campaign_lines(campaign)
        date = campaign_lines(campaign)[:1]
        if campaign.step:
            return (*date, Reason(campaign.step.text_key, campaign.step.value))
        return (*date, *super().recap(state))


def _points_fact(side: str) -> Fact:
    return Fact("left", Reason("refit-fact-points", args={"side": side}), secret_to=side, lowest=0)


def _repair_number_fact(weapon: str) -> Fact:
    label = Reason("refit-fact-repair-number", "4.5123a", about=weapon_in_words(weapon))
    return Fact(f"campaign/repair_numbers/{weapon}", label, lowest=0, highest=HIGHEST_REPAIR)
