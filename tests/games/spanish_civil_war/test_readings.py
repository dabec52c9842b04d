"""Every disputed reading changes what it is about, and nothing else."""

from datetime import date

import pytest

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.aftermath import unit_loss_refusal
from companion.games.spanish_civil_war.readings import PRINTED, AdjacentGuns, BruneteTurns, Readings
from companion.games.spanish_civil_war.rules.artillery.barrage import Barrage
from companion.games.spanish_civil_war.rules.combat.arms import combined_arms_drm
from companion.games.spanish_civil_war.rules.combat.resolving import DefendingUnit
from companion.games.spanish_civil_war.rules.scenario.calendar import calendar
from companion.games.spanish_civil_war.rules.scenario.reinforcements import entry_hexes, reinforcements
from companion.games.spanish_civil_war.rules.scenario.victory import score
from companion.games.spanish_civil_war.rules.scoring import counted_exits
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.settings import READINGS
from companion.games.spanish_civil_war.table.commands import (
    DeclareFight,
    EndFight,
    ReceiveDivision,
    RollFight,
)
from companion.games.spanish_civil_war.table.fights import Fight, Helpers
from companion.games.spanish_civil_war.terms import Arm, AttackKind, Battle
from companion.session.commands import ChooseSetting
from tests.games.spanish_civil_war.gun_table import FOOT, GUN, gun_table
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table


def read(**chosen: object) -> Readings:
    return Readings.model_validate(chosen)


def test_every_reading_is_a_setting_with_its_default() -> None:
    settings = {setting.key: setting.default for setting in READINGS.settings()}
    assert len(settings) == len(Readings.model_fields)
    assert READINGS.chosen(settings) == PRINTED
    assert READINGS.chosen({"scw-brunete-turns": "one-day"}).brunete_turns is BruneteTurns.ONE_DAY


def test_armoured_cars_count_as_armour() -> None:
    arms = {Arm.INFANTRY, Arm.LIGHT_ARMOUR}
    loose = read(light_vehicles_are_armour=True)
    assert combined_arms_drm(arms, PRINTED, has_artillery=False, has_air=False) == 0
    assert combined_arms_drm(arms, loose, has_artillery=False, has_air=False) == 1


def test_the_nationalist_shift_of_barrages() -> None:
    strict = read(nationalist_shift_covers_barrage=False)
    barrages = [Barrage(Battle.JARAMA, Faction.NATIONALIST, (6,), readings=r) for r in (PRINTED, strict)]
    assert [bool(barrage.shift) for barrage in barrages] == [True, False]


def test_unsupplied_defenders_under_barrage() -> None:
    unit = DefendingUnit(5, is_supplied=False)
    halved = read(barrage_halves_unsupplied=True)
    found = [Barrage(Battle.BRUNETE, REPUBLICAN, (6,), readings=r).against(unit) for r in (PRINTED, halved)]
    assert [attack.difference for attack in found] == [1, 3]


@pytest.mark.parametrize(
    ("reading", "alone", "with_others"),
    [
        (AdjacentGuns.WITH_OTHERS, False, True),
        (AdjacentGuns.ALWAYS, True, True),
        (AdjacentGuns.NEVER, False, False),
    ],
)
def test_adjacent_guns_that_barrage(reading: AdjacentGuns, alone: bool, with_others: bool) -> None:
    table = gun_table()
    table.do(ChooseSetting(key="scw-adjacent-guns", value=reading.value))
    table.insist(table.placing(GUN, "3532"))
    barrage = Fight(
        kind=AttackKind.BARRAGE,
        attacker=NATIONALIST,
        hexes=(table.hex("3533"),),
        attack_help=Helpers(guns=(GUN,)),
    )
    fights = (barrage, barrage.model_copy(update={"attackers": (FOOT,)}))
    found = [unit_loss_refusal(table.scene, fight, table.unit(GUN)) is None for fight in fights]
    assert found == [alone, with_others]


