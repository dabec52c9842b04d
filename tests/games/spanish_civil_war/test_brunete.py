"""What only Brunete has: dice for the initiative, air points, objectives, withdrawals, trucks."""

import pytest

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.leaving import ways_off
from companion.games.spanish_civil_war.procedures.support import air_points_left
from companion.games.spanish_civil_war.procedures.untold import untold_arrivals
from companion.games.spanish_civil_war.purposes import SpanishPurpose
from companion.games.spanish_civil_war.rules.scoring import score_of
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.shown.air import bomb_choices
from companion.games.spanish_civil_war.shown.forces import lost_hqs
from companion.games.spanish_civil_war.shown.schedule import waiting_of
from companion.games.spanish_civil_war.table.commands import (
    BombHex,
    DeclareFight,
    FireBarrage,
    JoinFight,
    LeaveMap,
    MoveUnits,
    NextPhase,
    PlaceUnits,
    PreviousPhase,
    RebuildHq,
    ReceiveDivision,
)
from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.news import news_since
from companion.kit.panels import Lines
from companion.session.log import log_lines
from tests.due_now import now_of
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

REGIMENT = "B-R-34-infantry-1"


@pytest.fixture
def table() -> Table:
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "34: 2x 5-5-6/3-3-6 III, HQ 0-1-6\n46: 5-5-6/3-3-6 III\nV: HQ\nTRUCK: 2x truck")
    table.tell(NATIONALIST, "71: 2x 2-3-6/1-2-6 II, HQ 0-1-6")
    table.put(B_R_34_infantry_1="1903", B_R_34_hq_1="1803", B_N_71_infantry_1="2403", B_N_71_hq_1="2112")
    return table


def test_the_republicans_begin_and_dice_decide_from_turn_3(table: Table) -> None:
    assert table.game.clock.first_player is REPUBLICAN
    table.go_to(Phase.INITIATIVE, turn=2)
    assert table.game.clock.first_player is NATIONALIST
    table.go_to(Phase.SECOND_COMBAT, turn=2)
    table.do(NextPhase())
    before = table.session.state
    table.dice(3, 4)
    tied = table.session.state
    assert tied.waiting[0].purpose == SpanishPurpose.INITIATIVE
    assert [(one.key, one.rule) for one in table.system.came_of(before, tied)] == [
        ("scw-initiative-tied", "B.1c")
    ]
    table.dice(3, 6)
    assert table.game.clock.first_player is REPUBLICAN
    assert table.system.came_of(tied, table.session.state) == ()
    events = [event for act in table.session.journal.done[-1].acts for event in act.events]
    told = [reason for event in events for reason in event.news()]
    assert [(one.key, one.args["side"]) for one in told] == [("scw-log-first-player", REPUBLICAN)]


def test_the_weather_is_always_clear_without_a_die(table: Table) -> None:
    table.do(NextPhase())
    assert table.session.state.waiting == ()
    assert table.game.clock.weather == "clear"


def test_air_points_are_spent_and_come_back_each_turn(table: Table) -> None:
    table.go_to(Phase.FIRST_BOMBARDMENT)
    bombs = BombHex(side=REPUBLICAN, hex=table.hex("2403"), air_points=14)
    assert table.refused(bombs.model_copy(update={"air_points": 21})).rule == "13.2c"
    table.do(bombs)
    table.dice(2)
    fight = table.game.fight
    assert fight is not None
    assert (fight.code, dict(fight.steps_due)) == ("1", {NATIONALIST: 0})  # one alone can lose it
    assert table.unit("B-N-71-infantry-1").stand.is_reduced
    assert air_points_left(table.scene, REPUBLICAN) == 6


def test_bombs_do_not_harm_an_hq(table: Table) -> None:
    table.go_to(Phase.FIRST_BOMBARDMENT)
    bombs = BombHex(side=REPUBLICAN, hex=table.hex("2112"), air_points=14)
    goals = [one.goals for choice in bomb_choices(table.scene) for one in choice.inputs if one.name == "hex"]
    assert all(table.hex("2112") not in hexes for hexes in goals)
    assert table.refused(bombs).rule == "10.4"
    assert table.game.flown_now.points == {}
    table.insist(bombs)
    table.dice(1)
    fight = table.game.fight
    assert fight is not None
    assert dict(fight.steps_due) == {NATIONALIST: 0}


