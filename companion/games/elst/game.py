"""Decision at Elst as a game that sessions play: each scenario, and the Refit Phases between them."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from companion.board.model import Board
from companion.games.elst.artillery_game import ArtilleryGame
from companion.games.elst.factions import Faction
from companion.games.elst.procedures import every as procedures
from companion.games.elst.procedures import opening
from companion.games.elst.procedures.artillery.sights import tracked_vehicles
from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.elst.procedures.forces.crowding import newly_crowded
from companion.games.elst.procedures.forces.holding import roads_taken
from companion.games.elst.procedures.forces.setting_up import newly_misplaced
from companion.games.elst.procedures.refit.area_hands import HANDS, takes_words, told, told_in_words
from companion.games.elst.procedures.refit.event import PurseEvent
from companion.games.elst.procedures.refit.events import RefitStepBegan
from companion.games.elst.procedures.refit.state import Purse
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.forces.pieces import printed_names
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.scenario_data import scenario_data
from companion.games.elst.settings import all_settings
from companion.games.elst.shown import whole as shown
from companion.games.elst.shown.forces.hex_help import hex_help
from companion.games.elst.shown.forces.on_map import stacked_counters
from companion.games.elst.shown.forces.overlays import PLAY_AREA, forces_overlays
from companion.games.elst.shown.forces.stack_choices import (
    leading_choices,
    move_command,
    selection_choices,
    stand_command,
)
from companion.games.elst.shown.now import WAYS_ON, now
from companion.games.elst.shown.refit.area_stages import map_stages
from companion.games.elst.shown.resting import judged_hexes
from companion.games.elst.table.field import Field
from companion.games.elst.table.scene import ElstState
from companion.games.elst.table.state import ElstGame
from companion.hexes.coordinates import HexCoord
from companion.kit.facts import Fact
from companion.kit.map_items import MapCounter, Overlay, RosterGame
from companion.kit.names import Names
from companion.kit.now import Now
from companion.kit.panel_set import PanelSet
from companion.kit.panels import Choice
from companion.kit.records import RecordsGame
from companion.kit.roll_call import RollCallGame
from companion.kit.system import PackedItem, Setting, Start, StartOption, Step
from companion.kit.told_map import MapStage, ToldMapGame
from companion.reason import Reason
from companion.session.messages import Command, Event
from companion.session.state import PlayState, Scope

if TYPE_CHECKING:
    from companion.reports.sheet import Sheet
    from companion.session.session import Session

SYSTEM_ID = "elst"


class DecisionAtElst(ArtilleryGame[Purse], RollCallGame, RosterGame, ToldMapGame, RecordsGame):
    """The game on one board, the player's corrections applied to it."""

    id = SYSTEM_ID
    factions = tuple(Faction)
    events = procedures.EVENTS
    purposes = ElstPurpose
    answers = procedures.ANSWERS
    hands = HANDS
    has_secrets = True
    ways_on = WAYS_ON
    usual_overlays = (PLAY_AREA,)

    def field_of(self, board: Board) -> Field:
        """With control and the Refit Phase."""
        return Field(board)

    def steps_of_play(self) -> tuple[Step, ...]:
        """Those of a scenario and of the Refit Phase."""
        return procedures.steps(self.scene)

    @property
    def settings(self) -> Sequence[Setting]:
        """Every reading and base table that may be chosen, with its default."""
        return all_settings()

    @property
    def rule_titles(self) -> Mapping[str, str]:
        return {step.value: step.text_key for step in RefitStep}

    def start_options(self, scenario: str) -> tuple[StartOption, ...]:
        """The balance, or a Refit Phase to begin with."""
        return opening.start_options(scenario)

    def title(self, start: Start) -> Reason:
        """The scenario, or the date after which a Refit Phase comes first."""
        return opening.refit_title(start) or super().title(start)

    # ---- the state ----

    def initial_state(self) -> ElstGame:
        """An empty table at the first date."""
        return ElstGame()

    def opening(self, start: Start) -> Sequence[Event]:
        """The scenario's sequence of play, batteries and edge roads, or the Refit Phase after it."""
        return opening.opening(start, self.scene(PlayState(Scope(self.initial_state()))))

    def initial_secret(self, faction: str) -> Purse:
        """An empty purse."""
        return Purse()

    def evolve_secret(self, secret: Purse, event: Event) -> Purse:
        """A side's purse after one of its events."""
        if not isinstance(event, PurseEvent):
            raise TypeError(f"{event.type} is no secret of this game")
        return event.changed(secret)

    # ---- what is shown ----

    def came_of(self, before: ElstState, after: ElstState) -> Sequence[Reason]:
        """Stacks too large for a hex of the base game, what is set up where it may not be, roads passed."""
        scenes = self.scene(before), self.scene(after)
        return (*newly_crowded(*scenes), *newly_misplaced(*scenes), *roads_taken(*scenes))

    def panels(self, state: ElstState) -> PanelSet:
        """The clock, one card a battery, what may be brought onto the table, the forces, the Refit Phase."""
        return shown.panels(self.scene(state))

    def now(self, state: ElstState) -> Now:
        """The phase or the step under way, and what it asks."""
        return now(self.scene(state))

    def recap(self, state: ElstState) -> Sequence[Reason]:
        """The date, then the step under way or the moment of the scenario."""
        return shown.recap(state.game)

    def facts(self, state: ElstState) -> Sequence[Fact]:
        """Every tracked fact, for setting it directly."""
        return tuple(shown.facts(self.scene(state)))

    def inventory(self, state: ElstState) -> Sequence[PackedItem]:
        """What stands on the table: batteries, smoke, forces."""
        return tuple(shown.packed(self.scene(state)))

    def pile_limits(self, state: ElstState, pile: str) -> Mapping[str, int] | None:
        """The chits that a battery's pile begins with (CG3)."""
        return scenario_data().chits if pile in state.game.artillery.batteries else None

    def records(self, session: "Session") -> "tuple[Sheet, ...]":
        """The course of the campaign, and a side's own roster and purchases."""
        from companion.games.elst.shown.refit.record_sheets import session_sheets  # jinja2 loads late

        return session_sheets(session)

    def hex_help(self, state: ElstState, hex_: HexCoord) -> tuple[Reason, ...]:
        """What a hex means to those who stand in it."""
        return hex_help(self.scene(state), hex_)

    # ---- the map ----

    def vehicles(self, state: ElstState) -> tuple[HexCoord, ...]:
        """Where vehicles are tracked."""
        return state.game.forces.vehicle_hexes

    def hindering_vehicles(self, state: ElstState) -> frozenset[HexCoord]:
        """All of these where they count as they are tracked."""
        return tracked_vehicles(self.scene(state))

    def counters(self, state: ElstState) -> tuple[MapCounter, ...]:
        """Every counter on the map, in hand and about to enter."""
        return tuple(one.shown for one in stacked_counters(self.scene(state)))

    def overlays(self, state: ElstState) -> tuple[Overlay, ...]:
        """Control, edge roads, entry hexes, victory; what a German attack does not use."""
        return forces_overlays(self.scene(state))

    def move_counters(self, state: ElstState, ids: Sequence[str], to: HexCoord) -> Command:
        """The command that moves counters of one stack to a hex."""
        return move_command(self.scene(state), ids, to)

    def turn(self, state: ElstState) -> int:
        """The turn under way."""
        return state.game.clock.moment.turn

    def stand(self, state: ElstState, ids: Sequence[str], to: HexCoord | None) -> tuple[Command, ...]:
        """Counters put where the table shows them, or in hand."""
        return (stand_command(self.scene(state), ids, to),)

    def bring(self, side: str, text: str, hex_: HexCoord) -> Command:
        """What a roster line names, in a hex."""
        return AddRoster(side=Faction(side), text=f"{text} @ {self.board.hex_name(hex_)}")

    def judged(self, state: ElstState) -> Mapping[str, Sequence[HexCoord]]:
        """The hexes of the counters that batteries, forces and the Refit Phase judge."""
        return judged_hexes(self.scene(state))

    def counter_choices(self, state: ElstState, ids: Sequence[str]) -> tuple[Choice, ...]:
        """What else may be told of counters of one stack."""
        return selection_choices(self.scene(state), ids)

    def leading_choices(self, state: ElstState, ids: Sequence[str]) -> tuple[Choice, ...]:
        """What the phase is for, without a look along the lines of fire at the steeple."""
        return leading_choices(self.scene(state), ids)

    def name_counters(self, faction: str, text: str) -> Command:
        """The command that brings the counters of some roster lines into play."""
        return AddRoster(side=Faction(faction), text=text)

    def namable(self, faction: str) -> Names[str]:
        """Every type of counter that serves a side."""
        return printed_names(Faction(faction))

    # ---- control, vehicles and corrections, told on the map ----

    def tell(
        self, state: ElstState, hand: str, option: str, hexes: Sequence[HexCoord]
    ) -> tuple[Command, ...]:
        """What a tap or a sweep tells."""
        return told(self.scene(state), hand, option, hexes)

    def takes_words(self, hand: str) -> bool:
        """Control is told in words too."""
        return takes_words(hand)

    def tell_in_words(self, state: ElstState, hand: str, option: str, text: str) -> tuple[Command, ...]:
        """What some words tell of control."""
        return told_in_words(option, text)

    def stages(self, state: ElstState) -> tuple[MapStage, ...]:
        """The Setup Areas, as players mark their maps."""
        return map_stages(self.scene(state))

    def sketch(self) -> ElstState:
        """The step at which Setup Areas are told."""
        begun = RefitStepBegan(step=RefitStep.SETUP_AREAS)
        return PlayState(Scope(self.evolve(self.initial_state(), begun)))
