"""How outlines and lines follow a correction: cut out, recast, added, broken, joined."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

import shapely

from companion.board.facts import Area, Confidence, Line, Point, Provenance
from companion.board.shapes import Ring, as_points, open_ring, points_of, polygon_of
from companion.hexes.coordinates import HexCoord, Hexside, Orientation
from companion.hexes.lattice import centre, outline, snap, to_units, unit_scale, vertex_point

BUILDING = "building"
DRAWN_TERRAIN = frozenset({"grain", "pond"})  # terrain keys that stand for an area of the same kind

_HALF_SIDE = 0.15  # of the square that stands for a building nobody has traced, in hexes
_GAP = 0.12  # how far a broken line keeps from the hexside it no longer crosses, in hexes
_ROUNDING = 1e-4  # leftovers of a cut below this many square hexes are none
_MEASURED = frozenset({"area", "hexes_with_centre_inside"})  # no longer true after a cut


@dataclass(frozen=True, slots=True)
class Site:
    """The hex where a correction takes place, its printed number, and who says so."""

    hex: HexCoord
    name: str
    orientation: Orientation
    provenance: Provenance

    @property
    def polygon(self) -> shapely.Polygon:
        """The hex in lattice steps."""
        return shapely.Polygon(outline(self.hex, self.orientation))


def has_area(areas: Iterable[Area], kind: str, site: Site) -> bool:
    """Whether an area of a kind reaches into the hex."""
    return any(area.kind == kind and site.hex in area.hexes for area in areas)


def cut_out(areas: Iterable[Area], kind: str, site: Site) -> list[Area]:
    """The areas without what those of one kind cover of the hex."""
    kept: list[Area] = []
    for area in areas:
        is_concerned = area.kind == kind and site.hex in area.hexes
        kept.extend(_outside(area, site) if is_concerned else [area])
    return kept


def repainted(areas: Iterable[Area], kinds: Collection[str], kind: str, site: Site) -> list[Area]:
    """The areas with what is of some kinds in the hex made another, at its own level, in that hex alone."""
    kept: list[Area] = []
    for area in areas:
        is_concerned = area.kind in kinds and site.hex in area.hexes
        kept.extend(_repainted(area, kind, site) if is_concerned else [area])
    return kept


def recast(areas: Iterable[Area], material: str, site: Site) -> list[Area]:
    """The areas with the buildings of the hex made of another material, in that hex alone."""
    kept: list[Area] = []
    for area in areas:
        is_concerned = area.kind == BUILDING and site.hex in area.hexes
        kept.extend(_recast(area, material, site) if is_concerned else [area])
    return kept


def assumed_building(material: str, site: Site) -> Area:
    """A square in the middle of the hex, for a building whose outline nobody has traced."""
    x, y = to_units(centre(site.hex, site.orientation), site.orientation)
    corners = [(x + a * _HALF_SIDE, y + b * _HALF_SIDE) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return Area(
        id=f"{BUILDING}-{site.name}",
        kind=BUILDING,
        outline=points_of(corners, site.orientation),
        hexes=(site.hex,),
        values={"material": material},
        provenance=replace(site.provenance, confidence=Confidence.LOW),
    )


def assumed_area(kind: str, site: Site) -> Area:
    """The whole hex, for a field or pond whose outline nobody has traced."""
    return Area(
        id=f"{kind}-{site.name}",
        kind=kind,
        outline=open_ring(as_points(outline(site.hex, site.orientation))),
        hexes=(site.hex,),
        provenance=replace(site.provenance, confidence=Confidence.LOW),
    )


def _repainted(area: Area, kind: str, site: Site) -> list[Area]:
    rest, parts = _divided(area, site, kind)
    return [*rest, *(replace(part, kind=kind, provenance=site.provenance) for part in parts)]


def _recast(area: Area, material: str, site: Site) -> list[Area]:
    made = {"material": material}
    if area.hexes == (site.hex,) or area.values.get("material") == material:
        return [replace(area, values={**area.values, **made}, provenance=site.provenance)]
    rest, parts = _divided(area, site, material)
    return [
        *rest,
        *(replace(part, values={**part.values, **made}, provenance=site.provenance) for part in parts),
    ]


def _divided(area: Area, site: Site, becomes: str) -> tuple[list[Area], list[Area]]:
    """What is left of an area outside the hex, and what lies inside, which becomes something else."""
    inside = shapely.intersection(polygon_of(area), site.polygon, grid_size=1)
    return _outside(area, site), _pieces(area, inside, site, f"{area.id}-{site.name}-{becomes}")


def _outside(area: Area, site: Site) -> list[Area]:
    """What is left of an area outside the hex; the first piece keeps its id."""
    rest = shapely.difference(polygon_of(area), site.polygon, grid_size=1)
    ended = replace(area, cut_hexes=(*area.cut_hexes, site.hex))
    pieces = _pieces(ended, rest, site, f"{area.id}-{site.name}")
    return [replace(piece, id=area.id) for piece in pieces[:1]] + pieces[1:]


def _pieces(area: Area, shape: shapely.Geometry, site: Site, id: str) -> list[Area]:
    """The polygons of a shape as areas like the one they are cut from."""
    least = _ROUNDING * float(unit_scale(site.orientation).prod())
    polygons = [part for part in shapely.get_parts(shape) if part.area > least]
    return [
        replace(
            area,
            id=f"{id}-{number}",
            outline=_ring(polygon.exterior),
            holes=tuple(_ring(hole) for hole in polygon.interiors),
            hexes=tuple(h for h in area.hexes if _overlap(polygon, h, site.orientation) > least),
            shares={},
            values={key: value for key, value in area.values.items() if key not in _MEASURED},
        )
        for number, polygon in enumerate(polygons, 1)
    ]


def _ring(ring: shapely.LinearRing) -> Ring:
    return open_ring(as_points(shapely.get_coordinates(ring).astype(int)))


def _overlap(polygon: shapely.Polygon, hex_: HexCoord, orientation: Orientation) -> float:
    return polygon.intersection(shapely.Polygon(outline(hex_, orientation))).area


def break_lines(lines: Iterable[Line], network: str, side: Hexside, site: Site) -> list[Line]:
    """The lines with a gap where those of one network crossed a hexside."""
    gap = _segment(side, site.orientation).buffer(_GAP)
    kept: list[Line] = []
    for line in lines:
        shape = _drawn(line, site.orientation)
        is_concerned = line.network == network and shape.intersects(gap)
        cut = f"{line.id}-{site.name}-{side.direction.value}"
        kept.extend(_broken(line, shape.difference(gap), cut, site.orientation) if is_concerned else [line])
    return kept


def crosses(line: Line, side: Hexside, orientation: Orientation) -> bool:
    """Whether a line touches a hexside."""
    return bool(_drawn(line, orientation).intersects(_segment(side, orientation)))


def join_line(network: str, kind: str, side: Hexside, ends: Iterable[HexCoord], site: Site) -> Line:
    """A line from the centre of each hex at a hexside to the middle of the hexside."""
    middle = _middle(side, site.orientation)
    near, *far = (centre(hex_, site.orientation) for hex_ in ends)
    return Line(
        id=f"{network}-{site.name}-{side.direction.value}",
        network=network,
        kind=kind,
        points=(near, middle, *far),
        provenance=replace(site.provenance, confidence=Confidence.LOW),
    )


def _broken(line: Line, rest: shapely.Geometry, id: str, orientation: Orientation) -> list[Line]:
    """What is left of a line; the first piece keeps its id."""
    pieces = [part for part in shapely.get_parts(rest) if not part.is_empty]
    ids = [line.id, *(f"{id}-{number}" for number in range(2, len(pieces) + 1))]
    return [
        replace(line, id=its, points=as_points(snap(shapely.get_coordinates(piece), orientation)))
        for its, piece in zip(ids, pieces, strict=False)
    ]


def _drawn(line: Line, orientation: Orientation) -> shapely.LineString:
    """A line in units."""
    return shapely.LineString(to_units(line.points, orientation))


def _segment(side: Hexside, orientation: Orientation) -> shapely.LineString:
    """A hexside in units."""
    return shapely.LineString(to_units([vertex_point(v, orientation) for v in side.vertices], orientation))


def _middle(side: Hexside, orientation: Orientation) -> Point:
    (x0, y0), (x1, y1) = (vertex_point(vertex, orientation) for vertex in side.vertices)
    return (x0 + x1) // 2, (y0 + y1) // 2
