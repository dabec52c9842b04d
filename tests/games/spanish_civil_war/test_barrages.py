"""Barrages as a session plays them: their sum, whom they touch, what the guns see, who spots for them."""

from datetime import UTC, datetime

import pytest

from companion.board.entries import ValueCorrection
from companion.board.legend import legend_of
from companion.board.library import open_board
from companion.board.overlay import Overlay, apply_overlay
from companion.games.spanish_civil_war.procedures.aftermath import can_lose, members
from companion.games.spanish_civil_war.procedures.duties import duties_left
from companion.games.spanish_civil_war.procedures.figures import barrage_of, barraged
from companion.games.spanish_civil_war.procedures.firing import spotters_for, unseen_by
from companion.games.spanish_civil_war.rules.ground.sight import (
    ELEVATION,
    sight_refusal,
    sightline,
    untold_slopes,
)
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import (
    AdvanceUnit,
    DeclareFight,
    FireBarrage,
    JoinFight,
    LoseStep,
    RetreatUnit,
    RollFight,
    StayInFight,
    StrikeCounters,
)
from companion.games.spanish_civil_war.table.state import NOT_TOLD, Spot
from companion.games.spanish_civil_war.terms import Battle
from companion.hexes.coordinates import HexCoord, distance
from companion.kit.questions import Reply
from companion.reason import Reason
from companion.session.commands import Answer, SetFacts
from companion.text import LANGUAGES, Catalogue
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
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

NOON = datetime(2026, 11, 1, 12, tzinfo=UTC)


@pytest.fixture
def table() -> Table:
    return gun_table()


# ---- barrages ----


def test_a_barrage_is_the_sum_of_its_guns_against_each_unit(table: Table) -> None:
    """11 against 4 and against a gun's 1; the HQ is left alone (12.4c, 12.4e, 12.4f, 12.5a, 10.4)."""
    table.put(J_R_48_artillery_1="3533", J_R_48_hq_1="3533")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(barrage(table, GUN, FREE))
    fight = table.game.fight
    assert fight is not None
    attacks = {
        unit.id: barrage_of(table.scene, fight).against(seen) for unit, seen in barraged(table.scene, fight)
    }
    assert {id_: (one.difference, one.column_name) for id_, one in attacks.items()} == {
        TARGET: (7, "9,10"),  # a column to the right: the Nationalist shift covers barrages (N33)
        THEIR_GUN: (10, "11,12"),
    }
    table.dice(1, 5)  # -/S and -/S*
    assert table.unit(TARGET).stand.is_reduced
    assert table.where(THEIR_GUN) == "eliminated"  # told without a reduced side


def test_no_barrage_is_offered_that_harms_nobody(table: Table) -> None:
    """An HQ alone in a hex is left alone (10.4); who names it is told so, and may insist on it."""
    table.put(J_R_48_hq_1="3534")
    table.go_to(Phase.FIRST_COMBAT)
    choices = [one for one in table.system.counter_choices(table.session.state, (GUN,)) if not one.inputs]
    hexes = {one.values["hex"] for one in choices if one.command is FireBarrage}
    assert hexes == {table.hex("3533")}
    vain = table.refused(barrage(table, hex_="3534"))
    assert (vain.key, vain.rule, vain.hexes) == ("scw-no-loss-hq", "10.4", (table.hex("3534"),))
    table.insist(barrage(table, hex_="3534"))
    assert table.game.fight is not None
    assert table.game.fight.code == "-"


def test_guns_of_several_hexes_are_offered_one_barrage(table: Table) -> None:
    """Those that see for themselves or by the spotter named fire together (12.4c)."""
    table.go_to(Phase.FIRST_COMBAT)
    choices = table.system.counter_choices(table.session.state, (GUN,))
    (massed,) = (one for one in choices if one.label.key == "scw-choice-barrage-all")
    assert massed.values["guns"] == (GUN, FOURTH, FREE)
    table.do(massed.build())
    fight = table.game.fight
    assert fight is not None
    assert barrage_of(table.scene, fight).strength == 5 + 5 + 6


