"""What if: verdicts with units elsewhere or gone, and which enemy units gone would restore a line."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from types import MappingProxyType

from companion.hexes.coordinates import HexCoord
from companion.trace.result import Obstacle

Verdicts = Mapping[str, bool]  # by unit id


@dataclass(frozen=True, slots=True)
class Positions:
    """Where units stand, by id; those off the map are left out."""

    hexes: Mapping[str, HexCoord]

    def moved(self, unit: str, hex_: HexCoord) -> "Positions":
        """With one unit moved or put on the map."""
        return Positions(MappingProxyType({**self.hexes, unit: hex_}))

    def without(self, units: Iterable[str]) -> "Positions":
        """Without some units."""
        gone = frozenset(units)
        return Positions(MappingProxyType({id_: hex_ for id_, hex_ in self.hexes.items() if id_ not in gone}))

    def standing_in(self, hexes: Iterable[HexCoord]) -> tuple[str, ...]:
        """The units in some hexes, in the order of their ids."""
        wanted = frozenset(hexes)
        return tuple(sorted(id_ for id_, hex_ in self.hexes.items() if hex_ in wanted))


@dataclass(frozen=True, slots=True)
class Changed:
    """The units whose verdict another position changes, in the order of their ids."""

    lost: tuple[str, ...]
    gained: tuple[str, ...]


def changed(before: Verdicts, after: Verdicts) -> Changed:
    """Which verdicts differ; a unit that only one of the two judges is passed over."""
    both = sorted(before.keys() & after.keys())
    return Changed(
        lost=tuple(id_ for id_ in both if before[id_] and not after[id_]),
        gained=tuple(id_ for id_ in both if after[id_] and not before[id_]),
    )


def restoring(
    holds: Callable[[Positions], bool],
    positions: Positions,
    obstacles: Iterable[Obstacle],
    is_enemy: Callable[[str], bool],
) -> tuple[tuple[str, ...], ...]:
    """The smallest sets of enemy units whose absence restores a line: single ones, pairs, else all.

    Tried are the enemy units that stand on the obstructed hexes given or control them.
    """
    hexes = {hex_ for obstacle in obstacles for hex_ in (obstacle.hex, *obstacle.by)}
    candidates = [unit for unit in positions.standing_in(hexes) if is_enemy(unit)]
    for size in sorted({1, 2, len(candidates)} & set(range(1, len(candidates) + 1))):
        found = tuple(units for units in combinations(candidates, size) if holds(positions.without(units)))
        if found:
            return found
    return ()
