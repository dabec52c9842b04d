"""A battery kept out of play and its radio: what becomes of one becomes of the other (2c, CG3, 4.5123a)."""

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import AddBattery, SetRadio
from companion.games.elst.procedures.forces.commands import CapturePieces
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.refit.commands import (
    BringGroup,
    NextRefitStep,
    Possess,
    RollTable,
    SetUpPieces,
    TryEscape,
)
from companion.games.elst.rules.artillery.radio import Radio
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.terms import RollKind
from companion.kit.questions import NO, YES, Question
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, CampaignTable
from tests.games.elst.refit.assistant.telling import (
    add,
    at_step,
    bought,
    count,
    hex_at,
    last_told,
    page,
    reasons,
    refusal,
    retained,
    tell_worked_example,
)

CUT_OFF = "refit-fact-battery-cut-off 2c"


def kept(table: CampaignTable, side: Faction = GERMAN) -> dict[str, Radio]:
    """The batteries of a side that are out of play, and how their radios are."""
    return {one.id: one.observer.radio for one in table.campaign.batteries if one.faction is side}


def told(table: CampaignTable) -> list[str]:
    return [f"{reason.key} {reason.rule}" for reason in last_told(table)]


def retained_with(text: str, step: RefitStep, *, jammed: bool = False, others: str = "") -> CampaignTable:
    """At a step, Germans as named, G1 theirs; a second battery where its leader is named, too."""
    table = CampaignTable()
    add(table, GERMAN, text)
    if others:
        second = AddBattery(battery="G2", side=GERMAN, kind=BatteryKind.NORMAL, calibre=80)
        table.do(second)
        add(table, GERMAN, others)
    if jammed:
        table.do(SetRadio(battery="G1", radio=Radio.MALFUNCTIONED))
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    table.go_to(step)
    return table


def rolled(table: CampaignTable, dr: int) -> None:
    """The due die for the radio, its repair number 1."""
    (roll,) = (
        choice.build()
        for task in page(table).tasks
        for choice in task.choices
        if choice.command is RollTable
        and choice.is_legal
        and not choice.inputs
        and task.id == RollKind.WEAPON
    )
    table.do(roll)
    assert isinstance(table.asked, Question)
    table.reply(1)
    table.answer(dr)


# ---- repairs ----


@pytest.mark.parametrize("text", ["9-1, radio, SS 4-4-7 @ M15", ""])
def test_a_radio_that_is_repaired_calls_its_battery_again(text: str) -> None:
    """4.5123a: whether its counter is tracked or not."""
    table = retained_with(text or "SS 4-4-7 @ M15", RefitStep.REPAIR, jammed=True)
    assert kept(table) == {"G1": Radio.MALFUNCTIONED}
    if text:
        assert refusal(table, NextRefitStep()) == "refit-rolls-due"
    rolled(table, 2)
    assert kept(table) == {"G1": Radio.WORKING}
    table.do(NextRefitStep())


@pytest.mark.parametrize("text", ["9-1, radio, SS 4-4-7 @ M15", ""])
def test_a_radio_that_the_repair_eliminates_takes_its_battery_along(text: str) -> None:
    table = retained_with(text or "SS 4-4-7 @ M15", RefitStep.REPAIR, jammed=True)
    rolled(table, 3)
    assert kept(table) == {}
    assert CUT_OFF in told(table)
    assert "G1" not in table.state.piles
    table.do(NextRefitStep())


def test_the_repair_number_told_in_play_is_not_asked_again() -> None:
    table = CampaignTable()
    table.session.set_facts({"artillery/batteries/G1/repair_number": 2})
    table.do(SetRadio(battery="G1", radio=Radio.MALFUNCTIONED))
    table.go_to(RefitStep.REPAIR)
    table.do(RollTable(kind=RollKind.WEAPON, side=GERMAN, place="entry", text="radio"))
    table.answer(3)
    assert kept(table) == {"G1": Radio.WORKING}


