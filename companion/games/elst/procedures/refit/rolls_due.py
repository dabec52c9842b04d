"""Who rolls on the tables with one die a case, and what counts for each (4.508, 4.5121-4.5124)."""

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.words import roster_text
from companion.games.elst.procedures.refit.die_tables import TABLES, WEAPONS, Condition
from companion.games.elst.procedures.refit.kept_radios import (
    is_radio,
    repair_number_of_radio,
    uncounted_radios,
)
from companion.games.elst.procedures.refit.outside import IN_PLACE
from companion.games.elst.procedures.refit.retaining import has_infantry
from companion.games.elst.procedures.refit.stock import Retained, Stock, at
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.forces.counted import gathered
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.forces.pieces import piece_type, printed_name
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.refit.areas import ENTRY_NAME, Holding
from companion.games.elst.rules.refit.terms import RollKind
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason

_OF_SIDE = "@"

# ---- who ----


def found_lots(
    scene: Scene,
    kind: RollKind,
    side: Faction,
    place: str,
    units: tuple[str, ...],
    hex_: HexCoord | None = None,
) -> Stock:
    """Counters of a place by type id, one by one: as they are counted there, or else just as they are."""
    left = [
        lot.model_copy(update={"count": 1})
        for lot in at(scene.campaign.stock, side, place)
        for _ in range(lot.count)
    ]
    left.sort(key=lambda lot: _order(scene, kind, lot, hex_))
    found = []
    for id_ in units:
        counted = next((lot for lot in left if lot.type == id_), None)
        if counted is not None:
            left.remove(counted)
        found.append(counted or Retained(side=side, place=place, type=id_, hex=hex_))
    return tuple(found)


def _order(scene: Scene, kind: RollKind, lot: Retained, hex_: HexCoord | None) -> tuple[bool, ...]:
    """Those come first that carry the mark, may roll, and stand in the hex named."""
    is_refused = lot_refusal(scene, kind, lot) is not None
    return TABLES[kind].mark not in lot.marks, is_refused, lot.hex != hex_


def marked_lots(scene: Scene, kind: RollKind) -> Stock:
    """Counters for whom a table is and who have not rolled on it; radios of batteries that nobody counted."""
    return (*_counted_lots(scene, kind), *(uncounted_radios(scene) if kind is RollKind.WEAPON else ()))


def _counted_lots(scene: Scene, kind: RollKind) -> Stock:
    return tuple(lot for lot in scene.campaign.stock if _is_of_table(kind, lot) and kind not in lot.tried)


def _is_of_table(kind: RollKind, lot: Retained) -> bool:
    return TABLES[kind].mark in lot.marks and TABLES[kind].fits(lot.piece_type)


def rolls_due(scene: Scene) -> Reason | None:
    """What must still be rolled for before the step is over; None when nothing must.

    An AFV under Recall need not: it is lost whatever comes up (4.5128).
    """
    due = tuple(
        (kind, lot)
        for kind, table in TABLES.items()
        if table.step is scene.campaign.step
        for lot in _counted_lots(scene, kind)
        if not lot.is_recalled and lot_refusal(scene, kind, lot) is None
    )
    if not due:
        return None
    lots = dict.fromkeys(lot for _, lot in due)  # a vehicle's weapon is on one of two tables
    args = {"pieces": roster_text(gathered(lot.pieces for lot in lots))}
    return Reason("refit-rolls-due", TABLES[due[0][0]].rule, args=args)


def lot_refusal(scene: Scene, kind: RollKind, lot: Retained) -> Reason | None:
    """Why nobody rolls for a counter; None when somebody may."""
    if not TABLES[kind].fits(lot.piece_type):
        args = {"unit": printed_name(lot.piece_type), "kind": kind.value}
        return Reason("refit-not-of-this-table", TABLES[kind].step.value, args=args)
    if kind in lot.tried:
        args = {"unit": printed_name(lot.piece_type)}
        return Reason("refit-rolled-already", TABLES[kind].rule, args=args)
    if kind is RollKind.CAPTURED:
        return _captured_refusal(scene, lot)
    return _repair_refusal(scene, kind, lot) if kind in WEAPONS else None


