"""Attacks declared: who, whom, by which table, with which support, at which odds (11.0, 17.0, 21.0)."""

import pytest

from companion.games.no_prisoners.procedures.attacking import combat_odds, refused_targets
from companion.games.no_prisoners.procedures.combat_choices import attacks_with_some
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.terms import Crt, PlayerTurn, UnitType
from companion.session.errors import IllegalCommandError
from tests.games.no_prisoners.campaign.sketched_units import column, facing, refusal
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_campaign import BOARD, hex_of

EAST_CP, WEST_CP, EAST_ALLIED = PlayerTurn.EAST_CP, PlayerTurn.WEST_CP, PlayerTurn.EAST_ALLIED
MO = Crt.MAIN_OFFENSIVE


def multiplier(table: Sketch) -> float:
    return float(combat_odds(table.scene, table.combat).multiplier.value)


# ---- who and whom ----


def test_nobody_has_to_attack_and_each_unit_attacks_once() -> None:
    table = facing()
    table.do(table.attack("0909", "al-w-42"))
    table.roll(6)  # 133%: DA
    assert table.game.combat is None
    table.stand(cp_w_8="0909")
    table.print("cp-w-8", strength=3)
    assert refusal(table, table.attack("0909", "al-w-42", "al-w-yeocav")) == ("np-attacked-already", "11.0c")
    table.do(table.attack("0909"))  # attacked again, by whoever has not attacked yet
    assert table.combat.attackers == ("al-w-yeocav",)


def test_a_unit_attacks_again_in_the_second_combat_phase() -> None:
    table = facing()
    table.do(table.attack("0909", "al-w-42"))
    table.roll(3)  # 133%: AW
    table.do(cmd.RetreatUnit(unit="al-w-42", hex=hex_of("0709")))
    table.do(cmd.EndCombat(), cmd.NextPhase())
    assert table.game.moment.phase is Phase.COMBAT_2
    table.stand(al_w_42="0809")
    table.do(table.attack("0909", "al-w-42"))
    assert table.combat.attackers == ("al-w-42",)


@pytest.mark.parametrize(
    ("number", "attackers", "why"),
    [
        ("0909", ("al-w-gb",), ("np-attack-not-beside", "11.0e")),
        ("0909", ("cp-w-27",), ("np-not-your-counter", "4.0")),
        ("0909", ("al-w-53",), ("np-not-on-map", "")),
        ("0909", ("al-w-999",), ("np-no-such-counter", "")),
        ("1009", ("al-w-42",), ("np-nobody-there", "11.0")),
    ],
)
def test_who_may_not_attack_what(number: str, attackers: tuple[str, ...], why: tuple[str, str]) -> None:
    table = facing()
    assert refusal(table, table.attack(number, *attackers)) == why


def test_where_no_unit_beside_can_attack_the_reason_is_told() -> None:
    table = facing()
    table.set(**{"counters__al-w-yeocav__spot": "gone", "counters__al-w-yeocav__hex": None})
    table.do(table.attack("0909"))
    table.roll(6)
    table.stand(cp_w_8="0909", cp_w_16="0910")  # an enemy beside the target is none of them
    assert refusal(table, table.attack("0909")) == ("np-attacked-already", "11.0c")
    assert [bool(choice.inputs) for choice in table.choices(cmd.Attack)] == [True, True], "told when tried"
    table.stand(al_w_42="0208")
    assert refusal(table, table.attack("0909")) == ("np-cannot-attack", "11.0")


def test_attacks_are_made_in_combat_phases_only() -> None:
    table = facing(phase=Phase.MOVEMENT)
    assert refusal(table, table.attack("0909")) == ("np-combat-phase-only", "11.0")


def test_an_attack_on_nobody_or_by_nobody_cannot_even_be_overruled() -> None:
    table = facing()
    for attack in (
        table.attack("1009", "al-w-42"),
        table.attack("0909", "al-w-999"),
        table.attack("0909", "al-w-53"),
    ):
        with pytest.raises(IllegalCommandError) as caught:
            table.overrule(attack)
        assert not caught.value.can_overrule
        assert table.game.combat is None


def test_a_unit_named_twice_fights_once() -> None:
    table = facing()
    table.do(table.attack("0909", "al-w-42", "al-w-42"))
    assert combat_odds(table.scene, table.combat).attack == 4


def test_of_attackers_in_several_hexes_some_are_named_on_the_page_of_combats() -> None:
    table = facing()
    assert not tuple(attacks_with_some(table.scene)), "one of two is a stack in hand"
    table.stand(al_w_52="0910")
    (choice,) = attacks_with_some(table.scene)
    units = {one.text for one in choice.inputs[0].suggestions}
    assert units == {"al-w-42", "al-w-52", "al-w-yeocav"}
    table.do(choice.build(attackers=("al-w-42", "al-w-yeocav"), crt="raid"))
    assert table.combat.attackers == ("al-w-42", "al-w-yeocav")