def test_a_gun_that_sees_needs_no_spotter_of_the_others(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(barrage(table, GUN, FOURTH, spotter=FOOT))  # the foot spots for its own brigade alone


def test_a_barraged_unit_defends_with_its_printed_value(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.rule_status(TARGET, is_supplied=False)
    table.do(barrage(table))
    fight = table.game.fight
    assert fight is not None
    ((_, seen),) = barraged(table.scene, fight)
    assert barrage_of(table.scene, fight).against(seen).difference == 5 - 4


def test_a_river_does_not_help_against_a_barrage(table: Table) -> None:
    table.put(J_R_48_infantry_1="1845", J_N_1_infantry_1="1944", J_N_1_artillery_1="1943")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(barrage(table, hex_="1845"))
    fight = table.game.fight
    assert fight is not None
    assert barrage_of(table.scene, fight).bonus.points == 0


def test_the_ground_helps_against_a_barrage(table: Table) -> None:
    board = table.system.map.board
    hill = next(hex_ for hex_ in board if board.terrain(hex_) == {"hills"})
    table.insist(table.placing(TARGET, board.hex_name(hill)))
    table.go_to(Phase.FIRST_COMBAT)
    table.insist(FireBarrage(guns=(GUN,), hex=hill))
    fight = table.game.fight
    assert fight is not None
    assert barrage_of(table.scene, fight).bonus.points == 3


def test_a_hex_under_attack_is_not_barraged_and_the_other_way_round(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), RollFight())
    table.dice(4)
    table.settle()
    assert table.refused(barrage(table)).rule == "12.4a"


def test_a_barraged_hex_has_been_attacked(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(barrage(table))
    table.dice(4)
    table.settle()
    assert table.refused(attack(table)).rule == "11.1e"
    left = [line.key for line in duties_left(table.scene)]
    assert left == ["scw-excused-late"]  # the battalion; the enemy has been attacked (12.51b)


def test_an_hq_in_a_barraged_hex_has_been_attacked_with_it(table: Table) -> None:
    table.put(J_R_48_hq_1="3533")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(barrage(table))
    table.dice(4)
    table.settle()
    assert table.refused(attack(table)).rule == "11.1e"
    assert table.refused(barrage(table, FREE)).rule == "12.4a"


def test_nobody_withdraws_from_a_barrage(table: Table) -> None:
    table.tell(REPUBLICAN, "48: ?-?-6 II")
    table.put(J_R_48_infantry_4="3533")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(barrage(table))
    table.reply(None)  # a value that nobody knows keeps the dice waiting
    assert table.refused(RetreatUnit(units=(TARGET,), hex=table.hex("3634"))).rule == "12.4.3a"


def test_guns_suffer_nothing_from_their_barrage(table: Table) -> None:
    table.put(J_N_1_artillery_1="3433")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(barrage(table, GUN, spotter=""))
    table.dice(2)  # 5 - 4 and a shift: S/S in 3,4
    fight = table.game.fight
    assert fight is not None
    assert dict(fight.steps_due) == {NATIONALIST: 0}
    assert not table.unit(GUN).stand.is_reduced


def test_guns_do_not_advance(table: Table) -> None:
    table.put(J_N_1_artillery_1="3433")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(barrage(table, GUN, spotter=""))
    table.dice(5)  # -/*
    table.do(RetreatUnit(units=(TARGET,), hex=table.hex("3634")))
    assert table.refused(AdvanceUnit(unit=GUN, hex=table.hex("3533"))).rule == "12.5f"


def test_guns_share_the_results_of_their_barrage_where_a_reading_says_so() -> None:
    table = Table(Battle.JARAMA, **{"scw-adjacent-guns": "always"})
    table.tell(REPUBLICAN, "48: 2x 3-4-6/2-2-6 II")
    table.tell(NATIONALIST, "1: art 4(6)6/3(6)6")
    table.put(J_R_48_infantry_1="3533", J_N_1_artillery_1="3433")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(barrage(table, GUN, spotter=""))
    table.dice(3)  # 4 - 4 and a shift: */- in 1,2
    fight = table.game.fight
    assert fight is not None
    assert fight.retreats_due == (GUN,)


def test_a_supporting_gun_next_to_the_hex_shares_results_and_a_distant_one_does_not(table: Table) -> None:
    table.put(J_N_1_artillery_2="3433")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), JoinFight(units=(GUN, OTHER_GUN)))
    fight = table.game.fight
    assert fight is not None
    assert {unit.id for unit in members(table.scene, fight, NATIONALIST)} == {FOOT, OTHER_GUN}
    table.do(RollFight())
    table.dice(6)
    fight = table.game.fight
    assert fight is not None
    assert {unit.id for unit in can_lose(table.scene, fight, REPUBLICAN)} == {TARGET}


