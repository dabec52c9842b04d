"""What a game is made of: its states, its events and commands, its steps, and what it shows.

What only some games have they say by one base class more: counters on the map (`MappedGame`), whose roll is
called (`RollCallGame`) and that players name by typing (`RosterGame`), lines that are traced (`TracedGame`),
markers that hinder sight (`SightedGame`), print that players tell (`CounterSheetGame`, `SheetGame`), fog of
war (`VeiledGame`), secrets that follow what happens in public (`WitnessGame`), cards that act in public face
down (`HandsGame`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, Self, TypeVar, cast

from pydantic import JsonValue

from companion.board.model import Board
from companion.chance.answers import Roll
from companion.chance.purposes import Purposes
from companion.chance.requests import RollRequest
from companion.hexes.coordinates import HexCoord
from companion.kit.called import absent_names, counter_names, place_at, place_names
from companion.kit.facts import Fact
from companion.kit.map_items import MappedGame, RefusedLine
from companion.kit.names import Absent, Means, Name
from companion.kit.now import Now, now_in
from companion.kit.panel_set import PanelSet
from companion.kit.placed import Placed
from companion.kit.questions import AnyAnswer, AnyRequest
from companion.kit.system import PackedItem, Setting, Start, StartOption, State, Step
from companion.reason import Reason
from companion.session.messages import Command, Event, Registry
from companion.session.seats import Seats, one_a_faction

G = TypeVar("G")
S = TypeVar("S")


class Game(ABC, Generic[G, S]):
    """A game on its board. `G` is its public state, `S` what a faction keeps secret: None where nothing is.

    What a small game does without it says nothing about. Its types fill `PlayState.game` and
    `PlayState.secrets`; no state is kept here. One that `has_secrets` seals those of two players from one
    another.
    """

    has_secrets = False
    ways_on: Sequence[Reason] = ()  # other names of what leads on than that of now

    def __init__(self, board: Board) -> None:
        self._board = board

    @property
    def board(self) -> Board:
        """The board in use, the players' corrections applied to it."""
        return self._board

    def on_board(self, board: Board) -> Self:
        """The same game on another board; on its own, itself: what was worked out by it stands."""
        return self if board is self._board else type(self)(board)

    # ---- what it is ----

    @property
    @abstractmethod
    def id(self) -> str:
        """The game's name in session files."""

    @property
    @abstractmethod
    def factions(self) -> tuple[str, ...]:
        """The ids of the factions, which may keep secrets."""

    @property
    @abstractmethod
    def events(self) -> Registry[Event]:
        """The game's own events."""

    @property
    @abstractmethod
    def commands(self) -> Registry[Command]:
        """The game's own commands."""

    @property
    def purposes(self) -> Purposes:
        """Everything that it asks for."""
        return ()

    @property
    def settings(self) -> Sequence[Setting]:
        """Every reading and base table that may be chosen, with its default."""
        return ()

    @property
    def rule_titles(self) -> Mapping[str, str]:
        """What steps of play are called, as keys of texts by the number of the rules of each."""
        return {}

    def start_options(self, scenario: str) -> Sequence[StartOption]:
        """What may be chosen of a scenario before it begins."""
        return ()

    def seats(self, settings: Mapping[str, JsonValue]) -> Seats:
        """What the player of each seat commands, by the readings in force."""
        return one_a_faction(self.factions)

    # ---- the state ----

    @abstractmethod
    def initial_state(self) -> G:
        """The public state of an empty table; a scenario's own facts come by `opening`."""

    @abstractmethod
    def opening(self, start: Start) -> Sequence[Event]:
        """The public events that set up a scenario, recorded once so that later data cannot change them.

        Raises IllegalCommandError for a scenario or an option that the game does not know.
        """

    @abstractmethod
    def evolve(self, game: G, event: Event) -> G:
        """The public state after one of the game's events."""

    def settled(self, game: G) -> G:
        """The public state after facts were set by hand, with what it keeps twice the same again."""
        return game

    def initial_secret(self, faction: str) -> S:
        """The empty secret state of a command (a faction, where nothing else is said)."""
        return cast("S", None)

    def evolve_secret(self, secret: S, event: Event) -> S:
        """A faction's secret state after one of the game's events that is secret to it."""
        return secret

    # ---- decisions ----

    @abstractmethod
    def steps(self, state: State) -> Sequence[Step]:
        """Every step that takes commands, in the order of play."""

    def resolve(self, state: State, request: AnyRequest, answer: AnyAnswer) -> Sequence[Event]:
        """What follows from an answer; `state` has it already: the request no longer waits."""
        return ()

    def refused_line(self, state: State, command: Command) -> RefusedLine | None:
        """The line of sight that a refused command lacks; None when it is refused for something else."""
        return None

    # ---- what is shown ----

    def roll_tells(self, state: State, request: RollRequest, place: int, roll: Roll) -> Sequence[Reason]:
        """What one roll of a waiting list comes to, told as soon as it is given; nothing by itself."""
        return ()

    def reworded(self, state: State, reason: Reason) -> Reason:
        """A reason as it reads in a session that has names of its own for something; most have none."""
        return reason

    def came_of(self, before: State, after: State) -> Sequence[Reason]:
        """What is told of an act beside the news of its events, as it happens."""
        return ()

    def panels(self, state: State) -> PanelSet:
        """The panels beside the map; the first one tracks turn and phase."""
        return PanelSet({})

    def now(self, state: State) -> Now | None:
        """What is due now and next, and what leads on; what waits for an answer the kit puts before it."""
        return now_in(self.panels(state))

    def title(self, start: Start) -> Reason:
        """What a session that begins so is called: its scenario. Public facts only."""
        return Reason(f"scenario-{self.id}-{start.scenario}")

    def recap(self, state: State) -> Sequence[Reason]:
        """Where the game stands, in a few words: turn, phase. Public facts only."""
        return ()

    def facts(self, state: State) -> Sequence[Fact]:
        """Every tracked fact in sight, for setting it directly."""
        return ()

    def facts_at(self, state: State, paths: Collection[str]) -> Iterable[Fact]:
        """The tracked facts in sight that lie at some paths."""
        return (fact for fact in self.facts(state) if fact.path in paths)

    def implied_facts(self, state: State, facts: Mapping[str, JsonValue]) -> Mapping[str, JsonValue]:
        """What else is otherwise when public facts are set by hand: what no longer holds is open (None)."""
        return {}

    def leaves_moment(self, state: State, facts: Mapping[str, JsonValue]) -> bool:
        """Whether facts set by hand leave the moment to which all that waits belongs."""
        return False

    def facts_refusal(self, state: State, facts: Mapping[str, JsonValue]) -> Placed | None:
        """Why public facts set by hand can stand together at no table, at the path of one of them; each for
        itself is possible.
        """
        return None

    def pile_limits(self, state: State, pile: str) -> Mapping[str, int] | None:
        """The most chits of each kind that a pile can hold; None where nobody knows."""
        return None

    def inventory(self, state: State) -> Sequence[PackedItem]:
        """What stands on the table, for packing up. Public facts only."""
        return ()

    def names(self, state: State) -> Sequence[Name[Means]]:
        """What may be typed for a hex or a counter: the places of the map, the counters in sight."""
        counters = self.counters(state) if isinstance(self, MappedGame) else ()
        return (*place_names(self.board), *counter_names(counters))

    def place_at(self, hex_: HexCoord) -> Reason | None:
        """What the place in a hex is called where it is shown; None where it has no name."""
        return place_at(self.board, hex_)

    def absent(self, state: State) -> Sequence[Name[Absent]]:
        """Who has a name and stands in no hex: what is typed for a hex is then told where he is."""
        return absent_names(self.counters(state)) if isinstance(self, MappedGame) else ()

    def hex_help(self, state: State, hex_: HexCoord) -> Sequence[Reason]:
        """What a hex means to those who stand in it now, line by line: costs, limits, what counts there."""
        return ()


AnyGame = Game[Any, Any]
Systems = Callable[[str], AnyGame | None]
