"""Where a unit may go at what cost."""

from fractions import Fraction

from companion.hexes.coordinates import HexCoord, distance
from companion.trace.reach import Step, detour_to, reach, way_to

START, EAST = HexCoord(0, 0), HexCoord(1, 0)


def test_open_ground_is_a_disk() -> None:
    arrivals = reach(START, 2, lambda here, there: Step(1))
    assert len(arrivals) == 19
    assert all(arrivals[hex_].cost == distance(START, hex_) for hex_ in arrivals)


def test_nobody_leaves_a_hex_in_which_it_must_stop() -> None:
    arrivals = reach(START, 3, lambda here, there: Step(1, stops=True) if there == EAST else None)
    assert set(arrivals) == {START, EAST}


def test_half_points_are_exact_and_the_cheaper_way_wins() -> None:
    def road_of_six(here: HexCoord, there: HexCoord) -> Step:
        return Step(Fraction(1, 2) if there.r == 0 else 1)

    arrivals = reach(START, 3, road_of_six)
    assert arrivals[HexCoord(6, 0)].cost == 3
    assert way_to(arrivals, HexCoord(2, 0)) == (START, EAST, HexCoord(2, 0))
    assert HexCoord(7, 0) not in arrivals


def test_a_way_is_told_where_the_straight_one_costs_more() -> None:
    def river_on_the_east(here: HexCoord, there: HexCoord) -> Step:
        return Step(9 if {here, there} == {START, EAST} else 1)

    arrivals = reach(START, 5, river_on_the_east)
    way = detour_to(arrivals, EAST)
    assert (way[0], way[-1], len(way), arrivals[EAST].cost) == (START, EAST, 3, 2)
    assert detour_to(arrivals, HexCoord(-2, 0)) == ()
    assert detour_to(arrivals, HexCoord(40, 0)) == ()


def test_a_single_hex_is_found_as_cheaply_as_among_all() -> None:
    def rough(here: HexCoord, there: HexCoord) -> Step | None:
        cost = (3 * there.q + 5 * there.r) % 7
        return Step(cost, stops=cost == 1) if cost else None

    every = reach(START, 12, rough)
    for hex_ in (*every, HexCoord(40, 0)):
        found = reach(START, 12, rough, goal=hex_)
        assert found.get(hex_) == every.get(hex_)
    assert len(reach(START, 12, rough, goal=EAST)) < len(every)
