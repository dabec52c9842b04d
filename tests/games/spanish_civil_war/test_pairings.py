"""Attacks declared at the start of a combat phase and held to (11.1b), and attacks on several hexes."""

import pytest

from companion.games.spanish_civil_war.procedures.duties import duties_left
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.shown.attacks import open_attacks
from companion.games.spanish_civil_war.table.commands import (
    DeclareFight,
    FireBarrage,
    JoinFight,
    PairUnits,
    RollFight,
    StrikeCounters,
)
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.panels import Choice
from companion.session.commands import ChooseSetting, SetFacts
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

FOOT, SECOND, GUN = "J-N-1-infantry-1", "J-N-1-infantry-2", "J-N-1-artillery-1"


@pytest.fixture
def table() -> Table:
    """Two Nationalist battalions and a gun; Republican battalions in 3533 and 3433, both next to 3532."""
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "48: 2x 3-4-6/2-2-6 II")
    table.tell(NATIONALIST, "1: 2x 7-4-6/3-3-6 II, art 5(6)6")
    table.put(J_R_48_infantry_1="3533", J_R_48_infantry_2="3433")
    table.put(J_N_1_infantry_1="3532", J_N_1_infantry_2="3432", J_N_1_artillery_1="3530")
    table.go_to(Phase.FIRST_COMBAT)
    return table


def pair(table: Table, unit: str, *names: str) -> PairUnits:
    return PairUnits(attackers=(unit,), hexes=tuple(map(table.hex, names)))


def attack(table: Table, *units: str, at: str = "3533") -> DeclareFight:
    return DeclareFight(attackers=units, hexes=(table.hex(at),))


def test_what_was_declared_is_fought_and_nothing_else(table: Table) -> None:
    table.do(pair(table, FOOT, "3533"), pair(table, SECOND, "3433"))
    left = [line.hexes for line in duties_left(table.scene) if line.key == "scw-declared-left"]
    assert left == [(table.hex("3533"),), (table.hex("3433"),)]
    for refusal, rule in (
        (table.refused(attack(table, FOOT, at="3433")), "11.1b"),
        (table.refused(pair(table, FOOT, "3433")), "11.1e"),
    ):
        assert (refusal.rule, refusal.hexes) == (rule, (table.hex("3533"),)), "what is to be undone"
    table.do(attack(table, FOOT))
    assert table.refused(JoinFight(units=(SECOND,))).rule in {"11.1b", "11.2a"}
    table.do(RollFight())
    table.dice(4)
    table.settle()
    table.do(attack(table, SECOND, at="3433"), RollFight())
    table.dice(4)
    table.settle()
    assert [line.key for line in duties_left(table.scene)] == ["scw-no-fight"]


def test_once_some_are_declared_all_that_must_be_made_are_declared_before_the_first_is_fought(
    table: Table,
) -> None:
    table.do(pair(table, FOOT, "3533"))
    assert next(duties_left(table.scene)).key == "scw-declare-first"
    left = [due.what for due in table.system.now(table.session.state).due if due.what.rule == "11.1b"]
    assert [(one.key, one.hexes) for one in left][:1] == [("scw-now-declare", (table.hex("3433"),))]
    assert table.refused(attack(table, FOOT)).key == "scw-declare-first"
    (choice,) = open_attacks(table.scene)
    assert choice.build() == pair(table, SECOND, "3433")
    table.do(choice.build(), attack(table, FOOT))


def test_what_was_not_declared_in_time_but_must_be_is_still_attacked(table: Table) -> None:
    """The table began to fight too soon: the attack that is left is no dead end (11.0, 11.1a)."""
    table.tell(NATIONALIST, "1: 3x 7-4-6/3-3-6 II")
    table.put(J_N_1_infantry_3="3532")
    table.do(pair(table, FOOT, "3533"), pair(table, "J-N-1-infantry-3", "3533"))
    table.insist(attack(table, FOOT, "J-N-1-infantry-3"))
    table.do(RollFight())
    table.dice(4)
    table.settle()
    (choice, *_) = open_attacks(table.scene)
    assert choice.build() == attack(table, SECOND, at="3433")
    table.do(choice.build(), RollFight())
    table.dice(4)
    table.settle()
    assert [line.key for line in duties_left(table.scene)] == ["scw-no-fight"]


def test_a_hex_that_is_declared_is_not_declared_again_among_several(table: Table) -> None:
    """11.1e: it is attacked once, so that one of the two could never be fought."""
    table.do(pair(table, SECOND, "3433"))
    refusal = table.refused(pair(table, FOOT, "3433", "3533"))
    assert (refusal.rule, refusal.hexes) == ("11.1e", (table.hex("3433"),))


def test_what_a_stack_is_declared_for_keeps_it_from_another_hex_and_that_is_told(table: Table) -> None:
    """Read strictly (11.1d); the hex that stays unattacked is told before the combat and after it."""
    table.do(ChooseSetting(key="scw-stack-attacks-one-hex", value=True))
    table.insist(table.placing(SECOND, "3532"))
    table.do(PairUnits(attackers=(FOOT, SECOND), hexes=(table.hex("3533"),)))
    refusal = table.refused(attack(table, SECOND, at="3433"))
    assert (refusal.key, refusal.hexes) == ("scw-stack-declared", (table.hex("3533"),))
    (kept,) = (line for line in duties_left(table.scene) if line.key == "scw-kept-by-declared")
    assert (kept.args["hex"], kept.hexes) == ("3433", (table.hex("3533"),))
    table.do(attack(table, FOOT, SECOND), RollFight())
    table.dice(4)
    table.settle()
    assert [(line.key, line.hexes) for line in duties_left(table.scene)] == [
        ("scw-missed", (table.hex("3433"),))
    ]


