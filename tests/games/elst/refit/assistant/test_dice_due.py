"""A die for each wounded leader, vehicle and weapon: what counts, who rolls, who still has to."""

import pytest

from companion.games.elst.procedures.forces.commands import LeaveMap
from companion.games.elst.procedures.refit.commands import (
    CountRetained,
    LoseCaptured,
    LoseRecalled,
    MarkRetained,
    NextRefitStep,
    RevealChits,
    RollTable,
    TellOutside,
    WithdrawTanks,
)
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.initiative import Chit
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.terms import RollKind
from companion.games.elst.shown.refit.forecasts import forecast
from companion.kit.questions import Question
from companion.reason import Reason
from companion.session.commands import ChooseSetting, SetFacts
from companion.session.errors import IllegalCommandError
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, SYSTEM, CampaignTable
from tests.games.elst.refit.assistant.telling import (
    add,
    at_step,
    count,
    hex_at,
    last_told,
    page,
    refusal,
    retained,
)

EAST, CUT_OFF = "#2", "#4"  # of the German areas of the worked example, the latter F14 alone


def immobile_tank(hex_name: str | None, place: str = "#1") -> CampaignTable:
    """A British tank that cannot move, before the repairs."""
    table = at_step(RefitStep.REPAIR)
    hex_ = hex_at(hex_name) if hex_name else None
    table.do(CountRetained(side=BRITISH, place=place, text="Sherman V", mark=Mark.IMMOBILE, hex=hex_))
    return table


def offered_roll(table: CampaignTable, kind: RollKind) -> RollTable:
    """The one roll that the page offers for counters on a table."""
    (task,) = (one for one in page(table).tasks if one.id == kind.value)
    plain = (one.build() for one in task.choices if not one.inputs and one.is_legal)
    (command,) = (one for one in plain if isinstance(one, RollTable))
    return command


def counting(table: CampaignTable) -> dict[str, int]:
    """The modifiers of the die asked for, by their reasons."""
    asked = table.asked
    assert asked is not None
    assert not isinstance(asked, Question)
    (row,) = asked.rows
    return {one.reason.key.removeprefix("refit-drm-"): one.value for one in asked.modifiers_of(row)}


# ---- immobile vehicles (4.5121) ----


@pytest.mark.parametrize(
    ("hex_name", "told"), [("E11", {}), ("C13", {"front-line": 1}), ("M10", {"uncontrolled-hex": 1})]
)
def test_the_map_tells_what_counts_for_an_immobile_tank(hex_name: str, told: dict[str, int]) -> None:
    """4.2n, 4.5121."""
    table = immobile_tank(hex_name)
    roll = offered_roll(table, RollKind.IMMOBILE)
    odds = forecast(SYSTEM.scene(table.state), roll)
    assert odds is not None
    assert (odds.dice, odds.drm) == (1, sum(told.values()))
    table.do(roll)
    assert counting(table) == told


def test_a_tank_retained_in_uncontrolled_territory_repairs_at_one_more() -> None:
    """4.5057c, 4.5121: 2 is no longer enough."""
    table = at_step(RefitStep.ESCAPE)
    table.do(TellOutside(side=GERMAN, text="Tiger", hex=hex_at("L12"), is_immobile=True))
    table.go_to(RefitStep.REPAIR)
    table.do(offered_roll(table, RollKind.IMMOBILE))
    assert counting(table) == {"uncontrolled-hex": 1}
    table.answer(2)
    assert retained(table, GERMAN, "map") == {"tiger immobile": 1}


def test_an_isolated_tank_at_the_front_counts_both() -> None:
    table = at_step(RefitStep.REPAIR)
    table.do(CountRetained(side=GERMAN, place=CUT_OFF, text="Tiger", mark=Mark.IMMOBILE, hex=hex_at("F14")))
    table.do(offered_roll(table, RollKind.IMMOBILE))
    assert counting(table) == {"isolated": 1, "front-line": 1}


def test_where_an_immobile_tank_stands_is_asked_and_remembered() -> None:
    table = immobile_tank(None)
    table.do(offered_roll(table, RollKind.IMMOBILE))
    table.reply(hex_at("C13"))
    assert counting(table) == {"front-line": 1}
    table.answer(2)
    (lot,) = table.campaign.stock
    assert lot.hex == hex_at("C13")


