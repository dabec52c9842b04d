"""Landings from the sea and the evacuation by it (20.0, VAR-GAL)."""

from companion.games.no_prisoners.procedures.entering import crosses_boundary, starts_in_ezoc
from companion.games.no_prisoners.rules.movement.costs import governing
from companion.games.no_prisoners.rules.movement.landings import (
    GALLIPOLI_BOX,
    GALLIPOLI_UNITS,
    LANDINGS_A_YEAR,
    evacuation_box,
    year_box,
)
from companion.games.no_prisoners.rules.pools.optional import NAVAL_DIVISION
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.terms import Faction, Front, UnitType
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason

_OPEN_TERRAIN = frozenset({"city", "city_red", "damascus", "town", "clear"})


def landing_plan_refusal(scene: Scene, counter: Counter, hex_: HexCoord, ahead: int = 0) -> Reason | None:
    """Why a unit may not land; None when it may (20.0, VAR-GAL2, VAR-GAL3)."""
    if scene.game.has_moved(counter.id):
        return Reason("np-moved-already", "20.0b")
    if counter.type is UnitType.ARMOURED_TRAIN:
        return Reason("np-train-keeps-to-rail", "19.4a")
    if _is_evacuation(scene, counter, hex_, ahead):
        return _evacuation_refusal(scene, counter, hex_, ahead)
    left = _gallipoli_left(scene, counter.front)
    if ahead < left and counter.id != NAVAL_DIVISION and NAVAL_DIVISION not in scene.game.landed:
        return Reason("np-gallipoli-needs-division", "VAR-GAL2")
    before = scene.game.landings.get(_year_box(scene, counter.front), 0)
    is_spent = left <= ahead and before + ahead - left >= LANDINGS_A_YEAR
    limit = "np-landing-limit" if before else "np-landing-one"
    if refusal := _landing_refusal(scene, counter, hex_):
        return Reason(f"{limit}-too", "20.0a", refusal.hexes, about=refusal) if is_spent else refusal
    return Reason(limit, "20.0a") if is_spent else None


def _landing_refusal(scene: Scene, counter: Counter, hex_: HexCoord) -> Reason | None:
    """Why a unit does not land in a hex, whoever has landed; supply and EZOC there do not matter (20.0)."""
    if counter.faction is not Faction.ALLIED:
        return Reason("np-landing-allied-only", "20.0a")
    if counter.is_tribal:
        return Reason("np-landing-tribal", "20.0e")
    if crosses_boundary(scene, counter, hex_):
        return Reason("np-landing-other-front", "20.0b")
    if scene.has_enemy(hex_, counter.faction):
        return Reason("np-landing-enemy", "20.0b", (hex_,))
    if counter.hex and not _is_shore(scene, counter.hex):
        return Reason("np-landing-start", "20.0b", (counter.hex,))
    if counter.hex and starts_in_ezoc(scene, counter):
        return Reason("np-landing-starts-in-ezoc", "10.5", (counter.hex,))
    return None if _is_shore(scene, hex_) else Reason("np-landing-target", "20.0b", (hex_,))


def _is_shore(scene: Scene, hex_: HexCoord) -> bool:
    """Whether a hex is a coastal city, town or clear hex."""
    is_open = min(governing(scene.field.terrain(hex_))) in _OPEN_TERRAIN
    return is_open and bool(scene.field.value(hex_, "coastal"))


def _gallipoli_left(scene: Scene, front: Front) -> int:
    """How many units Gallipoli again may still land now, apart from the landing of the year (VAR-GAL4)."""
    if front is not Front.WEST or scene.game.gallipoli_on != scene.game.moment.turn:
        return 0
    return max(GALLIPOLI_UNITS - scene.game.landings.get(GALLIPOLI_BOX, 0), 0)


def is_landing_made(scene: Scene, front: Front) -> bool:
    """Whether the landing of the year on a front has been made (20.0)."""
    return scene.game.landings.get(_year_box(scene, front), 0) >= LANDINGS_A_YEAR


def _is_evacuation(scene: Scene, counter: Counter, hex_: HexCoord, ahead: int = 0) -> bool:
    """Whether a sea move is one of the evacuation that follows Gallipoli.

    It is wherever the evacuation allows it, and what the landing of the year can no longer be (VAR-GAL4).
    """
    game = scene.game
    is_of_west = counter.faction is Faction.ALLIED and counter.front is Front.WEST
    if not is_of_west or counter.hex is None or game.gallipoli_on is None:
        return False
    if _evacuation_refusal(scene, counter, hex_, ahead) is None:
        return True
    return game.moment.turn > game.gallipoli_on and is_landing_made(scene, counter.front)


def _evacuation_refusal(scene: Scene, counter: Counter, hex_: HexCoord, ahead: int) -> Reason | None:
    """Why a unit may not be evacuated: on one later turn, from the coast to a held place (VAR-GAL3)."""
    game, box = scene.game, landing_box(scene, counter.front, is_evacuation=True)
    if game.gallipoli_on is None or game.moment.turn <= game.gallipoli_on:
        return Reason("np-evacuation-later", "VAR-GAL3")
    made = (other for other, count in game.landings.items() if count)
    if any(other.startswith("evacuation-") and other != box for other in made):
        return Reason("np-evacuation-once", "VAR-GAL3")
    if game.landings.get(box, 0) + ahead >= GALLIPOLI_UNITS:
        return Reason("np-gallipoli-too-many", "VAR-GAL3", args={"most": GALLIPOLI_UNITS})
    is_by_sea = {counter.hex, hex_} <= scene.field.coast
    is_held = any(c.faction is Faction.ALLIED and c.is_ground for c in game.in_hex(hex_))
    is_own_town = hex_ in scene.field.towns and not crosses_boundary(scene, counter, hex_)
    return None if is_by_sea and is_held and is_own_town else Reason("np-evacuation-places", "VAR-GAL3")


def landing_box(scene: Scene, front: Front, *, is_evacuation: bool = False) -> str:
    """Where landings are counted: by year and front, those of Gallipoli and its evacuation apart."""
    if is_evacuation:
        return evacuation_box(scene.game.moment.game_turn)
    return GALLIPOLI_BOX if _gallipoli_left(scene, front) else _year_box(scene, front)


def _year_box(scene: Scene, front: Front) -> str:
    return year_box(scene.game.moment.game_turn, front)


def box_of(scene: Scene, counter: Counter, hex_: HexCoord) -> str:
    """The count that a landing of this counter in a hex adds to."""
    return landing_box(scene, counter.front, is_evacuation=_is_evacuation(scene, counter, hex_))
