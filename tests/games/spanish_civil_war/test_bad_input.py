"""What a table may get wrong: one line with the rule's number, nothing changed, and the table may insist."""

import pytest

from companion.games.spanish_civil_war.procedures.figures import combat_of
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import (
    AdvanceUnit,
    BombHex,
    BuildPontoon,
    DeclareFight,
    FireBarrage,
    JoinFight,
    LeaveMap,
    LoseUnit,
    MoveUnits,
    PairUnits,
    PlaceUnits,
    RetreatUnit,
    RollFight,
    StayInFight,
)
from companion.games.spanish_civil_war.table.fights import Helpers
from companion.games.spanish_civil_war.terms import AttackKind, Battle
from companion.kit.questions import Question
from companion.session.commands import SetFacts
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

FOOT, TANK, GUN = "J-N-1-infantry-1", "J-N-PZI-armour-1", "J-N-1-artillery-1"


@pytest.fixture
def table() -> Table:
    """A battalion, a gun and their HQs west of one Republican battalion; a tank company apart."""
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "48: 2x 3-4-6/2-2-6 II")
    table.tell(NATIONALIST, "1: 3x 7-4-6/3-3-6 II, HQ 0-1-6, art 5(6)6\nPZI: tank 2-1-12/- I\nVAR: HQ 0-1-6")
    table.put(J_R_48_infantry_1="3533", J_N_1_infantry_1="3532", J_N_PZI_armour_1="2829")
    table.put(J_N_1_hq_1="3430", J_N_VAR_hq_1="3429", J_N_1_artillery_1="3530")
    return table


def check(table: Table, wish: Command, rule: str) -> None:
    """Refused by a rule, nothing changed; done when the table insists."""
    before = table.game
    assert table.refused(wish).rule == rule
    assert table.game is before
    table.insist(wish)
    assert table.game != before


def cut_off(table: Table) -> None:
    """The gun stands far from every road, and is judged so."""
    board, situation = table.system.map.board, table.scene.situation
    far = next(hex_ for hex_ in board if not situation.would_supply(NATIONALIST, hex_))
    table.insist(PlaceUnits(units=(GUN,), hex=far))
    table.judge()
    assert not table.game.status(GUN).is_supplied


def attack(table: Table, kind: AttackKind) -> DeclareFight:
    return DeclareFight(attackers=(FOOT,), hexes=(table.hex("3533"),), kind=kind)


def test_a_stack_over_the_limit(table: Table) -> None:
    """Those that have moved: who has not may still go before stacks are counted (6.2c)."""
    table.go_to(Phase.FIRST_MOVEMENT)
    for number in (2, 3):
        table.insist(PlaceUnits(units=(f"J-N-1-infantry-{number}",), hex=table.hex("3430")))
        table.insist(table.move(f"J-N-1-infantry-{number}", "3431"))
    check(table, table.move(FOOT, "3431"), "J.9")


def test_ground_that_a_tank_may_not_enter(table: Table) -> None:
    board = table.system.map.board
    wood = next(
        hex_
        for hex_ in board
        if "woods" in board.terrain(hex_)
        and not table.scene.map.has_road(hex_)
        and not board.links(hex_, "road")
    )
    beside = next(hex_ for hex_ in board.neighbours(wood) if "woods" not in board.terrain(hex_))
    table.insist(PlaceUnits(units=(TANK,), hex=beside))
    table.go_to(Phase.FIRST_MOVEMENT)
    assert table.refused(MoveUnits(units=(TANK,), hex=wood)).rule.startswith("CH.TEC.")
    table.insist(MoveUnits(units=(TANK,), hex=wood))
    assert table.unit(TANK).stand.hex == wood


def test_a_unit_moved_twice(table: Table) -> None:
    table.go_to(Phase.FIRST_MOVEMENT)
    table.put(J_N_1_infantry_1="3129")
    table.do(table.move(FOOT, "3130"))
    check(table, table.move(FOOT, "3131"), "6.1c")


def test_a_unit_out_of_command_before_an_enemy_zone(table: Table) -> None:
    table.put(J_N_1_infantry_1="3531", J_N_1_hq_1="2828")
    table.go_to(Phase.FIRST_MOVEMENT)
    table.judge()
    check(table, table.move(FOOT, "3532"), "10.3c")


def test_a_unit_of_unknown_movement_out_of_command_before_an_enemy_zone(table: Table) -> None:
    """How far it gets is taken on trust, not whether it may go there."""
    table.tell(NATIONALIST, "2: ?-?-? II")
    table.put(J_N_2_infantry_1="3431")
    table.go_to(Phase.FIRST_MOVEMENT)
    table.judge()
    assert not table.game.status("J-N-2-infantry-1").is_in_command
    check(table, table.move("J-N-2-infantry-1", "3534"), "10.3c")


def test_an_assault_point_that_is_not_there(table: Table) -> None:
    table.do(SetFacts(facts={"assault_points/J-N-VAR": 0}))
    table.go_to(Phase.FIRST_COMBAT)
    check(table, attack(table, AttackKind.ASSAULT), "11.2f")
    assert table.game.assault_points["J-N-VAR"] == 0


