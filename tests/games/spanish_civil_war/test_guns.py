"""Guns as a session plays them: support fire, what becomes of it, who shares results, who must fire."""

import pytest

from companion.games.spanish_civil_war.procedures.aftermath import advances
from companion.games.spanish_civil_war.procedures.duties import duties_left
from companion.games.spanish_civil_war.procedures.figures import combat_of
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.shown.combat import fight_choices
from companion.games.spanish_civil_war.shown.in_hand import move_command
from companion.games.spanish_civil_war.shown.now import now
from companion.games.spanish_civil_war.table.commands import (
    AdvanceUnit,
    DeclareFight,
    EndFight,
    FireBarrage,
    JoinFight,
    RetreatUnit,
    RollFight,
    StayInFight,
)
from tests.games.spanish_civil_war.gun_table import (
    FOOT,
    FOURTH,
    FREE,
    GUN,
    OTHER_GUN,
    TARGET,
    THEIR_GUN,
    attack,
    away,
    barrage,
    gun_table,
)
from tests.games.spanish_civil_war.table import REPUBLICAN, Table


@pytest.fixture
def table() -> Table:
    return gun_table()


# ---- support ----


def test_guns_support_their_own_formation_and_free_ones_anybody(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table))
    assert table.refused(JoinFight(units=(FOURTH,))).rule == "12.3a"
    table.do(JoinFight(units=(GUN, FREE)))
    assert table.game.fight is not None
    assert combat_of(table.scene, table.game.fight).attack_total == 7 + 5 + 6


def test_whoever_may_not_join_is_told_why_before_it_is_tried(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table))

    def refusal_to(unit: str) -> str:
        choices = table.system.counter_choices(table.session.state, (unit,))
        (join,) = (one for one in choices if one.command is JoinFight)
        return join.refusal.rule if join.refusal else ""

    assert [refusal_to(unit) for unit in (GUN, FOURTH, TARGET)] == ["", "12.3a", "11.1c"]


def test_one_supported_unit_of_its_formation_is_enough(table: Table) -> None:
    table.put(J_N_4_infantry_1="3433")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, FOOT, "J-N-4-infantry-1"), JoinFight(units=(GUN, FOURTH)))


@pytest.mark.parametrize("gun", [GUN, FREE])
def test_whom_a_gun_supports_must_be_in_command(table: Table, gun: str) -> None:
    """Free guns too need one supported unit in command (12.2d, 12.3b)."""
    table.go_to(Phase.FIRST_COMBAT)
    table.rule_status(FOOT, is_in_command=False)
    table.do(attack(table))
    assert table.refused(JoinFight(units=(gun,))).rule == "12.2d"


@pytest.mark.parametrize(("supplied", "in_command", "rule"), [(False, True, "12.2b"), (True, False, "12.2a")])
def test_a_gun_needs_supply_and_command(table: Table, supplied: bool, in_command: bool, rule: str) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.rule_status(GUN, is_supplied=supplied, is_in_command=in_command)
    assert table.refused(barrage(table)).rule == rule
    table.do(attack(table))
    assert table.refused(JoinFight(units=(GUN,))).rule == rule


def test_a_free_gun_obeys_any_hq(table: Table) -> None:
    table.put(J_N_1_hq_1="3329", J_N_VAR_hq_1="3229")
    table.go_to(Phase.FIRST_COMBAT)
    table.judge()
    assert table.game.status(FREE).is_in_command
    assert not table.game.status(FOURTH).is_in_command


def test_the_range_counts_the_target_and_not_the_guns_hex(table: Table) -> None:
    table.put(J_N_1_artillery_1=away(table, 6), J_N_1_artillery_2=away(table, 7))
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), JoinFight(units=(GUN,)))
    assert table.refused(JoinFight(units=(OTHER_GUN,))).rule == "12.0a"


def test_of_several_attacked_hexes_one_in_range_is_enough(table: Table) -> None:
    table.put(J_R_48_infantry_2="3432", J_N_1_artillery_1=away(table, 7, "3432", 6))
    table.go_to(Phase.FIRST_COMBAT)
    both = DeclareFight(attackers=(FOOT,), hexes=(table.hex("3533"), table.hex("3432")))
    table.do(both, JoinFight(units=(GUN,)))


def test_a_gun_that_joined_has_fired(table: Table) -> None:
    """Once in a combat phase, whether it was named at once or joined later (12.1a, 12.4b)."""
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), JoinFight(units=(GUN,)))
    assert table.refused(JoinFight(units=(GUN,))).rule == "12.1a"
    table.do(RollFight())
    table.dice(4)
    table.settle()
    table.put(J_R_48_infantry_2="3633")
    assert table.refused(barrage(table, hex_="3633")).rule == "12.1a"


def test_a_gun_fires_again_in_the_enemy_phase_but_no_barrage(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(barrage(table))
    table.dice(6 if table.game.fight is None else 1)
    table.settle()
    table.go_to(Phase.SECOND_COMBAT)
    assert table.refused(barrage(table)).rule == "12.0b"
    table.do(DeclareFight(attackers=(TARGET,), hexes=(table.hex("3532"),)), JoinFight(units=(GUN,)))
    assert table.game.fight is not None
    assert table.game.fight.defence_help.guns == (GUN,)


def test_a_gun_in_the_attacked_hex_supports_nobody(table: Table) -> None:
    table.put(J_R_48_artillery_1="3533", J_R_48_infantry_2="3534")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table))
    assert table.refused(JoinFight(units=(THEIR_GUN,))).rule in {"12.5b", "12.5g"}


