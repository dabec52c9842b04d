"""Draw piles: which chits are left, and which may come out."""

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Self

from pydantic import NonNegativeInt

from companion.chance.answers import DrawAnswer, Source
from companion.chance.errors import ImpossibleAnswerError, PileError
from companion.chance.requests import DrawRequest
from companion.reason import Reason
from companion.saved import Frozen, FrozenMap


class PileKind(StrEnum):
    """Who keeps a pile, and when chance enters."""

    PHYSICAL = "physical"  # chits on the table; the app is told which one came out
    CUP = "cup"  # unordered: chance at the draw
    ORDERED = "ordered"  # shuffled by the app beforehand, under a commitment


class DrawPile(Frozen):
    """A pile of chits: how many of each kind are left, and what was drawn, in order.

    Chits of one kind (their id, say "red") are alike. Holds no order: see `shuffle`.
    """

    kind: PileKind
    left: FrozenMap[str, NonNegativeInt]
    drawn: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """The number of chits left."""
        return sum(self.left.values())

    def chits(self) -> tuple[str, ...]:
        """Every chit left, kind by kind."""
        return tuple(Counter(self.left).elements())

    def after_draw(self, chits: tuple[str, ...]) -> Self:
        """The pile without these chits; ImpossibleAnswerError when they cannot all be in it."""
        left = _changed(self.left, chits, by=-1)
        for chit in chits:
            if left[chit] < 0:
                raise ImpossibleAnswerError(Reason("draw-impossible-chit", args={"chit": chit}))
        return self.model_copy(update={"left": left, "drawn": self.drawn + chits})

    def after_return(self, chits: tuple[str, ...]) -> Self:
        """The pile with drawn chits put back; PileError when they were not drawn from it."""
        drawn = list(self.drawn)
        for chit in chits:
            if chit not in drawn:
                raise PileError(Reason("pile-not-drawn", args={"chit": chit}))
            drawn.remove(chit)
        left = _changed(self.left, chits, by=1)
        return self.model_copy(update={"left": left, "drawn": tuple(drawn)})

    def after_adding(self, chits: tuple[str, ...]) -> Self:
        """The pile with chits put in that were not of it before."""
        return self.model_copy(update={"left": _changed(self.left, chits, by=1)})


def _changed(left: Mapping[str, int], chits: tuple[str, ...], by: int) -> Mapping[str, int]:
    counts = dict(left)
    for chit in chits:
        counts[chit] = counts.get(chit, 0) + by
    return MappingProxyType(counts)


def check_draw(request: DrawRequest, answer: DrawAnswer, pile: DrawPile) -> None:
    """Refuse chits that cannot have come out of the pile.

    A pile smaller than the request is drawn empty. Raises ImpossibleAnswerError for a wrong number,
    a chit not left in the pile, or a chit typed in for a pile whose order the app keeps.
    """
    wanted = min(request.count, pile.size)
    if len(answer.chits) != wanted:
        args = {"given": len(answer.chits), "wanted": wanted}
        raise ImpossibleAnswerError(Reason("draw-wrong-count", args=args))
    if pile.kind is PileKind.ORDERED and answer.source is Source.PHYSICAL:
        raise ImpossibleAnswerError(Reason("draw-from-app-pile"))
    pile.after_draw(answer.chits)
