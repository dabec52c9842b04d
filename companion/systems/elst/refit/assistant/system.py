"""The whole campaign as a game: the scenario's system, and the Refit Phase around it."""

from collections.abc import Mapping, Sequence

from companion.board.model import Board
from companion.chance.answers import RollAnswer
from companion.chance.requests import RollRequest
from companion.hexgrid import HexCoord
from companion.play.facts import Fact
from companion.play.map_items import MapCounter, Overlay
from companion.play.messages import Command, Event, Registry
from companion.play.panels import Choice, Panel
from companion.play.questions import AnyAnswer, AnyRequest
from companion.play.system import PackedItem, Setting, Start, Step
from companion.reason import Reason
from companion.sight.markers import Markers
from companion.sight.settings import SightSettings
from companion.systems.elst.batteries.card import BatteryCard
from companion.systems.elst.batteries.forecast import Forecast
from companion.systems.elst.campaign_dates import CampaignDate
from companion.systems.elst.course import Course
from companion.systems.elst.factions import Faction
from companion.systems.elst.field import Field
from companion.systems.elst.forces.tracking.system import TrackingSystem
from companion.systems.elst.game import ElstGame
from companion.systems.elst.oba.terms import Action
from companion.systems.elst.refit.assistant.buying import POINTS_ROLL, points_rolled
from companion.systems.elst.refit.assistant.choices import refit_choices
from companion.systems.elst.refit.assistant.escaping import ESCAPE_ROLL, escape_rolled
from companion.systems.elst.refit.assistant.events import CAMPAIGN_EVENTS
from companion.systems.elst.refit.assistant.game import CampaignGame, PurseEvent
from companion.systems.elst.refit.assistant.handlers import HANDLERS
from companion.systems.elst.refit.assistant.opening import refit_opening
from companion.systems.elst.refit.assistant.panel import campaign_lines, refit_panel
from companion.systems.elst.refit.assistant.purse_events import PURSE_EVENTS
from companion.systems.elst.refit.assistant.receiving import group_rolls_answered
from companion.systems.elst.refit.assistant.revealing import FIRST_SETUP_ROLL, first_setup_rolled
from companion.systems.elst.refit.assistant.rolling import table_rolled
from companion.systems.elst.refit.assistant.scenario_events import SCENARIO_EVENTS
from companion.systems.elst.refit.assistant.scene import CampaignState, RefitAssistantStep, RefitScene
from companion.systems.elst.refit.assistant.settings import refit_settings
from companion.systems.elst.refit.assistant.shifting import (
    LOSS_ROLL,
    SHIFT_ROLL,
    shift_losses_rolled,
    shift_rolled,
)
from companion.systems.elst.refit.assistant.state import Purse
from companion.systems.elst.refit.assistant.stock_events import STOCK_EVENTS
from companion.systems.elst.refit.procedure import RefitStep

_EVENTS: Registry[Event] = Registry((*CAMPAIGN_EVENTS, *STOCK_EVENTS, *SCENARIO_EVENTS, *PURSE_EVENTS))
_COMMANDS: Registry[Command] = Registry(HANDLERS)
_ANSWERS = {
    ESCAPE_ROLL: escape_rolled,
    SHIFT_ROLL: shift_rolled,
    LOSS_ROLL: shift_losses_rolled,
    POINTS_ROLL: points_rolled,
    FIRST_SETUP_ROLL: first_setup_rolled,
}