def test_a_gun_in_an_attacked_hex_takes_losses_like_others(table: Table) -> None:
    table.put(J_R_48_artillery_1="3533")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), RollFight())
    table.dice(6)  # 7 - 5 = 2, one column right, 3,4: -/S*
    table.do(LoseStep(unit=THEIR_GUN))
    assert table.where(THEIR_GUN) == "eliminated"


# ---- sight ----


def crossed_line(table: Table, *terrain: str) -> tuple[HexCoord, HexCoord]:
    """A hex and one two hexes on in a straight row, with such a hex between them."""
    board = table.system.map.board
    for between in board:
        if set(terrain) == set(board.terrain(between)):
            for near, far in zip(between.neighbours()[:3], between.neighbours()[3:], strict=True):
                if near in board and far in board:
                    return near, far
    raise AssertionError(terrain)


@pytest.mark.parametrize("terrain", ["woods", "town", "city"])
def test_a_gun_sees_over_no_such_hex_but_its_spotter_does(table: Table, terrain: str) -> None:
    start, end = crossed_line(table, terrain)
    board = table.system.map.board
    table.insist(table.placing(GUN, board.hex_name(start)))
    table.insist(table.placing(TARGET, board.hex_name(end)))
    beside = next(hex_ for hex_ in end.neighbours() if hex_ in board and distance(hex_, start) == 3)
    table.insist(table.placing(FOOT, board.hex_name(beside)))
    table.go_to(Phase.FIRST_COMBAT)
    unseen = unseen_by(table.scene, GUN, end, "")
    assert unseen is not None
    assert unseen.rule == "12.4.1c"
    assert unseen_by(table.scene, GUN, end, FOOT) is None  # whatever lies between gun and target (12.4.1.1c)
    assert FOOT in spotters_for(table.scene, GUN, end)
    assert table.refused(FireBarrage(guns=(GUN,), hex=end)).rule == "12.4.1c"


def test_support_fire_needs_no_sight(table: Table) -> None:
    start, end = crossed_line(table, "woods")
    board = table.system.map.board
    table.insist(table.placing(GUN, board.hex_name(start)))
    table.insist(table.placing(TARGET, board.hex_name(end)))
    beside = next(hex_ for hex_ in end.neighbours() if hex_ in board and distance(hex_, start) == 3)
    table.insist(table.placing(FOOT, board.hex_name(beside)))
    table.go_to(Phase.FIRST_COMBAT)
    table.do(DeclareFight(attackers=(FOOT,), hexes=(end,)), JoinFight(units=(GUN,)))


def test_units_on_the_way_do_not_block(table: Table) -> None:
    """The gun in 3530 fires along its row over the battalion in 3532 (12.4.1e)."""
    table.put(J_N_1_infantry_2="3531")
    table.go_to(Phase.FIRST_COMBAT)
    assert unseen_by(table.scene, GUN, table.hex("3533"), "") is None


