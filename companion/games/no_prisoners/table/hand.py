"""What a command holds in its hand: the cards of its counters, each by the back that all others see (9.6)."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Self

from pydantic import Field

from companion.games.no_prisoners.table.counters import FACE, Counter, Spot
from companion.games.no_prisoners.terms import UnitType
from companion.saved import Frozen, FrozenMap, with_entry

_NOWHERE = {"spot": Spot.TO_SET_UP, "hex": None, "due": None, "after_revolt": None}
LOST = "lost-"  # how the ids of own counters begin whose cards nobody can open any more


class Hand(Frozen):
    """The cards of a command as they are printed, and what nobody could read off them ("back-7/movement")."""

    cards: FrozenMap[str, Counter] = Field(default_factory=dict)
    unreadable: tuple[str, ...] = ()
    former: FrozenMap[str, str] = Field(default_factory=dict)  # the ids of cards by backs that are no more

    def holding(self, cards: Mapping[str, Counter]) -> Self:
        """With cards put in or replaced."""
        return self.model_copy(update={"cards": MappingProxyType({**self.cards, **cards})})

    def without(self, backs: Iterable[str]) -> Self:
        """Without cards of which the backs are no more; what they were is remembered."""
        gone = {back: self.cards[back] for back in backs if back in self.cards}
        left = {back: card for back, card in self.cards.items() if back not in gone}
        former = {**self.former, **{back: card.id for back, card in gone.items()}}
        boxes = tuple(box for box in self.unreadable if box.split("/")[0] not in gone)
        changed = {"cards": MappingProxyType(left), "former": MappingProxyType(former), "unreadable": boxes}
        return self.model_copy(update=changed)

    def reading(self, back: str, changes: Mapping[str, object]) -> Self:
        """With something read off a card; the same when it holds none with this back."""
        card = self.cards.get(back)
        if card is None:
            return self
        cards = with_entry(self.cards, back, card.model_copy(update=changes))
        return self.model_copy(update={"cards": cards})

    def not_reading(self, back: str, field: str) -> Self:
        """With one thing more that nobody can read off a card."""
        return self.model_copy(update={"unreadable": (*self.unreadable, f"{back}/{field}")})

    def reading_anew(self, back: str) -> Self:
        """With nothing given up of what is printed on a card."""
        left = tuple(box for box in self.unreadable if not box.startswith(f"{back}/"))
        return self.model_copy(update={"unreadable": left})


def printed(counter: Counter) -> Counter:
    """A counter without what its place on the table says of it."""
    return counter.model_copy(update=_NOWHERE)


def laid(face: Counter, card: Counter) -> Counter:
    """A card at the place of its face."""
    place = ("faction", "front", "spot", "hex", "due", "after_revolt")
    return card.model_copy(update={name: getattr(face, name) for name in place})


def lost(face: Counter) -> Counter:
    """An own counter of which nothing is known but its face."""
    return face.model_copy(update={"id": face.id.replace(FACE, LOST, 1)})


def face_of(counter: Counter, back: str, *, has_zone: bool = True) -> Counter:
    """A piece of cardboard with nothing printed on it; what is no unit stays none."""
    return Counter(
        id=back,
        faction=counter.faction,
        front=counter.front,
        type=None if counter.is_ground else UnitType.MARKER,
        is_starred=counter.is_on_map and not has_zone,
        spot=counter.spot,
        hex=counter.hex,
        due=counter.due,
        after_revolt=counter.after_revolt,
    )
