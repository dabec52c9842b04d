"""Supply: a line to a garrisoned own depot, or to the own rail net that leads to one (15.0)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import inf

from companion.games.no_prisoners.rules.network.ground import Ground
from companion.games.no_prisoners.rules.network.pieces import Piece, presence
from companion.games.no_prisoners.terms import Faction, Front
from companion.hexes.coordinates import HexCoord
from companion.latest import LatestOfEach
from companion.reason import Reason
from companion.trace.course import Course, Leg
from companion.trace.flood import Flood
from companion.trace.judge import judge
from companion.trace.net import Ways
from companion.trace.result import TraceResult
from companion.trace.zones import Presence

SUPPLY_RANGE: Mapping[Faction, int] = {Faction.ALLIED: 5, Faction.CENTRAL_POWERS: 4}
_RULE = {Faction.ALLIED: "15.2", Faction.CENTRAL_POWERS: "15.3"}


@dataclass(frozen=True)
class Sources:
    """Where supply comes from: the depot hexes of each faction, and the hexes of its rail net."""

    depots: Mapping[Faction, frozenset[HexCoord]]
    rail: Mapping[Faction, frozenset[HexCoord]]


_lines: LatestOfEach[tuple[Flood, Flood]] = LatestOfEach()  # those of the side that moves stay as they are


@dataclass(frozen=True)
class Supply:
    """The supply of one faction on one front, as its units and the enemy's stand."""

    ground: Ground
    sources: Sources
    pieces: Sequence[Piece]
    faction: Faction
    front: Front

    @cached_property
    def enemy(self) -> Presence:
        """The enemy, whose units and EZOC bar lines (15.6)."""
        return presence(self.ground, self.pieces, self.faction.opponent, self.front)

    @cached_property
    def garrisoned(self) -> frozenset[HexCoord]:
        """The depots that serve the faction: its own, as long as its ground units hold them (15.9)."""
        holders = {piece.hex: piece.faction for piece in self.pieces if piece.is_ground}
        own = self.sources.depots[self.faction]
        return frozenset(hex_ for hex_ in own if holders.get(hex_) is self.faction)

    @cached_property
    def lines(self) -> tuple[Flood, Flood]:
        """By land all the way, and by land to the rail net."""
        changing = (self.ground, self.sources.rail[self.faction], self.enemy, *sorted(self.garrisoned))
        return _lines.of((self.faction, self.front), changing, self._new_floods)

    def _new_floods(self) -> tuple[Flood, Flood]:
        net, reach = self.ground.net, SUPPLY_RANGE[self.faction]
        goals, land = net.flags(self.garrisoned), self.ground.passable[self.faction, self.front]
        rail = self.sources.rail[self.faction]
        by_land = Course(net, (Leg(land, reach),), goals)
        legs = (Leg(land, reach, net.flags(rail)), Leg(self._rail_ways(rail)))
        return self._flood(by_land), self._flood(Course(net, legs, goals))

    def _rail_ways(self, rail: Iterable[HexCoord]) -> Ways:
        """The steps from one railway hex of the net to the next."""
        on_rail = self.ground.net.flags(rail)
        land = self.ground.passable[self.faction, self.front]
        return tuple(
            tuple(there for there in ways if on_rail[there]) if on_rail[here] else ()
            for here, ways in enumerate(land)
        )

    def _flood(self, course: Course) -> Flood:
        return Flood.of(course, self.enemy.obstructed)

    def is_supplied(self, piece: Piece) -> bool:
        """Whether a unit is in supply."""
        if piece.is_always_supplied:
            return True
        start = self.ground.net.numbers.get(piece.hex)
        return start is not None and any(flood.is_reached(start) for flood in self.lines)

    def judge(self, piece: Piece) -> TraceResult:
        """The unit's supply line with its reasons, or what cuts it and what would mend it."""
        if piece.is_always_supplied:
            reason = Reason("np-supply-always", "15.5", (piece.hex,))
            return TraceResult(True, (piece.hex,), 0, (reason,))
        start = self.ground.net.numbers[piece.hex]
        by_land, by_rail = (judge(flood, self.enemy, start) for flood in self.lines)
        best = min(by_land, by_rail, key=_left_to_mend)
        return replace(best, reasons=(self._reason(best, start, is_by_rail=best is by_rail),))

    def _reason(self, result: TraceResult, start: int, *, is_by_rail: bool) -> Reason:
        rule, args = _RULE[self.faction], {"cost": result.cost, "range": SUPPLY_RANGE[self.faction]}
        if result.ok:
            goal = result.path[-1]
            key = "np-supply-by-rail" if is_by_rail else "np-supply-by-land"
            return Reason(key, rule, (goal,), args)
        if not self.garrisoned:
            return Reason("np-supply-no-depot", rule)
        key = "np-supply-rail-astray" if self._reaches_rail(start) else "np-supply-none"
        return Reason(key, rule, args=args)

    def _reaches_rail(self, start: int) -> bool:
        """Whether a line gets as far as the own rail net, wherever that leads."""
        land, rail = self.ground.passable[self.faction, self.front], self.sources.rail[self.faction]
        net = self.ground.net
        to_rail = Course(net, (Leg(land, SUPPLY_RANGE[self.faction]),), net.flags(rail))
        return self._flood(to_rail).is_reached(start)


def _left_to_mend(result: TraceResult) -> float:
    """How many hexes keep a line from running, to free or too many; 0 for one that runs."""
    return (
        0 if result.ok else min((len(mend.hexes) or mend.amount or inf for mend in result.mends), default=inf)
    )


def supplies(
    ground: Ground, sources: Sources, pieces: Sequence[Piece]
) -> Mapping[tuple[Faction, Front], Supply]:
    """The supply of both factions on both fronts."""
    return {
        (faction, front): Supply(ground, sources, pieces, faction, front)
        for faction in Faction
        for front in Front
    }
