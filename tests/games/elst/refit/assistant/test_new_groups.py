"""Groups bought come into play: where they are Retained, and that they first appear together (CG8)."""

import pytest

from companion.chance.requests import RollRequest
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import AttemptContact, EndOrdnanceSmoke
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.procedures.forces.commands import LeaveMap, MovePieces
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.refit.commands import (
    BeginScenario,
    BringGroup,
    BuyGroup,
    ChooseChit,
    CloseOrder,
    FinishScenario,
    KeepBattery,
    RevealChits,
    SetUpPieces,
)
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.games.elst.rules.refit.initiative import Chit
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.shown.clock import CLOCK_PANEL
from companion.kit.news import news_since
from companion.kit.panels import Checklist
from companion.session.commands import SetFacts
from companion.text import Catalogue
from tests.games.elst.refit.assistant.refit_table import BOARD, BRITISH, GERMAN, SYSTEM, CampaignTable
from tests.games.elst.refit.assistant.telling import (
    add,
    at_step,
    bought,
    count,
    hex_at,
    page,
    refusal,
    retained,
    tracked,
)

COMPANY = {"german-4-4-7": 6, "lmg": 2, "leader-8-1": 1, "leader-8-0": 1}  # a Volksgrenadier company, I3


def bring(group: str, place: str, side: Faction = GERMAN) -> BringGroup:
    return BringGroup(faction=side, group=group, bought=1, place=place)


def set_up(place: str, text: str, hex_: str, side: Faction = GERMAN) -> SetUpPieces:
    return SetUpPieces(side=side, place=place, text=text, hex=hex_at(hex_))


def offered(table: CampaignTable) -> list[str]:
    """The places that the page offers for new groups."""
    tasks = (task for task in page(table).tasks if task.id == "new-groups")
    return [choice.values["place"] for task in tasks for choice in task.choices]


def test_a_group_bought_on_map_is_retained_whole_in_an_area_of_its_side() -> None:
    table = bought(GERMAN, "I3", on_map=True)
    table.do(bring("I3", "#2"))
    assert retained(table, GERMAN, "#2") == COMPANY
    table.do(set_up("#2", "6x 4-4-7, 2x LMG, 8-1, 8-0", "M15"))
    assert retained(table, GERMAN, "#2") == {}
    assert tracked(table, GERMAN, Spot.MAP) == COMPANY
    assert tracked(table, GERMAN, Spot.RETAINED) == {}


def bought_for_no_scenario() -> CampaignTable:
    """The Shift of an Idle Date for whose map a German group was bought."""
    table = at_step(RefitStep.REPLENISHMENT)
    table.gain(GERMAN, 1)
    table.do(BuyGroup(faction=GERMAN, group="I3", on_map=True), CloseOrder(faction=GERMAN))
    while table.asked:
        table.answer(8)
    table.do(ChooseChit(faction=GERMAN, chit=Chit.IDLE))
    table.work(BRITISH, Chit.IDLE)
    table.do(RevealChits(british=Chit.IDLE, german=Chit.IDLE))
    table.go_to(RefitStep.SHIFT)
    return table


def test_a_group_bought_for_the_map_of_a_date_without_a_scenario_enters_and_is_told_so() -> None:
    """4.5151b"""
    table = bought_for_no_scenario()
    assert offered(table) == ["entry"]
    (task,) = (task for task in page(table).tasks if task.id == "new-groups")
    assert [(note.key, note.rule) for note in task.notes] == [("refit-group-enters", "4.5151b")]


def test_its_counters_set_up_beside_others_that_were_counted() -> None:
    table = at_step(RefitStep.REPLENISHMENT)
    count(table, BRITISH, "#1", "2x 4-5-7")
    bought(BRITISH, "I1", on_map=True, table=table)
    assert refusal(table, set_up("#1", "DC", "E12", BRITISH)) == "refit-group-first"
    table.do(bring("I1", "#1", BRITISH))
    assert refusal(table, set_up("#1", "13x 4-5-7", "E12", BRITISH)) == "refit-not-there"
    table.do(set_up("#1", "12x 4-5-7, DC", "E12", BRITISH))


