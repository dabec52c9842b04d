"""The map as supply, command and zones of control look at it, front by front (10.0, 17.0)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial

from companion.games.no_prisoners.terms import Faction, Front
from companion.hexes.coordinates import HexCoord, Hexside
from companion.trace.net import Net, Ways


@dataclass(frozen=True)
class Ground:
    """What of a map lines depend on.

    `fronts` names the front of each hex: none for the sea, both for Damascus while nobody holds it.
    `closed` are hexes that no ground unit enters, `closed_sides` hexsides that none crosses,
    `shielded_sides` those through which no ZOC reaches, `allied_only` hexes that the Allies alone enter.
    """

    net: Net
    fronts: Mapping[HexCoord, frozenset[Front]]
    closed: frozenset[HexCoord] = frozenset()
    closed_sides: frozenset[Hexside] = frozenset()
    shielded_sides: frozenset[Hexside] = frozenset()
    allied_only: frozenset[HexCoord] = frozenset()

    @cached_property
    def passable(self) -> Mapping[tuple[Faction, Front], Ways]:
        """The steps that ground units may take: never across the boundary (15.6, 17.0)."""
        ways = {faction: self._ways(partial(self._is_open, faction)) for faction in Faction}
        return {(faction, front): own for faction, fronts in ways.items() for front, own in fronts.items()}

    @cached_property
    def controlled(self) -> Mapping[Front, Ways]:
        """The hexsides through which ZOC reaches on a front (10.0)."""
        return self._ways(lambda here, there: Hexside.between(here, there) not in self.shielded_sides)

    @cached_property
    def commanded(self) -> Mapping[Front, Ways]:
        """The steps of a command range: over everything but the boundary (7.0)."""
        return {front: self.net.ways(partial(self._toward, front)) for front in Front}

    def _ways(self, allows: Callable[[HexCoord, HexCoord], bool]) -> Mapping[Front, Ways]:
        def leads(front: Front, here: HexCoord) -> Iterator[HexCoord]:
            return (there for there in self._within(front, here) if allows(here, there))

        return {front: self.net.ways(partial(leads, front)) for front in Front}

    def _within(self, front: Front, here: HexCoord) -> Iterator[HexCoord]:
        """The neighbours on the same front."""
        if self.is_of(here, front):
            yield from (there for there in here.neighbours() if self.is_of(there, front))

    def _toward(self, front: Front, here: HexCoord) -> Iterator[HexCoord]:
        """The neighbours by which a line keeps off the other front, whatever water it passes."""
        if not self._is_beyond(here, front):
            yield from (there for there in here.neighbours() if not self._is_beyond(there, front))

    def _is_beyond(self, hex_: HexCoord, front: Front) -> bool:
        """Whether a hex lies on the other front alone."""
        return bool(self.fronts.get(hex_)) and not self.is_of(hex_, front)

    def _is_open(self, faction: Faction, here: HexCoord, there: HexCoord) -> bool:
        closed = self.closed if faction is Faction.ALLIED else self.closed | self.allied_only
        return closed.isdisjoint((here, there)) and Hexside.between(here, there) not in self.closed_sides

    def is_of(self, hex_: HexCoord, front: Front) -> bool:
        """Whether a hex belongs to a front."""
        return front in self.fronts.get(hex_, frozenset())
