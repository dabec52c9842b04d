"""What must hold on every board: the same from both ends, whichever way the board lies, and no gain
from more terrain."""

from dataclasses import dataclass, replace
from math import dist

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.board.facts import Area
from companion.hexes.coordinates import HexCoord, Orientation
from companion.hexes.lattice import SCALE
from companion.sight.los import line_of_sight
from companion.sight.margin import REACH
from companion.sight.markers import Markers, Smoke
from companion.sight.result import LosResult, Position, Verdict
from companion.sight.settings import BlindBuilding, BlindPair, SightSettings
from companion.sight.table import sight_table
from companion.sight.terrain import SightTerrain
from companion.sight.viewshed import viewshed
from tests.forms import IS_LONG
from tests.sight import strategies
from tests.sight.sketches import CHART, board

LINES = 500 if IS_LONG else 200
FEWER = settings(max_examples=settings.default.max_examples // 2)
FEW = settings(max_examples=settings.default.max_examples // 5)


@dataclass(frozen=True)
class Scene:
    """A made-up board in parts, so that it can be turned, moved and added to."""

    orientation: Orientation
    terrain: dict[HexCoord, frozenset[str]]
    areas: list[Area]
    steeples: list[HexCoord]
    markers: Markers
    settings: SightSettings

    def prepared(self) -> SightTerrain:
        hexes = [*self.terrain]
        sketched = board(
            hexes,
            terrain=self.terrain,
            areas=self.areas,
            steeples=self.steeples,
            orientation=self.orientation,
        )
        return SightTerrain.of(sketched, CHART, self.settings)

    def moved(self, move: "Move") -> "Scene":
        """The whole scene turned or moved."""
        markers = self.markers
        return replace(
            self,
            terrain={move.hex(h): keys for h, keys in self.terrain.items()},
            areas=[self._area(area, move) for area in self.areas],
            steeples=[move.hex(h) for h in self.steeples],
            markers=Markers(
                frozenset(replace(s, hex=move.hex(s.hex)) for s in markers.smoke),
                frozenset(move.hex(h) for h in markers.vehicles),
                frozenset(move.hex(h) for h in markers.wrecks),
                {key: frozenset(move.hex(h) for h in hexes) for key, hexes in markers.blasts.items()},
            ),
        )

    def _area(self, area: Area, move: "Move") -> Area:
        outline = tuple(move.point(p, self.orientation) for p in area.outline)
        return replace(area, outline=outline, hexes=tuple(move.hex(h) for h in area.hexes))


@dataclass(frozen=True)
class Move:
    """A turn by 180 degrees about hex (0, 0), or not, and then a shift."""

    is_turn: bool
    shift: HexCoord

    def hex(self, hex_: HexCoord) -> HexCoord:
        turned = HexCoord(-hex_.q, -hex_.r) if self.is_turn else hex_
        return turned + self.shift

    def point(self, point: tuple[int, int], orientation: Orientation) -> tuple[int, int]:
        x, y = (-point[0], -point[1]) if self.is_turn else point
        q, r = self.shift.q, self.shift.r
        if orientation is Orientation.FLAT_TOP:
            return x + 3 * q * SCALE, y + (2 * r + q) * SCALE
        return x + (2 * q + r) * SCALE, y + 3 * r * SCALE


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    orientation = draw(strategies.orientations)
    orchards = draw(strategies.hex_sets)
    keys = {h: frozenset({"orchard"} if h in orchards else ()) for h in strategies.HEXES}
    return Scene(
        orientation,
        keys,
        draw(strategies.area_lists(orientation)),
        draw(st.lists(strategies.hexes, max_size=2, unique=True)),
        draw(st.one_of(st.just(Markers.none()), strategies.markers)),
        SightSettings(
            vehicle_adds_to_terrain=draw(st.booleans()),
            adjacent_always_seen=draw(st.booleans()),
            blind_building=draw(st.sampled_from(BlindBuilding)),
            blind_pair=draw(st.sampled_from(BlindPair)),
        ),
    )


def pair_in(data: st.DataObject, scene: Scene) -> tuple[Position, Position]:
    ends = strategies.positions(scene.steeples)
    return data.draw(ends), data.draw(ends)


def assert_same_answer(one: LosResult, other: LosResult) -> None:
    assert (one.verdict, one.nominal, one.hindrance) == (other.verdict, other.nominal, other.hindrance)
    assert sorted(one.blast_areas) == sorted(other.blast_areas)
    margins = [REACH if result.margin is None else result.margin for result in (one, other)]
    assert margins[0] == pytest.approx(margins[1], rel=0.02, abs=3e-4)


@FEWER
@given(st.data(), scenes())
def test_sight_is_reciprocal(data: st.DataObject, scene: Scene) -> None:
    terrain = scene.prepared()
    for _ in range(5):
        source, target = pair_in(data, scene)
        there = line_of_sight(terrain, source, target, scene.markers)
        back = line_of_sight(terrain, target, source, scene.markers)
        assert_same_answer(there, back)
        assert there.by_range == back.by_range[::-1]
        assert [c.hex for c in there.crossings] == [c.hex for c in back.crossings[::-1]]
        assert {o.hex for o in there.obstacles if o.area} == {o.hex for o in back.obstacles if o.area}
        for here, again in zip(there.crossings, back.crossings[::-1], strict=True):
            assert (here.areas, here.along_hexside) == (again.areas, again.along_hexside)
            assert dist(here.enters, again.leaves) < 1e-9


@FEWER
@given(st.data(), scenes(), st.booleans(), st.builds(HexCoord, st.integers(-30, 30), st.integers(-30, 30)))
def test_turning_or_moving_the_board_changes_nothing(
    data: st.DataObject, scene: Scene, is_turn: bool, shift: HexCoord
) -> None:
    move = Move(is_turn, shift)
    moved = scene.moved(move)
    here, there = scene.prepared(), moved.prepared()
    for _ in range(5):
        source, target = pair_in(data, scene)
        one = line_of_sight(here, source, target, scene.markers)
        ends = [Position(move.hex(end.hex), end.level) for end in (source, target)]
        other = line_of_sight(there, ends[0], ends[1], moved.markers)
        assert_same_answer(one, other)
        assert [move.hex(c.hex) for c in one.crossings] == [c.hex for c in other.crossings]
        assert [c.adds for c in one.crossings] == [c.adds for c in other.crossings]
        assert [c.areas for c in one.crossings] == [c.areas for c in other.crossings]


@FEWER
@given(st.data(), scenes())
def test_more_terrain_never_clears_a_line(data: st.DataObject, scene: Scene) -> None:
    kind = data.draw(st.sampled_from(("building", "grain")))
    outline = data.draw(strategies.outlines(scene.orientation, 2))
    orchard = data.draw(strategies.hexes)
    more = replace(
        scene,
        terrain={**scene.terrain, orchard: frozenset({"orchard"})},
        areas=[*scene.areas, Area("more", kind, outline, (orchard,))],
    )
    before, after = scene.prepared(), more.prepared()
    for _ in range(5):
        source, target = pair_in(data, scene)
        one = line_of_sight(before, source, target, scene.markers)
        other = line_of_sight(after, source, target, scene.markers)
        assert other.hindrance >= one.hindrance
        if scene.settings.blind_pair is BlindPair.ANY or one.nominal is not Verdict.BLOCKED:
            assert other.nominal.code >= one.nominal.code


@FEWER
@given(st.data(), scenes())
def test_the_parts_make_the_whole(data: st.DataObject, scene: Scene) -> None:
    """What crossings add, what ranges add and the sum are one figure; the verdict follows from it."""
    terrain = scene.prepared()
    for _ in range(5):
        source, target = pair_in(data, scene)
        result = line_of_sight(terrain, source, target, scene.markers)
        assert sum(crossing.adds for crossing in result.crossings) == result.hindrance
        assert sum(result.by_range) + len(result.blast_areas) == result.hindrance
        assert (result.nominal is Verdict.BLOCKED) == bool(result.obstacles)
        assert (result.first_hindrance_point is not None) == (result.hindrance > 0)
        if result.margin is not None:
            is_within = result.margin <= scene.settings.tolerance
            assert is_within == (result.verdict is Verdict.TOO_CLOSE)
        else:
            assert result.verdict is result.nominal


@FEW
@given(st.data(), scenes())
def test_table_viewshed_and_line_agree(data: st.DataObject, scene: Scene) -> None:
    terrain = scene.prepared()
    table = sight_table(terrain, scene.markers)
    source = data.draw(strategies.positions(scene.steeples))
    shed = viewshed(terrain, source, scene.markers)
    place = terrain.grid.index[source.hex]
    if source.level == 0:
        for seen, column in ((shed.verdict, table.verdict), (shed.hindrance, table.hindrance)):
            assert np.array_equal(seen, column[place])
            assert np.array_equal(column, column.T)
    for _ in range(10):
        target = data.draw(strategies.hexes)
        result = line_of_sight(terrain, source, Position(target), scene.markers)
        seen_at = terrain.grid.index[target]
        assert shed.verdict[seen_at] == result.verdict.code
        assert shed.nominal[seen_at] == result.nominal.code
        assert shed.hindrance[seen_at] == result.hindrance


@pytest.mark.long
@pytest.mark.fuzz
def test_elst_is_reciprocal(elst: SightTerrain) -> None:
    """Every line, some raised, smoke and wrecks about."""
    rng = np.random.default_rng(1944)
    hexes = elst.grid.hexes
    spots = [hexes[i] for i in rng.choice(len(hexes), 200, replace=False)]
    markers = Markers(
        smoke=frozenset(Smoke(hex_) for hex_ in spots[:40]),
        wrecks=frozenset(spots[40:80]),
        blasts={"a": frozenset(spots[80:87])},
    )
    church = Position(elst.board.parse_hex("NN8"), 1)
    for a, b in rng.choice(len(hexes), (LINES, 2)):
        source = church if a % 7 == 0 else Position(hexes[a])
        target = Position(hexes[b])
        there = line_of_sight(elst, source, target, markers)
        assert_same_answer(there, line_of_sight(elst, target, source, markers))
