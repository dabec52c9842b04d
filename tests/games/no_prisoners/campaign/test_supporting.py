"""Air groups, flotillas and HQs in attacks, played (11.8-11.11)."""

from typing import Any

import pytest

from companion.games.no_prisoners.procedures.attacking import combat_odds
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.shown.combat_page import combat_lines
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.terms import Crt, Faction, Front, PlayerTurn, UnitType
from companion.session.commands import SetFacts
from companion.session.errors import IllegalCommandError
from tests.games.no_prisoners.campaign.sketched_units import column, facing, refusal
from tests.games.no_prisoners.campaign.sketches import Sketch

EAST_CP, WEST_CP, EAST_ALLIED = PlayerTurn.EAST_CP, PlayerTurn.WEST_CP, PlayerTurn.EAST_ALLIED
MO = Crt.MAIN_OFFENSIVE


def multiplier(table: Sketch) -> float:
    return float(combat_odds(table.scene, table.combat).multiplier.value)


def test_an_air_group_shifts_one_column_once_a_phase() -> None:
    table = facing()
    table.do(table.attack("0909", "al-w-42", air=True))
    assert (table.combat.air, column(table)) == ("al-w-5air", "200-299")
    (said,) = (one for one in combat_lines(table.scene, table.combat) if one.key == "np-used-up")
    assert dict(said.args) == {"air": 1, "naval": 0, "command": 0}
    table.roll(6)  # DA
    table.stand(cp_w_8="0909")
    table.print("cp-w-8", strength=3)
    assert refusal(table, table.attack("0909", "al-w-yeocav", air=True)) == ("np-support-used", "11.11c")
    table.do(cmd.NextPhase())
    table.do(table.attack("0909", "al-w-42", air=True))
    assert table.combat.air == "al-w-5air"


def test_air_groups_need_a_supplied_garrison_in_a_town_within_six_hexes() -> None:
    table = Sketch(phase=Phase.COMBAT_1)
    table.stand(al_w_42="1009", cp_w_27="1110")
    attack = table.attack("1110", "al-w-42", air=True)
    assert refusal(table, attack) == ("np-air-needs-base", "11.8b")
    table.stand(al_w_gb="0208")  # Alexandria: too far
    assert refusal(table, attack) == ("np-air-too-far", "11.8b")
    table.stand(al_w_gb="0708")
    table.do(attack)
    assert table.combat.air == "al-w-5air"


def test_flotillas_support_on_the_coast_and_along_the_canal() -> None:
    table = facing()
    table.do(table.attack("0909", "al-w-42", naval=True))
    assert table.combat.naval == "al-w-emed"
    inland = Sketch(phase=Phase.COMBAT_1)
    inland.stand(al_w_42="1009", cp_w_27="1110")
    assert refusal(inland, inland.attack("1110", naval=True)) == ("np-naval-needs-coast", "11.9b")
    canal = Sketch(phase=Phase.COMBAT_1)
    canal.stand(al_w_42="0710", cp_w_27="0810")
    canal.do(canal.attack("0810", naval=True))
    assert canal.combat.naval == "al-w-emed"


def test_the_central_powers_have_no_flotilla_and_the_east_no_air_group() -> None:
    table = Sketch(WEST_CP, Phase.COMBAT_1)
    table.stand(cp_w_27="0909", al_w_42="0809")
    assert refusal(table, table.attack("0809", naval=True)) == ("np-naval-allied-only", "11.9a")
    make = cmd.MakeCounter(side=Faction.CENTRAL_POWERS, front=Front.WEST, name="Goeben", kind=UnitType.NAVAL)
    assert table.refused(make) == "np-naval-allied-only"
    table.overrule(make)
    assert refusal(table, table.attack("0809", naval=True)) == ("np-naval-allied-only", "11.9a")
    lost = facing()
    lost.do(SetFacts(facts={"counters/al-w-emed/spot": "gone"}))
    assert refusal(lost, lost.attack("0909", "al-w-42", naval=True)) == ("np-no-flotilla", "11.9a")
    east = Sketch(EAST_CP, Phase.COMBAT_1)
    east.stand(cp_e_42="1605", al_e_cf="1604")
    assert refusal(east, east.attack("1604", air=True)) == ("np-no-air-group", "11.8")


def test_the_defender_supports_nothing() -> None:
    """Only the attacker's own markers are ever committed."""
    table = Sketch(WEST_CP, Phase.COMBAT_1)
    table.stand(cp_w_27="1306", cp_w_8="1308", al_w_42="1207", al_w_gb="0708")
    table.do(table.attack("1207", "cp-w-8", air=True))
    assert (table.combat.air, table.combat.naval, table.combat.hq) == ("cp-w-psh1air", "", "")


def commanded(**settings: Any) -> Sketch:
    table = facing(**settings)
    table.stand(al_w_murray="0709")
    table.print("al-w-murray", range=3)
    return table


