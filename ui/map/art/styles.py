"""How the kinds of a board file are drawn: names of palette colours and patterns, as data.

A kind that is not listed is drawn in the neutral style of its table, so that any board shows whole.
"""

from dataclasses import dataclass

from PySide6.QtCore import Qt

_Pattern = Qt.BrushStyle


@dataclass(frozen=True, slots=True)
class HexStyle:
    """A tint over whole hexes and a pattern on it."""

    colour: str
    pattern: Qt.BrushStyle = _Pattern.NoBrush


@dataclass(frozen=True, slots=True)
class AreaStyle:
    """A drawn shape: fill, outline and outline width in hexes."""

    colour: str
    outline: str
    width: float = 0.025


@dataclass(frozen=True, slots=True)
class LineStyle:
    """A line: casing under a fill, the casing's extra width and the width used when none is given."""

    colour: str
    casing: str
    rim: float = 0.03
    width: float = 0.15
    dashes: tuple[float, ...] = ()


HEX_STYLES: dict[str, HexStyle] = {
    "woods": HexStyle("woods", _Pattern.Dense6Pattern),
    "forest": HexStyle("woods", _Pattern.Dense5Pattern),
    "rough": HexStyle("rough", _Pattern.Dense7Pattern),
    "lava": HexStyle("rough", _Pattern.Dense5Pattern),
    "hills": HexStyle("hill", _Pattern.BDiagPattern),
    "mountain": HexStyle("hill_high", _Pattern.FDiagPattern),
    "desert": HexStyle("grain", _Pattern.Dense7Pattern),
    "marsh": HexStyle("orchard", _Pattern.HorPattern),
    "seasonal_lake_wadi": HexStyle("pond", _Pattern.Dense6Pattern),
    "all_sea": HexStyle("pond"),
    "all_lake": HexStyle("pond"),
    "town": HexStyle("paved_area", _Pattern.Dense7Pattern),
    "city": HexStyle("building_stone", _Pattern.Dense6Pattern),
    "out_of_play": HexStyle("table"),
}

AREA_STYLES: dict[str, AreaStyle] = {
    "pond": AreaStyle("pond", "pond_line", 0.03),
    "lake": AreaStyle("pond", "pond_line", 0.03),
}
NEUTRAL_AREA = AreaStyle("neutral", "hex_line")

LINE_STYLES: dict[tuple[str, str], LineStyle] = {
    ("road", "paved"): LineStyle("road_paved", "road_paved_line"),
    ("road", "main"): LineStyle("road_paved", "road_paved_line"),
    ("road", "dirt"): LineStyle("road_dirt", "road_dirt_line"),
    ("road", "secondary"): LineStyle("road_dirt", "road_dirt_line", width=0.11),
    ("road", "track"): LineStyle("road_dirt", "road_dirt_line", width=0.07, dashes=(4, 3)),
}
NETWORK_STYLES: dict[str, LineStyle] = {
    "road": LineStyle("road_dirt", "road_dirt_line"),
    "rail": LineStyle("road_paved", "rail", rim=0.035, width=0.08, dashes=(2, 2)),
    "polder": LineStyle("polder", "polder_line", rim=0.022, width=0.05),
    "river": LineStyle("river", "pond_line", rim=0.03, width=0.12),
}
NEUTRAL_LINE = LineStyle("neutral", "hex_line", width=0.08)
WATER_NETWORKS = frozenset({"polder", "river", "canal", "channel", "stream"})

HEXSIDE_STYLES: dict[str, LineStyle] = {
    "river": LineStyle("river", "pond_line", rim=0.03, width=0.14),
    "major_river": LineStyle("river", "pond_line", rim=0.03, width=0.22),
    "stream": LineStyle("river", "pond_line", rim=0.02, width=0.07),
    "canal": LineStyle("pond", "pond_line", rim=0.03, width=0.1),
    "all_sea": LineStyle("pond", "pond_line", rim=0.02, width=0.12),
    "all_lake": LineStyle("pond", "pond_line", rim=0.02, width=0.12),
    "cliff": LineStyle("hill_high", "rail", rim=0.02, width=0.07),
    "bridge": LineStyle("road_paved", "rail", rim=0.04, width=0.1),
    "wall": LineStyle("building_stone", "building_stone_line", rim=0.015, width=0.05),
    "hedge": LineStyle("orchard_tree", "orchard_tree_shade", rim=0.012, width=0.055),
    "cactus-hedge": LineStyle("orchard_tree", "orchard_tree_shade", rim=0.012, width=0.055),
    "bocage": LineStyle("orchard_tree_shade", "orchard_tree", rim=0.02, width=0.08),
    "road-block": LineStyle("building_wood", "building_wood_line", rim=0.02, width=0.08),
    "slope-up": LineStyle("hill_high", "hill", rim=0.01, width=0.05, dashes=(1, 1)),
    "slope-down": LineStyle("hill_high", "hill", rim=0.01, width=0.05, dashes=(1, 1)),
    "front_boundary": LineStyle("accent", "accent_soft", rim=0.02, width=0.05, dashes=(4, 2)),
}
NEUTRAL_HEXSIDE = LineStyle("neutral", "rail", rim=0.02, width=0.07, dashes=(3, 3))
