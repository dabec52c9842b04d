"""A hex in words: what stands in it, what runs through it, what the rules make of it, and who says so."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from companion.board.facts import Provenance, Source
from companion.board.terrain_notes import Topic, terrain_notes
from companion.hexes.coordinates import Direction
from companion.known_games import game_on
from companion.reason import Reason
from companion.sight.chart import Effect, Feature
from companion.sight.relief.prepared import level_on
from companion.sight.result import RAISED
from ui.panels.levels import has_raised, level_name, raised_level, sight_chart
from ui.panels.terrain_words import begun, terrain_name, terrain_words
from ui.widgets.reason_list import Line

if TYPE_CHECKING:
    from companion.board.facts import HexFacts, Place
    from companion.hexes.coordinates import HexCoord
    from ui.session.bridge import SessionBridge


def describe_terrain(bridge: SessionBridge, hex_: HexCoord) -> str:
    """The terrain of a hex, its level above the ground and whether it is a half hex."""
    facts = bridge.board.hexes[hex_]
    kinds = {place.kind for place in bridge.board.places if hex_ in place.hexes}
    kinds = {kind for kind in kinds if f"terrain-{kind.replace('_', '-')}" in bridge.catalogue}
    parts = [terrain_words(bridge.catalogue, bridge.board, facts.terrain | kinds)]
    if bridge.board.has_heights:
        parts.append(bridge.text("hex-on-level", level=level_on(bridge.board, hex_)))
    elif has_raised(bridge.board, hex_):
        parts.append(level_name(bridge, RAISED))
    if facts.is_half:
        parts.append(bridge.text("hex-half"))
    return begun(bridge.catalogue.join(parts))


def named_hex(bridge: SessionBridge, hex_: HexCoord) -> str:
    """The number of a hex, with what it is called."""
    names = (place.name for place in bridge.board.places if hex_ in place.hexes)
    return " ".join(dict.fromkeys((bridge.hex_name(hex_), *names)))


def place_lines(bridge: SessionBridge, hex_: HexCoord) -> list[Line]:
    """The names printed over several hexes, each with the others; that of one hex alone is its title."""
    places = (place for place in bridge.board.places if hex_ in place.hexes)
    return [Line(_also(bridge, place, hex_), place.hexes) for place in places if len(place.hexes) > 1]


def _also(bridge: SessionBridge, place: Place, hex_: HexCoord) -> str:
    others = bridge.catalogue.join(bridge.hex_name(one) for one in place.hexes if one != hex_)
    return bridge.text("hex-place-also", name=place.name, hexes=others)


def link_lines(bridge: SessionBridge, hex_: HexCoord) -> list[Line]:
    """Where roads and channels lead from a hex, by kind."""
    lines: list[Line] = []
    for network, ways in sorted(bridge.board.hexes[hex_].links.items()):
        for kind, directions in _by_kind(ways).items():
            reached = [hex_.step(direction) for direction in directions]
            names = bridge.catalogue.join(name_at(bridge, one) for one in reached)
            words = bridge.text("hex-leads-to", network=link_name(bridge, network, kind), hexes=names)
            lines.append(Line(begun(words), tuple(one for one in reached if one in bridge.board)))
    return lines


def link_name(bridge: SessionBridge, network: str, kind: str) -> str:
    """What a network's kind is called: as the terrain it makes, or as a network of its own."""
    if f"terrain-{network}-{kind}" in bridge.catalogue:
        return bridge.text(f"terrain-{network}-{kind}")
    if f"network-{network}" in bridge.catalogue:
        return bridge.text(f"network-{network}")
    return terrain_name(bridge.catalogue, network)


def sight_lines(bridge: SessionBridge, hex_: HexCoord) -> list[Line]:
    """What a hex does to lines of sight across it, with the rule."""
    return [Line(begun(bridge.reason_text(reason))) for reason in _sight_reasons(bridge, hex_)]


def note_lines(bridge: SessionBridge, hex_: HexCoord, topic: Topic) -> list[Line]:
    """What the module's rules print on one topic; for movement all costs, or where to look for the rest."""
    facts, notes = bridge.board.hexes[hex_], terrain_notes(bridge.board.id)
    lines = [Line(bridge.reason_text(reason)) for reason in notes.about(facts, topic)]
    if topic is not Topic.MOVEMENT:
        return lines
    game = game_on(bridge.base_board)
    costs = game.entry_costs(bridge.board, hex_) if game is not None else None
    if costs is not None:
        return [*lines, *(Line(bridge.reason_text(cost)) for cost in costs)]
    return lines if notes.settles_entry(facts) else [*lines, Line(bridge.text("hex-cost-on-chart"))]


