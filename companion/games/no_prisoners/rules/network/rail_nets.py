"""The two rail nets as the railhead marker divides them (8.9, 16.2, 16.3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from companion.games.no_prisoners.rules.movement.rail import RailLine
from companion.games.no_prisoners.terms import Faction
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason

_RED = 0  # the number of every hex that is Allied from the start


@dataclass(frozen=True)
class RailNets:
    """The railway hexes, numbered from the west along the line that the marker laid; the rest come last."""

    numbers: Mapping[HexCoord, int]
    line: RailLine

    @classmethod
    def of(
        cls,
        red: frozenset[HexCoord],
        black: frozenset[HexCoord],
        railhead: HexCoord | None,
        laid: tuple[HexCoord, ...],
    ) -> Self:
        """The nets. `red` is Allied before the marker comes, `laid` what it covered, in order."""
        covered = {hex_: number for number, hex_ in enumerate(laid, _RED + 1)}
        beyond = dict.fromkeys(black, len(laid) + 1)
        numbers = {**beyond, **covered, **dict.fromkeys(red, _RED)}
        at = _RED if railhead is None else covered.get(railhead, _RED)
        return cls(numbers, RailLine(at, max((numbers[hex_] for hex_ in laid), default=_RED)))

    @cached_property
    def of_faction(self) -> Mapping[Faction, frozenset[HexCoord]]:
        """The hexes of each faction's net; those that were laid beyond the marker serve nobody (A42)."""
        return {
            faction: frozenset(
                h for h, number in self.numbers.items() if self.line.is_of_net(number, faction)
            )
            for faction in Faction
        }

    def reach_refusal(self, hex_: HexCoord, faction: Faction) -> Reason | None:
        """Why rail movement does not get to a hex; None when the hex is of the net (8.9, 16.3)."""
        number = self.numbers.get(hex_)
        if number is None:
            return Reason("np-rail-other-net", "16.3a", (hex_,))
        return self.line.reach_refusal(number, faction)
