"""A table with a scenario of the players' own on a made hill: three levels about I5, a village, woods."""

from typing import Any

from companion.board.model import Board
from companion.chance.answers import DrawAnswer, RollAnswer, Source
from companion.chance.requests import DrawRequest, RollRequest
from companion.games.elst.factions import OwnSide
from companion.games.elst.own.commands import BringOwnBattery
from companion.games.elst.own.state import OwnGame
from companion.games.elst.procedures.artillery.commands import MoveObserver
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.rules.artillery.radio import ObserverKind
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.games.elst.rules.sequence import Phase
from companion.hexes.coordinates import HexCoord
from companion.kit.questions import Reply
from companion.kit.system import Start
from companion.known_games import game_on
from companion.session.messages import Command
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from companion.text import Catalogue
from ui.tour.made_boards import hill_board

START = Start(scenario="own-scenario")
FIRST, SECOND = OwnSide.FIRST, OwnSide.SECOND
_ENGLISH = Catalogue("en")


def own_session(board: Board) -> Session:
    """A session begun on a board that no game has."""
    game = game_on(board)
    assert game is not None
    return Session.create(game.make(board), MemoryStore(), START)


class OwnTable:
    """A session of so many turns, as players play it."""

    def __init__(self, turns: int = 6, *, ends_half: bool = False, board: Board | None = None) -> None:
        self.session = own_session(board or hill_board())
        self.answer(turns)
        self.answer("yes" if ends_half else "no")

    @property
    def game(self) -> OwnGame:
        game: OwnGame = self.session.state.game
        return game

    @property
    def asked(self) -> str:
        """What waits first; nothing: empty."""
        return next((str(request.purpose) for request in self.session.state.waiting), "")

    def at(self, name: str) -> HexCoord:
        return self.session.system.board.parse_hex(name)

    def do(self, *commands: Command) -> None:
        for command in commands:
            self.session.execute(command)

    def answer(self, value: Any) -> None:
        """Physical dice, a chit, or a reply to what waits first."""
        request = self.session.state.waiting[0]
        if isinstance(request, RollRequest):
            values = value if isinstance(value, tuple) else (value,)
            self.session.answer(request.id, RollAnswer.physical(*values))
        elif isinstance(request, DrawRequest):
            self.session.answer(request.id, DrawAnswer(chits=(value,), source=Source.PHYSICAL))
        else:
            self.session.answer(request.id, Reply(value=value))

    def go_to(self, phase: Phase, side: OwnSide = FIRST) -> None:
        """On through the phases up to one of a side's player turn."""
        while (self.game.moment.phase, self.game.moment.player) != (phase, side):
            self.do(NextPhase())

    def battery(self, side: OwnSide = FIRST, **told: Any) -> None:
        """A battery as a card gives it, its observer on the top of the hill unless told otherwise."""
        where, level = told.pop("where", "I5"), told.pop("level", 0)
        name = "A1" if side is FIRST else "B1"
        given = {
            "kind": BatteryKind.NORMAL,
            "calibre": 105,
            "observer": ObserverKind.LEADER,
            "black": 6,
            "red": 3,
        }
        self.do(BringOwnBattery(**{"battery": name, "side": side, "contact_number": 8, **given, **told}))
        self.do(MoveObserver(battery=name, hex=self.at(where), level=level))

    def told(self) -> str:
        """The log, in English."""
        lines = self.session.log()
        reasons = [reason for line in lines for reason in (line.label, *(r for g in line.details for r in g))]
        return "\n".join(_ENGLISH.reason(reason, self.session.system.board.hex_name) for reason in reasons)