def test_only_areas_that_are_not_isolated_and_the_entry_area_are_offered() -> None:
    table = bought(GERMAN, "I3", on_map=True)
    assert offered(table) == ["#1", "#2", "#3", "entry"]
    assert refusal(table, bring("I3", "#4")) == "refit-area-isolated"
    assert refusal(table, bring("I3", "#99")) == "refit-unknown-area"


def test_a_group_bought_to_enter_sets_up_nowhere_on_map() -> None:
    table = bought(GERMAN, "I3", on_map=False)
    assert offered(table) == ["entry"]
    assert refusal(table, bring("I3", "#2")) == "refit-group-enters"
    assert refusal(table, set_up("#2", "4-4-7", "M15")) == "refit-group-first"
    table.do(bring("I3", "entry"))
    assert refusal(table, set_up("#2", "4-4-7", "M15")) == "refit-group-elsewhere"
    assert refusal(table, set_up("entry", "4-4-7", "M15")) == "entry-placed-first"


def test_a_group_is_not_split_between_areas() -> None:
    table = bought(GERMAN, "I3", on_map=True)
    table.do(bring("I3", "#2"))
    assert refusal(table, set_up("#2", "2x 4-4-7", "L6")) == "refit-group-apart"
    table.do(set_up("#2", "4x 4-4-7", "M15"))
    assert refusal(table, bring("I3", "#1")) == "refit-no-new-group"
    assert refusal(table, set_up("#1", "2x 4-4-7", "L6")) == "refit-group-elsewhere"


def test_the_table_may_split_a_group_all_the_same() -> None:
    table = bought(GERMAN, "I3", on_map=True)
    table.do(bring("I3", "#2"))
    table.session.overrule(set_up("#1", "2x 4-4-7", "L6"), "agreed")
    assert tracked(table, GERMAN, Spot.MAP) == {"german-4-4-7": 2}


def test_counters_that_nobody_counted_set_up_as_before() -> None:
    table = bought(GERMAN, "I3", on_map=True)
    table.do(bring("I3", "#2"), set_up("#2", "SS 6-5-8", "M15"))
    assert tracked(table, GERMAN, Spot.MAP) == {"ss-6-5-8": 1}


def test_a_group_bought_on_an_idle_date_waits_in_the_entry_area() -> None:
    """4.5151b: it sets up on map on its own date only; from the Entry Area it may Shift."""
    table = bought_for_no_scenario()
    assert offered(table) == ["entry"]
    assert refusal(table, bring("I3", "#2")) == "refit-group-enters"
    table.do(bring("I3", "entry"))
    assert retained(table, GERMAN, "entry") == COMPANY


def test_what_entered_of_a_group_is_retained_off_the_map_no_more() -> None:
    table = bought(GERMAN, "I3", on_map=False)
    table.do(bring("I3", "entry"), BeginScenario())
    place_off_the_map(table, "5x 4-4-7, LMG, 8-1")
    enters = "4x 4-4-7, LMG, 8-1"
    table.do(MovePieces(side=GERMAN, text=enters, spot=Spot.OFFBOARD, to_spot=Spot.MAP, to_hex=hex_at("TT8")))
    table.do(FinishScenario())
    assert tracked(table, GERMAN, Spot.OFFBOARD) == {}
    assert retained(table, GERMAN, "entry") == {"german-4-4-7": 2, "lmg": 1, "leader-8-0": 1}


def place_off_the_map(table: CampaignTable, text: str) -> None:
    """In a German RPh."""
    table.do(SetFacts(facts={"clock/moment/player": "german", "clock/moment/phase": "rph"}))
    table.do(MovePieces(side=GERMAN, text=text, spot=Spot.RETAINED, to_spot=Spot.OFFBOARD))


