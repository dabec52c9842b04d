"""Who has the equipment when Escapes are over (4.507)."""

from dataclasses import dataclass

from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.units import PieceKind
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class Possession:
    """Who owns a piece of equipment in a Setup Area, and whether he may have it destroyed."""

    owner: Faction
    is_captured: bool
    destruction_refusal: Reason | None


def possession(
    kind: PieceKind, built_for: Faction, area_of: Faction, has_infantry: bool = True
) -> Possession:
    """Equipment in a Setup Area belongs to the side of the area (4.507).

    `has_infantry`: whether Infantry of that side is Retained in the area, which alone can destroy things.
    """
    return Possession(area_of, built_for is not area_of, _destruction_refusal(kind, has_infantry))


def _destruction_refusal(kind: PieceKind, has_infantry: bool) -> Reason | None:
    if kind is PieceKind.VEHICLE:
        return Reason("refit-vehicle-not-destroyed", "4.507")
    return None if has_infantry else Reason("refit-no-infantry-to-destroy", "4.507")
