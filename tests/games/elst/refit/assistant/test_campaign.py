import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.clock import AgreeToEnd
from companion.games.elst.procedures.forces.commands import TakeControl
from companion.games.elst.procedures.refit import revealing
from companion.games.elst.procedures.refit.commands import (
    BeginScenario,
    BuyGroup,
    ChooseChit,
    CloseOrder,
    Concede,
    CorrectAreas,
    CountRetained,
    DropGroup,
    FinishScenario,
    FixAreas,
    MarkPlayArea,
    NextRefitStep,
    Replenish,
    RevealChits,
    RollPoints,
    RollTable,
    SetUpPieces,
    TellLosses,
    TryEscape,
    TryShift,
    TurnUpChit,
)
from companion.games.elst.procedures.refit.state import PurseStep
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.refit.areas import Holding
from companion.games.elst.rules.refit.groups import ATTACK_CHIT
from companion.games.elst.rules.refit.initiative import Chit, ScenarioType
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.strength import Strength
from companion.games.elst.rules.refit.terms import RollKind
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.shown.refit.record_sheets import session_sheets
from companion.kit.panels import ChoiceList
from companion.kit.system import Players
from companion.reason import Reason
from companion.session.commands import SetFacts
from companion.session.messages import Command
from companion.session.session import Session
from companion.session.truth import falsehoods
from companion.text import LANGUAGES, Catalogue
from tests.due_now import now_of
from tests.games.elst.refit import worked_example
from tests.games.elst.refit.assistant.refit_table import (
    BOARD,
    BRITISH,
    GERMAN,
    SYSTEM,
    CampaignTable,
)
from tests.games.elst.refit.assistant.telling import (
    at_step,
    count,
    hex_at,
    last_told,
    page,
    refusal,
    tell_worked_example,
)


@pytest.fixture
def table() -> CampaignTable:
    return CampaignTable()


# ---- steps and dates ----


def test_the_steps_come_in_their_order(table: CampaignTable) -> None:
    table.do(FinishScenario())
    seen = [table.campaign.step]
    while table.campaign.step is not RefitStep.REPLENISHMENT:
        if table.campaign.step is RefitStep.SETUP_AREAS:
            table.fix_areas()
        table.do(NextRefitStep())
        seen.append(table.campaign.step)
    assert seen == list(RefitStep)[: len(seen)]
    assert table.campaign.date is CampaignDate.DAY_24_MORNING


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (NextRefitStep(), "refit-no-step"),
        (FixAreas(), "refit-not-at-step"),
        (BeginScenario(), "refit-not-at-step"),
        (RollPoints(faction=BRITISH), "refit-not-at-step"),
    ],
)
def test_nothing_of_the_refit_phase_comes_during_play(
    table: CampaignTable, command: Command, key: str
) -> None:
    assert refusal(table, command) == key


def test_areas_are_fixed_before_anyone_escapes(table: CampaignTable) -> None:
    table.go_to(RefitStep.SETUP_AREAS)
    assert refusal(table, NextRefitStep()) == "refit-areas-first"


def test_areas_are_fixed_anew_after_every_scenario(table: CampaignTable) -> None:
    table.at_work()
    table.work(BRITISH, Chit.ATTACK)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE), BeginScenario())
    table.go_to(RefitStep.SETUP_AREAS)
    assert refusal(table, NextRefitStep()) == "refit-areas-first"


def test_an_idle_date_goes_on_to_the_next(table: CampaignTable) -> None:
    table.at_work()
    table.work(BRITISH, Chit.IDLE)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.IDLE, german=Chit.IDLE))
    assert table.campaign.date is CampaignDate.DAY_24_NOON
    assert table.campaign.step is RefitStep.NEW_DATE
    assert table.purse(BRITISH).left == 24  # 25 less 1, kept for the next date
    assert table.purse(BRITISH).step is PurseStep.REPLENISHMENT