def test_bombs_do_not_harm_a_truck_alone(table: Table) -> None:
    table.put(B_R_TRUCK_truck_1="2303")
    table.go_to(Phase.SECOND_BOMBARDMENT)
    assert table.refused(BombHex(side=NATIONALIST, hex=table.hex("2303"), air_points=4)).rule == "B.7e"


def test_entering_an_objective_captures_it_and_takes_the_place(table: Table) -> None:
    before = score_of(table.scene)
    table.go_to(Phase.FIRST_MOVEMENT)
    table.judge()
    table.insist(table.move(REGIMENT, "1907"))
    assert table.game.captured_by("B-R-34") == ("1907",)
    events = (event for act in table.session.journal.done[-1].acts for event in act.events)
    told = [one for event in events for one in event.news() if one.key != "scw-news-moved"]
    assert [(one.key, one.rule, one.args) for one in told] == [
        ("scw-news-place", "B.6a", {"side": "republican", "points": 1}),
        ("scw-news-captured", "B.15b", {"hexes": "1907"}),
    ]
    packed = {(str(one.piece.key), one.hex, one.count) for one in table.system.inventory(table.session.state)}
    assert ("scw-packed-captured", table.hex("1907"), 1) in packed
    assert ("scw-formation-b-n-13", None, 3) in packed  # its assault points
    assert table.game.holders["1907"] is REPUBLICAN
    assert score_of(table.scene).difference == before.difference + 2


def test_the_enemy_retakes_an_objective(table: Table) -> None:
    table.put(B_R_34_infantry_1="1907")
    assert table.game.captured_by("B-R-34") == ("1907",)
    table.put(B_R_34_infantry_1="1903", B_N_71_infantry_1="1907")
    assert not table.game.captured_by("B-R-34")
    assert table.game.holders["1907"] is NATIONALIST


def test_a_division_keeps_out_of_others_objectives(table: Table) -> None:
    table.go_to(Phase.FIRST_MOVEMENT)
    table.put(B_R_34_infantry_1="2706")
    refusal = table.refused(table.move("B-R-34-infantry-1", "2806"))
    assert refusal.rule == "B.15c"


def test_guns_keep_their_fire_off_others_objectives(table: Table) -> None:
    table.tell(REPUBLICAN, "34: art 4(9)4")
    table.put(B_N_71_infantry_1="2806", B_R_34_artillery_1="2703")
    table.go_to(Phase.FIRST_COMBAT)
    barrage = FireBarrage(guns=("B-R-34-artillery-1",), hex=table.hex("2806"))
    assert table.refused(barrage).rule == "B.15c"


def test_who_joins_an_attack_keeps_off_others_objectives_too(table: Table) -> None:
    table.put(B_N_71_infantry_1="1907", B_R_34_infantry_1="1906", B_R_46_infantry_1="2007")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(DeclareFight(attackers=(REGIMENT,), hexes=(table.hex("1907"),)))
    assert table.refused(JoinFight(units=("B-R-46-infantry-1",))).rule == "B.15c"


def test_corps_hqs_keep_to_their_columns(table: Table) -> None:
    table.put(B_R_V_hq_1="1801")
    table.go_to(Phase.FIRST_MOVEMENT)
    assert table.refused(table.move("B-R-V-hq-1", "2002")).rule == "B.15f"


