"""Who rolls on the tables with one die a case, and what counts for each (4.508, 4.5121-4.5124)."""

from companion.hexgrid import HexCoord
from companion.reason import Reason
from companion.systems.elst.factions import Faction
from companion.systems.elst.forces.tracking.words import printed_name
from companion.systems.elst.refit.areas import ENTRY_NAME, Holding
from companion.systems.elst.refit.assistant.die_tables import TABLES, Condition
from companion.systems.elst.refit.assistant.outside import IN_PLACE
from companion.systems.elst.refit.assistant.scene import RefitScene
from companion.systems.elst.refit.assistant.stock import Retained, Stock, at
from companion.systems.elst.refit.terms import RollKind

# ---- who ----


def found_lots(
    scene: RefitScene,
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
    left.sort(key=lambda lot: (TABLES[kind].mark not in lot.marks, lot.hex != hex_))
    found = []
    for id_ in units:
        counted = next((lot for lot in left if lot.type == id_), None)
        if counted is not None:
            left.remove(counted)
        found.append(counted or Retained(side=side, place=place, type=id_, hex=hex_))
    return tuple(found)


def marked_lots(scene: RefitScene, kind: RollKind) -> Stock:
    """Counters for whom a table is, as they are counted."""
    table = TABLES[kind]
    return tuple(
        lot for lot in scene.campaign.stock if table.mark in lot.marks and table.fits(lot.piece_type)
    )


def lot_refusal(kind: RollKind, lot: Retained) -> Reason | None:
    """Why nobody rolls for a counter: it is no leader, or not repaired (4.508, 4.5123a)."""
    if TABLES[kind].fits(lot.piece_type):
        return None
    args = {"unit": printed_name(lot.piece_type), "kind": kind.value}
    return Reason("refit-not-of-this-table", TABLES[kind].step.value, args=args)


# ---- what counts ----


def condition_of(scene: RefitScene, lot: Retained, told: Condition) -> Condition:
    """What counts for a counter where it is Retained, beside what players typed."""
    return Condition(
        is_isolated=told.is_isolated or scene.is_isolated(lot.side, lot.place, lot.hex),
        is_front_line=told.is_front_line or _is_front_line(scene, lot),
        is_uncontrolled=told.is_uncontrolled or _is_uncontrolled(scene, lot),
        lacks_crew=told.lacks_crew,
        repair_number=told.repair_number,
    )


def _is_front_line(scene: RefitScene, lot: Retained) -> bool:
    """4.2n."""
    return scene.areas is not None and lot.hex in scene.areas.front_line(lot.side)


def _is_uncontrolled(scene: RefitScene, lot: Retained) -> bool:
    """In its hex outside of every area a thing is Retained in Uncontrolled Territory only (4.5057c)."""
    if lot.hex is None or scene.areas is None:
        return lot.place == IN_PLACE
    return scene.areas.holding(lot.hex) is Holding.UNCONTROLLED


def wants_hex(scene: RefitScene, kind: RollKind, lot: Retained) -> bool:
    """Whether the hex of a counter in an area counts for its roll, and nobody has told it (4.5121)."""
    is_in_area = scene.areas is not None and lot.place not in (ENTRY_NAME, IN_PLACE)
    return kind is RollKind.IMMOBILE and is_in_area and lot.hex is None