def test_those_who_left_by_the_entry_area_are_retained_there() -> None:
    """CG11a: beside a group that waits there still."""
    table = bought(GERMAN, "I3", on_map=False)
    table.do(bring("I3", "entry"), BeginScenario())
    add(table, GERMAN, "2x SS 4-4-7, HMG @ TT3")
    table.do(LeaveMap(side=GERMAN, text="2x SS 4-4-7", hex=hex_at("TT3")), FinishScenario())
    assert retained(table, GERMAN, "entry") == {**COMPANY, "ss-4-4-7": 2}


def test_what_missed_its_entry_is_counted_once() -> None:
    """CG8b: the group waits for the next scenario as a whole."""
    table = bought(GERMAN, "I3", on_map=False)
    table.do(bring("I3", "entry"), BeginScenario())
    place_off_the_map(table, "5x 4-4-7, LMG, 8-1")
    table.do(SetFacts(facts={"clock/moment/phase": "ccph"}), NextPhase(), FinishScenario())
    assert retained(table, GERMAN, "entry") == COMPANY


@pytest.mark.parametrize("side", [BRITISH, GERMAN])
def test_a_group_that_has_a_place_is_offered_no_more(side: Faction) -> None:
    group = "I1" if side is BRITISH else "I3"
    table = bought(side, group, on_map=False)
    table.do(bring(group, "entry", side))
    assert offered(table) == []
    assert refusal(table, bring(group, "entry", side)) == "refit-no-new-group"


# ---- Guns and batteries ----


def test_guns_set_up_on_map_at_no_extra_cost() -> None:
    """4.515-Gb: though they were bought to enter, in any area that is not Isolated."""
    table = bought(GERMAN, "G1", on_map=False)
    assert offered(table) == ["#1", "#2", "#3", "entry"]
    table.do(bring("G1", "#2"))
    assert retained(table, GERMAN, "#2") == {"pak-40": 1, "crew-2-2-8": 1}


@pytest.mark.parametrize(
    ("side", "group", "kind", "calibre", "drm"),
    [
        (GERMAN, "O1", BatteryKind.BATTALION_MORTAR, 80, -2),
        (GERMAN, "O2", BatteryKind.NORMAL, 100, -1),
        (GERMAN, "O3", BatteryKind.ROCKET, 150, -1),
        (BRITISH, "O1", BatteryKind.BATTALION_MORTAR, 70, -2),
        (BRITISH, "O2", BatteryKind.NORMAL, 80, -1),
    ],
)
def test_a_battery_bought_comes_with_its_radio_and_a_full_pile(
    side: Faction, group: str, kind: BatteryKind, calibre: int, drm: int
) -> None:
    """CG3, 4.515-Gd, 4.515-Bc: radio maintenance is easier with a battalion mortar."""
    table = bought(side, group, on_map=False)
    first = [one.id for one in table.state.game.artillery.batteries.values() if one.faction is side]
    table.do(*(KeepBattery(battery=battery) for battery in first))
    assert offered(table) == ["entry"]
    table.do(bring(group, "entry", side))
    assert offered(table) == []
    new = table.campaign.batteries[-1]
    assert (new.kind, new.calibre, new.faction) == (kind, calibre, side)
    assert new.id not in first
    table.do(BeginScenario())
    assert dict(table.state.piles[new.id].left) == {"black": 8, "red": 3}
    facts = {"contact_number": 8, "has_contact": True}
    table.do(SetFacts(facts={f"artillery/batteries/{new.id}/{name}": value for name, value in facts.items()}))
    table.do(SetFacts(facts={"clock/moment/player": side.value, "clock/moment/phase": "pfph"}))
    table.do(EndOrdnanceSmoke(), AttemptContact(battery=new.id))
    assert isinstance(table.asked, RollRequest)
    assert table.asked.purpose is ElstPurpose.MAINTENANCE
    assert [modifier.value for modifier in table.asked.modifiers] == [drm]


