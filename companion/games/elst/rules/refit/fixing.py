"""How the Setup Areas are fixed, stage by stage as the players mark their maps (4.505-4.5055)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.areas import AreaMap, Edits, Holding, SetupArea, check_edits
from companion.games.elst.rules.refit.ground import Hexes, RefitGround
from companion.games.elst.rules.refit.readings import PRINTED, RefitReadings
from companion.games.elst.rules.refit.strategic import Control
from companion.hexes.coordinates import HexCoord

NO_EDITS: Edits = {}


@dataclass(frozen=True)
class AreaStages:
    """Everything that the making of the areas shows on the way.

    `marked`: each side's Strategic Locations (step 1). `reached`: these and what Infantry reaches from
    them within two hexes, enemy locations left out (steps 2 and 3). `no_mans_land`: shaded hexes.
    `cut`: the raw areas without it and without what it parts from every location. `joined`: enclosed
    hexes with the side that they join (step 4).
    `result`: the finished areas, `edits` by hand included (step 5).
    """

    marked: Mapping[Faction, Hexes]
    reached: Mapping[Faction, Hexes]
    no_mans_land: Hexes
    cut: Mapping[Faction, Hexes]
    joined: Mapping[HexCoord, Faction]
    edits: Edits
    result: AreaMap


def fix_areas(
    ground: RefitGround, control: Control, edits: Edits = NO_EDITS, readings: RefitReadings = PRINTED
) -> AreaStages:
    """The Setup Areas that follow from the control of Strategic Locations.

    `edits` are hexes which the table sees otherwise; AreaError when one is off the map.
    """
    check_edits(edits, ground)
    control = MappingProxyType(dict(control))  # later changes of control move nothing (4.5055f)
    marked = {faction: _held_by(faction, control) for faction in Faction}
    reached = {faction: _reached(ground, control, faction, marked[faction]) for faction in Faction}
    no_mans_land = _no_mans_land(ground, control, marked)
    cut = {faction: reached[faction] - no_mans_land for faction in Faction}
    if readings.hexes_need_location:
        cut = {faction: _beside_locations(ground, cut[faction], marked[faction]) for faction in Faction}
    joined = dict(enclosed_hexes(ground, no_mans_land, cut))
    held = {faction: cut[faction] | {h for h, f in joined.items() if f is faction} for faction in Faction}
    result = _named_areas(ground, control, no_mans_land, held, edits)
    return AreaStages(marked, reached, no_mans_land, cut, joined, edits, result)


def _held_by(faction: Faction, control: Control) -> Hexes:
    return frozenset(hex_ for hex_, holder in control.items() if holder is faction)


def _reached(ground: RefitGround, control: Control, faction: Faction, marked: Hexes) -> Hexes:
    """A side's locations and the other hexes within their reach (4.2ab, 4.5055b).

    Strategic Locations of the enemy or of nobody are never dotted (K-17); 4.5054 may take the latter in.
    """
    near = frozenset().union(*(ground.reached[hex_] for hex_ in marked))
    others = (ground.strategic | frozenset(control)) - marked
    return (near - others) | marked


def _no_mans_land(ground: RefitGround, control: Control, marked: Mapping[Faction, Hexes]) -> Hexes:
    """The hexes within two of Strategic Locations of both sides, these left out (4.5051)."""
    british, german = (frozenset().union(*(ground.near[h] for h in marked[f])) for f in Faction)
    return (british & german) - ground.strategic - frozenset(control)


def _beside_locations(ground: RefitGround, cut: Hexes, marked: Hexes) -> Hexes:
    """The hexes that can be entered from a Strategic Location of their own area (4.2ab)."""
    patches = connected(cut, ground.neighbours)
    return frozenset().union(*(patch for patch in patches if patch & marked))


def enclosed_hexes(
    ground: RefitGround, no_mans_land: Hexes, cut: Mapping[Faction, Hexes]
) -> Iterator[tuple[HexCoord, Faction]]:
    """Hexes of nobody wholly surrounded by one side's areas and own map edge (4.5054)."""
    loose = ground.hexes - no_mans_land - cut[Faction.BRITISH] - cut[Faction.GERMAN]
    for patch in connected(loose, ground.neighbours):
        around = frozenset(n for hex_ in patch for n in hex_.neighbours()) - patch
        for faction in Faction:
            if around <= cut[faction] | ground.edge[faction]:
                yield from ((hex_, faction) for hex_ in patch)


def connected(hexes: Iterable[HexCoord], around: Mapping[HexCoord, tuple[HexCoord, ...]]) -> Iterator[Hexes]:
    """The connected patches of some hexes."""
    left = set(hexes)
    while left:
        yield _flood({left.pop()}, left, around)


def _flood(
    start: set[HexCoord], left: set[HexCoord], around: Mapping[HexCoord, tuple[HexCoord, ...]]
) -> Hexes:
    """Everything connected to some hexes through those left, which is taken out of these."""
    patch = list(start)
    for hex_ in patch:
        found = [n for n in around[hex_] if n in left]
        left.difference_update(found)
        patch.extend(found)
    return frozenset(patch)


def _named_areas(
    ground: RefitGround, control: Control, no_mans_land: Hexes, held: Mapping[Faction, Hexes], edits: Edits
) -> AreaMap:
    """The areas with their numbers and what is Isolated in them."""
    own = {f: _edited(held[f], edits, Holding.of(f)) for f in Faction}
    neutral = _edited(no_mans_land, edits, Holding.NO_MANS_LAND)
    areas = tuple(area for faction in Faction for area in _numbered(ground, control, faction, own[faction]))
    uncontrolled = ground.hexes - neutral - own[Faction.BRITISH] - own[Faction.GERMAN]
    bare = AreaMap(areas, neutral, uncontrolled, control, _usable_entry(ground, own), ground)
    safe = {faction: _in_touch(bare, faction) for faction in Faction}
    return replace(bare, areas=tuple(replace(a, isolated=a.hexes - safe[a.faction]) for a in areas))


def _edited(hexes: Hexes, edits: Edits, holding: Holding) -> Hexes:
    put = frozenset(hex_ for hex_, told in edits.items() if told is holding)
    return (hexes - frozenset(edits)) | put


def _numbered(ground: RefitGround, control: Control, faction: Faction, own: Hexes) -> Iterator[SetupArea]:
    """A side's areas, numbered from north to south and west to east."""
    marked = _held_by(faction, control)
    patches = sorted(connected(own, ground.neighbours), key=_north_first)
    for number, hexes in enumerate(patches, 1):
        yield SetupArea(faction, number, hexes, hexes & marked)


def _north_first(hexes: Hexes) -> tuple[int, int]:
    """By the northernmost hex, in half hexes, then the westernmost of these."""
    return min((-(2 * hex_.r + hex_.q), hex_.q) for hex_ in hexes)


def _usable_entry(ground: RefitGround, own: Mapping[Faction, Hexes]) -> Mapping[Faction, Hexes]:
    """Each side's entry hexes; Germans may not come through a British Setup Area, but for two hexes (CG7)."""
    german = Faction.GERMAN
    closed = own[Faction.BRITISH] - ground.always_open[german]
    return {**ground.entry, german: ground.entry[german] - closed}


def _in_touch(areas: AreaMap, faction: Faction) -> Hexes:
    """The hexes from which a side can trace a path to a usable entry hex (4.5052)."""
    passable = set(areas.passable(faction))
    start = passable & areas.usable_entry[faction]
    return _flood(start, passable - start, areas.ground.neighbours)
