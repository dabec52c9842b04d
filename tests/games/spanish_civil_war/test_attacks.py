"""Who attacks whom, and how: declarations, strengths, assaults and their points, as a session plays them."""

import pytest
from pydantic import ValidationError

from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.procedures.duties import duties_left
from companion.games.spanish_civil_war.procedures.figures import combat_of
from companion.games.spanish_civil_war.procedures.support import payment_of
from companion.games.spanish_civil_war.rules.combat.resolving import Combat
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import (
    AdvanceUnit,
    DeclareFight,
    EndFight,
    JoinFight,
    RetreatUnit,
    RollFight,
)
from companion.games.spanish_civil_war.table.fights import Helpers
from companion.games.spanish_civil_war.terms import AttackKind, Battle
from companion.kit.news import news_since
from companion.session.commands import SetFacts
from companion.text import Catalogue
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

FOOT, SECOND, TANK, GUN = "J-N-1-infantry-1", "J-N-1-infantry-2", "J-N-PZI-armour-1", "J-N-1-artillery-1"
ALONE, TARGET = "J-N-T8-infantry-1", "J-R-48-infantry-1"


@pytest.fixture
def table() -> Table:
    """Nationalists of the 1st Brigade and an independent battalion before a Republican one in 3533."""
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "48: 4x 3-4-6/2-2-6 II, HQ 0-1-6, art 4(8)6, at 1-2-6 I\n18: 3-4-6 II\nSB2: air 4")
    table.tell(NATIONALIST, "1: 3x 7-4-6/3-3-6 II, HQ 0-1-6, art 5(6)6\nPZI: tank 2-1-12/- I, ac 1-1-12 I")
    table.tell(NATIONALIST, "T8: 5-4-6 II\nT1: 5-4-6 II\n4: 6-4-6 II\nAIR: air 5\nVAR: HQ 0-1-6")
    table.put(J_R_48_infantry_1="3533", J_N_1_infantry_1="3532", J_N_PZI_armour_1="3532")
    return table


def attack(table: Table, *units: str, kind: AttackKind = AttackKind.NORMAL, **more: object) -> DeclareFight:
    hexes = (table.hex("3533"),)
    return DeclareFight.model_validate({"attackers": units or (FOOT,), "hexes": hexes, "kind": kind, **more})


def assault(table: Table, *units: str, **more: object) -> DeclareFight:
    return attack(table, *units, kind=AttackKind.ASSAULT, **more)


def combat(table: Table) -> Combat:
    assert table.game.fight is not None
    return combat_of(table.scene, table.game.fight)


# ---- declaring ----


def test_the_attacker_pairs_units_freely_and_each_fights_once(table: Table) -> None:
    """Two of one stack may attack apart, or together with others (11.1b, 11.1e, 11.2b)."""
    table.put(J_R_48_infantry_2="3433", J_N_1_infantry_2="3432")
    table.go_to(Phase.FIRST_COMBAT)
    for units, hex_ in (((FOOT, SECOND), "3433"), ((TANK,), "3533")):
        table.do(DeclareFight(attackers=units, hexes=(table.hex(hex_),)), RollFight())
        table.dice(4)
        table.settle()
    assert [line.key for line in duties_left(table.scene)] == ["scw-no-fight"]
    assert table.refused(attack(table, FOOT)).rule == "11.1e"


def test_who_retreated_from_an_attack_does_not_defend_again(table: Table) -> None:
    """The battalion from 3533 comes to 3434; attacked there, only the one of that hex defends (11.1e)."""
    table.put(J_R_48_infantry_2="3434", J_N_1_infantry_2="3433")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), RollFight())
    table.dice(5)  # -/*
    table.insist(RetreatUnit(units=(TARGET,), hex=table.hex("3434")))
    table.do(EndFight())
    assert [line.hexes for line in duties_left(table.scene) if line.rule == "11.1a" and line.hexes] == [
        (table.hex("3434"),)
    ]
    table.do(DeclareFight(attackers=(SECOND,), hexes=(table.hex("3434"),)))
    assert table.game.fight is not None
    assert table.game.fight.defenders == ("J-R-48-infantry-2",)


def test_what_a_combat_brings_together_need_not_fight(table: Table) -> None:
    """Pairings are declared at the start of the phase (11.1b): neither the beaten battalion's new neighbours
    have to attack it, nor the one that advanced its own.
    """
    table.put(J_N_PZI_armour_1="3635", J_R_48_infantry_2="3434")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), RollFight())
    table.dice(5)  # -/*
    table.do(RetreatUnit(units=(TARGET,), hex=table.hex("3634")))
    table.do(AdvanceUnit(unit=FOOT, hex=table.hex("3533")), EndFight())
    assert table.scene.is_in_zone(table.hex("3635"), NATIONALIST)
    assert [line.key for line in duties_left(table.scene)] == ["scw-no-fight"]


