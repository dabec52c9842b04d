"""What a game has besides when public records name things that not everyone may look at: fog of war."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from types import MappingProxyType

from companion.kit.game import AnyGame
from companion.kit.system import State
from companion.reason import Reason
from companion.session.messages import Event

Veil = Callable[[Reason], Reason]


class VeiledGame(ABC):
    """A game in which some of what was said may be read only by some."""

    @abstractmethod
    def is_veiled(self, state: State) -> bool:
        """Whether it hides anything in this session, so that what is done must not lie open in a file.

        Unless commands hold their cards (`HandsGame`): what is recorded for all then tells nothing hidden.
        """

    @abstractmethod
    def veiled(self, state: State, line: Sequence[Reason]) -> tuple[Reason, ...]:
        """One line as those may read it whose factions are open in the state."""

    @abstractmethod
    def told_by(self, event: Event) -> Iterable[str]:
        """What an event tells anew of what is hidden: whoever lost the key to it may see it again."""


def veiled(system: AnyGame, state: State, line: Sequence[Reason]) -> tuple[Reason, ...]:
    """A line as it may be read now, in the session's words; the same where the game has and hides none."""
    seen = system.veiled(state, line) if isinstance(system, VeiledGame) else line
    return tuple(system.reworded(state, reason) for reason in seen)


def veil_of(system: AnyGame, state: State) -> Veil:
    """What turns a single reason into what may be read of it now."""
    if isinstance(system, VeiledGame):
        return lambda reason: veiled(system, state, (reason,))[0]
    return lambda reason: system.reworded(state, reason)


def is_veiled(system: AnyGame, state: State) -> bool:
    """Whether a game hides anything of its public state now."""
    return isinstance(system, VeiledGame) and system.is_veiled(state)


def for_everyone(state: State) -> State:
    """The state as it may be shown to anybody: no faction is open."""
    return replace(state, secrets=MappingProxyType({}))
