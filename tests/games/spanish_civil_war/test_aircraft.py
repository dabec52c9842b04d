"""Aircraft and air points as a session plays them: support, bombardment, weather, night and the F/88."""

import pytest

from companion.games.spanish_civil_war.procedures.aftermath import can_lose
from companion.games.spanish_civil_war.procedures.figures import bombardment_of, combat_of
from companion.games.spanish_civil_war.procedures.support import air_points_left
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import (
    BombHex,
    DeclareFight,
    JoinFight,
    RollFight,
    SpendAir,
)
from companion.games.spanish_civil_war.terms import Battle
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

SB2, JU = ("J-R-SB2-air-1", "J-R-SB2-air-2"), "J-N-AIR-air-1"
FOOT, TARGET = "J-N-1-infantry-1", "J-R-48-infantry-1"


@pytest.fixture
def table() -> Table:
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "48: 3-4-6/2-2-6 II, HQ 0-1-6\nSB2: 2x air 5")
    table.tell(NATIONALIST, "1: 7-4-6/3-3-6 II, HQ 0-1-6\nF88: f88 3-4-8 I\nAIR: 2x air 5")
    table.put(J_R_48_infantry_1="3533", J_N_1_infantry_1="3532")
    return table


def air(table: Table) -> tuple[int, int]:
    """What aircraft bring the attack and the defence."""
    assert table.game.fight is not None
    combat = combat_of(table.scene, table.game.fight)
    return combat.attack_support.air, combat.defence_support.air


@pytest.mark.parametrize(("weather", "strengths"), [(6, (3, 5)), (1, (2, 3))])
def test_support_is_halved_by_night_and_by_mud(
    table: Table, weather: int, strengths: tuple[int, int]
) -> None:
    """5 by night 3, by night in mud a quarter: 2; a Republican 5, in mud 3 (J.14b, J.20c)."""
    table.go_to(Phase.FIRST_COMBAT, weather=weather)
    table.do(DeclareFight(attackers=(FOOT,), hexes=(table.hex("3533"),)), JoinFight(units=(JU, SB2[0])))
    assert air(table) == strengths


@pytest.mark.parametrize(
    ("f88", "weather", "strength"), [("3532", 6, 3), ("3531", 6, 3), ("3530", 6, 5), ("3532", 1, 2)]
)
def test_an_f88_in_or_next_to_the_hex_halves_the_republicans(
    table: Table, f88: str, weather: int, strength: int
) -> None:
    """As often as they come, and on top of the mud (J.13)."""
    table.put(J_N_F88_anti_aircraft_1=f88)
    table.go_to(Phase.SECOND_COMBAT, weather=weather)
    table.do(DeclareFight(attackers=(TARGET,), hexes=(table.hex("3532"),)), JoinFight(units=SB2))
    assert air(table) == (2 * strength, 0)


def test_over_several_hexes_they_keep_away_from_the_f88(table: Table) -> None:
    """A unit in support is put into one of the attacked hexes (13.1e)."""
    table.put(J_N_F88_anti_aircraft_1="3532", J_N_1_hq_1="3534")
    table.go_to(Phase.SECOND_COMBAT, weather=6)
    hexes = (table.hex("3532"), table.hex("3534"))
    table.do(DeclareFight(attackers=(TARGET,), hexes=hexes), JoinFight(units=SB2))
    assert air(table) == (10, 0)


def test_an_aircraft_reaches_any_hex_once_a_turn(table: Table) -> None:
    table.put(J_N_1_infantry_1="2229")
    table.go_to(Phase.SECOND_BOMBARDMENT)
    table.do(BombHex(side=REPUBLICAN, hex=table.hex("2229"), aircraft=SB2))
    table.dice(6)
    table.settle()
    table.put(J_N_1_infantry_1="3532")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(DeclareFight(attackers=(FOOT,), hexes=(table.hex("3533"),)))
    assert table.refused(JoinFight(units=(SB2[0],))).rule == "13.1a"


def test_bombs_fall_by_their_table_and_the_bomber_chooses(table: Table) -> None:
    """Two aircraft of 5: column 10-12, which a 4 hits; no HQ is touched and nobody retreats."""
    table.put(J_N_1_hq_1="3532", J_N_F88_anti_aircraft_1="3532")
    table.put(J_N_F88_anti_aircraft_1="3329")
    table.go_to(Phase.SECOND_BOMBARDMENT)
    table.do(BombHex(side=REPUBLICAN, hex=table.hex("3532"), aircraft=SB2))
    fight = table.game.fight
    assert fight is not None
    assert (bombardment_of(table.scene, fight).column_name, bombardment_of(table.scene, fight).drm) == (
        "10-12",
        0,
    )
    table.dice(4)
    fight = table.game.fight
    assert fight is not None
    assert [unit.id for unit in can_lose(table.scene, fight, NATIONALIST)] == [FOOT]
    assert fight.chooser(NATIONALIST) is REPUBLICAN
    assert fight.retreats_due == ()
    table.settle()
    assert table.unit(FOOT).stand.is_reduced


def test_nationalists_bomb_by_night_at_full_strength(table: Table) -> None:
    """The die is 1 worse (J.14a), the strength whole: J.14b is about support."""
    table.go_to(Phase.FIRST_BOMBARDMENT)
    table.do(BombHex(side=NATIONALIST, hex=table.hex("3533"), aircraft=(JU,)))
    fight = table.game.fight
    assert fight is not None
    attack = bombardment_of(table.scene, fight)
    assert (attack.strength, attack.column_name) == (5, "4-6")
    assert {modifier.reason.rule for modifier in attack.modifiers} == {"J.14a"}
    table.dice(2)  # 3 misses in 4-6
    assert table.game.fight is not None
    assert table.game.fight.code == "-"


