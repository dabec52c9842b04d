"""A table where forces are tracked: commands and answers, and the state they leave."""

from typing import Any

from companion.board.library import open_board
from companion.chance.answers import RollAnswer
from companion.chance.requests import RollRequest
from companion.hexgrid import HexCoord
from companion.play.commands import Answer, ChooseSetting, Overrule, SetFacts
from companion.play.decide import Decider
from companion.play.entries import Codec
from companion.play.errors import IllegalCommandError
from companion.play.events import SettingChosen
from companion.play.evolve import evolve_all
from companion.play.messages import Command, Event
from companion.play.questions import AnyRequest, Reply
from companion.play.state import PlayState, Scope
from companion.play.system import Start
from companion.systems.elst.factions import Faction
from companion.systems.elst.forces.roster import Pieces, parse_roster_line
from companion.systems.elst.forces.tracking.commands import AddRoster
from companion.systems.elst.forces.tracking.game import forces_of
from companion.systems.elst.forces.tracking.scene import ForcesScene
from companion.systems.elst.forces.tracking.state import Forces, Place, Spot
from companion.systems.elst.forces.tracking.system import TrackingSystem
from companion.systems.elst.forces.tracking.words import roster_text
from companion.systems.elst.sequence import Phase

BOARD = open_board("elst")
SYSTEM = TrackingSystem(BOARD)
BRITISH, GERMAN = Faction.BRITISH, Faction.GERMAN


def at(name: str) -> HexCoord:
    return BOARD.parse_hex(name)


def hexes(text: str) -> tuple[HexCoord, ...]:
    return tuple(map(at, text.split()))


class ForcesTable:
    """A scenario with nothing tracked yet."""

    def __init__(self, scenario: str = "british-attack", **options: Any) -> None:
        self.events: list[Event] = []
        self.codec = Codec(SYSTEM)
        self._decider = Decider(SYSTEM, self.codec)
        self.state: PlayState[Any, None] = PlayState(Scope(SYSTEM.initial_state()))
        settings = (SettingChosen(key=s.key, value=s.default) for s in SYSTEM.settings)
        self._fold((*settings, *SYSTEM.opening(Start(scenario=scenario, options=options))))

    def do(self, command: Command) -> None:
        self._fold(self._decider.decide(self.state, command).events)

    def add(self, text: str, side: Faction = GERMAN) -> None:
        self.do(AddRoster(side=side, text=text))

    def refusal(self, command: Command) -> str:
        """The key of the reason why a command is refused; empty when it is not. Changes nothing."""
        try:
            self._decider.decide(self.state, command)
        except IllegalCommandError as error:
            return error.reason.key
        return ""

    def overrule(self, command: Command) -> None:
        self.do(Overrule(command=self.codec.commands.dump(command), note="the table says so"))

    def answer(self, value: int | str | None) -> None:
        request = self.asked
        assert request is not None
        is_roll = isinstance(request, RollRequest)
        answer = RollAnswer.physical(value) if is_roll and isinstance(value, int) else Reply(value=value)
        self.do(Answer(request=request.id, answer=answer))

    def choose(self, key: str, value: Any) -> None:
        self.do(ChooseSetting(key=key, value=value))

    def go_to(self, phase: Phase, player: Faction = GERMAN, turn: int = 1) -> None:
        values = {"turn": turn, "player": player.value, "phase": phase.value}
        self.do(SetFacts(facts={f"clock/moment/{name}": value for name, value in values.items()}))

    @property
    def asked(self) -> AnyRequest | None:
        return next(iter(self.state.waiting), None)

    @property
    def purpose(self) -> str:
        return self.asked.purpose if self.asked else ""

    @property
    def forces(self) -> Forces:
        return forces_of(self.state.game)

    @property
    def scene(self) -> ForcesScene:
        return ForcesScene.of(self.state, SYSTEM.field)

    def there(self, name: str, side: Faction = GERMAN, level: int = 0) -> str:
        """What a side has in a hex, as a roster line."""
        return roster_text(self.forces.at(side, Place(spot=Spot.MAP, hex=at(name), level=level)))

    def pile(self, spot: Spot, side: Faction = GERMAN) -> str:
        return roster_text(self.forces.pile(side, spot))

    def _fold(self, events: Any) -> None:
        self.state = evolve_all(SYSTEM, self.state, events)
        self.events += events


def pieces(text: str, side: Faction = GERMAN) -> tuple[Pieces, ...]:
    return parse_roster_line(text, side, BOARD).pieces