def test_every_attacker_in_range_of_one_hq_gains_a_column() -> None:
    table = commanded()
    table.do(table.attack("0909", air=True, naval=True, command=True))
    assert (table.combat.hq, column(table)) == ("al-w-murray", "500-599")  # 200% and three columns
    shifts = next(reason for reason in table.last_lines() if reason.key == "np-odds-shifts")
    assert dict(shifts.args) == {"air": 1, "naval": 1, "command": 1, "column": "500-599", "end": "inner"}


def test_an_attacker_out_of_range_costs_the_bonus() -> None:
    table = commanded()
    table.stand(al_w_murray="0708")
    table.print("al-w-murray", range=1)
    with pytest.raises(IllegalCommandError) as caught:
        table.do(table.attack("0909", command=True))
    reason = caught.value.reason
    assert (reason.key, reason.rule) == ("np-command-out-of-range", "11.10")
    assert (reason.about.key, reason.args["more"]) == ("np-unit-al-w-42", 0)
    assert reason.hexes == (table.game.counters["al-w-42"].hex,)
    table.do(table.attack("0909", "al-w-yeocav", command=True))
    assert table.combat.hq == "al-w-murray"


def test_of_the_last_hq_gone_the_bonus_says_why_it_is_not_to_be_had() -> None:
    table = commanded()
    table.do(SetFacts(facts={"counters/al-w-murray/spot": "replaceable"}))
    (choice,) = table.choices(cmd.Attack)
    assert {one.name: one.usual for one in choice.inputs}["command"] == "no"
    assert refusal(table, choice.build(crt=MO, command=True)) == ("np-no-hq", "7.0a")


def test_an_hq_lends_its_bonus_once_a_phase() -> None:
    table = commanded()
    table.do(table.attack("0909", "al-w-42", command=True))
    table.roll(6)
    while table.game.combat:
        table.do(table.session.choices()[0].build())
    table.stand(cp_w_8="0909")
    assert refusal(table, table.attack("0909", "al-w-yeocav", command=True)) == (
        "np-command-hq-used",
        "11.11c",
    )


def test_another_hq_in_range_lends_its_bonus_after_the_first() -> None:
    table = commanded()
    table.stand(al_w_52="0709")
    table.print("al-w-52", type="hq")
    table.print("al-w-52", range=3)
    table.do(table.attack("0909", "al-w-42", command=True))
    first = table.combat.hq
    table.roll(6)
    while table.game.combat:
        table.do(table.session.choices()[0].build())
    table.stand(cp_w_8="0909")
    table.print("cp-w-8", strength=3)
    table.do(table.attack("0909", "al-w-yeocav", command=True))
    assert {first, table.combat.hq} == {"al-w-52", "al-w-murray"}


def test_where_players_read_it_so_there_is_one_bonus_a_phase() -> None:
    table = commanded(**{"np-command-bonus": "once-per-phase"})
    table.do(table.attack("0909", "al-w-42", command=True))
    table.roll(6)
    while table.game.combat:
        table.do(table.session.choices()[0].build())
    table.stand(cp_w_8="0909")
    assert refusal(table, table.attack("0909", "al-w-yeocav", command=True)) == ("np-command-spent", "11.10")


def test_support_that_the_table_insists_on_counts() -> None:
    table = Sketch(EAST_CP, Phase.COMBAT_1)
    table.stand(cp_e_42="1605", al_e_cf="1604")
    table.print("cp-e-42", strength=4)
    table.print("al-e-cf", strength=4)
    table.overrule(table.attack("1604", "cp-e-42", air=True, command=True))
    assert combat_odds(table.scene, table.combat).shifts.columns == 2
    table.roll(6)
    while table.game.combat:
        table.do(table.session.choices()[0].build())
    assert table.game.phase.used == ()


# ---- chosen from the beginning ----


def usual(table: Sketch) -> dict[str, str]:
    """What the form of the attack that is offered says before anybody has chosen."""
    (choice,) = table.choices(cmd.Attack)
    return {one.name: one.usual for one in choice.inputs}


def test_an_attack_begins_with_the_table_and_the_support_that_it_may_have() -> None:
    table = facing()
    assert usual(table) == {"crt": "main-offensive", "air": "yes", "naval": "yes", "command": "no"}
    table.stand(al_w_murray="0708")  # too far, as long as its range is not known
    assert usual(table)["command"] == "no"
    table.print("al-w-murray", range=3)
    assert usual(table)["command"] == "yes"
    table.stand(al_w_gb="0208", al_w_murray="0208")
    assert usual(table)["air"] == "no"


def test_an_attack_on_jerusalem_begins_with_the_raid_table() -> None:
    """21.2: in supply as all may be, the Main Offensive CRT is not to be had."""
    table = Sketch(phase=Phase.COMBAT_1)
    table.stand(al_w_42="1306", cp_w_27="1406")
    assert table.supplied("al-w-42")
    assert usual(table)["crt"] == "raid"
