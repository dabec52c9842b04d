"""Combats of a session at Jarama, from the declaration to the last advance."""

import pytest

from companion.chance.answers import RollAnswer
from companion.games.spanish_civil_war.procedures.duties import duties_left, left_refusal
from companion.games.spanish_civil_war.procedures.figures import combat_of
from companion.games.spanish_civil_war.purposes import SpanishPurpose
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.shown.combat import combat_panel
from companion.games.spanish_civil_war.table.commands import (
    AdvanceUnit,
    DeclareFight,
    EndFight,
    FireBarrage,
    JoinFight,
    LoseStep,
    NextPhase,
    RetreatUnit,
    RollFight,
    SpendAir,
    StayInFight,
)
from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.terms import AttackKind, Battle
from companion.kit.news import news_since
from companion.kit.panels import Table as OddsTable
from companion.kit.questions import Question
from companion.reason import Reason
from companion.session.commands import Overrule
from companion.session.messages import Command
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table
from tests.golden.old_form import before_purposes

GUNNER, FOOT, TANK = "J-N-1-artillery-1", "J-N-1-infantry-1", "J-N-PZI-armour-1"
TARGET = "J-R-48-infantry-1"


@pytest.fixture
def table() -> Table:
    """A Nationalist battalion, a tank company and a gun before one Republican battalion in 3533."""
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "48: 2x 3-4-6/2-2-6 II, HQ 0-1-6, art 4(8)6")
    table.tell(NATIONALIST, "1: 2x 7-4-6/3-3-6 II, HQ 0-1-6, art 5(6)6\nPZI: tank 2-1-12/- I\nVAR: HQ 0-1-6")
    table.put(J_R_48_infantry_1="3533", J_R_48_hq_1="3136", J_R_48_artillery_1="3137")
    table.put(J_N_1_infantry_1="3532", J_N_PZI_armour_1="3532", J_N_1_artillery_1="3530")
    table.go_to(Phase.FIRST_COMBAT)
    return table


def attack(table: Table, *units: str, kind: AttackKind = AttackKind.NORMAL) -> DeclareFight:
    return DeclareFight(attackers=units or (FOOT,), hexes=(table.hex("3533"),), kind=kind)


def test_units_in_enemy_zoc_are_told_to_attack(table: Table) -> None:
    stack, target = duties_left(table.scene)
    assert (stack.key, target.key) == ("scw-must-attack", "scw-must-be-attacked")
    assert (stack.hexes, stack.args["more"]) == ((table.hex("3532"),), 1)  # a line for battalion and tanks
    table.do(attack(table, FOOT, TANK))
    assert [line.key for line in duties_left(table.scene)] == ["scw-no-fight"]


@pytest.mark.parametrize(
    "wish", [RollFight(), JoinFight(units=(TANK,)), SpendAir(side=NATIONALIST, points=1)], ids=type
)
def test_without_a_combat_nothing_of_one_can_be_insisted_on(table: Table, wish: Command) -> None:
    insisted = Overrule(command=table.system.commands.dump(wish), note="the table is right")
    assert table.refused(insisted).key == "scw-no-fight"


def test_a_fight_that_is_due_is_left_out_only_by_the_table(table: Table) -> None:
    """It is told with the hexes before; leaving it is noted in the log (11.0)."""
    refusal = table.refused(NextPhase())
    assert (refusal.key, refusal.rule) == ("scw-fights-left", "11.0")
    assert set(refusal.hexes) == {table.hex("3532"), table.hex("3533")}
    table.insist(NextPhase())
    assert table.game.clock.moment.phase is Phase.SECOND_MOVEMENT
    noted = [reason.key for group in table.session.log()[-1].details for reason in group]
    assert noted[:2] == ["refusal-overruled", "scw-fights-left"]


