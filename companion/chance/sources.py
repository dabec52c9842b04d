"""Where answers come from without a player's hand: the app's own dice, and scripts for tests."""

import secrets
from collections import deque
from collections.abc import Iterable
from random import Random
from typing import Protocol

from companion.chance.answers import DrawAnswer, Roll, RollAnswer, Source
from companion.chance.pile import DrawPile
from companion.chance.requests import DrawRequest, RollRequest
from companion.chance.shuffle import Shuffle


class ChanceSource(Protocol):
    """Answers requests."""

    def roll(self, request: RollRequest) -> RollAnswer:
        """Roll for every row."""

    def draw(self, request: DrawRequest, pile: DrawPile, shuffle: Shuffle | None) -> DrawAnswer:
        """Draw chits; `shuffle` is the order of a pile that the app keeps."""


class AppSource:
    """The app's dice and draws, from the system's secure source."""

    def __init__(self, random: Random | None = None) -> None:
        self._random = random or secrets.SystemRandom()

    def roll(self, request: RollRequest) -> RollAnswer:
        """Roll every die of every row."""
        rolls = tuple(self._one_roll(request) for _ in request.rows)
        return RollAnswer(rolls=rolls, source=Source.APP)

    def _one_roll(self, request: RollRequest) -> Roll:
        return Roll.of(*(self._random.randint(1, request.faces) for _ in range(request.dice)))

    def draw(self, request: DrawRequest, pile: DrawPile, shuffle: Shuffle | None) -> DrawAnswer:
        """Draw in the shuffled order where there is one, otherwise by chance at the draw."""
        if shuffle:
            chits = shuffle.next_chits(pile, request.count)
        else:
            chits = tuple(self._random.sample(pile.chits(), min(request.count, pile.size)))
        return DrawAnswer(chits=chits, source=Source.APP)


class ScriptedSource:
    """Answers written beforehand, one item a roll (total or Roll) or chit, in the order of asking."""

    def __init__(self, items: Iterable[Roll | int | str]) -> None:
        self._items = deque(items)

    def roll(self, request: RollRequest) -> RollAnswer:
        """The next items as rolls, one for each row."""
        items = [self._items.popleft() for _ in request.rows]
        rolls = tuple(item if isinstance(item, Roll) else Roll(total=int(item)) for item in items)
        return RollAnswer(rolls=rolls, source=Source.SCRIPTED)

    def draw(self, request: DrawRequest, pile: DrawPile, shuffle: Shuffle | None) -> DrawAnswer:
        """The next items as chits; a pile kept by the app must agree with the script."""
        chits = tuple(str(self._items.popleft()) for _ in range(min(request.count, pile.size)))
        return DrawAnswer(chits=chits, source=Source.SCRIPTED)
