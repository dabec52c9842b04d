"""Command: chains of HQs, link by link (10.1, J.11, B.11)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from companion.games.spanish_civil_war.counters.words import formation_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.readings import PRINTED, Readings
from companion.games.spanish_civil_war.rules.ground.hierarchy import (
    ANY,
    candidates,
    first_links,
    headquarters,
    hierarchies,
    hq_of,
    link_limit,
    superior_of,
)
from companion.games.spanish_civil_war.terms import Battle
from companion.hexes.coordinates import HexCoord, distance
from companion.reason import Reason
from companion.trace.course import Course, Leg
from companion.trace.flood import Flood
from companion.trace.judge import judge
from companion.trace.net import Net
from companion.trace.result import TraceResult
from companion.trace.zones import Presence


def link_flood(net: Net, enemy: Presence, hq: HexCoord, limit: int) -> Flood:
    """All links to an HQ: they may not pass through enemies and their zones, but end there (10.1.1)."""
    course = Course(net, (Leg(net.beside, limit),), net.flags([hq]), ends_anyhow=True)
    return Flood.of(course, enemy.obstructed)


@dataclass(frozen=True, slots=True)
class Link:
    """One link of a chain: from a unit (empty) or an HQ to an HQ; `trace` is None when that is lost."""

    source: str
    hq: str
    trace: TraceResult | None

    @property
    def holds(self) -> bool:
        """Whether it holds."""
        return self.trace is not None and self.trace.ok

    @property
    def hexes(self) -> int:
        """How long it is."""
        return self.trace.cost if self.trace else 0


@dataclass(frozen=True, slots=True)
class CommandVerdict:
    """Whether a unit is in command, by which links, and why; the last link is the one that fails."""

    ok: bool
    links: tuple[Link, ...]
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, eq=False)
class CommandMap:
    """The HQs of one faction on the map and the links between them."""

    net: Net
    battle: Battle
    faction: Faction
    hexes: Mapping[str, HexCoord]  # of the HQs on the map, by id
    enemy: Presence
    readings: Readings = PRINTED
    _floods: dict[tuple[str, int], Flood] = field(default_factory=dict)

    @cached_property
    def working(self) -> frozenset[str]:
        """The HQs that can give command: linked to one that can, up to the top (10.1c)."""
        known = headquarters(self.battle)
        present = [hq for hq in self.hexes if hq in known and known[hq].faction is self.faction]
        found = {hq for hq in present if not known[hq].reports_to}
        while True:
            more = {hq for hq in present if hq not in found and self._reaches(hq, found)}
            if not more:
                return frozenset(found)
            found |= more

    def _reaches(self, hq: str, found: set[str]) -> bool:
        end = self._end(hq)
        return any(above in found and self._is_linked(end, above) for above in self._above(hq))

    def _above(self, hq: str) -> Iterator[str]:
        """The HQs to which an HQ may report, lost ones included."""
        for superior in headquarters(self.battle)[hq].reports_to:
            yield from (one for one in candidates(self.battle, self.faction, superior) if one != hq)

    def superiors(self, formation: str) -> tuple[str, ...]:
        """The HQs that may command a formation's units directly, the proper one first."""
        first = first_links(self.battle, self.faction, formation, self.readings)
        if not self.readings.c_and_d_command_directly:
            return first
        stand_ins = hierarchies().stand_ins.get(self.battle, {}).values()
        known = headquarters(self.battle)
        own = (hq for hqs in stand_ins for hq in hqs if known[hq].faction is self.faction)
        return tuple(dict.fromkeys((*first, *own)))

    def is_in_command(self, hex_: HexCoord, formation: str) -> bool:
        """Whether a unit of a formation would be in command in a hex."""
        end = _End("", hex_, formation)
        return any(hq in self.working and self._is_linked(end, hq) for hq in self.superiors(formation))

    def judge(self, hex_: HexCoord, formation: str) -> CommandVerdict:
        """The chain of a unit of a formation, by the shortest first link that leads to a working HQ."""
        return self._judged(_End("", hex_, formation), self.superiors(formation))

    def judge_hq(self, hq: str) -> CommandVerdict:
        """The chain of an HQ upward; the top of a chain needs none (10.1.2)."""
        above = tuple(self._above(hq))
        if not above:
            return CommandVerdict(True, (), (_holds(self.hexes[hq]),))
        return self._judged(self._end(hq), above)

    def _judged(self, end: "_End", superiors: tuple[str, ...]) -> CommandVerdict:
        held = [hq for hq in superiors if self._is_linked(end, hq)]
        working = [hq for hq in held if hq in self.working]
        if not working:
            return self._broken(self._link(end, (held or self._likely(end, superiors))[0]))
        first = min((self._link(end, hq) for hq in working), key=lambda link: link.hexes)
        return CommandVerdict(True, (first, *self._upward(first.hq)), (_holds(self.hexes[first.hq]),))

    def _likely(self, end: "_End", superiors: tuple[str, ...]) -> list[str]:
        """The HQs of which one should command, the proper one first; where any may, the nearest."""
        if not end.is_unit or superior_of(self.battle, end.formation, self.readings) != ANY:
            return [*superiors]
        own = hq_of(end.formation)
        here = [hq for hq in superiors if hq in self.hexes]
        return sorted(here, key=lambda hq: (hq != own, distance(end.hex, self.hexes[hq]))) or [*superiors]

    def _broken(self, first: Link) -> CommandVerdict:
        """The chain from a first link to the link that fails."""
        links = [first]
        while links[-1].holds:
            end = self._end(links[-1].hq)
            above = tuple(self._above(links[-1].hq))
            links.append(self._link(end, next((hq for hq in above if self._is_linked(end, hq)), above[0])))
        return CommandVerdict(False, tuple(links), (_fails(links[-1]),))

    def _upward(self, hq: str) -> Iterator[Link]:
        """The links from a working HQ to the top."""
        while headquarters(self.battle)[hq].reports_to:
            end = self._end(hq)
            hq = next(one for one in self._above(hq) if one in self.working and self._is_linked(end, one))
            yield self._link(end, hq)

    def _end(self, hq: str) -> "_End":
        """An HQ as the lower end of a link."""
        return _End(hq, self.hexes[hq])

    def _link(self, end: "_End", hq: str) -> Link:
        if hq not in self.hexes:
            return Link(end.hq, hq, None)
        return Link(end.hq, hq, judge(self._flood(hq, end), self.enemy, self.net.numbers[end.hex]))

    def _is_linked(self, end: "_End", hq: str) -> bool:
        return hq in self.hexes and self._flood(hq, end).is_reached(self.net.numbers[end.hex])

    def _flood(self, hq: str, end: "_End") -> Flood:
        """All links to an HQ of the length that such an end may have, searched once."""
        limit = self._limit(hq, end)
        if (hq, limit) not in self._floods:
            self._floods[hq, limit] = link_flood(self.net, self.enemy, self.hexes[hq], limit)
        return self._floods[hq, limit]

    def _limit(self, hq: str, end: "_End") -> int:
        """Units that may use any HQ are not bound to the limit of a division's own (B.11c)."""
        is_free = end.is_unit and superior_of(self.battle, end.formation, self.readings) == ANY
        level = None if is_free else headquarters(self.battle)[hq].level
        return link_limit(self.battle, self.faction, level, is_unit=end.is_unit, readings=self.readings)


