"""Losses, retreats before and after the die, advances, lost HQs: as a session plays and shows them."""

from dataclasses import replace

import pytest

from companion.games.spanish_civil_war.procedures.aftermath import emptied_for, ways_out
from companion.games.spanish_civil_war.procedures.stacking import overstacked
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.shown.combat import combat_panel, fight_choices
from companion.games.spanish_civil_war.shown.map_aftermath import aftermath_overlay
from companion.games.spanish_civil_war.shown.now import now
from companion.games.spanish_civil_war.shown.on_map import map_counters
from companion.games.spanish_civil_war.table.commands import (
    AdvanceUnit,
    DeclareFight,
    EndFight,
    LoseStep,
    LoseUnit,
    PlaceUnits,
    RebuildHq,
    RetreatUnit,
    RollFight,
    StayInFight,
    StrikeCounters,
)
from companion.games.spanish_civil_war.table.fights import Fight
from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.cards import card_of
from companion.kit.map_items import MapCounter, Style
from companion.kit.panels import ChoiceList, Lines
from companion.text import LANGUAGES, Catalogue
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

FOOT, TANK = "J-N-1-infantry-1", "J-N-PZI-armour-1"
TARGET, FRIEND, GUN = "J-R-48-infantry-1", "J-R-48-infantry-2", "J-R-48-artillery-1"


@pytest.fixture
def table() -> Table:
    """A Nationalist battalion and a tank company in 3532 before a Republican battalion in 3533."""
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "48: 5x 3-4-6/2-2-6 II, HQ 0-1-6/-, art 4(8)6")
    table.tell(NATIONALIST, "1: 4x 7-4-6/3-3-6 II, HQ 0-1-6\nPZI: tank 2-1-12/- I\nVAR: HQ 0-1-6")
    table.put(J_R_48_infantry_1="3533", J_N_1_infantry_1="3532", J_N_PZI_armour_1="3532")
    return table


def attack(table: Table, *units: str, at: str = "3533") -> DeclareFight:
    return DeclareFight(attackers=units or (FOOT,), hexes=(table.hex(at),))


def roll(table: Table, die: int) -> Fight:
    table.do(RollFight())
    table.dice(die)
    assert table.game.fight is not None
    return table.game.fight


def back(table: Table, unit: str, hex_: str) -> RetreatUnit:
    return RetreatUnit(units=(unit,), hex=table.hex(hex_))


def onto(table: Table, unit: str, hex_: str = "3533") -> AdvanceUnit:
    return AdvanceUnit(unit=unit, hex=table.hex(hex_))


# ---- losses ----


def test_the_owner_chooses_who_loses_a_step_and_only_one_does(table: Table) -> None:
    """7 against 8 is -1, a column right 0: a 2 costs both sides a step (11.4f)."""
    table.put(J_R_48_infantry_2="3533")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table))
    assert dict(roll(table, 2).steps_due) == {NATIONALIST: 0, REPUBLICAN: 1}  # of one nobody chooses
    assert table.unit(FOOT).stand.is_reduced
    table.do(LoseStep(unit=FRIEND))
    assert table.refused(LoseStep(unit=TARGET)).rule == "11.4f"
    assert [table.unit(id_).stand.is_reduced for id_ in (TARGET, FRIEND)] == [False, True]


def test_a_step_reduces_and_another_eliminates(table: Table) -> None:
    table.put(J_R_48_infantry_2="3433")
    table.go_to(Phase.FIRST_COMBAT)
    for at, unit in (("3533", FOOT), ("3433", TANK)):
        table.do(attack(table, unit, at=at))
        roll(table, 1)  # 4,5 and -2: column 3,4 costs the attacker a step, -1 as well
        table.settle()
    assert table.unit(FOOT).stand.is_reduced
    assert table.where(TANK) == "eliminated"  # it has no reduced side (11.5c)


# ---- retreats before the die ----


def test_the_attacker_may_call_his_attack_off_and_the_defender_follow(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, FOOT, TANK), back(table, FOOT, "3531"), back(table, TANK, "3632"))
    assert table.game.fight is not None
    assert table.game.fight.is_cancelled
    table.do(onto(table, TARGET, "3532"), EndFight())
    assert table.where(TARGET) == "3532"