def test_what_nobody_can_attack_any_more_keeps_no_phase(table: Table) -> None:
    """Who alone could attack a hex has fought elsewhere (11.1e): it is told, and asked about, not refused."""
    table.stand(REPUBLICAN, "17: 3-4-6/2-2-6 II", "3632")
    table.do(attack(table, FOOT, TANK), RollFight())
    table.dice(4)
    table.settle()
    assert [line.key for line in duties_left(table.scene)] == ["scw-missed"]
    assert [due.key for due in owed(table)] == ["scw-now-missed"]
    assert left_refusal(table.scene) is None


def test_who_stayed_away_from_the_fight_for_its_hex_is_told_and_keeps_no_phase(table: Table) -> None:
    """Nobody is attacked twice (11.1e): who stayed behind is told and asked about, not waited for."""
    table.do(attack(table, FOOT), RollFight())
    table.dice(4)
    table.settle()
    assert [line.key for line in duties_left(table.scene)] == ["scw-excused-late"]
    assert [due.key for due in owed(table)] == ["scw-now-late"]
    table.do(NextPhase())


def owed(table: Table) -> list[Reason]:
    """What going on would leave undone."""
    return [due.what for due in table.system.now(table.session.state).left]


def test_play_goes_on_by_itself_when_all_who_must_have_fought(table: Table) -> None:
    table.do(attack(table, FOOT, TANK), RollFight())
    table.dice(4)
    table.settle()
    table.do(NextPhase())


def test_a_corrected_die_is_borne_though_a_fight_was_left_out_after_it(table: Table) -> None:
    """The table went on without another fight (11.0); it never said that a retreat may be left (11.7c)."""
    table.stand(REPUBLICAN, "17: 3-4-6/2-2-6 II", "3632")
    table.do(attack(table, FOOT), RollFight())
    table.dice(3)  # -/S
    answer = table.session.journal.entries[-1].seq
    table.settle()
    table.insist(NextPhase())
    table.do(NextPhase())
    correction = table.session.correct(answer, RollAnswer.physical(6))  # -/S*
    assert [one.reason.key for one in correction.dropped] == ["scw-duties-first", *["scw-finish-fight"] * 2]
    assert table.game.clock.moment.phase is Phase.FIRST_COMBAT
    assert table.game.fight is not None
    assert table.game.fight.retreats_due == (TARGET,)


def test_a_combat_lists_all_that_makes_its_column(table: Table) -> None:
    table.do(attack(table, FOOT, TANK), JoinFight(units=(GUNNER,)))
    fight = table.game.fight
    assert fight is not None
    combat = combat_of(table.scene, fight)
    ground = combat.bonus.points
    assert (combat.attack_total, combat.defence_total) == (7 + 2 + 5, 4 + ground)
    assert [(shift.reason.rule, shift.columns) for shift in combat.shifts] == [("J.15", 1)]
    assert [modifier.reason.rule for modifier in combat.modifiers] == ["11.3a"]


# Each line is a column of the printed chart, read from top (die 1) to bottom (6 and more).
_PRINTED_CRT = """
-5     *S/-  *S/-  S/-   *S/-  *S/-  -
-4     *S/-  *S/-  S/-   S/-   */-   -
-3     *S/-  S/-   S/-   */-   */-   -
-2     *S/-  S/-   S/S   */-   -     -
-1     *S/-  S/-   S/S   */-   -     -/*
0      S/-   S/S   */-   -     -     -/*
1,2    S/-   S/S   */-   -     -     -/*
3,4    S/-   S/S   */-   -     -/*   -/S*
5,6    S/S   -     -/S   -     -/*   -/S*
7,8    -     -/S   -/S   -/*   -/S   -/S*
9,10   -/S   -/S   -/*   -/S   -/S   -/S*
11,12  -/S   -/*   -/S   -/S   -/S*  -/S*
13+    -/S   -/*   -/S   -/S   -/S*  -/S*
"""
_CRT = {line.split()[0]: line.split()[1:] for line in _PRINTED_CRT.strip().splitlines()}
_DEFENCE, _RIVER = 4, 2
# The least difference of each column, in their order.
_DIFFERENCES = (-5, -4, -3, -2, -1, 0, 1, 3, 5, 7, 9, 11, 13)


