"""Why a line is judged as it is, in a few lines, and what the verdict takes for granted."""

from collections.abc import Iterator
from dataclasses import replace

from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.sight.line_facts import LineFacts
from companion.sight.result import MAP_AS_READ, NO_MARKERS, Crossing, Verdict, hindered_in
from companion.sight.rules import smoke_amount
from companion.sight.terrain import is_uncertain

Hexes = tuple[HexCoord, ...]


def reasons(facts: LineFacts, crossings: tuple[Crossing, ...]) -> Iterator[Reason]:
    """The verdict in words, the decisive reason first."""
    ends = (facts.source.hex, facts.target.hex)
    if facts.verdict is Verdict.TOO_CLOSE:
        tolerance = facts.terrain.settings.tolerance
        yield Reason("sight-too-close", "", ends, {"tolerance": tolerance})
    yield from _verdict(facts, crossings, ends)
    if facts.above and facts.line.range > 0:
        yield facts.above.seen_from.of(*ends)


def _verdict(facts: LineFacts, crossings: tuple[Crossing, ...], ends: Hexes) -> Iterator[Reason]:
    figures = {"hindrance": facts.hindrance, "limit": facts.terrain.chart.hindrance_limit}
    if facts.is_blocked:
        yield from _blocked(facts, tuple(c.hex for c in crossings if c.blocks), figures)
    elif facts.hindrance:
        yield Reason("sight-hindered", "ASLSK", hindered_in(crossings), figures)
    else:
        yield Reason("sight-clear", "ASLSK", ends)
    yield from _nearness(facts, ends)


def _blocked(facts: LineFacts, blockers: Hexes, figures: dict[str, int]) -> Iterator[Reason]:
    if facts.above and facts.is_blinded:
        ground = facts.target if facts.source.level else facts.source
        behind = Reason("sight-hexes", hexes=blockers)
        yield replace(facts.above.blind.of(ground.hex, *blockers), about=behind)
    elif facts.is_obstructed:
        yield Reason("sight-blocked-by-obstacle", "ASLSK", blockers)
    if figures["hindrance"] >= figures["limit"]:
        ends = (facts.source.hex, facts.target.hex)
        yield Reason("sight-blocked-by-hindrance", "ASLSK", ends, figures)


def _nearness(facts: LineFacts, ends: Hexes) -> Iterator[Reason]:
    if facts.line.range == 1:
        yield Reason("sight-adjacent", "ASLSK", ends)
    elif facts.above and facts.source.level != facts.target.level and facts.line.range == 0:
        yield facts.above.within.of(ends[0])


def assumptions(facts: LineFacts, crossings: tuple[Crossing, ...]) -> Iterator[Reason]:
    """What the verdict takes for granted; hexes in the order of the line."""
    if not facts.markers.lie_on(crossing.hex for crossing in crossings):
        yield Reason(NO_MARKERS)
    for key, hexes in (
        ("sight-assumes-smoke-uncounted", _with_unknown_smoke(facts, crossings)),
        (MAP_AS_READ, _uncertain(facts, crossings)),
    ):
        if hexes:
            yield Reason(key, "", hexes)
    yield from _unknown_terrain(facts, crossings)


def _with_unknown_smoke(facts: LineFacts, crossings: tuple[Crossing, ...]) -> Hexes:
    """Hexes with smoke that counts, but whose strength stands on the counter only."""
    row = facts.terrain.chart.markers
    unknown = {s.hex for s in facts.markers.smoke if smoke_amount(s, row) is None and facts.is_counted(s)}
    return tuple(c.hex for c in crossings if c.hex in unknown)


def _uncertain(facts: LineFacts, crossings: tuple[Crossing, ...]) -> Hexes:
    """Hexes between the ends whose terrain, or an outline touched in them, is not sure."""
    rows = zip(facts.hexes.places.tolist(), crossings, strict=True)
    between = ((place, crossing.hex) for place, crossing in rows if facts.is_between(crossing.range))
    return tuple(hex_ for place, hex_ in between if _is_uncertain(facts, place))


def _is_uncertain(facts: LineFacts, place: int) -> bool:
    touches = facts.touches.get(place, ())
    return place in facts.terrain.uncertain_places or any(
        is_uncertain(touch.area.provenance) for touch in touches
    )


def _unknown_terrain(facts: LineFacts, crossings: tuple[Crossing, ...]) -> Iterator[Reason]:
    """Terrain between the ends of which the sight chart says nothing; taken to have no effect."""
    known = facts.terrain.chart.terrain.keys()
    between = [c for c in crossings if facts.is_between(c.range) and c.terrain - known]
    if between:
        keys = ", ".join(sorted(frozenset().union(*(c.terrain for c in between)) - known))
        hexes = tuple(c.hex for c in between)
        yield Reason("sight-assumes-terrain-harmless", "", hexes, {"terrain": keys})