def test_any_of_the_attackers_are_asked_for_on_one_line_and_go_together(table: Table) -> None:
    table.put(J_N_1_infantry_2="3532")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, FOOT, TANK, "J-N-1-infantry-2"))
    assert table.game.fight is not None
    (asked,) = (one for one in fight_choices(table.scene, table.game.fight) if one.command is RetreatUnit)
    who, where = asked.inputs
    assert {one.text for one in who.suggestions} == {FOOT, TANK, "J-N-1-infantry-2"}
    assert table.hex("3531") in where.goals
    table.do(asked.build(units=(FOOT, TANK), hex=table.hex("3531")))
    assert [table.where(unit) for unit in (FOOT, TANK, "J-N-1-infantry-2")] == ["3531", "3531", "3532"]
    assert table.game.fight.is_cancelled


def test_together_they_retreat_only_where_all_find_room(table: Table) -> None:
    table.put(J_R_48_infantry_2="3533")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), StayInFight())
    alone, both = (RetreatUnit(units=who, hex=table.hex("3634")) for who in ((TARGET,), (TARGET, FRIEND)))
    assert table.refused(both).rule.startswith("7")
    table.do(alone)
    assert table.where(TARGET) == "3634"


def test_an_older_session_names_one_unit_that_retreats(table: Table) -> None:
    wish = back(table, TARGET, "3634")
    older = {name: value for name, value in table.system.commands.dump(wish).items() if name != "units"}
    assert table.system.commands.load({**older, "version": 1, "unit": TARGET}) == wish


def test_one_retreat_by_choice_is_one_hex(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), StayInFight(), back(table, TARGET, "3634"))
    assert table.refused(back(table, TARGET, "3635")).key == "scw-not-in-fight"


def test_the_defender_waits_for_the_attackers_decision(table: Table) -> None:
    """And the attacker's is made once (11.61)."""
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, FOOT, TANK))
    away = back(table, TARGET, "3634")
    assert table.refused(away).key == "scw-attacker-decides-first"
    table.do(StayInFight())
    late = table.refused(back(table, FOOT, "3531"))
    assert (late.key, late.rule) == ("scw-attacker-has-decided", "11.61")
    assert table.refused(StayInFight()).key == "scw-attacker-has-decided"
    table.do(away)
    assert table.where(TARGET) == "3634"


def test_nobody_decides_on_retreats_when_the_die_has_fallen(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    assert table.refused(StayInFight()).key == "scw-no-fight"
    table.do(attack(table, FOOT, TANK))
    roll(table, 4)
    assert table.refused(StayInFight()).key == "scw-fight-rolled"


def test_the_order_of_retreats_is_told_and_may_be_overruled(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table))
    table.insist(back(table, TARGET, "3634"))
    assert table.where(TARGET) == "3634"
    assert table.refused(back(table, FOOT, "3531")).key == "scw-attacker-has-decided"


def test_a_side_that_withdrew_does_not_advance(table: Table) -> None:
    table.put(J_R_48_infantry_2="3533")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, FOOT, TANK), back(table, FOOT, "3531"), back(table, TANK, "3632"))
    table.do(back(table, TARGET, "3634"))
    assert table.refused(onto(table, FRIEND, "3532")).rule == "11.7f"


def test_part_of_a_stack_may_go_and_the_hex_stays_held(table: Table) -> None:
    table.put(J_R_48_infantry_2="3533")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), StayInFight(), back(table, TARGET, "3634"))
    assert table.refused(onto(table, FOOT)).key == "scw-enemy-there"
    table.do(back(table, FRIEND, "3534"), onto(table, FOOT), EndFight())
    assert table.where(FOOT) == "3533"


# ---- retreats by the result ----


def test_the_owner_moves_a_unit_one_hex(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table))
    roll(table, 5)  # 7 - 4 and a shift: -/* in 5,6
    assert table.refused(back(table, TARGET, "3635")).rule == "11.6b"
    open_ways = ways_out(table.scene, table.unit(TARGET)).open
    assert set(open_ways) == {"3534", "3634", "3434"}
    table.do(back(table, TARGET, "3534"))
    assert table.where(TARGET) == "3534"


def test_friends_take_no_zone_away_and_fill_hexes(table: Table) -> None:
    table.put(J_R_48_infantry_2="3633", J_R_48_infantry_3="3534", J_R_48_infantry_4="3534")
    table.put(J_R_48_artillery_1="3634")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table))
    roll(table, 5)
    refusals = [table.refused(back(table, TARGET, hex_)) for hex_ in ("3633", "3534", "3634", "3532")]
    assert {refusal.args["hex"]: refusal.about.key for refusal in refusals if refusal.about} == {
        "3633": "scw-retreat-zoc",
        "3534": "scw-retreat-full",
        "3634": "scw-retreat-full",  # one unit on a road (7.3a)
        "3532": "scw-enemy-there",
    }


