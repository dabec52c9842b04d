"""Putting corrections into effect: a copy of the board in which the player's word stands."""

from collections.abc import Iterable
from dataclasses import replace
from types import MappingProxyType
from typing import TypeVar, assert_never

from companion.board.entries import (
    BUILDING_PREFIX,
    BuildingCorrection,
    Confirmation,
    Correction,
    FeatureCorrection,
    LinkCorrection,
    PlaceCorrection,
    TerrainCorrection,
    ValueCorrection,
)
from companion.board.facts import (
    Confidence,
    HexFacts,
    HexsideFacts,
    Place,
    Provenance,
    Source,
    Value,
    link_fact,
    place_fact,
    place_in,
    terrain_fact,
    value_fact,
)
from companion.board.model import BARE, Board
from companion.board.reshape import (
    BUILDING,
    DRAWN_TERRAIN,
    Site,
    assumed_area,
    assumed_building,
    break_lines,
    crosses,
    cut_out,
    has_area,
    join_line,
    recast,
    repainted,
)
from companion.hexes.coordinates import Direction, HexCoord, Hexside
from companion.saved import with_entry, without_entry

Facts = TypeVar("Facts", HexFacts, HexsideFacts)

_GRAIN = "grain"
_GRAIN_SHARE = "grain_frac"


