"""Where units go on the real boards, and what zones, friends and bridges make of the cost (6, 8, J.16)."""

from fractions import Fraction

import pytest

from companion.games.spanish_civil_war.procedures.marching import Reach, reach_of
from companion.games.spanish_civil_war.rules.ground.costs import Bridge, Ground, Mover, step_cost
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import BuildPontoon
from companion.games.spanish_civil_war.terms import Battle, Weather
from tests.games.spanish_civil_war.ground.forces import NATIONALIST, Position, Told, hq, unit

JARAMA, BRUNETE = Battle.JARAMA, Battle.BRUNETE
TRUCK = Mover(BRUNETE, is_mechanized=True)
POINTS = 12


def on_foot(hex_: str) -> Told:
    return unit("B-R-11", hex_, "5-5-12 II")


def lorry(hex_: str) -> Told:
    return unit("B-R-TRUCK", hex_, "truck ?-?-12")


def regiment(hex_: str) -> Told:
    """An enemy with a zone of control."""
    return unit("B-N-71", hex_, "4-4-6 III")


def brunete(*counters: Told) -> Position:
    """The movement of the Republicans in the first turn; the first counter is about to move."""
    return Position(BRUNETE, *counters, turn=1)


def reach(table: Position) -> Reach:
    return reach_of(table.scene, table.unit(table.ids[0]))


def cost_of(table: Position, goal: str) -> Fraction:
    """What the first counter pays to move there."""
    table.do(table.move(table.ids[0], goal))
    left = table.unit(table.ids[0]).stand.points_left
    assert left is not None
    return POINTS - left


def test_trucks_go_twice_as_far_on_a_main_road() -> None:
    assert cost_of(brunete(lorry("2111")), "2115") == 2
    assert cost_of(brunete(on_foot("2111")), "2115") == 4


def test_a_unit_stops_where_it_enters_a_zone() -> None:
    table = brunete(on_foot("2020"), regiment("2317"))
    arrivals = reach(table).arrivals
    assert arrivals[table.hex("2217")].stops
    assert not arrivals[table.hex("2119")].stops
    assert table.hex("2118") in arrivals
    assert table.hex("2317") not in arrivals


def beside_both(table: Position) -> str:
    """A hex next to the first counter that its enemy controls too."""
    here, zone = table.hex("2020"), table.zone(NATIONALIST)
    return table.names(hex_ for hex_ in here.neighbours() if hex_ in zone and hex_ != table.hex("2019"))[0]


def test_leaving_a_zone_costs_two_more_and_then_a_unit_goes_on_as_anyone() -> None:
    """8.3b."""
    assert cost_of(brunete(on_foot("2020"), regiment("2019")), "2021") == 1 + 2
    table = brunete(on_foot("2020"), regiment("2019"))
    around = beside_both(table)
    assert cost_of(table, around) == 4  # out of the zone for three, then back into it
    assert table.refused(table.move(table.ids[0], "2021")).rule == "6.1c"


def test_a_unit_goes_from_zone_to_zone_for_four_more_and_stops() -> None:
    """8.3c: between two enemies, where every other hex beside it is in a zone too."""
    enemies = regiment("2019"), regiment("2021")
    arrivals = reach(brunete(on_foot("2020"), *enemies)).arrivals
    assert {(arrival.cost, arrival.stops) for arrival in arrivals.values() if arrival.cost} == {(1 + 4, True)}
    table = brunete(on_foot("2020"), *enemies)
    aside = {hex_ for hex_ in table.hex("2020").neighbours() if hex_ in table.zone(NATIONALIST)}
    aside -= {table.hex("2019"), table.hex("2021")}
    assert aside == {hex_ for hex_, arrival in arrivals.items() if arrival.cost}
    assert cost_of(table, table.names(sorted(aside))[0]) == 1 + 4


def test_out_of_command_nobody_enters_a_zone() -> None:
    """10.3c."""
    table = brunete(on_foot("2020"), regiment("2317"))
    table.judge()
    assert not table.game.status(table.ids[0]).is_in_command
    zone = table.zone(NATIONALIST)
    assert not zone & reach(table).arrivals.keys()
    assert table.refused(table.move(table.ids[0], "2217")).rule == "10.3c"


@pytest.mark.parametrize(("mover", "alone", "crowded"), [(on_foot, 1, 1), (lorry, Fraction(1, 2), 1)])
def test_a_friend_on_the_road_sends_others_across_country(
    mover: object, alone: Fraction | int, crowded: int
) -> None:
    one = on_foot("2113") if mover is on_foot else lorry("2113")
    assert cost_of(brunete(one), "2114") == alone
    assert cost_of(brunete(one, hq("B-R-46", "2114")), "2114") == crowded


def test_a_city_with_a_friend_costs_one_and_a_town_nothing_more() -> None:
    """6.3b: 4436 is Vallecas at the Jarama, 2112 Brunete."""
    tank, friend = unit("J-N-PZR", "4437", "tank 2-1-12 I"), unit("J-N-1", "4436")
    assert cost_of(Position(JARAMA, tank), "4436") == Fraction(1, 2)
    assert cost_of(Position(JARAMA, tank, friend), "4436") == 1
    assert cost_of(brunete(lorry("2111"), unit("B-R-46", "2112")), "2112") == Fraction(1, 2)


@pytest.mark.parametrize(("words", "with_it"), [("tank 2-1-12 I", 1 + 6), ("inf 4-4-12 II", 1 + 2)])
def test_a_pontoon_carries_tanks_over_the_jarama_for_six_more_and_others_for_two(
    words: str, with_it: int
) -> None:
    """J.16b: a tank does not cross without one."""
    bridging = unit("J-N-ENG4", "2842", "eng 1-4-6 II")
    table = Position(JARAMA, unit("J-N-PZR", "2842", words), bridging, turn=1)
    board, mover, engineer = table.system.map.board, *table.ids
    here, there = next(
        side.hexes
        for side, facts in board.hexsides.items()
        if facts.name == "Jarama" and facts.features == {"river"} and not any(map(board.terrain, side.hexes))
    )
    table.to(engineer, here)
    table.to(mover, here)
    assert (there in reach(table).arrivals) is ("tank" not in words)
    table.do(BuildPontoon(unit=engineer, hex=there))
    table.go_to(Phase.FIRST_MOVEMENT, turn=2)
    assert cost_of(table, board.hex_name(there)) == with_it


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


@pytest.mark.parametrize(
    ("goal", "cost", "way"),
    [("2541", 4, ("2640", "2540", "2441", "2442", "2541")), ("2540", 1, ())],
)
def test_a_move_tells_the_way_that_was_counted_where_it_is_a_way_round(
    goal: str, cost: int, way: tuple[str, ...]
) -> None:
    """From 2640 over the bridge at 2441 and 2442: no other has a hexside as cheap."""
    table = Position(JARAMA, unit("J-N-1", "2640", "4-4-12 II"), turn=1)
    before = table.session.state
    assert cost_of(table, goal) == cost
    told = table.system.came_of(before, table.session.state)
    counted = [(reason.key, reason.rule, reason.hexes) for reason in told]
    assert counted == ([("scw-way-counted", "6.1b", tuple(map(table.hex, way)))] if way else [])
