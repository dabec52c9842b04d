"""Retreat after combat: the hexes in which it may end (12.0, 12.2)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from companion.hexes.coordinates import HexCoord, distance
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class RetreatHex:
    """What a hex on the way means for the unit that retreats."""

    has_enemy: bool = False
    is_ezoc: bool = False
    is_off_map: bool = False
    is_impassable: bool = False
    crosses_boundary: bool = False
    is_closed_damascus: bool = False

    def refusal(self, hex_: HexCoord, *, through_ezoc: bool) -> Reason | None:
        """Why no retreat leads here; None where one may (12.2). `through_ezoc`: the DW of an NP result."""
        if self.has_enemy:
            return Reason("np-retreat-enemy", "12.2b", (hex_,))
        if self.is_ezoc and not through_ezoc:
            return Reason("np-retreat-ezoc", "12.2c", (hex_,))
        if self.is_off_map or self.is_impassable:
            return Reason("np-retreat-no-way", "12.2d", (hex_,))
        if self.crosses_boundary:
            return Reason("np-retreat-boundary", "12.2d", (hex_,))
        return Reason("np-damascus-closed", "21.3b", (hex_,)) if self.is_closed_damascus else None


@dataclass(frozen=True, slots=True)
class RetreatGround:
    """What bounds a retreat: where it starts, what each step means, and which ends hold too many."""

    start: HexCoord
    look: Callable[[HexCoord, HexCoord], RetreatHex]
    is_overstacked: Callable[[HexCoord], bool]
    through_ezoc: bool = False


Ends = Mapping[HexCoord, Reason | None]


def retreat_ends(hexes: int, ground: RetreatGround) -> Ends:
    """The hexes so far from the combat, each with why a unit may not retreat there; None where it may.

    Every step leads one hex farther away, so that the retreat ends in full distance (12.2-5). Overstacking
    is accepted only where no other hex is open (12.2-7). With no open hex the unit is eliminated.
    """
    ring: Ends = {ground.start: None}
    for length in range(1, hexes + 1):
        ring = dict(_farther(ground, ring, length))
    open_ = [hex_ for hex_, refusal in ring.items() if refusal is None]
    crowded = frozenset(filter(ground.is_overstacked, open_))
    if len(crowded) == len(open_):
        return ring
    return {**ring, **{hex_: Reason("np-retreat-overstacks", "12.2h", (hex_,)) for hex_ in crowded}}


def _farther(ground: RetreatGround, ring: Ends, length: int) -> Iterator[tuple[HexCoord, Reason | None]]:
    """The hexes of the next ring to which an open one leads; one that a step opens is open."""
    opened: set[HexCoord] = set()
    for here in (hex_ for hex_, refusal in ring.items() if refusal is None):
        for there in here.neighbours():
            if distance(ground.start, there) == length and there not in opened:
                refusal = ground.look(here, there).refusal(there, through_ezoc=ground.through_ezoc)
                opened.update(() if refusal else (there,))
                yield there, refusal
