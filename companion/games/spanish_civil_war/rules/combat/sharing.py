"""Several hexes that must be attacked, shared out among attackers who attack once each (11.1a, 11.1e)."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain

from companion.hexes.coordinates import HexCoord

Targets = tuple[HexCoord, ...]
Body = HexCoord | str  # who attacks once: a stack that stays together, by its hex, or a unit, by its id


@dataclass(frozen=True, slots=True)
class Sharing:
    """Attacks that leave none of some hexes unattacked; who stands beside each hex."""

    beside: Mapping[HexCoord, Collection[Body]]
    attacks: tuple[Targets, ...]

    @property
    def is_short(self) -> bool:
        """Whether bodies are too few, so that some hexes are attacked as one."""
        return any(len(hexes) > 1 for hexes in self.attacks)

    def spare(self, hexes: Targets, here: Collection[Body]) -> tuple[Body, ...]:
        """Of the bodies beside some hexes those that no attack on others needs."""
        others = (attack for attack in self.attacks if set(attack).isdisjoint(hexes))
        needed = _one_each({attack: self._beside_all(attack) for attack in others}, last=here)
        return tuple(body for body in here if body not in needed.values())

    def _beside_all(self, hexes: Targets) -> tuple[Body, ...]:
        first, *others = (self.beside[hex_] for hex_ in hexes)
        return tuple(body for body in first if all(body in bodies for bodies in others))


def share_out(beside: Mapping[HexCoord, Collection[Body]]) -> Sharing:
    """Each hex attacked by itself where bodies are enough, else as one with another beside the same body."""
    kept = _one_each({(hex_,): bodies for hex_, bodies in beside.items()})
    attacks = {body: hexes for hexes, body in kept.items()}
    for hex_, bodies in sorted(beside.items()):
        if (hex_,) not in kept:
            body = next(iter(bodies))  # kept for another, as all of them are
            attacks[body] = tuple(sorted((*attacks[body], hex_)))
    return Sharing(beside, tuple(sorted(attacks.values())))


def linked(beside: Mapping[HexCoord, Collection[Body]]) -> Iterator[Targets]:
    """The hexes with bodies in common, from one to the next, where there are several."""
    left = sorted(beside)
    while left:
        found = [left.pop(0)]
        for end in found:  # grows on the way
            near = [hex_ for hex_ in left if not set(beside[hex_]).isdisjoint(beside[end])]
            found += near
            left = [hex_ for hex_ in left if hex_ not in near]
        if len(found) > 1:
            yield tuple(sorted(found))


def _one_each(beside: Mapping[Targets, Collection[Body]], last: Collection[Body] = ()) -> dict[Targets, Body]:
    """A body of its own for as many targets as can be, those named last only where they must."""
    kept: dict[Targets, Body] = {}

    def place(body: Body, tried: set[Targets]) -> bool:
        for targets, bodies in beside.items():
            if body not in bodies or targets in tried:
                continue
            tried.add(targets)
            if targets not in kept or place(kept[targets], tried):
                kept[targets] = body
                return True
        return False

    everybody = dict.fromkeys(chain.from_iterable(beside.values()))
    for body in sorted(everybody, key=lambda one: one in last):
        place(body, set())
    return kept
