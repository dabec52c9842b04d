"""Rules that meet in one position, where each of them alone has its own tests."""

import pytest

from companion.games.spanish_civil_war.procedures.aftermath import ways_out
from companion.games.spanish_civil_war.procedures.duties import duties, left_refusal
from companion.games.spanish_civil_war.procedures.entering import open_entry_hexes
from companion.games.spanish_civil_war.procedures.figures import combat_of, flights_of
from companion.games.spanish_civil_war.procedures.stacking import overstacked
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.shown.combat import fight_choices
from companion.games.spanish_civil_war.shown.in_hand import move_command
from companion.games.spanish_civil_war.shown.now import now
from companion.games.spanish_civil_war.table.commands import (
    AdvanceUnit,
    AllotAir,
    DeclareFight,
    FireBarrage,
    JoinFight,
    LeaveMap,
    LoseUnit,
    RebuildHq,
    RetreatUnit,
    RollFight,
    StayInFight,
)
from companion.games.spanish_civil_war.table.fights import Fight, Helpers
from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.terms import Battle
from companion.session.commands import SetFacts
from tests.games.spanish_civil_war.gun_table import FOOT, GUN, TARGET, THEIR_GUN, attack, gun_table
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

SECOND = "J-N-1-infantry-2"
PASSER = "B-R-34-infantry-1"


@pytest.fixture
def table() -> Table:
    return gun_table()


def fight_of(table: Table) -> Fight:
    assert table.game.fight is not None
    return table.game.fight


def back(table: Table, unit: str, hex_: str) -> RetreatUnit:
    return RetreatUnit(units=(unit,), hex=table.hex(hex_))


def leavers(table: Table) -> set[str]:
    """Who is offered a retreat on the page of the combat; of a form those that it suggests."""
    found: set[str] = set()
    for choice in fight_choices(table.scene, fight_of(table)):
        if choice.command is RetreatUnit:
            found |= {*choice.values.get("units", ())}
            found |= {one.value for field in choice.inputs for one in field.suggestions}
    return found


# ---- retreats before the die (5.0E7, 11.61) ----


def test_once_one_attacker_has_left_the_others_and_the_defender_are_still_asked(table: Table) -> None:
    """Either side or both may retreat, though the first retreat ends the combat."""
    table.put(J_N_1_infantry_2="3433")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, FOOT, SECOND), back(table, FOOT, "3531"))
    assert leavers(table) == {SECOND, TARGET}
    assert "scw-others-may-withdraw" in [line.key for line in table.combat_lines()]
    table.do(back(table, TARGET, "3634"))
    assert leavers(table) == set()  # the attacker decides first
    assert "scw-others-may-withdraw" not in [line.key for line in table.combat_lines()]


def test_on_the_map_a_defender_follows_or_retreats_by_where_it_is_put(table: Table) -> None:
    """11.7 into what the attacker has left, 11.61 anywhere else."""
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), back(table, FOOT, "3531"))
    assert isinstance(move_command(table.scene, (TARGET,), table.hex("3532")), AdvanceUnit)
    assert move_command(table.scene, (TARGET,), table.hex("3634")) == back(table, TARGET, "3634")


def test_nobody_joins_an_attack_while_it_is_decided_who_retreats(table: Table) -> None:
    table.put(J_N_1_infantry_2="3433")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), StayInFight())
    late = table.refused(JoinFight(units=(SECOND,)))
    assert (late.key, late.rule) == ("scw-support-before-retreats", "5.0E7")


def test_ground_that_all_have_left_before_the_die_defends_nobody() -> None:
    """CH.TEC: of two attacked hexes, where the combat goes on for the other one (11.61)."""
    table = Table(Battle.JARAMA, **{"scw-voluntary-retreat-ends-combat": False})
    table.tell(REPUBLICAN, "48: 2x 3-4-6/2-2-6 II")
    hills = table.stand(REPUBLICAN, "48: 3-4-6/2-2-6 II", "1244")
    table.stand(REPUBLICAN, "48: 3-4-6/2-2-6 II", "1144")
    foot = table.stand(NATIONALIST, "1: 7-4-6/3-3-6 II", "1143")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(DeclareFight(attackers=(foot,), hexes=(table.hex("1244"), table.hex("1144"))), StayInFight())
    assert combat_of(table.scene, fight_of(table)).bonus.points == 3
    table.do(back(table, hills, "1344"))
    assert fight_of(table).is_open
    assert combat_of(table.scene, fight_of(table)).bonus.points == 0


# ---- guns ----


