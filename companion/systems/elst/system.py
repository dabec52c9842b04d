"""Decision at Elst as a game that sessions play: each scenario, and the Refit Phases between them."""

from collections.abc import Mapping, Sequence

from companion.board.model import Board
from companion.hexgrid import HexCoord
from companion.play.answering import follow
from companion.play.facts import Fact
from companion.play.game import Game
from companion.play.map_items import MapCounter, MappedGame, Overlay, RosterGame
from companion.play.messages import Command, Event, Registry
from companion.play.panels import Choice, Panel
from companion.play.questions import AnyAnswer, AnyRequest
from companion.play.sighted import SightedGame
from companion.play.state import PlayState, Scope
from companion.play.system import PackedItem, Setting, Start, StartOption, Step
from companion.reason import Reason
from companion.sight.markers import Markers
from companion.sight.settings import SightSettings
from companion.systems.elst import opening, procedures, shown
from companion.systems.elst.artillery.card import BatteryCard, battery_card
from companion.systems.elst.artillery.forecast import Forecast, landing_forecast
from companion.systems.elst.artillery.sights import markers_of
from companion.systems.elst.artillery.terms import Action
from companion.systems.elst.factions import Faction
from companion.systems.elst.field import Field
from companion.systems.elst.forces.tracking.commands import AddRoster
from companion.systems.elst.forces.tracking.hex_help import hex_help
from companion.systems.elst.forces.tracking.on_map import stacked_counters
from companion.systems.elst.forces.tracking.overlays import forces_overlays
from companion.systems.elst.forces.tracking.stack_choices import move_command, selection_choices
from companion.systems.elst.game import ElstEvent, ElstGame
from companion.systems.elst.marking import MarkerKind, PutMarker, TakeMarker
from companion.systems.elst.purposes import ElstPurpose
from companion.systems.elst.refit.assistant.event import PurseEvent
from companion.systems.elst.refit.assistant.state import Purse
from companion.systems.elst.scenario_data import scenario_data
from companion.systems.elst.scene import ElstState, Scene
from companion.systems.elst.settings import all_settings, sight_setting, sight_settings

SYSTEM_ID = "elst"


class ElstSystem(Game[ElstGame, Purse], SightedGame, MappedGame, RosterGame):
    """The game on one board, the player's corrections applied to it."""

    id = SYSTEM_ID
    factions = tuple(Faction)
    events = procedures.EVENTS
    purposes = ElstPurpose
    answers = procedures.ANSWERS
    has_secrets = True

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.field = Field(board)
        self._steps = procedures.steps(self.scene)
        self._commands = Registry(command for step in self._steps for command in step.commands)

    @property
    def commands(self) -> Registry[Command]:
        """What its steps take."""
        return self._commands

    @property
    def settings(self) -> Sequence[Setting]:
        """Every reading and base table that may be chosen, with its default."""
        return all_settings()

    def start_options(self, scenario: str) -> tuple[StartOption, ...]:
        """The balance, or a Refit Phase to begin with."""
        return opening.start_options(scenario)

    # ---- the state ----

    def initial_state(self) -> ElstGame:
        """An empty table at the first date."""
        return ElstGame()

    def opening(self, start: Start) -> Sequence[Event]:
        """The scenario's sequence of play, batteries and edge roads, or the Refit Phase after it."""
        return opening.opening(start, self.scene(PlayState(Scope(self.initial_state()))))

    def evolve(self, game: ElstGame, event: Event) -> ElstGame:
        """The game after one of its events."""
        if not isinstance(event, ElstEvent):
            raise TypeError(f"{event.type} is no event of this game")
        return event.apply(game)

    def initial_secret(self, faction: str) -> Purse:
        """An empty purse."""
        return Purse()

    def evolve_secret(self, secret: Purse, event: Event) -> Purse:
        """A side's purse after one of its events."""
        if not isinstance(event, PurseEvent):
            raise TypeError(f"{event.type} is no secret of this game")
        return event.changed(secret)

    # ---- decisions ----

    def scene(self, state: ElstState) -> Scene:
        """A session's state as the rules look at it."""
        return Scene.of(state, self.field)

    def steps(self, state: ElstState) -> Sequence[Step]:
        """Every step that takes commands, in the order of play."""
        return self._steps

    def resolve(self, state: ElstState, request: AnyRequest, answer: AnyAnswer) -> Sequence[Event]:
        """What follows from an answer."""
        return follow(self.answers, self.scene(state), request, answer)

    # ---- what is shown ----

    def panels(self, state: ElstState) -> Sequence[Panel]:
        """The clock, one card a battery, what may be brought onto the table, the forces, the Refit Phase."""
        return shown.panels(self.scene(state))

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

    def hex_help(self, state: ElstState, hex_: HexCoord) -> tuple[Reason, ...]:
        """What a hex means to those who stand in it."""
        return hex_help(self.scene(state), hex_)

    # ---- the artillery ----

    def cards(self, state: ElstState) -> tuple[BatteryCard, ...]:
        """Every battery at a glance, for panels of its own and for the map."""
        scene = self.scene(state)
        return tuple(battery_card(scene, battery) for battery in scene.game.batteries.values())

    def forecast(self, state: ElstState, battery: str, action: Action, ar: HexCoord) -> Forecast | None:
        """Where the round of an action aimed at a hex may land; None where the hex is not seen."""
        scene = self.scene(state)
        return landing_forecast(scene, scene.battery(battery), action, ar)

    # ---- sight ----

    def markers(self, state: ElstState) -> Markers:
        """Everything on the map that affects sight, blast areas included."""
        return markers_of(self.scene(state))

    def sight_settings(self, state: ElstState) -> SightSettings:
        """How this session reads the disputed rules of sight."""
        return sight_settings(state.settings)

    def sight_setting(self, field: str) -> str:
        """The key of the setting that holds one of the readings of sight."""
        return sight_setting(field)

    def put_marker(self, kind: str, hex_: HexCoord, level: int = 0, amount: int | None = None) -> Command:
        """The command that lays a marker by hand."""
        return PutMarker(kind=MarkerKind(kind), hex=hex_, level=level, amount=amount)

    def take_marker(self, kind: str, hex_: HexCoord, level: int = 0) -> Command:
        """The command that takes a marker off."""
        return TakeMarker(kind=MarkerKind(kind), hex=hex_, level=level)

    # ---- the map ----

    def counters(self, state: ElstState) -> tuple[MapCounter, ...]:
        """Every counter on the map, in hand and about to enter."""
        return tuple(one.shown for one in stacked_counters(self.scene(state)))

    def overlays(self, state: ElstState) -> tuple[Overlay, ...]:
        """Control, edge roads, entry hexes, victory."""
        return forces_overlays(self.scene(state))

    def move_counters(self, state: ElstState, ids: Sequence[str], to: HexCoord) -> Command:
        """The command that moves counters of one stack to a hex."""
        return move_command(self.scene(state), ids, to)

    def counter_choices(self, state: ElstState, ids: Sequence[str]) -> tuple[Choice, ...]:
        """What else may be told of counters of one stack."""
        return selection_choices(self.scene(state), ids)

    def name_counters(self, faction: str, text: str) -> Command:
        """The command that brings the counters of some roster lines into play."""
        return AddRoster(side=Faction(faction), text=text)
