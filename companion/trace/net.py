"""A board as numbers: which hex lies beside which, so that many searches cost little."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from companion.board.model import Board
from companion.hexes.coordinates import HexCoord

Ways = tuple[tuple[int, ...], ...]  # for each hex, the numbers of those that a step may lead to


@dataclass(frozen=True, eq=False)
class Net:
    """The hexes of one map in a fixed order; a hex's place in it is its number."""

    hexes: tuple[HexCoord, ...]

    @classmethod
    def of(cls, board: Board) -> "Net":
        """All hexes of a board."""
        return cls(tuple(board))

    @cached_property
    def numbers(self) -> Mapping[HexCoord, int]:
        """The number of each hex."""
        return {hex_: number for number, hex_ in enumerate(self.hexes)}

    @cached_property
    def beside(self) -> Ways:
        """The steps to every adjacent hex of the map."""
        return self.ways(HexCoord.neighbours)

    def ways(self, leads: Callable[[HexCoord], Iterable[HexCoord]]) -> Ways:
        """The steps that `leads` tells for each hex, as far as they stay on the map."""
        numbers = self.numbers
        return tuple(
            tuple(numbers[there] for there in leads(here) if there in numbers) for here in self.hexes
        )

    def flags(self, hexes: Iterable[HexCoord]) -> bytearray:
        """One byte a hex: 1 for those named, which may lie off the map."""
        flags, numbers = bytearray(len(self.hexes)), self.numbers
        for hex_ in hexes:
            if hex_ in numbers:
                flags[numbers[hex_]] = 1
        return flags


def network_ways(net: Net, board: Board, network: str) -> Ways:
    """The steps along a network of roads or rails; a step leads both ways when either hex says so."""
    linked: dict[HexCoord, set[HexCoord]] = {hex_: set() for hex_ in net.hexes}
    for hex_ in net.hexes:
        for direction in board.links(hex_, network):
            there = hex_.step(direction)
            if there in linked:
                linked[hex_].add(there)
                linked[there].add(hex_)
    return net.ways(lambda hex_: sorted(linked[hex_]))
