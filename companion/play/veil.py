"""What a game adds when public records name things that not everyone may look at: fog of war."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from companion.play.state import PlayState
from companion.play.system import GameSystem, State
from companion.reason import Reason

Veil = Callable[[Reason], Reason]


@runtime_checkable
class VeiledGame(Protocol):
    """A game in which some of what was said may be read only by some."""

    def veiled(self, state: State, line: Sequence[Reason]) -> tuple[Reason, ...]:
        """One line as those may read it whose factions are open in the state."""


def veiled(system: GameSystem[Any, Any], state: State, line: Sequence[Reason]) -> tuple[Reason, ...]:
    """A line as it may be read now; the same where the game hides nothing."""
    return system.veiled(state, line) if isinstance(system, VeiledGame) else tuple(line)


def veil_of(system: GameSystem[Any, Any], state: State) -> Veil:
    """What turns a single reason into what may be read of it now."""
    return lambda reason: veiled(system, state, (reason,))[0]


def for_everyone(state: State) -> State:
    """The state as it may be shown to anybody: no faction is open."""
    return PlayState(state.public)
