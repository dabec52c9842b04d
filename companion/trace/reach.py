"""Where a unit may go: the cheapest ways over steps whose cost the game's rules tell."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from heapq import heappop, heappush

from companion.hexes.coordinates import HexCoord, distance

Cost = Fraction | int


@dataclass(frozen=True, slots=True)
class Step:
    """Entering a hex: what it costs, and whether the unit must stop there."""

    cost: Cost
    stops: bool = False


@dataclass(frozen=True, slots=True)
class Arrival:
    """A hex that a unit may reach: the cost so far, the hex before, whether it must stop there."""

    cost: Cost
    before: HexCoord | None
    stops: bool = False


# From a hex to an adjacent one; None where the rules forbid the step.
StepRule = Callable[[HexCoord, HexCoord], Step | None]


def reach(
    start: HexCoord,
    allowance: Cost,
    step: StepRule,
    beside: Callable[[HexCoord], tuple[HexCoord, ...]] = HexCoord.neighbours,
    goal: HexCoord | None = None,
) -> Mapping[HexCoord, Arrival]:
    """Every hex that can be reached within the allowance, with its cheapest way; the start included.

    Where one hex alone is asked for, only those that cost no more.
    """
    arrivals: dict[HexCoord, Arrival] = {start: Arrival(0, None)}
    queue: list[tuple[Cost, HexCoord]] = [(0, start)]
    while queue:
        cost, here = heappop(queue)
        arrived = arrivals[here]
        if here == goal:
            break
        if cost > arrived.cost or arrived.stops:
            continue
        for there in beside(here):
            known = arrivals.get(there)
            if known is not None and known.cost <= cost:
                continue  # no step makes the way to it cheaper
            taken = step(here, there)
            if taken is None:
                continue
            total = cost + taken.cost
            if total <= allowance and (known is None or total < known.cost):
                arrivals[there] = Arrival(total, here, taken.stops)
                heappush(queue, (total, there))
    return arrivals


def way_to(arrivals: Mapping[HexCoord, Arrival], goal: HexCoord) -> tuple[HexCoord, ...]:
    """The hexes from the start to a reached hex; KeyError when it is not reached."""
    way = [goal]
    while (before := arrivals[way[-1]].before) is not None:
        way.append(before)
    return tuple(reversed(way))


def detour_to(arrivals: Mapping[HexCoord, Arrival], goal: HexCoord) -> tuple[HexCoord, ...]:
    """The way to a reached hex where it is longer than the straight one; empty for any other."""
    if goal not in arrivals:
        return ()
    way = way_to(arrivals, goal)
    return way if len(way) - 1 > distance(way[0], goal) else ()
