"""Where units come onto the map (CG7)."""

from collections.abc import Set

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