def test_tanks_keep_out_of_woods_in_retreat(table: Table) -> None:
    board = table.system.map.board
    wood = next(
        hex_
        for hex_ in board
        if "woods" in board.terrain(hex_)
        and not table.scene.map.has_road(hex_)
        and not board.links(hex_, "road")
    )
    beside = next(hex_ for hex_ in board.neighbours(wood) if not board.terrain(hex_))
    table.insist(table.placing(TANK, board.hex_name(beside)))
    ways = {out.way.hex: out.refusal for out in ways_out(table.scene, table.unit(TANK)).ways}
    refusal = ways[board.hex_name(wood)]
    assert refusal is not None
    assert refusal.key == "scw-way-prohibited"


def test_off_the_map_there_is_no_retreat(table: Table) -> None:
    table.put(J_R_48_infantry_1="1053")
    ways = ways_out(table.scene, table.unit(TARGET)).ways
    assert "scw-retreat-off-map" in {out.refusal.key for out in ways if out.refusal}


def test_who_left_the_map_before_the_die_does_not_retreat(table: Table) -> None:
    table.tell(REPUBLICAN, "18: 2-9-6 II")
    table.take(TARGET, Spot.HAND)
    table.put(J_R_18_infantry_1="3533", J_N_1_infantry_2="3532")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, FOOT, "J-N-1-infantry-2"))
    table.insist(PlaceUnits(units=(FOOT,), spot=Spot.ELIMINATED))
    assert roll(table, 4).retreats_due == ("J-N-1-infantry-2",)


def test_an_attacker_that_the_table_put_elsewhere_goes_where_it_likes(table: Table) -> None:
    """11.6f: by which way it came there is not known, and not the one to where it stood before."""
    table.insist(table.placing(FOOT, "3529"))
    table.go_to(Phase.FIRST_MOVEMENT)
    table.do(table.move(FOOT, "3532"), table.placing(FOOT, "3433"))
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, FOOT))
    assert {"3332", "3333"} <= set(ways_out(table.scene, table.unit(FOOT)).open)


def test_an_attacker_beside_no_zone_goes_where_it_likes(table: Table) -> None:
    """Only a way into an enemy ZOC leads back (11.6f)."""
    table.tell(REPUBLICAN, "18: 2-9-6 II")
    table.take(TARGET, Spot.HAND)
    table.put(J_R_18_infantry_1="3533", J_N_1_infantry_1="3530")
    table.go_to(Phase.FIRST_MOVEMENT)
    table.do(table.move(FOOT, "3532"))
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table))
    assert roll(table, 4).retreats_due == (FOOT,)  # 7 - 9 and a shift: */- in -1
    assert len(ways_out(table.scene, table.unit(FOOT)).open) > 1


# ---- advances ----


def test_an_advance_is_a_choice_and_ignores_zones(table: Table) -> None:
    """Ended without one, the hex stays empty (11.7d); taken, a ZOC there does not matter (11.7b)."""
    table.put(J_R_48_infantry_2="3434")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, FOOT, TANK))
    roll(table, 5)
    table.do(back(table, TARGET, "3634"))
    assert table.scene.is_in_zone(table.hex("3533"), NATIONALIST)
    assert [one.label.rule for one in fight_choices(table.scene, table.game.fight)].count("11.7a") == 2
    table.do(onto(table, FOOT), onto(table, TANK), EndFight())
    assert table.where(FOOT) == table.where(TANK) == "3533"


def test_nobody_has_to_advance(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table))
    roll(table, 5)
    table.do(back(table, TARGET, "3634"), EndFight())
    assert (table.where(FOOT), table.scene.at(table.hex("3533"))) == ("3532", ())


def test_one_advance_is_one_hex(table: Table) -> None:
    """From one emptied hex nobody goes on into the next."""
    table.put(J_R_48_infantry_1="3533", J_R_48_infantry_2="3433", J_N_1_infantry_2="3432")
    table.go_to(Phase.FIRST_COMBAT)
    hexes = (table.hex("3533"), table.hex("3433"))
    table.do(DeclareFight(attackers=(FOOT, "J-N-1-infantry-2"), hexes=hexes))
    assert roll(table, 4).code == "-/*"  # 14 - 8 and a shift: 7,8
    table.do(back(table, TARGET, "3534"), back(table, FRIEND, "3434"), onto(table, FOOT))
    assert table.refused(onto(table, FOOT, "3433")).key == "scw-displaced-already"
    table.do(onto(table, "J-N-1-infantry-2", "3433"), EndFight())


