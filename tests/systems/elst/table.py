"""A table to play at without a session file: commands and answers, and the state they leave."""

from collections.abc import Mapping
from typing import Any

import pytest
from pydantic_core import to_jsonable_python

from companion.board.library import open_board
from companion.chance.answers import DrawAnswer, Roll, RollAnswer, Source
from companion.chance.requests import DrawRequest, RollRequest
from companion.hexgrid import HexCoord
from companion.play.commands import Answer, ChooseSetting, Overrule, SetFacts
from companion.play.decide import Decider
from companion.play.entries import Codec
from companion.play.errors import IllegalCommandError
from companion.play.events import PileSet, SettingChosen
from companion.play.evolve import evolve_all
from companion.play.messages import Command, Event
from companion.play.questions import AnyRequest, Question, Reply
from companion.play.state import PlayState, Scope
from companion.play.system import Start
from companion.systems.elst.batteries import asking
from companion.systems.elst.batteries.card import BatteryCard
from companion.systems.elst.batteries.commands import AttemptContact, EndOrdnanceSmoke
from companion.systems.elst.batteries.state import Battery
from companion.systems.elst.factions import Faction
from companion.systems.elst.game import ElstGame
from companion.systems.elst.oba.access import new_pile
from companion.systems.elst.oba.terms import ObaCounter
from companion.systems.elst.scene import Scene
from companion.systems.elst.sequence import Moment, Phase
from companion.systems.elst.system import ElstSystem

BOARD = open_board("elst")
SYSTEM = ElstSystem(BOARD)
BATTERY = "G1"


def at(name: str) -> HexCoord:
    """A hex by its number."""
    return BOARD.parse_hex(name)


class Table:
    """A game under way. The German field gun G1 is in play; nothing is known of its observer."""

    def __init__(self, scenario: str = "initial", **options: Any) -> None:
        self.events: list[Event] = []
        self.state: PlayState[ElstGame, None] = PlayState(Scope(SYSTEM.initial_state()))
        self._decider = Decider(SYSTEM, Codec(SYSTEM))
        settings = (SettingChosen(key=s.key, value=s.default) for s in SYSTEM.settings)
        self._fold((*settings, *SYSTEM.opening(Start(scenario=scenario, options=options))))

    def do(self, command: Command) -> list[Event]:
        """Carry out a command; IllegalCommandError when it is refused. Returns its events."""
        decision = self._decider.decide(self.state, command)
        self._fold(decision.events)
        return list(decision.events)

    def answer(self, value: Any) -> list[Event]:
        """Answer what waits: a total, faces, a chit, or the reply to a question (None: don't know)."""
        request = self.asked
        assert request is not None
        return self.do(Answer(request=request.id, answer=_answer(request, value)))

    def overrule(self, command: Command) -> list[Event]:
        """Carry out a refused command all the same."""
        dumped = Codec(SYSTEM).commands.dump(command)
        return self.do(Overrule(command=dumped, note="the table says so"))

    def set(self, facts: Mapping[str, Any], battery: str = BATTERY) -> None:
        """Set facts of a battery."""
        places = {f"artillery/batteries/{battery}/{name}": value for name, value in facts.items()}
        self.do(SetFacts(facts=to_jsonable_python(places)))

    def set_pile(self, **chits: int) -> None:
        """Set the pile of G1."""
        self._fold([PileSet(name=BATTERY, pile=new_pile(chits))])

    def choose(self, key: str, value: Any) -> None:
        """Choose a reading."""
        self.do(ChooseSetting(key=key, value=value))

    def go_to(self, phase: Phase, player: Faction = Faction.GERMAN, turn: int = 1) -> None:
        """Set the clock, without going through the phases between."""
        values = {"turn": turn, "player": player.value, "phase": phase.value}
        self.do(SetFacts(facts={f"clock/moment/{name}": value for name, value in values.items()}))

    @property
    def asked(self) -> AnyRequest | None:
        """What waits for an answer."""
        return next(iter(self.state.waiting), None)

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
        return Scene.of(self.state, SYSTEM.field)

    @property
    def card(self) -> BatteryCard:
        """G1's card."""
        return next(card for card in SYSTEM.cards(self.state) if card.id == BATTERY)

    @property
    def hex_name(self) -> str | None:
        """Where G1's counter stands."""
        return BOARD.hex_name(self.battery.hex) if self.battery.hex else None

    def _fold(self, events: tuple[Event, ...] | list[Event]) -> None:
        self.state = evolve_all(SYSTEM, self.state, events)
        self.events += events


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


def in_contact(counter: ObaCounter | None = None, hex_: str = "LL16", **facts: Any) -> Table:
    """G1 after maintenance in its owner's PFPh, with access and a counter on the map.

    The table has said that the blast height is seen, and no Known enemy near.
    """
    standing = {"counter": counter, "hex": at(hex_)} if counter else {}
    table = in_own_prep_fire(has_contact=True, has_access=True, **standing, **facts)
    table.do(AttemptContact(battery=BATTERY))
    table.answer(2)
    while table.purpose in (asking.BLAST_SIGHT, asking.ENEMY_NEAR):
        table.answer({asking.BLAST_SIGHT: "clear", asking.ENEMY_NEAR: "no"}[table.purpose])
    return table


def refusal_of(table: Table, command: Command) -> str:
    """The key of the reason why a command is refused; the state stays as it was."""
    before = table.state
    with pytest.raises(IllegalCommandError) as refused:
        table.do(command)
    assert table.state == before
    return refused.value.reason.key
