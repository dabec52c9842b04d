"""Zones of control: what they do to a move (8.1, 8.4, 10.0, 10.6)."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from companion.games.no_prisoners.rules.movement.costs import MoveKind
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.trace.reach import Arrival, Cost, Step, reach


@dataclass(frozen=True, slots=True)
class ZocWalk:
    """A move from a hex past some hexes of EZOC.

    `is_excepted`: it may enter EZOC strategically on the first turn, and still stops there (26.5).
    `goes_on`: the unit has moved already, so that one hex is not always open to it (8.4).
    """

    start: HexCoord
    ezoc: Collection[HexCoord]
    kind: MoveKind = MoveKind.NORMAL
    is_excepted: bool = False
    goes_on: bool = False

    def refusal(self, here: HexCoord, there: HexCoord) -> Reason | None:
        """Why EZOC bars a step; None when it does not."""
        if there not in self.ezoc:
            return None
        if self.kind is MoveKind.STRATEGIC and not self.is_excepted:
            return Reason("np-strategic-enters-ezoc", "8.1a", (there,))
        is_disengaging = here == self.start and here in self.ezoc
        return Reason("np-minimum-ezoc", "8.4b", (there,)) if is_disengaging else None

    def stopped(self, way: Sequence[HexCoord]) -> Reason | None:
        """Where EZOC bars a way or ends it before its last hex; None where it does neither."""
        for here, there in pairwise(way):
            if refusal := self.refusal(here, there):
                return refusal
            if there in self.ezoc and there != way[-1]:
                return Reason("np-stopped-on-the-way", "10.0d", (there,))
        return None

    def reach(
        self,
        points: Cost,
        cost: Callable[[HexCoord, HexCoord], Cost | None],
        goal: HexCoord | None = None,
    ) -> Mapping[HexCoord, Arrival]:
        """Every hex within some points, where the ground opens a step at a cost; EZOC ends the move.

        A normal move is of one hex at least (8.4). Where a goal is given, no further than that.
        """

        def step(here: HexCoord, there: HexCoord) -> Step | None:
            paid = None if self.refusal(here, there) else cost(here, there)
            return None if paid is None else Step(paid, stops=there in self.ezoc)

        found = dict(reach(self.start, points, step, goal=goal))
        has_minimum = self.kind is MoveKind.NORMAL and not self.goes_on
        for there in self.start.neighbours() if has_minimum else ():
            if there not in found and (first := step(self.start, there)):
                found[there] = Arrival(first.cost, self.start, first.stops)
        return found