def test_a_hex_next_to_no_attacker_is_not_attacked(table: Table) -> None:
    table.put(J_R_48_infantry_2="3535")
    table.go_to(Phase.FIRST_COMBAT)
    both = (table.hex("3533"), table.hex("3535"))
    assert table.refused(attack(table, hexes=both)).key == "scw-hex-not-adjacent"


def test_a_stack_defends_as_one(table: Table) -> None:
    table.put(J_R_48_infantry_2="3533")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table))
    assert combat(table).defence_total == 4 + 4


def test_two_hexes_attacked_together_add_up_and_share_the_best_ground(table: Table) -> None:
    table.put(J_R_48_infantry_2="3433")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, hexes=(table.hex("3533"), table.hex("3433"))))
    assert (combat(table).attack_total, combat(table).defence_total) == (7, 8)


def test_whoever_is_named_twice_fights_once(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, FOOT, FOOT, hexes=(table.hex("3533"), table.hex("3533"))))
    assert (combat(table).attack_total, combat(table).defence_total) == (7, 4)


def test_a_unit_without_attack_strength_attacks_with_nothing(table: Table) -> None:
    """0 against 4: the -4 column (11.1f), and the Nationalist shift."""
    table.put(J_N_1_hq_1="3532")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, "J-N-1-hq-1"))
    assert (combat(table).difference, combat(table).column_name) == (-4, "-3")


def test_nobody_declares_a_barrage_as_an_attack(table: Table) -> None:
    with pytest.raises(ValidationError):
        attack(table, kind=AttackKind.BARRAGE)


def test_enemies_do_not_join_an_attack_on_their_own(table: Table) -> None:
    table.put(J_R_48_infantry_2="3534", J_R_48_artillery_1="3634")
    table.go_to(Phase.FIRST_COMBAT)
    assert table.refused(attack(table, FOOT, "J-R-48-infantry-2")).key == "scw-not-own-combat"
    guns = Helpers(guns=("J-R-48-artillery-1",))
    assert table.refused(attack(table, help=guns)).key == "scw-gun-of-other-side"


# ---- strength ----


def test_lack_of_supply_halves_attack_and_defence(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.rule_status(FOOT, is_supplied=False)
    table.do(attack(table, FOOT, TANK))
    assert combat(table).attack_total == 4 + 2  # 7 halved up, the tank in supply
    assert combat(table).drm == 1  # combined arms all the same (11.3c)


def test_an_unsupplied_defender_is_halved_in_the_enemy_phase(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.rule_status(TARGET, is_supplied=False)
    table.do(attack(table))
    assert combat(table).defence_total == 2


def test_a_defender_out_of_command_defends_normally(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.rule_status(TARGET, is_in_command=False)
    table.do(attack(table))
    assert combat(table).defence_total == 4


@pytest.mark.parametrize(
    ("company", "helpers", "drm"),
    [
        ("", (), 0),
        ("J-N-PZI-light-armour-1", (), 0),  # armoured cars are no armour (N32)
        (TANK, (), 1),
        (TANK, (GUN,), 1),
        (TANK, ("J-N-AIR-air-1",), 1),
        (TANK, (GUN, "J-N-AIR-air-1"), 2),
    ],
)
def test_combined_arms(table: Table, company: str, helpers: tuple[str, ...], drm: int) -> None:
    table.put(J_N_1_artillery_1="3530", J_N_PZI_light_armour_1="3532")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, FOOT, *((company,) if company else ())))
    if helpers:
        table.do(JoinFight(units=helpers))
    assert combat(table).drm == drm


# ---- anti-tank guns ----


@pytest.mark.parametrize(("company", "shift"), [("", 0), (TANK, -1), ("J-N-PZI-light-armour-1", -1)])
def test_an_anti_tank_unit_shifts_vehicles(table: Table, company: str, shift: int) -> None:
    table.put(J_R_48_anti_tank_1="3533", J_N_PZI_light_armour_1="3532")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, FOOT, *((company,) if company else ())))
    found = {one.reason.rule: one.columns for one in combat(table).shifts}
    assert found == {"J.15": 1} | ({"J.12a": shift} if shift else {})


