"""Trucks of Brunete in play: whom they carry, how far they go, who drives them off (B.7)."""

import pytest

from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.shown.on_map import map_counters
from companion.games.spanish_civil_war.table.commands import LeaveMap, MoveUnits
from companion.games.spanish_civil_war.terms import Arm, Battle
from companion.reason import Reason
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

TRUCKS = ("B-R-TRUCK-truck-1", "B-R-TRUCK-truck-2")
REGIMENT, SECOND = "B-R-34-infantry-1", "B-R-34-infantry-2"
BATTALIONS = tuple(f"B-R-34-infantry-{number}" for number in (3, 4, 5, 6))
HUNTER = "B-N-71-infantry-1"


@pytest.fixture
def table() -> Table:
    """Two trucks with infantry at 1501, a Nationalist battalion near one of them."""
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "34: 2x 5-5-6 III, 4x 3-3-6 II\nTRUCK: 2x truck 0-0-12")
    table.tell(NATIONALIST, "71: 2-3-6/1-2-6 II")
    for unit in (*TRUCKS, REGIMENT, SECOND, *BATTALIONS):
        table.insist(table.placing(unit, "1501"))
    return table


def told_of(table: Table, command: MoveUnits) -> list[Reason]:
    """What is told where the eye is."""
    table.do(command)
    events = (event for act in table.session.journal.done[-1].acts for event in act.events)
    return [reason for event in events for reason in event.news()]


@pytest.mark.parametrize(
    ("riders", "trucks", "is_too_much"),
    [
        ((REGIMENT,), 1, False),
        (BATTALIONS[:3], 1, False),
        (BATTALIONS, 1, True),
        ((REGIMENT, BATTALIONS[0]), 1, True),
        ((REGIMENT, *BATTALIONS[:3]), 2, False),
        ((REGIMENT, SECOND), 2, False),
        ((REGIMENT, *BATTALIONS), 2, True),
    ],
)
def test_a_truck_takes_a_regiment_or_three_battalions(
    table: Table, riders: tuple[str, ...], trucks: int, is_too_much: bool
) -> None:
    table.go_to(Phase.FIRST_MOVEMENT)
    ride = MoveUnits(units=(*TRUCKS[:trucks], *riders), hex=table.hex("1504"))
    assert (table.rule_against(ride) == "B.7b") is is_too_much


def test_a_truck_drives_to_those_it_carries_first(table: Table) -> None:
    """B.7b: nobody gets on from another hex."""
    table.insist(table.placing(REGIMENT, "1502"))
    table.go_to(Phase.FIRST_MOVEMENT)
    ride = MoveUnits(units=(TRUCKS[0], REGIMENT), hex=table.hex("1504"))
    assert table.refused(ride).key == "scw-truck-elsewhere"
    table.do(table.move(TRUCKS[0], "1502"), ride)
    assert table.where(REGIMENT) == "1504"


def test_who_is_out_of_command_does_not_ride_into_an_enemy_zone(table: Table) -> None:
    """10.3c: whoever drives."""
    table.tell(NATIONALIST, "71: 3-3-6 III")
    table.put(B_N_71_infantry_2="1506")
    table.go_to(Phase.FIRST_MOVEMENT)
    for unit in (TRUCKS[0], REGIMENT):
        table.insist(table.placing(unit, "1504"))
    table.judge()
    assert not table.game.status(REGIMENT).is_in_command
    assert table.refused(MoveUnits(units=(TRUCKS[0], REGIMENT), hex=table.hex("1505"))).rule == "10.3c"


def test_nobody_drives_off_a_truck_out_of_reach(table: Table) -> None:
    table.put(B_R_TRUCK_truck_1="1510", B_N_71_infantry_1="2403")
    table.go_to(Phase.SECOND_MOVEMENT)
    assert table.refused(table.move(HUNTER, "1510")).rule == "6.1d"
    assert table.where(TRUCKS[0]) == "1510"


