"""What each combat result brings about, played to the end of its combat (12.0, 13.0, RES)."""

import pytest

from companion.games.no_prisoners.procedures.combat_choices import combat_choices
from companion.games.no_prisoners.procedures.fighting import result_options
from companion.games.no_prisoners.procedures.pursuing import pursuit_allowance
from companion.games.no_prisoners.procedures.retreating import pursuit_ends, retreat_ends
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.combat_events import ResultFound
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.table.state import Combat, Stage
from companion.games.no_prisoners.terms import (
    Crt,
    Faction,
    Front,
    Nation,
    PlayerTurn,
    ResultCode,
    Role,
    UnitType,
)
from companion.hexes.coordinates import distance
from tests.games.no_prisoners.campaign.jumping import begin
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.test_campaign import SHORT, Table, hex_of

RAID, OFFENSIVE = Crt.RAID, Crt.MAIN_OFFENSIVE
TARGET, FRONT_HEX, BESIDE = "0909", "0809", "0808"  # desert without a river, east of Qantara
ATTACKERS, DEFENDERS = ("al-w-53", "al-w-54"), ("cp-w-27", "cp-w-df")


def _ready(attack: tuple[int, ...], defence: tuple[int, ...], **types: UnitType) -> Table:
    """Up to two units against up to two, their strengths read; the attack is not declared yet."""
    table = Table(SHORT)
    table.do(cmd.NextPhase())
    others = {"al-w-42": "0708", "al-w-52": "0709", "cp-w-27": "1008", "cp-w-df": "1306"}
    table.put_all(dict(zip(ATTACKERS, (FRONT_HEX, BESIDE), strict=True)) | others)
    strengths = dict(zip((*ATTACKERS[: len(attack)], *DEFENDERS), (*attack, *defence), strict=False))
    table.set(**{f"counters__{unit}__strength": value for unit, value in strengths.items()})
    for unit, type_ in types.items():
        table.set(**{f"counters__{unit.replace('_', '-')}__type": type_})
    begin(table, 9, PlayerTurn.WEST_ALLIED, Phase.COMBAT_1)  # winter: the desert holds two units
    table.put_all(dict.fromkeys(DEFENDERS[: len(defence)], TARGET))
    return table


def _fought(
    crt: Crt, die: int, attack: tuple[int, ...], defence: tuple[int, ...], **types: UnitType
) -> Table:
    """The die is rolled."""
    table = _ready(attack, defence, **types)
    table.do(cmd.Attack(hex=hex_of(TARGET), crt=crt, attackers=ATTACKERS[: len(attack)]))
    table.roll(die)
    return table


def _combat(table: Table) -> Combat:
    assert table.game.combat is not None
    return table.game.combat


def _eliminated(table: Table) -> set[str]:
    return {c.id for c in table.game.at(Spot.REPLACEABLE)} & {*ATTACKERS, *DEFENDERS}


def _retreat_all(table: Table) -> None:
    """Each unit to the first hex that the rules leave it."""
    while (combat := table.game.combat) and combat.stage is Stage.RETREAT:
        unit = combat.retreating[0]
        table.do(cmd.RetreatUnit(unit=unit, hex=sorted(retreat_ends(table.scene, unit))[0]))


# ---- the tables ----

# Typed anew from the rulebook: a row for each die, a column for each odds.
_RAID = """
AC AD AD AA BA BA BA NP
AD AD AA AW OP OP OP OP
AD AA AW OP OP OP DW DW
AA AW OP OP DW DW DA DA
AW DW DW DW DA DA DA DD
DA DA DA DA DA DD DD DD
"""
_MAIN_OFFENSIVE = """
AC AC AR AD BB BB BB NP
AC AR AD AD BB BB DR DD
AR AD AD BB DD DD DR DR
AD AD BB BB DD DR DR DX
AD BB DD DD DD DR DX DC
BB DD DD DD DR DC DC DC
"""
# Strengths of attacker and defender in each column.
_ODDS = ((4, 9), (3, 4), (3, 3), (6, 3), (9, 3), (8, 2), (5, 1), (6, 1))


def _code(table: Table, crt: Crt, die: int) -> str:
    """The result of an attack, which is taken back."""
    table.do(cmd.Attack(hex=hex_of(TARGET), crt=crt, attackers=ATTACKERS[:1]))
    table.roll(die)
    (rolled,) = (e for e in table.session.journal.done[-1].acts[-1].events if isinstance(e, ResultFound))
    for _ in range(2):
        table.session.undo(confirmed=True)
    return rolled.code.value


