"""The reserve in Madrid: when it comes, where it stays, where it may not go (J.18)."""

import pytest

from companion.board.grid_readings import grid_readings, regrid
from companion.board.library import open_board
from companion.games.spanish_civil_war.procedures.entering import open_entry_hexes
from companion.games.spanish_civil_war.procedures.reserves import call_reminders
from companion.games.spanish_civil_war.rules.ground.battle_map import BattleMap
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.shown.clock import clock_panel
from companion.games.spanish_civil_war.shown.now import now
from companion.games.spanish_civil_war.table.commands import CallReserve, LeaveMap
from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.panels import ChoiceList
from companion.session.commands import SetFacts
from companion.session.messages import Command
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

FOOT = "J-N-1-infantry-1"


@pytest.fixture
def jarama() -> Table:
    """The first Nationalist movement phase; a brigade that waits in the Madrid box."""
    table = Table(Battle.JARAMA)
    table.tell(NATIONALIST, "1: 2x 7-4-6/3-3-6 II, HQ 0-1-6")
    table.tell(REPUBLICAN, "48: 2x 3-4-6/2-2-6 II\n70: 3x 3-3-6 II")
    table.go_to(Phase.FIRST_MOVEMENT)
    return table


def test_two_units_of_the_reserve_come_when_the_enemy_is_near(jarama: Table) -> None:
    for number in (1, 2, 3):
        jarama.take(f"J-R-70-infantry-{number}", Spot.MADRID)
    assert jarama.refused(CallReserve()).rule == "J.18c"
    jarama.put(J_N_1_infantry_1="3349")
    jarama.do(CallReserve())
    assert jarama.refused(CallReserve()).key == "scw-reserve-out"
    jarama.go_to(Phase.SECOND_MOVEMENT)
    for number in (1, 2):
        jarama.do(jarama.move(f"J-R-70-infantry-{number}", "4833"))
    refusal = jarama.refused(jarama.move("J-R-70-infantry-3", "4833"))
    assert (refusal.key, refusal.args["units"]) == ("scw-reserve-enough", 2)


def test_of_those_called_any_are_taken_in_hand_until_two_have_come(jarama: Table) -> None:
    """J.18c: told before what earlier turns may have brought, and also once the enemy has gone back."""
    for number in (1, 2, 3):
        jarama.take(f"J-R-70-infantry-{number}", Spot.MADRID)
    jarama.put(J_N_1_infantry_1="3349")
    jarama.go_to(Phase.SECOND_MOVEMENT, turn=3)
    jarama.judge()
    assert [one.what.key for one in now(jarama.scene).due][-2:] == [
        "scw-now-reserve-two",
        "scw-now-untold-earlier",
    ]
    jarama.do(CallReserve())
    jarama.put(J_N_1_infantry_1="3329")
    waiting = ["J-R-70-infantry-1", "J-R-70-infantry-2", "J-R-70-infantry-3"]
    for left in (2, 1):
        (due,) = (one for one in now(jarama.scene).due if one.what.key == "scw-reserve-two-left")
        assert (due.what.args["left"], list(due.counters)) == (left, waiting)
        jarama.do(jarama.move(waiting.pop(0), "4833"))
    assert not [one for one in now(jarama.scene).due if one.what.rule == "J.18c"]


def test_once_the_schedule_has_released_all_no_two_are_called(jarama: Table) -> None:
    """J.18d: from 21 February on, turn 16, nobody waits for the enemy to come near."""
    jarama.put(J_N_1_infantry_1="3349")
    jarama.go_to(Phase.FIRST_MOVEMENT, turn=15)
    assert [one.rule for one in call_reminders(jarama.scene)] == ["J.18c"]
    jarama.go_to(Phase.FIRST_MOVEMENT, turn=16)
    assert not [*call_reminders(jarama.scene)]
    assert jarama.refused(CallReserve()).key == "scw-reserve-scheduled"


