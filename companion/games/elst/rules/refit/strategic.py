"""Strategic Locations and who controls them (4.2ad, 4.5055a)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.ground import RefitGround
from companion.hexes.coordinates import HexCoord
from companion.reason import CompanionError, Reason

Control = Mapping[HexCoord, Faction]  # of Strategic Locations; those of nobody are absent


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


@dataclass(frozen=True, slots=True)
class VehicleState:
    """A vehicle on the map, as far as Strategic Locations and dispositions depend on it."""

    faction: Faction
    hex: HexCoord
    is_mobile: bool = True
    has_working_main_armament: bool = True

    @property
    def holds_its_hex(self) -> bool:
        """Whether it can make its hex a Strategic Location."""
        return self.is_mobile and self.has_working_main_armament


def printed_kind(ground: RefitGround, hex_: HexCoord) -> LocationKind | None:
    """What makes a hex a Strategic Location whoever stands there; None when it is none by itself."""
    if hex_ in ground.edge_roads:
        return LocationKind.EDGE_ROAD
    return LocationKind.BUILDING if hex_ in ground.buildings else None


def is_held_by_vehicle(own: VehicleState, others: Iterable[VehicleState], ground: RefitGround) -> bool:
    """Whether a vehicle makes its hex Strategic: not on an edge road, nor beside an enemy one like it."""
    if own.hex in ground.edge_roads or not own.holds_its_hex:
        return False
    return not any(
        other.hex == own.hex and other.faction is not own.faction and other.holds_its_hex for other in others
    )


def vehicle_control(vehicles: Iterable[VehicleState], ground: RefitGround) -> Control:
    """The hexes that vehicles make Strategic Locations of their side."""
    listed = tuple(vehicles)
    return {own.hex: own.faction for own in listed if is_held_by_vehicle(own, listed, ground)}


def strategic_control(held: Control, vehicles: Iterable[VehicleState], ground: RefitGround) -> Control:
    """Who controls each Strategic Location: buildings and edge roads as told, the rest by vehicles.

    A building keeps its controller whatever vehicle stands in it. Raises ControlError when `held` names
    another hex.
    """
    for hex_ in held:
        if printed_kind(ground, hex_) is None:
            raise ControlError(Reason("refit-not-strategic", "4.2ad", (hex_,)))
    return {**vehicle_control(vehicles, ground), **held}
