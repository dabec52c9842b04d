"""Where answers come from without a player's hand: the app's own dice."""

import secrets
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
