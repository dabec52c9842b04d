"""Three whole combats of each battle, each figure worked out by hand from the rulebook beside it."""

import pytest

from companion.games.spanish_civil_war.procedures.aftermath import members
from companion.games.spanish_civil_war.procedures.figures import combat_of
from companion.games.spanish_civil_war.rules.combat.resolving import Combat
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import (
    AdvanceUnit,
    DeclareFight,
    EndFight,
    JoinFight,
    LoseStep,
    LoseUnit,
    RetreatUnit,
    RollFight,
    SpendAir,
)
from companion.games.spanish_civil_war.table.fights import Fight, Helpers
from companion.games.spanish_civil_war.terms import AttackKind, Battle
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table


def fight_of(table: Table) -> Fight:
    assert table.game.fight is not None
    return table.game.fight


def combat(table: Table) -> Combat:
    return combat_of(table.scene, fight_of(table))


def shifts(table: Table) -> dict[str, int]:
    return {shift.reason.rule: shift.columns for shift in combat(table).shifts}


# ---- Jarama ----


@pytest.fixture
def jarama() -> Table:
    """The Republican 18th Brigade in 1845, the river on three of its sides; the Nationalist 1st before it."""
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "18: 3x 3-4-6/2-2-6 II, art 4(8)6\nSB2: 2x air 4")
    table.tell(NATIONALIST, "1: 4x 7-4-6/3-3-6 II, art 5(6)6\nPZI: tank 2-1-12/- I\nAIR: 2x air 5")
    table.put(J_R_18_infantry_1="1845", J_R_18_artillery_1="1847")
    table.put(J_N_1_infantry_1="1944", J_N_PZI_armour_1="1944", J_N_1_artillery_1="1943")
    return table


def test_jarama_an_assault_over_the_river_with_everything(jarama: Table) -> None:
    jarama.put(J_N_1_infantry_2="1744")
    jarama.go_to(Phase.FIRST_COMBAT)
    attackers = ("J-N-1-infantry-1", "J-N-PZI-armour-1", "J-N-1-infantry-2")
    jarama.do(
        DeclareFight(
            attackers=attackers, hexes=(jarama.hex("1845"),), kind=AttackKind.ASSAULT, charge_to=None
        ),
        *(JoinFight(units=(id_,)) for id_ in ("J-R-SB2-air-1", "J-N-AIR-air-1")),
        *(JoinFight(units=(id_,)) for id_ in ("J-N-1-artillery-1", "J-R-18-artillery-1")),
    )
    # Attack 7 + 2 + 7, the gun 5, the aircraft 5 halved by night to 3 (J.14b). Defence 4, the gun 4, the
    # aircraft 4, and 1 for the river, which the battalion in 1744 does not cross (CH.TEC.riv2).
    assert (combat(jarama).attack_total, combat(jarama).defence_total) == (24, 13)
    assert combat(jarama).bonus.points == 1
    assert shifts(jarama) == {"11.2c": 1, "J.15": 1}
    assert (combat(jarama).difference, combat(jarama).column_name) == (11, "13+")
    assert combat(jarama).drm == 2  # infantry, armour, artillery and aircraft (11.3b)
    assert jarama.game.assault_points["J-N-VAR"] == 14  # one division, one point
    jarama.do(RollFight())
    jarama.dice(3)  # 3 + 2 = 5: -/S*
    assert fight_of(jarama).code == "-/S*"
    touched = [members(jarama.scene, fight_of(jarama), side) for side in (NATIONALIST, REPUBLICAN)]
    assert [[unit.id for unit in units] for units in touched] == [list(attackers), ["J-R-18-infantry-1"]]
    # The battalions' zones close every way but one.
    assert jarama.refused(RetreatUnit(units=("J-R-18-infantry-1",), hex=jarama.hex("1844"))).rule == "11.6c"
    jarama.do(RetreatUnit(units=("J-R-18-infantry-1",), hex=jarama.hex("1846")))
    jarama.do(AdvanceUnit(unit="J-N-1-infantry-2", hex=jarama.hex("1845")), EndFight())
    assert jarama.unit("J-R-18-infantry-1").stand.is_reduced
    assert (jarama.where("J-N-1-infantry-2"), jarama.where("J-R-18-infantry-1")) == ("1845", "1846")


