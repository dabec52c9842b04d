"""A table where forces are tracked: a session of the game as players play it."""

from typing import Any

from companion.board.library import open_board
from companion.chance.answers import RollAnswer
from companion.chance.requests import RollRequest
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.elst.procedures.forces.state import Forces, Place, Spot
from companion.games.elst.procedures.forces.words import roster_text
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.roster import parse_roster_line
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.questions import AnyRequest, Reply
from companion.kit.system import Start
from companion.known_games import GAMES
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command, Event
from companion.session.session import Session
from companion.session.state import PlayState
from companion.session.stores.memory import MemoryStore

BOARD = open_board("elst")
SYSTEM = GAMES["elst"].make(BOARD)
BRITISH, GERMAN = Faction.BRITISH, Faction.GERMAN


def at(name: str) -> HexCoord:
    return BOARD.parse_hex(name)


def hexes(text: str) -> tuple[HexCoord, ...]:
    return tuple(map(at, text.split()))


class ForcesTable:
    """A scenario with nothing tracked yet."""

    def __init__(self, scenario: str = "british-attack", **options: Any) -> None:
        start = Start(scenario=scenario, options=options)
        self.session = Session.create(SYSTEM, MemoryStore(), start)

    def do(self, command: Command) -> None:
        self.session.execute(command)

    def add(self, text: str, side: Faction = GERMAN) -> None:
        self.do(AddRoster(side=side, text=text))

    def refusal(self, command: Command) -> str:
        """The key of the reason why a command is refused; empty when it is not. Changes nothing."""
        try:
            self.session.foresee(command)
        except IllegalCommandError as error:
            return error.reason.key
        return ""

    def refusal_of_naming(self, text: str, side: Faction) -> str:
        """The key of the reason why a line of counters cannot be named; empty when it can."""
        return self.refusal(AddRoster(side=side, text=text))

    def overrule(self, command: Command) -> None:
        self.session.overrule(command, "the table says so")

    def answer(self, value: int | str | None) -> None:
        request = self.asked
        assert request is not None
        is_roll = isinstance(request, RollRequest)
        answer = RollAnswer.physical(value) if is_roll and isinstance(value, int) else Reply(value=value)
        self.session.answer(request.id, answer)

    def choose(self, key: str, value: Any) -> None:
        self.session.choose_setting(key, value)

    def go_to(self, phase: Phase, player: Faction = GERMAN, turn: int = 1) -> None:
        values = {"turn": turn, "player": player.value, "phase": phase.value}
        self.session.set_facts({f"clock/moment/{name}": value for name, value in values.items()})

    @property
    def state(self) -> PlayState[Any, Any]:
        return self.session.state

    @property
    def events(self) -> list[Event]:
        bodies = (entry.body for entry in self.session.journal.entries if entry.body)
        return [event for body in bodies for event in body.events]

    @property
    def asked(self) -> AnyRequest | None:
        return next(iter(self.state.waiting), None)

    @property
    def purpose(self) -> str:
        return self.asked.purpose if self.asked else ""

    @property
    def forces(self) -> Forces:
        return self.state.game.forces

    @property
    def scene(self) -> Scene:
        return SYSTEM.scene(self.state)

    def there(self, name: str, side: Faction = GERMAN, level: int = 0) -> str:
        """What a side has in a hex, as a roster line."""
        return roster_text(self.forces.at(side, Place(spot=Spot.MAP, hex=at(name), level=level)))

    def pile(self, spot: Spot, side: Faction = GERMAN) -> str:
        return roster_text(self.forces.pile(side, spot))


def pieces(text: str, side: Faction = GERMAN) -> tuple[Pieces, ...]:
    return parse_roster_line(text, side, BOARD).pieces
