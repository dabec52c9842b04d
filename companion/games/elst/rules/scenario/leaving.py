"""Leaving the map: into the own Entry Area, for victory, or lost (CG11)."""

from collections.abc import Set
from dataclasses import dataclass
from enum import StrEnum

from companion.chance.requests import Goal, Modifier, RollRequest
from companion.games.elst.factions import Faction
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.forces.readings import ForceReadings
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


class Way(StrEnum):
    """How a unit leaves."""

    ENTRY_AREA = "entry-area"
    VICTORY = "victory"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Leaving:
    """What becomes of a unit that leaves. Nobody comes back in the same scenario."""

    way: Way
    needs_check: bool = False
    returns_later: bool = False

    @property
    def is_eliminated(self) -> bool:
        """Whether it is lost (CG11c)."""
        return self.way is Way.LOST


def way_out(
    faction: Faction, hex_: HexCoord, usable_entry: Set[HexCoord], victory_edge: Set[HexCoord]
) -> Way:
    """How a side's unit leaves at an edge hex (CG11)."""
    if hex_ in usable_entry:
        return Way.ENTRY_AREA
    is_victory = faction is Faction.BRITISH and hex_ in victory_edge
    return Way.VICTORY if is_victory else Way.LOST


def leaving(way: Way, *, is_broken: bool, readings: ForceReadings) -> Leaving:
    """What follows. Broken Infantry takes a NMC in its Entry Area, but not for victory (CG11b, CG11d)."""
    if way is Way.ENTRY_AREA:
        return Leaving(way, needs_check=is_broken, returns_later=True)
    is_back = way is Way.VICTORY and not readings.exited_for_victory_never_return
    return Leaving(way, returns_later=is_back)


def check_request(unit: str, morale: int, leader_drm: int) -> RollRequest:
    """The NMC of one broken unit, with a Good Order leader's DRM where one leads it (CG11b)."""
    modifiers = (Modifier(value=leader_drm, reason=Reason("leaving-leader")),) if leader_drm else ()
    return RollRequest(
        purpose=ElstPurpose.LEAVING,
        rule="CG11b",
        args={"unit": unit, "morale": morale},
        dice=2,
        goal=Goal(at_most=morale),
        modifiers=modifiers,
    )