@pytest.mark.parametrize(
    ("f88", "anti_tank", "rule", "shift"),
    [
        ("3532", "", "J.12b", -4),
        ("3532", "3532", "J.12b", -4),  # one gun, one shift (J.12d)
        ("3531", "", "J.12c", -1),
        ("3531", "3532", "J.12a", -1),
        ("3529", "", "", 0),
    ],
)
def test_an_f88_awaits_republican_armour(
    table: Table, f88: str, anti_tank: str, rule: str, shift: int
) -> None:
    table.tell(NATIONALIST, "F88: f88 3-4-8 I\n1: at 1-2-6 I")
    table.tell(REPUBLICAN, "1TK: tank 6-3-10 I")
    table.put(J_R_1TK_armour_1="3533", J_N_F88_anti_aircraft_1=f88)
    if anti_tank:
        table.put(J_N_1_anti_tank_1=anti_tank)
    table.go_to(Phase.SECOND_COMBAT)
    table.do(DeclareFight(attackers=(TARGET, "J-R-1TK-armour-1"), hexes=(table.hex("3532"),)))
    assert {one.reason.rule: one.columns for one in combat(table).shifts} == ({rule: shift} if rule else {})


# ---- assaults ----


def test_an_assault_is_a_choice_and_costs_nothing_otherwise(table: Table) -> None:
    """The same attack without a point has no assault shift (11.2g)."""
    table.go_to(Phase.FIRST_COMBAT)
    kinds = {
        choice.values.get("kind")
        for choice in table.system.counter_choices(table.session.state, (FOOT,))
        if choice.command is DeclareFight
    }
    assert kinds == {AttackKind.NORMAL, AttackKind.ASSAULT}
    table.do(attack(table))
    assert [one.reason.rule for one in combat(table).shifts] == ["J.15"]
    assert table.game.assault_points["J-N-VAR"] == 15


def test_several_divisions_pay_a_point_each_for_one_column(table: Table) -> None:
    table.put(J_N_4_infantry_1="3433")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(assault(table, FOOT, "J-N-4-infantry-1"))
    assert (table.game.assault_points["J-N-VAR"], table.game.assault_points["J-N-ESC"]) == (14, 9)
    assert [one.columns for one in combat(table).shifts if one.reason.rule == "11.2c"] == [1]


def test_the_last_assault_point_is_told_as_that(table: Table) -> None:
    table.put(J_N_4_infantry_1="3433")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(SetFacts(facts={"assault_points/J-N-ESC": 1}))
    told = len(table.session.journal.entries)
    table.do(assault(table, FOOT, "J-N-4-infantry-1"))
    news = news_since(table.session.journal, told).reasons
    words = [Catalogue("en").reason(one, str) for one in news]
    assert any(one.startswith("Escamez Division pays its last assault point") for one in words), words


def test_a_division_that_joins_an_assault_pays_then(table: Table) -> None:
    table.put(J_N_4_infantry_1="3433", J_N_1_infantry_2="3432", J_N_T8_infantry_1="3633")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(assault(table), JoinFight(units=("J-N-4-infantry-1", ALONE)))
    assert (table.game.assault_points["J-N-VAR"], table.game.assault_points["J-N-ESC"]) == (14, 9)


def test_points_do_not_pass_from_one_division_to_another(table: Table) -> None:
    table.do(SetFacts(facts={"assault_points/J-N-VAR": 0}))
    table.go_to(Phase.FIRST_COMBAT)
    assert table.refused(assault(table, charge_to="J-N-ESC")).rule == "11.2f"
    assert table.game.assault_points["J-N-ESC"] == 10


def test_independent_units_together_cost_one_point(table: Table) -> None:
    table.put(J_N_T8_infantry_1="3433", J_N_T1_infantry_1="3633")
    table.go_to(Phase.FIRST_COMBAT)
    both = (ALONE, "J-N-T1-infantry-1")
    assert table.refused(assault(table, *both)).key == "scw-assault-name-payer"
    assert table.refused(assault(table, *both, charge_to="nobody")).key == "scw-assault-name-payer"
    assert table.refused(assault(table, *both, charge_to="J-R-A")).rule == "11.2f"  # the enemy's points
    table.do(assault(table, *both, charge_to="J-N-ESC"))
    assert (table.game.assault_points["J-N-ESC"], table.game.assault_points["J-R-A"]) == (9, 20)


def test_beside_a_division_independent_units_cost_nothing(table: Table) -> None:
    table.put(J_N_T8_infantry_1="3433")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(assault(table, FOOT, ALONE, charge_to="J-N-ESC"))
    assert (table.game.assault_points["J-N-VAR"], table.game.assault_points["J-N-ESC"]) == (14, 10)


