"""Everything that can be set by hand, and everything that is asked of a game afterwards."""

from collections.abc import Iterator
from random import Random
from typing import Any

from companion.board.model import Board
from companion.hexes.coordinates import HexCoord
from companion.kit.by_hand import judge_by_hand
from companion.kit.facts import Fact
from companion.kit.game import AnyGame
from companion.kit.map_items import MappedGame
from companion.kit.panels import Choice, InputKind
from companion.kit.sighted import SightedGame
from companion.kit.system import State
from companion.kit.tracing import TracedGame
from companion.reason import CompanionError
from companion.session.commands import SetFacts
from companion.session.decide import Decider, choices
from companion.session.entries import Codec
from companion.session.evolve import evolve, evolve_all
from companion.session.session import Session
from tests.as_json import as_json

_WILD = (None, 0, 1, -1, 99, True, "x", "")
_MOST_COUNTERS = 3  # of each position are asked for their lines and choices


class Position:
    """A moment of a game, from which facts are set without a trace."""

    def __init__(self, session: Session, board: Board, random: Random) -> None:
        self.system: AnyGame = session.system
        self.state = session.state
        self.random = random
        self._hexes = list(board)
        self._decider = Decider(self.system, Codec(self.system))

    def settings(self) -> Iterator[SetFacts]:
        """Every offered fact with every value that it allows, or a few of the endless ones."""
        for fact in self.system.facts(self.state):
            for value in self._values(fact):
                yield SetFacts(facts={fact.path: value}, secret_to=fact.secret_to)

    def pairs(self, count: int) -> Iterator[SetFacts]:
        """Two facts at once, drawn at random."""
        facts = [fact for fact in self.system.facts(self.state) if not fact.secret_to]
        for _ in range(count):
            two = self.random.sample(facts, min(2, len(facts)))
            yield SetFacts(facts={fact.path: self.random.choice(self._values(fact)) for fact in two})

    def use_after(self, command: SetFacts) -> None:
        """Set facts as a player may who insists on it, ask for all there is, and take each way on."""
        try:
            event, _ = judge_by_hand(self.system, self.state, command)
        except CompanionError:
            return
        state = evolve(self.system, self.state, event)
        self.ask(state)
        for choice in choices(self.system.steps(state), state):
            self._go_on(state, choice)

    def ask(self, state: State) -> None:
        """Everything that a window asks of a game."""
        system = self.system
        list(system.panels(state))
        system.recap(state)
        system.inventory(state)
        system.facts(state)
        for pile in state.public.piles:
            system.pile_limits(state, pile)
        choices(system.steps(state), state)
        if isinstance(system, SightedGame):
            system.markers(state)
            system.sight_settings(state)
        if isinstance(system, MappedGame):
            system.overlays(state)
            self._ask_counters(system, state)

    def _ask_counters(self, system: Any, state: State) -> None:
        counters = system.counters(state)
        for counter in self.random.sample(list(counters), min(_MOST_COUNTERS, len(counters))):
            system.counter_choices(state, (counter.id,))
            if isinstance(system, TracedGame):
                system.traced_lines(state, counter.id)
            if counter.hex is not None:
                system.reach(state, (counter.id,))
                system.hex_help(state, counter.hex)

    def _go_on(self, state: State, choice: Choice) -> None:
        """What a choice comes to; one with open fields is given something that fits."""
        if not choice.is_legal:
            return
        given = {field.name: self._given(field) for field in choice.inputs}
        try:
            decision = self._decider.decide(state, choice.build(**given))
        except CompanionError:
            return
        self.ask(evolve_all(self.system, state, decision.events))

    def _given(self, field: Any) -> Any:
        match field.kind:
            case InputKind.HEX:
                return self.random.choice(self._hexes)
            case InputKind.HEXES:
                return (self.random.choice(self._hexes),)
            case InputKind.NUMBER:
                return field.lowest
            case InputKind.OPTION:
                return self.random.choice(field.options)
        return "x"

    def _values(self, fact: Fact) -> list[Any]:
        if fact.options is not None:
            return list(fact.options)
        limits = (fact.lowest, fact.highest)
        beyond = [limit + step for limit in limits if limit is not None for step in (-1, 0, 1)]
        hexes = [self.random.choice(self._hexes), HexCoord(10**6, -(10**6))]
        return [as_json(value) for value in (*_WILD, *beyond, *hexes)]