def _at_odds(difference: int) -> Table:
    """A Republican regiment at Brunete so much stronger than the Nationalist battalion over the river."""
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, f"34: {difference + _DEFENCE + _RIVER}-5-6/3-3-6 III")
    table.tell(NATIONALIST, f"71: 2-{_DEFENCE}-6/1-2-6 II")
    table.put(B_N_71_infantry_1="2206", B_R_34_infantry_1="2205")
    table.go_to(Phase.FIRST_COMBAT)
    return table


@pytest.mark.parametrize("column", range(13))
def test_the_crt_is_the_printed_one(column: int) -> None:
    table, (label, printed) = _at_odds(_DIFFERENCES[column]), list(_CRT.items())[column]
    codes = []
    for die in range(1, 7):
        table.do(DeclareFight(attackers=("B-R-34-infantry-1",), hexes=(table.hex("2206"),)), RollFight())
        assert table.game.fight is not None
        assert combat_of(table.scene, table.game.fight).column_name == label
        table.dice(die)
        codes.append(table.game.fight.code)
        for _ in range(3):
            table.session.undo(confirmed=True)
    assert codes == printed


def test_a_result_becomes_duties_and_they_are_done_in_order(table: Table) -> None:
    table.put(J_R_48_infantry_2="3533")
    table.do(attack(table, FOOT, TANK), JoinFight(units=(GUNNER,)), RollFight())
    table.dice(6)
    fight = table.game.fight
    assert fight is not None
    assert fight.code == "-/S*"
    assert dict(fight.steps_due) == {NATIONALIST: 0, REPUBLICAN: 1}
    assert fight.retreats_due == (TARGET, "J-R-48-infantry-2")
    back = RetreatUnit(units=(TARGET,), hex=table.hex("3633"))
    assert table.refused(back).key == "scw-steps-first"
    assert table.refused(EndFight()).key == "scw-duties-first"
    assert table.refused(NextPhase()).key == "scw-finish-fight"
    table.do(LoseStep(unit=TARGET))
    assert table.unit(TARGET).stand.is_reduced
    assert table.refused(back).about == Reason("scw-retreat-zoc")
    table.do(RetreatUnit(units=(TARGET,), hex=table.hex("3634")))
    table.insist(RetreatUnit(units=("J-R-48-infantry-2",), hex=table.hex("3634")))
    table.do(AdvanceUnit(unit=FOOT, hex=table.hex("3533")), EndFight())
    assert (table.where(TARGET), table.where(FOOT)) == ("3634", "3533")
    assert table.game.fight is None
    assert table.refused(attack(table)).rule == "11.1e"


def test_values_that_nobody_told_are_asked_as_the_attack_is_declared(table: Table) -> None:
    """11.61: both sides decide on a retreat once the difference is known."""
    table.tell(REPUBLICAN, "48: ?-?-6 II")
    table.take(TARGET, Spot.ELIMINATED)
    table.put(J_R_48_infantry_3="3533")
    table.do(attack(table))
    (question,) = table.session.state.waiting
    assert (question.purpose, question.subject) == (SpanishPurpose.VALUE, "J-R-48-infantry-3")
    assert not {"scw-combat-column", "scw-combat-defence"} & {line.key for line in table.combat_lines()}
    (unknown,) = (line for line in table.combat_lines() if line.key == "scw-strength-unknown")
    assert (unknown.args, unknown.about) == ({"field": "defence"}, question.about)
    assert not any(isinstance(part, OddsTable) for part in combat_panel(table.scene).parts)
    table.reply(4)
    assert table.session.state.waiting == ()  # the die is asked for when both have decided
    assert {"scw-combat-column", "scw-combat-defence"} <= {line.key for line in table.combat_lines()}
    assert any(isinstance(part, OddsTable) for part in combat_panel(table.scene).parts)


def test_the_strength_of_who_joins_is_asked_as_it_joins(table: Table) -> None:
    table.tell(NATIONALIST, "1: art ?(6)6")
    table.put(J_N_1_artillery_2="3531")
    table.do(attack(table), JoinFight(units=("J-N-1-artillery-2",)))
    (question,) = table.session.state.waiting
    assert question.subject == "J-N-1-artillery-2"
    table.reply(3)
    assert table.session.state.waiting == ()


