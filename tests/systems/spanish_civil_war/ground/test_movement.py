"""Where units may go on the real boards, and what each step costs."""

from fractions import Fraction

import pytest

from companion.hexgrid import HexCoord, Hexside
from companion.systems.spanish_civil_war.ground.costs import Bridge, Ground, Mover, step_cost
from companion.systems.spanish_civil_war.ground.movement import March
from companion.systems.spanish_civil_war.terms import Arm, Battle, Size, Weather
from companion.trace.reach import Step
from tests.systems.spanish_civil_war.ground.forces import (
    NATIONALIST,
    REPUBLICAN,
    battle_map,
    situation,
    unit,
)

JARAMA, BRUNETE = Battle.JARAMA, Battle.BRUNETE
ON_FOOT, TRUCK = Mover(BRUNETE), Mover(BRUNETE, is_mechanized=True)


def at(name: str, battle: Battle = BRUNETE) -> HexCoord:
    return battle_map(battle).board.parse_hex(name)


def march(start: str, mover: Mover = ON_FOOT, enemies: str = "", friends: str = "", **other: object) -> March:
    """A Republican about to move; the enemies are regiments with a zone of control."""
    field = situation(
        mover.battle, [unit(mover.battle, NATIONALIST, name, size=Size.REGIMENT) for name in enemies.split()]
    )
    standing = frozenset(at(name, mover.battle) for name in friends.split())
    enemy = field.presence(NATIONALIST)
    return March(field.map, mover, at(start, mover.battle), enemy, standing, **other)  # type: ignore[arg-type]


def cost_to(moving: March, goal: str, points: int = 12) -> Fraction | int | None:
    arrival = moving.reach(points).get(at(goal, moving.mover.battle))
    return None if arrival is None else arrival.cost


def test_trucks_go_twice_as_far_on_a_main_road() -> None:
    assert cost_to(march("2111", TRUCK), "2115") == 2
    assert cost_to(march("2111"), "2115") == 4


def test_a_unit_stops_where_it_enters_a_zone() -> None:
    arrivals = march("2020", enemies="2317").reach(6)
    inside = at("2118")
    assert arrivals[at("2217")].stops
    assert not arrivals[at("2119")].stops
    assert inside in arrivals
    assert at("2317") not in arrivals


def test_leaving_a_zone_costs_two_more_and_entering_the_next_four() -> None:
    moving = march("2020", enemies="2019")
    assert cost_to(moving, "2021") == 3
    beside = next(
        hex_
        for hex_ in at("2020").neighbours()
        if moving.enemy.zones.covers(moving.map.net.numbers[hex_]) and hex_ != at("2019")
    )
    assert moving.step(at("2020"), beside) == Step(Fraction(5), stops=True)
    around = moving.reach(12)[beside]  # out of the zone for three, then on as anyone moves (8.3b)
    assert (around.cost, around.stops) == (4, True)
    assert beside not in moving.reach(3)


def test_out_of_command_nobody_enters_a_zone() -> None:
    lost = march("2020", enemies="2317", is_in_command=False)
    zones = lost.enemy.zones
    assert not any(zones.covers(lost.map.net.numbers[hex_]) for hex_ in lost.reach(8))


def test_a_friend_on_the_road_sends_others_across_country() -> None:
    assert march("2111").entering(at("2113"), at("2114")).points == 1
    assert march("2111", TRUCK).entering(at("2113"), at("2114")).points == Fraction(1, 2)
    crowded = march("2111", TRUCK, friends="2114")
    assert crowded.entering(at("2113"), at("2114")).points == 1
    assert [reason.key for reason in crowded.entering(at("2113"), at("2114")).reasons] == ["scw-cost-terrain"]


def test_a_city_with_a_friend_costs_one_and_a_town_nothing_more() -> None:
    tanks = Mover(JARAMA, is_mechanized=True)
    near_vallecas = march("4437", tanks, friends="4436")
    assert near_vallecas.entering(at("4437", JARAMA), at("4436", JARAMA)).points == 1
    through_brunete = march("2111", TRUCK, friends="2112")
    assert through_brunete.entering(at("2111"), at("2112")).points == Fraction(1, 2)


def test_a_pontoon_carries_tanks_over_the_jarama() -> None:
    tanks = Mover(JARAMA, is_mechanized=True)
    board = battle_map(JARAMA).board
    side = next(
        side
        for side, facts in board.hexsides.items()
        if facts.name == "Jarama" and facts.features == {"river"} and not any(map(board.terrain, side.hexes))
    )
    here, there = side.hexes
    assert march("2842", tanks).entering(here, there).points is None
    spanned = march("2842", tanks, pontoons=frozenset({Hexside.between(here, there)}))
    assert spanned.entering(here, there).points == 7


@pytest.mark.parametrize(
    ("ground", "mover", "points"),
    [
        (Ground("woods", has_river=True, bridge=Bridge.BRIDGE), Mover(BRUNETE), 2),
        (Ground("woods"), TRUCK, None),
        (Ground("woods", "minor"), TRUCK, 1),
        (Ground("clear", has_river=True), TRUCK, None),
        (Ground("clear", has_river=True, bridge=Bridge.BRIDGE), TRUCK, 1),
        (Ground("rough", "main", has_river=True, bridge=Bridge.BRIDGE), TRUCK, Fraction(1, 2)),
        (Ground("clear", has_river=True), Mover(JARAMA), 4),
        (Ground("clear"), Mover(JARAMA, is_mechanized=True, weather=Weather.RAIN), 3),
    ],
)
def test_step_costs(ground: Ground, mover: Mover, points: Fraction | None) -> None:
    found = step_cost(ground, mover)
    assert found.points == points
    assert found.reasons


def test_zones_of_tanks_end_at_ground_they_may_not_enter() -> None:
    field = battle_map(BRUNETE)
    board, numbers = field.board, field.net.numbers
    wood = next(hex_ for hex_ in board if board.terrain(hex_) == {"woods"} and not field.has_road(hex_))
    beside = next(hex_ for hex_ in board.neighbours(wood) if not board.terrain(hex_))
    assert numbers[wood] in field.zone_ways(is_mechanized=False)[numbers[beside]]
    assert numbers[wood] not in field.zone_ways(is_mechanized=True)[numbers[beside]]


def test_trucks_and_guns_have_no_zone() -> None:
    field = situation(
        JARAMA,
        [
            unit(JARAMA, REPUBLICAN, "3030", arm=Arm.ARTILLERY, attack=9),
            unit(JARAMA, REPUBLICAN, "3040", arm=Arm.TRUCK, attack=None),
            unit(JARAMA, REPUBLICAN, "3050", arm=Arm.HEADQUARTERS, attack=None, size=None),
        ],
    )
    assert field.presence(REPUBLICAN).zones.by == {}
