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
from companion.games.no_prisoners.rules.movement.rail import RailMove, rail_refusal
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


def rail_move_refusal(scene: Scene, counter: Counter, hex_: HexCoord, spent_ahead: int = 0) -> Reason | None:
    """Why a unit may not move to a hex by rail; None when it may.

    `spent_ahead`: the capacity that units moved by the same command use before it.
    """
    if refusal := stopping_refusal(scene, counter) or scene.rail_nets.reach_refusal(hex_, counter.faction):
        return refusal
    left = capacity_of(scene.game)
    move = RailMove(
        type=counter.type,
        is_supplied=scene.is_supplied(counter),
        capacity_left=None if left is None else left - scene.game.phase.rail_used - spent_ahead,
        moves_this_turn=scene.game.railed.count(counter.id),
        is_all_own_net=counter.hex in scene.rail_nets.of_faction[counter.faction],
        is_open=_leads_by_rail(scene, counter, hex_),
    )
    return rail_refusal(move, scene.readings) or canal_refusal(scene, counter, hex_)


def capacity_used(counter: Counter) -> int:
    """The capacity that a counter uses when it moves by rail (8.10)."""
    return RailMove(type=counter.type).capacity


def _leads_by_rail(scene: Scene, counter: Counter, hex_: HexCoord) -> bool:
    """Whether the own net leads there past no enemy unit, EZOC being what it is to any move (8.8, 10.0)."""
    net = scene.rail_nets.of_faction[counter.faction]

    def cost(here: HexCoord, there: HexCoord) -> int | None:
        is_on_rail = there in net and is_linked(scene, here, there)
        return 0 if is_on_rail and step_refusal(scene, counter, here, there) is None else None

    ezoc = scene.ezoc(counter.faction, counter.front) if minds_ezoc(counter) else frozenset()
    return counter.hex is not None and hex_ in ZocWalk(counter.hex, ezoc).reach(0, cost)