@pytest.mark.parametrize(("crt", "printed"), [(RAID, _RAID), (OFFENSIVE, _MAIN_OFFENSIVE)])
@pytest.mark.parametrize("column", range(8))
def test_every_box_of_the_combat_results_tables(crt: Crt, printed: str, column: int) -> None:
    attack, defence = _ODDS[column]
    table = _ready((attack,), (defence,))
    rows = [row.split()[column] for row in printed.strip().splitlines()]
    assert [_code(table, crt, die) for die in range(1, 7)] == rows


# ---- results against the attacker ----


def test_aa_costs_the_attacker_one_unit_of_his_choice() -> None:
    table = _fought(RAID, 1, (4, 2), (3,))
    assert table.refused(cmd.TakeLosses(units=ATTACKERS)) == "np-loss-count"
    table.do(cmd.TakeLosses(units=("al-w-54",)))
    assert (_eliminated(table), table.game.combat) == ({"al-w-54"}, None)


def test_ac_costs_the_attacker_all_and_lets_the_defender_pursue() -> None:
    table = _fought(RAID, 1, (1, 1), (9,))
    assert _eliminated(table) == set(ATTACKERS)
    assert _combat(table).pursuing == ("cp-w-27",)
    assert set(_combat(table).vacated) == {hex_of(FRONT_HEX), hex_of(BESIDE)}
    table.do(cmd.PursueWith(unit="cp-w-27", hex=hex_of(BESIDE)))
    assert table.game.combat is None


def test_ad_costs_half_the_attack_rounded_up_and_drives_the_rest_back() -> None:
    table = _fought(RAID, 1, (3, 2), (7,))
    assert _combat(table).code is ResultCode.AD
    assert table.refused(cmd.TakeLosses(units=("al-w-54",))) == "np-loss-strength"
    table.do(cmd.TakeLosses(units=("al-w-53",)))
    assert (_combat(table).retreat, _combat(table).retreating) == (1, ("al-w-54",))
    _retreat_all(table)
    assert _combat(table).pursuing == ("cp-w-27",)
    table.do(cmd.EndCombat())


def test_ar_rolls_for_the_length_of_the_rout() -> None:
    table = _fought(OFFENSIVE, 2, (3, 2), (7,))
    assert _combat(table).code is ResultCode.AR
    table.do(cmd.TakeLosses(units=("al-w-53",)))
    assert _combat(table).stage is Stage.RETREAT_ROLL
    table.roll(2)
    assert (_combat(table).retreat, _combat(table).retreating) == (2, ("al-w-54",))


def test_aw_drives_the_attacker_back_without_loss() -> None:
    table = _fought(RAID, 3, (4,), (3,))
    assert (_eliminated(table), _combat(table).retreating) == (set(), ("al-w-53",))
    _retreat_all(table)
    assert _combat(table).pursuing == ("cp-w-27",)
    table.do(cmd.PursueWith(unit="cp-w-27", hex=hex_of(FRONT_HEX)))
    assert table.game.counters["cp-w-27"].hex == hex_of(FRONT_HEX)


# ---- results against both ----


def test_ba_costs_both_one_unit_and_nobody_moves() -> None:
    table = _fought(RAID, 1, (6, 3), (2, 1))
    assert _combat(table).code is ResultCode.BA
    assert _combat(table).owed == (Role.ATTACKER, Role.DEFENDER)
    table.do(cmd.TakeLosses(units=("al-w-54",)), cmd.TakeLosses(units=("cp-w-df",)))
    assert (_eliminated(table), table.game.combat) == ({"al-w-54", "cp-w-df"}, None)


def test_bb_costs_the_weaker_half_and_the_other_as_much_as_was_really_lost() -> None:
    table = _fought(OFFENSIVE, 4, (5, 3), (4, 3))
    assert _combat(table).code is ResultCode.BB
    assert table.refused(cmd.TakeLosses(units=("cp-w-df",))) == "np-loss-strength"
    table.do(cmd.TakeLosses(units=("cp-w-27",)))
    assert table.refused(cmd.TakeLosses(units=("al-w-54",))) == "np-loss-strength"
    table.do(cmd.TakeLosses(units=("al-w-53",)))
    assert (_eliminated(table), table.game.combat) == ({"cp-w-27", "al-w-53"}, None)


# ---- results against the defender ----


def test_da_costs_the_defender_one_unit() -> None:
    table = _fought(RAID, 6, (3,), (2, 5))
    table.do(cmd.TakeLosses(units=("cp-w-27",)))
    assert (_eliminated(table), table.game.combat) == ({"cp-w-27"}, None)