def test_a_division_comes_for_one_that_has_left(table: Table) -> None:
    receive = ReceiveDivision(division="B-R-14", leaving="B-R-46")
    assert table.refused(receive).rule == "B.16b"
    table.put(B_R_46_infantry_1="1501")
    table.go_to(Phase.FIRST_MOVEMENT, turn=9)
    if table.game.clock.phasing is not REPUBLICAN:
        table.go_to(Phase.SECOND_MOVEMENT)
    assert table.refused(receive).key == "scw-withdrawal-unfinished"
    table.tell(REPUBLICAN, "46: 5-5-6 III")
    table.do(LeaveMap(units=("B-R-46-infantry-1",)))
    assert table.refused(receive).key == "scw-withdrawal-waiting"
    table.take("B-R-46-infantry-2", Spot.ELIMINATED)  # B.16c
    table.do(receive)
    assert table.game.replacements == ("B-R-14",)
    assert table.refused(receive).key == "scw-no-such-replacement"
    again = ReceiveDivision(division="B-R-39", leaving="B-R-46")
    assert table.refused(again).key == "scw-withdrawal-relieved"
    table.go_to(Phase.SECOND_COMBAT)
    assert table.refused(again).rule == "B.16b"


def _lose_the_hq_of_the_46th(table: Table) -> None:
    """The Republicans move on turn 9, one regiment of the division left beside the edge."""
    table.tell(REPUBLICAN, "46: HQ 0-1-6")
    table.put(B_R_46_infantry_1="1501")
    table.take("B-R-46-hq-1", Spot.ELIMINATED)
    table.go_to(Phase.FIRST_MOVEMENT, turn=9)
    if table.game.clock.phasing is not REPUBLICAN:
        table.go_to(Phase.SECOND_MOVEMENT)


def test_no_hq_of_a_division_that_has_left_is_rebuilt(table: Table) -> None:
    """What left never comes back, and a fallen HQ has nobody left to lead (B.16c)."""
    _lose_the_hq_of_the_46th(table)
    assert [hq.id for hq in lost_hqs(table.scene)] == ["B-R-46-hq-1"]
    table.do(LeaveMap(units=("B-R-46-infantry-1",)))
    table.do(ReceiveDivision(division="B-R-14", leaving="B-R-46"))
    assert not list(lost_hqs(table.scene))
    assert table.refused(RebuildHq(unit="B-R-46-hq-1")).rule == "B.16c"


def test_an_hq_that_was_to_return_stays_away_once_its_division_has_left(table: Table) -> None:
    _lose_the_hq_of_the_46th(table)
    table.do(RebuildHq(unit="B-R-46-hq-1"))
    table.dice(1)
    table.do(LeaveMap(units=("B-R-46-infantry-1",)))
    table.do(ReceiveDivision(division="B-R-14", leaving="B-R-46"))
    table.go_to(Phase.FIRST_MOVEMENT, turn=10)
    if table.game.clock.phasing is not REPUBLICAN:
        table.go_to(Phase.SECOND_MOVEMENT)
    assert table.refused(table.move("B-R-46-hq-1", "1501")).rule == "B.16c"
    assert not any("B-R-46-hq-1" in due.counters for due in now_of(table.session).due)


@pytest.mark.parametrize("leaving", ["B-R-39", "B-R-V", "B-N-71", "no such"])
def test_only_another_republican_division_leaves_for_one(table: Table, leaving: str) -> None:
    receive = ReceiveDivision(division="B-R-39", leaving=leaving)
    assert table.refused(receive).key == "scw-withdrawal-no-division"


def test_an_enemy_that_comes_removes_a_truck(table: Table) -> None:
    table.put(B_R_TRUCK_truck_1="2303")
    table.go_to(Phase.SECOND_MOVEMENT)
    table.do(table.move("B-N-71-infantry-1", "2303"))
    assert table.where("B-R-TRUCK-truck-1") == "eliminated"


def test_one_day_turns_are_a_reading() -> None:
    table = Table(Battle.BRUNETE, **{"scw-brunete-turns": "one-day"})
    assert table.game.clock.last_turn == 19


def test_the_battle_ends_after_its_last_turn(table: Table) -> None:
    table.go_to(Phase.SECOND_COMBAT, turn=10)
    table.do(NextPhase())
    assert table.game.clock.is_over
    assert table.refused(NextPhase()).key == "scw-battle-over"
    table.do(PreviousPhase())
    assert not table.game.clock.is_over
    table.do(NextPhase())


