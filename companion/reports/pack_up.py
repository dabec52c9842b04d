"""The pack-up list: what stands where on the table, so that it can be set up again."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.chance.pile import DrawPile
from companion.hexes.coordinates import HexCoord
from companion.kit.system import PackedItem
from companion.reason import Reason
from companion.session.recap import Recap, recap
from companion.session.session import Session


@dataclass(frozen=True, slots=True)
class PackedPlace:
    """A hex or a box with what stands there."""

    hex: HexCoord | None
    place: Reason | None
    items: tuple[PackedItem, ...]


@dataclass(frozen=True, slots=True)
class PackedPile:
    """A draw pile: how many of each chit are left in it, and how many were drawn."""

    name: str
    left: Mapping[str, int]
    drawn: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class PackUp:
    """Everything public that a set-up needs: hexes first, then boxes, then piles."""

    recap: Recap
    places: tuple[PackedPlace, ...]
    piles: tuple[PackedPile, ...]


def pack_up(session: Session) -> PackUp:
    """The pack-up list of a session as it stands."""
    places = _by_place(session.system.inventory(session.state))
    piles = (_packed(name, pile) for name, pile in session.state.piles.items())
    return PackUp(recap(session), places, tuple(piles))


def _by_place(items: Sequence[PackedItem]) -> tuple[PackedPlace, ...]:
    """Items grouped by hex (in the order of the hexes), then by box (in the order given)."""
    groups: dict[object, list[PackedItem]] = {}
    for item in items:
        groups.setdefault(item.hex or str(item.place), []).append(item)
    places = (PackedPlace(group[0].hex, group[0].place, tuple(group)) for group in groups.values())
    return tuple(sorted(places, key=_hexes_first))


def _hexes_first(place: PackedPlace) -> tuple[bool, int, int]:
    return (False, place.hex.q, place.hex.r) if place.hex else (True, 0, 0)


def _packed(name: str, pile: DrawPile) -> PackedPile:
    return PackedPile(name, pile.left, Counter(pile.drawn))