def test_dc_costs_the_defender_all_and_dx_the_attacker_one_besides() -> None:
    table = _fought(OFFENSIVE, 6, (9, 3), (1, 1))
    assert _eliminated(table) == set(DEFENDERS)
    assert set(_combat(table).pursuing) == set(ATTACKERS)
    dx = _fought(OFFENSIVE, 5, (8, 3), (1, 1))
    assert _combat(dx).code is ResultCode.DX
    dx.do(cmd.TakeLosses(units=("al-w-54",)))
    assert _eliminated(dx) == {*DEFENDERS, "al-w-54"}
    assert _combat(dx).pursuing == ("al-w-53",)


def test_dd_costs_half_the_defence_and_drives_the_rest_back() -> None:
    table = _fought(OFFENSIVE, 4, (9,), (2, 1))
    assert _combat(table).code is ResultCode.DD
    table.do(cmd.TakeLosses(units=("cp-w-27",)))
    assert (_combat(table).retreat, _combat(table).retreating) == (1, ("cp-w-df",))
    _retreat_all(table)
    assert _combat(table).pursuing == ("al-w-53",)


def test_dr_rolls_for_the_length_of_the_rout() -> None:
    table = _fought(OFFENSIVE, 6, (9,), (2, 1))
    assert _combat(table).code is ResultCode.DR
    table.do(cmd.TakeLosses(units=("cp-w-27",)))
    table.roll(3)
    assert (_combat(table).retreat, _combat(table).retreating) == (3, ("cp-w-df",))
    ends = retreat_ends(table.scene, "cp-w-df")
    assert {distance(hex_of(TARGET), end) for end in ends} == {3}


# ---- choices ----


def test_np_gives_the_attacker_the_choice_of_bb_or_a_farther_pursuit() -> None:
    table = _fought(RAID, 1, (9,), (1,))
    assert (_combat(table).chooser, _combat(table).stage) == (Role.ATTACKER, Stage.CHOICE)
    assert result_options(_combat(table)) == (ResultCode.BB, ResultCode.DW)
    table.do(cmd.ChooseResult(code=ResultCode.DW))
    _retreat_all(table)
    assert pursuit_allowance(table.scene, "al-w-53") == 2


def test_np_lets_the_defender_retreat_through_zones() -> None:
    table = _ready((9,), (1,))
    table.put_all({"al-w-42": "1008", "al-w-52": "0910"})
    table.do(cmd.Attack(hex=hex_of(TARGET), crt=RAID, attackers=("al-w-53",)))
    table.roll(1)
    table.do(cmd.ChooseResult(code=ResultCode.DW))
    assert _combat(table).retreating == ("cp-w-27",)
    assert retreat_ends(table.scene, "cp-w-27")


@pytest.mark.parametrize(
    ("attackers", "defenders", "chooser"),
    [((4, 4), (5, 6), Role.DEFENDER), ((4, 5), (5, 6), Role.ATTACKER), ((6, 4), (9, 6), Role.ATTACKER)],
)
def test_op_is_the_choice_of_the_defender_only_if_all_his_units_are_faster(
    attackers: tuple[int, int], defenders: tuple[int, int], chooser: Role
) -> None:
    table = _ready((4, 5), (2, 1))
    speeds = dict(zip((*ATTACKERS, *DEFENDERS), (*attackers, *defenders), strict=True))
    table.set(**{f"counters__{unit}__movement": speed for unit, speed in speeds.items()})
    table.do(cmd.Attack(hex=hex_of(TARGET), crt=RAID, attackers=ATTACKERS))
    table.roll(2)
    assert (_combat(table).code, _combat(table).chooser) == (ResultCode.OP, chooser)
    assert result_options(_combat(table)) == (ResultCode.DW, ResultCode.DA)
    table.do(cmd.ChooseResult(code=ResultCode.DA))


def test_losses_are_the_owners_and_may_be_higher_where_units_do_not_match() -> None:
    table = _fought(RAID, 1, (3, 4), (9,))
    offered = [choice.values["units"] for choice in combat_choices(table.scene)]
    assert ("al-w-54",) in offered
    table.do(cmd.TakeLosses(units=ATTACKERS))
    assert _eliminated(table) == set(ATTACKERS)


