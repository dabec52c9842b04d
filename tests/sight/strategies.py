"""Random boards, markers and positions for the property tests."""

from collections.abc import Sequence

import shapely
from hypothesis import strategies as st

from companion.board.facts import Area
from companion.hexes import lattice
from companion.hexes.coordinates import HexCoord, Orientation
from companion.hexes.lattice import SCALE
from companion.sight.markers import Markers, Smoke, SmokeKind
from companion.sight.result import Position
from tests.sight.sketches import area, patch

HEXES = patch()
orientations = st.sampled_from(Orientation)
hexes = st.sampled_from(HEXES)
hex_sets = st.frozensets(hexes, max_size=12)


@st.composite
def outlines(draw: st.DrawFn, orientation: Orientation, size: int) -> tuple[tuple[int, int], ...]:
    """A simple outline, often a hollow one, its corners on a coarse lattice to provoke exact contacts."""
    x, y = lattice.centre(draw(hexes), orientation)
    step = draw(st.sampled_from((SCALE // 16, SCALE // 5, SCALE // 2)))
    offsets = st.integers(-size * SCALE // step, size * SCALE // step)
    points = draw(st.lists(st.tuples(offsets, offsets), min_size=3, max_size=7, unique=True))
    placed = [(x + a * step, y + b * step) for a, b in points]
    polygon = shapely.Polygon(placed)
    if not polygon.is_valid or polygon.area == 0:
        polygon = shapely.MultiPoint(placed).convex_hull
    if not isinstance(polygon, shapely.Polygon):
        polygon = shapely.box(x - step, y - step, x + step, y + step)
    ring = shapely.get_coordinates(shapely.orient_polygons(polygon))[:-1].astype(int)
    return tuple((a, b) for a, b in ring.tolist())


@st.composite
def area_lists(draw: st.DrawFn, orientation: Orientation) -> list[Area]:
    """A few buildings and fields."""
    kinds = draw(st.lists(st.sampled_from(("building", "grain", "grain")), max_size=4))
    return [
        area(kind, n, draw(outlines(orientation, 1 if kind == "building" else 4)), orientation)
        for n, kind in enumerate(kinds)
    ]


smoke = st.builds(
    Smoke,
    hexes,
    st.sampled_from(SmokeKind),
    st.sampled_from((0, 0, 1)),
    st.sampled_from((None, 1, 2)),
)
markers = st.builds(
    Markers,
    st.frozensets(smoke, max_size=4),
    hex_sets,
    st.frozensets(hexes, max_size=3),
    st.dictionaries(st.sampled_from("abc"), st.frozensets(hexes, min_size=1, max_size=7), max_size=2),
)


def positions(steeples: Sequence[HexCoord]) -> st.SearchStrategy[Position]:
    """Any ground Location, or a steeple."""
    ground = st.builds(Position, hexes)
    raised = [Position(hex_, 1) for hex_ in steeples]
    return st.one_of(ground, ground, st.sampled_from(raised)) if raised else ground