def test_stacks_are_checked_when_units_are_set_up(table: Table) -> None:
    again = PlaceUnits(units=("B-R-34-infantry-2",), hex=table.hex("1903"))
    assert table.refused(again).rule in {"B.8", "7.3a"}
    table.insist(again)
    assert [unit.faction for unit in table.scene.at(table.hex("1903"))] == [Faction.REPUBLICAN] * 2


def test_a_unit_put_right_before_the_first_move_began_where_it_was_put(table: Table) -> None:
    garrison = "B-N-71-infantry-2"
    table.put(B_N_71_infantry_2="1506")
    table.put(B_N_71_infantry_2="1511")
    assert table.unit(garrison).stand.began_in == table.hex("1511")
    table.take(garrison, Spot.HAND)
    table.put(B_N_71_infantry_2="1907")
    assert table.unit(garrison).stand.began_in == table.hex("1907")
    table.go_to(Phase.FIRST_COMBAT)
    table.insist(table.placing(garrison, "1511"))
    assert table.unit(garrison).stand.began_in == table.hex("1907")


def test_a_truck_carries_one_regiment_farther_than_it_walks(table: Table) -> None:
    table.tell(REPUBLICAN, "34: 2x 5-5-2 III\nTRUCK: truck 0-0-12")
    walker, other, truck = "B-R-34-infantry-3", "B-R-34-infantry-4", "B-R-TRUCK-truck-3"
    for unit in (walker, other, truck):
        table.insist(table.placing(unit, "1501"))
    table.go_to(Phase.FIRST_MOVEMENT)
    table.judge()
    goal = table.hex("1504")
    assert table.refused(MoveUnits(units=(walker,), hex=goal)).key == "scw-out-of-reach"
    assert table.refused(MoveUnits(units=(truck, walker, other), hex=goal)).rule == "B.7b"
    table.do(MoveUnits(units=(truck, walker), hex=goal))
    assert table.where(walker) == table.where(truck) == "1504"
    assert table.refused(MoveUnits(units=(walker,), hex=table.hex("1505"))).rule == "B.7c"


# ---- what waits off the map ----


def entries(table: Table, unit: str) -> set[str]:
    """The hexes that the map shades for a unit in hand."""
    shades = table.system.reach(table.session.state, (unit,))
    return {table.system.map.board.hex_name(hex_) for shade in shades for hex_ in shade.hexes}


def test_the_map_shades_where_reinforcements_enter_from_their_turn_on(table: Table) -> None:
    table.tell(NATIONALIST, "12: 2x 4-4-6/2-2-6 II")
    unit, hexes = "B-N-12-infantry-1", {"3610", "3611", "3612", "3613", "3614"}
    table.go_to(Phase.SECOND_MOVEMENT)
    assert entries(table, unit) == set()
    place = waiting_of(table.scene, table.scene.formation(table.unit(unit)))
    assert (place["where"], place["turn"], set(str(place["hexes"]).split())) == ("due-at", "2", hexes)
    table.go_to(Phase.FIRST_MOVEMENT, turn=2)
    assert entries(table, unit) == hexes


def test_the_tracker_says_that_the_battle_is_over_and_who_won(table: Table) -> None:
    table.go_to(Phase.SECOND_COMBAT, turn=10)
    table.do(NextPhase())
    lines = next(iter(table.system.panels(table.session.state))).parts[0]
    assert isinstance(lines, Lines)
    assert [line.key for line in lines.lines] == ["scw-battle-over", "scw-score-totals", "scw-level"]
    (due,) = now_of(table.session).due
    assert (due.what, due.panel, due.is_owed) == (lines.lines[-1], "scw-victory", False)


