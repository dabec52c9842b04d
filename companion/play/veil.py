"""What a game adds when public records name things that not everyone may look at: fog of war."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Protocol, TypeGuard, runtime_checkable

from companion.play.messages import Event
from companion.play.system import GameSystem, State
from companion.reason import Reason

Veil = Callable[[Reason], Reason]


@runtime_checkable
class VeiledGame(Protocol):
    """A game in which some of what was said may be read only by some."""

    def is_veiled(self, state: State) -> bool:
        """Whether it hides anything in this session, so that what is done must not lie open in a file."""

    def veiled(self, state: State, line: Sequence[Reason]) -> tuple[Reason, ...]:
        """One line as those may read it whose factions are open in the state."""

    def told_by(self, event: Event) -> Iterable[str]:
        """What an event tells anew of what is hidden: whoever lost the key to it may see it again."""


def veiled(system: GameSystem[Any, Any], state: State, line: Sequence[Reason]) -> tuple[Reason, ...]:
    """A line as it may be read now; the same where the game hides nothing."""
    return system.veiled(state, line) if _hides(system) else tuple(line)


def _hides(system: Any) -> TypeGuard[VeiledGame]:
    """As `isinstance`, which takes long with a protocol: it is asked for each part of each line of a log."""
    return hasattr(system, "is_veiled") and hasattr(system, "veiled")


def veil_of(system: GameSystem[Any, Any], state: State) -> Veil:
    """What turns a single reason into what may be read of it now."""
    return lambda reason: veiled(system, state, (reason,))[0]


def is_veiled(system: GameSystem[Any, Any], state: State) -> bool:
    """Whether a game hides anything of its public state now."""
    return _hides(system) and system.is_veiled(state)


def for_everyone(state: State) -> State:
    """The state as it may be shown to anybody: no faction is open."""
    return replace(state, secrets=MappingProxyType({}))
