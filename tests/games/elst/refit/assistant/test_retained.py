"""Counters Retained: counted, marked, possessed, combined, healed, repaired (4.507-4.509, 4.512)."""

import pytest

from companion.games.elst.procedures.refit.commands import (
    BeginScenario,
    Consolidate,
    CountRetained,
    DropRetained,
    MarkRetained,
    NextRefitStep,
    Possess,
    Resupply,
    RevealChits,
    RollTable,
    TradeLmg,
    WithdrawTanks,
)
from companion.games.elst.procedures.refit.stock_words import lot_in_words
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.initiative import Chit
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.terms import RollKind
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command
from companion.text import Catalogue
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN
from tests.games.elst.refit.assistant.telling import at_step, count, hex_at, page, refusal, retained

EAST, CUT_OFF = "#2", "#4"  # of the German areas of the worked example, the latter F14 alone


# ---- counting ----


def test_like_counters_count_together_and_marks_keep_them_apart() -> None:
    table = at_step(RefitStep.ESCAPE)
    count(table, GERMAN, EAST, "2x SS 4-4-7, Tiger")
    count(table, GERMAN, EAST, "SS 4-4-7")
    table.do(MarkRetained(side=GERMAN, place=EAST, text="Tiger", mark=Mark.STUNNED))
    assert retained(table, GERMAN, EAST) == {"ss-4-4-7": 3, "tiger stunned": 1}
    table.do(MarkRetained(side=GERMAN, place=EAST, text="Tiger", mark=Mark.STUNNED, is_on=False))
    table.do(DropRetained(side=GERMAN, place=EAST, text="2x SS 4-4-7"))
    assert retained(table, GERMAN, EAST) == {"ss-4-4-7": 1, "tiger": 1}


def test_what_is_said_to_ail_a_counter_is_kept_with_it() -> None:
    table = at_step(RefitStep.ESCAPE)
    count(table, GERMAN, EAST, "captured PIAT, 2 broken SS 4-4-7, wounded 9-1")
    assert retained(table, GERMAN, EAST) == {"piat captured": 1, "ss-4-4-7": 2, "leader-9-1 wounded": 1}


@pytest.mark.parametrize("place", ["独#2", "Ge #2", "市庁舎", "Town Hall", "St. Werenfriduskerk"])
def test_an_area_is_called_as_the_map_calls_it_or_a_place_in_it(place: str) -> None:
    table = at_step(RefitStep.ESCAPE)
    count(table, GERMAN, place, "SS 4-4-7")
    assert retained(table, GERMAN, EAST) == {"ss-4-4-7": 1}


@pytest.mark.parametrize(("place", "text", "field"), [("英#1", "Tiger", "place"), (EAST, "Tigger", "text")])
def test_what_cannot_be_read_is_told_at_its_field(place: str, text: str, field: str) -> None:
    with pytest.raises(IllegalCommandError) as refused:
        count(at_step(RefitStep.ESCAPE), GERMAN, place, text)
    assert refused.value.field == field


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (CountRetained(side=GERMAN, place="#9", text="SS 4-4-7"), "refit-unknown-area"),
        (CountRetained(side=GERMAN, place=EAST, text="-2x SS 4-4-7"), "roster-impossible-count"),
        (CountRetained(side=GERMAN, place=EAST, text="HMG", mark=Mark.DISABLED), "roster-unfit-mark"),
        (MarkRetained(side=GERMAN, place=EAST, text="SS 4-4-7", mark=Mark.BOGGED), "roster-unfit-mark"),
        (DropRetained(side=GERMAN, place=EAST, text="3x SS 4-4-7"), "refit-not-there"),
        (DropRetained(side=GERMAN, place="entry", text="SS 4-4-7"), "refit-not-there"),
        (MarkRetained(side=GERMAN, place=EAST, text="Tiger", mark=Mark.STUNNED), "refit-not-there"),
        (
            MarkRetained(side=GERMAN, place=EAST, text="SS 4-4-7", mark=Mark.STUNNED, is_on=False),
            "refit-marked-already",
        ),
    ],
)
def test_what_is_not_there_cannot_be_taken_or_marked(command: Command, key: str) -> None:
    table = at_step(RefitStep.ESCAPE)
    count(table, GERMAN, EAST, "2x SS 4-4-7")
    before = table.state
    assert refusal(table, command) == key
    assert table.state is before


# ---- possession ----


