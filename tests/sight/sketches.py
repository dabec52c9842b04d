"""Made-up boards for the sight tests: a patch of hexes, drawn on by a few words."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

import shapely

from companion.board.facts import Area, HexFacts
from companion.board.model import Board
from companion.hexes import lattice
from companion.hexes.coordinates import HexCoord, Numbering, NumberStyle, Orientation, Shift, disk
from companion.hexes.lattice import snap
from companion.sight.chart import load_chart
from companion.sight.settings import SightSettings
from companion.sight.terrain import SightTerrain

NUMBERINGS = {
    Orientation.FLAT_TOP: Numbering(NumberStyle.COLUMN_ROW, Orientation.FLAT_TOP, Shift.ODD_SOUTH),
    Orientation.POINTY_TOP: Numbering(NumberStyle.COLUMN_ROW, Orientation.POINTY_TOP, Shift.ODD_EAST),
}
Outline = tuple[tuple[int, int], ...]
CHART = load_chart("elst")
CENTRE = HexCoord(30, -30)  # where both grids have printed numbers


def patch(radius: int = 4) -> list[HexCoord]:
    """All hexes up to a range from the centre."""
    return sorted(disk(CENTRE, radius))


def area(kind: str, number: int, outline: Outline, orientation: Orientation = Orientation.FLAT_TOP) -> Area:
    """An area with the hexes that it reaches into."""
    polygon = shapely.Polygon(outline)
    reached = disk(lattice.hex_at(_middle(outline, orientation), orientation), 6)
    hexes = [h for h in reached if shapely.Polygon(lattice.outline(h, orientation)).intersects(polygon)]
    return Area(f"{kind}-{number}", kind, outline, tuple(hexes))


def _middle(outline: Outline, orientation: Orientation) -> list[float]:
    x, y = shapely.Polygon(outline).centroid.coords[0]
    middle: list[float] = lattice.to_units([x, y], orientation).tolist()
    return middle


def board(
    hexes: Iterable[HexCoord],
    *,
    terrain: Mapping[HexCoord, Iterable[str]] = MappingProxyType({}),
    areas: Iterable[Area] = (),
    steeples: Iterable[HexCoord] = (),
    orientation: Orientation = Orientation.FLAT_TOP,
) -> Board:
    """A board of some hexes with terrain keys, areas and steeples."""
    steeples = set(steeples)
    facts = {
        h: HexFacts(h, frozenset(terrain.get(h, ())), values={"steeple": True} if h in steeples else {})
        for h in hexes
    }
    return Board("sketch", "Sketch", NUMBERINGS[orientation], facts, {}, tuple(areas))


class Sketch:
    """A patch of hexes around CENTRE on which things are placed by steps and hex units."""

    def __init__(self, radius: int = 8, orientation: Orientation = Orientation.FLAT_TOP) -> None:
        self.orientation = orientation
        self.hexes = patch(radius)
        self.terrain: dict[HexCoord, set[str]] = {}
        self.areas: list[Area] = []
        self.steeples: set[HexCoord] = set()

    def at(self, q: int, r: int) -> HexCoord:
        """The hex so many steps from the centre."""
        return CENTRE + HexCoord(q, r)

    def orchard(self, *hexes: HexCoord) -> "Sketch":
        """Plant orchards."""
        return self.mark("orchard", *hexes)

    def mark(self, key: str, *hexes: HexCoord) -> "Sketch":
        """Give hexes a terrain key."""
        for hex_ in hexes:
            self.terrain.setdefault(hex_, set()).add(key)
        return self

    def box(self, kind: str, hex_: HexCoord, *, half: float = 0.15, dx: float = 0, dy: float = 0) -> "Sketch":
        """Put a square of `kind` into a hex, off its centre by (dx, dy); all in hex units."""
        x, y = lattice.to_units(lattice.centre(hex_, self.orientation), self.orientation).tolist()
        corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
        return self.draw(kind, [(x + dx + a, y + dy + b) for a, b in corners])

    def draw(self, kind: str, points: list[tuple[float, float]]) -> "Sketch":
        """Draw an outline given in hex units."""
        outline = tuple((x, y) for x, y in snap(points, self.orientation).tolist())
        self.areas.append(area(kind, len(self.areas), outline, self.orientation))
        return self

    def fill(self, kind: str, hex_: HexCoord) -> "Sketch":
        """Draw an outline that follows the hexsides of a hex."""
        outline = tuple((x, y) for x, y in lattice.outline(hex_, self.orientation)[::-1].tolist())
        self.areas.append(Area(f"{kind}-{len(self.areas)}", kind, outline, (hex_,)))
        return self

    def steeple(self, hex_: HexCoord) -> "Sketch":
        """Build a steeple."""
        self.steeples.add(hex_)
        return self

    def prepared(self, settings: SightSettings | None = None) -> SightTerrain:
        """The board, prepared for sight with the Elst chart."""
        sketched = board(
            self.hexes,
            terrain=self.terrain,
            areas=self.areas,
            steeples=self.steeples,
            orientation=self.orientation,
        )
        return SightTerrain.of(sketched, CHART, settings)