def test_losers_do_not_advance_into_the_hex_they_left(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table))
    roll(table, 5)
    table.do(back(table, TARGET, "3534"))
    assert table.refused(onto(table, TARGET)).key == "scw-displaced-already"
    fight = table.game.fight
    assert fight is not None
    assert emptied_for(fight, REPUBLICAN) == ()


def test_defenders_follow_attackers_that_were_beaten(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, TANK))
    assert roll(table, 4).code == "*/-"  # 2 - 4 and a shift: -1
    table.do(back(table, TANK, "3632"))
    assert table.refused(onto(table, TARGET, "3532")).key == "scw-enemy-there"  # the battalion is still there


def test_a_hex_is_emptied_by_retreat_though_the_last_of_it_was_lost(table: Table) -> None:
    """The gun takes the one road hex that is open; the battalion finds no other and is eliminated."""
    table.put(J_R_48_artillery_1="3533", J_N_1_infantry_2="3435")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table))
    roll(table, 5)  # 7 - 5 and a shift: -/* in 3,4
    table.do(back(table, GUN, "3634"), LoseUnit(unit=TARGET), onto(table, FOOT), EndFight())
    assert (table.where(TARGET), table.where(FOOT)) == ("eliminated", "3533")


@pytest.mark.parametrize("is_enough", [False, True])
def test_a_hex_emptied_by_losses_alone_is_advanced_into_where_players_read_it_so(is_enough: bool) -> None:
    table = Table(Battle.JARAMA, **{"scw-advance-after-elimination": is_enough})
    table.tell(REPUBLICAN, "48: 3-4-6/- II")
    table.tell(NATIONALIST, "1: 7-4-6/3-3-6 II")
    table.put(J_R_48_infantry_1="3533", J_N_1_infantry_1="3532")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table))
    roll(table, 6)
    assert table.rule_against(onto(table, FOOT)) == ("" if is_enough else "11.7a")


# ---- what the screen shows ----


def test_the_combat_screen_lists_every_retreat_hex_and_every_advance(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table))
    fight = roll(table, 5)
    retreat = next(line for line in table.combat_lines() if line.key == "scw-must-retreat")
    assert set(retreat.hexes) == {table.hex(name) for name in ("3534", "3634", "3434")}
    assert "to one of 3" in Catalogue("en").reason(retreat, table.system.map.board.hex_name)
    alone = replace(retreat, hexes=retreat.hexes[:1], args={"count": 1})
    assert "one of" not in Catalogue("en").reason(alone, table.system.map.board.hex_name)
    offered = {one.values["hex"] for one in fight_choices(table.scene, fight) if one.command is RetreatUnit}
    overlay = aftermath_overlay(table.scene)
    good, closed = (shade.hexes for shade in overlay.shades)
    assert offered == good == {table.hex(name) for name in ("3534", "3634", "3434")}
    assert closed == {table.hex(name) for name in ("3532", "3433", "3633")}
    table.do(back(table, TARGET, "3634"))
    assert table.game.fight is not None
    lines = [line for line in table.combat_lines() if line.key == "scw-may-advance"]
    assert [line.hexes for line in lines] == [(table.hex("3533"),)]
    parts = combat_panel(table.scene).parts
    taken = next(at for at, part in enumerate(parts) if isinstance(part, ChoiceList))
    before = [line for part in parts[:taken] if isinstance(part, Lines) for line in part.lines]
    assert not set(lines) & set(before)  # the buttons say the same
    paths = [(path.hexes[-1], path.style) for path in aftermath_overlay(table.scene).paths]
    assert paths == [(table.hex("3533"), Style.GOAL)]


def test_without_a_way_out_the_screen_says_why_each_hex_is_closed(table: Table) -> None:
    table.put(J_N_1_infantry_2="3434", J_N_1_infantry_3="3634")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table))
    fight = roll(table, 5)
    closed = [line for line in table.combat_lines() if line.key == "scw-way-closed"]
    assert sum(len(str(line.args["hex"]).split(", ")) for line in closed) == 6
    assert {line.rule for line in closed} == {"11.6c"}
    (due,) = (one for one in now(table.scene).due if one.pick)
    assert card_of(due.pick).lines == tuple(closed)  # where it is asked, never below the fold
    assert len(closed) == len({line.about for line in closed}) < 6
    (lost,) = (one for one in fight_choices(table.scene, fight) if one.command is LoseUnit)
    table.do(lost.build(), EndFight())
    assert table.where(TARGET) == "eliminated"


