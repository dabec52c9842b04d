"""Spanish Civil War Battles as a game that sessions play: one battle on its board."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from pydantic import JsonValue

from companion.board.model import Board
from companion.games.spanish_civil_war.counters.cells import COLUMNS
from companion.games.spanish_civil_war.counters.names import Called, names_of
from companion.games.spanish_civil_war.counters.printed_setup import setup_lines
from companion.games.spanish_civil_war.counters.writing import written
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures import (
    aftermath,
    arriving,
    before_the_die,
    fighting,
    firing,
    leaving,
    moving,
    passing,
    setting_up,
    telling,
    turning,
    untold,
)
from companion.games.spanish_civil_war.procedures.figures import (
    is_before_the_die,
    told_value,
    value_apart,
)
from companion.games.spanish_civil_war.procedures.setting_up import named_after_hexes, sets_up_next
from companion.games.spanish_civil_war.purposes import SpanishPurpose
from companion.games.spanish_civil_war.rules.ground.battle_map import BattleMap
from companion.games.spanish_civil_war.rules.scenario.calendar import calendar
from companion.games.spanish_civil_war.rules.scenario.initiative import settled_initiative
from companion.games.spanish_civil_war.rules.scenario.objectives import none_captured
from companion.games.spanish_civil_war.rules.sequence import Clock, moment_in_words
from companion.games.spanish_civil_war.scenario_data import scenario
from companion.games.spanish_civil_war.settings import READINGS
from companion.games.spanish_civil_war.shown.called import also_called
from companion.games.spanish_civil_war.shown.clock import CLOCK_PANEL, clock_panel
from companion.games.spanish_civil_war.shown.combat import COMBAT_PANEL, combat_panel
from companion.games.spanish_civil_war.shown.forces import forces_panel
from companion.games.spanish_civil_war.shown.in_hand import move_command, unit_choices
from companion.games.spanish_civil_war.shown.judged import judged_told
from companion.games.spanish_civil_war.shown.map_layers import map_overlays
from companion.games.spanish_civil_war.shown.moved import (
    again_told,
    area_told,
    crowded_told,
    more_told,
    pairings_told,
    splits_told,
    tie_told,
    waiting_told,
    ways_told,
)
from companion.games.spanish_civil_war.shown.now import now
from companion.games.spanish_civil_war.shown.on_map import hex_lines, map_counters
from companion.games.spanish_civil_war.shown.reach import reach_shades
from companion.games.spanish_civil_war.shown.refused_sight import refused_line
from companion.games.spanish_civil_war.shown.sheet import sheet_rows
from companion.games.spanish_civil_war.shown.status import (
    POINTS_PANEL,
    STATUS_PANEL,
    points_panel,
    status_panel,
)
from companion.games.spanish_civil_war.shown.tracing import traced_lines, what_if
from companion.games.spanish_civil_war.shown.victory import VICTORY_PANEL, victory_panel
from companion.games.spanish_civil_war.table.commands import (
    COMMAND_UPGRADES,
    CopyDown,
    PlaceUnits,
    RewriteCounters,
    StrikeCounters,
    TypeCounters,
)
from companion.games.spanish_civil_war.table.counter_events import COUNTER_EVENTS
from companion.games.spanish_civil_war.table.events import UNIT_EVENT_UPGRADES, UNIT_EVENTS, BattleBegan
from companion.games.spanish_civil_war.table.fight_events import FIGHT_EVENTS
from companion.games.spanish_civil_war.table.scene import Scene, SpanishState
from companion.games.spanish_civil_war.table.state import SpanishEvent, SpanishGame, Spot
from companion.games.spanish_civil_war.table.tracked import (
    battle_facts,
    battle_facts_at,
    facts_of_turn,
    packed_objectives,
    packed_points,
    packed_units,
)
from companion.games.spanish_civil_war.terms import AttackKind, Battle
from companion.hexes.coordinates import HexCoord
from companion.kit.answering import Answered, Answers, follow
from companion.kit.counter_sheets import OpenSheetGame, PrintedSetupGame, SheetRow
from companion.kit.facts import Fact, is_other_moment
from companion.kit.game import Game
from companion.kit.handling import EventCourse, HandledStep, Handlers, Refuse
from companion.kit.map_items import MapCounter, MapShade, RefusedLine, RosterGame
from companion.kit.names import Means, Name, Names
from companion.kit.now import Now
from companion.kit.overlay_set import OverlaySet
from companion.kit.panel_set import PanelSet
from companion.kit.panels import Choice
from companion.kit.questions import AnyAnswer, AnyRequest
from companion.kit.roll_call import RollCallGame
from companion.kit.system import PackedItem, Setting, Start
from companion.kit.tracing import TracedGame, TracedLine, WhatIf
from companion.latest import Latest, LatestOfEach
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.events import requests_upgraded
from companion.session.messages import Command, Event, Registry


def _on_the_map(refuse: Refuse) -> Refuse:
    """The same refusal, before it that of hexes which are not on the map: nobody insists on these."""

    def refusal(scene: Scene, command: Command) -> Reason | None:
        if any(hex_ not in scene.map.board for hex_ in _hexes_of(command)):
            raise IllegalCommandError(Reason("scw-hex-off-map"))
        return refuse(scene, command)

    return refusal


def _hexes_of(command: Command) -> Iterator[HexCoord]:
    """Every hex that a command names, one or several at a time."""
    for value in vars(command).values():
        if isinstance(value, HexCoord):
            yield value
        elif isinstance(value, tuple):
            yield from (one for one in value if isinstance(one, HexCoord))


_HANDLERS: Handlers = {
    **telling.HANDLERS,
    **setting_up.HANDLERS,
    **moving.HANDLERS,
    **leaving.HANDLERS,
    **arriving.HANDLERS,
    **untold.HANDLERS,
    **fighting.HANDLERS,
    **before_the_die.HANDLERS,
    **aftermath.HANDLERS,
    **firing.HANDLERS,
    **turning.HANDLERS,
}
_WITHIN_MAP: Handlers = {command: (_on_the_map(refuse), do) for command, (refuse, do) in _HANDLERS.items()}
_COMMANDS: Registry[Command] = Registry(_HANDLERS, COMMAND_UPGRADES)
_EVENTS: Registry[Event] = Registry(
    (*UNIT_EVENTS, *COUNTER_EVENTS, *FIGHT_EVENTS),
    {**requests_upgraded(value_apart), **UNIT_EVENT_UPGRADES},
)
_ASK_AGAIN: Mapping[AttackKind, Callable[[EventCourse[Scene]], None]] = {
    AttackKind.NORMAL: fighting.ask_fight,
    AttackKind.ASSAULT: fighting.ask_fight,
    AttackKind.BARRAGE: firing.ask_barrage,
    AttackKind.BOMBARDMENT: firing.ask_bombs,
}


def _value_told(course: EventCourse[Scene], told: Answered) -> None:
    """Note a printed value and go on with the combat that needed it; "don't know" leaves it waiting."""
    if told.number is None:
        return
    course.add(told_value(told.request, told.number))
    fight = course.scene.game.fight
    if fight is not None and not is_before_the_die(told.request):
        _ASK_AGAIN[fight.kind](course)


_ANSWERS: Answers = {
    SpanishPurpose.INITIATIVE: lambda course, told: turning.initiative_rolled(course, told.outcomes),
    SpanishPurpose.WEATHER: lambda course, told: turning.weather_rolled(course, told.natural),
    SpanishPurpose.COMBAT: lambda course, told: fighting.fight_rolled(course, told.natural),
    SpanishPurpose.BARRAGE: lambda course, told: firing.barrage_rolled(course, told.outcomes),
    SpanishPurpose.BOMBS: lambda course, told: firing.bombs_rolled(course, told.natural),
    SpanishPurpose.REBUILD: lambda course, told: arriving.hq_rolled(course, told.subject, told.natural),
    SpanishPurpose.VALUE: _value_told,
    SpanishPurpose.SLOPE: firing.slope_told,
    SpanishPurpose.PASSED: passing.passed_told,
}


class SpanishCivilWar(
    Game[SpanishGame, None], RollCallGame, RosterGame, TracedGame, OpenSheetGame, PrintedSetupGame
):
    """A battle on its board, the player's corrections applied to it."""

    factions = tuple(Faction)
    events = _EVENTS
    commands = _COMMANDS
    purposes = SpanishPurpose
    answers = _ANSWERS

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.map = BattleMap(board, Battle(board.id))
        self._step = HandledStep(self._scene, _WITHIN_MAP, turning.clock_choices, settles=moving.tell_fallen)
        self._scenes: Latest[Scene] = Latest(most=2)
        self._written: LatestOfEach[str] = LatestOfEach()

    @property
    def id(self) -> str:
        """The battle's name in session files."""
        return self.map.battle.value

    @property
    def settings(self) -> Sequence[Setting]:
        """Every reading that bears on the battle, with its default."""
        other = _RULES_OF[Battle.BRUNETE if self.map.battle is Battle.JARAMA else Battle.JARAMA]
        return tuple(setting for setting in READINGS.settings() if not setting.rule.startswith(other))

    def _scene(self, state: SpanishState) -> Scene:
        """The scene of a state, kept for the state's next question: what it worked out is worked out once."""
        return self._scenes.of((state.game, state.settings), lambda: Scene.of(state, self.map))

    # ---- the state ----

    def initial_state(self) -> SpanishGame:
        """An empty table, no objective captured."""
        return SpanishGame(battle=self.map.battle, captured=none_captured(self.map.battle))

    def opening(self, start: Start) -> Sequence[Event]:
        """The battle's clock, assault points and holders of places.

        Raises IllegalCommandError for an unknown scenario.
        """
        if start.scenario != self.id:
            raise IllegalCommandError(Reason("scw-unknown-scenario", args={"scenario": start.scenario}))
        rule, readings = scenario(self.map.battle), READINGS.chosen(start.settings)
        scene = Scene(self.initial_state(), self.map, readings)
        course = EventCourse(scene)
        course.add(
            BattleBegan(
                battle=self.map.battle,
                last_turn=calendar(self.map.battle, readings).last_turn,
                first_player=settled_initiative(self.map.battle, 1),
                assault_points=rule.assault_points,
                holders=_first_holders(self.map.battle),
            )
        )
        return course.events

    def evolve(self, game: SpanishGame, event: Event) -> SpanishGame:
        """The game after one of its events."""
        if not isinstance(event, SpanishEvent):
            raise TypeError(f"{event.type} is no event of this game")
        return event.apply(game)

    # ---- decisions ----

    def steps(self, state: SpanishState) -> Sequence[HandledStep[Scene]]:
        """One step takes every command; each knows its phase."""
        return (self._step,)

    def resolve(self, state: SpanishState, request: AnyRequest, answer: AnyAnswer) -> Sequence[Event]:
        """What follows from an answer."""
        return follow(self.answers, self._scene(state), request, answer)

    # ---- what is shown ----

    def came_of(self, before: SpanishState, after: SpanishState) -> Sequence[Reason]:
        """Ways round; equal dice; attacks declared ahead or split; counters too many; who was judged."""
        scenes = self._scene(before), self._scene(after)
        tied = tie_told(before.waiting, after.waiting)
        fights = (*pairings_told(*scenes), *splits_told(*scenes))
        told = (*waiting_told(*scenes), *again_told(*scenes), *more_told(*scenes))
        moved = (*ways_told(*scenes), *area_told(*scenes), *crowded_told(*scenes))
        return (*moved, *tied, *fights, *told, *judged_told(*scenes))

    def panels(self, state: SpanishState) -> PanelSet:
        """Clock, supply and command, combat, forces, points, victory."""
        makers = {
            CLOCK_PANEL: clock_panel,
            STATUS_PANEL: status_panel,
            COMBAT_PANEL: combat_panel,
            f"{self.id}-forces": forces_panel,
            POINTS_PANEL: points_panel,
            VICTORY_PANEL: victory_panel,
        }
        return PanelSet(makers, self._scene(state))

    def facts(self, state: SpanishState) -> Sequence[Fact]:
        """Every tracked fact, for setting it directly."""
        return tuple(battle_facts(self._scene(state)))

    def facts_at(self, state: SpanishState, paths: Collection[str]) -> Iterable[Fact]:
        """The tracked facts that lie at some paths."""
        return battle_facts_at(self._scene(state), paths)

    def leaves_moment(self, state: SpanishState, facts: Mapping[str, JsonValue]) -> bool:
        """Another turn or phase; a fight under way stays."""
        return state.game.fight is None and is_other_moment(state.game, facts)

    def implied_facts(self, state: SpanishState, facts: Mapping[str, JsonValue]) -> Mapping[str, JsonValue]:
        """First player and weather of another turn."""
        return facts_of_turn(self._scene(state), facts)

    def now(self, state: SpanishState) -> Now:
        """The phase under way, and what it asks."""
        return now(self._scene(state), is_asked=bool(state.waiting))

    def recap(self, state: SpanishState) -> Sequence[Reason]:
        """Turn and phase."""
        return (moment_in_words(state.game.clock),)

    def inventory(self, state: SpanishState) -> Sequence[PackedItem]:
        """Every unit on the table, the points on the tracks, and what divisions have captured."""
        objectives = packed_objectives(self._scene(state))
        return (*packed_units(state.game), *objectives, *packed_points(state.game))

    # ---- the map ----

    def counters(self, state: SpanishState) -> tuple[MapCounter, ...]:
        """Every counter on the map, and those that may come onto it."""
        return tuple(map_counters(self._scene(state)))

    def sets_up_next(self, state: SpanishState) -> str:
        """The side of which nothing was told yet as the battle is set up (4.0); else who set up first."""
        return sets_up_next(self._scene(state)) or scenario(self.map.battle).setup_order[0].value

    def overlays(self, state: SpanishState) -> OverlaySet:
        """Zones of control, supply and command, victory places."""
        return map_overlays(self._scene(state))

    def move_counters(self, state: SpanishState, ids: Sequence[str], to: HexCoord) -> Command:
        """The command that moves counters of one stack to a hex."""
        return move_command(self._scene(state), ids, to)

    def turn(self, state: SpanishState) -> int:
        """The turn under way."""
        return state.game.clock.moment.turn

    def stand(self, state: SpanishState, ids: Sequence[str], to: HexCoord | None) -> tuple[Command, ...]:
        """Units put where the table shows them, or in hand."""
        return (PlaceUnits(units=tuple(ids), spot=Spot.MAP if to else Spot.HAND, hex=to),)

    def judged(self, state: SpanishState) -> Mapping[str, Sequence[HexCoord]]:
        """The hexes of a combat, and of all who fight in it."""
        fight, units = state.game.fight, state.game.units
        if fight is None:
            return {}
        ids = (*fight.attackers, *fight.defenders, *fight.attack_help.guns, *fight.defence_help.guns)
        stand = (units[id_].stand.hex for id_ in ids if id_ in units)
        return {COMBAT_PANEL: (*fight.hexes, *(hex_ for hex_ in stand if hex_))}

    def reach(self, state: SpanishState, ids: Sequence[str]) -> tuple[MapShade, ...]:
        """Where counters of one stack may go together, by what it costs."""
        return tuple(reach_shades(self._scene(state), ids))

    def refused_line(self, state: SpanishState, command: Command) -> RefusedLine | None:
        """The line of sight that a refused barrage lacks."""
        return refused_line(self._scene(state), command)

    def counter_choices(self, state: SpanishState, ids: Sequence[str]) -> tuple[Choice, ...]:
        """What else may be done with counters of one stack."""
        return tuple(unit_choices(self._scene(state), ids))

    def name_counters(self, faction: str, text: str) -> Command:
        """The command that brings the counters of some lines into play."""
        return TypeCounters(side=Faction(faction), text=text)

    def namable(self, faction: str) -> Names[Called]:
        """The formations of a side, and its counters that bear names."""
        return names_of(self.map.battle, Faction(faction))

    def roster_text(self, state: SpanishState, faction: str) -> str:
        """The lines that would tell a side's counters again."""
        counters = tuple(unit.counter for unit in state.game.units.values() if unit.faction == faction)
        return self._written.of(faction, counters, lambda: written(counters))

    # ---- the sheet of counters ----

    def sheet_columns(self) -> tuple[Reason, ...]:
        """Size, front, back, name."""
        return tuple(Reason(f"scw-sheet-{name}") for name in COLUMNS)

    def sheet_rows(self, state: SpanishState, faction: str) -> tuple[SheetRow, ...]:
        """A side's counters, formation by formation."""
        return tuple(sheet_rows(self._scene(state), Faction(faction)))

    def name_setup(self, state: SpanishState, faction: str) -> Command | None:
        """The command that names what the set-up prints, before the first turn where that puts it."""
        game, side = state.game, Faction(faction)
        is_setup = game.clock.moment == Clock().moment
        text = setup_lines(self.map.battle, side, game.told_formations, are_placed=is_setup)
        return TypeCounters(side=side, text=text) if text else None

    def rewrite_rows(self, state: SpanishState, cells: Mapping[str, Sequence[str]]) -> tuple[Command, ...]:
        """The command that types the values of counters anew."""
        return (RewriteCounters.model_validate({"cells": cells}),)

    def copy_down(self, state: SpanishState, row: str) -> tuple[Command, ...]:
        """The command that copies a counter's values down its formation."""
        return (CopyDown(unit=row),)

    def add_like(self, state: SpanishState, row: str) -> Command:
        """The command that tells one more counter like another."""
        counter = self._scene(state).unit(row).counter
        return TypeCounters(side=counter.faction, text=f"+{written((counter,))}")

    def strike_rows(self, rows: Sequence[str]) -> Command:
        """The command that strikes counters off."""
        return StrikeCounters(units=tuple(rows))

    # ---- lines explained ----

    def names(self, state: SpanishState) -> tuple[Name[Means], ...]:
        """Also the towns that counters still to be set up are named after, and what else units are called."""
        scene = self._scene(state)
        also = also_called(scene, self.counters(state))
        return (*super().names(state), *named_after_hexes(scene), *also)

    def hex_help(self, state: SpanishState, hex_: HexCoord) -> tuple[Reason, ...]:
        """What the ground gives a defence, and supply and command of those who stand there."""
        return hex_lines(self._scene(state), hex_)

    def traced_lines(self, state: SpanishState, id_: str) -> tuple[TracedLine, ...]:
        """Supply and command of a unit, explained."""
        return traced_lines(self._scene(state), id_)

    def what_if(self, state: SpanishState, ids: Sequence[str], to: HexCoord) -> WhatIf:
        """Whose supply and command would change if units stood elsewhere."""
        return what_if(self._scene(state), ids, to)


_RULES_OF = {Battle.JARAMA: "J.", Battle.BRUNETE: "B."}  # how the rules of one battle alone are numbered


def _first_holders(battle: Battle) -> Mapping[str, Faction]:
    """At Brunete every place is Nationalist at first; at Jarama the units there tell."""
    if battle is not Battle.BRUNETE:
        return {}
    return {place.id: Faction.NATIONALIST for place in scenario(battle).places}