def test_where_nobody_knows_the_hex_nothing_counts() -> None:
    table = immobile_tank(None)
    table.do(offered_roll(table, RollKind.IMMOBILE))
    table.reply(None)
    assert counting(table) == {}
    table.answer(2)
    assert retained(table, BRITISH, "#1") == {"sherman-v": 1}


def test_off_the_map_there_is_no_front_line() -> None:
    table = immobile_tank(None, "entry")
    table.do(offered_roll(table, RollKind.IMMOBILE))
    assert counting(table) == {}


def test_tanks_at_different_places_roll_each_by_its_own() -> None:
    table = immobile_tank("C13")
    table.do(CountRetained(side=BRITISH, place="#1", text="Sherman V", mark=Mark.IMMOBILE, hex=hex_at("E11")))
    table.do(RollTable(kind=RollKind.IMMOBILE, side=BRITISH, place="#1", text="2x Sherman V"))
    table.answer(2, 2)
    assert retained(table, BRITISH, "#1") == {"sherman-v": 1, "sherman-v immobile": 1}


def test_the_odds_of_a_tank_at_the_front_stand_on_the_page() -> None:
    table = immobile_tank("C13")
    (task,) = (one for one in page(table).tasks if one.id == "immobile")
    (odds,) = task.forecasts
    assert [modifier.reason.key for modifier in odds.modifiers] == ["refit-drm-front-line"]
    assert {reason.key: chance * 6 for reason, chance in odds.rows} == {
        "refit-result-mobile": 1,
        "refit-result-no-change": 5,
    }


# ---- weapons (4.5123a) ----

CREW, SQUAD, SQUAD_ID = "crew", "SS 4-4-7", "ss-4-4-7"


def broken(text: str, *others: str, place: str = EAST, mark: Mark = Mark.MALFUNCTIONED) -> CampaignTable:
    """A German weapon in need of repair, and who is with it."""
    table = at_step(RefitStep.REPAIR)
    count(table, GERMAN, place, text, mark)
    for other in others:
        count(table, GERMAN, place, other)
    return table


def test_the_repair_number_is_asked_once_and_counts_for_the_whole_game() -> None:
    table = broken("2x HMG", SQUAD)
    roll = RollTable(kind=RollKind.WEAPON, side=GERMAN, place=EAST, text="HMG")
    table.do(roll)
    table.reply(2)
    assert counting(table) == {"repair-number": -2}
    table.answer(3)
    table.do(roll)
    assert counting(table) == {"repair-number": -2}
    table.answer(4)
    assert retained(table, GERMAN, EAST) == {"hmg": 1, SQUAD_ID: 1}


def test_a_repair_number_that_nobody_knows_counts_nothing_and_is_asked_again() -> None:
    table = broken("2x LMG", SQUAD)
    roll = RollTable(kind=RollKind.WEAPON, side=GERMAN, place=EAST, text="LMG")
    table.do(roll)
    table.reply(None)
    assert counting(table) == {}
    table.answer(2)
    table.do(roll)
    assert isinstance(table.asked, Question)


def test_a_repair_number_told_wrongly_is_set_right() -> None:
    table = broken("HMG", SQUAD)
    table.do(offered_roll(table, RollKind.WEAPON))
    table.reply(3)
    table.answer(6)
    (fact,) = (one for one in SYSTEM.facts(table.state) if "repair_numbers" in one.path)
    table.do(SetFacts(facts={fact.path: 1}))
    count(table, GERMAN, EAST, "HMG", Mark.MALFUNCTIONED)
    table.do(offered_roll(table, RollKind.WEAPON))
    assert counting(table) == {"repair-number": -1}


@pytest.mark.parametrize(
    ("others", "told"),
    [((SQUAD,), {"repair-number": -1, "no-crew": 1}), ((SQUAD, CREW), {"repair-number": -1})],
)
def test_a_gun_without_a_crew_is_harder_to_repair(others: tuple[str, ...], told: dict[str, int]) -> None:
    table = broken("PaK40", *others)
    table.do(offered_roll(table, RollKind.WEAPON))
    table.reply(1)
    assert counting(table) == told


