"""How the ground of boards with heights is drawn: palette colours and patterns by terrain, as data."""

from dataclasses import dataclass

from PySide6.QtCore import Qt

from companion.sight.relief.chart import Category, TerrainRow

_Pattern = Qt.BrushStyle


@dataclass(frozen=True, slots=True)
class GroundStyle:
    """The fill of a patch of ground, its edge, and a pattern on it."""

    colour: str
    outline: str = ""
    pattern: Qt.BrushStyle = _Pattern.NoBrush


_WOODS = GroundStyle("woods", "orchard_tree_shade", _Pattern.Dense6Pattern)
_TREES = GroundStyle("orchard", "orchard_tree", _Pattern.Dense6Pattern)
_FIELD = GroundStyle("grain", "grain_line", _Pattern.VerPattern)
_WATER = GroundStyle("pond", "pond_line")
_ROUGH = GroundStyle("rough", "road_dirt_line", _Pattern.Dense7Pattern)
_SUNKEN = GroundStyle("rough", "road_dirt_line", _Pattern.BDiagPattern)
_HEDGE = GroundStyle("orchard_tree", "orchard_tree_shade")
DIRT, PAVED = GroundStyle("road_dirt", "road_dirt_line"), GroundStyle("road_paved", "road_paved_line")
STONE = GroundStyle("building_stone", "building_stone_line")
WOOD = GroundStyle("building_wood", "building_wood_line")
UNKNOWN = GroundStyle("neutral", "hex_line", _Pattern.DiagCrossPattern)

_BY_KIND = {
    **dict.fromkeys(("woods", "forest", "pine-woods", "light-jungle", "dense-jungle", "swamp"), _WOODS),
    **dict.fromkeys(("orchard", "orchard-out-of-season", "olive-grove", "vineyard", "palm-trees"), _TREES),
    **dict.fromkeys(("light-woods", "bamboo"), _TREES),
    **dict.fromkeys(("grain", "kunai", "rice-paddy-in-season"), _FIELD),
    **dict.fromkeys(("brush", "scrub"), GroundStyle("orchard", "orchard_tree", _Pattern.Dense7Pattern)),
    "marsh": GroundStyle("orchard", "pond_line", _Pattern.HorPattern),
    **dict.fromkeys(("ocean", "shallow-ocean", "flooded-stream", "irrigation-ditch", "effluent"), _WATER),
    **dict.fromkeys(("rice-paddy-irrigated", "rice-paddy-drained"), _WATER),
    **dict.fromkeys(("hedge", "bocage", "cactus-hedge", "cactus-patch"), _HEDGE),
    "cliff": GroundStyle("hill_high", "rail"),
    **dict.fromkeys(("dirt-road", "path", "track", "elevated-road"), DIRT),
    **dict.fromkeys(("paved-road", "runway"), PAVED),
    **dict.fromkeys(("graveyard", "lumberyard", "debris", "crags"), _ROUGH),
    **dict.fromkeys(("sand", "soft-sand", "sand-dune", "hammada", "broken-ground"), _ROUGH),
}
_BY_CATEGORY = {
    Category.WATER: _WATER,
    Category.WOODS: _WOODS,
    Category.ROAD: DIRT,
    Category.DEPRESSION: _SUNKEN,
    Category.BRIDGE: PAVED,
    Category.HEXSIDE: STONE,
    Category.PARTY_WALL: STONE,
}
_BUILT = frozenset((Category.BUILDING, Category.FACTORY, Category.MARKETPLACE, Category.PARTY_WALL))
_WOODEN = ("wooden-", "huts", "collapsed-huts", "bedouin-camp")


def style_of(kind: str, row: TerrainRow | None) -> GroundStyle | None:
    """How a kind of terrain is drawn; None for bare ground."""
    if row is None:
        return UNKNOWN
    if kind in _BY_KIND:
        return _BY_KIND[kind]
    if row.category in _BUILT:
        return WOOD if kind.startswith(_WOODEN) else STONE
    if row.category in _BY_CATEGORY:
        return _BY_CATEGORY[row.category]
    return _ROUGH if row.height or row.half else None


def is_building(row: TerrainRow | None) -> bool:
    """Whether a kind of terrain is drawn as something built."""
    return row is not None and row.category in _BUILT


def is_road(kind: str, row: TerrainRow | None) -> bool:
    """Whether a kind of terrain is drawn with the roads."""
    return row is not None and (row.category is Category.BRIDGE or _BY_KIND.get(kind) in (DIRT, PAVED))