def test_a_gun_attacked_and_then_barraged_by_freed_fire_supports_nobody(table: Table) -> None:
    """12.5b holds though the attack on it was called off, and its fire became a barrage (12.3.3b)."""
    gun = table.stand(REPUBLICAN, "48: art 4(8)6/2(8)6", "3533")
    table.stand(REPUBLICAN, "48: 3-4-6/2-2-6 II", "3333")
    other = table.stand(NATIONALIST, "1: 7-4-6/3-3-6 II", "3332")
    table.go_to(Phase.FIRST_COMBAT)
    wish = attack(table).model_copy(update={"help": Helpers(guns=(GUN,))})
    table.do(wish, StayInFight(), back(table, TARGET, "3634"))
    table.do(FireBarrage(guns=(GUN,), hex=table.hex("3533")))
    table.dice(1)
    table.settle()
    table.do(DeclareFight(attackers=(other,), hexes=(table.hex("3333"),)))
    assert table.refused(JoinFight(units=(gun,))).rule == "12.5b"


def test_a_gun_beside_an_hq_alone_need_not_fire() -> None:
    """12.51a against 10.4: its barrage would harm nobody; once others may attack, it can support them."""
    table = Table(Battle.JARAMA)
    table.stand(REPUBLICAN, "48: HQ 0-1-6", "3533")
    table.stand(NATIONALIST, "1: art 5(6)6/3(6)6", "3532")
    table.go_to(Phase.FIRST_COMBAT)
    (duty,) = duties(table.scene)
    assert duty.excuse
    assert (duty.excuse.key, duty.excuse.rule) == ("scw-excused-in-vain", "10.4")
    assert left_refusal(table.scene) is None
    table.stand(NATIONALIST, "1: 7-4-6/3-3-6 II", "3433")
    assert [one.excuse for one in duties(table.scene) if one.unit.is_gun] == [None]


# ---- aircraft ----


@pytest.mark.parametrize(("sent_to", "strength"), [("3532", 4), ("3634", 8)])
def test_aircraft_sent_to_a_hex_fly_there_though_another_is_attacked_too(sent_to: str, strength: int) -> None:
    """J.13: an F/88 next to the hex that they were sent to (5.0E3) halves them, another's does not."""
    table = Table(Battle.JARAMA)
    foot = table.stand(REPUBLICAN, "48: 5-4-6/2-2-6 II", "3533")
    bomber = "J-R-SB2-air-1"
    table.tell(REPUBLICAN, "SB2: air 8")
    for hex_ in ("3532", "3634"):
        table.stand(NATIONALIST, "1: 3-4-6/2-2-6 II", hex_)
    table.stand(NATIONALIST, "F88: f88 1-2-8 I", "3531")
    table.go_to(Phase.SECOND_COMBAT)
    table.do(AllotAir(side=REPUBLICAN, hex=table.hex(sent_to), aircraft=(bomber,)))
    table.insist(DeclareFight(attackers=(foot,), hexes=(table.hex("3532"), table.hex("3634"))))
    assert [one.strength for one in flights_of(table.scene, fight_of(table), REPUBLICAN)] == [strength]


# ---- stacks ----


def test_two_stacks_change_places_and_are_counted_as_the_phase_ends() -> None:
    """6.2c, 7.2a: who stands in a hex may still go; who has moved stays."""
    table = Table(Battle.BRUNETE)
    here, there = "3611", "3612"
    one, two = (table.stand(NATIONALIST, "12: 5-5-6 III", hex_) for hex_ in (here, there))
    table.go_to(Phase.SECOND_MOVEMENT)
    before = table.session.state
    table.do(table.move(one, there))
    told = table.system.came_of(before, table.session.state)
    assert [(why.rule, why.hexes) for why in told] == [("7.2a", (table.hex(there),))]
    assert [fault.hexes for fault in overstacked(table.scene)] == [(table.hex(there),)]
    table.do(table.move(two, here))
    assert list(overstacked(table.scene)) == []
    third = table.stand(NATIONALIST, "12: 5-5-6 III", "3511")
    assert table.refused(table.move(third, here)).rule == "B.8"


# ---- the reserve (J.18) ----


@pytest.fixture
def reserve() -> Table:
    """A battalion of the 70th at the brink of the reserve's area, the enemy far away."""
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "70: 2x 3-3-6 II")
    table.tell(NATIONALIST, "1: 7-4-6/3-3-6 II")
    return table


def test_who_is_held_in_the_reserves_area_does_not_retreat_out_of_it(reserve: Table) -> None:
    """11.6 against J.18e, as for advances."""
    unit = "J-R-70-infantry-1"
    reserve.insist(reserve.placing(unit, "4128"))
    reserve.do(SetFacts(facts={f"units/{unit}/stand/is_held": True}))
    closed = {
        out.way.hex: out.refusal.rule
        for out in ways_out(reserve.scene, reserve.unit(unit)).ways
        if out.refusal
    }
    assert closed == {"4028": "J.18e", "4029": "J.18e"}


