"""A table of Decision at Elst in a window: a session with the German field gun G1 and what it needs."""

from pathlib import Path
from typing import Any

from companion.chance.answers import DrawAnswer, Roll, RollAnswer
from companion.chance.requests import DrawRequest, RollRequest
from companion.games.elst.procedures.artillery.commands import AttemptContact, EndOrdnanceSmoke, MoveObserver
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.purposes import ElstPurpose
from companion.kit.questions import AnyRequest, Reply
from companion.kit.system import Start
from companion.session.commands import SetFacts
from companion.session.messages import Command
from ui import operations
from ui.operations.session import begin_session
from ui.session.bridge import SessionBridge

GUN = "G1"
OBSERVER = "NN8"  # the steeple


class Table:
    """Plays on the session of a bridge."""

    def __init__(self, bridge: SessionBridge, folder: Path | None, *, fair_play: bool = False) -> None:
        """On a new session in a folder, else on the one in play."""
        self.bridge = bridge
        start = Start(scenario="initial", fair_play=fair_play)
        assert folder is None or begin_session(bridge, folder / "table.session", start)

    @property
    def battery(self) -> Battery:
        """G1 as it stands."""
        return self.bridge.session.state.game.battery(GUN)

    @property
    def waiting(self) -> AnyRequest | None:
        """What is asked first; TEM of the base game nobody knows."""
        request = next(iter(self.bridge.session.state.waiting), None)
        if request is None or request.purpose is not ElstPurpose.TEM:
            return request
        assert operations.answer_request(self.bridge, request.id, Reply(value=None))
        return self.waiting

    @property
    def purpose(self) -> str:
        """What is asked, by its key; empty when nothing is."""
        return self.waiting.purpose if self.waiting else ""

    def hex(self, name: str):
        """A hex by its number."""
        return self.bridge.board.parse_hex(name)

    def do(self, command: Command) -> None:
        """Carry out a command that must be allowed."""
        assert operations.execute(self.bridge, command)

    def set(self, **facts: Any) -> None:
        """Set facts of G1; a double underscore stands for a level."""
        paths = {f"artillery/batteries/{GUN}/{name.replace('__', '/')}": v for name, v in facts.items()}
        self.do(SetFacts(facts=paths))

    def go_to(self, player: str, phase: str) -> None:
        """Set the clock."""
        self.do(SetFacts(facts={"clock/moment/player": player, "clock/moment/phase": phase}))

    def answer(self, value: Any) -> None:
        """Answer what waits: a total or faces, a chit, a reply."""
        request = self.waiting
        assert request is not None
        assert operations.answer_request(self.bridge, request.id, _answer(request, value))

    def ready_to_fire(self) -> None:
        """The German PFPh: the observer in the steeple, ordnance smoke over, contact number 8."""
        self.go_to("german", "pfph")
        self.do(MoveObserver(battery=GUN, hex=self.hex(OBSERVER), level=1))
        self.set(contact_number=8)
        self.do(EndOrdnanceSmoke())

    def in_contact(self) -> None:
        """Contact made; the draw for access is asked."""
        self.ready_to_fire()
        self.do(AttemptContact(battery=GUN))
        self.answer(7)

    def with_access(self) -> None:
        """A black chit drawn: an AR may be placed."""
        self.in_contact()
        self.answer("black")

    def with_barrage(self, name: str = "JJ11") -> None:
        """FFE:1 just placed, its attacks to be rolled."""
        from companion.games.elst.procedures.artillery.commands import TakeAction
        from companion.games.elst.rules.artillery.terms import Action

        self.go_to("german", "pfph")
        self.set(counter="sr", hex=_hex_json(self.hex(name)), has_access=True)
        self.ready_to_fire()
        self.do(AttemptContact(battery=GUN))
        self.answer(7)
        while self.waiting:
            self.answer("yes" if self.purpose != ElstPurpose.BLAST_SIGHT else "clear")
        self.do(TakeAction(battery=GUN, action=Action.CONVERT_SR_HE))

    def resolve(self) -> None:
        """The dice of the attacks are asked."""
        from companion.games.elst.procedures.artillery.commands import ResolveAttacks

        self.do(ResolveAttacks(battery=GUN))
        assert self.waiting


def _hex_json(hex_: Any) -> dict[str, int]:
    return {"q": hex_.q, "r": hex_.r}


def _answer(request: AnyRequest, value: Any) -> RollAnswer | DrawAnswer | Reply:
    match request:
        case RollRequest():
            rolls = [Roll.of(*value)] if isinstance(value, tuple) else [value] * len(request.rows)
            return RollAnswer.physical(*rolls)
        case DrawRequest():
            return DrawAnswer.physical(value)
    return Reply(value=value)