def test_jarama_a_retreat_that_zones_of_control_close(jarama: Table) -> None:
    jarama.put(J_N_1_infantry_2="1745", J_R_18_infantry_2="1846")
    jarama.go_to(Phase.FIRST_COMBAT)
    jarama.do(DeclareFight(attackers=("J-N-1-infantry-1", "J-N-1-infantry-2"), hexes=(jarama.hex("1845"),)))
    # 14 against 4 + 1: +9, and the Nationalist column to the right.
    assert (combat(jarama).difference, combat(jarama).column_name) == (9, "11,12")
    jarama.do(RollFight())
    jarama.dice(2)
    assert fight_of(jarama).code == "-/*"
    for hex_ in ("1844", "1846", "1744"):  # 1846 holds a friend, who takes no ZOC away (11.6c)
        assert jarama.refused(RetreatUnit(units=("J-R-18-infantry-1",), hex=jarama.hex(hex_))).rule == "11.6c"
    jarama.do(LoseUnit(unit="J-R-18-infantry-1"))
    assert jarama.where("J-R-18-infantry-1") == "eliminated"
    # Emptied by elimination alone, the hex draws nobody on.
    onto = AdvanceUnit(unit="J-N-1-infantry-1", hex=jarama.hex("1845"))
    assert jarama.refused(onto).key == "scw-advance-not-retreated"
    jarama.do(EndFight())


def test_jarama_a_counter_attack_into_a_waiting_f88(jarama: Table) -> None:
    jarama.tell(REPUBLICAN, "1TK: 2x tank 6-3-10 I")
    jarama.tell(NATIONALIST, "F88: f88 3-4-8 I")
    jarama.put(J_N_F88_anti_aircraft_1="1944", J_R_1TK_armour_1="1945", J_R_1TK_armour_2="1945")
    jarama.go_to(Phase.SECOND_COMBAT)
    attackers = ("J-R-18-infantry-1", "J-R-1TK-armour-1", "J-R-1TK-armour-2")
    aid = Helpers(guns=("J-R-18-artillery-1",), aircraft=("J-R-SB2-air-1", "J-R-SB2-air-2"))
    jarama.do(DeclareFight(attackers=attackers, hexes=(jarama.hex("1944"),), help=aid))
    # Attack 3 + 6 + 6, the gun 4, two aircraft of 4, each halved by the F/88 (J.13): 23. Defence 4 + 1 + 4,
    # and 1 for the river that the battalion alone crosses: 10.
    assert (combat(jarama).attack_total, combat(jarama).defence_total) == (23, 10)
    assert shifts(jarama) == {"J.12b": -4}
    assert (combat(jarama).difference, combat(jarama).column_name) == (13, "5,6")
    assert combat(jarama).drm == 2
    jarama.do(RollFight())
    jarama.dice(1)  # 1 + 2 = 3 in 5,6: -/S
    assert fight_of(jarama).code == "-/S"
    jarama.do(LoseStep(unit="J-N-PZI-armour-1"))
    assert jarama.where("J-N-PZI-armour-1") == "eliminated"  # no reduced side (11.5c)
    jarama.do(EndFight())


def test_jarama_one_unit_attacks_over_the_river_and_beside_it(jarama: Table) -> None:
    jarama.put(J_N_1_infantry_2="1745")
    jarama.go_to(Phase.SECOND_COMBAT)
    hexes = (jarama.hex("1944"), jarama.hex("1745"))
    jarama.do(DeclareFight(attackers=("J-R-18-infantry-1",), hexes=hexes))
    bonus = combat(jarama).bonus
    assert (bonus.points, bonus.reason and bonus.reason.rule) == (1, "CH.TEC.riv2")


# ---- Brunete ----


@pytest.fixture
def brunete() -> Table:
    """Two Nationalist battalions of the 71st in 2206, the river north of them; the 34th Division beyond."""
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "34: 2x 5-5-6/3-3-6 III\n1TK: tank 3-2-10/2-1-10 II\nXVIIIART: art 4(9)4")
    table.tell(REPUBLICAN, "46: 5-5-6/3-3-6 III")
    table.tell(NATIONALIST, "71: 4x 2-3-6/1-2-6 II, art 3(8)4")
    table.put(B_N_71_infantry_1="2206", B_N_71_infantry_2="2206")
    table.put(B_R_34_infantry_1="2205", B_R_1TK_armour_1="2305", B_R_XVIIIART_artillery_1="2202")
    return table