def test_what_was_built_for_the_other_side_is_captured() -> None:
    table = at_step(RefitStep.POSSESSION)
    table.do(Possess(side=GERMAN, place=EAST, text="PIAT", built_for=BRITISH))
    table.do(Possess(side=GERMAN, place=EAST, text="HMG", built_for=GERMAN))
    assert retained(table, GERMAN, EAST) == {"piat captured": 1, "hmg": 1}
    count(table, GERMAN, EAST, "SS 4-4-7")
    table.do(Possess(side=GERMAN, place=EAST, text="PIAT", built_for=BRITISH, is_destroyed=True))
    assert retained(table, GERMAN, EAST) == {"hmg": 1, "ss-4-4-7": 1}


@pytest.mark.parametrize(
    ("text", "counted", "key"),
    [
        ("Sherman V", "SS 4-4-7", "refit-vehicle-not-destroyed"),
        ("PIAT", "HMG", "refit-no-infantry-to-destroy"),
        ("4-5-7", "SS 4-4-7", "refit-only-equipment"),
    ],
)
def test_what_may_not_be_destroyed(text: str, counted: str, key: str) -> None:
    table = at_step(RefitStep.POSSESSION)
    count(table, GERMAN, EAST, counted)
    command = Possess(side=GERMAN, place=EAST, text=text, built_for=BRITISH, is_destroyed=True)
    assert refusal(table, command) == key


# ---- wounded leaders and half-squads ----


def test_a_wounded_leader_heals_dies_or_stays_so() -> None:
    table = at_step(RefitStep.WOUNDED)
    count(table, GERMAN, EAST, "9-1, 8-1, 8-0", Mark.WOUNDED)
    table.do(RollTable(kind=RollKind.WOUNDED, side=GERMAN, place=EAST, text="9-1, 8-1, 8-0"))
    table.answer(1, 4, 5)
    assert retained(table, GERMAN, EAST) == {"leader-9-1": 1, "leader-8-1 wounded": 1}


def test_an_isolated_area_tells_its_drm_itself() -> None:
    table = at_step(RefitStep.WOUNDED)
    table.do(RollTable(kind=RollKind.WOUNDED, side=GERMAN, place=CUT_OFF, text="9-1"))
    assert table.asked is not None
    assert [modifier.value for modifier in table.asked.modifiers] == [1]


def test_like_half_squads_must_combine() -> None:
    table = at_step(RefitStep.CONSOLIDATION)
    count(table, BRITISH, "#1", "3x HS 2-4-7, HS 2-3-7, 4-5-7")
    count(table, BRITISH, "entry", "2x HS 2-3-7")
    table.do(Consolidate(side=BRITISH, place="#1"), Consolidate(side=BRITISH, place="entry"))
    assert retained(table, BRITISH, "#1") == {"british-2-4-7": 1, "british-2-3-7": 1, "british-4-5-7": 2}
    assert retained(table, BRITISH, "entry") == {"british-4-4-7": 1}
    assert refusal(table, Consolidate(side=BRITISH, place="#1")) == "refit-no-pairs"
    table.do(NextRefitStep())


def test_half_squads_left_combine_as_the_step_ends() -> None:
    """4.509: they must, and nobody has a choice."""
    table = at_step(RefitStep.CONSOLIDATION)
    count(table, BRITISH, "#1", "3x HS 2-4-7")
    count(table, BRITISH, "entry", "2x HS 2-3-7")
    table.do(NextRefitStep())
    assert retained(table, BRITISH, "#1") == {"british-2-4-7": 1, "british-4-5-7": 1}
    assert retained(table, BRITISH, "entry") == {"british-4-4-7": 1}


def test_half_squads_named_only_combine_in_the_log() -> None:
    table = at_step(RefitStep.CONSOLIDATION)
    table.do(Consolidate(side=GERMAN, place=EAST, text="2x SS 2-3-7"))
    (result,) = page(table).results
    assert result.line.args == {"gone": "2x SS 2-3-7", "come": "SS 4-4-7"}
    assert table.campaign.stock == ()


# ---- repairs ----


@pytest.mark.parametrize(
    ("kind", "mark", "dr", "after"),
    [
        (RollKind.IMMOBILE, Mark.IMMOBILE, 2, {"tiger": 1}),
        (RollKind.IMMOBILE, Mark.IMMOBILE, 3, {"tiger immobile": 1}),
        (RollKind.STUN, Mark.STUNNED, 2, {"tiger": 1}),
        (RollKind.STUN, Mark.STUNNED, 6, {}),
    ],
)
def test_vehicles_after_their_dice(kind: RollKind, mark: Mark, dr: int, after: dict[str, int]) -> None:
    table = at_step(RefitStep.REPAIR)
    table.do(CountRetained(side=GERMAN, place=EAST, text="Tiger", mark=mark, hex=hex_at("M15")))
    table.do(RollTable(kind=kind, side=GERMAN, place=EAST, text="Tiger"))
    table.answer(dr)
    assert retained(table, GERMAN, EAST) == after


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"kind": "wounded"}, "refit-not-at-step"),
        ({"kind": "stun", "side": "german", "place": EAST, "text": "HMG"}, "refit-not-of-this-table"),
        ({"kind": "weapon", "side": "german", "place": EAST, "text": "Tiger"}, "refit-not-of-this-table"),
        ({"kind": "stun", "count": -1}, "refit-negative"),
        ({"kind": "weapon", "repair_number": -1}, "refit-negative"),
        ({"kind": "stun", "count": 21}, "refit-too-many-rolls"),
        ({"kind": "stun", "count": 0}, "refit-too-many-rolls"),
    ],
)
def test_refused_rolls(fields: dict[str, object], key: str) -> None:
    table = at_step(RefitStep.REPAIR)
    assert refusal(table, RollTable.model_validate(fields)) == key