def test_who_was_told_and_not_put_into_the_box_yet_is_held_there_all_the_same(jarama: Table) -> None:
    """J.18a, J.18c: as where a battle is taken up in the middle."""
    jarama.go_to(Phase.SECOND_MOVEMENT)
    assert jarama.refused(jarama.move("J-R-70-infantry-1", "4833")).key == "scw-reserve-held"
    jarama.insist(CallReserve())
    for number in (1, 2):
        jarama.do(jarama.move(f"J-R-70-infantry-{number}", "4833"))
    assert jarama.refused(jarama.move("J-R-70-infantry-3", "4833")).key == "scw-reserve-enough"


def test_who_is_released_from_the_box_stands_in_the_round(jarama: Table) -> None:
    """J.18d: the 70th by the schedule on turn 14, shaded where it may come out, not before."""
    waits = "J-R-70-infantry-1"
    jarama.take(waits, Spot.MADRID)
    jarama.go_to(Phase.SECOND_MOVEMENT)
    assert not _in_the_round(jarama)
    jarama.go_to(Phase.SECOND_MOVEMENT, turn=14)
    assert waits in _in_the_round(jarama)
    shaded = open_entry_hexes(jarama.scene, jarama.unit(waits))
    assert jarama.hex("4833") in shaded
    assert jarama.hex("4849") not in shaded


def _in_the_round(table: Table) -> list[str]:
    """The counters that the strip has enter."""
    now = table.system.now(table.session.state)
    return [id_ for due in now.due if due.what.key == "scw-now-arrivals" for id_ in due.counters]


@pytest.mark.parametrize("hex_", ["4138", "4130"])
def test_all_of_it_comes_when_the_river_is_crossed_or_the_row_reached(jarama: Table, hex_: str) -> None:
    jarama.put(J_N_1_infantry_1="3129")
    assert jarama.refused(CallReserve(is_whole=True)).rule == "J.18b"
    jarama.insist(jarama.placing(FOOT, hex_))
    jarama.do(CallReserve(is_whole=True))
    assert jarama.game.is_reserve_free


def test_the_reserve_comes_and_stays_across_the_manzanares(jarama: Table) -> None:
    """J.18e: it appears there, and neither moves out nor leaves the map, until all of it is released."""
    for number in (1, 2):
        jarama.take(f"J-R-70-infantry-{number}", Spot.MADRID)
    jarama.insist(CallReserve())
    jarama.go_to(Phase.SECOND_MOVEMENT)
    assert jarama.refused(jarama.move("J-R-70-infantry-1", "4849")).rule == "J.18e"
    jarama.do(jarama.move("J-R-70-infantry-1", "4846"))
    out, off = jarama.move("J-R-70-infantry-1", "4847"), LeaveMap(units=("J-R-70-infantry-1",))
    assert [(jarama.refused(wish).rule, jarama.refused(wish).hexes) for wish in (out, off)] == [
        ("J.18e", (jarama.hex("4847"),)),
        ("J.18e", ()),
    ]
    jarama.insist(CallReserve(is_whole=True))
    jarama.do(jarama.move("J-R-70-infantry-1", "4845"))


def test_released_as_a_whole_it_still_comes_out_of_madrid_in_its_area(jarama: Table) -> None:
    """J.18e: it goes where it likes from there, and appears nowhere else."""
    jarama.take("J-R-70-infantry-1", Spot.MADRID)
    jarama.insist(CallReserve(is_whole=True))
    jarama.go_to(Phase.SECOND_MOVEMENT)
    assert jarama.refused(jarama.move("J-R-70-infantry-1", "1735")).key == "scw-reserve-appears"
    jarama.do(jarama.move("J-R-70-infantry-1", "4846"), jarama.move("J-R-70-infantry-1", "4847"))