def test_a_british_attack_is_set_up_and_begun(table: CampaignTable) -> None:
    table.at_work()
    table.work(BRITISH, Chit.ATTACK)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))
    assert table.campaign.step is RefitStep.SETUP
    table.do(BeginScenario())
    assert table.campaign.step is None
    assert table.state.game.clock.first_player is BRITISH
    assert table.campaign.attacks_used[BRITISH] == 1


def test_when_both_attack_a_german_attack_may_come_first(table: CampaignTable) -> None:
    table.at_work()
    table.work(BRITISH, Chit.ATTACK)
    table.gain(GERMAN, 1)
    table.do(BuyGroup(faction=GERMAN, group=ATTACK_CHIT), CloseOrder(faction=GERMAN))
    assert refusal(table, ChooseChit(faction=GERMAN, chit=Chit.IDLE)) == "refit-chit-must-be-used"
    table.do(ChooseChit(faction=GERMAN, chit=Chit.ATTACK))
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.ATTACK))
    table.answer(2)
    assert table.campaign.scenario is ScenarioType.GERMAN_ATTACK
    assert refusal(table, BeginScenario()) == "refit-play-area-first"
    count(table, BRITISH, "entry", "4-5-7")
    assert [due.what.key for due in now_of(table.session).due] == ["refit-play-area-first"]
    too_wide = MarkPlayArea(first=hex_at("A5"), last=hex_at("K10"))
    assert refusal(table, too_wide) == "refit-play-area-too-large"
    table.do(MarkPlayArea(first=hex_at("B5"), last=hex_at("K10")), BeginScenario())
    assert table.state.game.clock.length.last_turn == 3
    table.go_to(RefitStep.SETUP)
    assert table.campaign.scenario is ScenarioType.BRITISH_ATTACK
    assert table.campaign.date is CampaignDate.DAY_24_MORNING


def test_the_germans_mark_the_play_area_after_the_british_set_up() -> None:
    table = at_step(RefitStep.POSSESSION)
    count(table, BRITISH, "#1", "4-5-7")
    table.go_to(RefitStep.REPLENISHMENT)
    table.work(BRITISH, Chit.IDLE)
    table.gain(GERMAN, 1)
    table.do(BuyGroup(faction=GERMAN, group=ATTACK_CHIT), CloseOrder(faction=GERMAN))
    table.do(ChooseChit(faction=GERMAN, chit=Chit.ATTACK))
    table.do(RevealChits(british=Chit.IDLE, german=Chit.ATTACK))
    keys = [due.what.key for due in now_of(table.session).due]
    assert keys == ["elst-now-not-set-up", "refit-play-area-first"]
    tasks = [task.id for task in page(table).tasks]
    assert tasks.index("set-up") < tasks.index("play-area")
    mark = MarkPlayArea(first=hex_at("B5"), last=hex_at("K10"))
    table.do(mark)
    (marked,) = table.session.journal.acts[-1].events
    assert [line.key for line in marked.news()] == ["refit-play-area-after-setup"]
    table.do(SetUpPieces(side=BRITISH, place="#1", text="4-5-7", hex=hex_at("E12")), mark)
    (marked,) = table.session.journal.acts[-1].events
    assert not marked.news()
    assert not now_of(table.session).left