def test_an_lmg_is_given_for_a_vehicle_s_mg() -> None:
    table = at_step(RefitStep.REPAIR)
    trade = TradeLmg(side=GERMAN, place=EAST, text="Tiger")
    assert refusal(table, trade) == "refit-nothing-counted"
    count(table, GERMAN, EAST, "Tiger")
    assert refusal(table, trade) == "refit-mg-not-disabled"
    table.do(MarkRetained(side=GERMAN, place=EAST, text="Tiger", mark=Mark.DISABLED))
    assert refusal(table, trade) == "refit-no-lmg"
    count(table, GERMAN, EAST, "2x LMG")
    table.do(trade)
    assert retained(table, GERMAN, EAST) == {"tiger": 1, "lmg": 1}


def test_a_vehicle_whose_mg_is_disabled_gets_an_lmg_by_a_tap() -> None:
    """4.5123b: what is counted need not be typed."""
    table = at_step(RefitStep.REPAIR)
    count(table, GERMAN, EAST, "Tiger, StuG, LMG")
    table.do(MarkRetained(side=GERMAN, place=EAST, text="StuG", mark=Mark.DISABLED))
    (task,) = (one for one in page(table).tasks if one.id == "trade")
    (trade,) = (one for one in task.choices if one.is_plain)
    table.do(trade.build())
    assert retained(table, GERMAN, EAST) == {"tiger": 1, "stug-iii-g-late": 1}


def test_what_a_side_has_captured_is_named_as_it_is_printed() -> None:
    table = at_step(RefitStep.REPAIR)
    count(table, GERMAN, EAST, "SS 4-4-7")
    count(table, GERMAN, EAST, "6-pounder", Mark.CAPTURED)
    table.do(MarkRetained(side=GERMAN, place=EAST, text="SS 4-4-7, 6pdr", mark=Mark.MALFUNCTIONED))
    assert retained(table, GERMAN, EAST) == {"ss-4-4-7": 1, "six-pounder malfunctioned captured": 1}
    shared = MarkRetained(side=GERMAN, place=EAST, text="PIAT", mark=Mark.MALFUNCTIONED)
    assert refusal(table, shared) == "roster-unknown-piece"


def test_no_lmg_is_given_for_a_main_armament() -> None:
    """4.5123: a vehicle whose MA was Disabled in the repairs is under Recall."""
    table = at_step(RefitStep.REPAIR)
    count(table, GERMAN, EAST, "Tiger, SS 4-4-7, LMG")
    table.do(MarkRetained(side=GERMAN, place=EAST, text="Tiger", mark=Mark.MALFUNCTIONED))
    weapon = {"kind": RollKind.MAIN_ARMAMENT, "side": GERMAN, "place": EAST, "text": "Tiger"}
    table.do(RollTable(**weapon, repair_number=1))
    table.answer(6)
    assert refusal(table, TradeLmg(side=GERMAN, place=EAST, text="Tiger")) == "refit-mg-not-disabled"


def test_an_lmg_is_given_for_the_first_of_the_vehicles_named() -> None:
    table = at_step(RefitStep.REPAIR)
    for text in ("Tiger", "StuG"):
        count(table, GERMAN, EAST, text)
        table.do(MarkRetained(side=GERMAN, place=EAST, text=text, mark=Mark.DISABLED))
    count(table, GERMAN, EAST, "2x LMG")
    table.do(TradeLmg(side=GERMAN, place=EAST, text="Tiger, StuG"))
    assert retained(table, GERMAN, EAST) == {"tiger": 1, "stug-iii-g-late disabled": 1, "lmg": 1}