def test_an_adjacent_hex_is_always_seen(table: Table) -> None:
    board = table.system.map.board
    wood = next(hex_ for hex_ in board if board.terrain(hex_) == {"woods"})
    beside = next(hex_ for hex_ in wood.neighbours() if hex_ in board)
    table.insist(table.placing(GUN, board.hex_name(beside)))
    assert ELEVATION not in board.terrain(wood)
    assert unseen_by(table.scene, GUN, wood, "") is None


def test_a_spotter_is_of_the_formation_in_command_and_near_enough(table: Table) -> None:
    table.put(J_N_4_infantry_1="3432", J_N_1_infantry_2=away(table, 9))
    table.go_to(Phase.FIRST_COMBAT)
    table.rule_status(FOOT, is_in_command=False)
    target = table.hex("3533")
    found = {
        id_: unseen_by(table.scene, GUN, target, id_)
        for id_ in (FOOT, "J-N-4-infantry-1", "J-N-1-infantry-2")
    }
    assert [reason.key if reason else "" for reason in found.values()] == [
        "scw-spotter-out-of-command",
        "scw-spotter-other-formation",
        "scw-spotter-too-far",
    ]
    assert unseen_by(table.scene, FREE, target, "J-N-4-infantry-1") is None  # a free gun takes any (N76)


def test_a_barrage_whose_spotter_the_table_took_away_is_still_shown(table: Table) -> None:
    """The map shows the lines of those who are there."""
    table.go_to(Phase.FIRST_COMBAT)
    table.do(barrage(table, spotter=FOOT))
    table.dice(4)
    for lines in (1, 0):
        (sight,) = table.system.overlays(table.session.state).named({"scw-sight"})
        assert len(sight.paths) == lines
        table.take(FOOT, Spot.HAND)
    table.do(StrikeCounters(units=(FOOT,)))
    assert tuple(table.system.overlays(table.session.state))


def test_in_mud_a_spotter_sees_four_hexes_far(table: Table) -> None:
    table.put(J_N_1_infantry_2="3528")
    table.go_to(Phase.FIRST_COMBAT, weather=1)
    target = table.hex("3533")
    far = unseen_by(table.scene, GUN, target, "J-N-1-infantry-2")
    assert far is not None
    assert (far.rule, far.args["most"]) == ("12.4.1.1d", 4)
    assert unseen_by(table.scene, GUN, target, FOOT) is None


def test_what_a_barrage_brings_is_told_as_the_die_falls(table: Table) -> None:
    """11.4e, 11.5: who stands alone in a hex loses the step unasked."""
    table.put(J_R_48_artillery_1="3533", J_R_48_hq_1="3533")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(barrage(table, GUN, FREE))
    table.dice(1, 5)
    events = (event for act in table.session.journal.done[-1].acts for event in act.events)
    told = [reason.key for event in events for reason in event.news()]
    assert {"scw-log-reduced", "scw-log-eliminated", "scw-log-result"} <= {*told}


# ---- changes in elevation, which the printed map alone shows (12.4.1c, N71) ----


@pytest.fixture
def hills() -> Table:
    """A gun in 3337; between it and the enemy in 3341 lie the hills of 3338 and 3339."""
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "48: 3-4-6/2-2-6 II, HQ 0-1-6")
    table.tell(NATIONALIST, "1: HQ 0-1-6, 2x art 4(8)5, 2-5-6 II\nVAR: HQ 0-1-6")
    table.put(J_R_48_infantry_1="3341", J_N_1_hq_1="3335", J_N_1_artillery_1="3337")
    table.insist(table.placing(OTHER_GUN, "3337"))
    table.go_to(Phase.FIRST_COMBAT)
    return table