def test_the_strip_names_the_part_of_the_secret_work_in_hand(table: CampaignTable) -> None:
    table.at_work()
    assert now_of(table.session).moment.rule == "4.514"
    table.gain(BRITISH, 1)
    assert now_of(table.session).moment.rule == "4.515"
    table.do(CloseOrder(faction=BRITISH))
    assert now_of(table.session).moment.rule == "4.517"
    table.do(ChooseChit(faction=BRITISH, chit=Chit.ATTACK))
    assert now_of(table.session).moment.rule == "4.514"
    table.work(GERMAN, Chit.IDLE)
    now = now_of(table.session)
    asked = [{"step": "initiative", "asks": "something"}]
    assert (now.moment.rule, [due.what.args for due in now.due]) == ("4.517", asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_step_says_its_name_twice(table: CampaignTable, language: str) -> None:
    table.do(FinishScenario())
    say = Catalogue(language).reason
    while table.campaign.step is not RefitStep.REPLENISHMENT:
        now = now_of(table.session)
        told = [say(line, BOARD.hex_name) for line in (now.moment, *(due.what for due in now.due))]
        assert len({*told}) == len(told) > 1
        if table.campaign.step is RefitStep.SETUP_AREAS:
            table.fix_areas()
        table.do(NextRefitStep())


def test_the_refit_phase_is_begun_by_a_button_that_says_so(table: CampaignTable) -> None:
    def buttons() -> list[str]:
        panel = next(one for one in SYSTEM.panels(table.state) if one.id == "elst-refit")
        lists = [part for part in panel.parts if isinstance(part, ChoiceList)]
        return [choice.label.key for one in lists for choice in one.choices]

    assert buttons() == ["refit-choice-concede"]
    table.do(SetFacts(facts={"clock/moment/phase": Phase.CLOSE_COMBAT.value}), AgreeToEnd())
    assert buttons() == ["refit-choice-finish", "refit-choice-concede"]


def test_what_is_done_to_an_order_is_told(table: CampaignTable) -> None:
    table.at_work()
    table.gain(GERMAN, 1)
    table.do(BuyGroup(faction=GERMAN, group="I3"), BuyGroup(faction=GERMAN, group="G1"))
    table.do(DropGroup(faction=GERMAN, group="G1"))
    say = Catalogue("en").reason
    told = [say(line, BOARD.hex_name) for line in last_told(table)]
    assert told == ["Taken off the order: G1", "On the order: I3"]


def test_a_corrected_hex_is_told_with_whose_it_is(table: CampaignTable) -> None:
    table.go_to(RefitStep.SETUP_AREAS)
    table.do(CorrectAreas(hexes=(hex_at("J21"),), holding=Holding.GERMAN))
    (told,) = last_told(table)
    assert Catalogue("en").reason(told, BOARD.hex_name) == "J21: Germans"


def test_the_campaign_ends_after_its_last_scenario(table: CampaignTable) -> None:
    while table.campaign.date.next:
        table.go_to(RefitStep.REPLENISHMENT)
        table.work(BRITISH, Chit.IDLE)
        table.work(GERMAN, Chit.IDLE)
        table.do(RevealChits(british=Chit.IDLE, german=Chit.IDLE))
    table.go_to(RefitStep.REPLENISHMENT)
    table.work(BRITISH, Chit.ATTACK)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE), BeginScenario(), FinishScenario())
    for _ in range(3):
        table.do(NextRefitStep())
    assert table.campaign.is_over
    assert refusal(table, FinishScenario()) == "refit-campaign-over"
    told = next(task for task in page(table).tasks if task.id == "victory")
    assert [(one.key, one.rule) for one in told.facts] == [
        ("victory-won", "4.4b"),
        ("victory-building-missing", "4.4b"),
        ("victory-points", "4.4b"),
    ]
    assert told.facts[0].args == {"side": "german"}
    assert [due.what for due in now_of(table.session).due] == [told.facts[0]]


def test_a_side_may_concede(table: CampaignTable) -> None:
    table.do(Concede(side=GERMAN))
    assert table.campaign.is_over
    assert table.campaign.conceded_by is GERMAN
    (told,) = table.session.log()[-1].details[-1]
    assert (told.key, dict(told.args)) == ("refit-log-over", {"side": "german"})
    won = Reason("victory-conceded", "4.2c", args={"side": "british"})
    assert [due.what for due in now_of(table.session).due] == [won]
    assert won in next(task for task in page(table).tasks if task.id == "victory").facts
    (lines,) = SYSTEM.panels(table.state)[0].parts
    assert lines.lines[-1] == won
    assert list(session_sheets(table.session)[0].sections[-1].table.rows) == [(won,)]