def test_ammunition_comes_back_to_what_is_neither_captured_nor_isolated() -> None:
    table = at_step(RefitStep.REPAIR)
    assert refusal(table, Resupply()) == "refit-none-resupplied"
    count(table, GERMAN, EAST, "PaK40", Mark.SPENT)
    count(table, GERMAN, CUT_OFF, "Tiger", Mark.LOW_AMMO)
    count(table, GERMAN, EAST, "HMG", Mark.LOW_AMMO)
    table.do(MarkRetained(side=GERMAN, place=EAST, text="HMG", mark=Mark.CAPTURED))
    table.do(Resupply())
    assert retained(table, GERMAN, EAST) == {"pak-40": 1, "hmg low-ammo captured": 1}
    assert retained(table, GERMAN, CUT_OFF) == {"tiger low-ammo": 1}


def test_ammunition_comes_back_as_the_repairs_end() -> None:
    table = at_step(RefitStep.REPAIR)
    count(table, GERMAN, EAST, "PaK40", Mark.SPENT)
    table.do(NextRefitStep())
    assert retained(table, GERMAN, EAST) == {"pak-40": 1}
    (told,) = table.session.state.game.campaign.results
    assert told.key == "refit-fact-retained"


def test_tanks_captured_weapons_and_recalled_vehicles_go_as_the_step_ends() -> None:
    """4.5124, 4.5127, 4.5128: nobody has a choice, so no word is needed; what came of it is told."""
    table = at_step(RefitStep.REPAIR)
    count(table, BRITISH, "#1", "2x Sherman V")
    count(table, BRITISH, "#1", "Sherman III", Mark.IMMOBILE)
    count(table, GERMAN, EAST, "Tiger", Mark.RECALLED)
    count(table, GERMAN, EAST, "HMG", Mark.CAPTURED)
    table.do(MarkRetained(side=GERMAN, place=EAST, text="HMG", mark=Mark.MALFUNCTIONED))
    table.roll_what_is_due()
    table.do(NextRefitStep())
    assert table.campaign.step is RefitStep.REPLENISHMENT
    assert retained(table, BRITISH, "#1") == {"sherman-iii immobile": 1}
    assert retained(table, BRITISH, "entry") == {"sherman-v": 2}
    assert retained(table, GERMAN, EAST) == {}
    told = [line.key for line in table.session.state.game.campaign.results]
    assert told.count("refit-log-gone") == 2


@pytest.mark.parametrize(
    ("marks", "words"),
    [
        ((Mark.DISABLED,), "Pz VIE, MG Disabled"),
        ((Mark.DISABLED, Mark.RECALLED), "Pz VIE, Disabled, under Recall"),
        ((Mark.MA_DISABLED, Mark.DISABLED, Mark.RECALLED), "Pz VIE, MA Disabled, MG Disabled, under Recall"),
    ],
)
def test_what_is_disabled_of_a_recalled_afv_is_told_as_far_as_it_is_known(
    marks: tuple[Mark, ...], words: str
) -> None:
    """A session from before the MA had a mark of its own said no more (4.5123a)."""
    table = at_step(RefitStep.REPAIR)
    count(table, GERMAN, EAST, "Tiger", marks[0])
    for mark in marks[1:]:
        table.do(MarkRetained(side=GERMAN, place=EAST, text="Tiger", mark=mark))
    (lot,) = table.campaign.stock
    assert Catalogue("en").reason(lot_in_words(lot), str) == words


def test_whose_ma_was_disabled_in_the_fight_is_under_recall_too() -> None:
    """4.5123, 4.5128: it was kept where nobody said besides that it is under Recall."""
    table = at_step(RefitStep.REPAIR)
    count(table, GERMAN, EAST, "Tiger", Mark.MA_DISABLED)
    count(table, GERMAN, EAST, "Panther", Mark.DISABLED)
    table.do(NextRefitStep())
    assert retained(table, GERMAN, EAST) == {"panther disabled": 1}


def test_an_own_weapon_marked_as_captured_is_rolled_for_like_any_other() -> None:
    table = at_step(RefitStep.REPAIR)
    count(table, BRITISH, "#1", "4-5-7, PIAT")
    table.do(MarkRetained(side=BRITISH, place="#1", text="PIAT", mark=Mark.CAPTURED))
    table.roll_what_is_due()
    table.do(NextRefitStep())
    assert table.campaign.step is RefitStep.REPLENISHMENT


def test_tanks_stay_after_a_scenario_by_day() -> None:
    table = at_step(RefitStep.REPLENISHMENT)
    table.work(BRITISH, Chit.ATTACK)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE), BeginScenario())
    table.go_to(RefitStep.REPAIR)
    assert table.campaign.played is CampaignDate.DAY_24_MORNING
    count(table, BRITISH, "#1", "Sherman V")
    assert refusal(table, WithdrawTanks()) == "refit-none-withdrawn"