def test_a_division_that_joins_independent_units_pays_in_place_of_whom_they_charged(table: Table) -> None:
    """Beside a division they cost nothing, whoever was there first (J.6c)."""
    table.put(J_N_T8_infantry_1="3433")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(assault(table, ALONE, charge_to="J-N-ESC"), JoinFight(units=(FOOT,)))
    assert (table.game.assault_points["J-N-VAR"], table.game.assault_points["J-N-ESC"]) == (14, 10)
    assert table.game.fight is not None
    assert table.game.fight.payers == ("J-N-VAR",)


def test_who_joins_an_assault_that_nobody_paid_for_pays_nothing_either(table: Table) -> None:
    table.put(J_N_T8_infantry_1="3433", J_N_T1_infantry_1="3633")
    table.go_to(Phase.FIRST_COMBAT)
    table.insist(assault(table, ALONE))
    table.do(JoinFight(units=("J-N-T1-infantry-1",)))
    assert table.game.fight is not None
    assert table.game.fight.payers == ()


def test_the_71st_joins_an_assault_where_the_table_insists() -> None:
    brunete = Table(Battle.BRUNETE)
    target = brunete.stand(REPUBLICAN, "34: 3-3-6 II", "2710")
    other = brunete.stand(NATIONALIST, "12: 4-3-6 II", "2711")
    ours = brunete.stand(NATIONALIST, "71: 4-3-6 II", "2711")
    brunete.go_to(Phase.FIRST_MOVEMENT)
    brunete.do(SetFacts(facts={"clock/first_player": NATIONALIST.value}))
    brunete.go_to(Phase.FIRST_COMBAT)
    hexes = (brunete.hex(brunete.where(target)),)
    brunete.do(DeclareFight(attackers=(other,), hexes=hexes, kind=AttackKind.ASSAULT))
    assert brunete.refused(JoinFight(units=(ours,))).rule == "11.2f"
    before = dict(brunete.game.assault_points)
    brunete.insist(JoinFight(units=(ours,)))
    assert brunete.game.assault_points == before


def test_one_unit_that_may_not_assault_bars_all(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.rule_status(TANK, is_in_command=False)
    named = unit_in_words(table.unit(TANK).counter)
    refusal = table.refused(assault(table, FOOT, TANK))
    assert (refusal.rule, refusal.about) == ("11.2d", named)
    table.do(assault(table, FOOT))
    refusal = table.refused(JoinFight(units=(TANK,)))
    assert (refusal.rule, refusal.about) == ("11.2d", named)  # nor is it mixed in (11.2.1c)
    assert {one.reason.rule for one in combat(table).shifts} == {"11.2c", "J.15"}


def test_a_hex_is_attacked_in_one_way_only(table: Table) -> None:
    table.put(J_N_1_infantry_2="3433")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), RollFight())
    table.dice(4)
    table.settle()
    assert table.refused(assault(table, SECOND)).rule == "11.1e"


def test_there_is_no_assault_in_defence(table: Table) -> None:
    """The defender neither declares nor pays anything in the enemy's combat phase (11.2.2b)."""
    table.go_to(Phase.FIRST_COMBAT)
    wish = DeclareFight(attackers=(TARGET,), hexes=(table.hex("3532"),), kind=AttackKind.ASSAULT)
    assert table.refused(wish).key == "scw-not-own-combat"
    table.do(attack(table))
    commands = {one.command for one in table.system.counter_choices(table.session.state, (TARGET,))}
    assert DeclareFight not in commands
    assert table.game.assault_points["J-R-A"] == 20


def test_every_division_of_brunete_has_its_points() -> None:
    points = Table(Battle.BRUNETE).game.assault_points
    nationalist = {"13": 3, "150": 3, "12": 5, "5": 4, "4": 3}
    republican = {"11": 6, "15": 5, "46": 4, "35": 4, "34": 3, "10": 6, "45": 4, "39": 1, "1TK": 4}
    assert points == {
        **{f"B-N-{division}": left for division, left in nationalist.items()},
        **{f"B-R-{division}": left for division, left in republican.items()},
    }


def test_the_divisions_of_the_jarama_have_theirs() -> None:
    points = Table(Battle.JARAMA).game.assault_points
    assert points == {"J-R-A": 20, "J-R-B": 20, "J-N-VAR": 15, "J-N-ESC": 10}


def test_the_71st_has_no_points_and_borrows_none() -> None:
    table = Table(Battle.BRUNETE)
    table.tell(NATIONALIST, "71: 4-3-6 II")
    payment = payment_of(table.scene, (table.unit("B-N-71-infantry-1"),), "B-N-13")
    assert payment.refusal is not None
    assert (payment.refusal.rule, payment.cost) == ("11.2f", 1)