# ---- areas, Escapes, tables ----


def test_areas_follow_from_what_is_told(table: CampaignTable) -> None:
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    table.do(FixAreas())
    assert table.campaign.areas is not None
    found = table.campaign.areas.on(worked_example.ground())
    assert found.areas == worked_example.areas().areas
    assert found.no_mans_land == worked_example.areas().no_mans_land
    assert found.uncontrolled == worked_example.areas().uncontrolled


def test_the_table_corrects_areas(table: CampaignTable) -> None:
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    hexes = (hex_at("L12"),)
    table.do(CorrectAreas(hexes=hexes, holding=Holding.GERMAN), FixAreas())
    assert table.campaign.areas is not None
    assert table.campaign.areas.on(worked_example.ground()).holding(hexes[0]) is Holding.GERMAN


def test_the_squad_in_h17_escapes_as_the_rulebook_says(table: CampaignTable) -> None:
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    table.go_to(RefitStep.ESCAPE)
    table.do(TryEscape(side=BRITISH, text="4-5-7", hex=hex_at("H17")))
    assert table.asked is not None
    assert sum(modifier.value for modifier in table.asked.modifiers) == 0
    table.answer(11)
    assert [told.args["units"] for told in last_told(table) if told.key.startswith("refit-escape")] == [
        "2-3-7"
    ]


def test_who_does_not_come_out_of_an_escape_is_named(table: CampaignTable) -> None:
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    table.go_to(RefitStep.ESCAPE)
    table.do(TryEscape(side=BRITISH, text="8-0, 4-5-7", hex=hex_at("H17"), wounded=1))
    table.answer(9)  # +1, a squad; +1, wounded; +1, an enemy area; -2, beside their own
    assert table.asked is not None
    assert table.asked.title.key == "ask-wounded-again"
    table.reply("yes")
    told = [line.args["units"] for line in last_told(table) if line.key.startswith("refit-escape")]
    assert told == ["2-4-7", "8-0"]


def test_who_alone_escaped_says_nothing_of_those_that_nobody_tracked(table: CampaignTable) -> None:
    """Of the side that tracked nothing all others were refused: there was the one squad in the area."""
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    table.go_to(RefitStep.ESCAPE)
    table.do(TryEscape(side=BRITISH, text="4-5-7", hex=hex_at("H17")))
    table.answer(4)
    (lot,) = table.campaign.stock
    table.go_to(RefitStep.SHIFT)
    shift = TryShift(faction=BRITISH, text="2x 4-4-7", origin=lot.place, goal="entry")
    table.do(CountRetained(side=BRITISH, place=lot.place, text="9-1"))
    assert refusal(table, shift) == "refit-not-there"
    table.session.undo()
    table.do(shift)


def test_nobody_escapes_from_his_own_area(table: CampaignTable) -> None:
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    table.go_to(RefitStep.ESCAPE)
    escape = TryEscape(side=BRITISH, text="4-5-7", hex=hex_at("E12"))
    assert refusal(table, escape) == "refit-fate-own-area"
    escape = TryEscape(side=GERMAN, text="SS 4-4-7", hex=hex_at("L12"))
    assert refusal(table, escape) == "refit-fate-nearest"


def test_wounded_leaders_are_rolled_for_together(table: CampaignTable) -> None:
    table.go_to(RefitStep.WOUNDED)
    table.do(RollTable(kind=RollKind.WOUNDED, count=3, is_isolated=True))
    table.answer(1, 3, 4)
    assert _last_keys(table) == ["wounded", "wounded", "eliminated"]