def test_a_value_that_stays_unknown_is_asked_again_when_the_die_needs_it(table: Table) -> None:
    table.tell(REPUBLICAN, "48: ?-?-6 II")
    table.take(TARGET, Spot.ELIMINATED)
    table.put(J_R_48_infantry_3="3533")
    table.do(attack(table))
    table.reply(None)
    table.do(RollFight())
    question = table.session.state.waiting[0]
    assert isinstance(question, Question)
    assert (question.purpose, question.subject) == (SpanishPurpose.VALUE, "J-R-48-infantry-3")
    assert question.details == {"face": "front", "field": "defence"}
    table.reply(4)
    assert table.session.state.waiting[0].purpose == SpanishPurpose.COMBAT
    assert table.unit("J-R-48-infantry-3").face.defence == 4


def test_a_value_asked_for_by_version_0_1_0_is_told(table: Table) -> None:
    table.tell(REPUBLICAN, "48: ?-?-6 II")
    table.take(TARGET, Spot.ELIMINATED)
    table.put(J_R_48_infantry_3="3533")
    table.do(attack(table))
    table.reply(None)
    table.do(RollFight())
    records = before_purposes(table.store.read())
    table.session = Session.open(MemoryStore(records), lambda _: table.system)
    assert table.session.state.waiting[0].details == {"face": "front", "field": "defence"}
    table.reply(4)
    assert table.session.state.waiting[0].purpose == SpanishPurpose.COMBAT
    assert table.unit("J-R-48-infantry-3").face.defence == 4


def test_an_unknown_value_may_stay_unknown(table: Table) -> None:
    table.tell(REPUBLICAN, "48: ?-?-6 II")
    table.put(J_R_48_infantry_3="3534")
    table.take(TARGET, Spot.ELIMINATED)
    table.insist(DeclareFight(attackers=(FOOT,), hexes=(table.hex("3534"),)))
    table.reply(None)
    table.do(RollFight())
    table.reply(None)
    assert table.session.state.waiting == ()
    assert table.game.fight is not None


def test_an_assault_is_paid_by_the_division(table: Table) -> None:
    table.put(J_N_1_hq_1="3530", J_N_VAR_hq_1="3529")
    table.judge()
    table.do(attack(table, kind=AttackKind.ASSAULT))
    assert table.game.assault_points["J-N-VAR"] == 14
    (told,) = news_since(table.session.journal, len(table.session.journal.entries)).reasons
    assert (told.key, told.rule, told.args["left"]) == ("scw-assault-paid", "11.2c", 14)
    fight = table.game.fight
    assert fight is not None
    assert {shift.kind.value for shift in combat_of(table.scene, fight).shifts} == {
        "assault",
        "nationalist-quality",
    }


def test_units_out_of_command_do_not_assault(table: Table) -> None:
    table.judge()
    assert table.refused(attack(table, kind=AttackKind.ASSAULT)).rule == "11.2d"
    assert table.game.assault_points["J-N-VAR"] == 15


def test_a_retreat_before_the_die_ends_the_combat_and_frees_the_guns(table: Table) -> None:
    table.do(attack(table), JoinFight(units=(GUNNER,)))
    table.put(J_R_48_infantry_2="3533")
    table.do(StayInFight(), RetreatUnit(units=(TARGET,), hex=table.hex("3634")))
    fight = table.game.fight
    assert fight is not None
    assert fight.is_cancelled
    assert table.refused(RollFight()).key == "scw-fight-rolled"
    table.do(FireBarrage(guns=(GUNNER,), hex=table.hex("3533")))
    assert table.session.state.waiting[0].purpose == SpanishPurpose.BARRAGE


