"""What becomes of units and equipment where they ended the scenario (4.5053, 4.5056, 4.5057, CG9)."""

from dataclasses import dataclass
from enum import StrEnum

from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.areas import AreaMap, Holding
from companion.games.elst.rules.refit.readings import PRINTED, RefitReadings
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


class RemnantKind(StrEnum):
    """What is left in a hex, as far as its fate differs."""

    PERSONNEL = "personnel"
    MOBILE_VEHICLE = "mobile-vehicle"
    IMMOBILE_VEHICLE = "immobile-vehicle"
    POSSESSED_GUN = "possessed-gun"
    UNPOSSESSED = "unpossessed"  # equipment that is no vehicle


class Whereabouts(StrEnum):
    """Where it is, seen from its side."""

    OWN_AREA = "own-area"
    ISOLATED = "isolated"  # in an own area
    ENEMY_AREA = "enemy-area"
    ENEMY_STRATEGIC = "enemy-strategic"
    NO_MANS_LAND = "no-mans-land"
    UNCONTROLLED = "uncontrolled"


class Fate(StrEnum):
    """What becomes of it."""

    RETAINED_IN_AREA = "retained-in-area"
    MAY_ESCAPE = "may-escape"  # or be Retained in its area
    MUST_ESCAPE = "must-escape"
    RETAINED_NEAREST = "retained-nearest"
    RETAINED_IN_PLACE = "retained-in-place"
    CAPTURED_OR_DESTROYED = "captured-or-destroyed"  # the enemy chooses
    STAYS_UNPOSSESSED = "stays-unpossessed"
    WRECK = "wreck"


@dataclass(frozen=True, slots=True)
class Disposition:
    """A fate and why."""

    fate: Fate
    reason: Reason


def whereabouts(areas: AreaMap, faction: Faction, hex_: HexCoord) -> Whereabouts:
    """Where a hex lies for a side."""
    match areas.holding(hex_):
        case Holding.NO_MANS_LAND:
            return Whereabouts.NO_MANS_LAND
        case Holding.UNCONTROLLED:
            return Whereabouts.UNCONTROLLED
        case holding if holding.faction is faction:
            return Whereabouts.ISOLATED if areas.is_isolated(hex_) else Whereabouts.OWN_AREA
    return Whereabouts.ENEMY_STRATEGIC if hex_ in areas.control else Whereabouts.ENEMY_AREA


_OWN = (Whereabouts.OWN_AREA, Whereabouts.ISOLATED)
_ENEMY = (Whereabouts.ENEMY_AREA, Whereabouts.ENEMY_STRATEGIC)


def disposition(
    kind: RemnantKind,
    place: Whereabouts,
    *,
    can_trace: bool = False,
    has_working_main_armament: bool = True,
    readings: RefitReadings = PRINTED,
) -> Disposition:
    """The fate of something that ended the scenario at a place.

    `can_trace`: whether a path through Uncontrolled Territory leads to an own area or entry (4.5053).
    """
    if kind is RemnantKind.UNPOSSESSED:
        return _unpossessed(place)
    if kind is RemnantKind.IMMOBILE_VEHICLE:
        return _immobile(place, has_working_main_armament)
    if kind is RemnantKind.POSSESSED_GUN:
        return _possessed_gun(place, can_trace, readings)
    return _able_to_leave(place, can_trace)


def _possessed_gun(place: Whereabouts, can_trace: bool, readings: RefitReadings) -> Disposition:
    """A Gun, with its possessor as far as he keeps it (CG9b, K-16)."""
    if place is Whereabouts.UNCONTROLLED and readings.gun_outside_must_escape:
        return Disposition(Fate.MUST_ESCAPE, Reason("refit-fate-gun-outside", "CG9b"))
    return _able_to_leave(place, can_trace)


def _able_to_leave(place: Whereabouts, can_trace: bool) -> Disposition:
    """Personnel and mobile vehicles (4.5053, 4.5056, 4.5057a, 4.506b)."""
    match place:
        case Whereabouts.OWN_AREA:
            return Disposition(Fate.RETAINED_IN_AREA, Reason("refit-fate-own-area", "4.5056"))
        case Whereabouts.ISOLATED:
            return Disposition(Fate.MAY_ESCAPE, Reason("refit-fate-isolated", "4.506b"))
        case Whereabouts.UNCONTROLLED if can_trace:
            return Disposition(Fate.RETAINED_NEAREST, Reason("refit-fate-nearest", "4.5053a"))
        case Whereabouts.UNCONTROLLED:
            return Disposition(Fate.MUST_ESCAPE, Reason("refit-fate-no-path", "4.5053b"))
        case Whereabouts.NO_MANS_LAND:
            return Disposition(Fate.MUST_ESCAPE, Reason("refit-fate-no-mans-land", "4.5057a"))
    return Disposition(Fate.MUST_ESCAPE, Reason("refit-fate-enemy-area", "4.5057a"))


def _unpossessed(place: Whereabouts) -> Disposition:
    """Equipment of nobody, vehicles apart (4.507, 4.5057b, K-15)."""
    if place in _OWN:
        return Disposition(Fate.RETAINED_IN_AREA, Reason("refit-fate-equipment-own", "4.507"))
    if place in _ENEMY:
        return Disposition(Fate.CAPTURED_OR_DESTROYED, Reason("refit-fate-equipment-enemy", "4.5057b"))
    return Disposition(Fate.STAYS_UNPOSSESSED, Reason("refit-fate-equipment-left", "4.5057b"))


def _immobile(place: Whereabouts, has_working_main_armament: bool) -> Disposition:
    """A vehicle that cannot move (4.5051, 4.5053c, 4.5057c)."""
    if place in _OWN:
        return Disposition(Fate.RETAINED_IN_AREA, Reason("refit-fate-own-area", "4.5056"))
    if place is Whereabouts.UNCONTROLLED and has_working_main_armament:
        return Disposition(Fate.RETAINED_IN_PLACE, Reason("refit-fate-immobile-armed", "4.5057c"))
    if place is Whereabouts.UNCONTROLLED:
        return Disposition(Fate.WRECK, Reason("refit-fate-immobile-unarmed", "4.5053c"))
    return Disposition(Fate.WRECK, Reason("refit-fate-immobile-wreck", "4.5057c"))
