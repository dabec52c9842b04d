"""What a march came to: what the unit paid, and that it stands in enemy ZOC (8.0, 10.0)."""

from collections.abc import Iterator

from companion.games.no_prisoners.procedures.entering import minds_ezoc
from companion.games.no_prisoners.procedures.marching import points_for, reachable
from companion.games.no_prisoners.rules.movement.costs import MoveKind
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason


def marches_told(before: Scene, after: Scene) -> Iterator[Reason]:
    """For each unit that marched in between."""
    for unit in after.game.phase.moved[len(before.game.phase.moved) :]:
        start, counter = before.game.counters.get(unit), after.game.counters[unit]
        if start and start.is_on_map and counter.hex and unit not in after.game.landed:
            yield from _paid(before, start.model_copy(update={"movement": counter.movement}), counter.hex)
            if minds_ezoc(counter) and counter.hex in before.ezoc(counter.faction, counter.front):
                yield Reason("np-stops-here", "10.0d")


def _paid(before: Scene, start: Counter, hex_: HexCoord) -> Iterator[Reason]:
    """What the cheapest way cost, where the allowance is known."""
    for kind in MoveKind if start.movement is not None else ():
        if arrival := reachable(before, start, kind).get(hex_):
            args = {"points": float(arrival.cost), "of": float(points_for(before, start, kind).points)}
            yield Reason("np-paid", "8.0b", args=args)
            return
