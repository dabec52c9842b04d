"""Zones of control: which hexes the units of one faction control, and from where."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from companion.hexes.coordinates import HexCoord
from companion.trace.net import Net
from companion.trace.result import Obstacle, ObstacleKind


class Controls(Protocol):
    """For each hex, the numbers of those that a unit in it controls; `Ways` are such."""

    def __getitem__(self, number: int, /) -> tuple[int, ...]: ...


@dataclass(frozen=True, slots=True)
class Zones:
    """The zones of control of one faction: for each controlled hex the hexes that control it."""

    by: Mapping[int, tuple[int, ...]]

    @classmethod
    def of(cls, exerters: Iterable[tuple[int, Controls]]) -> "Zones":
        """The zones of the hexes named, each over the steps that its units may control."""
        by: dict[int, tuple[int, ...]] = {}
        for source, ways in exerters:
            for controlled in ways[source]:
                known = by.get(controlled, ())
                if source not in known:
                    by[controlled] = (*known, source)
        return cls(by)

    def covers(self, number: int) -> bool:
        """Whether a hex is controlled."""
        return number in self.by


@dataclass(frozen=True, eq=False)
class Presence:
    """One faction on the map, as its enemy's lines meet it: the hexes it stands in and controls."""

    net: Net
    occupied: Sequence[int]
    zones: Zones

    @cached_property
    def obstructed(self) -> bytearray:
        """The hexes that a line may not run through: occupied or controlled."""
        flags = bytearray(self.occupied)
        for controlled in self.zones.by:
            flags[controlled] = 1
        return flags

    def obstacles(self, number: int) -> tuple[Obstacle, ...]:
        """What bars a hex; empty for a free one."""
        hexes, here = self.net.hexes, self.net.hexes[number]
        found = [Obstacle(here, ObstacleKind.ENEMY)] if self.occupied[number] else []
        if number in self.zones.by:
            sources: tuple[HexCoord, ...] = tuple(hexes[one] for one in self.zones.by[number])
            found.append(Obstacle(here, ObstacleKind.ZONE, sources))
        return tuple(found)
