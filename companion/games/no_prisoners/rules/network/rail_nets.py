"""The two rail nets as the railhead marker divides them (8.9, 16.2, 16.3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from companion.games.no_prisoners.terms import Faction
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


@dataclass(frozen=True)
class RailNets:
    """The hexes of each faction's net, and those that were laid beyond the marker and serve nobody (A42)."""

    of_faction: Mapping[Faction, frozenset[HexCoord]]
    idle: frozenset[HexCoord]

    @classmethod
    def of(
        cls,
        red: frozenset[HexCoord],
        black: frozenset[HexCoord],
        railhead: HexCoord | None,
        laid: tuple[HexCoord, ...],
    ) -> Self:
        """The nets. `red` is Allied before the marker comes, `laid` what it covered, in order."""
        served = laid[: laid.index(railhead) + 1] if railhead in laid else ()
        allied = red.union(served)
        central = black - red.union(laid)
        return cls({Faction.ALLIED: allied, Faction.CENTRAL_POWERS: central}, frozenset(laid) - allied)

    def reach_refusal(self, hex_: HexCoord, faction: Faction, *, is_divided: bool = True) -> Reason | None:
        """Why rail movement does not get to a hex; None when the hex is of the net (8.9, 16.3).

        `is_divided`: a railhead marker divides the nets there; it does in the West alone.
        """
        if hex_ in self.of_faction[faction]:
            return None
        if not is_divided or hex_ not in self.idle.union(*self.of_faction.values()):
            return Reason("np-rail-other-net", "16.3a", (hex_,))
        return Reason("np-railhead-limit", "8.9a" if faction is Faction.ALLIED else "8.9b")