def test_an_hq_that_only_commands_is_not_touched() -> None:
    table = _ready((1,), (9,))
    table.put("al-w-murray", BESIDE)
    table.put("al-w-54", "0708")
    table.set(**{"counters__al-w-murray__range": 3})
    table.do(cmd.Attack(hex=hex_of(TARGET), crt=RAID, attackers=("al-w-53",), command=True))
    table.roll(1)
    assert table.game.counters["al-w-murray"].spot is Spot.MAP
    assert "al-w-53" in _eliminated(table) or _combat(table).retreating == ("al-w-53",)


# ---- retreats ----


def _cornered(table: Table, *free: str) -> None:
    """Allied divisions on every side of the target but for some hexes."""
    units = iter(("al-w-42", "al-w-52", "al-w-yeocav", "al-w-anzaccav", "al-w-29ind"))
    for hex_ in hex_of(TARGET).neighbours():
        number = SYSTEM.field.board.hex_name(hex_)
        if number not in (FRONT_HEX, *free) and not table.game.in_hex(hex_):
            table.put(next(units), number)


def test_a_unit_without_a_way_is_eliminated_where_it_stood() -> None:
    table = _ready((6,), (3,))
    _cornered(table)
    table.do(cmd.Attack(hex=hex_of(TARGET), crt=RAID, attackers=("al-w-53",)))
    table.roll(5)  # DW
    assert _eliminated(table) == {"cp-w-27"}


def test_a_retreat_avoids_zones_enemies_and_the_sea_while_there_is_another_way() -> None:
    table = _fought(RAID, 5, (6,), (3,))
    ends = retreat_ends(table.scene, "cp-w-27")
    zones = table.scene.ezoc(table.game.counters["cp-w-27"].faction, table.game.counters["cp-w-27"].front)
    assert ends
    assert not ends & zones
    assert not any(SYSTEM.field.is_closed(hex_) or table.scene.by_hex.get(hex_) for hex_ in ends)
    for number, key in {FRONT_HEX: "np-retreat-enemy", "0908": "np-retreat-no-way"}.items():
        assert table.refused(cmd.RetreatUnit(unit="cp-w-27", hex=hex_of(number))) == key


def test_a_retreat_into_friends_leaves_them_alone() -> None:
    table = _ready((6,), (3,))
    table.put("cp-w-df", "1008")
    table.do(cmd.Attack(hex=hex_of(TARGET), crt=RAID, attackers=("al-w-53",)))
    table.roll(5)
    table.do(cmd.RetreatUnit(unit="cp-w-27", hex=hex_of("1008")), cmd.EndCombat())
    assert {c.id for c in table.game.in_hex(hex_of("1008"))} == set(DEFENDERS)


def test_friends_do_not_shield_from_zones_and_a_full_hex_comes_last() -> None:
    table = _ready((6,), (3,))
    table.put("cp-w-df", "1009")
    table.put("cp-w-23", "1009")  # rough ground holds two units
    table.do(cmd.Attack(hex=hex_of(TARGET), crt=RAID, attackers=("al-w-53",)))
    table.roll(5)
    assert hex_of("1009") not in retreat_ends(table.scene, "cp-w-27")
    cornered = _ready((6,), (3,))
    _cornered(cornered, "1009")
    cornered.put("cp-w-df", "1009")
    cornered.do(cmd.Attack(hex=hex_of(TARGET), crt=RAID, attackers=("al-w-53",)))
    cornered.roll(5)
    assert _eliminated(cornered) == {"cp-w-27"}


def test_a_unit_attacked_again_after_a_retreat_defends_with_its_full_strength() -> None:
    table = _fought(RAID, 5, (6,), (3,))
    table.do(cmd.RetreatUnit(unit="cp-w-27", hex=hex_of("1008")), cmd.EndCombat())
    table.put("al-w-54", TARGET)
    table.read(al_w_54=6)
    table.do(cmd.Attack(hex=hex_of("1008"), crt=RAID, attackers=("al-w-54",)))
    table.roll(3)  # 6 to 4.5 in the town: 133 percent
    assert _combat(table).code is ResultCode.AW


# ---- pursuit ----


