"""What a game has besides when commands hold cards: all that is public names each card by its back."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import TypeVar

from pydantic import JsonValue

from companion.kit.game import AnyGame
from companion.kit.system import State
from companion.session.messages import Command, Event

V = TypeVar("V")


class HandsGame(ABC):
    """A game in which what is printed on a card may be its command's secret, though the card acts in public.

    Its procedures decide on what lies before those at the machine, their own cards face up. What is recorded
    of it names cards by their backs; what is printed on them goes to the command that holds them.
    """

    @abstractmethod
    def has_hands(self, state: State) -> bool:
        """Whether commands hold cards in this session."""

    @abstractmethod
    def parted(self, state: State, events: Sequence[Event]) -> Sequence[Event]:
        """What is recorded of a decision: what all may know, and to each command what is printed."""

    @abstractmethod
    def by_backs(self, state: State, value: V) -> V:
        """A command or a reason with backs for the cards that it names."""

    @abstractmethod
    def dealing(self, state: State, key: str, value: JsonValue) -> Sequence[Event]:
        """What a setting that is chosen brings about besides, where cards go into hands with it."""

    @abstractmethod
    def has_to_turn(self, state: State) -> bool:
        """Whether those at the machine have cards to turn, as was agreed on or as play has left them."""

    @abstractmethod
    def turned(self, state: State, seed: str, anew: str) -> Sequence[Event]:
        """They are turned, the secrets of one command at a time; new backs come from the seed.

        `anew` names a command whose cards are all to have other backs.
        """

    def duty(self, state: State) -> Command | None:
        """What those at the machine have to show the other player now, and have no choice in."""
        return None

    def answering(self, state: State) -> str:
        """The seat that alone may answer what waits, since nobody else has its cards; empty for anybody."""
        return ""

    @abstractmethod
    def laid_open(self, state: State, seat: str) -> Sequence[Event]:
        """A seat shows all its cards, for good."""


def hands_of(system: AnyGame, state: State) -> HandsGame | None:
    """The game where commands hold cards in this session; None in any other."""
    return system if isinstance(system, HandsGame) and system.has_hands(state) else None


def secrets_of(events: Iterable[Event]) -> dict[str, list[Event]]:
    """Secret events by the command that they are secret to."""
    found: dict[str, list[Event]] = {}
    for event in events:
        if event.secret_to:
            found.setdefault(event.secret_to, []).append(event)
    return found