def test_who_was_set_up_in_the_area_and_leaves_it_is_told_so() -> None:
    """J.18e does not name the units: nothing is refused, and nothing is passed over in silence."""
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "41: 2x 3-4-6/2-2-6 II")
    table.put(J_R_41_infantry_1="4034", J_R_41_infantry_2="3933")
    table.go_to(Phase.SECOND_MOVEMENT)

    def told(unit: str, to: str) -> list[str]:
        before = table.session.state
        table.do(table.move(unit, to))
        return [one.rule for one in table.system.came_of(before, table.session.state)]

    assert "J.18e" in told("J-R-41-infantry-1", "3833")
    assert "J.18e" not in told("J-R-41-infantry-2", "4034")


@pytest.mark.parametrize(("is_kept", "rule"), [(True, "J.18e"), (False, "")])
def test_released_by_the_schedule_a_brigade_keeps_its_area_or_not_as_players_read_it(
    reserve: Table, is_kept: bool, rule: str
) -> None:
    """J.18b lets who is released go anywhere, J.18e keeps who appears within the boundary."""
    reserve.session.choose_setting("scw-called-reserve-keeps-area", is_kept)
    unit = "J-R-70-infantry-1"
    reserve.take(unit, Spot.MADRID)
    reserve.go_to(Phase.SECOND_MOVEMENT, turn=14)
    assert reserve.refused(reserve.move(unit, "1735")).rule == "J.18e"
    reserve.do(reserve.move(unit, "4846"))
    assert reserve.rule_against(reserve.move(unit, "4847")) == rule


# ---- Brunete ----


def test_the_hq_of_the_11th_stands_fast_like_all_that_began_on_the_map() -> None:
    """B.15a with B.11d: all Nationalists that begin on the map are of the 71st."""
    table = Table(Battle.BRUNETE)
    table.tell(NATIONALIST, "11: HQ 0-1-6")
    table.put(B_N_11_hq_1="3213")
    foot = table.stand(REPUBLICAN, "15: 5-5-6 III", "3113")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(DeclareFight(attackers=(foot,), hexes=(table.hex("3213"),)), StayInFight())
    assert table.refused(back(table, "B-N-11-hq-1", "3313")).rule == "B.15a"
    told = [line.key for line in table.combat_lines()]
    assert "scw-voluntary-stand-fast" in told
    assert "scw-defender-may-withdraw" not in told


def test_an_objective_is_captured_as_the_enemy_beside_it_leaves_the_map() -> None:
    """B.15b: the ZOC that kept it from counting goes with him (16.0)."""
    table = Table(Battle.BRUNETE)
    enemy = table.stand(NATIONALIST, "13: 5-3-6 III", "1005")
    table.stand(REPUBLICAN, "46: 5-5-6 III", "1006")
    assert table.game.captured_by("B-R-46") == ()
    table.go_to(Phase.FIRST_MOVEMENT, turn=2)
    table.do(LeaveMap(units=(enemy,)))
    assert table.game.captured_by("B-R-46") == ("1006",)


def test_a_rebuilt_corps_hq_comes_on_beyond_its_boundary_and_goes_to_it() -> None:
    """10.5b names 1501 alone; B.15f has the XVIII Corps go east from there, and is due until it did."""
    table = Table(Battle.BRUNETE)
    hqs = [table.stand(REPUBLICAN, f"{corps}: HQ 0-1-6", "1905") for corps in ("V", "XVIII")]
    for hq in hqs:
        table.take(hq, Spot.ELIMINATED)
        table.do(RebuildHq(unit=hq))
        table.dice(1)
    table.go_to(Phase.SECOND_MOVEMENT, turn=2)
    shown = [open_entry_hexes(table.scene, table.unit(hq)) for hq in hqs]
    assert shown == [{table.hex("1501")}, {table.hex("1501")}]
    table.do(table.move(hqs[1], "1501"))
    assert "B.15f" in [due.what.rule for due in now(table.scene).due]
    assert table.refused(table.move(hqs[1], "1401")).rule == "B.15f"
    table.do(table.move(hqs[1], "1701"))
    table.go_to(Phase.SECOND_MOVEMENT, turn=3)
    table.do(table.move(hqs[1], "1901"))
    assert "B.15f" not in [due.what.rule for due in now(table.scene).due]


# ---- attackers go back (11.6f) ----


def moved_in(table: Table, start: str, to: str = "3532") -> Table:
    """A battalion that has moved from a hex into the ZOC of 3533 and attacks."""
    table.insist(table.placing(FOOT, start))
    table.go_to(Phase.FIRST_MOVEMENT)
    table.do(table.move(FOOT, to))
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table))
    return table


