"""No Prisoners as a game that sessions play."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial

from pydantic import JsonValue

from companion.board.model import Board
from companion.games.no_prisoners.procedures import steps
from companion.games.no_prisoners.procedures.answering import ANSWERS
from companion.games.no_prisoners.procedures.choices import offered_choices, table_choices, task_choices
from companion.games.no_prisoners.procedures.combat_choices import combat_choices
from companion.games.no_prisoners.procedures.deciding import deciding
from companion.games.no_prisoners.procedures.fighting import revealing_refusal
from companion.games.no_prisoners.procedures.opening import opening, start_options
from companion.games.no_prisoners.procedures.setting_up import fixed_refusal
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.rules.turn.victory import Player, commands_of
from companion.games.no_prisoners.settings import FOG_OF_WAR, OPTIONS, np_settings
from companion.games.no_prisoners.shown import on_map, tracing
from companion.games.no_prisoners.shown.moved import moves_told
from companion.games.no_prisoners.shown.now import now
from companion.games.no_prisoners.shown.overlays import DEPOTS, overlays
from companion.games.no_prisoners.shown.panels import panels
from companion.games.no_prisoners.shown.reach import reach_shades
from companion.games.no_prisoners.shown.sheet import COLUMNS, copying, rewriting, sheet_rows
from companion.games.no_prisoners.table import fog
from companion.games.no_prisoners.table.backs import Backs
from companion.games.no_prisoners.table.combat_events import COMBAT_EVENT_UPGRADES, COMBAT_EVENTS
from companion.games.no_prisoners.table.commands import PlaceFixed, RevealDefence
from companion.games.no_prisoners.table.counter_events import COUNTER_EVENTS, HandsLaidOpen
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.table.dealing import NpState
from companion.games.no_prisoners.table.field import field_of
from companion.games.no_prisoners.table.game_events import GAME_EVENT_UPGRADES, GAME_EVENTS
from companion.games.no_prisoners.table.hand import Hand
from companion.games.no_prisoners.table.parting import Parting, has_to_turn, speaker
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import NpEvent, NpGame
from companion.games.no_prisoners.table.tracked import (
    campaign_facts,
    campaign_facts_at,
    clock_refusal,
    commanders_told,
    first_event_told,
    moment_told,
    packed_counters,
    printed_facts,
    stand_facts,
    where_refusal,
    where_told,
)
from companion.games.no_prisoners.table.words import also_called, armies_of, moment_in_words
from companion.games.no_prisoners.terms import Faction
from companion.hexes.coordinates import HexCoord
from companion.kit.answering import follow
from companion.kit.called import printed_place
from companion.kit.counter_sheets import CounterSheetGame, PrintedSetupGame, SheetRow
from companion.kit.facts import Fact
from companion.kit.game import Game
from companion.kit.handling import HandledStep
from companion.kit.map_items import MapCounter, MapShade, Overlay
from companion.kit.names import Absent, CounterMeant, Means, Name
from companion.kit.now import Now
from companion.kit.panel_set import PanelSet
from companion.kit.panels import Choice
from companion.kit.placed import Placed
from companion.kit.questions import AnyAnswer, AnyRequest
from companion.kit.roll_call import RollCallGame
from companion.kit.sheets import SheetGame
from companion.kit.system import PackedItem, Setting, Start, StartOption
from companion.kit.tracing import TracedGame, TracedLine, WhatIf
from companion.latest import Latest
from companion.reason import Reason
from companion.session.commands import SetFacts
from companion.session.errors import IllegalCommandError
from companion.session.evolve import evolve_all
from companion.session.messages import Command, Event, Registry
from companion.session.seats import Seats
from companion.session.secrets.hands import HandsGame, V
from companion.session.secrets.veil import VeiledGame
from companion.session.secrets.witness import WitnessGame

SYSTEM_ID = "np"

_EVENTS: Registry[Event] = Registry(
    (*GAME_EVENTS, *COUNTER_EVENTS, *COMBAT_EVENTS), GAME_EVENT_UPGRADES | COMBAT_EVENT_UPGRADES
)
_HANDLERS = (steps.TABLE, steps.TASKS, steps.COMBAT, steps.PHASES)
_COMMANDS: Registry[Command] = Registry(command for handlers in _HANDLERS for command in handlers)


class NoPrisoners(
    Game[NpGame, Hand | None],
    RollCallGame,
    TracedGame,
    SheetGame,
    CounterSheetGame,
    PrintedSetupGame,
    VeiledGame,
    WitnessGame[Hand | None],
    HandsGame,
):
    """The game on one board, the player's corrections applied to it."""

    id = SYSTEM_ID
    factions = tuple(faction.value for faction in Faction)
    events = _EVENTS
    commands = _COMMANDS
    has_secrets = True
    purposes = NpPurpose
    answers = ANSWERS
    usual_overlays = (DEPOTS,)
    setup_words, setup_tip = "np-setup-fixed", "np-setup-fixed-tip"

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.field = field_of(board)
        self._scenes: Latest[Scene] = Latest(most=2)
        self._steps = (
            HandledStep(self._scene, steps.TABLE, table_choices),
            HandledStep(self._scene, steps.TASKS, task_choices, steps.task_waits),
            HandledStep(self._scene, steps.COMBAT, combat_choices, steps.combat_waits),
            HandledStep(self._scene, steps.PHASES, offered_choices),
        )

    @property
    def settings(self) -> Sequence[Setting]:
        """Every reading and optional rule."""
        return np_settings()

    def start_options(self, scenario: str) -> tuple[StartOption, ...]:
        """Counters set up at the table, or a sample of it."""
        return start_options()

    def seats(self, settings: Mapping[str, JsonValue]) -> Seats:
        """A faction each; in Race for Damascus one on the west front and the other on the east (24.0)."""
        if not OPTIONS.chosen(settings).race_for_damascus:
            return super().seats(settings)
        return {player.value: commands_of(player) for player in Player}

    # ---- the state ----

    def initial_state(self) -> NpGame:
        """An empty table."""
        return NpGame()

    def opening(self, start: Start) -> Sequence[Event]:
        """The scenario laid out; `start.options["np-set-up"]` may be "sample"."""
        return opening(start, self.field, self.seats(start.settings))

    def evolve(self, game: NpGame, event: Event) -> NpGame:
        """The game after one of its events."""
        if not isinstance(event, NpEvent):
            raise TypeError(f"{event.type} is no event of this game")
        return event.apply(game)

    def settled(self, game: NpGame) -> NpGame:
        """The cards that a combat opened, as the counters are now; the record of a phase that was set; who
        has been sent.
        """
        return game.with_true_cards().with_own_record().with_own_sent()

    def place_at(self, hex_: HexCoord) -> Reason | None:
        """As the map and the rulebook print it."""
        return printed_place(self.board, hex_)

    def evolve_secret(self, secret: Hand | None, event: Event) -> Hand | None:
        """A command's hand after an event that is secret to it."""
        return event.told_to(secret or Hand()) if isinstance(event, NpEvent) else secret

    def witness(self, secret: Hand | None, event: Event) -> Hand | None:
        """A command's hand after something was read off a card of it that lay open."""
        return event.told_to(secret) if secret and isinstance(event, NpEvent) else secret

    # ---- cards in hand ----

    def has_hands(self, state: NpState) -> bool:
        """Whether two began in the fog, each command with its cards in hand (9.6)."""
        return state.game.has_hands

    def parted(self, state: NpState, events: Sequence[Event]) -> Sequence[Event]:
        """By faces what all may know, and to each command what is printed on its cards."""
        parting = self._parting(state, speaker(state, self._scene(state), events))
        for event in events:
            parting.add(event)
        parting.settle()
        return parting.in_one_voice()

    def _parting(self, state: NpState, speaker: str = "") -> Parting:
        return Parting(state, partial(Scene.of, field=self.field), partial(evolve_all, self), speaker)

    def dealing(self, state: NpState, key: str, value: JsonValue) -> Sequence[Event]:
        """Fog that two agree on in play puts cards into hands; who commands what changes without any."""
        has_hands, is_race = state.game.has_hands, key == OPTIONS.key("race_for_damascus")
        if is_race and has_hands and self.seats({**state.settings, key: value}) != self.seats(state.settings):
            return fog.hands_given_up(state)
        is_wanted = key == FOG_OF_WAR and bool(value) and state.game.is_of_two
        return (fog.fog_came(state.game),) if is_wanted and not has_hands else ()

    def has_to_turn(self, state: NpState) -> bool:
        """Whether cards here have to lie open that do not yet, or to have other backs."""
        return has_to_turn(self._scene(state), state)

    def turned(self, state: NpState, seed: str, anew: str) -> Sequence[Event]:
        """Other backs, and cards laid open."""
        parting = self._parting(state)
        parting.turn(seed, anew)
        parting.settle()
        return parting.in_one_voice()

    def duty(self, state: NpState) -> Command | None:
        """Whoever is attacked shows his defenders."""
        scene = self._scene(state)
        is_due = scene.game.combat is not None and revealing_refusal(scene) is None
        return RevealDefence() if is_due else None

    def answering(self, state: NpState) -> str:
        """Whose player turn it is, but in a combat, of which each decision is its own."""
        side, held = deciding(self._scene(state)), state.seats.items()
        return next((seat for seat, one in held if side and any(c.has(*side) for c in one)), "")

    def laid_open(self, state: NpState, seat: str) -> Sequence[Event]:
        """The commands of a seat show their cards."""
        return (HandsLaidOpen(commands=tuple(command.id for command in state.seats[seat])),)

    def by_backs(self, state: NpState, value: V) -> V:
        """A command or a reason with backs for the cards that it names."""
        scene = self._scene(state)
        return Backs.of(scene.game.counters.values(), scene.names).instead(value)

    # ---- decisions ----

    def steps(self, state: NpState) -> Sequence[HandledStep[Scene]]:
        """Every step that takes commands, in the order of play."""
        return self._steps

    def resolve(self, state: NpState, request: AnyRequest, answer: AnyAnswer) -> Sequence[Event]:
        """What follows from an answer."""
        scene = self._scene(state)
        if scene.awaits_turn and not scene.game.combat:  # what fights lies open
            raise IllegalCommandError(scene.awaits_turn)
        return follow(self.answers, scene, scene.meant(request), answer)

    def _scene(self, state: NpState) -> Scene:
        """The scene of a state: its lines are looked at many times before it changes.

        That before is kept too: how units marched is told by the ways that were open to them there.
        """
        return self._scenes.of((state,), lambda: Scene.of(state, self.field))

    # ---- what is shown ----

    def came_of(self, before: NpState, after: NpState) -> Sequence[Reason]:
        """What moves came to."""
        return tuple(moves_told(self._scene(before), self._scene(after)))

    def panels(self, state: NpState) -> PanelSet:
        """Clock, what waits, pools and the tribal cup, victory points."""
        return panels(self._scene(state))

    def facts(self, state: NpState) -> Sequence[Fact]:
        """Every tracked fact, for setting it directly."""
        return campaign_facts(self._scene(state))

    def facts_at(self, state: NpState, paths: Collection[str]) -> Iterable[Fact]:
        """The tracked facts in sight that lie at some paths."""
        return campaign_facts_at(self._scene(state), paths)

    def facts_refusal(self, state: NpState, facts: Mapping[str, JsonValue]) -> Placed | None:
        """A moment that the sequence of play does not have; counters on the map without a hex."""
        return clock_refusal(state.game.moment, facts) or where_refusal(state.game, facts)

    def leaves_moment(self, state: NpState, facts: Mapping[str, JsonValue]) -> bool:
        """Another phase; a combat under way stays, and an order that waits for a printed value."""
        game = state.game
        is_open = game.combat is None and game.held is None and game.held_attack is None
        return is_open and moment_told(game.moment, facts) != game.moment

    def implied_facts(self, state: NpState, facts: Mapping[str, JsonValue]) -> Mapping[str, JsonValue]:
        """What the clock is set past: commanders, the first event; the map for who is set into a hex."""
        scene = self._scene(state)
        passed = commanders_told(scene, facts) | first_event_told(scene, facts)
        return {**passed, **where_told(state.game, facts)}

    def printed_facts(self, state: NpState) -> Sequence[Fact]:
        """What turn record track, map and counters give, for the sheet that is kept."""
        return printed_facts(self._scene(state))

    # ---- the sheet of counters ----

    def sheet_columns(self) -> tuple[Reason, ...]:
        """Hex, strength, movement, range."""
        return tuple(Reason(f"np-sheet-{name}") for name in COLUMNS)

    def sheet_rows(self, state: NpState, faction: str) -> tuple[SheetRow, ...]:
        """A faction's units, in the order of the set-up."""
        return tuple(sheet_rows(self._scene(state), Faction(faction)))

    def rewrite_rows(self, state: NpState, cells: Mapping[str, Sequence[str]]) -> tuple[Command, ...]:
        """What sets counters up and tells what is printed on them."""
        return rewriting(self._scene(state), cells)

    def copy_down(self, state: NpState, row: str) -> tuple[Command, ...]:
        """What gives a unit's figures to those of its kind below it."""
        return copying(self._scene(state), row)

    def name_setup(self, state: NpState, faction: str) -> Command | None:
        """The command that sets up those with one place only; their names are known."""
        command = PlaceFixed(side=Faction(faction))
        return None if fixed_refusal(self._scene(state), command) else command

    def now(self, state: NpState) -> Now:
        """The phase under way, and what it asks."""
        return now(self._scene(state))

    def recap(self, state: NpState) -> Sequence[Reason]:
        """Turn and phase."""
        return (moment_in_words(state.game.moment),)

    def is_veiled(self, state: NpState) -> bool:
        """Whether stacks lie face down (9.6), or lay so when a key was lost or as the session began."""
        return bool(state.settings.get(FOG_OF_WAR) or state.given_up or state.game.has_hands)

    def veiled(self, state: NpState, line: Sequence[Reason]) -> tuple[Reason, ...]:
        """A line as those may read it who sit at the machine: enemy stacks lie face down (9.6)."""
        is_for_all = state.sees_all and not state.given_up
        if not state.game.has_hands and (not self.is_veiled(state) or is_for_all):
            return tuple(line)
        return fog.veiled(self._scene(state), line)

    def told_by(self, event: Event) -> Iterable[str]:
        """The counters that an event puts on the table or turns over."""
        return fog.told_by(event)

    def inventory(self, state: NpState) -> Sequence[PackedItem]:
        """What stands on the map and on the tracks."""
        return packed_counters(self._scene(state))

    # ---- the map ----

    def counters(self, state: NpState) -> Sequence[MapCounter]:
        """Every counter on the map, and those that may come onto it."""
        return on_map.map_counters(self._scene(state))

    def sets_up_next(self, state: NpState) -> str:
        """The alliance whose counters wait to be set up, in the order of the scenario (25.3, 25.4)."""
        scene = self._scene(state)
        order = scene.scenario.set_up_order if scene.game.moment.phase is Phase.SET_UP else ()
        return next((side.value for side in order if scene.game.at(Spot.TO_SET_UP, side)), "")

    def names(self, state: NpState) -> Sequence[Name[Means]]:
        """Also what the rulebook's abbreviations stand for, and other ways to write a unit's name (2.9)."""
        units = self._scene(state).seen.game.counters
        also = (
            Name(
                CounterMeant(one.id, one.hex),
                (one.name,),
                short=also_called(one.id, one.title),
                armies=armies_of(units[one.id]) if one.id in units else (),
            )
            for one in self.counters(state)
        )
        return (*super().names(state), *also)

    def absent(self, state: NpState) -> Sequence[Name[Absent]]:
        """Those off the map that may be looked at, also who has not come yet or comes no more."""
        return on_map.absent_counters(self._scene(state))

    def overlays(self, state: NpState) -> Sequence[Overlay]:
        """Zones of control, supply, command, rail nets, depots."""
        return overlays(self._scene(state))

    def move_counters(self, state: NpState, ids: Sequence[str], to: HexCoord) -> Command:
        """The command that moves counters of one stack to a hex."""
        return on_map.moving_command(self._scene(state), ids, to)

    def turn(self, state: NpState) -> int:
        """The turn under way."""
        return state.game.moment.turn

    def stand(self, state: NpState, ids: Sequence[str], to: HexCoord | None) -> tuple[Command, ...]:
        """Counters set where the table shows them, or among those to be placed."""
        scene = self._scene(state)
        return (SetFacts(facts=stand_facts(scene, fog.meant(scene, ids), to)),)

    def judged(self, state: NpState) -> Mapping[str, Sequence[HexCoord]]:
        """The hexes of a combat, and of all who attack in it."""
        combat, counters = state.game.combat, self._scene(state).game.counters
        if combat is None:
            return {}
        stand = (counters[id_].hex for id_ in (*combat.attackers, combat.hq) if id_ in counters)
        return {"np-combat": (combat.target, *(hex_ for hex_ in stand if hex_))}

    def counter_facts(self, state: NpState, counter: MapCounter) -> Sequence[Reason]:
        """Its supply, and who commands it."""
        return on_map.counter_facts(self._scene(state), counter.id)

    def counter_choices(self, state: NpState, ids: Sequence[str]) -> Sequence[Choice]:
        """What else may be done with counters of one stack."""
        return on_map.counter_choices(self._scene(state), ids)

    def reach(self, state: NpState, ids: Sequence[str]) -> Sequence[MapShade]:
        """Where counters of one stack may go together."""
        scene = self._scene(state)
        return tuple(reach_shades(scene, fog.meant(scene, ids)))

    # ---- lines ----

    def traced_lines(self, state: NpState, id_: str) -> Sequence[TracedLine]:
        """The supply line of a counter, and which HQs command it."""
        return tracing.traced_lines(self._scene(state), id_)

    def what_if(self, state: NpState, ids: Sequence[str], to: HexCoord) -> WhatIf:
        """Whose supply would change if counters stood elsewhere."""
        return tracing.what_if(self._scene(state), ids, to)