def test_the_clock_tells_when_the_reserve_may_be_called(jarama: Table) -> None:
    def told() -> list[str]:
        return [reason.key for reason in call_reminders(jarama.scene)]

    def offered() -> list[Command]:
        lists = (part for part in clock_panel(jarama.scene).parts if isinstance(part, ChoiceList))
        calls = (choice for part in lists for choice in part.choices if choice.command is CallReserve)
        return [choice.build() for choice in calls]

    assert told() == []
    jarama.put(J_N_1_infantry_1="3349")
    assert told() == ["scw-reserve-two-due"]
    assert offered() == [CallReserve()]
    jarama.do(CallReserve())
    assert told() == ["scw-reserve-two-left"]
    assert offered() == []
    jarama.insist(jarama.placing(FOOT, "4130"))
    assert told() == ["scw-reserve-all-due"]
    assert offered() == [CallReserve(is_whole=True)]
    jarama.go_to(Phase.SECOND_MOVEMENT)
    (due,) = (one for one in now(jarama.scene).due if one.what.key == "scw-now-reserve-all")
    assert due.choice
    assert due.choice.build() == CallReserve(is_whole=True)
    jarama.do(CallReserve(is_whole=True))
    assert told() == []
    assert offered() == []


def test_without_counters_the_players_say_so() -> None:
    table = Table(Battle.JARAMA)
    table.do(CallReserve(is_whole=True))
    assert table.game.is_reserve_free


def test_who_was_set_up_with_the_reserve_stays_until_its_release(jarama: Table) -> None:
    jarama.insist(jarama.placing("J-R-48-infantry-1", "4440"))
    jarama.do(SetFacts(facts={"units/J-R-48-infantry-1/stand/is_held": True}))
    jarama.insist(CallReserve())
    jarama.go_to(Phase.SECOND_MOVEMENT)
    jarama.judge()
    assert jarama.game.status("J-R-48-infantry-1").is_in_command
    assert jarama.refused(jarama.move("J-R-48-infantry-1", "4448")).rule == "J.18e"
    jarama.insist(CallReserve(is_whole=True))
    assert jarama.refused(jarama.move("J-R-48-infantry-1", "4450")).rule == "J.18b"
    jarama.do(jarama.move("J-R-48-infantry-1", "4441"))


@pytest.mark.parametrize("grid", ["", *(reading.id for reading in grid_readings("jarama"))])
def test_the_far_bank_of_the_henares_begins_at_its_hexsides_on_every_grid(grid: str) -> None:
    """Nobody stands on both banks, and the places that bring the reserve out lie on the far one."""
    board = open_board("jarama")
    reading = next((one for one in grid_readings("jarama") if one.id == grid), None)
    drawn = BattleMap(regrid(board, reading) if reading else board, Battle.JARAMA)
    far, near = drawn.region("south-east-of-henares"), drawn.region("henares-north-bank")
    assert not far & (near | drawn.region("across-manzanares"))
    places = {drawn.board.parse_hex(name) for name in ("3649", "3351", "2551")}
    assert places <= far
    rivers = [side for side, facts in drawn.board.hexsides.items() if facts.name in {"Henares", "Jarama"}]
    crossed = [side for side in rivers if any(hex_ in far for hex_ in side.hexes)]
    assert crossed
    assert not any(all(hex_ in far for hex_ in side.hexes) for side in crossed)


def test_the_released_reserve_keeps_off_the_far_bank_of_the_henares(jarama: Table) -> None:
    reserve, other = "J-R-70-infantry-1", "J-R-48-infantry-1"
    jarama.insist(CallReserve(is_whole=True))
    jarama.go_to(Phase.SECOND_MOVEMENT)
    for id_ in (reserve, other):
        jarama.insist(jarama.placing(id_, "4547"))
    refusal = jarama.refused(jarama.move(reserve, "4548"))
    assert (refusal.key, refusal.rule) == ("scw-reserve-henares", "J.18b")
    before = jarama.where(reserve)
    assert before == "4547"
    jarama.insist(jarama.move(reserve, "4548"))
    assert jarama.where(reserve) == "4548"
    jarama.do(jarama.move(other, "4548"))  # no reserve: it goes where it likes


def test_where_players_read_it_so_the_far_bank_bars_nobody(jarama: Table) -> None:
    reserve = "J-R-70-infantry-1"
    jarama.session.choose_setting("scw-far-bank-bars-reserve", False)
    jarama.insist(CallReserve(is_whole=True))
    jarama.go_to(Phase.SECOND_MOVEMENT)
    jarama.insist(jarama.placing(reserve, "4547"))
    jarama.do(jarama.move(reserve, "4548"))
    assert jarama.where(reserve) == "4548"