def test_an_lmg_needs_no_crew_and_is_harder_to_repair_cut_off() -> None:
    table = broken("LMG", SQUAD, place=CUT_OFF)
    table.do(offered_roll(table, RollKind.WEAPON))
    table.reply(1)
    assert counting(table) == {"repair-number": -1, "isolated": 1}


@pytest.mark.parametrize(
    ("kind", "dr", "after"),
    [
        (RollKind.VEHICULAR_WEAPON, 2, {"tiger": 1}),
        (RollKind.VEHICULAR_WEAPON, 3, {"tiger disabled": 1}),
        (RollKind.MAIN_ARMAMENT, 2, {"tiger": 1}),
        (RollKind.MAIN_ARMAMENT, 3, {"tiger ma-disabled recalled": 1}),
    ],
)
def test_vehicular_weapons_are_repaired_or_disabled(kind: RollKind, dr: int, after: dict[str, int]) -> None:
    """-1 for a vehicular weapon, here one without a repair number; an MG is told apart from the MA."""
    mark = Mark.MALFUNCTIONED if kind is RollKind.MAIN_ARMAMENT else Mark.MG_MALFUNCTIONED
    table = broken("Tiger", SQUAD, mark=mark)
    table.do(offered_roll(table, kind))
    table.reply(0)
    table.answer(dr)
    assert retained(table, GERMAN, EAST) == {**after, SQUAD_ID: 1}


@pytest.mark.parametrize(("text", "kind"), [("LMG", RollKind.WEAPON), ("Tiger", RollKind.MAIN_ARMAMENT)])
def test_nobody_repairs_where_no_infantry_is(text: str, kind: RollKind) -> None:
    table = broken(text)
    roll = RollTable(kind=kind, side=GERMAN, place=EAST, text=text)
    assert refusal(table, roll) == "refit-no-infantry-to-repair"
    count(table, GERMAN, EAST, CREW)
    table.do(roll)


def test_tanks_repair_their_guns_alone_by_the_other_reading() -> None:
    """A-45."""
    table = broken("Tiger")
    table.do(ChooseSetting(key="refit-vehicle-repair-needs-infantry", value=False))
    table.do(offered_roll(table, RollKind.MAIN_ARMAMENT))
    assert table.asked is not None


def test_what_was_captured_is_not_repaired() -> None:
    table = broken("LMG", SQUAD)
    table.do(MarkRetained(side=GERMAN, place=EAST, text="LMG", mark=Mark.CAPTURED))
    roll = RollTable(kind=RollKind.WEAPON, side=GERMAN, place=EAST, text="LMG")
    assert refusal(table, roll) == "refit-captured-not-repaired"
    count(table, GERMAN, EAST, "LMG", Mark.MALFUNCTIONED)
    table.do(roll)
    table.reply(1)
    table.answer(1)
    assert retained(table, GERMAN, EAST) == {"lmg malfunctioned captured": 1, SQUAD_ID: 1, "lmg": 1}


# ---- captured weapons (4.5124) ----


@pytest.mark.parametrize(("dr", "after"), [(3, {"hmg captured": 1}), (4, {})])
def test_a_captured_weapon_is_kept_or_lost(dr: int, after: dict[str, int]) -> None:
    table = broken("HMG", SQUAD, mark=Mark.CAPTURED)
    table.do(offered_roll(table, RollKind.CAPTURED))
    table.answer(dr)
    assert retained(table, GERMAN, EAST) == {**after, SQUAD_ID: 1}


def test_a_captured_weapon_is_told_to_malfunction_by_a_tap_and_the_sides_own_is_not_meant() -> None:
    """4.5124."""
    table = broken("HMG", SQUAD, mark=Mark.CAPTURED)
    count(table, GERMAN, EAST, "HMG")
    (task,) = (one for one in page(table).tasks if one.id == RollKind.CAPTURED.value)
    table.do(next(one.build() for one in task.choices if one.command is MarkRetained))
    table.do(LoseCaptured())
    assert retained(table, GERMAN, EAST) == {SQUAD_ID: 1, "hmg": 1}