def _captured_refusal(scene: Scene, lot: Retained) -> Reason | None:
    """What malfunctions is lost without a die; the rest is tested only where Infantry is (4.5124)."""
    if Mark.MALFUNCTIONED in lot.marks:
        return Reason("refit-captured-lost", "4.5124")
    if has_infantry(scene, lot.side, lot.place):
        return None
    return Reason("refit-captured-alone", "4.5124")


def _repair_refusal(scene: Scene, kind: RollKind, lot: Retained) -> Reason | None:
    """Captured weapons are not repaired, the others only by Infantry of their area (4.5123a, A-45)."""
    if Mark.CAPTURED in lot.marks:
        return Reason("refit-captured-not-repaired", "4.5123a")
    if kind is not RollKind.WEAPON and not scene.refit_readings.vehicle_repair_needs_infantry:
        return None
    is_somewhere = is_radio(lot) and not any(other.is_like(lot) for other in scene.campaign.stock)
    if is_somewhere or has_infantry(scene, lot.side, lot.place):
        return None
    return Reason("refit-no-infantry-to-repair", "4.5123a")


# ---- what counts ----


def condition_of(scene: Scene, kind: RollKind, lot: Retained, told: Condition) -> Condition:
    """What counts for a counter where it is Retained, beside what players typed."""
    return Condition(
        is_isolated=told.is_isolated or scene.is_isolated(lot.side, lot.place, lot.hex),
        is_front_line=told.is_front_line or _is_front_line(scene, lot),
        is_uncontrolled=told.is_uncontrolled or _is_uncontrolled(scene, lot),
        lacks_crew=told.lacks_crew or _lacks_crew(scene, lot),
        repair_number=_repair_number(scene, kind, lot, told),
    )


def _repair_number(scene: Scene, kind: RollKind, lot: Retained, told: Condition) -> int | None:
    if told.repair_number is not None:
        return told.repair_number
    numbers, id_ = scene.campaign.repair_numbers, weapon_id(kind, lot)
    of_both = id_.partition(_OF_SIDE)[0]  # as older sessions keep it
    number = numbers.get(id_, numbers.get(of_both))
    return repair_number_of_radio(scene, lot.side) if number is None and is_radio(lot) else number


def _is_front_line(scene: Scene, lot: Retained) -> bool:
    """4.2n."""
    return scene.areas is not None and lot.hex in scene.areas.front_line(lot.side)


def _is_uncontrolled(scene: Scene, lot: Retained) -> bool:
    """In its hex outside of every area a thing is Retained in Uncontrolled Territory only (4.5057c)."""
    if lot.hex is None or scene.areas is None:
        return lot.place == IN_PLACE
    return scene.areas.holding(lot.hex) is Holding.UNCONTROLLED


def _lacks_crew(scene: Scene, lot: Retained) -> bool:
    """Whether no crew is Retained where a Gun is; where nothing is counted one is taken to be there."""
    if lot.piece_type.kind is not PieceKind.GUN:
        return False
    kinds = {other.piece_type.kind for other in at(scene.campaign.stock, lot.side, lot.place)}
    return bool(kinds) and PieceKind.CREW not in kinds


# ---- what is not known ----


def unknown_of(scene: Scene, kind: RollKind, lot: Retained, told: Condition) -> ElstPurpose | None:
    """What must be asked before somebody rolls for a counter (4.5121, 4.5123a)."""
    if kind is RollKind.IMMOBILE and lot.hex is None and _is_in_area(scene, lot):
        return ElstPurpose.LOT_HEX
    if kind in WEAPONS and condition_of(scene, kind, lot, told).repair_number is None:
        return ElstPurpose.WEAPON_REPAIR
    return None


def _is_in_area(scene: Scene, lot: Retained) -> bool:
    return scene.areas is not None and lot.place not in (ENTRY_NAME, IN_PLACE)


def weapon_id(kind: RollKind, lot: Retained) -> str:
    """Names a weapon by what its counter prints; those of a vehicle apart, and of either side where each has
    such."""
    of_side = "" if lot.piece_type.faction else f"{_OF_SIDE}{lot.side.value}"
    return f"{lot.type}{of_side}" if kind is RollKind.WEAPON else f"{lot.type}:{kind.value}"


def weapon_in_words(id_: str) -> Reason:
    """A weapon that `weapon_id` names."""
    weapon, _, kind = id_.partition(":")
    type_, _, side = weapon.partition(_OF_SIDE)
    return Reason("refit-weapon", args={"unit": printed_name(piece_type(type_)), "kind": kind, "side": side})