def test_the_other_reading_lets_the_rest_fight_on() -> None:
    table = Table(Battle.JARAMA, **{"scw-voluntary-retreat-ends-combat": False})
    table.tell(REPUBLICAN, "48: 2x 3-4-6/2-2-6 II")
    table.tell(NATIONALIST, "1: 7-4-6/3-3-6 II")
    table.put(J_N_1_infantry_1="3532", J_R_48_infantry_1="3533")
    table.insist(table.placing("J-R-48-infantry-2", "3533"))
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), StayInFight(), RetreatUnit(units=(TARGET,), hex=table.hex("3634")))
    fight = table.game.fight
    assert fight is not None
    assert (fight.is_cancelled, fight.defenders) == (False, ("J-R-48-infantry-2",))


def test_what_the_rules_do_not_allow_is_refused_with_their_number(table: Table) -> None:
    assert table.refused(attack(table, GUNNER)).rule == "12.1b"
    far = DeclareFight(attackers=(FOOT,), hexes=(table.hex("3634"),))
    assert table.refused(far).key in {"scw-not-adjacent", "scw-no-enemy-there"}
    theirs = DeclareFight(attackers=(TARGET,), hexes=(table.hex("3532"),))
    assert table.refused(theirs).key == "scw-not-own-combat"


def test_a_gun_out_of_supply_is_refused(table: Table) -> None:
    table.put(J_N_1_artillery_1="3634")
    table.judge()
    refusal = table.refused(FireBarrage(guns=(GUNNER,), hex=table.hex("3533")))
    assert refusal.rule in {"12.2a", "12.2b"}


def test_a_barrage_rolls_for_every_unit_and_touches_no_hq(table: Table) -> None:
    table.put(J_R_48_hq_1="3533")
    table.do(FireBarrage(guns=(GUNNER,), hex=table.hex("3533"), spotter=FOOT))
    fight = table.game.fight
    assert fight is not None
    assert fight.defenders == (TARGET,)
    table.dice(1)
    table.do(EndFight())
    assert table.unit(GUNNER).stand.fired == table.game.clock.moment
    assert table.refused(FireBarrage(guns=(GUNNER,), hex=table.hex("3533"))).rule == "12.1a"


def test_everything_can_be_undone(table: Table) -> None:
    before = table.game
    table.do(attack(table, FOOT, TANK))
    table.session.undo()
    assert table.game == before


def test_who_controls_a_unit_must_be_attacked_too(table: Table) -> None:
    """Two enemies have the battalion in their zones; one attack leaves the other to be attacked (11.1a)."""
    table.put(J_R_48_infantry_2="3433")
    table.do(attack(table, FOOT, TANK), RollFight())
    table.dice(4)
    table.settle()
    left = [(line.key, line.hexes) for line in duties_left(table.scene)]
    assert left == [("scw-missed", (table.hex("3433"),))]


def test_a_gun_under_barrage_still_supports_the_defence(table: Table) -> None:
    table.put(J_R_48_artillery_1="3534")
    table.do(FireBarrage(guns=(GUNNER,), hex=table.hex("3534"), spotter=FOOT))
    table.dice(4)
    table.settle()
    table.do(attack(table), JoinFight(units=("J-R-48-artillery-1",)))
    fight = table.game.fight
    assert fight is not None
    assert fight.defence_help.guns == ("J-R-48-artillery-1",)


def test_a_gun_under_attack_supports_nobody(table: Table) -> None:
    table.put(J_R_48_artillery_1="3533")
    table.do(attack(table))
    assert table.refused(JoinFight(units=("J-R-48-artillery-1",))).rule in {"12.5b", "12.5g"}


def test_independent_units_name_the_division_that_pays(table: Table) -> None:
    table.tell(NATIONALIST, "T8: 5-4-6 II")
    table.put(J_N_T8_infantry_1="3433")
    choices = table.system.counter_choices(table.session.state, ("J-N-T8-infantry-1",))
    payers = [one.values["charge_to"] for one in choices if one.label.key == "scw-choice-paid-by"]
    assert payers == ["J-N-VAR", "J-N-ESC"]
    table.do(next(one for one in choices if one.values.get("charge_to") == "J-N-ESC").build())
    assert table.game.assault_points["J-N-ESC"] == 9
