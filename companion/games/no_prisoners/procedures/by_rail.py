"""Movement by rail (8.8 to 8.10, 16.3, 19.4)."""

from collections.abc import Iterable, Mapping
from itertools import pairwise

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
from companion.games.no_prisoners.terms import Front, UnitType
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.trace.reach import Arrival, Step, reach, way_to


def rail_move_refusal(scene: Scene, counter: Counter, hex_: HexCoord) -> Reason | None:
    """Why a unit may not move to a hex by rail, whatever capacity is left; None when it may."""
    if refusal := stopping_refusal(scene, counter) or _net_refusal(scene, counter, hex_):
        return refusal
    return _rail_refusal(scene, counter, hex_) or canal_refusal(scene, counter, hex_)


def _net_refusal(scene: Scene, counter: Counter, hex_: HexCoord) -> Reason | None:
    """Why a hex is not of the own net; the railhead marker limits the West front only (8.9, 16.3)."""
    is_divided = scene.game.railhead is not None and scene.field.front(hex_) is Front.WEST
    return scene.rail_nets.reach_refusal(hex_, counter.faction, is_divided=is_divided)


def _rail_refusal(scene: Scene, counter: Counter, hex_: HexCoord) -> Reason | None:
    """Why supply, nets or enemies keep a unit from moving by rail (8.8, 8.9, A05)."""
    here = tuple(filter(None, (counter.hex,)))
    if scene.readings.rail_needs_supply and not scene.is_supplied(counter):
        return Reason("np-rail-needs-supply", "8.8a", here)
    if counter.hex not in scene.rail_nets.of_faction[counter.faction]:
        return Reason("np-rail-other-net", "16.3a", here)
    if counter.id in scene.game.railed:
        return Reason("np-rail-once", "8.8b", here)
    return _bar(scene, counter, hex_)


def capacity_refusal(scene: Scene, counters: Iterable[Counter]) -> Reason | None:
    """Why units do not go by rail together, as less capacity is left than they take; None where enough is."""
    capacity, wanted = capacity_of(scene.game), sum(map(capacity_used, counters))
    if capacity is None or wanted == 0:
        return None
    left = max(capacity - scene.game.phase.rail_used, 0)
    if wanted <= left:
        return None
    if wanted == 1:
        return Reason("np-rail-capacity", "8.10b", args={"left": left})
    return Reason("np-rail-capacity-together", "8.10b", args={"left": left, "wanted": wanted})


def capacity_used(counter: Counter) -> int:
    """The capacity that moving by rail uses: 1 however far, nothing for an armoured train (8.10, 19.4)."""
    return 0 if counter.type is UnitType.ARMOURED_TRAIN else 1


def _bar(scene: Scene, counter: Counter, hex_: HexCoord) -> Reason | None:
    """What on the own net bars the way to a hex, and where; None where none does (8.8, 10.0).

    EZOC is what it is to any move, and nothing to an armoured train (19.4).
    """
    if counter.hex is None or hex_ in (reached := _reach(scene, counter, counter.hex)):
        return None
    line = _line(scene, counter, counter.hex, hex_)
    for here, there in pairwise(line):
        if there not in reached:
            return _bar_between(scene, counter, here, there)
    return Reason("np-rail-blocked", "8.8c")


def _bar_between(scene: Scene, counter: Counter, here: HexCoord, there: HexCoord) -> Reason:
    """What keeps a unit that comes by rail from the next hex of its line."""
    if scene.has_enemy(there, counter.faction):
        return Reason("np-rail-enemy", "8.8c", (there,))
    if refusal := step_refusal(scene, counter, here, there):
        return refusal
    return Reason("np-rail-ezoc", "8.8c", (there if here == counter.hex else here,))


def _line(scene: Scene, counter: Counter, start: HexCoord, end: HexCoord) -> tuple[HexCoord, ...]:
    """The hexes of the own net from one to another, whoever stands there; empty where none lead there."""
    net = scene.rail_nets.of_faction[counter.faction]

    def step(here: HexCoord, there: HexCoord) -> Step | None:
        return Step(1) if there in net and is_linked(scene, here, there) else None

    found = reach(start, len(net), step, goal=end)
    return way_to(found, end) if end in found else ()


def _reach(scene: Scene, counter: Counter, start: HexCoord) -> Mapping[HexCoord, Arrival]:
    """The hexes that the own net leads to, past no enemy unit."""
    net = scene.rail_nets.of_faction[counter.faction]

    def cost(here: HexCoord, there: HexCoord) -> int | None:
        is_on_rail = there in net and is_linked(scene, here, there)
        return 0 if is_on_rail and step_refusal(scene, counter, here, there) is None else None

    ezoc = scene.ezoc(counter.faction, counter.front) if minds_ezoc(counter) else frozenset()
    return ZocWalk(start, ezoc).reach(0, cost)