def test_who_drives_a_truck_off_goes_on(table: Table) -> None:
    table.put(B_R_TRUCK_truck_1="1510", B_N_71_infantry_1="1511")
    table.go_to(Phase.SECOND_MOVEMENT)
    table.do(table.move(HUNTER, "1510"))
    assert table.where(TRUCKS[0]) == "eliminated"
    left = table.unit(HUNTER).stand.points_left
    assert left is not None
    assert left < 6
    table.do(table.move(HUNTER, "1511"))
    assert table.refused(table.move(HUNTER, "1510")).rule == "6.1c"


def test_who_was_carried_does_not_walk_on_in_the_phase(table: Table) -> None:
    table.go_to(Phase.FIRST_MOVEMENT)
    table.do(MoveUnits(units=(TRUCKS[0], REGIMENT), hex=table.hex("1504")))
    refusal = table.refused(table.move(REGIMENT, "1505"))
    assert (refusal.key, refusal.rule) == ("scw-truck-moved-after", "B.7c")
    table.do(table.move(TRUCKS[0], "1505"))  # the truck itself goes on
    table.do(table.move(SECOND, "1502"))
    assert table.refused(table.move(SECOND, "1503")).rule == "6.1c"
    table.go_to(Phase.SECOND_MOVEMENT, turn=2)
    table.do(table.move(REGIMENT, "1505"))


def test_a_truck_drives_up_boards_and_goes_on(table: Table) -> None:
    truck = TRUCKS[0]
    for unit, hex_ in ((truck, "1501"), (REGIMENT, "1503")):
        table.insist(table.placing(unit, hex_))
    table.go_to(Phase.FIRST_MOVEMENT)
    table.do(table.move(truck, "1503"))
    assert table.unit(truck).stand.may_go_on
    table.do(MoveUnits(units=(truck, REGIMENT), hex=table.hex("1504")))
    assert table.where(REGIMENT) == "1504"
    assert table.unit(REGIMENT).stand.points_left == 0
    assert table.refused(table.move(REGIMENT, "1505")).rule == "B.7c"


def test_a_truck_goes_on_with_those_aboard_until_they_get_off(table: Table) -> None:
    """B.7b: they stay aboard until their player says otherwise, and he has not."""
    truck = TRUCKS[0]
    table.go_to(Phase.FIRST_MOVEMENT)
    ride = MoveUnits(units=(truck, REGIMENT), hex=table.hex("1504"))
    rode, drove = told_of(table, ride)
    assert (rode.key, drove.key) == ("scw-news-rode", "scw-news-moved")
    assert drove.args["left"] == float(table.unit(truck).stand.points_left or 0) > 0
    table.do(MoveUnits(units=(truck, REGIMENT), hex=table.hex("1505")))
    assert table.where(REGIMENT) == "1505"
    assert table.refused(table.move(REGIMENT, "1506")).rule == "B.7c"
    table.do(table.move(truck, "1504"))
    assert table.refused(MoveUnits(units=(TRUCKS[1], REGIMENT), hex=table.hex("1504"))).rule == "B.7c"


def test_units_that_moved_together_tell_what_each_has_left(table: Table) -> None:
    table.insist(table.placing(BATTALIONS[1], "1503"))
    table.go_to(Phase.FIRST_MOVEMENT)
    told = told_of(table, MoveUnits(units=BATTALIONS[:2], hex=table.hex("1504")))
    assert [reason.key for reason in told] == ["scw-news-moved", "scw-news-moved"]


def test_who_has_walked_does_not_board(table: Table) -> None:
    for unit, hex_ in ((TRUCKS[0], "1504"), (REGIMENT, "1503")):
        table.insist(table.placing(unit, hex_))
    table.go_to(Phase.FIRST_MOVEMENT)
    table.do(table.move(REGIMENT, "1504"))
    ride = MoveUnits(units=(TRUCKS[0], REGIMENT), hex=table.hex("1503"))
    assert table.refused(ride).key == "scw-truck-moved-before"


