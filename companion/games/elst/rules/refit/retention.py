"""Which of several destinations a unit may or must go to (4.5053a, 4.5061a, K-10)."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar


class Reachable(Protocol):
    """A place to be Retained in, as far as the choice depends on it."""

    @property
    def distance(self) -> int:
        """How far it is, in hexes."""

    @property
    def enemy_hexes(self) -> int:
        """How many enemy Setup Area hexes lie on the way."""

    @property
    def is_isolated(self) -> bool:
        """Whether whoever arrives is Isolated there."""


D = TypeVar("D", bound=Reachable)


def retention_choices(places: Sequence[D], would_overstack: Callable[[D], bool]) -> tuple[D, ...]:
    """The nearest places for a unit that needs no Escape, of which the owner chooses (4.5053a).

    An Isolated place counts too, but for one that the unit would overstack.
    """
    return tuple(_nearest([place for place in places if not (place.is_isolated and would_overstack(place))]))


def escape_choices(places: Sequence[D]) -> tuple[D, ...]:
    """The places where a unit that Escapes may go: of the nearest those with the fewest enemy hexes on
    the way, and where such a place is Isolated, as it may be ignored, the nearest of the others (4.5061a)."""
    nearest = _nearest(places)
    fewest = min((place.enemy_hexes for place in nearest), default=0)
    chosen = [place for place in nearest if place.enemy_hexes == fewest]
    ignored = [place for place in chosen if place.is_isolated]
    if not ignored:
        return tuple(chosen)
    others = escape_choices([place for place in places if place not in ignored])
    return (*chosen, *(place for place in others if place not in chosen))


def _nearest(places: Sequence[D]) -> list[D]:
    least = min((place.distance for place in places), default=0)
    return [place for place in places if place.distance == least]