def test_a_division_enters_as_soon_as_another_has_left_and_is_told_who_stays_behind() -> None:
    """B.16: what was lost before does not matter; a second one waits for another to leave."""
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "46: 3x 4-4-6/2-2-6, HQ 0-1-6\n39: 4-4-6\n14: 4-4-6")
    for number, hex_ in ((1, "1501"), (2, "1501")):
        table.insist(table.placing(f"B-R-46-infantry-{number}", hex_))
    table.take("B-R-46-infantry-3", Spot.ELIMINATED)
    table.take("B-R-46-hq-1", Spot.ELIMINATED)
    table.go_to(Phase.SECOND_MOVEMENT, turn=9)
    if table.game.clock.phasing is not REPUBLICAN:
        table.go_to(Phase.FIRST_MOVEMENT, turn=10)
    table.do(LeaveMap(units=("B-R-46-infantry-1",)))
    waits = table.refused(table.move("B-R-39-infantry-1", "1701"))
    assert (waits.key, waits.hexes) == ("scw-withdrawal-unfinished", (table.hex("1501"),))
    table.do(LeaveMap(units=("B-R-46-infantry-2",)))
    table.do(table.move("B-R-39-infantry-1", "1701"))
    assert table.game.replacements == ("B-R-39",)
    told = news_since(table.session.journal, len(table.session.journal.entries)).reasons
    assert [(told[0].key, told[0].args["points"])] == [("scw-news-received", 1)]
    assert table.refused(table.move("B-R-14-infantry-1", "1501")).rule.startswith("B.16")


def test_what_may_come_for_a_division_that_has_left_is_due_in_the_same_phase() -> None:
    """B.16b: either, until one of them has come; before the other division has left neither."""
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "46: 4-4-6")
    table.insist(table.placing("B-R-46-infantry-1", "1501"))
    table.go_to(Phase.SECOND_MOVEMENT, turn=9)
    if table.game.clock.phasing is not REPUBLICAN:
        table.go_to(Phase.FIRST_MOVEMENT, turn=10)
    waiting = {"B-R-14", "B-R-39"}

    def due() -> set[str]:
        return waiting & {one.formation.id for one in untold_arrivals(table.scene)}

    assert due() == set()
    table.do(LeaveMap(units=("B-R-46-infantry-1",)))
    assert due() == waiting
    table.tell(REPUBLICAN, "39: 4-4-6 @ 1701")  # told where it comes, as good as moved there
    assert table.game.replacements == ("B-R-39",)
    assert due() == set()


def test_guns_that_were_set_up_are_none_of_those_that_arrive() -> None:
    """B.2d, B.4b: one of V Corps and two of XVIII Corps, and one more of each on turn 2."""
    table = Table(Battle.BRUNETE)
    guns = {"B-R-VART": "V Corps artillery 4(8)5", "B-R-XVIIIART": "XVIII Corps artillery 4(8)5"}
    table.tell(REPUBLICAN, f"{guns['B-R-VART']} @ 1401\n2 XVIII Corps artillery battalions 4(8)5 @ 1601 1502")
    table.go_to(Phase.SECOND_MOVEMENT, turn=2)

    def due() -> set[str]:
        return set(guns) & {one.formation.id for one in untold_arrivals(table.scene)}

    assert due() == set(guns)
    table.tell(REPUBLICAN, "+" + guns["B-R-VART"])
    assert due() == {"B-R-XVIIIART"}
    table.tell(REPUBLICAN, "+" + guns["B-R-XVIIIART"])
    assert due() == set()


def test_what_came_due_last_is_named_first() -> None:
    """B.4: on turn 4 the 45th Division before those of turn 2 that a table told nothing of."""
    table = Table(Battle.BRUNETE)
    table.go_to(Phase.SECOND_MOVEMENT, turn=4)
    if table.game.clock.phasing is not REPUBLICAN:
        table.go_to(Phase.FIRST_MOVEMENT, turn=4)
    due = [one.formation.id for one in untold_arrivals(table.scene)]
    assert {"B-R-45", "B-R-3TK"} <= set(due[:4])
    assert {"B-R-35", "B-R-15", "B-R-10"} == set(due[4:])


def test_another_turn_set_by_hand_is_begun_with_its_own_dice(table: Table) -> None:
    """B.1c: who was first on the turn before is not first on this one; going on asks until it is rolled."""
    table.session.set_facts({"clock/moment/turn": 9})
    assert table.game.clock.first_player is None
    table.do(NextPhase())
    table.dice(3, 4)
    table.dice(2, 5)
    assert table.game.clock.first_player is REPUBLICAN
    table.session.set_facts({"clock/moment/turn": 2})
    assert table.game.clock.first_player is NATIONALIST
    table.session.set_facts({"clock/moment/turn": 5, "clock/first_player": "republican"})
    assert table.game.clock.first_player is REPUBLICAN