def test_the_repair_number_of_one_side_is_not_that_of_the_other() -> None:
    table = at_step(RefitStep.REPAIR)
    for side, place in ((GERMAN, "#2"), (BRITISH, "#1")):
        count(table, side, place, "LMG", Mark.MALFUNCTIONED)
        count(table, side, place, "4-4-7")
        table.do(RollTable(kind=RollKind.WEAPON, side=side, place=place, text="LMG"))
        assert isinstance(table.asked, Question)
        table.reply(1)
        table.answer(6)
    assert dict(table.campaign.repair_numbers) == {"lmg@german": 1, "lmg@british": 1}


# ---- losses ----


def test_a_radio_lost_with_those_who_do_not_escape_takes_its_battery_along() -> None:
    table = retained_with("9-1, radio @ C20", RefitStep.ESCAPE)
    table.do(TryEscape(side=GERMAN, text="9-1, radio", hex=hex_at("C20")))
    table.answer(12)
    assert kept(table) == {}
    assert CUT_OFF in told(table)
    table.session.undo()
    assert kept(table) == {"G1": Radio.WORKING}


def test_a_radio_that_its_owners_destroy_takes_its_battery_along() -> None:
    table = retained_with("9-1, radio, SS 4-4-7 @ M15", RefitStep.POSSESSION)
    table.do(Possess(side=GERMAN, place="#2", text="radio", built_for=GERMAN, is_destroyed=True))
    assert kept(table) == {}


@pytest.mark.parametrize(("replies", "left"), [((YES,), "G2"), ((NO,), "G1")])
def test_of_two_batteries_it_is_asked_whose_the_radio_was(replies: tuple[str, ...], left: str) -> None:
    table = retained_with("9-1, radio @ C20", RefitStep.ESCAPE, others="8-0, radio @ M15")
    table.do(TryEscape(side=GERMAN, text="9-1, radio", hex=hex_at("C20")))
    table.answer(12)
    for reply in replies:
        assert isinstance(table.asked, Question)
        table.reply(reply)
    assert table.asked is None
    assert list(kept(table)) == [left]


def test_a_battery_whose_radio_the_enemy_has_is_lost_as_the_scenario_ends() -> None:
    table = CampaignTable()
    add(table, GERMAN, "9-1, radio @ M15")
    add(table, BRITISH, "4-5-7 @ M15")
    table.do(CapturePieces(side=GERMAN, text="radio", spot=Spot.MAP, hex=hex_at("M15")))
    table.go_to(RefitStep.RECOVERY)
    assert kept(table) == {}


# ---- setting up ----


def radios_told(table: CampaignTable) -> dict[str, int]:
    """How many radios of each side are said to have yet to set up."""
    told = (one for one in reasons(page(table)) if one.key == "refit-fact-radios-to-come")
    return {str(one.args["side"]): int(one.args["count"]) for one in told}


def test_the_radio_of_a_battery_bought_sets_up_with_anybody_once() -> None:
    """4.515-Bb"""
    table = at_step(RefitStep.REPLENISHMENT)
    count(table, BRITISH, "#1", "2x 4-5-7, 8-1, 8-0")
    bought(BRITISH, "O2", on_map=False, table=table)
    with_radio = SetUpPieces(side=BRITISH, place="#1", text="8-1, radio", hex=hex_at("E12"))
    assert refusal(table, with_radio) == "refit-not-there"
    table.do(BringGroup(faction=BRITISH, group="O2", bought=1, place="entry"))
    assert radios_told(table) == {"british": 1}
    table.do(with_radio)
    assert radios_told(table) == {}
    second = SetUpPieces(side=BRITISH, place="#1", text="8-0, radio", hex=hex_at("E12"))
    assert refusal(table, second) == "refit-not-there"
    assert retained(table, BRITISH, "#1") == {"british-4-5-7": 2, "leader-8-0": 1}