def test_a_main_armament_that_fails_recalls_its_vehicle(table: CampaignTable) -> None:
    table.go_to(RefitStep.REPAIR)
    table.do(RollTable(kind=RollKind.MAIN_ARMAMENT, repair_number=1))
    table.answer(4)
    assert _last_keys(table) == ["recalled"]
    assert {line.rule for line in last_told(table) if line.key == "refit-result-recalled"} == {"4.5123a"}


def _last_keys(table: CampaignTable) -> list[str]:
    prefix = "refit-result-"
    keys = [reason.key for reason in last_told(table)]
    return [key.removeprefix(prefix) for key in keys if key.startswith(prefix)]


# ---- Shift ----


def shifting(table: CampaignTable) -> None:
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    table.go_to(RefitStep.SHIFT)


def test_l6_shifts_with_losses(table: CampaignTable) -> None:
    shifting(table)
    table.do(TryShift(faction=GERMAN, text="2x SS 4-4-7, LMG", origin="#1", goal="#2"))
    table.answer(11)
    table.answer(4, 1)
    assert last_told(table)[-1].args["units"] == "SS 2-3-7, SS 4-4-7"
    again = TryShift(faction=GERMAN, text="SS 4-4-7", origin="#1", goal="#2")
    assert refusal(table, again) == "refit-shifted-already"


def test_the_british_walk_off_the_map_without_dice(table: CampaignTable) -> None:
    shifting(table)
    table.do(TryShift(faction=BRITISH, text="4-5-7", origin="#1", goal="entry"))
    assert table.asked is None


@pytest.mark.parametrize(
    ("origin", "goal", "drms"),
    [
        ("#1", "#2", []),
        ("#3", "#2", [1]),
        ("entry", "#1", [-1]),
        ("entry", "#3", []),
        ("エリア＃3", "German, area #2", [1]),
        ("ドイツ軍・進入エリア", "Area #3", []),
    ],
)
def test_the_way_of_a_shift_gives_its_modifiers(
    table: CampaignTable, origin: str, goal: str, drms: list[int]
) -> None:
    """4.511f: four Uncontrolled hexes, eight, a smooth way, four again."""
    shifting(table)
    table.do(TryShift(faction=GERMAN, text="SS 4-4-7", origin=origin, goal=goal))
    assert table.asked is not None
    assert [modifier.value for modifier in table.asked.modifiers] == drms


def test_open_ground_is_open_ground_in_polder_too(table: CampaignTable) -> None:
    """4.511f, 1.3: from the area of V16 by road and open ground to BB17 in that of DD18."""
    table.go_to(RefitStep.SETUP_AREAS)
    table.do(
        TakeControl(side=None, hexes=tuple(worked_example.ground().edge_roads)),
        TakeControl(side=BRITISH, hexes=(hex_at("E12"),)),
        TakeControl(side=GERMAN, hexes=(hex_at("V16"), hex_at("DD18"))),
    )
    table.go_to(RefitStep.SHIFT)
    table.do(TryShift(faction=GERMAN, text="SS 4-4-7", origin="#1", goal="#2"))
    assert table.asked is not None
    assert [one.reason.key for one in table.asked.modifiers] == ["refit-drm-smooth-path"]


@pytest.mark.parametrize(
    ("text", "origin", "goal", "key"),
    [
        ("SS 4-4-7", "#4", "#2", "refit-no-shift-path"),
        ("PaK40", "#1", "#2", "refit-gun-cannot-shift"),
        ("SS 4-4-7", "#1", "#9", "refit-unknown-area"),
        ("SS 4-4-7", "#1", "British, area #2", "refit-unknown-area"),
        ("SS 4-4-7", "entry", "#4", "refit-area-isolated"),
        ("9-9-9", "#1", "#2", "roster-unknown-piece"),
    ],
)
def test_refused_shifts(table: CampaignTable, text: str, origin: str, goal: str, key: str) -> None:
    shifting(table)
    assert refusal(table, TryShift(faction=GERMAN, text=text, origin=origin, goal=goal)) == key


