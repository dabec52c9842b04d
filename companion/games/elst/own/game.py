"""A scenario of one's own as a game that sessions play, on any board that is no other game's."""

from collections.abc import Sequence
from functools import cached_property

from companion.board.model import Board
from companion.games.elst.artillery_game import ArtilleryGame
from companion.games.elst.factions import OwnSide
from companion.games.elst.own import asking, clock, setting_up, shown
from companion.games.elst.own.commands import NameOwnCounters, TakePieces
from companion.games.elst.own.ground import OwnField
from companion.games.elst.own.setting_up_events import SETTING_UP_EVENTS
from companion.games.elst.own.settings import own_settings, terrain_modifiers
from companion.games.elst.own.state import OwnGame
from companion.games.elst.own.words import reworded
from companion.games.elst.procedures.artillery import answering
from companion.games.elst.procedures.clock import ScenarioBegan
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.every import ARTILLERY_EVENTS, scenario_steps
from companion.games.elst.rules.sequence import Length
from companion.games.elst.settings import TerrainTable
from companion.games.elst.table.scene import ElstState, Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.answering import Answers
from companion.kit.facts import Fact
from companion.kit.handling import HandledStep
from companion.kit.map_items import MapCounter, RosterGame
from companion.kit.names import Names
from companion.kit.now import Now
from companion.kit.panel_set import PanelSet
from companion.kit.panels import Choice
from companion.kit.roll_call import RollCallGame
from companion.kit.system import PackedItem, Setting, Start, Step
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command, Event, Registry
from companion.session.state import PlayState, Scope

SCENARIO = "own-scenario"
_ANSWERS: Answers = {**answering.ANSWERS, **asking.ANSWERS}


class StarterKit(ArtilleryGame[None], RollCallGame, RosterGame):
    """The sequence of play of the Starter Kit, and the offboard artillery of Elst, as cards give it."""

    id = "starter-kit"
    factions = tuple(OwnSide)
    events = Registry((*ARTILLERY_EVENTS, *SETTING_UP_EVENTS))
    answers = _ANSWERS
    purposes = tuple(_ANSWERS)
    ways_on = (Reason("elst-choice-next-phase"),)

    def field_of(self, board: Board) -> OwnField:
        """Over heights, or as players see it."""
        return OwnField(board)

    def steps_of_play(self) -> tuple[Step, ...]:
        """What is told of the scenario first; then as at Elst."""
        telling = HandledStep(self.scene, setting_up.HANDLERS, setting_up.setting_up_choices)
        onward = HandledStep(self.scene, clock.HANDLERS, clock.clock_choices)
        return (telling, *scenario_steps(self.scene), onward)

    def look_at(self, state: ElstState) -> Scene:
        """With the TEM of all terrain that is on the board now."""
        scene = super().look_at(state)
        return scene.with_terrain({**self._modifiers, **scene.terrain_table})

    @cached_property
    def _modifiers(self) -> TerrainTable:
        return terrain_modifiers(self.board)

    @cached_property
    def settings(self) -> Sequence[Setting]:
        """Every reading and base table that may be chosen, with its default."""
        return own_settings(self._modifiers)

    # ---- the state ----

    def initial_state(self) -> OwnGame:
        """An empty table."""
        return OwnGame()

    def opening(self, start: Start) -> Sequence[Event]:
        """The first turn of a scenario whose length is asked."""
        if start.scenario != SCENARIO:
            raise IllegalCommandError(Reason("own-unknown-scenario", args={"scenario": start.scenario}))
        course = Course(self.scene(PlayState(Scope(self.initial_state()))))
        length = Length(circled={}, last_turn=1)
        course.add(ScenarioBegan(scenario=SCENARIO, first_player=OwnSide.FIRST, length=length))
        course.ask(asking.turns())
        return course.events

    def reworded(self, state: ElstState, reason: Reason) -> Reason:
        """With the names that the players gave the sides."""
        return reworded(state.game, reason)

    # ---- what is shown ----

    def panels(self, state: ElstState) -> PanelSet:
        """The clock, one card a battery, what may be brought onto the table, markers, counters."""
        return shown.panels(self.scene(state))

    def now(self, state: ElstState) -> Now:
        """The phase under way, and what it asks."""
        return shown.now(self.scene(state))

    def recap(self, state: ElstState) -> Sequence[Reason]:
        """The moment of the scenario."""
        return shown.recap(self.scene(state))

    def facts(self, state: ElstState) -> Sequence[Fact]:
        """Every tracked fact, for setting it directly."""
        return tuple(shown.facts(self.scene(state)))

    def inventory(self, state: ElstState) -> Sequence[PackedItem]:
        """What stands on the table: batteries, smoke, counters."""
        return tuple(shown.packed(self.scene(state)))

    # ---- the map ----

    def counters(self, state: ElstState) -> tuple[MapCounter, ...]:
        """Every counter on the map."""
        return tuple(shown.counters(self.scene(state)))

    def move_counters(self, state: ElstState, ids: Sequence[str], to: HexCoord) -> Command:
        """The command that moves counters of one stack to a hex."""
        return shown.move_command(self.scene(state), ids, to)

    def turn(self, state: ElstState) -> int:
        """The turn under way."""
        return state.game.clock.moment.turn

    def stand(self, state: ElstState, ids: Sequence[str], to: HexCoord | None) -> tuple[Command, ...]:
        """Counters put where the table shows them, or taken off."""
        return (TakePieces(ids=tuple(ids)) if to is None else shown.move_command(self.scene(state), ids, to),)

    def bring(self, side: str, text: str, hex_: HexCoord) -> Command:
        """A counter of that name in a hex."""
        return self.name_counters(side, f"{text} @ {self.board.hex_name(hex_)}")

    def name_counters(self, faction: str, text: str) -> Command:
        """The command that puts the counters of some lines on the map."""
        return NameOwnCounters(side=OwnSide(faction), text=text)

    def namable(self, faction: str) -> Names[str]:
        """Players call their counters as they like."""
        return Names(())

    def counter_choices(self, state: ElstState, ids: Sequence[str]) -> tuple[Choice, ...]:
        """What else may be told of counters of one stack."""
        return shown.piece_choices(self.scene(state), ids)