class Draft:
    """A board in the making."""

    def __init__(self, board: Board) -> None:
        self._base = board
        self._hexes = dict(board.hexes)
        self._hexsides = dict(board.hexsides)
        self._areas = list(board.areas)
        self._lines = list(board.lines)
        self._places = board.places

    def board(self) -> Board:
        """The board with everything applied so far; a place outlives the building that it names."""
        ids = {area.id for area in self._areas}
        return replace(
            self._base,
            hexes=MappingProxyType(self._hexes),
            hexsides=MappingProxyType(self._hexsides),
            areas=tuple(self._areas),
            lines=tuple(self._lines),
            places=tuple(place if place.area in ids else replace(place, area="") for place in self._places),
        )

    def apply(self, entry: Correction, hex_: HexCoord) -> None:
        """Put one entry into effect."""
        site = Site(hex_, self._base.own_name(hex_), self._base.orientation, _corrected(entry))
        match entry:
            case TerrainCorrection():
                self._set_terrain(entry, site)
            case BuildingCorrection():
                self._set_building(entry.material, site)
            case LinkCorrection():
                self._set_link(entry, site)
            case FeatureCorrection():
                self._set_feature(entry, Hexside.of(hex_, entry.direction))
            case ValueCorrection():
                self._set_value(entry.key, entry.value, site)
            case PlaceCorrection():
                self._set_place(entry.kind, site)
            case Confirmation():
                self._confirm(entry, hex_)
            case _:
                assert_never(entry)

    def _set_terrain(self, entry: TerrainCorrection, site: Site) -> None:
        if self._base.has_heights:
            self._set_ground(entry, site)
            return
        facts = self._hexes[site.hex]
        was_present = entry.key in facts.terrain
        terrain = facts.terrain | {entry.key} if entry.present else facts.terrain - {entry.key}
        self._put(replace(facts, terrain=terrain), [terrain_fact(entry.key)], site.provenance)
        if entry.key in DRAWN_TERRAIN and entry.present != was_present:
            self._redraw(entry, site)

    def _set_ground(self, entry: TerrainCorrection, site: Site) -> None:
        """The one terrain of a hex whose ground is drawn: what was drawn as the other is drawn as it."""
        facts = self._hexes[site.hex]
        is_other = entry.present != (entry.key in facts.terrain)
        after = frozenset({entry.key if entry.present else BARE}) if is_other else facts.terrain
        changed = map(terrain_fact, facts.terrain | after | {entry.key})
        self._put(replace(facts, terrain=after), changed, site.provenance)
        for key in after:
            self._areas = repainted(self._areas, facts.terrain - after, key, site)

    def _redraw(self, entry: TerrainCorrection, site: Site) -> None:
        """Fill the hex with a field or pond, or take it out of them."""
        self._areas = cut_out(self._areas, entry.key, site)
        if entry.present:
            self._areas.append(assumed_area(entry.key, site))
        if entry.key == _GRAIN:
            self._set_value(_GRAIN_SHARE, 1.0 if entry.present else None, site)

    def _set_building(self, material: str | None, site: Site) -> None:
        facts = self._hexes[site.hex]
        before = {key for key in facts.terrain if key.startswith(BUILDING_PREFIX)}
        after = {BUILDING_PREFIX + material} if material else set()
        facts = replace(facts, terrain=facts.terrain - before | after)
        self._put(facts, [terrain_fact(key) for key in before | after], site.provenance)
        self._rebuild(material, site)

    def _rebuild(self, material: str | None, site: Site) -> None:
        if material is None:
            self._areas = cut_out(self._areas, BUILDING, site)
        elif has_area(self._areas, BUILDING, site):
            self._areas = recast(self._areas, material, site)
        else:
            self._areas.append(assumed_building(material, site))

    def _set_link(self, entry: LinkCorrection, site: Site) -> None:
        """The far hex keeps its own kind where the network crosses already."""
        far, back = site.hex.step(entry.direction), entry.direction.opposite
        self._put_link(site.hex, entry.direction, entry, entry.kind)
        if far in self._hexes:
            its_kind = self._hexes[far].links.get(entry.network, {}).get(back)
            self._put_link(far, back, entry, entry.kind and (its_kind or entry.kind))
        self._redraw_link(entry, Hexside.of(site.hex, entry.direction), site)

    def _put_link(
        self, hex_: HexCoord, direction: Direction, entry: LinkCorrection, kind: str | None
    ) -> None:
        facts = self._hexes[hex_]
        ways = {d: k for d, k in facts.links.get(entry.network, {}).items() if d != direction}
        if kind is not None:
            ways[direction] = kind
        links = {**facts.links, entry.network: MappingProxyType(ways)}
        if not ways:
            del links[entry.network]
        facts = replace(facts, links=MappingProxyType(links))
        self._put(facts, [link_fact(entry.network, direction)], _corrected(entry))

    def _redraw_link(self, entry: LinkCorrection, side: Hexside, site: Site) -> None:
        """Only networks drawn as lines need it: others are drawn from their links."""
        drawn = [line for line in self._lines if line.network == entry.network]
        if entry.kind is None:
            self._lines = break_lines(self._lines, entry.network, side, site)
        elif drawn and not any(crosses(line, side, site.orientation) for line in drawn):
            ends = [hex_ for hex_ in side.hexes if hex_ in self._hexes]
            self._lines.append(join_line(entry.network, entry.kind, side, ends, site))

    def _set_feature(self, entry: FeatureCorrection, side: Hexside) -> None:
        facts = self._hexside(side)
        feature = frozenset({entry.feature})
        features = facts.features | feature if entry.present else facts.features - feature
        name = entry.name or facts.name if features else ""
        exceptions = with_entry(facts.exceptions, entry.feature, _corrected(entry))
        self._hexsides[side] = replace(facts, features=features, name=name, exceptions=exceptions)

    def _set_value(self, key: str, value: Value, site: Site) -> None:
        facts = self._hexes[site.hex]
        values = (
            with_entry(facts.values, key, value) if value is not None else without_entry(facts.values, key)
        )
        self._put(replace(facts, values=values), [value_fact(key)], site.provenance)

    def _set_place(self, kind: str | None, site: Site) -> None:
        """A printed name stays whatever stands there; what has none goes by the number of its hex."""
        number = self._base.hex_name(site.hex)
        found = place_in(self._places, site.hex) or Place(number, (site.hex,))
        there = replace(found, kind=kind or "", provenance=site.provenance)
        others = tuple(place for place in self._places if place is not found)
        self._places = (*others, there) if kind or there.name != number else others
        self._put(self._hexes[site.hex], [place_fact()], site.provenance)

    def _confirm(self, entry: Confirmation, hex_: HexCoord) -> None:
        if entry.direction is None:
            self._hexes[hex_] = _confirmed(self._hexes[hex_], entry)
        else:
            side = Hexside.of(hex_, entry.direction)
            self._hexsides[side] = _confirmed(self._hexside(side), entry)

    def _hexside(self, side: Hexside) -> HexsideFacts:
        return self._hexsides.get(side) or HexsideFacts(side, frozenset())

    def _put(self, facts: HexFacts, changed: Iterable[str], provenance: Provenance) -> None:
        """Keep the facts of a hex, some of them with a provenance of their own."""
        exceptions = {**facts.exceptions, **dict.fromkeys(changed, provenance)}
        self._hexes[facts.coord] = replace(facts, exceptions=MappingProxyType(exceptions))


def _corrected(entry: Correction) -> Provenance:
    return Provenance(Source.CORRECTED, Confidence.HIGH, entry.note)


def _confirmed(facts: Facts, entry: Confirmation) -> Facts:
    """One fact confirmed, or all but those that the player has corrected."""
    if entry.about:
        note = entry.note or facts.provenance_of(entry.about).note
        confirmed = Provenance(Source.CONFIRMED, Confidence.HIGH, note)
        return replace(facts, exceptions=with_entry(facts.exceptions, entry.about, confirmed))
    confirmed = Provenance(Source.CONFIRMED, Confidence.HIGH, entry.note or facts.provenance.note)
    corrected = {f: p for f, p in facts.exceptions.items() if p.source is Source.CORRECTED}
    return replace(facts, provenance=confirmed, exceptions=MappingProxyType(corrected))