@pytest.mark.parametrize("terrain", [{"town"}, {"city"}, {"woods"}, {"hills", "woods"}, {"hills"}, {"rough"}])
def test_cover_from_bombs_is_its_die_and_nothing_else(table: Table, terrain: set[str]) -> None:
    """Town, city and woods, also woods on hills, add 1 to the die; hills and rivers nothing (CH.TEC.air)."""
    board = table.system.map.board
    hex_ = next(hex_ for hex_ in board if set(board.terrain(hex_)) == terrain)
    table.insist(table.placing(FOOT, board.hex_name(hex_)))
    table.go_to(Phase.SECOND_BOMBARDMENT)
    table.do(BombHex(side=REPUBLICAN, hex=hex_, aircraft=SB2))
    assert table.game.fight is not None
    attack = bombardment_of(table.scene, table.game.fight)
    assert (attack.strength, attack.drm) == (10, int(bool(terrain & {"town", "city", "woods"})))


def test_the_screen_says_what_halves_the_aircraft(table: Table) -> None:
    table.put(J_N_F88_anti_aircraft_1="3531")
    table.go_to(Phase.SECOND_COMBAT, weather=1)
    table.do(DeclareFight(attackers=(TARGET,), hexes=(table.hex("3532"),)), JoinFight(units=(*SB2, JU)))
    assert table.game.fight is not None
    rules = [line.rule for line in table.combat_lines() if line.key == "scw-air-halved"]
    assert sorted(rules) == ["J.13", "J.14b", "J.20c"]


# ---- air points ----


@pytest.fixture
def brunete() -> Table:
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "34: 5-5-6/3-3-6 III")
    table.tell(NATIONALIST, "71: 2-3-6/1-2-6 II")
    table.put(B_R_34_infantry_1="2205", B_N_71_infantry_1="2206")
    return table


def test_a_point_is_a_point_of_strength_and_comes_off_the_turns_total(brunete: Table) -> None:
    brunete.go_to(Phase.FIRST_COMBAT)
    onto = DeclareFight(attackers=("B-R-34-infantry-1",), hexes=(brunete.hex("2206"),))
    brunete.do(onto, SpendAir(side=REPUBLICAN, points=6))
    assert air(brunete) == (6, 0)
    assert air_points_left(brunete.scene, REPUBLICAN) == 14
    brunete.do(SpendAir(side=REPUBLICAN, points=4))  # all told: put right before the die
    assert (air(brunete), air_points_left(brunete.scene, REPUBLICAN)) == ((4, 0), 16)
    assert brunete.refused(SpendAir(side=REPUBLICAN, points=21)).rule == "13.2c"
    assert brunete.refused(SpendAir(side=NATIONALIST, points=1)).rule == "13.2c"  # none before July 11/12
    brunete.do(RollFight())
    brunete.dice(4)
    brunete.settle()
    brunete.go_to(Phase.FIRST_COMBAT, turn=2)
    assert air_points_left(brunete.scene, REPUBLICAN) == 20  # what was left over is gone (13.2e)


@pytest.mark.parametrize(("turn", "points"), [(1, 0), (3, 0), (4, 30), (5, 54), (10, 54)])
def test_the_nationalists_get_their_points_by_the_record(brunete: Table, turn: int, points: int) -> None:
    brunete.go_to(Phase.FIRST_COMBAT, turn=turn)
    assert air_points_left(brunete.scene, NATIONALIST) == points
    assert air_points_left(brunete.scene, REPUBLICAN) == 20


def test_in_their_phase_aircraft_are_offered_bombs_and_infantry_none(table: Table) -> None:
    table.go_to(Phase.SECOND_BOMBARDMENT)
    state = table.session.state
    for unit, offered in ((SB2[0], [(SB2[0],)]), (TARGET, [])):
        bombs = (
            choice for choice in table.system.counter_choices(state, (unit,)) if choice.command is BombHex
        )
        found = list(bombs)
        assert [choice.values["aircraft"] for choice in found] == offered
        goals = [asked.goals for choice in found for asked in choice.inputs]
        assert goals == [{table.hex("3532")} for _ in offered]  # where the enemy stands


def test_the_log_counts_air_points_that_are_spent_and_taken_back() -> None:
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "34: 5-5-6/3-3-6 III")
    table.tell(NATIONALIST, "71: 2-3-6/1-2-6 II")
    table.put(B_R_34_infantry_1="2303", B_N_71_infantry_1="2403")
    table.go_to(Phase.FIRST_COMBAT)
    table.insist(DeclareFight(attackers=("B-R-34-infantry-1",), hexes=(table.hex("2403"),)))
    for points, more in ((5, 5), (3, -2)):
        table.do(SpendAir(side=REPUBLICAN, points=points))
        (told,) = (one for group in table.session.log()[-1].details for one in group)
        assert (told.key, told.args) == ("scw-log-air-points", {"side": "republican", "count": more})


def test_the_log_names_an_aircraft_that_joins_once(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(DeclareFight(attackers=(FOOT,), hexes=(table.hex("3533"),)), JoinFight(units=(JU,)))
    (told,) = (one for group in table.session.log()[-1].details for one in group)
    assert (told.key, told.args["arm"], told.args["number"]) == ("scw-unit", "air", "1")