def test_a_captured_weapon_that_malfunctions_has_no_chance_to_be_kept() -> None:
    """4.5124: it is lost without a die, so none is forecast."""
    table = broken("HMG", SQUAD, mark=Mark.CAPTURED)
    assert odds_of(table, RollKind.CAPTURED)
    table.do(MarkRetained(side=GERMAN, place=EAST, text="HMG", mark=Mark.MALFUNCTIONED))
    assert not odds_of(table, RollKind.CAPTURED)


def odds_of(table: CampaignTable, kind: RollKind) -> object:
    (task,) = (one for one in page(table).tasks if one.id == kind.value)
    return task.forecasts


def test_a_gun_of_which_nobody_told_that_it_malfunctions_is_rolled_for_by_a_tap() -> None:
    """4.5123a; a die that must be rolled stands alone, the forms come with those that may be."""
    table = broken("HMG", SQUAD)
    count(table, GERMAN, EAST, "PaK40")
    (task,) = (one for one in page(table).tasks if one.id == RollKind.WEAPON.value)
    assert task.is_due
    due, untold = task.choices
    assert due.label.key == "refit-choice-roll"
    assert untold.label.key == "refit-choice-roll-malfunctioned"
    table.do(untold.build())
    table.reply(2)
    table.answer(6)
    assert retained(table, GERMAN, EAST) == {SQUAD_ID: 1, "hmg malfunctioned": 1}


def test_no_die_is_rolled_for_a_captured_weapon_without_infantry() -> None:
    table = broken("PIAT", mark=Mark.CAPTURED)
    roll = RollTable(kind=RollKind.CAPTURED, side=GERMAN, place=EAST, text="PIAT")
    assert refusal(table, roll) == "refit-captured-alone"


def test_what_the_enemy_built_is_named_as_the_enemy_names_it() -> None:
    table = broken("PIAT", SQUAD, mark=Mark.CAPTURED)
    table.do(MarkRetained(side=GERMAN, place=EAST, text="PIAT", mark=Mark.MALFUNCTIONED))
    assert retained(table, GERMAN, EAST) == {"piat malfunctioned captured": 1, SQUAD_ID: 1}
    repair = RollTable(kind=RollKind.WEAPON, side=GERMAN, place=EAST, text="PIAT")
    assert refusal(table, repair) == "refit-captured-not-repaired"
    assert page(table).step is RefitStep.REPAIR


def test_a_captured_weapon_that_malfunctions_is_lost_without_a_die() -> None:
    table = broken("LMG", SQUAD, mark=Mark.CAPTURED)
    table.do(MarkRetained(side=GERMAN, place=EAST, text="LMG", mark=Mark.MALFUNCTIONED))
    roll = RollTable(kind=RollKind.CAPTURED, side=GERMAN, place=EAST, text="LMG")
    assert refusal(table, roll) == "refit-captured-lost"
    table.do(NextRefitStep())
    assert retained(table, GERMAN, EAST) == {SQUAD_ID: 1}


# ---- who still has to roll (4.508, 4.512) ----


def next_refusal(table: CampaignTable) -> Reason:
    with pytest.raises(IllegalCommandError) as refused:
        table.do(NextRefitStep())
    return refused.value.reason


def test_a_wounded_leader_is_not_passed_over() -> None:
    table = at_step(RefitStep.WOUNDED)
    count(table, GERMAN, EAST, "8-0", Mark.WOUNDED)
    told = next_refusal(table)
    assert (told.key, told.rule, told.args) == ("refit-rolls-due", "4.508", {"pieces": "8-0"})
    table.do(offered_roll(table, RollKind.WOUNDED))
    table.answer(3)
    table.do(NextRefitStep())
    assert retained(table, GERMAN, EAST) == {"leader-8-0 wounded": 1}