class CampaignSystem:
    """Clock, artillery and forces of each scenario, and the Refit Phases between them.

    Everything of the scenario itself is left to the system that tracks it.
    """

    id = TrackingSystem.id
    factions = tuple(Faction)
    events = TrackingSystem.events | _EVENTS
    commands = TrackingSystem.commands | _COMMANDS

    def __init__(self, board: Board) -> None:
        self.scenario = TrackingSystem(board)
        self._refit_step = RefitAssistantStep(self.scenario.field, HANDLERS, refit_choices)

    def on_board(self, board: Board) -> "CampaignSystem":
        """The same game on another board."""
        return CampaignSystem(board)

    @property
    def settings(self) -> Sequence[Setting]:
        """Every reading and base table, those of the Refit Phase included."""
        return (*self.scenario.settings, *refit_settings())

    def initial_state(self) -> CampaignGame:
        """An empty table at the first date."""
        return CampaignGame()

    def initial_secret(self, faction: str) -> Purse:
        """An empty purse."""
        return Purse()

    def opening(self, start: Start) -> Sequence[Event]:
        """The scenario's sequence of play and batteries, or the Refit Phase after it."""
        return (*self.scenario.opening(start), *refit_opening(start))

    def evolve(self, game: ElstGame, event: Event) -> ElstGame:
        """The game after one of its events."""
        return self.scenario.evolve(game, event)

    def evolve_secret(self, secret: Purse, event: Event) -> Purse:
        """A side's purse after one of its events."""
        if not isinstance(event, PurseEvent):
            raise TypeError(f"{event.type} is no secret of this game")
        return event.changed(secret)

    def steps(self, state: CampaignState) -> Sequence[Step]:
        """The Refit Phase first: nothing of a scenario under way holds it up."""
        return (self._refit_step, *self.scenario.steps(state))

    def resolve(self, state: CampaignState, request: AnyRequest, answer: AnyAnswer) -> Sequence[Event]:
        """What follows from an answer."""
        if isinstance(request, RollRequest) and isinstance(answer, RollAnswer):
            course = Course(RefitScene.at(state, self.scenario.field))
            if follow := _ANSWERS.get(request.purpose):
                follow(course, request, answer)
                return course.events
            if table_rolled(course, request, answer) or group_rolls_answered(course, request, answer):
                return course.events
        return self.scenario.resolve(state, request, answer)

    def facts(self, state: CampaignState) -> Sequence[Fact]:
        """Every tracked fact; of the campaign its date and step, of a purse its points."""
        own = (
            Fact("campaign/date", Reason("refit-fact-date"), tuple(date.value for date in CampaignDate)),
            Fact("campaign/step", Reason("refit-fact-step"), (None, *(step.value for step in RefitStep))),
            *(_points_fact(side) for side in state.secrets),
        )
        return (*self.scenario.facts(state), *own)

    def pile_limits(self, state: CampaignState, pile: str) -> Mapping[str, int] | None:
        """The most chits that a pile can hold."""
        return self.scenario.pile_limits(state, pile)

    def panels(self, state: CampaignState) -> Sequence[Panel]:
        """The scenario's panels, then the Refit Phase."""
        panel = refit_panel(RefitScene.at(state, self.scenario.field))
        return (*self.scenario.panels(state), panel)

    def recap(self, state: CampaignState) -> Sequence[Reason]:
        """The date, then the step under way or the moment of the scenario."""
        campaign = state.game.campaign
        if campaign.is_over:
            return campaign_lines(campaign)
        date = campaign_lines(campaign)[:1]
        if campaign.step:
            return (*date, Reason(campaign.step.text_key, campaign.step.value))
        return (*date, *self.scenario.recap(state))

    def inventory(self, state: CampaignState) -> Sequence[PackedItem]:
        """What stands on the table."""
        return self.scenario.inventory(state)

    # ---- the scenario under way, as its panels and the map ask for it ----

    @property
    def field(self) -> Field:
        """The ground of the game."""
        return self.scenario.field

    def cards(self, state: CampaignState) -> tuple[BatteryCard, ...]:
        """Every battery at a glance."""
        return self.scenario.cards(state)

    def forecast(self, state: CampaignState, battery: str, action: Action, ar: HexCoord) -> Forecast | None:
        """Where the round of an action aimed at a hex may land; None where the hex is not seen."""
        return self.scenario.forecast(state, battery, action, ar)

    def markers(self, state: CampaignState) -> Markers:
        """Everything on the map that affects sight."""
        return self.scenario.markers(state)

    def sight_settings(self, state: CampaignState) -> SightSettings:
        """How the session reads sight rules."""
        return self.scenario.sight_settings(state)

    def sight_setting(self, field: str) -> str:
        """The key under which a sight reading is chosen."""
        return self.scenario.sight_setting(field)

    def put_marker(self, kind: str, hex_: HexCoord, level: int = 0, amount: int | None = None) -> Command:
        """The command that puts a marker on the map."""
        return self.scenario.put_marker(kind, hex_, level, amount)

    def take_marker(self, kind: str, hex_: HexCoord, level: int = 0) -> Command:
        """The command that takes a marker off the map."""
        return self.scenario.take_marker(kind, hex_, level)

    def counters(self, state: CampaignState) -> tuple[MapCounter, ...]:
        """Every counter on the map, in hand and about to enter."""
        return self.scenario.counters(state)

    def overlays(self, state: CampaignState) -> tuple[Overlay, ...]:
        """The layers over the map."""
        return self.scenario.overlays(state)

    def move_counters(self, state: CampaignState, ids: Sequence[str], to: HexCoord) -> Command:
        """The command that moves counters of one stack to a hex."""
        return self.scenario.move_counters(state, ids, to)

    def name_counters(self, faction: str, text: str) -> Command:
        """The command that brings the counters of some roster lines into play."""
        return self.scenario.name_counters(faction, text)

    def counter_choices(self, state: CampaignState, ids: Sequence[str]) -> tuple[Choice, ...]:
        """What else may be told of counters of one stack."""
        return self.scenario.counter_choices(state, ids)


def _points_fact(side: str) -> Fact:
    return Fact("left", Reason("refit-fact-points", args={"side": side}), secret_to=side, lowest=0)