@dataclass(frozen=True, slots=True)
class _End:
    """The lower end of a link: an HQ, or a unit of a formation."""

    hq: str
    hex: HexCoord
    formation: str = ""

    @property
    def is_unit(self) -> bool:
        """Whether it is no HQ."""
        return not self.hq


def _holds(hq: HexCoord) -> Reason:
    return Reason("scw-command-line", "10.1a", (hq,))


def _fails(link: Link) -> Reason:
    """Why a link fails, with the formation of the HQ that it should reach."""
    about = formation_in_words(link.hq.removeprefix("HQ-"))
    if link.trace is None:
        return Reason("scw-command-hq-lost", "10.1.4", about=about)
    if link.trace.is_barred:
        return Reason("scw-command-cut", "10.1.1", about=about)
    return Reason("scw-command-too-far", "10.1a", about=about)


def joined(verdict: CommandVerdict) -> TraceResult:
    """A chain as one line: the links' paths one after the other, with what cuts the last."""
    traces = [link.trace for link in verdict.links if link.trace is not None]
    if not traces:
        return TraceResult(verdict.ok, reasons=verdict.reasons)
    path = tuple(hex_ for place, trace in enumerate(traces) for hex_ in trace.path[1 if place else 0 :])
    last = replace(traces[-1], ok=verdict.ok, reasons=verdict.reasons)
    return replace(last, path=path, cost=max(0, len(path) - 1))