# ---- the secret work ----


def test_losses_come_back_one_step_lower(table: CampaignTable) -> None:
    table.do(FinishScenario())
    table.do(TellLosses(side=BRITISH, text="3x 4-5-7, HS 2-3-7, HS 2-4-7"))
    table.at_work()
    too_many = Replenish(faction=BRITISH, text="2x 4-5-7")
    assert refusal(table, too_many) == "refit-too-many-replenished"
    table.do(Replenish(faction=BRITISH, text="4-5-7"))
    assert [(some.type, some.count) for some in table.purse(BRITISH).replenished] == [("british-4-4-7", 1)]


def test_equipment_is_no_loss_to_replenish(table: CampaignTable) -> None:
    table.do(FinishScenario())
    assert refusal(table, TellLosses(side=BRITISH, text="4-5-7, LMG")) == "refit-only-mmc"


def test_a_depleted_company_is_rolled_for_piece_by_piece(table: CampaignTable) -> None:
    table.at_work()
    table.gain(BRITISH, 6)
    table.do(BuyGroup(faction=BRITISH, group="I1"), BuyGroup(faction=BRITISH, group="V2"))
    table.do(CloseOrder(faction=BRITISH))
    table.answer(9, 8)  # strengths: the company is Depleted, the troop is not
    table.answer(1, 5, 4, 6, 6)  # three LMG, two DC
    table.answer(2)  # leaders, +2
    company, troop = table.purse(BRITISH).record
    assert company.strength is Strength.DEPLETED
    assert {some.type: some.count for some in company.units} == {"british-4-5-7": 7}
    assert {some.type: some.count for some in company.received} == {"lmg": 2}
    assert company.leaders == ("9-2", "8-1", "7-0")
    assert {some.type: some.count for some in troop.units} == {"sherman-vc": 1, "sherman-v": 3}
    assert table.purse(BRITISH).left == 19 - 8 - 5
    assert table.purse(BRITISH).step is PurseStep.CHIT


def test_dropping_the_chit_makes_the_order_dearer(table: CampaignTable) -> None:
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    table.at_work()
    table.gain(GERMAN, 6)
    table.do(BuyGroup(faction=GERMAN, group=ATTACK_CHIT))
    for group in ("V1", "V2", "V3"):
        table.do(BuyGroup(faction=GERMAN, group=group, on_map=True))
    table.do(DropGroup(faction=GERMAN, group=ATTACK_CHIT))
    assert refusal(table, CloseOrder(faction=GERMAN)) == "refit-too-few-points"
    assert refusal(table, DropGroup(faction=GERMAN, group="O1")) == "refit-not-on-order"


def test_secret_parts_come_in_order(table: CampaignTable) -> None:
    table.at_work()
    assert refusal(table, BuyGroup(faction=GERMAN, group="V1")) == "refit-other-work"
    assert refusal(table, RevealChits(british=Chit.IDLE, german=Chit.IDLE)) == "refit-not-ready"


def test_another_chit_than_the_chosen_one_is_refused(table: CampaignTable) -> None:
    table.at_work()
    table.work(BRITISH, Chit.ATTACK)
    table.work(GERMAN, Chit.IDLE)
    assert refusal(table, RevealChits(british=Chit.IDLE, german=Chit.IDLE)) == "refit-other-chit"


def test_two_players_keep_their_purses_sealed() -> None:
    table = CampaignTable(Players.TWO)
    table.at_work()
    assert refusal(table, RollPoints(faction=BRITISH)) == "refit-purse-locked"
    for side, chit in ((BRITISH, Chit.ATTACK), (GERMAN, Chit.IDLE)):
        table.session.secrecy.unlock(side)
        table.work(side, chit)
        table.session.secrecy.lock(side)
    assert table.state.secrets == {}
    table.turn_up(GERMAN)
    table.turn_up(BRITISH)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))
    assert table.campaign.step is RefitStep.SETUP
    again = Session.open(table.store, {SYSTEM.id: SYSTEM}.get)
    assert again.state == table.state


