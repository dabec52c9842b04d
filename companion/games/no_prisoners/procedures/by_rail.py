"""Movement by rail (8.8 to 8.10, 16.3, 19.4)."""

from companion.games.no_prisoners.procedures.asking import capacity_of
from companion.games.no_prisoners.procedures.entering import (
    is_linked,
    minds_ezoc,
    step_refusal,
    stopping_refusal,
)
from companion.games.no_prisoners.procedures.marching import canal_refusal
from companion.games.no_prisoners.rules.movement.ezoc import ZocWalk
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.terms import UnitType
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


def rail_move_refusal(scene: Scene, counter: Counter, hex_: HexCoord, spent_ahead: int = 0) -> Reason | None:
    """Why a unit may not move to a hex by rail; None when it may.

    `spent_ahead`: the capacity that units moved by the same command use before it.
    """
    if refusal := stopping_refusal(scene, counter) or scene.rail_nets.reach_refusal(hex_, counter.faction):
        return refusal
    return _rail_refusal(scene, counter, hex_, spent_ahead) or canal_refusal(scene, counter, hex_)


def _rail_refusal(scene: Scene, counter: Counter, hex_: HexCoord, spent_ahead: int) -> Reason | None:
    """Why supply, nets, enemies or the capacity left keep a unit from moving by rail (8.8 to 8.10, A05)."""
    if scene.readings.rail_needs_supply and not scene.is_supplied(counter):
        return Reason("np-rail-needs-supply", "8.8a")
    if counter.hex not in scene.rail_nets.of_faction[counter.faction]:
        return Reason("np-rail-other-net", "16.3a")
    if counter.id in scene.game.railed:
        return Reason("np-rail-once", "8.8b")
    if not _leads_by_rail(scene, counter, hex_):
        return Reason("np-rail-blocked", "8.8c")
    capacity = capacity_of(scene.game)
    left = None if capacity is None else capacity - scene.game.phase.rail_used - spent_ahead
    is_spent = left is not None and capacity_used(counter) > left
    return Reason("np-rail-capacity", "8.10b", args={"left": left or 0}) if is_spent else None


def capacity_used(counter: Counter) -> int:
    """The capacity that moving by rail uses: 1 however far, nothing for an armoured train (8.10, 19.4)."""
    return 0 if counter.type is UnitType.ARMOURED_TRAIN else 1


def _leads_by_rail(scene: Scene, counter: Counter, hex_: HexCoord) -> bool:
    """Whether the own net leads there past no enemy unit, EZOC being what it is to any move (8.8, 10.0)."""
    net = scene.rail_nets.of_faction[counter.faction]

    def cost(here: HexCoord, there: HexCoord) -> int | None:
        is_on_rail = there in net and is_linked(scene, here, there)
        return 0 if is_on_rail and step_refusal(scene, counter, here, there) is None else None

    ezoc = scene.ezoc(counter.faction, counter.front) if minds_ezoc(counter) else frozenset()
    return counter.hex is not None and hex_ in ZocWalk(counter.hex, ezoc).reach(0, cost)