def over_the_hills(table: Table, gun: str = GUN) -> FireBarrage:
    return FireBarrage(guns=(gun,), hex=table.hex("3341"))


def asked(table: Table) -> list[str]:
    return [f"{request.purpose.text}:{request.subject}" for request in table.session.state.waiting]


def answer(table: Table, told: str | None) -> None:
    (request,) = table.session.state.waiting
    table.do(Answer(request=request.id, answer=Reply(value=told)))


def last_news(table: Table) -> list[Reason]:
    events = (event for act in table.session.journal.done[-1].acts for event in act.events)
    return [reason for event in events for reason in event.news()]


def test_whether_hills_rise_is_asked_once_before_a_barrage_over_them(hills: Table) -> None:
    hills.do(over_the_hills(hills))
    for number in ("3338", "3339"):
        assert asked(hills) == [f"scw-slope-needed:{number}"]
        assert hills.game.fight is None
        answer(hills, "no")
    assert asked(hills) == ["scw-roll-barrage:J-R-48-infantry-1"]
    hills.dice(1)
    hills.settle()
    fresh = hills.stand(REPUBLICAN, "48: 3-4-6/2-2-6 II", "3341")
    hills.do(over_the_hills(hills, OTHER_GUN))
    assert asked(hills) == [f"scw-roll-barrage:{fresh}"]


def test_a_barrage_over_a_change_in_elevation_is_not_made_until_it_is_set_right(hills: Table) -> None:
    hills.do(over_the_hills(hills))
    answer(hills, "yes")
    (told,) = last_news(hills)
    assert (told.key, told.about and told.about.key) == ("scw-barrage-not-made", "scw-los-blocked")
    assert not hills.game.unit(GUN).stand.fired
    assert hills.refused(over_the_hills(hills)).args["terrain"] == "elevation-change"
    hills.do(SetFacts(facts={"slopes/3338": False}))
    hills.do(over_the_hills(hills))
    assert asked(hills) == ["scw-slope-needed:3339"]


def test_what_was_told_of_hills_stands_at_their_hex_until_it_is_set_right(hills: Table) -> None:
    there = hills.hex("3338")

    def told() -> list[object]:
        lines = hills.system.hex_help(hills.session.state, there)
        return [line.args["slopes"] for line in lines if line.rule == "12.4.1c"]

    hills.do(over_the_hills(hills))
    assert told() == []
    answer(hills, None)
    assert told() == ["unknown"]
    for value, shown in ((True, ["yes"]), (False, ["no"]), (NOT_TOLD, [])):
        hills.do(SetFacts(facts={"slopes/3338": value}))
        assert told() == shown


def test_what_was_told_of_hills_can_be_taken_back_and_is_asked_anew(hills: Table) -> None:
    hills.do(over_the_hills(hills))
    answer(hills, "yes")
    hills.do(SetFacts(facts={"slopes/3338": NOT_TOLD}))
    said = [reason.key for group in hills.session.log()[-1].details for reason in group]
    assert said == ["scw-fact-slope", "option-slope-not-told"]
    hills.session.undo()
    assert hills.game.slopes == {"3338": True}
    hills.session.redo()
    hills.do(over_the_hills(hills))
    assert asked(hills) == ["scw-slope-needed:3338"]
    answer(hills, None)
    hills.do(SetFacts(facts={"slopes/3338": NOT_TOLD}))  # before the barrage goes on
    answer(hills, "no")
    assert asked(hills) == ["scw-slope-needed:3338"]


def test_who_cannot_tell_whether_hills_rise_reads_that_they_count_as_level(hills: Table) -> None:
    hills.do(over_the_hills(hills))
    answer(hills, None)
    assert [told.args for told in last_news(hills) if told.key == "scw-log-slope"] == [{"slopes": "unknown"}]
    answer(hills, None)
    assert asked(hills) == ["scw-roll-barrage:J-R-48-infantry-1"]