def test_nobody_attacks_across_the_boundary_unless_the_table_insists() -> None:
    table = Sketch(phase=Phase.COMBAT_1)
    table.stand(al_w_42="1311", cp_e_42="1312")
    attack = table.attack("1312", "al-w-42")
    assert refusal(table, attack) == ("np-attack-across", "17.0a")
    table.overrule(attack)
    assert table.combat.defenders == ("cp-e-42",)


def test_nobody_attacks_across_the_sea() -> None:
    table = Sketch(phase=Phase.COMBAT_1)
    table.stand(al_w_42="0712", cp_w_27="0811")
    assert refusal(table, table.attack("0811", "al-w-42")) == ("np-attack-across", "TEC-all-sea")
    assert _refused(table) == {"0811": ("np-attack-across", "TEC-all-sea")}


def test_an_attack_that_nobody_beside_may_make_stands_refused_with_its_reason() -> None:
    table = Sketch(EAST_CP, Phase.COMBAT_1)
    table.stand(cp_e_armcar="1511", al_e_cf="1411")
    assert _refused(table) == {"1411": ("np-vehicles-attack-mountain", "TEC-mountain")}
    table.stand(cp_e_42="1512")
    assert not _refused(table), "whoever can attacks"
    table.do(table.attack("1411", "cp-e-42"))
    assert table.combat.attackers == ("cp-e-42",)


def test_an_attack_across_the_boundary_stands_refused_with_its_reason() -> None:
    table = Sketch(phase=Phase.COMBAT_1)
    table.stand(al_w_42="1311", cp_e_42="1312")
    assert _refused(table) == {"1312": ("np-attack-across", "17.0a")}
    assert not tuple(refused_targets(Sketch(phase=Phase.MOVEMENT).scene))


def test_why_a_hidden_unit_may_not_attack_is_told_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Sketch(EAST_CP, Phase.COMBAT_1)
    table.stand(cp_e_armcar="1511", al_e_cf="1411")
    assert [why.key for _, why in refused_targets(table.scene)] == ["np-vehicles-attack-mountain"]
    monkeypatch.setattr(Scene, "hides", lambda *_: True)
    assert not tuple(refused_targets(table.scene))


def _refused(table: Sketch) -> dict[str, tuple[str, str]]:
    """Key and rule of why each attack on offer is refused, by its hex."""
    offered = [choice for choice in table.choices(cmd.Attack) if choice.refusal]
    return {BOARD.hex_name(one.values["hex"]): (one.refusal.key, one.refusal.rule) for one in offered}


def test_vehicles_do_not_attack_into_mountains() -> None:
    table = Sketch(EAST_CP, Phase.COMBAT_1)
    table.stand(cp_e_armcar="1511", cp_e_42="1512", al_e_cf="1411")
    assert refusal(table, table.attack("1411", "cp-e-armcar")) == (
        "np-vehicles-attack-mountain",
        "TEC-mountain",
    )
    table.do(table.attack("1411"))  # with all that can
    assert table.combat.attackers == ("cp-e-42",)


# ---- Damascus ----


def test_from_damascus_allies_attack_into_their_own_front_only() -> None:
    table = Sketch(phase=Phase.COMBAT_1)
    table.stand(al_w_42="1602", cp_w_27="1503", cp_e_42="1603")
    assert refusal(table, table.attack("1603", "al-w-42")) == ("np-attack-across", "17.0a")
    table.do(table.attack("1503", "al-w-42"))
    assert table.combat.defenders == ("cp-w-27",)


# ---- the two tables ----


def test_no_main_offensive_on_jerusalem_unless_the_table_insists() -> None:
    table = Sketch(phase=Phase.COMBAT_1)
    table.stand(al_w_42="1306", cp_w_27="1406")
    offensive = table.attack("1406", "al-w-42", crt=MO)
    assert table.supplied("al-w-42")
    assert refusal(table, offensive) == ("np-no-offensive-on-city", "21.2")
    table.overrule(offensive)
    assert table.combat.crt is MO


def test_no_main_offensive_on_medina_but_a_raid() -> None:
    table = Sketch(EAST_ALLIED, Phase.COMBAT_1)
    table.stand(al_e_lawrence="2323", cp_e_42="2423")
    assert table.supplied("al-e-lawrence")
    assert refusal(table, table.attack("2423", crt=MO))[0] == "np-no-offensive-on-city"
    table.do(table.attack("2423"))
    assert table.combat.crt is Crt.RAID


def test_one_attacker_out_of_supply_bars_the_main_offensive() -> None:
    table = facing()
    table.stand(al_w_53="1009", cp_w_8="1110")
    assert not table.supplied("al-w-53")
    assert refusal(table, table.attack("0909", crt=MO)) == ("np-offensive-unsupplied", "11.13")
    table.do(table.attack("0909", "al-w-42", crt=MO))
    assert table.combat.crt is MO


# ---- strengths and columns ----