def test_a_gun_out_of_supply(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    cut_off(table)
    table.do(attack(table, AttackKind.NORMAL))
    check(table, JoinFight(units=(GUN,)), "12.2b")


def test_a_gun_out_of_supply_that_fires_alone(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    cut_off(table)
    check(table, FireBarrage(guns=(GUN,), hex=table.hex("3533")), "12.2b")


def test_reinforcements_at_the_wrong_edge(table: Table) -> None:
    table.tell(NATIONALIST, "3: 4-4-6 II")
    table.go_to(Phase.FIRST_MOVEMENT)
    check(table, table.move("J-N-3-infantry-1", "1127"), "15.1a")


def test_reinforcements_too_early(table: Table) -> None:
    table.tell(NATIONALIST, "VIC: 4-4-6 II")
    table.go_to(Phase.FIRST_MOVEMENT)
    check(table, table.move("J-N-VIC-infantry-1", "2828"), "15.1a")


def test_a_value_that_nobody_told_is_asked_and_not_refused(table: Table) -> None:
    table.tell(NATIONALIST, "2: ?-?-? II")
    table.put(J_N_2_infantry_1="3432")
    table.go_to(Phase.FIRST_MOVEMENT)
    table.do(table.move("J-N-2-infantry-1", "3433"))  # its movement is not known: taken on trust
    table.go_to(Phase.FIRST_COMBAT)
    table.do(DeclareFight(attackers=("J-N-2-infantry-1",), hexes=(table.hex("3533"),)))
    assert isinstance(table.session.state.waiting[0], Question)


def test_nobody_insists_on_what_no_map_can_show(table: Table) -> None:
    """A pontoon that spans no hexside, an attack by who is not there: the session stays as it is."""
    table.tell(NATIONALIST, "ENG4: eng 4-4-6/2-2-6 II")
    table.put(J_N_ENG4_engineer_1="2628")
    table.go_to(Phase.FIRST_MOVEMENT)
    before = table.game
    apart = BuildPontoon(unit="J-N-ENG4-engineer-1", hex=table.hex("3533"))
    absent = DeclareFight(attackers=("J-N-1-infantry-2",), hexes=(table.hex("3533"),))
    for wish, key in ((apart, "scw-pontoon-no-river"), (absent, "scw-unit-off-map")):
        with pytest.raises(IllegalCommandError) as refusal:
            table.insist(wish)
        assert refusal.value.reason.key == key
    assert table.game is before


def test_nobody_insists_on_a_hex_off_the_map(table: Table) -> None:
    """Nothing could be shown any more with a unit there."""
    board, hex_ = table.system.map.board, table.hex("1053")
    off = next(there for there in hex_.neighbours() if there not in board)
    table.insist(table.placing("J-R-48-infantry-1", "1053"))
    table.insist(table.placing(FOOT, board.hex_name(next(iter(board.neighbours(hex_))))))
    table.go_to(Phase.FIRST_COMBAT)
    table.do(DeclareFight(attackers=(FOOT,), hexes=(hex_,)), StayInFight())
    before = table.game
    for wish in (
        RetreatUnit(units=("J-R-48-infantry-1",), hex=off),
        AdvanceUnit(unit=FOOT, hex=off),
        FireBarrage(guns=(GUN,), hex=off),
        DeclareFight(attackers=(FOOT,), hexes=(hex_, off)),
        BombHex(side=NATIONALIST, hex=off, air_points=1),
        LeaveMap(units=(FOOT,), by=off),
        PairUnits(attackers=(FOOT,), hexes=(off,)),
    ):
        with pytest.raises(IllegalCommandError) as refusal:
            table.insist(wish)
        assert refusal.value.reason.key == "scw-hex-off-map"
    assert table.game is before


def test_a_combat_goes_on_without_who_was_lost_before_the_die(table: Table) -> None:
    hq = "J-N-1-hq-1"
    for unit in (TANK, hq):
        table.insist(table.placing(unit, "3532"))
    table.go_to(Phase.FIRST_COMBAT)
    table.do(DeclareFight(attackers=(TANK, hq), hexes=(table.hex("3533"),)))
    table.insist(LoseUnit(unit=hq))
    assert table.combat_lines()
    table.do(RollFight())
    table.dice(4)
    assert table.game.fight is not None
    assert table.game.fight.retreats_due == (TANK,)
    assert table.combat_lines()


def test_an_assault_that_the_table_insists_on_costs_and_gives_back_nothing(table: Table) -> None:
    table.tell(NATIONALIST, "T8: 5-4-6 II")
    table.put(J_N_T8_infantry_1="3433")
    table.go_to(Phase.FIRST_COMBAT)
    hexes = (table.hex("3533"),)
    wish = DeclareFight(
        attackers=("J-N-T8-infantry-1",), hexes=hexes, kind=AttackKind.ASSAULT, charge_to="J-R-A"
    )
    table.insist(wish)
    table.do(JoinFight(units=(FOOT,)))
    assert (table.game.assault_points["J-R-A"], table.game.assault_points["J-N-VAR"]) == (20, 14)


def test_who_takes_part_already_does_not_once_more(table: Table) -> None:
    """The table insists on a gun that has fired, and on one as attacker and as support at once."""
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table, AttackKind.NORMAL), JoinFight(units=(GUN,)))
    for wish in (JoinFight(units=(GUN,)), JoinFight(units=(FOOT,))):
        table.insist(wish)
    fight = table.game.fight
    assert fight is not None
    assert (fight.attackers, fight.attack_help.guns) == ((FOOT,), (GUN,))
    table.do(SetFacts(facts={"clock/moment/turn": 2}))  # what was done in this phase is not known any more
    for unit in (GUN, FOOT):
        assert table.refused(JoinFight(units=(unit,))).rule == "11.1e"
    assert combat_of(table.scene, fight).attack_total == 7 + 5


def test_a_value_is_asked_for_once_however_its_unit_takes_part(table: Table) -> None:
    table.tell(NATIONALIST, "2: art ?(8)6")
    gun = "J-N-2-artillery-1"
    table.insist(table.placing(gun, "3432"))
    table.go_to(Phase.FIRST_COMBAT)
    table.insist(DeclareFight(attackers=(gun,), hexes=(table.hex("3533"),), help=Helpers(guns=(gun,))))
    (asked,) = table.session.state.waiting
    assert asked.subject == gun
