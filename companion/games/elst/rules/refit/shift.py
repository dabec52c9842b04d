"""Shift: who may go where, the best path, the DR and what it costs (4.511)."""

from dataclasses import dataclass
from enum import StrEnum

from companion.chance.requests import Modifier
from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.refit.areas import AreaMap, SetupArea
from companion.games.elst.rules.refit.escape import Escaper, Survivor, casualty_reduced
from companion.games.elst.rules.refit.ground import Hexes
from companion.games.elst.rules.refit.paths import cheapest_paths, path_to
from companion.games.elst.rules.refit.tables import refit_tables, table_result
from companion.games.elst.rules.refit.terms import ShiftResult
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason

UNCONTROLLED_PER_DRM = 5
SMOOTH_DRM = -1


class Mobility(StrEnum):
    """What a unit is, as far as Shifts depend on it."""

    INFANTRY = "infantry"
    MOBILE_VEHICLE = "mobile-vehicle"
    IMMOBILE_VEHICLE = "immobile-vehicle"
    GUN = "gun"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a unit is Retained: an area, or the Entry Area (`area` None)."""

    area: SetupArea | None = None

    @property
    def is_isolated(self) -> bool:
        """Whether it is cut off; the Entry Area of a side never is."""
        return self.area is not None and self.area.is_isolated


ENTRY = Place()


def unit_refusal(mobility: Mobility, origin: Place, goal: Place, attempts: int) -> Reason | None:
    """Why a unit may not try to Shift; None when it may (4.511a, c, e).

    `attempts`: how often it has tried on this date.
    """
    if mobility is Mobility.GUN:
        return Reason("refit-gun-cannot-shift", "4.511c")
    if mobility is Mobility.IMMOBILE_VEHICLE:
        return Reason("refit-immobile-cannot-shift", "4.511a")
    if attempts:
        return Reason("refit-shifted-already", "4.511e")
    if origin == goal:
        return Reason("refit-shift-to-same-place", "4.511a")
    return _from_entry_refusal(mobility, goal) if origin.area is None else None


def _from_entry_refusal(mobility: Mobility, goal: Place) -> Reason | None:
    if mobility is not Mobility.INFANTRY:
        return Reason("refit-vehicle-stays-off-map", "4.511a")
    return Reason("refit-area-isolated", "4.511a") if goal.is_isolated else None


@dataclass(frozen=True, slots=True)
class ShiftPath:
    """The way of a Shift. `uncontrolled` counts its Uncontrolled hexes; `is_smooth`: all road or open."""

    hexes: tuple[HexCoord, ...]
    uncontrolled: int
    is_smooth: bool

    @property
    def drm(self) -> int:
        """What it adds to the DR."""
        return sum(modifier.value for modifier in shift_modifiers(self.uncontrolled, self.is_smooth))


def shift_modifiers(uncontrolled: int, is_smooth: bool) -> tuple[Modifier, ...]:
    """+1 for every five Uncontrolled hexes, -1 when the whole path is road or open ground (4.511f)."""
    found = []
    if is_smooth:
        found.append(Modifier(value=SMOOTH_DRM, reason=Reason("refit-drm-smooth-path", "4.511f")))
    if far := uncontrolled // UNCONTROLLED_PER_DRM:
        reason = Reason("refit-drm-uncontrolled", "4.511f", args={"count": uncontrolled})
        found.append(Modifier(value=far, reason=reason))
    return tuple(found)


def is_automatic(areas: AreaMap, faction: Faction, origin: Place, goal: Place) -> bool:
    """Whether a Shift needs no DR: out of an area into the Entry Area beside or within it (4.511d)."""
    if origin.area is None or goal.area is not None:
        return False
    usable, around = areas.usable_entry[faction], areas.ground.neighbours
    return any(h in usable or any(n in usable for n in around[h]) for h in origin.area.hexes)


def shift_path(
    areas: AreaMap, faction: Faction, origin: Place, goal: Place, *, has_vehicle: bool = False
) -> ShiftPath | None:
    """The path with the best DRM from one place to another; None when there is none (4.511b, A-42).

    `has_vehicle`: whether the group has a vehicle, which must be able to enter every hex too.
    """
    starts, ends = (_hexes_of(place, areas, faction) for place in (origin, goal))
    passable = areas.passable(faction)
    if has_vehicle:
        passable &= areas.passable(faction, is_vehicle=True)
    found = (_shortest(areas, starts, ends, within) for within in (passable, passable & areas.ground.smooth))
    return min((path for path in found if path), key=lambda path: (path.drm, path.uncontrolled), default=None)


def _hexes_of(place: Place, areas: AreaMap, faction: Faction) -> Hexes:
    return place.area.hexes if place.area else areas.usable_entry[faction]


def _shortest(areas: AreaMap, starts: Hexes, ends: Hexes, within: Hexes) -> ShiftPath | None:
    """The path within some hexes that has fewest Uncontrolled ones, and of these the shortest."""
    loose = areas.uncontrolled
    found = cheapest_paths(
        sorted(starts & within), within, areas.ground.neighbours, lambda h: (int(h in loose), 1)
    )
    arrived = [hex_ for hex_ in ends if hex_ in found]
    if not arrived:
        return None
    last = min(arrived, key=lambda hex_: (found[hex_][0], hex_))
    hexes = path_to(last, found)
    return ShiftPath(hexes, found[last][0][0], areas.ground.smooth.issuperset(hexes))


def path_refusal(path: ShiftPath | None) -> Reason | None:
    """Why a group cannot Shift for want of a path."""
    return None if path else Reason("refit-no-shift-path", "4.511b")


def shift_result(final: int) -> ShiftResult:
    """What a final DR means (4.511g)."""
    return table_result(refit_tables().shift, final)


def is_lost_on_the_way(dr: int) -> bool:
    """Whether a unit of a group that Shifts with losses pays for it (4.511g)."""
    return dr >= refit_tables().shift_lost_from


def after_losses(unit: Escaper, dr: int) -> Survivor:
    """What a Shift with losses makes of one unit: Infantry Casualty Reduced, vehicles eliminated (4.511g)."""
    as_it_is = Survivor(unit.type, unit.is_wounded)
    if not is_lost_on_the_way(dr):
        return as_it_is
    return Survivor(None) if unit.type.kind is PieceKind.VEHICLE else casualty_reduced(as_it_is)
