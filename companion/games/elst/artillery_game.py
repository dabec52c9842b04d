"""What every game with the offboard artillery of chapter 2 is: its table, batteries, sight and markers."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TypeVar

from pydantic import JsonValue

from companion.board.model import Board
from companion.chance.answers import Roll
from companion.chance.requests import RollRequest
from companion.games.elst.procedures.artillery.firing import attack_told
from companion.games.elst.procedures.artillery.sights import markers_of
from companion.games.elst.procedures.marking import PutMarker, TakeMarker
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.terms import Action
from companion.games.elst.settings import SIGHT
from companion.games.elst.shown.artillery.card import BatteryCard, battery_card
from companion.games.elst.shown.artillery.forecast import Forecast, landing_forecast
from companion.games.elst.table.field import Field
from companion.games.elst.table.scene import ElstState, Scene
from companion.games.elst.table.state import ElstEvent, ElstGame
from companion.hexes.coordinates import HexCoord
from companion.kit.answering import Answers, follow
from companion.kit.facts import is_other_moment
from companion.kit.game import Game
from companion.kit.questions import AnyAnswer, AnyRequest
from companion.kit.sighted import SightedGame
from companion.kit.system import Step
from companion.latest import Latest
from companion.reason import Reason
from companion.session.messages import Command, Event, Registry
from companion.sight.marker_kinds import MarkerKind
from companion.sight.markers import Markers
from companion.sight.settings import SightSettings

S = TypeVar("S")


class ArtilleryGame(Game[ElstGame, S], SightedGame, ABC):
    """A game on one board, the player's corrections applied to it."""

    answers: Answers

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.field = self.field_of(board)
        self._scenes: Latest[Scene] = Latest(most=2)
        self._steps = self.steps_of_play()
        self._commands = Registry(command for step in self._steps for command in step.commands)

    @abstractmethod
    def field_of(self, board: Board) -> Field:
        """The board as its observers look over it."""

    @abstractmethod
    def steps_of_play(self) -> tuple[Step, ...]:
        """Every step that takes commands, in the order of play."""

    @property
    def commands(self) -> Registry[Command]:
        """What its steps take."""
        return self._commands

    def steps(self, state: ElstState) -> Sequence[Step]:
        """Every step that takes commands, in the order of play."""
        return self._steps

    def evolve(self, game: ElstGame, event: Event) -> ElstGame:
        """The game after one of its events."""
        if not isinstance(event, ElstEvent):
            raise TypeError(f"{event.type} is no event of this game")
        return event.apply(game)

    def scene(self, state: ElstState) -> Scene:
        """A session's state as the rules look at it, the last one kept: steps and panels all ask for it."""
        return self._scenes.of((state,), lambda: self.look_at(state))

    def look_at(self, state: ElstState) -> Scene:
        """The same, made anew."""
        return Scene.of(state, self.field)

    def resolve(self, state: ElstState, request: AnyRequest, answer: AnyAnswer) -> Sequence[Event]:
        """What follows from an answer."""
        return follow(self.answers, self.scene(state), request, answer)

    def leaves_moment(self, state: ElstState, facts: Mapping[str, JsonValue]) -> bool:
        """Another phase, in which nothing counts that a battery was about; the refit phase has no clock."""
        return not state.game.clock.is_over and is_other_moment(state.game, facts)

    def roll_tells(self, state: ElstState, request: RollRequest, place: int, roll: Roll) -> Sequence[Reason]:
        """The result of an attack of an FFE."""
        if request.purpose != ElstPurpose.ATTACKS:
            return ()
        return attack_told(self.scene(state), str(request.subject), place, roll.total)

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

    def level_at(self, state: ElstState, hex_: HexCoord) -> int:
        """The steeple, or a floor, where counters and observers of a hex all stand on it."""
        game = state.game
        counters = {one.place.level for one in game.forces.holdings if one.place.hex == hex_}
        observers = (one.observer for one in game.artillery.batteries.values())
        levels = counters | {one.level for one in observers if one.hex == hex_}
        return levels.pop() if len(levels) == 1 else 0

    def sight_settings(self, state: ElstState) -> SightSettings:
        """How this session reads the disputed rules of sight."""
        return SIGHT.chosen(state.settings)

    def sight_setting(self, field: str) -> str:
        """The key of the setting that holds one of the readings of sight."""
        return SIGHT.key(field)

    def put_marker(self, kind: str, hex_: HexCoord, level: int = 0, amount: int | None = None) -> Command:
        """The command that lays a marker by hand."""
        return PutMarker(kind=MarkerKind(kind), hex=hex_, level=level, amount=amount)

    def take_marker(self, kind: str, hex_: HexCoord, level: int = 0) -> Command:
        """The command that takes a marker off."""
        return TakeMarker(kind=MarkerKind(kind), hex=hex_, level=level)
