"""Units under the HE fire of their own side: their morale level is lowered while they are there (2.54)."""

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.rules.artillery.struck import struck_hexes
from companion.games.elst.rules.artillery.terms import Mission
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord

LOWERED_BY = 1


def is_in_blast_area(scene: Scene, battery: Battery, hex_: HexCoord) -> bool:
    """Whether a hex lies in the blast area of a battery's FFE (2.5f)."""
    return hex_ in struck_hexes(scene, battery)


def is_under_own_fire(scene: Scene, side: Faction, hex_: HexCoord | None) -> bool:
    """Whether the side's own HE FFE lies on a hex, however many of them (2.54)."""
    laid = scene.game.artillery.batteries.values()
    own = (one for one in laid if one.faction is side and one.fires is Mission.HE)
    return hex_ is not None and any(is_in_blast_area(scene, battery, hex_) for battery in own)


def morale_at(scene: Scene, side: Faction, hex_: HexCoord | None, printed: int) -> int:
    """The morale level of a side's units in a hex (None: off the map) whose counters say `printed` (2.54)."""
    return printed - LOWERED_BY if is_under_own_fire(scene, side, hex_) else printed