def test_two_stacks_declared_for_a_hex_attack_it_together(table: Table) -> None:
    table.put(J_N_1_infantry_1="3432")
    table.do(pair(table, FOOT, "3433"), pair(table, SECOND, "3433"), attack(table, FOOT, SECOND, at="3433"))


@pytest.mark.parametrize("is_strict", [False, True])
def test_a_stack_is_declared_against_two_hexes(table: Table, is_strict: bool) -> None:
    """As printed it may not be: told, or refused where it is read strictly (11.1d)."""
    table.do(ChooseSetting(key="scw-stack-attacks-one-hex", value=is_strict))
    table.insist(table.placing(SECOND, "3532"))
    table.do(pair(table, FOOT, "3533"))
    before, second = table.session.state, pair(table, SECOND, "3433")
    if is_strict:
        assert table.refused(second).rule == "11.1d"
        return
    table.do(second)
    told = table.system.came_of(before, table.session.state)
    assert [one.key for one in told] == ["scw-declared-left", "scw-stack-split-told"]
    assert told[0].hexes == (table.hex("3433"),)


def test_after_the_first_combat_it_is_too_late(table: Table) -> None:
    table.do(attack(table, FOOT), RollFight())
    table.dice(4)
    table.settle()
    assert table.refused(pair(table, SECOND, "3433")).key == "scw-pairing-too-late"


def test_who_declares_nothing_pairs_as_he_goes(table: Table) -> None:
    table.do(attack(table, FOOT))
    assert table.game.declared_now.pairings == ()


def test_a_declared_hex_is_not_barraged(table: Table) -> None:
    table.do(pair(table, FOOT, "3533", "3433"))
    refusal = table.refused(FireBarrage(guns=(GUN,), hex=table.hex("3533")))
    assert (refusal.rule, refusal.hexes) == ("12.4a", (table.hex("3533"), table.hex("3433")))


def test_what_cannot_be_attacked_is_not_declared(table: Table) -> None:
    assert table.refused(pair(table, FOOT, "3633")).key == "scw-no-enemy-there"
    assert table.refused(pair(table, GUN, "3533")).rule == "12.1b"


def test_a_declared_unit_that_is_struck_off_is_waited_for_no_more(table: Table) -> None:
    table.do(pair(table, FOOT, "3533"), StrikeCounters(units=(FOOT,)))
    assert "scw-declared-left" not in [line.key for line in duties_left(table.scene)]


def test_declarations_end_with_their_phase(table: Table) -> None:
    table.do(pair(table, FOOT, "3533"))
    table.go_to(Phase.SECOND_COMBAT)
    assert table.game.declared_now.pairings == ()


def test_a_stack_beside_two_enemies_is_offered_both_at_once(table: Table) -> None:
    choices = table.system.counter_choices(table.session.state, (FOOT,))
    joint = next(one for one in choices if one.label.key == "scw-choice-attack-hexes")
    both = (table.hex("3533"), table.hex("3433"))
    table.do(joint.build(hexes=both))
    assert table.game.fight is not None
    assert table.game.fight.hexes == both
    paired = [one for one in choices if one.command is PairUnits]
    assert [one.is_legal for one in paired] == [True, True]


def test_independent_units_assault_several_hexes_with_a_point_of_a_division(table: Table) -> None:
    """11.2f: what does not name it would be refused."""
    table.tell(NATIONALIST, "T8: 5-4-6 II\nVAR: HQ 0-1-6\nESC: HQ 0-1-6")
    table.put(J_N_T8_infantry_1="3532", J_N_VAR_hq_1="3530", J_N_ESC_hq_1="3530")
    assaults = [one for one in several(table, "J-N-T8-infantry-1") if one.values.get("charge_to")]
    assert [one.values["charge_to"] for one in assaults] == ["J-N-VAR", "J-N-ESC"]
    table.do(assaults[1].build(hexes=(table.hex("3533"), table.hex("3433"))))
    assert table.game.assault_points["J-N-ESC"] == 9


def test_an_attack_on_several_hexes_is_offered_only_where_it_may_be(table: Table) -> None:
    assert [one.is_legal for one in several(table, FOOT)] == [True, True]
    table.do(SetFacts(facts={"assault_points/J-N-VAR": 0}))
    assert [one.is_legal for one in several(table, FOOT)] == [True, False]
    table.do(pair(table, SECOND, "3433"))
    assert [one.refusal.rule for one in several(table, FOOT) if one.refusal] == ["11.1b", "11.2f"]


def several(table: Table, unit: str) -> list[Choice]:
    """The attacks on several hexes that a unit is offered."""
    choices = table.system.counter_choices(table.session.state, (unit,))
    return [one for one in choices if one.label.key.startswith("scw-choice-attack-hexes")]


def test_a_gun_in_a_hex_declared_for_attack_supports_nobody(table: Table) -> None:
    """12.5b: it is under attack in this phase, though others are fought first."""
    table.tell(REPUBLICAN, "48: art 4(8)6")
    table.insist(table.placing("J-R-48-artillery-1", "3533"))
    table.do(pair(table, FOOT, "3533"), pair(table, SECOND, "3433"), attack(table, SECOND, at="3433"))
    assert table.refused(JoinFight(units=("J-R-48-artillery-1",))).rule == "12.5b"