def test_a_spotter_who_sees_over_level_ground_makes_the_question_needless(hills: Table) -> None:
    hills.insist(hills.placing(FOOT, "3342"))
    hills.rule_status(FOOT)
    hills.do(FireBarrage(guns=(GUN,), hex=hills.hex("3341"), spotter=FOOT))
    assert asked(hills) == ["scw-roll-barrage:J-R-48-infantry-1"]


def test_a_change_in_elevation_can_be_drawn_on_the_map_and_blocks() -> None:
    board = open_board("jarama")
    (brush,) = (one for one in legend_of(board).brushes() if one.key == ELEVATION)
    assert brush.value is True
    overlay = Overlay.of(board).with_entries(
        [ValueCorrection(hex="3340", at=NOON, key=ELEVATION, value=True)]
    )
    table = Table(Battle.JARAMA, apply_overlay(board, overlay))
    table.tell(REPUBLICAN, "48: 3-4-6/2-2-6 II")
    table.tell(NATIONALIST, "1: art 4(8)5")
    table.put(J_R_48_infantry_1="3341", J_N_1_artillery_1="3339")
    table.go_to(Phase.FIRST_COMBAT)
    assert table.refused(over_the_hills(table)).rule == "12.4.1c"


def test_at_brunete_hills_never_block() -> None:
    """B.12."""
    board = open_board("brunete")
    hills = next(hex_ for hex_ in board if board.terrain(hex_) == {"hills"})
    near, far = hills.neighbours()[0], hills.neighbours()[3]
    line = sightline(board, near, far, Battle.BRUNETE, {})
    assert not [*untold_slopes(line)]
    assert sight_refusal(line) is None


# ---- what the log tells of fights ----


def last_log(table: Table) -> list[tuple[str, str]]:
    """What the last act says in the log: keys, with the number of a unit."""
    line = table.session.log()[-1]
    return [(one.key, str(one.args.get("number", ""))) for group in line.details for one in group]


def test_the_log_names_the_gun_that_joins_an_attack_and_no_gun_twice(table: Table) -> None:
    table.put(J_R_48_artillery_1="3535")
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), JoinFight(units=(GUN,)))
    (joined,) = (one for group in table.session.log()[-1].details for one in group)
    assert (joined.key, joined.args["arm"], joined.args["number"]) == ("scw-unit", "artillery", "1")
    table.do(JoinFight(units=(THEIR_GUN,)))
    assert [key for key, _ in last_log(table)] == ["scw-unit"]
    table.do(StayInFight())
    assert last_log(table) == []
    table.do(RetreatUnit(units=(TARGET,), hex=table.hex("3534")))
    assert [key for key, _ in last_log(table)] == ["scw-unit", "value-hex"]


def test_the_log_names_a_battalion_that_joins_an_attack(table: Table) -> None:
    table.insist(table.placing("J-N-1-infantry-2", "3532"))
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), JoinFight(units=("J-N-1-infantry-2",)))
    assert last_log(table) == [("scw-unit", "2")]


def test_the_roll_of_a_combat_names_its_hex(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table), RollFight())
    title = table.session.state.waiting[0].title
    for language in LANGUAGES:
        assert "3533" in Catalogue(language).reason(title, table.system.map.board.hex_name)


def test_a_lone_barrage_says_that_its_guns_suffer_nothing(table: Table) -> None:
    """12.4.2: what stands before the stroke is for attackers, which guns from afar are not."""
    table.go_to(Phase.FIRST_COMBAT)
    table.do(barrage(table, GUN))
    table.dice(1)
    fight = table.game.fight
    assert fight is not None
    assert fight.code == "S/-"
    told = [(one.key, one.rule) for one in last_news(table)]
    assert told == [("scw-log-result", "11.4e"), ("scw-no-loss-barrage", "12.4.2")]
    assert "scw-no-loss-barrage" in [line.key for line in table.combat_lines()]