def test_an_attacker_goes_back_to_any_hex_that_it_may_have_come_from(table: Table) -> None:
    """Nobody told by which way it moved: none of its ways is refused."""
    stand = moved_in(table, "3530").unit(FOOT).stand
    board = table.system.map.board
    assert {*map(board.hex_name, (stand.came_from, *stand.or_from))} == {"3432", "3531", "3632"}
    assert {*ways_out(table.scene, table.unit(FOOT)).open} == {"3432", "3531", "3632"}
    assert table.refused(back(table, FOOT, "3433")).rule == "11.6f"


def test_who_stepped_straight_into_the_zone_at_the_last_of_its_points_goes_back_there_alone(
    table: Table,
) -> None:
    table.tell(NATIONALIST, "1: 7-4-1/3-3-1 II")
    slow = "J-N-1-infantry-4"
    table.insist(table.placing(FOOT, "3730"))
    table.insist(table.placing(slow, "3531"))
    table.go_to(Phase.FIRST_MOVEMENT)
    table.do(table.move(slow, "3532"))
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, slow))
    assert ways_out(table.scene, table.unit(slow)).open == ("3531",)


def test_where_one_of_its_ways_back_is_closed_the_table_says_whether_it_came_from_there(table: Table) -> None:
    """11.6d: eliminated if it did, back to where it came from if not."""
    for other in (SECOND, "J-N-1-infantry-3"):
        table.insist(table.placing(other, "3531"))
    table.put(J_R_48_artillery_1="3535")
    moved_in(table, "3530")
    table.do(JoinFight(units=(THEIR_GUN,)), RollFight())
    table.dice(3)  # 7 against 4 and 4, a shift to the right: */- in the column of 0
    assert fight_of(table).retreats_due == (FOOT,)
    (told,) = (line for line in table.combat_lines() if line.key == "scw-must-go-back")
    assert (told.rule, told.args["closed"]) == ("11.6f", "3531")
    offered = {choice.command for choice in fight_choices(table.scene, fight_of(table)) if choice.is_legal}
    assert {RetreatUnit, LoseUnit} <= offered
    table.do(LoseUnit(unit=FOOT))
    assert table.where(FOOT) == "eliminated"


# ---- what units pass on their way (B.6a, B.15b) ----


@pytest.fixture
def brunete() -> Table:
    """A regiment of the 34th two hexes from its objective 1907, which nobody holds; another one beyond."""
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "34: 5-5-6/3-3-6 III\n46: 5-5-6/3-3-6 III")
    table.insist(table.placing(PASSER, "1905"))
    table.insist(table.placing("B-R-46-infantry-1", "1904"))
    table.tell(NATIONALIST, "13: 5-3-6 III")
    table.go_to(Phase.FIRST_MOVEMENT)
    return table


def waiting(table: Table) -> list[tuple[str, str]]:
    return [(one.purpose.value, one.rule) for one in table.session.state.waiting]


def test_who_moves_on_over_its_objective_is_asked_whether_it_passed_it(brunete: Table) -> None:
    """B.15b: it is captured as it is entered, wherever the unit ends."""
    brunete.do(brunete.move(PASSER, "1908"))
    assert waiting(brunete) == [("scw-passed-needed", "B.15b")]
    brunete.reply("yes")
    assert brunete.game.captured_by("B-R-34") == ("1907",)
    assert brunete.game.holders["1907"] is REPUBLICAN
    brunete.session.undo()
    assert brunete.game.captured_by("B-R-34") == ()


def test_who_went_another_way_has_taken_nothing(brunete: Table) -> None:
    brunete.do(brunete.move(PASSER, "1908"))
    brunete.reply("no")
    assert brunete.game.captured_by("B-R-34") == ()
    assert brunete.game.holders["1907"] is NATIONALIST


def test_the_enemy_who_passes_takes_places_and_objectives_back(brunete: Table) -> None:
    """B.15d: recaptured as he enters, though he does not stay."""
    brunete.do(brunete.move(PASSER, "1908"))
    brunete.reply("yes")
    brunete.insist(brunete.placing(PASSER, "1903"))
    enemy = "B-N-13-infantry-1"
    brunete.insist(brunete.placing(enemy, "1909"))
    brunete.go_to(Phase.SECOND_MOVEMENT)
    brunete.do(brunete.move(enemy, "1906"))
    assert waiting(brunete) == [("scw-passed-needed", "B.15b")]
    brunete.reply("yes")
    assert brunete.game.holders["1907"] is NATIONALIST
    assert brunete.game.captured_by("B-R-34") == ()


def test_nobody_is_asked_about_what_is_theirs_or_lies_off_their_way(brunete: Table) -> None:
    brunete.do(SetFacts(facts={"holders/1907": "republican", "captured/B-R-34/1907": True}))
    brunete.do(brunete.move(PASSER, "1908"))
    assert waiting(brunete) == []
    brunete.session.undo()
    brunete.session.undo()
    brunete.do(brunete.move(PASSER, "1806"))
    assert waiting(brunete) == []