def test_turns_of_one_day() -> None:
    two, one = calendar(Battle.BRUNETE), calendar(Battle.BRUNETE, read(brunete_turns="one-day"))
    days = [date(1937, 7, day) for day in (5, 7, 9, 11, 13, 19, 21)]
    assert [two.turn_of(day) for day in days] == [1, 2, 3, 4, 5, 8, 9]
    assert [one.turn_of(day) for day in days] == [1, 3, 5, 7, 9, 15, 17]
    assert (two.last_turn, one.last_turn) == (10, 19)


def test_july_8_falls_on_turn_2_or_3() -> None:
    def turns(readings: Readings) -> list[int]:
        listed = {n: reinforcements(Battle.BRUNETE, NATIONALIST, n, readings) for n in range(1, 6)}
        return [n for n, found in listed.items() for a in found if a.units[0].formation == "B-N-12"]

    assert turns(PRINTED) == [2]
    assert turns(read(july_8_is_turn_3=True)) == [3]
    assert turns(read(brunete_turns="one-day")) == [4]


def test_zone_b_is_one_hex_or_all_of_it() -> None:
    (arrival,) = [a for a in reinforcements(Battle.JARAMA, REPUBLICAN, 1) if a.entry.wider_zone]
    assert entry_hexes(Battle.JARAMA, arrival.entry) == ("1653",)
    assert len(entry_hexes(Battle.JARAMA, arrival.entry, read(area_b_everywhere=True))) == 7


def test_the_east_edge_scores_once_or_for_each() -> None:
    assert score(Battle.JARAMA, {}, 3).points(NATIONALIST) == 5
    assert score(Battle.JARAMA, {}, 3, read(east_edge_each=True)).points(NATIONALIST) == 15


@pytest.mark.parametrize("counts", [False, True])
def test_a_regiment_at_the_east_edge_scores_where_that_is_agreed_on(counts: bool) -> None:
    """J.7e: the text has battalions and brigades."""
    table = Table(Battle.JARAMA, **{"scw-east-edge-regiments": counts})
    table.tell(NATIONALIST, "Nationalist cavalry: 3-3-12 III")
    table.insist(table.placing("J-N-CAV-cavalry-1", "3053"))
    assert counted_exits(table.scene) == counts


def test_sessions_from_before_count_a_regiment_as_they_did() -> None:
    assert READINGS.chosen({}).east_edge_regiments


@pytest.mark.parametrize("is_replaced", [False, True])
def test_a_destroyed_division_is_replaced(is_replaced: bool) -> None:
    table = Table(Battle.BRUNETE, **{"scw-destroyed-division-is-replaced": is_replaced})
    table.session.set_facts({"clock/moment/turn": 9})
    table.go_to(Phase.FIRST_MOVEMENT)
    table.session.set_facts({"clock/first_player": REPUBLICAN.value})
    receive = ReceiveDivision(division="B-R-14", leaving="B-R-34")
    assert table.rule_against(receive) == ("" if is_replaced else "B.16a")


@pytest.mark.parametrize("is_strict", [False, True])
def test_a_stack_attacks_one_hex(is_strict: bool) -> None:
    """By default it is told where the print is broken, and goes on; read strictly it is refused."""
    table = Table(Battle.JARAMA, **{"scw-stack-attacks-one-hex": is_strict})
    table.tell(REPUBLICAN, "48: 2x 3-4-6/2-2-6 II")
    table.tell(NATIONALIST, "1: 2x 7-4-6/3-3-6 II")
    table.put(J_R_48_infantry_1="3533", J_R_48_infantry_2="3432", J_N_1_infantry_1="3532")
    table.insist(table.placing("J-N-1-infantry-2", "3532"))
    table.go_to(Phase.FIRST_COMBAT)
    table.do(DeclareFight(attackers=("J-N-1-infantry-1",), hexes=(table.hex("3533"),)), RollFight())
    table.dice(4)
    if table.game.fight and table.game.fight.is_settled:
        table.do(EndFight())
    again = DeclareFight(attackers=("J-N-1-infantry-2",), hexes=(table.hex("3432"),))
    if is_strict:
        assert table.refused(again).rule == "11.1d"
        return
    before = table.session.state
    table.do(again)
    told = table.system.came_of(before, table.session.state)
    assert [(one.key, one.rule) for one in told] == [("scw-stack-split-told", "11.1d")]