def source_lines(bridge: SessionBridge, hex_: HexCoord) -> list[Line]:
    """Who says so: of the hex as a whole, then of each fact that differs."""
    facts = bridge.board.hexes[hex_]
    lines = [Line(provenance_words(bridge, facts.provenance))]
    for fact, provenance in sorted(facts.exceptions.items()):
        args = {"fact": fact_name(bridge, facts, fact), "source": provenance_words(bridge, provenance)}
        lines.append(Line(begun(bridge.text("hex-source-of-fact", **args))))
    return lines


def provenance_words(bridge: SessionBridge, provenance: Provenance) -> str:
    """Source, confidence where somebody had to read the map, and the note."""
    words = bridge.text(f"source-{provenance.source.value}")
    if provenance.source in {Source.PRINTED, Source.RECONSTRUCTED}:
        confidence = bridge.text(f"confidence-{provenance.confidence.value}")
        words = bridge.text("source-with-confidence", source=words, confidence=confidence)
    if not provenance.note:
        return words
    is_key = provenance.note in bridge.catalogue
    note = bridge.text(provenance.note) if is_key else provenance.note
    return bridge.text("source-with-note", source=words, note=note)


def fact_name(bridge: SessionBridge, facts: HexFacts, fact: str) -> str:
    """A fact's name as the board keeps it ("terrain:grain", "link:road:3") in words."""
    sort, _, rest = fact.partition(":")
    if sort != "link":
        return terrain_name(bridge.catalogue, rest)
    network, _, number = rest.partition(":")
    reached = name_at(bridge, facts.coord.step(Direction(int(number))))
    return bridge.text("fact-link", network=link_name(bridge, network, ""), hex=reached)


def _by_kind(ways: Mapping[Direction, str]) -> dict[str, list[Direction]]:
    kinds: defaultdict[str, list[Direction]] = defaultdict(list)
    for direction, kind in sorted(ways.items()):
        kinds[kind].append(direction)
    return kinds


def name_at(bridge: SessionBridge, hex_: HexCoord) -> str:
    """A hex as the map names it, or that it lies off it."""
    return bridge.hex_name(hex_) if hex_ in bridge.board else bridge.text("hex-off-the-map")


def _sight_reasons(bridge: SessionBridge, hex_: HexCoord) -> Iterator[Reason]:
    """One line for each thing in the hex that the sight chart speaks of."""
    chart = sight_chart(bridge.board)
    if chart is None:
        return
    facts = bridge.board.hexes[hex_]
    for key in sorted(facts.terrain):
        yield from _feature_reasons(bridge, chart.terrain.get(key), terrain_name(bridge.catalogue, key))
    for kind in sorted({area.kind for area in bridge.board.areas_by_hex.get(hex_, ())}):
        yield from _feature_reasons(bridge, chart.areas.get(kind), _area_name(bridge, kind))
    if has_raised(bridge.board, hex_) and chart.raised and chart.raised.note:
        yield chart.raised.note.of()


def _area_name(bridge: SessionBridge, kind: str) -> str:
    is_known = f"area-{kind}" in bridge.catalogue
    return bridge.text(f"area-{kind}") if is_known else terrain_name(bridge.catalogue, kind)


def _feature_reasons(bridge: SessionBridge, feature: Feature | None, name: str) -> Iterator[Reason]:
    """How terrain blocks or hinders; terrain with a rule of its own that does neither says that too."""
    if feature is None or (feature.effect is Effect.NONE and not feature.text):
        return
    if feature.effect is Effect.NONE:
        yield Reason("sight-note-none", feature.rule, args={"name": name})
    else:
        key = f"sight-note-{feature.effect.value}-{feature.extent.value}"
        yield Reason(key, feature.rule, args={"name": name})
    if feature.blinds and (level := raised_level(bridge.board)):
        args = {"name": name, "level": level_name(bridge, RAISED)}
        yield Reason("sight-note-blinds", level.blinds.rule, args=args)