@pytest.mark.parametrize("side", [BRITISH, GERMAN])
def test_what_a_battery_brings_is_told_with_the_other_groups(side: Faction) -> None:
    """A radio and its chits, where other groups have counters."""
    table = bought(side, "O2", on_map=False)
    told = news_since(table.session.journal, 1).reasons
    (battery,) = (line for line in told if line.key == "refit-log-battery")
    assert dict(battery.args) == {"group": "O2", "black": 8, "red": 3}
    assert not [line for line in told if line.key == "refit-log-group" and line.args["counters"] == "-"]


def test_each_of_two_like_groups_is_told() -> None:
    table = at_step(RefitStep.REPLENISHMENT)
    table.gain(GERMAN, 1)
    table.do(BuyGroup(faction=GERMAN, group="G1"), BuyGroup(faction=GERMAN, group="G1"))
    table.do(CloseOrder(faction=GERMAN))
    told = news_since(table.session.journal, 1).reasons
    assert [line.args["group"] for line in told if line.key == "refit-log-group"] == ["G1", "G1"]


# ---- its support weapons ----


@pytest.fixture
def company() -> CampaignTable:
    """A Volksgrenadier company in area #2, with other Germans there."""
    table = at_step(RefitStep.REPLENISHMENT)
    count(table, GERMAN, "#2", "3x SS 4-4-7, LMG")
    bought(GERMAN, "I3", on_map=True, table=table)
    table.do(bring("I3", "#2"))
    return table


def test_support_weapons_of_a_new_group_set_up_with_its_units(company: CampaignTable) -> None:
    """4.5162c."""
    beside_others = set_up("#2", "SS 4-4-7, 2x LMG", "M15")
    assert refusal(company, beside_others) == "refit-weapon-with-own-group"
    company.do(set_up("#2", "4-4-7, LMG", "M20"))
    company.do(set_up("#2", "2x 4-4-7", "M15"), set_up("#2", "LMG", "M15"))
    assert retained(company, GERMAN, "#2") == {
        "ss-4-4-7": 3,
        "lmg": 1,
        "german-4-4-7": 3,
        "leader-8-1": 1,
        "leader-8-0": 1,
    }


def test_a_like_weapon_of_earlier_scenarios_goes_with_anybody(company: CampaignTable) -> None:
    company.do(set_up("#2", "SS 4-4-7, LMG", "M15"))
    assert refusal(company, set_up("#2", "LMG", "M15")) == "refit-weapon-with-own-group"
    leader_takes_it = set_up("#2", "8-1, LMG", "M15")
    company.do(leader_takes_it)
    assert retained(company, GERMAN, "#2")["lmg"] == 1


def test_the_table_may_give_a_new_weapon_to_others(company: CampaignTable) -> None:
    company.session.overrule(set_up("#2", "SS 4-4-7, 2x LMG", "M15"), "we agreed")
    assert tracked(company, GERMAN, Spot.MAP) == {"ss-4-4-7": 1, "lmg": 2}


def test_those_who_enter_are_reminded_to_bring_their_weapons_along() -> None:
    """CG8c, 4.5162c."""
    table = bought(GERMAN, "I3", on_map=False)
    table.do(bring("I3", "entry"), BeginScenario(), SetFacts(facts={"clock/moment/phase": "mph"}))
    clock = next(panel for panel in SYSTEM.panels(table.state) if panel.id == CLOCK_PANEL)
    lists = (part for part in clock.parts if isinstance(part, Checklist))
    told = [reminder for part in lists for item in part.items for reminder in item.reminders]
    words = [Catalogue("en").reason(reminder, BOARD.hex_name) for reminder in told]
    assert any("support weapons stacked with its own units" in line for line in words)