@pytest.mark.parametrize("last", [BRITISH, GERMAN])
def test_a_chit_that_cannot_be_read_yet_accuses_nobody(last: Faction) -> None:
    table = CampaignTable(Players.TWO)
    table.at_work()
    for side, chit in ((BRITISH, Chit.ATTACK), (GERMAN, Chit.IDLE)):
        table.session.secrecy.unlock(side)
        table.work(side, chit)
        table.session.secrecy.lock(side)
    table.turn_up(last.opponent)
    table.session.secrecy.unlock(last)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))
    table.session.secrecy.lock(last)
    assert {one.reason.key for one in falsehoods(table.session)} == {"truth-closed"}
    for side in (BRITISH, GERMAN):
        table.session.secrecy.unlock(side)
        table.session.secrecy.reveal(side)
    assert falsehoods(table.session) == ()


def test_a_chit_shown_otherwise_is_found_once_it_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    table = CampaignTable(Players.TWO)
    table.at_work()
    for side in (BRITISH, GERMAN):
        table.session.secrecy.unlock(side)
        table.work(side, Chit.IDLE)
    with monkeypatch.context() as cheating:
        cheating.setattr(revealing, "_side_refusal", lambda *_: None)
        table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))
    assert [one.reason.key for one in falsehoods(table.session)] == ["truth-otherwise"]


def test_a_sealed_chit_is_turned_up_by_its_own_side_alone() -> None:
    table = CampaignTable(Players.TWO)
    table.at_work()
    table.session.secrecy.unlock(BRITISH)
    table.work(BRITISH, Chit.ATTACK)
    assert refusal(table, TurnUpChit(faction=BRITISH)) == "refit-not-ready"  # the Germans choose first
    table.session.secrecy.lock(BRITISH)
    table.session.secrecy.unlock(GERMAN)
    table.work(GERMAN, Chit.IDLE)
    for british in Chit:
        assert refusal(table, RevealChits(british=british, german=Chit.IDLE)) == "refit-chit-sealed"
    assert refusal(table, TurnUpChit(faction=BRITISH)) == "refit-purse-locked"
    table.turn_up(GERMAN)
    table.session.secrecy.unlock(BRITISH)
    assert refusal(table, TurnUpChit(faction=GERMAN)) == "refit-purse-locked"
    assert refusal(table, RevealChits(british=Chit.IDLE, german=Chit.IDLE)) == "refit-other-chit"
    assert refusal(table, RevealChits(british=Chit.ATTACK, german=Chit.ATTACK)) == "refit-other-chit"
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))
    assert table.campaign.scenario is ScenarioType.BRITISH_ATTACK


# ---- what is shown ----


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "step", [None, RefitStep.SETUP_AREAS, RefitStep.REPAIR, RefitStep.SHIFT, RefitStep.REPLENISHMENT]
)
def test_the_panel_is_worded(table: CampaignTable, language: str, step: RefitStep | None) -> None:
    if step:
        table.go_to(step)
    catalogue = Catalogue(language)
    for choice in table.session.choices():
        assert catalogue.reason(choice.label, BOARD.hex_name)
    for line in (*SYSTEM.recap(table.state), *(fact.label for fact in SYSTEM.facts(table.state))):
        assert catalogue.reason(line, BOARD.hex_name)
    assert SYSTEM.panels(table.state)[-1].id == "elst-refit"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_attack_chit_is_called_by_its_name(language: str) -> None:
    args = {"group": ATTACK_CHIT, "most": 1}
    told = Catalogue(language).reason(Reason("refit-date-limit", "4.5151a", args=args), str)
    assert ATTACK_CHIT not in told
    assert {"en": "Attack chit", "ja": "攻撃チット"}[language] in told
