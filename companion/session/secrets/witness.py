"""What a game has besides when a command's own view holds what all may know too."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from types import MappingProxyType
from typing import Generic, TypeVar

from companion.kit.game import AnyGame
from companion.kit.system import State
from companion.session.messages import Event

S = TypeVar("S")


class WitnessGame(ABC, Generic[S]):
    """A game in which every command's secret state follows what happens in public.

    So that a command knows of its counters what befell them, whoever did it.
    """

    @abstractmethod
    def witness(self, secret: S, event: Event) -> S:
        """A command's secret state after one of the game's public events."""


def witnessed(system: AnyGame, state: State, events: Sequence[Event]) -> State:
    """The state after every open command has seen some public events of the game."""
    if not isinstance(system, WitnessGame):
        return state
    seen = {
        command: replace(scope, game=game)
        for command, scope in state.secrets.items()
        if (game := reduce(system.witness, events, scope.game)) is not scope.game
    }
    return replace(state, secrets=MappingProxyType({**state.secrets, **seen})) if seen else state