def test_strengths_percentage_and_column_are_told_step_by_step() -> None:
    table = facing()
    table.do(table.attack("0909"))
    keys = [reason.key for reason in table.last_lines()]
    assert keys[-3:] == ["np-odds-attack", "np-odds-defence", "np-odds-percent"]
    assert column(table) == "200-299"


@pytest.mark.parametrize(
    ("attack", "defence", "expected"),
    [(1, 3, "<=49"), (4, 3, "100-199"), (30, 3, ">=600"), (5, 0, ">=600")],
)
def test_the_first_and_the_last_column_take_what_is_beyond(attack: int, defence: int, expected: str) -> None:
    table = facing()
    table.print("al-w-42", strength=attack)
    table.print("cp-w-27", strength=defence)
    table.do(table.attack("0909", "al-w-42"))
    assert column(table) == expected


def test_nothing_against_nothing_is_no_combat() -> None:
    table = facing()
    table.print("al-w-42", strength=0)
    table.print("cp-w-27", strength=0)
    assert refusal(table, table.attack("0909", "al-w-42")) == ("np-no-strength", "11.3")
    table.print("cp-w-27", strength=None)
    table.do(table.attack("0909", "al-w-42"))
    table.reply(0)
    assert table.game.combat is None
    assert "np-no-strength" in [reason.key for reason in table.last_lines()]


@pytest.mark.parametrize(
    ("target", "attacker", "expected"),
    [
        ("0909", "0809", 1),  # desert
        ("0910", "0809", 2),  # rough
        ("1008", "0909", 1.5),  # a town
        ("1207", "1108", 2),  # a city, entrenched
        ("1308", "1309", 2),  # a town, entrenched
        ("1013", "0913", 2),  # a mountain
    ],
)
def test_the_best_terrain_multiplies_the_defence(target: str, attacker: str, expected: float) -> None:
    table = Sketch(phase=Phase.COMBAT_1)
    table.stand(al_w_42=attacker, cp_w_27=target)
    table.print("al-w-42", strength=4)
    table.print("cp-w-27", strength=4)
    table.do(table.attack(target))
    assert multiplier(table) == expected


def test_entrenchments_help_the_central_powers_only() -> None:
    table = Sketch(WEST_CP, Phase.COMBAT_1)
    table.stand(al_w_42="1308", cp_w_27="1309")
    table.print("al-w-42", strength=4)
    table.print("cp-w-27", strength=4)
    table.do(table.attack("1308"))
    assert multiplier(table) == 1.5


@pytest.mark.parametrize(("second", "expected"), [("0810", 2), ("0609", 1.5)])
def test_a_canal_helps_when_everybody_attacks_across_it(second: str, expected: float) -> None:
    table = Sketch(WEST_CP, Phase.COMBAT_1)
    table.stand(al_w_42="0710", cp_w_27="0809", cp_w_8=second)
    for unit in ("al-w-42", "cp-w-27", "cp-w-8"):
        table.print(unit, strength=4)
    table.do(table.attack("0710"))
    assert multiplier(table) == expected


@pytest.mark.parametrize(("attacker", "expected"), [("0811", 2), ("0910", 2), ("1010", 2)])
def test_a_pass_is_rough_ground_either_way_here(attacker: str, expected: float) -> None:
    table = Sketch(phase=Phase.COMBAT_1)
    table.stand(al_w_42=attacker, cp_w_27="0911")
    table.print("al-w-42", strength=4)
    table.print("cp-w-27", strength=4)
    table.do(table.attack("0911"))
    assert multiplier(table) == expected


def test_a_pass_is_known_as_such_to_those_who_attack_along_it() -> None:
    for attacker, is_along in (("0811", True), ("0912", False)):
        table = Sketch(phase=Phase.COMBAT_1)
        table.stand(al_w_42=attacker, cp_w_27="0911")
        table.do(table.attack("0911"))
        assert table.combat.is_along_pass is is_along


def test_the_odds_stay_what_they_were_when_units_have_moved_on() -> None:
    table = facing(turn=9)
    table.stand(al_w_42="0710", al_w_yeocav="0710", cp_w_27="0809")
    table.set(moment__player_turn=WEST_CP.value)
    table.do(table.attack("0710"))
    before = combat_odds(table.scene, table.combat)
    table.roll(3)  # 3 against 6x2: AD
    assert combat_odds(table.scene, table.combat) == before


# ---- stacks ----


def test_too_high_a_stack_is_put_right_before_the_next_attack() -> None:
    table = facing()
    table.stand(al_w_53="0809")
    assert refusal(table, table.attack("0909", "al-w-42"))[0] == "np-overstacked-at"
    table.do(cmd.RemoveExcess(unit="al-w-53"), table.attack("0909", "al-w-42"))
    assert table.combat.attackers == ("al-w-42",)


def test_tanks_and_trains_attack_like_anybody() -> None:
    table = facing()
    for type_ in (UnitType.TANK, UnitType.ARMOURED_TRAIN, UnitType.ARTILLERY):
        table.print("al-w-42", type=type_.value)
        assert table.choices(cmd.Attack)