@pytest.mark.parametrize(
    ("kind", "hexes"),
    [
        (UnitType.CAVALRY, 2),
        (UnitType.CAMEL, 2),
        (UnitType.ARMOURED_CAR, 2),
        (UnitType.INFANTRY, 1),
        (UnitType.COMPOSITE, 1),
        (UnitType.TANK, 1),
        (UnitType.GARRISON, 0),
        (UnitType.ARMOURED_TRAIN, 0),
    ],
)
@pytest.mark.parametrize("is_commanded", [False, True])
def test_pursuit_by_type_and_one_more_under_command(kind: UnitType, hexes: int, is_commanded: bool) -> None:
    table = _ready((6,), (3,), al_w_53=kind)
    table.put("al-w-murray", "0708")
    table.set(**{"counters__al-w-murray__range": 3})
    table.do(cmd.Attack(hex=hex_of(TARGET), crt=RAID, attackers=("al-w-53",), command=is_commanded))
    table.roll(4 if is_commanded else 5)
    if _combat(table).stage is Stage.CHOICE or _combat(table).code is ResultCode.OP:
        while table.session.state.waiting:
            table.reply("no")
        table.do(cmd.ChooseResult(code=ResultCode.DW))
    _retreat_all(table)
    expected = hexes + 1 if hexes and is_commanded else hexes
    if not expected:
        assert table.game.combat is None
        return
    assert pursuit_allowance(table.scene, "al-w-53") == expected
    ends = pursuit_ends(table.scene, "al-w-53", expected)
    assert hex_of(TARGET) in ends
    if expected > 1:
        zones = table.scene.ezoc(table.game.counters["al-w-53"].faction, table.game.counters["al-w-53"].front)
        assert ends & zones, "zones do not matter in a pursuit"


def test_infantry_brought_in_by_name_infiltrates_where_it_was_told_to_be_german() -> None:
    table = Table(SHORT)
    (making,) = (one for one in table.session.choices() if one.command is cmd.MakeCounter)
    assert next(one for one in making.inputs if one.name == "nation").may_be_left
    given = {"side": Faction.CENTRAL_POWERS, "front": Front.WEST, "kind": UnitType.INFANTRY}
    table.do(making.build(name="701", nation=Nation.GERMAN, **given), making.build(name="702", **given))
    assert [table.game.counters[id_].nation for id_ in ("made-1", "made-2")] == [Nation.GERMAN, None]
    table.do(cmd.NextPhase())
    places = {"al-w-53": FRONT_HEX, "al-w-52": "0708", "al-w-54": "0709", "cp-w-27": "1306"}
    table.put_all({"made-1": TARGET} | places)
    table.read(al_w_53=3, made_1=3, made_2=3)
    begin(table, 13, PlayerTurn.WEST_CP, Phase.COMBAT_1)
    table.put("made-2", TARGET)
    table.do(cmd.Attack(hex=hex_of(FRONT_HEX), crt=RAID, attackers=("made-1", "made-2")))
    table.roll(6)  # DA: the one unit goes; the result knows no pursuit
    assert [request.subject for request in table.session.state.waiting] == ["made-2"]
    table.reply("turkish")
    assert _combat(table).pursuing == ("made-1",)


def test_no_allied_counter_is_german() -> None:
    table = Table(SHORT)
    made = {"side": Faction.ALLIED, "front": Front.WEST, "kind": UnitType.INFANTRY, "name": "x"}
    assert table.refused(cmd.MakeCounter(nation=Nation.GERMAN, **made)) == "np-nation-central"


@pytest.mark.parametrize(
    ("turn", "nation_unit", "advances"),
    [(13, "cp-w-psh1", True), (12, "cp-w-psh1", False), (13, "cp-w-27", False)],
)
def test_infiltration_lets_german_infantry_into_an_emptied_hex_from_1918(
    turn: int, nation_unit: str, advances: bool
) -> None:
    table = Table(SHORT)
    table.do(cmd.NextPhase())
    places = {nation_unit: TARGET, "al-w-53": FRONT_HEX, "al-w-52": "0708", "al-w-54": "0709"}
    table.put_all({"cp-w-27": "1306"} | places)
    table.set(**{f"counters__{nation_unit}__type": "infantry", f"counters__{nation_unit}__strength": 3})
    table.read(al_w_53=3)
    begin(table, turn, PlayerTurn.WEST_CP, Phase.COMBAT_1)
    table.do(cmd.Attack(hex=hex_of(FRONT_HEX), crt=RAID, attackers=(nation_unit,)))
    table.roll(6)  # DA: the one unit goes; the result knows no pursuit
    assert _eliminated(table) == {"al-w-53"}
    if table.session.state.waiting:
        table.reply("turkish")
    if not advances:
        assert table.game.combat is None
        return
    assert _combat(table).pursuing == (nation_unit,)
    assert pursuit_allowance(table.scene, nation_unit) == 2
    table.do(cmd.PursueWith(unit=nation_unit, hex=hex_of(FRONT_HEX)))
