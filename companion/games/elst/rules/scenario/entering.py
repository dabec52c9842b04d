"""Where and when units come onto the map (CG7, CG8)."""

from collections.abc import Set
from enum import StrEnum

from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.ground import RefitGround
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


def entry_refusal(
    ground: RefitGround, faction: Faction, hex_: HexCoord, *, in_british_area: bool = False
) -> Reason | None:
    """Why a side may not enter the map at a hex; None if it may (CG7).

    A British Setup Area keeps the Germans out, save at two hexes.
    """
    if hex_ not in ground.entry[faction]:
        return Reason("entry-not-in-area", "CG7", (hex_,), {"faction": faction.value})
    is_closed = faction is Faction.GERMAN and in_british_area
    if is_closed and hex_ not in ground.always_open[faction]:
        return Reason("entry-in-british-area", "CG7", (hex_,))
    return None


def usable_entry(ground: RefitGround, faction: Faction, british_areas: Set[HexCoord]) -> frozenset[HexCoord]:
    """All hexes where a side may enter, with the British Setup Areas as they are (CG7)."""
    return frozenset(
        hex_
        for hex_ in ground.entry[faction]
        if entry_refusal(ground, faction, hex_, in_british_area=hex_ in british_areas) is None
    )


class Offboard(StrEnum):
    """What a unit placed off the map in an RPh is at the end of that player turn (CG8b)."""

    ENTERED = "entered"
    OUT_OF_SCENARIO = "out-of-scenario"  # Retained for the next one


def offboard_at_turn_end(*, has_entered: bool) -> Offboard:
    """A unit that was placed off the map and did not enter is out of this scenario (CG8b)."""
    return Offboard.ENTERED if has_entered else Offboard.OUT_OF_SCENARIO


def is_retained(*, is_eliminated: bool) -> bool:
    """Whether a bought RG, or a part of one, is Retained: used or not, on the map or never (CG6, CG8b)."""
    return not is_eliminated
