"""All lines of a course at once: how far every hex is from a goal, searched from the goals backward."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from companion.trace.course import UNREACHED, Course
from companion.trace.net import Ways


def spread(starts: Iterable[int], ways: Ways, obstructed: Sequence[int], limit: int | None) -> list[int]:
    """The fewest steps from the nearest start to each hex, over unobstructed hexes; else `UNREACHED`.

    Starts count as reached even where they are obstructed. Ways lead in both directions.
    """
    steps = [UNREACHED] * len(ways)
    edge = list(starts)
    for start in edge:
        steps[start] = 0
    taken = 0
    while edge and taken != limit:
        taken += 1
        further = []
        for here in edge:
            for there in ways[here]:
                if steps[there] == UNREACHED and not obstructed[there]:
                    steps[there] = taken
                    further.append(there)
        edge = further
    return steps


@dataclass(frozen=True, slots=True)
class Flood:
    """A course over one state of the map; `steps` holds for each leg how far its end is.

    `reached` tells from where a line may begin, as far as that was asked.
    """

    course: Course
    obstructed: Sequence[int]
    steps: tuple[list[int], ...]
    reached: dict[int, bool] = field(default_factory=dict, compare=False, repr=False)

    @classmethod
    def of(cls, course: Course, obstructed: Sequence[int]) -> "Flood":
        """Search every leg, the last one first."""
        goals = _marked(course.goals)
        ends = goals if course.ends_anyhow else [number for number in goals if not obstructed[number]]
        found: list[list[int]] = []
        for place in reversed(range(len(course.legs))):
            leg = course.legs[place]
            if leg.joins is not None:
                beyond = found[0]
                ends = [number for number in _marked(leg.joins) if beyond[number] != UNREACHED]
            found.insert(0, spread(ends, leg.ways, obstructed, leg.limit))
        return cls(course, obstructed, tuple(found))

    def path(self, start: int) -> tuple[int, ...] | None:
        """A shortest line from a hex, itself included; None when there is none."""
        leg = next((n for n in range(len(self.steps)) if self._leaves(start, n) is not None), None)
        return None if leg is None else tuple(self._follow(start, leg))

    def is_reached(self, start: int) -> bool:
        """Whether a line may begin in a hex."""
        if start not in self.reached:
            legs = range(len(self.steps))
            self.reached[start] = any(self._leaves(start, leg) is not None for leg in legs)
        return self.reached[start]

    def _leaves(self, start: int, place: int) -> int | None:
        """How many hexes a line enters in a leg that it begins with; None when it cannot begin so."""
        for before in range(place):
            joins = self.course.legs[before].joins
            if not joins or not joins[start]:
                return None
        leg, steps = self.course.legs[place], self.steps[place]
        is_end = self.course.goals[start] if leg.joins is None else steps[start] == 0
        if is_end:
            return 0
        near = [steps[there] for there in leg.ways[start] if steps[there] != UNREACHED]
        if not near or (leg.limit is not None and min(near) >= leg.limit):
            return None
        return min(near) + 1

    def _follow(self, start: int, place: int) -> list[int]:
        """Go down the steps of each leg in turn."""
        path, left = [start], self._leaves(start, place)
        while True:
            ways, steps = self.course.legs[place].ways, self.steps[place]
            while left:
                left -= 1
                path.append(next(there for there in ways[path[-1]] if steps[there] == left))
            place += 1
            if place == len(self.steps):
                return path
            left = self.steps[place][path[-1]]


def _marked(flags: bytearray) -> list[int]:
    """The numbers whose flag is set, without a look at every other."""
    found, at = [], flags.find(1)
    while at >= 0:
        found.append(at)
        at = flags.find(1, at + 1)
    return found