def test_no_support_against_a_barrage(table: Table) -> None:
    table.put(J_R_48_artillery_1="3535")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(barrage(table))
    table.dice(4)
    assert table.refused(JoinFight(units=(THEIR_GUN,))).rule == "12.3.2b"


# ---- a cancelled attack ----


def test_the_support_of_a_cancelled_attack_goes_on_as_a_barrage_there_and_nowhere_else(table: Table) -> None:
    table.put(J_R_48_infantry_2="3533", J_R_48_infantry_3="3433")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), JoinFight(units=(GUN,)), StayInFight())
    table.do(RetreatUnit(units=(TARGET,), hex=table.hex("3634")))
    assert table.refused(barrage(table, hex_="3433")).key == "scw-finish-fight"
    fight = table.game.fight
    assert fight is not None
    offered = [one for one in fight_choices(table.scene, fight) if one.command is FireBarrage]
    assert [(one.label.rule, one.is_legal) for one in offered] == [("12.3.3b", True)]
    table.do(offered[0].build())
    table.dice(1)  # 5 - 4 and a shift: S/- in 3,4
    table.settle()
    assert not table.unit("J-R-48-infantry-2").stand.is_reduced


def test_it_has_no_effect_on_a_hex_left_empty(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), JoinFight(units=(GUN,)), StayInFight())
    table.do(RetreatUnit(units=(TARGET,), hex=table.hex("3634")))
    assert table.refused(barrage(table)).rule == "12.3.3b"
    table.do(AdvanceUnit(unit=FOOT, hex=table.hex("3533")))
    assert table.where(FOOT) == "3533"


def test_the_defender_advances_after_the_barrage_that_the_support_became(table: Table) -> None:
    """It is fire of the same combat: results come before advances, advances before the next (5.0E8, 11.7c).

    Else he would be out of the hex at which it is aimed (12.3.3); the table may insist.
    """
    table.put(J_N_1_infantry_2="3433", J_R_48_artillery_1="3535")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, FOOT, "J-N-1-infantry-2"), JoinFight(units=(GUN,)))
    table.do(RetreatUnit(units=(FOOT,), hex=table.hex("3531")))
    wish = AdvanceUnit(unit=TARGET, hex=table.hex("3532"))
    fight = table.game.fight
    assert fight is not None
    assert list(advances(table.scene, fight)) == []
    refusal = table.refused(wish)
    assert (refusal.rule, refusal.hexes) == ("5.0E8", (table.hex("3533"),))
    assert [one.choice.command for one in now(table.scene).due if one.choice] == [FireBarrage, EndFight]
    table.do(barrage(table))
    table.dice(3)
    fight = table.game.fight
    assert fight is not None
    assert list(advances(table.scene, fight)) == [wish]
    assert move_command(table.scene, (TARGET,), table.hex("3532")) == wish
    table.do(wish, EndFight())
    assert table.where(TARGET) == "3532"


def test_the_table_may_insist_on_an_advance_before_the_barrage(table: Table) -> None:
    table.put(J_N_1_infantry_2="3433", J_R_48_infantry_2="3533")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, FOOT, "J-N-1-infantry-2"), JoinFight(units=(GUN,)))
    table.do(RetreatUnit(units=(FOOT,), hex=table.hex("3531")))
    table.insist(AdvanceUnit(unit=TARGET, hex=table.hex("3532")))
    table.do(barrage(table))
    assert table.game.fight is not None
    assert table.game.fight.defenders == ("J-R-48-infantry-2",)


def test_the_defenders_support_becomes_no_barrage(table: Table) -> None:
    """He may barrage in his own combat phase only (12.0b)."""
    table.put(J_R_48_artillery_1="3535", J_R_48_hq_1="3534")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), JoinFight(units=(THEIR_GUN,)))
    table.do(RetreatUnit(units=(FOOT,), hex=table.hex("3531")))
    assert "scw-fight-cancelled" in [line.key for line in table.combat_lines()]
    assert "scw-fire-goes-on" not in [line.key for line in table.combat_lines()]
    fight = table.game.fight
    assert fight is not None
    assert FireBarrage not in [one.command for one in fight_choices(table.scene, fight)]


# ---- duties ----


def test_a_gun_next_to_an_enemy_without_a_zone_must_fire_too(table: Table) -> None:
    """12.51a asks for an adjacent enemy, not for its zone of control."""
    table.tell(REPUBLICAN, "18: 2-4-6 II")
    table.take(TARGET, table.unit("J-N-1-hq-1").stand.spot)
    table.put(J_R_18_infantry_1="3533", J_N_1_artillery_1="3433")
    table.go_to(Phase.FIRST_COMBAT)
    assert [(line.key, line.rule) for line in duties_left(table.scene)] == [("scw-gun-must-fire", "12.51a")]
    table.do(barrage(table, spotter=""))
    table.dice(4)
    table.settle()
    assert [line.key for line in duties_left(table.scene)] == ["scw-no-fight"]


def test_a_gun_that_may_not_fire_is_exempt_with_a_warning(table: Table) -> None:
    table.put(J_N_1_artillery_1="3433")
    table.go_to(Phase.FIRST_COMBAT)
    table.rule_status(GUN, is_supplied=False)
    table.do(attack(table), RollFight())
    table.dice(4)
    table.settle()
    assert [line.key for line in duties_left(table.scene)] == ["scw-gun-exempt"]
