"""Lines over a small map: which hold, what cuts the others, what would mend them."""

from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from companion.hexes.coordinates import HexCoord, disk, distance
from companion.trace.course import Course, Leg
from companion.trace.flood import Flood
from companion.trace.judge import judge
from companion.trace.net import Net
from companion.trace.result import Mend, MendKind, ObstacleKind, TraceResult
from companion.trace.zones import Presence, Zones

CENTRE = HexCoord(0, 0)
NET = Net(tuple(disk(CENTRE, 4)))
ROAD = tuple(HexCoord(q, 0) for q in range(-4, 5))  # west to east through the centre


def road_ways(road: Iterable[HexCoord]) -> Leg:
    on_road = set(road)
    return Leg(NET.ways(lambda hex_: [n for n in hex_.neighbours() if {n, hex_} <= on_road]))


def to_road(road: Iterable[HexCoord] = ROAD, limit: int = 2, end: HexCoord = ROAD[0]) -> Course:
    """Two hexes to a road, then along it to its western end."""
    return Course(NET, (Leg(NET.beside, limit, NET.flags(road)), road_ways(road)), NET.flags([end]))


def to_hex(goal: HexCoord, limit: int) -> Course:
    """A line to one hex, which may end there whoever controls it."""
    return Course(NET, (Leg(NET.beside, limit),), NET.flags([goal]), ends_anyhow=True)


def enemies(standing: Iterable[HexCoord] = (), controlling: Iterable[HexCoord] = ()) -> Presence:
    sources = [(NET.numbers[hex_], NET.beside) for hex_ in controlling]
    return Presence(NET, NET.flags((*standing, *controlling)), Zones.of(sources))


def trace(course: Course, start: HexCoord, enemy: Presence) -> TraceResult:
    return judge(Flood.of(course, enemy.obstructed), enemy, NET.numbers[start])


def test_a_line_runs_to_the_road_and_along_it() -> None:
    result = trace(to_road(), HexCoord(0, 2), enemies())
    assert result.ok
    assert (result.cost, result.path[0], result.path[2], result.path[-1]) == (
        len(result.path) - 1,
        HexCoord(0, 2),
        next(hex_ for hex_ in result.path if hex_ in ROAD),
        ROAD[0],
    )


def test_three_hexes_are_one_too_many() -> None:
    result = trace(to_road(), HexCoord(0, 3), enemies())
    assert not result.ok
    assert result.frontier == ()
    assert result.mends == (Mend(MendKind.LONGER, amount=1),)


def test_an_enemy_on_the_road_cuts_it_and_is_told() -> None:
    block = HexCoord(-2, 0)
    result = trace(to_road(), HexCoord(0, 2), enemies([block]))
    assert not result.ok
    assert [(obstacle.hex, obstacle.kind) for obstacle in result.frontier] == [(block, ObstacleKind.ENEMY)]
    assert Mend(MendKind.FREE, (block,)) in result.mends


def test_a_zone_of_control_is_told_with_those_who_exert_it() -> None:
    enemy = HexCoord(-2, 2)
    result = trace(to_road(), HexCoord(1, 0), enemies(controlling=[enemy]))
    assert result.ok  # its zone ends one hex short of the road
    nearer = HexCoord(-2, 1)
    cut = trace(to_road(), HexCoord(1, 0), enemies(controlling=[nearer]))
    assert not cut.ok
    assert {obstacle.by for obstacle in cut.frontier if obstacle.kind is ObstacleKind.ZONE} == {(nearer,)}


def test_the_hex_a_line_begins_in_is_no_part_of_it() -> None:
    start = HexCoord(0, 1)
    assert trace(to_road(), start, enemies([start])).ok
    assert trace(to_road(), ROAD[0], enemies([ROAD[0]])).path == (ROAD[0],)


def test_a_goal_must_be_free_unless_a_line_may_end_there_anyhow() -> None:
    goal = HexCoord(3, 0)
    assert trace(to_hex(goal, 3), CENTRE, enemies([goal])).ok
    assert not trace(to_road(), HexCoord(-3, 1), enemies([ROAD[0]])).ok


def test_a_line_goes_around_what_it_can() -> None:
    wall = [HexCoord(1, 0), HexCoord(1, -1)]
    result = trace(to_hex(HexCoord(2, 0), 4), CENTRE, enemies(wall))
    assert result.ok
    assert result.cost == 3
    short = trace(to_hex(HexCoord(2, 0), 2), CENTRE, enemies(wall))
    assert {mend.kind for mend in short.mends} == {MendKind.FREE, MendKind.LONGER}


def test_a_wall_across_a_small_map_cuts_a_line_however_long() -> None:
    wall = [hex_ for hex_ in NET.hexes if hex_.q == 0]
    assert not trace(to_hex(HexCoord(1, 0), 1000), HexCoord(-1, 0), enemies(wall)).ok


def test_off_every_network_nothing_helps_but_to_come_nearer() -> None:
    assert trace(to_road(road=()), CENTRE, enemies()).mends == (Mend(MendKind.NEARER),)


hexes = st.sampled_from(NET.hexes)


@given(st.sets(hexes, max_size=25), hexes, hexes, st.integers(1, 5))
def test_a_line_to_a_hex_holds_when_a_free_walk_is_short_enough(
    standing: set[HexCoord], start: HexCoord, goal: HexCoord, limit: int
) -> None:
    result = trace(to_hex(goal, limit), start, enemies(standing))
    if result.ok:
        assert result.cost <= limit
        assert not standing & set(result.path[1:-1])
        assert all(distance(a, b) == 1 for a, b in zip(result.path, result.path[1:], strict=False))
    elif distance(start, goal) <= limit:
        freed = next(mend.hexes for mend in result.mends if mend.kind is MendKind.FREE)
        assert freed
        assert trace(to_hex(goal, limit), start, enemies(standing - set(freed))).ok


@given(st.sets(hexes, max_size=25), hexes)
def test_each_mend_of_a_cut_supply_line_mends_it(standing: set[HexCoord], start: HexCoord) -> None:
    result = trace(to_road(), start, enemies(standing))
    assert result.ok == (not result.mends)
    for mend in result.mends:
        left = standing - set(mend.hexes)
        if mend.kind is MendKind.NEARER:  # too far away, and walled in besides
            assert not trace(to_road(), start, enemies()).ok
            assert not trace(to_road(limit=99), start, enemies(standing)).ok
        else:
            assert trace(to_road(limit=2 + mend.amount), start, enemies(left)).ok