def test_brunete_an_assault_over_the_river_by_two_divisions(brunete: Table) -> None:
    brunete.go_to(Phase.FIRST_COMBAT)
    assault = DeclareFight(
        attackers=("B-R-34-infantry-1", "B-R-1TK-armour-1"),
        hexes=(brunete.hex("2206"),),
        kind=AttackKind.ASSAULT,
    )
    gun = JoinFight(units=("B-R-XVIIIART-artillery-1",))
    brunete.do(assault, SpendAir(side=REPUBLICAN, points=2), gun)
    # Attack 5 + 3, the gun 4, 2 air points: 14. Defence 3 + 3, and 2 for the river that all cross: 8.
    assert (combat(brunete).attack_total, combat(brunete).defence_total) == (14, 8)
    assert shifts(brunete) == {"11.2c": 1}  # the shift is one column though two divisions pay (11.2.1b)
    assert (combat(brunete).column_name, combat(brunete).drm) == ("7,8", 2)
    points = brunete.game.assault_points
    assert (points["B-R-34"], points["B-R-1TK"]) == (2, 3)
    brunete.do(RollFight())
    brunete.dice(2)  # 2 + 2 = 4 in 7,8: -/*
    assert fight_of(brunete).code == "-/*"
    for unit, hex_ in (("B-N-71-infantry-1", "2207"), ("B-N-71-infantry-2", "2106")):
        brunete.do(RetreatUnit(units=(unit,), hex=brunete.hex(hex_)))
    brunete.do(AdvanceUnit(unit="B-R-34-infantry-1", hex=brunete.hex("2206")))
    over = AdvanceUnit(unit="B-R-1TK-armour-1", hex=brunete.hex("2206"))
    assert brunete.refused(over).rule == "11.7e"  # tanks do not cross a river without a bridge
    brunete.do(EndFight())
    assert brunete.where("B-R-34-infantry-1") == "2206"


def test_brunete_the_71st_stands_fast_before_the_die_and_not_after_it(brunete: Table) -> None:
    brunete.go_to(Phase.FIRST_COMBAT)
    brunete.do(DeclareFight(attackers=("B-R-34-infantry-1",), hexes=(brunete.hex("2206"),)))
    back = RetreatUnit(units=("B-N-71-infantry-1",), hex=brunete.hex("2207"))
    assert brunete.refused(back).rule == "B.15a"
    lines = [line.key for line in brunete.combat_lines()]
    assert lines.index("scw-voluntary-stand-fast") < lines.index("scw-may-withdraw")
    # 5 against 3 + 3 + 2: -3. The attacker may still go: it did not move, so to any open hex (11.61).
    assert (combat(brunete).difference, combat(brunete).column_name) == (-3, "-3")
    brunete.do(RollFight())
    brunete.dice(5)
    assert fight_of(brunete).code == "*/-"
    brunete.do(RetreatUnit(units=("B-R-34-infantry-1",), hex=brunete.hex("2204")))
    # Now the defenders are the winners, and may come after it over the river (11.7a).
    brunete.do(AdvanceUnit(unit="B-N-71-infantry-1", hex=brunete.hex("2205")), EndFight())
    assert brunete.where("B-N-71-infantry-1") == "2205"


def test_brunete_a_division_without_its_hq_attacks_normally_and_its_gun_is_silent(brunete: Table) -> None:
    brunete.tell(NATIONALIST, "13: 2x 6-4-6/3-2-6 III, art 5(8)4, HQ 0-1-6\nTRUCK: truck 0-0-12")
    brunete.put(B_N_13_infantry_1="2106", B_N_13_artillery_1="2108", B_R_34_infantry_1="2105")
    brunete.put(B_R_1TK_armour_1="1803", B_N_71_infantry_1="2403", B_N_71_infantry_2="2404")
    brunete.go_to(Phase.SECOND_COMBAT)
    brunete.judge()
    statuses = {id_: brunete.game.status(id_) for id_ in ("B-R-34-infantry-1", "B-N-13-infantry-1")}
    assert statuses["B-R-34-infantry-1"].is_supplied  # everybody is, on turn 1 (B.10b)
    assert not statuses["B-N-13-infantry-1"].is_in_command  # its HQ is not on the map
    onto = (brunete.hex("2105"),)
    assault = DeclareFight(attackers=("B-N-13-infantry-1",), hexes=onto, kind=AttackKind.ASSAULT)
    assert brunete.refused(assault).rule == "11.2d"
    brunete.do(DeclareFight(attackers=("B-N-13-infantry-1",), hexes=onto))  # normally it may (10.3c)
    assert brunete.refused(JoinFight(units=("B-N-13-artillery-1",))).rule == "12.2a"
    # 6 against 5 in open ground, no shift at Brunete: column 1,2.
    assert (combat(brunete).difference, combat(brunete).column_name, combat(brunete).shifts) == (1, "1,2", ())
    brunete.do(RollFight())
    brunete.dice(2)
    assert fight_of(brunete).code == "S/S"
    brunete.do(EndFight())
    assert all(brunete.unit(id_).stand.is_reduced for id_ in statuses)
