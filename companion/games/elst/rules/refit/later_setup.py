"""Setting up scenarios after the first (4.518)."""

from dataclasses import dataclass

from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.areas import AreaMap, SetupArea
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class SetupTurn:
    """Who sets up what: Isolated units and equipment, or all others that begin on map."""

    faction: Faction
    isolated: bool


def setup_turns(sets_up_first: Faction) -> tuple[SetupTurn, ...]:
    """The four set-ups in order: first what is Isolated, of one side and then the other (4.518)."""
    sides = (sets_up_first, sets_up_first.opponent)
    return tuple(SetupTurn(side, isolated) for isolated in (True, False) for side in sides)


def setup_refusal(areas: AreaMap, retained_in: SetupArea, hex_: HexCoord) -> Reason | None:
    """Why a unit Retained in an area may not set up in a hex; None when it may (4.5181, 4.5182, CG8a)."""
    if hex_ not in areas.ground.enterable:
        return Reason("refit-hex-not-enterable", "4.5182", (hex_,))
    if hex_ in retained_in.hexes:
        return None
    rule = "4.5181" if retained_in.is_isolated else "4.5182"
    return Reason("refit-not-own-area", rule, (hex_,), {"area": retained_in.name})


def immobile_refusal(stands_in: HexCoord, hex_: HexCoord, is_isolated: bool) -> Reason | None:
    """Why an immobile vehicle may not set up in a hex: it keeps its own and its VCA (4.5181, 4.5182)."""
    if hex_ == stands_in:
        return None
    return Reason("refit-immobile-keeps-hex", "4.5181" if is_isolated else "4.5182", (stands_in,))


def in_place_refusal(stands_in: HexCoord, hex_: HexCoord) -> Reason | None:
    """Why a vehicle Retained in its hex outside of every area may not set up in another one, though it can
    move again (4.5057c)."""
    if hex_ == stands_in:
        return None
    return Reason("refit-retained-in-its-hex", "4.5057c", (stands_in,))


def begins_with_low_ammo(is_isolated: bool) -> bool:
    """Whether an AFV begins under Low Ammo: one that sets up in an Isolated area (4.5181)."""
    return is_isolated
