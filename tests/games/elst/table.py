"""A table to play at: a session of the game as players play it, its answers given as numbers."""

from collections.abc import Mapping
from typing import Any

import pytest

from companion.board.library import open_board
from companion.chance.answers import DrawAnswer, Roll, RollAnswer, Source
from companion.chance.requests import DrawRequest, RollRequest
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import AttemptContact, EndOrdnanceSmoke
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.access import new_pile
from companion.games.elst.rules.artillery.terms import ArtilleryCounter
from companion.games.elst.rules.sequence import Moment, Phase
from companion.games.elst.shown.artillery.card import BatteryCard
from companion.games.elst.table.scene import Scene
from companion.games.elst.table.state import ElstGame
from companion.hexes.coordinates import HexCoord
from companion.kit.questions import AnyRequest, Question, Reply
from companion.kit.system import Start
from companion.known_games import GAMES
from companion.session.commands import SetPile
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command, Event
from companion.session.session import Session
from companion.session.state import PlayState
from companion.session.stores.memory import MemoryStore
from tests.as_json import as_json

BOARD = open_board("elst")
SYSTEM = GAMES["elst"].make(BOARD)
BATTERY = "G1"


def at(name: str) -> HexCoord:
    """A hex by its number."""
    return BOARD.parse_hex(name)


class Table:
    """A game under way. The German field gun G1 is in play; nothing is known of its observer."""

    knows_tem = False

    def __init__(self, scenario: str = "initial", **options: Any) -> None:
        start = Start(scenario=scenario, options=options)
        self.session = Session.create(SYSTEM, MemoryStore(), start)

    def do(self, command: Command) -> list[Event]:
        """Carry out a command; IllegalCommandError when it is refused. Returns its events."""
        self.session.execute(command)
        return self._events_of_last()

    def _events_of_last(self) -> list[Event]:
        return [event for act in self.session.journal.done[-1].acts for event in act.events]

    def answer(self, value: Any) -> list[Event]:
        """Answer what waits: a total, faces, a chit, or the reply to a question (None: don't know)."""
        request = self.asked
        assert request is not None
        self.session.answer(request.id, _answer(request, value))
        return self._events_of_last()

    def overrule(self, command: Command) -> list[Event]:
        """Carry out a refused command all the same."""
        self.session.overrule(command, "the table says so")
        return self._events_of_last()

    def set(self, facts: Mapping[str, Any], battery: str = BATTERY) -> None:
        """Set facts of a battery."""
        places = {f"artillery/batteries/{battery}/{name}": value for name, value in facts.items()}
        self.session.set_facts(as_json(places))

    def set_pile(self, **chits: int) -> None:
        """Set the pile of G1."""
        self.do(SetPile(name=BATTERY, pile=new_pile(chits)))

    def choose(self, key: str, value: Any) -> None:
        """Choose a reading."""
        self.session.choose_setting(key, value)

    def go_to(self, phase: Phase, player: Faction = Faction.GERMAN, turn: int = 1) -> None:
        """Set the clock, without going through the phases between."""
        values = {"turn": turn, "player": player.value, "phase": phase.value}
        self.session.set_facts({f"clock/moment/{name}": value for name, value in values.items()})

    @property
    def state(self) -> PlayState[ElstGame, Any]:
        return self.session.state

    @property
    def events(self) -> list[Event]:
        """Everything that happened, from the beginning."""
        bodies = (entry.body for entry in self.session.journal.entries if entry.body)
        return [event for body in bodies for event in body.events]

    @property
    def asked(self) -> AnyRequest | None:
        """What waits for an answer; TEM of the base game nobody knows, unless the table is asked for them."""
        request = next(iter(self.state.waiting), None)
        if request is None or request.purpose is not ElstPurpose.TEM or self.knows_tem:
            return request
        self.session.answer(request.id, Reply(value=None))
        return self.asked

    @property
    def purpose(self) -> str:
        """What is asked, by its key; empty when nothing is."""
        return self.asked.purpose if self.asked else ""

    @property
    def game(self) -> ElstGame:
        return self.state.game

    @property
    def moment(self) -> Moment:
        return self.game.moment

    @property
    def battery(self) -> Battery:
        """G1."""
        return self.game.battery(BATTERY)

    @property
    def scene(self) -> Scene:
        return SYSTEM.scene(self.state)

    @property
    def card(self) -> BatteryCard:
        """G1's card."""
        return next(card for card in SYSTEM.cards(self.state) if card.id == BATTERY)

    @property
    def hex_name(self) -> str | None:
        """Where G1's counter stands."""
        return BOARD.hex_name(self.battery.hex) if self.battery.hex else None


def _answer(request: AnyRequest, value: Any) -> RollAnswer | DrawAnswer | Reply:
    match request:
        case RollRequest():
            rolls = [value] * len(request.rows) if isinstance(value, int) else [Roll.of(*value)]
            return RollAnswer.physical(*rolls)
        case DrawRequest():
            return DrawAnswer(chits=(value,), source=Source.PHYSICAL)
        case Question():
            return Reply(value=value)
    raise TypeError(request)


def in_own_prep_fire(**facts: Any) -> Table:
    """G1 in its owner's first PFPh, ordnance smoke done: number 8, and facts as given."""
    table = Table()
    table.set({"contact_number": 8, **facts})
    table.go_to(Phase.PREP_FIRE)
    table.do(EndOrdnanceSmoke())
    return table


def in_contact(counter: ArtilleryCounter | None = None, hex_: str = "LL16", **facts: Any) -> Table:
    """G1 after maintenance in its owner's PFPh, with access and a counter on the map.

    The table has said that the blast height is seen, and no Known enemy near.
    """
    standing = {"counter": counter, "hex": at(hex_)} if counter else {}
    table = in_own_prep_fire(has_contact=True, has_access=True, **standing, **facts)
    table.do(AttemptContact(battery=BATTERY))
    table.answer(2)
    while table.purpose in (ElstPurpose.BLAST_SIGHT, ElstPurpose.ENEMY_NEAR):
        table.answer({ElstPurpose.BLAST_SIGHT: "clear", ElstPurpose.ENEMY_NEAR: "no"}[table.purpose])
    return table


def refusal_of(table: Table, command: Command) -> str:
    """The key of the reason why a command is refused; the state stays as it was."""
    before = table.state
    with pytest.raises(IllegalCommandError) as refused:
        table.do(command)
    assert table.state == before
    return refused.value.reason.key
