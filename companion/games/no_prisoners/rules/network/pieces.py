"""Counters on the map as supply and command look at them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from companion.games.no_prisoners.rules.network.ground import Ground
from companion.games.no_prisoners.terms import Faction, Front, UnitType
from companion.hexes.coordinates import HexCoord
from companion.latest import LatestOfEach
from companion.trace.zones import Presence, Zones


@dataclass(frozen=True, slots=True)
class Piece:
    """A counter in its hex. `began_with_lawrence`: it shared his hex when the phase began (15.5)."""

    id: str
    faction: Faction
    front: Front
    hex: HexCoord
    type: UnitType | None = None
    is_starred: bool = False
    is_tribal: bool = False
    began_with_lawrence: bool = False
    command_range: int | None = None

    @property
    def is_ground(self) -> bool:
        """Whether it is a unit, not an air, naval or railhead marker."""
        return self.type is None or self.type.is_ground

    @property
    def is_always_supplied(self) -> bool:
        """Lawrence, the tribes that began the phase with him, air and naval markers (15.5)."""
        is_his_tribe = self.is_tribal and self.began_with_lawrence and self.front is Front.EAST
        return not self.is_ground or self.type is UnitType.LAWRENCE or is_his_tribe


_presences: LatestOfEach[Presence] = LatestOfEach()  # a move leaves those of the others as they are


def presence(ground: Ground, pieces: Iterable[Piece], faction: Faction, front: Front) -> Presence:
    """The units of a faction on a front, as its enemy meets them: starred units have no ZOC (10.0)."""
    own = [p for p in pieces if p.faction is faction and p.front is front and p.is_ground]
    return _presences.of((faction, front), (ground, *own), lambda: _presence_of(ground, own, front))


def _presence_of(ground: Ground, own: Sequence[Piece], front: Front) -> Presence:
    numbers, ways = ground.net.numbers, ground.controlled[front]
    exerters = [(numbers[piece.hex], ways) for piece in own if not piece.is_starred]
    return Presence(ground.net, ground.net.flags(piece.hex for piece in own), Zones.of(exerters))
