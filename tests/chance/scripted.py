"""Chance as a test wants it."""

from collections import deque
from collections.abc import Iterable

from companion.chance.answers import DrawAnswer, Roll, RollAnswer, Source
from companion.chance.pile import DrawPile
from companion.chance.requests import DrawRequest, RollRequest
from companion.chance.shuffle import Shuffle


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