def test_a_turn_set_in_mid_game_has_the_first_player_that_the_scenario_names(table: Table) -> None:
    """B.1c: on turn 2 the Nationalists, whatever phase is set with it; what dice told stays as it is."""
    table.session.set_facts({"clock/moment/turn": 2, "clock/moment/phase": "first-combat"})
    assert table.game.clock.phasing is NATIONALIST
    table.session.set_facts({"clock/moment/turn": 1})
    assert table.game.clock.phasing is REPUBLICAN
    table.session.set_facts({"clock/moment/turn": 4})
    assert table.game.clock.phasing is REPUBLICAN


def test_a_unit_leaves_in_one_act_by_a_hex_that_it_reaches_with_a_point_left(table: Table) -> None:
    """16.0a, B.16: 1502 to 1501 and off the map; from ten hexes away there is no such way."""
    unit = "B-R-46-infantry-1"
    table.put(**{unit.replace("-", "_"): "1502"})
    table.go_to(Phase.FIRST_MOVEMENT)
    assert table.hex("1501") in set(ways_off(table.scene, (unit,)))
    table.do(LeaveMap(units=(unit,), by=table.hex("1501")))
    stand = table.unit(unit).stand
    assert (stand.spot, stand.left_by) == (Spot.EXITED, table.hex("1501"))
    told = news_since(table.session.journal, len(table.session.journal.entries)).reasons
    assert [(reason.key, reason.hexes) for reason in told] == [("scw-news-left", (table.hex("1501"),))]
    (logged,) = (line.details for line in log_lines(table.session.journal)[-1:])
    assert [reason.key for group in logged for reason in group] == ["scw-unit", "value-hex"]  # each once
    far = LeaveMap(units=(REGIMENT,), by=table.hex("1513"))
    assert table.refused(far).rule == "6.1d"
    table.put(B_R_34_infantry_1="1511")
    assert set(ways_off(table.scene, (REGIMENT,))) == set()


def test_who_leaves_goes_through_a_hex_that_is_full() -> None:
    """6.2b, 6.2c: the tanks in 1501 are in nobody's way; to stay there with them is too much."""
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "11: 5-4-6 III\n1TK: 2x 3-2-12 tank II")
    table.insist(table.placing("B-R-11-infantry-1", "1602"))
    for number in (1, 2):
        table.insist(table.placing(f"B-R-1TK-armour-{number}", "1502"))
    table.go_to(Phase.FIRST_MOVEMENT)
    table.do(*(table.move(f"B-R-1TK-armour-{number}", "1501") for number in (1, 2)))
    unit = "B-R-11-infantry-1"
    assert table.refused(table.move(unit, "1501")).key == "scw-stack-large-alone"
    table.do(LeaveMap(units=(unit,), by=table.hex("1501")))
    assert table.unit(unit).stand.spot is Spot.EXITED


def test_the_rest_of_a_division_goes_by_the_hex_that_others_of_it_took(table: Table) -> None:
    """B.16: only who is of the division that has begun to leave."""
    first, second, other = "B-R-46-infantry-1", "B-R-46-hq-1", "B-R-34-infantry-1"
    table.tell(REPUBLICAN, "46: 2x 4-4-6/2-2-6, HQ 0-1-6")
    table.put(B_R_46_infantry_1="1502", B_R_46_hq_1="1602", B_R_34_infantry_1="1602")
    table.go_to(Phase.FIRST_MOVEMENT)
    assert going_on(table, second) == []
    table.do(LeaveMap(units=(first,), by=table.hex("1501")))
    assert going_on(table, second) == [table.hex("1501")]
    assert going_on(table, other) == going_on(table, second, other) == []


def going_on(table: Table, *ids: str) -> list[object]:
    """The hexes by which what others began goes on."""
    choices = table.system.counter_choices(table.session.state, ids)
    return [choice.values["by"] for choice in choices if choice.goes_on]