def test_the_screen_tells_what_halves_and_shifts(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.rule_status(FOOT, is_supplied=False)
    table.do(attack(table, FOOT, TANK))
    assert table.game.fight is not None
    lines = {line.key: line for line in table.combat_lines()}
    assert dict(lines["scw-unit-halved"].args) == {"printed": 7, "value": 4}
    assert lines["scw-combat-attack"].args["total"] == 6
    assert lines["scw-shift-counted"].about is not None
    assert lines["scw-shift-counted"].about.rule == "J.15"
    assert "scw-may-withdraw" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_can_be_said_at_every_stage(table: Table, language: str) -> None:
    catalogue = Catalogue(language)
    table.put(J_R_48_artillery_1="3535")
    table.go_to(Phase.FIRST_COMBAT)

    def said() -> str:
        parts = combat_panel(table.scene).parts
        lines = [reason for part in parts for reason in getattr(part, "lines", ())]
        return " ".join(catalogue.reason(line, table.system.map.board.hex_name) for line in lines)

    table.do(attack(table))
    assert said()
    roll(table, 5)
    assert "3634" in said()
    table.do(back(table, TARGET, "3634"))
    assert "3533" in said()


# ---- the table is right ----


def test_units_taken_away_by_hand_leave_the_combat(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, FOOT, TANK))
    roll(table, 5)
    table.take(TARGET, Spot.ELIMINATED)
    table.do(StrikeCounters(units=(TANK,)))
    fight = table.game.fight
    assert fight is not None
    assert (fight.retreats_due, fight.defenders, fight.attackers) == ((), (), (FOOT,))
    assert combat_panel(table.scene).parts
    table.do(EndFight())


def test_a_stack_over_the_limit_is_told_with_its_hex(table: Table) -> None:
    for number in (2, 3, 4):
        table.insist(table.placing(f"J-N-1-infantry-{number}", "3431"))
    found = [(one.rule, one.hexes, one.about.rule) for one in overstacked(table.scene) if one.about]
    assert found == [("7.2a", (table.hex("3431"),), "J.9")]


# ---- lost HQs ----


def test_a_lost_hq_returns_so_many_turns_after_its_loss(table: Table) -> None:
    """Rolled a turn late, the die still counts from the turn of the loss (10.5a)."""
    table.put(J_R_48_hq_1="3533", J_R_48_infantry_1="3535")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, FOOT))
    roll(table, 6)
    rebuilding, end = list(fight_choices(table.scene, table.game.fight))[-2:]  # at once, if the table likes
    assert (rebuilding.command, end.command) == (RebuildHq, EndFight)
    assert rebuilding.label in [due.what for due in now(table.scene).due]
    table.do(EndFight())
    table.go_to(Phase.FIRST_MOVEMENT, turn=2)
    table.do(RebuildHq(unit="J-R-48-hq-1"))
    table.dice(3)
    assert table.unit("J-R-48-hq-1").stand.returns == 1 + 3
    assert table.refused(RebuildHq(unit="J-R-48-hq-1")).rule == "10.5a"


def test_at_brunete_trucks_do_not_bar_a_retreat_and_are_driven_off() -> None:
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "34: 2x 7-5-6/3-3-6 III\nTRUCK: truck 0-0-12")
    table.tell(NATIONALIST, "71: 2-3-6/1-2-6 II")
    table.put(B_R_34_infantry_1="2205", B_N_71_infantry_1="2206", B_R_TRUCK_truck_1="2306")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, "B-R-34-infantry-1", at="2206"))
    roll(table, 6)  # 7 - 3 - 2: -/* in 1,2
    assert "2306" in ways_out(table.scene, table.unit("B-N-71-infantry-1")).open
    table.do(back(table, "B-N-71-infantry-1", "2306"))
    assert table.where("B-R-TRUCK-truck-1") == "eliminated"


def test_at_brunete_a_division_does_not_retreat_into_another_divisions_objective() -> None:
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "34: 5-5-6/3-3-6 III")
    table.put(B_R_34_infantry_1="2805")
    ways = {out.way.hex: out.refusal for out in ways_out(table.scene, table.unit("B-R-34-infantry-1")).ways}
    refusal = ways["2806"]
    assert refusal is not None
    assert refusal.rule == "B.15c"


def test_counters_that_look_alike_are_the_same_objects_until_they_look_otherwise(table: Table) -> None:
    table.put(J_R_48_infantry_2="3533")
    table.go_to(Phase.FIRST_COMBAT)

    def twin() -> MapCounter:
        return next(one for one in map_counters(table.scene) if one.id == TARGET)

    before = twin()
    assert before.traits
    assert twin() is before
    table.do(attack(table))
    assert twin() is not before
