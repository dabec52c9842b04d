"""One line judged and explained: the path, or what cuts it and the smallest changes that would mend it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from companion.hexes.coordinates import HexCoord
from companion.trace.course import Course
from companion.trace.flood import Flood
from companion.trace.result import Mend, MendKind, TraceResult
from companion.trace.zones import Presence

_State = tuple[int, int, int]  # leg, hex, hexes entered in the leg where that is limited
_Cost = tuple[int, int, int]  # obstructed hexes, hexes of limited legs, hexes
_FREE: _Cost = (0, 0, 0)


def judge(flood: Flood, enemy: Presence, start: int) -> TraceResult:
    """Whether a line runs from a hex; reasons and rules are the game's to add."""
    hexes = flood.course.net.hexes
    path = flood.path(start)
    if path is not None:
        return TraceResult(True, tuple(hexes[number] for number in path), len(path) - 1)
    stops = sorted(_stops(flood, start))
    frontier = tuple(obstacle for number in stops for obstacle in enemy.obstacles(number))
    return TraceResult(False, frontier=frontier, mends=_mends(flood, start))


def _stops(flood: Flood, start: int) -> set[int]:
    """The obstructed hexes beside those that a line from the start reaches."""
    search = _Search(flood.course, flood.obstructed)
    reached = search.reached(start)
    beside = {there for leg, here, _ in reached for there in flood.course.legs[leg].ways[here]}
    return {there for there in beside if flood.obstructed[there]}


def _mends(flood: Flood, start: int) -> tuple[Mend, ...]:
    """Freeing the fewest hexes on a line within the limits, and a free line beyond them."""
    found = []
    barred = _Search(flood.course, flood.obstructed, may_pass=True).run(start)
    if barred is not None:
        found.append(Mend(MendKind.FREE, tuple(_to_free(flood, barred.hexes()))))
    over = _excess(flood, start)
    if over:
        found.append(Mend(MendKind.LONGER, amount=over))
    return tuple(found) or (Mend(MendKind.NEARER),)


def _to_free(flood: Flood, line: tuple[int, ...]) -> Iterator[HexCoord]:
    """The obstructed hexes of a line, save its start and an end that may be obstructed."""
    for place, number in enumerate(line):
        is_exempt = place == 0 or (flood.course.ends_anyhow and place == len(line) - 1)
        if flood.obstructed[number] and not is_exempt:
            yield flood.course.net.hexes[number]


def _excess(flood: Flood, start: int) -> int:
    """By how many hexes the limited legs are too short for a free line; 0 when none is free."""
    search = _Search(flood.course, flood.obstructed, has_limits=False)
    line = search.run(start)
    return 0 if line is None else sum(line.excess(flood.course))


@dataclass(frozen=True, slots=True)
class _Line:
    """A line found by a search, as its states from start to goal."""

    states: tuple[_State, ...]

    def hexes(self) -> tuple[int, ...]:
        """The hexes in order; where a leg begins, the hex is not told twice."""
        return tuple(
            state[1]
            for state, before in zip(self.states, (None, *self.states), strict=False)
            if before is None or before[1] != state[1]
        )

    def excess(self, course: Course) -> Iterator[int]:
        """For each limited leg the hexes entered beyond its limit."""
        for place, leg in enumerate(course.legs):
            entered = sum(state[0] == place for state in self.states) - 1
            if leg.limit is not None:
                yield max(0, entered - leg.limit)


@dataclass(frozen=True, slots=True)
class _Search:
    """Forward search from one hex: fewest obstructed hexes first, then fewest hexes."""

    course: Course
    obstructed: Sequence[int]
    may_pass: bool = False
    has_limits: bool = True

    def reached(self, start: int) -> set[_State]:
        """Every state that the search comes to."""
        seen: set[_State] = set()
        waiting = [(0, start, 0)]
        while waiting:
            state = waiting.pop()
            if state not in seen:
                seen.add(state)
                waiting += [following for following, _ in self._next(state)]
        return seen

    def run(self, start: int) -> _Line | None:
        """The best line to a goal; None when the ways do not lead there."""
        first: _State = (0, start, 0)
        best: dict[_State, _Cost] = {first: _FREE}
        back: dict[_State, _State] = {}
        queue = [(_FREE, first)]
        while queue:
            cost, state = heappop(queue)
            if self._is_goal(state):
                return _Line(_trail(back, state))
            for following, more in self._next(state) if cost == best[state] else ():
                new = (cost[0] + more[0], cost[1] + more[1], cost[2] + more[2])
                if following not in best or new < best[following]:
                    best[following], back[following] = new, state
                    heappush(queue, (new, following))
        return None

    def _is_goal(self, state: _State) -> bool:
        leg, here, _ = state
        return leg == len(self.course.legs) - 1 and bool(self.course.goals[here])

    def _next(self, state: _State) -> Iterator[tuple[_State, _Cost]]:
        """The states one hex or one leg further, with what they cost."""
        place, here, entered = state
        leg = self.course.legs[place]
        if leg.joins is not None and leg.joins[here]:
            yield (place + 1, here, 0), _FREE
        is_limited = leg.limit is not None
        if self.has_limits and leg.limit is not None and entered >= leg.limit:
            return
        counted = entered + 1 if self.has_limits and is_limited else 0
        for there in leg.ways[here]:
            bars = bool(self.obstructed[there]) and not self._may_end_in(place, there)
            if self.may_pass or not bars:
                yield (place, there, counted), (int(bars), int(is_limited), 1)

    def _may_end_in(self, place: int, there: int) -> bool:
        is_last = place == len(self.course.legs) - 1
        return self.course.ends_anyhow and is_last and bool(self.course.goals[there])


def _trail(back: dict[_State, _State], state: _State) -> tuple[_State, ...]:
    """The states from the start to the one given."""
    states = [state]
    while states[-1] in back:
        states.append(back[states[-1]])
    return tuple(reversed(states))