def test_no_truck_drives_into_woods_from_any_side(table: Table) -> None:
    board, truck = table.system.map.board, TRUCKS[0]
    wood = next(hex_ for hex_ in board if board.terrain(hex_) == {"woods"} and not board.links(hex_, "road"))
    table.insist(table.placing(truck, board.hex_name(next(iter(board.neighbours(wood))))))
    table.go_to(Phase.FIRST_MOVEMENT)
    table.rule_status(truck)
    refusal = table.refused(MoveUnits(units=(truck,), hex=wood))
    assert (refusal.key, refusal.rule) == ("scw-terrain-prohibited", "CH.TEC.woods")


def test_the_trucks_of_the_13th_come_with_it_and_where_it_comes() -> None:
    """Two with its battalions at 2133, two with the rest at 3633 (B.3a)."""
    table = Table(Battle.BRUNETE)
    table.tell(NATIONALIST, "13: 4-4-6 II\nTRUCK: truck 0-0-12")
    ride = MoveUnits(units=("B-N-TRUCK-truck-1", "B-N-13-infantry-1"), hex=table.hex("2133"))
    table.go_to(Phase.SECOND_MOVEMENT)
    assert table.refused(table.move("B-N-TRUCK-truck-1", "2133")).key == "scw-arrives-later"
    table.go_to(Phase.FIRST_MOVEMENT, turn=2)
    assert table.refused(table.move("B-N-TRUCK-truck-1", "2110")).key == "scw-not-an-entry-hex"
    table.do(ride)
    assert table.where("B-N-13-infantry-1") == "2133"


def test_trucks_are_their_sides_whomever_they_are_told_behind_and_wait_with_whom_they_bring() -> None:
    """B.3a: a battalion and its truck wait together, to be taken in hand together."""
    table = Table(Battle.BRUNETE)
    table.tell(NATIONALIST, "13th Division: 1st Battalion 4-4-6, 2 trucks")
    trucks = [unit for unit in table.game.units.values() if unit.counter.arm is Arm.TRUCK]
    assert [unit.id for unit in trucks] == ["B-N-TRUCK-truck-1", "B-N-TRUCK-truck-2"]
    assert {unit.face.movement for unit in trucks} == {12}
    shown = list(map_counters(table.scene))
    assert {one.box for one in shown} == {"hand-B-N-13"}
    assert len({one.place for one in shown}) == 1


def test_who_rides_leaves_the_map_as_far_as_its_truck_gets() -> None:
    """B.7b, 16.0a: on foot nothing would be left at 1501."""
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "39: 5-5-6 III\nTRUCK: truck 0-0-12")
    both = (TRUCKS[0], "B-R-39-infantry-1")
    for unit in both:
        table.insist(table.placing(unit, "1206"))
    table.go_to(Phase.FIRST_MOVEMENT)
    on_foot = LeaveMap(units=both[1:], by=table.hex("1501"))
    assert table.refused(on_foot).rule == "16.0a"
    table.do(LeaveMap(units=both, by=table.hex("1501")))
    assert table.where(both[1]) == "exited"


def test_who_rode_into_a_zone_goes_back_the_way_its_truck_came() -> None:
    """11.6f: on foot it would have come over 1911."""
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "39: 5-5-6 III\nTRUCK: truck 0-0-12")
    table.tell(NATIONALIST, "71: 3-3-6 III")
    table.put(B_N_71_infantry_1="2112")
    both = (TRUCKS[0], "B-R-39-infantry-1")
    for unit in both:
        table.insist(table.placing(unit, "1807"))
    table.go_to(Phase.FIRST_MOVEMENT)
    table.do(MoveUnits(units=both, hex=table.hex("2012")))
    assert [table.unit(unit).stand.came_from for unit in both] == [table.hex("2011")] * 2
