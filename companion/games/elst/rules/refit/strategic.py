"""Strategic Locations and who controls them (4.2ad, 4.5055a)."""

from collections.abc import Collection, Mapping
from enum import StrEnum

from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.refit.ground import RefitGround
from companion.hexes.coordinates import HexCoord
from companion.reason import CompanionError, Reason

WITHOUT_MA = frozenset({Mark.MALFUNCTIONED, Mark.MA_DISABLED})
_UNFIT = frozenset({Mark.BOGGED, Mark.MIRED, Mark.IMMOBILE, Mark.SHOCKED, Mark.CREW_GONE}) | WITHOUT_MA

Control = Mapping[HexCoord, Faction]  # of Strategic Locations; those of nobody are absent
Vehicles = Mapping[Faction, Collection[HexCoord]]  # the mobile ones with a functioning MA


class ControlError(CompanionError):
    """Control claimed of a hex that is no Strategic Location."""


class LocationKind(StrEnum):
    """What makes a hex a Strategic Location."""

    BUILDING = "building"
    EDGE_ROAD = "edge-road"
    VEHICLE = "vehicle"

    @property
    def mark(self) -> str:
        """The letter that the players write into the hex on paper (4.5055a)."""
        return _MARKS[self]


_MARKS = {LocationKind.BUILDING: "B", LocationKind.EDGE_ROAD: "R", LocationKind.VEHICLE: "V"}


def printed_kind(ground: RefitGround, hex_: HexCoord) -> LocationKind | None:
    """What makes a hex a Strategic Location whoever stands there; None when it is none by itself."""
    if hex_ in ground.edge_roads:
        return LocationKind.EDGE_ROAD
    return LocationKind.BUILDING if hex_ in ground.buildings else None


def is_mobile_and_armed(pieces: Pieces) -> bool:
    """Whether counters are vehicles that move and have a functioning MA (4.2ad)."""
    return pieces.piece_type.kind is PieceKind.VEHICLE and not _UNFIT & {*pieces.marks}


def vehicle_control(vehicles: Vehicles, ground: RefitGround) -> Control:
    """The hexes that vehicles make Strategic Locations: no edge roads, nor where the enemy has one too."""
    return {
        hex_: side
        for side, hexes in vehicles.items()
        for hex_ in hexes
        if hex_ not in ground.edge_roads and hex_ not in vehicles.get(side.opponent, ())
    }


def strategic_control(held: Control, vehicles: Vehicles, ground: RefitGround) -> Control:
    """Who controls each Strategic Location: buildings and edge roads as told, the rest by vehicles.

    A building keeps its controller whatever vehicle stands in it. Raises ControlError when `held` names
    another hex.
    """
    for hex_ in held:
        if printed_kind(ground, hex_) is None:
            raise ControlError(Reason("refit-not-strategic", "4.2ad", (hex_,)))
    return {**vehicle_control(vehicles, ground), **held}