def test_a_leader_wounded_as_he_left_the_map_broken_rolls_too() -> None:
    """CG11b: his failed NMC is Casualty Reduction; 4.508: a die for each wounded leader."""
    table = CampaignTable()
    add(table, GERMAN, "broken 8-1 @ TT8")
    add(table, BRITISH, "4-5-7 @ A10")
    table.do(LeaveMap(side=GERMAN, text="broken 8-1", hex=hex_at("TT8")))
    table.reply(7)
    table.answer(12)
    table.go_to(RefitStep.WOUNDED)
    assert retained(table, GERMAN, "entry") == {"leader-8-1 wounded": 1}
    assert next_refusal(table).rule == "4.508"
    table.do(offered_roll(table, RollKind.WOUNDED))
    table.answer(5)
    assert retained(table, GERMAN, "entry") == {}


def test_all_that_still_roll_for_repairs_are_named() -> None:
    """Not the LMG that nobody may repair, nor the AFV that is lost anyway."""
    table = broken("HMG", SQUAD)
    count(table, GERMAN, EAST, "Tiger", Mark.STUNNED)
    count(table, GERMAN, EAST, "Tiger", Mark.MALFUNCTIONED)
    count(table, GERMAN, CUT_OFF, "LMG", Mark.MALFUNCTIONED)
    told = next_refusal(table)
    assert (told.rule, told.args) == ("4.5122", {"pieces": "2x Pz VIE, HMG"})
    count(table, GERMAN, EAST, "Panther", Mark.RECALLED)
    table.do(MarkRetained(side=GERMAN, place=EAST, text="Panther", mark=Mark.STUNNED))
    table.do(LoseRecalled())
    assert next_refusal(table).args == told.args


def test_each_rolls_once_a_step_and_again_on_the_next_date() -> None:
    """4.5: the repairs are repeated on an Idle Date."""
    table = at_step(RefitStep.REPAIR)
    count(table, GERMAN, EAST, "Tiger", Mark.STUNNED)
    roll = offered_roll(table, RollKind.STUN)
    table.do(roll)
    table.answer(4)
    assert refusal(table, roll) == "refit-rolled-already"
    table.do(NextRefitStep())
    table.work(BRITISH, Chit.IDLE)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.IDLE, german=Chit.IDLE))
    while table.campaign.step is not RefitStep.REPAIR:
        table.do(NextRefitStep())
    assert next_refusal(table).key == "refit-rolls-due"
    table.do(roll)


def test_a_die_in_vain_is_no_change_of_the_step() -> None:
    table = at_step(RefitStep.REPAIR)
    count(table, GERMAN, EAST, "2x Tiger", Mark.STUNNED)
    before = page(table).changes
    table.do(RollTable(kind=RollKind.STUN, side=GERMAN, place=EAST, text="Tiger"))
    table.answer(4)
    assert page(table).changes == before


def test_leaving_a_die_out_is_the_table_s_decision_and_stands_in_the_log() -> None:
    table = broken("LMG", SQUAD)
    table.session.overrule(NextRefitStep(), "we are tired of LMG")
    assert table.campaign.step is RefitStep.REPLENISHMENT
    told = last_told(table)
    assert [(one.key, one.args) for one in told if one.key == "refit-rolls-due"] == [
        ("refit-rolls-due", {"pieces": "LMG"})
    ]
    assert "we are tired of LMG" in [word for one in told for word in one.args.values()]


def test_a_roll_left_out_skips_nothing_else() -> None:
    """Overruling the dice cannot keep the tanks on the map for the night (4.5127)."""
    table = at_step(RefitStep.REPAIR)
    count(table, BRITISH, "#1", "2x Sherman V")
    table.do(MarkRetained(side=BRITISH, place="#1", text="Sherman V", mark=Mark.STUNNED))
    assert next_refusal(table).key == "refit-rolls-due"
    table.session.overrule(NextRefitStep(), "not tonight")
    assert retained(table, BRITISH, "entry") == {"sherman-v stunned": 1, "sherman-v": 1}


def test_a_stunned_tank_that_rolled_rolls_no_more_where_it_goes_for_the_night() -> None:
    table = at_step(RefitStep.REPAIR)
    count(table, BRITISH, "#1", "Sherman V", Mark.STUNNED)
    table.do(offered_roll(table, RollKind.STUN))
    table.answer(5)
    table.do(WithdrawTanks(), NextRefitStep())
    assert retained(table, BRITISH, "entry") == {"sherman-v stunned": 1}
