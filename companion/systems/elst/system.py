"""Decision at Elst as a game that sessions play."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from companion.board.model import Board
from companion.hexgrid import HexCoord
from companion.play.answering import Answers, follow
from companion.play.errors import IllegalCommandError
from companion.play.facts import Fact
from companion.play.game import Game
from companion.play.handling import HandledStep
from companion.play.messages import Command, Event, Registry
from companion.play.panels import Choice, Panel, each_panel
from companion.play.questions import AnyAnswer, AnyRequest
from companion.play.sighted import SightedGame
from companion.play.state import PlayState, Scope
from companion.play.system import PackedItem, Setting, Start, Step
from companion.reason import Reason
from companion.sight.markers import Markers
from companion.sight.settings import SightSettings
from companion.systems.elst import clock_step, marking_step
from companion.systems.elst.batteries import entry_step, fire_step, table_step
from companion.systems.elst.batteries.aim_events import AIM_EVENTS
from companion.systems.elst.batteries.answering import ANSWERS
from companion.systems.elst.batteries.card import BatteryCard, battery_card, battery_panel
from companion.systems.elst.batteries.choices import (
    entry_choices,
    fire_choices,
    free_name,
    other_fire_choices,
    table_choices,
)
from companion.systems.elst.batteries.commands import AddBattery
from companion.systems.elst.batteries.contact_events import CONTACT_EVENTS
from companion.systems.elst.batteries.forecast import Forecast, landing_forecast
from companion.systems.elst.batteries.map_events import MAP_EVENTS
from companion.systems.elst.batteries.mission_events import MISSION_EVENTS
from companion.systems.elst.batteries.sights import markers_of
from companion.systems.elst.batteries.tracked import battery_facts, packed_batteries
from companion.systems.elst.clock import CLOCK_EVENTS, ScenarioBegan, end_rolled, moment_in_words
from companion.systems.elst.clock_panel import CLOCK_PANEL, TABLE_PANEL, clock_facts, clock_panel, table_panel
from companion.systems.elst.course import Course
from companion.systems.elst.factions import Faction
from companion.systems.elst.field import Field
from companion.systems.elst.game import ElstEvent, ElstGame
from companion.systems.elst.marking import MARKER_EVENTS, MarkerKind, PutMarker, TakeMarker
from companion.systems.elst.marking_step import marking_choices, packed_markers
from companion.systems.elst.oba.terms import Action
from companion.systems.elst.purposes import ElstPurpose
from companion.systems.elst.scenario_data import BatteryType, Scenario, scenario_data
from companion.systems.elst.scene import ElstState, Scene
from companion.systems.elst.settings import all_settings, sight_setting, sight_settings
from companion.systems.elst.step import Handlers

SYSTEM_ID = "elst"

_EVENTS = Registry(
    (*CLOCK_EVENTS, *CONTACT_EVENTS, *AIM_EVENTS, *MISSION_EVENTS, *MAP_EVENTS, *MARKER_EVENTS)
)
_TABLE: Handlers = {**clock_step.BACK_HANDLERS, **marking_step.HANDLERS, **table_step.HANDLERS}
_HANDLERS: tuple[Handlers, ...] = (
    _TABLE,
    fire_step.HANDLERS,
    entry_step.HANDLERS,
    fire_step.OTHER_FIRE_HANDLERS,
    clock_step.HANDLERS,
)
_COMMANDS: Registry[Command] = Registry(command for handlers in _HANDLERS for command in handlers)
_ANSWERS: Answers = {
    ElstPurpose.SCENARIO_END: lambda course, told: end_rolled(course, told.outcome),
    **ANSWERS,
}


def _table_offers(scene: Scene) -> Sequence[Choice]:
    return (*clock_step.back_choices(scene), *marking_choices(scene), *table_choices(scene))


class ElstSystem(Game[ElstGame, Any], SightedGame):
    """The game on one board, the player's corrections applied to it."""

    id = SYSTEM_ID
    factions = tuple(Faction)
    events = _EVENTS
    commands = _COMMANDS
    purposes = ElstPurpose
    answers = _ANSWERS

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.field = Field(board)
        table, fire, entry, other_fire, clock = _HANDLERS
        self._steps = (
            HandledStep(self._scene, table, _table_offers),
            HandledStep(self._scene, fire, fire_choices, fire_step.unfinished_artillery),
            HandledStep(self._scene, entry, entry_choices),
            HandledStep(self._scene, other_fire, other_fire_choices),
            HandledStep(self._scene, clock, clock_step.clock_choices),
        )

    @property
    def settings(self) -> Sequence[Setting]:
        """Every reading and base table that may be chosen, with its default."""
        return all_settings()

    # ---- the state ----

    def initial_state(self) -> ElstGame:
        """An empty table."""
        return ElstGame()

    def opening(self, start: Start) -> Sequence[Event]:
        """The scenario's sequence of play and batteries.

        `start.options["batteries"]` lists battery types in place of the scenario's own. Raises
        IllegalCommandError for an unknown scenario or battery type.
        """
        scenario = _scenario(start.scenario)
        course = Course(self._scene(PlayState(Scope(self.initial_state()))))
        course.add(
            ScenarioBegan(
                scenario=scenario.id,
                first_player=scenario.first_player,
                length=scenario_data().length(scenario),
            )
        )
        for type_ in _battery_types(start, scenario):
            table_step.add_battery(course, _add_command(course.scene, type_))
        return course.events

    def evolve(self, game: ElstGame, event: Event) -> ElstGame:
        """The game after one of its events."""
        if not isinstance(event, ElstEvent):
            raise TypeError(f"{event.type} is no event of this game")
        return event.apply(game)

    # ---- decisions ----

    def steps(self, state: ElstState) -> Sequence[Step]:
        """Every step that takes commands, in the order of play."""
        return self._steps

    def resolve(self, state: ElstState, request: AnyRequest, answer: AnyAnswer) -> Sequence[Event]:
        """What follows from an answer."""
        return follow(self.answers, self._scene(state), request, answer)

    def _scene(self, state: ElstState) -> Scene:
        return Scene.of(state, self.field)

    # ---- what is shown ----

    def panels(self, state: ElstState) -> Sequence[Panel]:
        """The clock, one card a battery, and what may be brought onto the table."""
        scene = self._scene(state)
        batteries = {
            f"elst-battery-{one.id}": partial(battery_panel, battery=one)
            for one in scene.game.batteries.values()
        }
        return each_panel({CLOCK_PANEL: clock_panel, **batteries, TABLE_PANEL: table_panel}, scene)

    def cards(self, state: ElstState) -> tuple[BatteryCard, ...]:
        """Every battery at a glance, for panels of its own and for the map."""
        scene = self._scene(state)
        return tuple(battery_card(scene, battery) for battery in scene.game.batteries.values())

    def forecast(self, state: ElstState, battery: str, action: Action, ar: HexCoord) -> Forecast | None:
        """Where the round of an action aimed at a hex may land; None where the hex is not seen."""
        scene = self._scene(state)
        return landing_forecast(scene, scene.battery(battery), action, ar)

    def markers(self, state: ElstState) -> Markers:
        """Everything on the map that affects sight, blast areas included."""
        return markers_of(self._scene(state))

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

    def facts(self, state: ElstState) -> Sequence[Fact]:
        """Every tracked fact, for setting it directly."""
        batteries = (fact for battery in state.game.batteries.values() for fact in battery_facts(battery))
        return (*clock_facts(state.game.clock), *batteries)

    def pile_limits(self, state: ElstState, pile: str) -> Mapping[str, int] | None:
        """The chits that a battery's pile begins with (CG3)."""
        return scenario_data().chits if pile in state.game.artillery.batteries else None

    def recap(self, state: ElstState) -> Sequence[Reason]:
        """Turn and phase."""
        return (moment_in_words(state.game.moment),)

    def inventory(self, state: ElstState) -> Sequence[PackedItem]:
        """Counters and chits of the batteries, smoke on the map."""
        return (*packed_batteries(self._scene(state)), *packed_markers(state.game.markers))


def _scenario(id_: str) -> Scenario:
    try:
        return scenario_data().scenario(id_)
    except KeyError:
        raise IllegalCommandError(Reason("elst-unknown-scenario", args={"scenario": id_})) from None


def _battery_types(start: Start, scenario: Scenario) -> list[BatteryType]:
    wanted = start.options.get("batteries", scenario.batteries)
    names = [str(name) for name in wanted] if isinstance(wanted, (list, tuple)) else [str(wanted)]
    return [_battery_type(name) for name in names]


def _battery_type(name: str) -> BatteryType:
    try:
        return scenario_data().battery_type(name)
    except KeyError:
        raise IllegalCommandError(Reason("oba-unknown-battery-type", args={"name": name})) from None


def _add_command(scene: Scene, type_: BatteryType) -> AddBattery:
    return AddBattery(
        battery=free_name(scene, type_.faction),
        side=type_.faction,
        kind=type_.kind,
        calibre=type_.calibre,
        may_fire_smoke=type_.may_fire_smoke,
    )
