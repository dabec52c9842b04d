"""The end of a scenario: counters off the map, batteries kept or lost, AFV in trouble, losses (4.501-4)."""

import pytest

from companion.chance.pile import DrawPile, PileKind
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import AddBattery, SetRadio
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.clock import AgreeToEnd, NextPhase
from companion.games.elst.procedures.forces.commands import (
    CapturePieces,
    CountPanzerfausts,
    FirePanzerfaust,
    LeaveMap,
    MovePieces,
    RemovePieces,
    TakeControl,
    UseStairs,
)
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.marking import PutMarker
from companion.games.elst.procedures.refit.beginning import renewed
from companion.games.elst.procedures.refit.commands import (
    BeginScenario,
    BringBattery,
    BuyGroup,
    ChooseChit,
    ClearMarkers,
    CloseOrder,
    CountLosses,
    CountTracked,
    EndPlight,
    FinishScenario,
    KeepBattery,
    MarkPlayArea,
    NextRefitStep,
    RevealChits,
    TellLosses,
    TellOutside,
    TellVehicles,
    TryEscape,
    TryShift,
)
from companion.games.elst.rules.artillery.radio import Radio
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.closing import AfvRecovery
from companion.games.elst.rules.refit.initiative import Chit
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.scenario.victory import exit_points
from companion.games.elst.rules.sequence import Phase
from companion.session.commands import ChooseSetting, SetFacts, SetPile
from companion.sight.marker_kinds import MarkerKind
from tests.due_now import now_of
from tests.due_now import told as told_due
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, CampaignTable
from tests.games.elst.refit.assistant.telling import (
    add,
    hex_at,
    last_told,
    page,
    refusal,
    retained,
    tell_worked_example,
    tracked,
)


@pytest.fixture
def table() -> CampaignTable:
    return CampaignTable()


def add_battery(table: CampaignTable, name: str, side: Faction = BRITISH) -> None:
    table.do(AddBattery(battery=name, side=side, kind=BatteryKind.NORMAL, calibre=80))


def next_scenario(table: CampaignTable) -> None:
    """A British attack, about to be set up."""
    table.go_to(RefitStep.REPLENISHMENT)
    table.work(BRITISH, Chit.ATTACK)
    table.work(GERMAN, Chit.IDLE)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.IDLE))


def test_the_next_scenario_has_a_clock_that_runs_though_the_last_one_came_to_its_end(
    table: CampaignTable,
) -> None:
    table.do(SetFacts(facts={"clock/moment/phase": Phase.CLOSE_COMBAT.value}), AgreeToEnd())
    assert refusal(table, NextPhase()) == "elst-scenario-over"
    next_scenario(table)
    table.do(BeginScenario(), NextPhase())
    assert table.state.game.moment.phase is Phase.PREP_FIRE


# ---- AFV in trouble ----


def test_tracked_vehicles_in_trouble_are_offered_and_keep_what_became_of_them(table: CampaignTable) -> None:
    add(table, BRITISH, "bogged Sherman V @ K20\nshocked Sherman VC @ C18")
    table.go_to(RefitStep.SHOCK_AND_BOG)
    offered = {task.id: [choice for choice in task.choices if choice.is_plain] for task in page(table).tasks}
    assert [choice.label.args["ending"] for choice in offered["shock"]] == ["recovered", "confirmed-kill"]
    for choice in (offered["shock"][0], offered["bog"][1]):
        table.do(choice.command(**choice.values))
    marks = {held.place.hex: held.marks for held in table.state.game.forces.holdings}
    assert marks == {hex_at("K20"): (Mark.IMMOBILE,), hex_at("C18"): ()}
    assert not any(choice.is_plain for task in page(table).tasks for choice in task.choices)


def test_tracked_vehicles_that_move_and_fire_are_told_for_the_areas(table: CampaignTable) -> None:
    """Not one that is immobile, nor one whose MA does not work; an MG is none (4.2ad)."""
    add(table, BRITISH, "Sherman VC (MG disabled) @ C18\nimmobile Sherman V @ K20")
    add(table, BRITISH, "malfunctioned Sherman V @ D18\nMA disabled Sherman V @ D20")
    table.go_to(RefitStep.SETUP_AREAS)
    assert table.campaign.told.vehicles == {BRITISH: (hex_at("C18"),)}
    table.do(TellVehicles(side=BRITISH, hexes=()))
    (choice,) = [one for task in page(table).tasks for one in task.choices if one.label.rule == "4.2ad"]
    table.do(choice.command(**choice.values))
    assert table.campaign.told.vehicles == {BRITISH: (hex_at("C18"),)}
    assert not [one for task in page(table).tasks for one in task.choices if one.label.rule == "4.2ad"]


def test_of_like_vehicles_in_trouble_each_ends_it_for_itself(table: CampaignTable) -> None:
    add(table, GERMAN, "2x shocked Tiger @ M10")
    table.go_to(RefitStep.SHOCK_AND_BOG)
    for counted, ending in ((2, AfvRecovery.CONFIRMED_KILL), (1, AfvRecovery.RECOVERED)):
        assert [due.count for due in now_of(table.session).left] == [counted]
        plain = [one for task in page(table).tasks for one in task.choices if one.is_plain]
        (choice,) = [one for one in plain if one.values["ending"] is ending]
        table.do(choice.command(**choice.values))
    left = [(held.place.spot, held.count, held.marks) for held in table.state.game.forces.holdings]
    assert left == [(Spot.ELIMINATED, 1, ()), (Spot.MAP, 1, ())]
    assert hex_at("M10") in table.state.game.markers.wrecks
    assert not now_of(table.session).left


@pytest.mark.parametrize(
    ("tracked", "told"),
    [
        ("Sherman V @ K20", "No tracked AFV is in trouble: go on"),
        ("bogged Sherman V @ K20", "An AFV must roll until it is out of Shock or bog"),
        ("", "Tell how AFV in trouble end"),
    ],
)
def test_a_table_that_tracks_no_afv_in_trouble_is_not_asked_how_they_end(
    table: CampaignTable, tracked: str, told: str
) -> None:
    """4.504"""
    if tracked:
        add(table, BRITISH, tracked)
    table.go_to(RefitStep.SHOCK_AND_BOG)
    assert told_due(table.session) == [f"{told} (4.504)"]


def test_vehicles_of_an_earlier_date_give_way_to_those_tracked_now(table: CampaignTable) -> None:
    add(table, BRITISH, "Sherman VC @ C18")
    table.go_to(RefitStep.SETUP_AREAS)
    table.do(TellVehicles(side=BRITISH, hexes=(hex_at("D18"),)))
    table.do(TellVehicles(side=GERMAN, hexes=(hex_at("M10"),)))
    table.do(SetFacts(facts={"campaign/step": RefitStep.SHOCK_AND_BOG.value}), NextRefitStep())
    assert table.campaign.told.vehicles == {BRITISH: (hex_at("C18"),), GERMAN: (hex_at("M10"),)}


# ---- markers and batteries ----


def test_smoke_goes_and_wrecks_stay(table: CampaignTable) -> None:
    for kind in (MarkerKind.SMOKE, MarkerKind.WHITE_PHOSPHORUS, MarkerKind.WRECK, MarkerKind.BLAST_AREA):
        table.do(PutMarker(kind=kind, hex=hex_at("M10")))
    table.go_to(RefitStep.MARKERS)
    table.do(ClearMarkers())
    markers = table.state.game.markers
    assert not markers.smoke
    assert not markers.blasts_over(hex_at("M10"))
    assert hex_at("M10") in markers.wrecks


def test_going_on_takes_off_what_is_left_and_rallies_everybody(table: CampaignTable) -> None:
    """Nothing ailing outlasts the steps that end it, though nobody says so (4.502, 4.503)."""
    add(table, BRITISH, "broken dm 4-5-7, wounded 8-0 @ M20")
    add(table, BRITISH, "stunned motion Sherman V @ K20")
    table.do(PutMarker(kind=MarkerKind.SMOKE, hex=hex_at("M10")))
    table.go_to(RefitStep.MARKERS)
    table.do(NextRefitStep())
    assert not table.state.game.markers.smoke
    table.do(NextRefitStep())
    marks = {mark for held in table.state.game.forces.holdings for mark in held.marks}
    assert marks == {Mark.WOUNDED, Mark.STUNNED}


def test_who_left_the_map_broken_is_in_good_order_in_the_next_scenario(table: CampaignTable) -> None:
    """4.502 and 4.503 are for every unit, wherever it is."""
    add(table, BRITISH, "broken dm 4-5-7 @ A5\nmotion Sherman V @ A7")
    table.do(LeaveMap(side=BRITISH, text="4-5-7", hex=hex_at("A5")))
    table.reply(8)
    table.answer(2)
    table.do(LeaveMap(side=BRITISH, text="Sherman V", hex=hex_at("A7")))
    table.go_to(RefitStep.SHOCK_AND_BOG)
    assert not any(held.marks for held in table.state.game.forces.holdings)
    assert tracked(table, BRITISH, Spot.RETAINED) == {"british-4-5-7": 1, "sherman-v": 1}


def fired(table: CampaignTable, name: str) -> None:
    """A battery has had an FFE on the map."""
    table.do(SetFacts(facts={f"artillery/batteries/{name}/missions": 1}))


def test_a_battery_that_placed_an_ffe_is_lost_and_another_kept(table: CampaignTable) -> None:
    add_battery(table, "B1")
    add_battery(table, "B2")
    fired(table, "B1")
    table.go_to(RefitStep.MARKERS)
    table.do(ClearMarkers())
    assert "B1" not in table.state.piles
    assert "B2" not in table.state.game.batteries
    assert [battery.id for battery in table.campaign.batteries if battery.faction is BRITISH] == ["B2"]
    assert dict(table.state.piles["B2"].left) == {"black": 8, "red": 3}
    assert refusal(table, ClearMarkers()) == "refit-nothing-to-clear"
    next_scenario(table)
    table.do(BeginScenario())
    assert "B2" in table.state.game.batteries
    assert table.campaign.batteries == ()


def test_the_radio_of_a_lost_battery_goes_with_it_and_that_of_a_kept_one_stays(table: CampaignTable) -> None:
    """CG3c, 4.502"""
    for name, post in (("B1", "K20"), ("B2", "K21")):
        add_battery(table, name)
        add(table, BRITISH, f"9-1, radio @ {post}")
    fired(table, "B1")
    table.go_to(RefitStep.RECOVERY)
    assert tracked(table, BRITISH, Spot.ELIMINATED) == {"radio": 1}
    on_map = {(held.place.hex, held.type) for held in table.state.game.forces.holdings if held.place.hex}
    assert on_map == {(hex_at("K20"), "leader-9-1"), (hex_at("K21"), "leader-9-1"), (hex_at("K21"), "radio")}


def test_the_radio_of_a_lost_battery_goes_with_it_when_its_observer_has_left_the_map(
    table: CampaignTable,
) -> None:
    """CG3c: of the battery whose observer stays nothing is struck."""
    for name, post in (("B1", "A10"), ("B2", "K21")):
        add_battery(table, name)
        add(table, BRITISH, f"9-1, radio @ {post}")
    fired(table, "B1")
    table.do(LeaveMap(side=BRITISH, text="9-1, radio", hex=hex_at("A10")))
    table.go_to(RefitStep.RECOVERY)
    assert tracked(table, BRITISH, Spot.ELIMINATED) == {"radio": 1}
    assert tracked(table, BRITISH, Spot.MAP) == {"leader-9-1": 1, "radio": 1}


@pytest.mark.parametrize(("is_lost", "left"), [(True, 0), (False, 1)])
def test_the_radio_of_a_lost_battery_goes_with_it_out_of_enemy_hands(
    table: CampaignTable, is_lost: bool, left: int
) -> None:
    """CG3c, 4.502"""
    add_battery(table, "B1")
    add(table, BRITISH, "9-1, radio @ K20")
    add(table, GERMAN, "4-4-7 @ K20")
    if is_lost:
        fired(table, "B1")
    table.do(CapturePieces(side=BRITISH, text="radio", spot=Spot.MAP, hex=hex_at("K20")))
    table.go_to(RefitStep.RECOVERY)
    assert tracked(table, GERMAN, Spot.MAP).get("radio", 0) == left


def test_a_building_is_offered_to_the_mmc_that_stand_in_it_alone(table: CampaignTable) -> None:
    """4.503: not where the enemy stands too, nor to a leader, a vehicle or a weapon."""
    table.do(TakeControl(side=GERMAN, hexes=tuple(map(hex_at, ("P22", "P23", "Q21", "Q17", "R19")))))
    for stack in (
        "4-5-7, 9-1 @ P22",
        "4-5-7 @ P23",
        "9-1 @ Q21",
        "Sherman V @ Q17",
        "LMG @ R19",
        "4-5-7 @ O22",
    ):
        add(table, BRITISH, stack)
    add(table, GERMAN, "Pz VG @ P23")
    table.go_to(RefitStep.RECOVERY)
    (taken,) = (c for task in page(table).tasks for c in task.choices if c.command is TakeControl)
    table.do(taken.build())
    assert table.state.game.forces.controllers[hex_at("P22")] is BRITISH
    assert not any(c.command is TakeControl for task in page(table).tasks for c in task.choices)


def test_a_kept_pile_stays_as_drawn_down_unless_the_reading_refills_it() -> None:
    for is_refilled, black in ((False, 5), (True, 8)):
        table = CampaignTable()
        table.do(ChooseSetting(key="refit-pile-is-refilled", value=is_refilled))
        add_battery(table, "B1")
        table.do(SetPile(name="B1", pile=DrawPile(kind=PileKind.PHYSICAL, left={"black": 5, "red": 3})))
        table.go_to(RefitStep.MARKERS)
        table.do(ClearMarkers())
        next_scenario(table)
        table.do(BeginScenario())
        assert table.state.piles["B1"].left["black"] == black


def test_of_three_batteries_two_are_chosen(table: CampaignTable) -> None:
    add_battery(table, "B1")
    add_battery(table, "B2")
    table.go_to(RefitStep.MARKERS)
    table.do(ClearMarkers(), NextRefitStep())
    add_battery(table, "B3")
    next_scenario(table)
    table.do(BeginScenario())
    assert {battery.id for battery in table.campaign.batteries} == {"B1", "B2"}
    table.do(BringBattery(battery="B1"))
    assert refusal(table, BringBattery(battery="B2")) == "oba-too-many-batteries"
    table.do(KeepBattery(battery="B3"), BringBattery(battery="B2"))
    assert "B3" in {battery.id for battery in table.campaign.batteries}
    assert refusal(table, BringBattery(battery="B9")) == "refit-battery-not-kept"
    fired(table, "B2")
    assert refusal(table, KeepBattery(battery="B2")) == "refit-battery-in-use"


def test_of_two_batteries_of_one_name_the_later_is_kept(table: CampaignTable) -> None:
    add_battery(table, "B1")
    table.go_to(RefitStep.MARKERS)
    table.do(ClearMarkers())
    table.do(AddBattery(battery="B1", side=BRITISH, kind=BatteryKind.BATTALION_MORTAR, calibre=70))
    table.do(KeepBattery(battery="B1"))
    assert [one.calibre for one in table.campaign.batteries if one.id == "B1"] == [70]


def test_a_battery_begins_a_scenario_without_contact_access_or_reds() -> None:
    used = Battery(
        id="B1",
        faction=BRITISH,
        kind=BatteryKind.NORMAL,
        calibre=80,
        has_contact=True,
        has_access=True,
        reds=2,
    )
    assert renewed(used) == Battery(id="B1", faction=BRITISH, kind=BatteryKind.NORMAL, calibre=80)


# ---- AFV ----


@pytest.mark.parametrize(
    ("ending", "left"), [(AfvRecovery.CONFIRMED_KILL, {}), (AfvRecovery.FREED, {"tiger": 1})]
)
def test_an_afv_is_a_wreck_or_stays(table: CampaignTable, ending: AfvRecovery, left: dict[str, int]) -> None:
    add(table, GERMAN, "Tiger @ M10")
    table.go_to(RefitStep.SHOCK_AND_BOG)
    table.do(EndPlight(side=GERMAN, text="Tiger", hex=hex_at("M10"), ending=ending))
    assert tracked(table, GERMAN, Spot.MAP) == left
    assert tracked(table, GERMAN, Spot.ELIMINATED) == ({} if left else {"tiger": 1})
    assert (hex_at("M10") in table.state.game.markers.wrecks) == (not left)
    assert last_told(table)[0].args["ending"] == ending.value


def test_a_bogged_afv_that_stays_immobile_is_retained_so_or_left_a_wreck() -> None:
    """4.504, 4.5051, 4.5056: nobody has to tell it a second time."""
    table = CampaignTable()
    add(table, BRITISH, "2x Sherman V @ E12\nSherman V @ H17\nSherman V @ L12")
    table.go_to(RefitStep.SHOCK_AND_BOG)
    for name in ("E12", "H17", "L12"):
        bogged = EndPlight(side=BRITISH, text="Sherman V", hex=hex_at(name), ending=AfvRecovery.IMMOBILIZED)
        table.do(bogged)
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    table.go_to(RefitStep.ESCAPE)
    assert refusal(table, TryEscape(side=BRITISH, text="Sherman V", hex=hex_at("H17"))) == (
        "refit-fate-immobile-wreck"
    )
    labels = (choice.label for task in page(table).tasks for choice in task.choices)
    outside = [label for label in labels if label.key == "refit-choice-straggler"]
    assert {label.args["fate"] for label in outside} == {"retained-in-place", "wreck"}
    table.do(CountTracked(side=BRITISH), TellOutside(side=BRITISH, text="Sherman V", hex=hex_at("L12")))
    assert retained(table, BRITISH, "#1") == {"sherman-v": 1, "sherman-v immobile": 1}
    assert retained(table, BRITISH, "map") == {"sherman-v immobile": 1}
    table.go_to(RefitStep.SHIFT)
    both = TryShift(faction=BRITISH, text="2x Sherman V", origin="#1", goal="entry")
    assert refusal(table, both) == "refit-immobile-cannot-shift"
    table.do(TryShift(faction=BRITISH, text="Sherman V", origin="#1", goal="entry"))


def test_what_ended_one_scenario_immobile_is_not_so_after_the_next(table: CampaignTable) -> None:
    table.go_to(RefitStep.SHOCK_AND_BOG)
    table.do(EndPlight(side=BRITISH, text="Sherman V", hex=hex_at("E12"), ending=AfvRecovery.IMMOBILIZED))
    next_scenario(table)
    table.do(BeginScenario(), FinishScenario())
    assert table.campaign.immobile == ()


def test_the_rolls_for_an_afv_in_trouble_do_not_end_before_its_trouble_does(table: CampaignTable) -> None:
    add(table, BRITISH, "Sherman V (bogged) @ K20")
    table.go_to(RefitStep.SHOCK_AND_BOG)
    assert refusal(table, NextRefitStep()) == "refit-rolls-due"
    table.do(EndPlight(side=BRITISH, text="Sherman V", hex=hex_at("K20"), ending=AfvRecovery.FREED))
    table.do(NextRefitStep())
    assert table.campaign.step is RefitStep.SETUP_AREAS


def test_only_afv_roll_for_shock_and_bog(table: CampaignTable) -> None:
    table.go_to(RefitStep.SHOCK_AND_BOG)
    squad = EndPlight(side=GERMAN, text="SS 4-4-7", hex=hex_at("M10"), ending=AfvRecovery.RECOVERED)
    assert refusal(table, squad) == "refit-only-vehicles"


# ---- losses ----


def lose(table: CampaignTable, text: str) -> None:
    add(table, BRITISH, text)
    table.do(MovePieces(side=BRITISH, text=text, to_spot=Spot.ELIMINATED))


def test_the_tracked_pile_is_counted_when_the_scenario_is_over(table: CampaignTable) -> None:
    lose(table, "3x 4-5-7, 9-1, LMG")
    table.go_to(RefitStep.SHOCK_AND_BOG)
    assert dict(table.campaign.losses_of(BRITISH)) == {"british-4-5-7": 3}


def test_losses_told_by_hand_stand(table: CampaignTable) -> None:
    lose(table, "3x 4-5-7")
    table.do(FinishScenario(), TellLosses(side=BRITISH, text="4x 4-5-7"))
    table.go_to(RefitStep.SHOCK_AND_BOG)
    assert dict(table.campaign.losses_of(BRITISH)) == {"british-4-5-7": 4}
    table.do(CountLosses(side=BRITISH))
    assert dict(table.campaign.losses_of(BRITISH)) == {"british-4-5-7": 3}


def test_losses_of_earlier_scenarios_count_no_more(table: CampaignTable) -> None:
    lose(table, "3x 4-5-7")
    table.go_to(RefitStep.MARKERS)
    next_scenario(table)
    table.do(BeginScenario())
    lose(table, "2x 4-5-7, HS 2-4-7")
    table.go_to(RefitStep.SHOCK_AND_BOG)
    assert dict(table.campaign.losses_of(BRITISH)) == {"british-4-5-7": 2, "british-2-4-7": 1}
    assert refusal(table, CountLosses(side=GERMAN)) == "refit-none-eliminated"


def test_losses_of_both_scenarios_of_a_date_count_together(table: CampaignTable) -> None:
    """4.5171a, 4.513a: squads come back once, after the second."""
    table.go_to(RefitStep.REPLENISHMENT)
    table.gain(GERMAN, 1)
    table.do(BuyGroup(faction=GERMAN, group="attack-chit"), CloseOrder(faction=GERMAN))
    table.do(ChooseChit(faction=GERMAN, chit=Chit.ATTACK))
    table.work(BRITISH, Chit.ATTACK)
    table.do(RevealChits(british=Chit.ATTACK, german=Chit.ATTACK))
    table.answer(1)
    table.do(MarkPlayArea(first=hex_at("E10"), last=hex_at("F12")), BeginScenario())
    lose(table, "4-5-7, 2x 2-4-7")
    table.go_to(RefitStep.CONSOLIDATION)
    table.do(NextRefitStep(), BeginScenario())
    lose(table, "2x 4-5-7")
    table.go_to(RefitStep.SHOCK_AND_BOG)
    both = {"british-4-5-7": 3, "british-2-4-7": 2}
    assert dict(table.campaign.losses_of(BRITISH)) == both
    table.do(CountLosses(side=BRITISH))
    assert dict(table.campaign.losses_of(BRITISH)) == both
    table.do(TellLosses(side=BRITISH, text="2-2-8"))
    assert dict(table.campaign.losses_of(BRITISH)) == {"crew-2-2-8": 1}


@pytest.mark.parametrize(
    ("setting", "value", "pool"),
    [
        ("refit-replenishment-pool", "whole-campaign", {"british-4-5-7": 3, "british-2-4-7": 1}),
        ("refit-pool-is-emptied", False, {"british-2-4-7": 1}),
    ],
)
def test_a_pool_that_a_reading_keeps_goes_on_with_the_next_scenario(
    table: CampaignTable, setting: str, value: object, pool: dict[str, int]
) -> None:
    table.do(ChooseSetting(key=setting, value=value))
    lose(table, "3x 4-5-7")
    table.go_to(RefitStep.MARKERS)
    next_scenario(table)
    table.do(BeginScenario())
    lose(table, "2-4-7")
    table.go_to(RefitStep.SHOCK_AND_BOG)
    assert dict(table.campaign.losses_of(BRITISH)) == pool


def test_what_came_back_from_the_pile_is_no_loss(table: CampaignTable) -> None:
    """4.513a: nor is what has lain there since an earlier scenario."""
    lose(table, "3x 4-5-7, 2-2-8")
    table.go_to(RefitStep.MARKERS)
    next_scenario(table)
    table.do(BeginScenario())
    table.do(RemovePieces(side=BRITISH, text="4-5-7", spot=Spot.ELIMINATED))
    lose(table, "HS 2-4-7")
    table.go_to(RefitStep.SHOCK_AND_BOG)
    assert dict(table.campaign.losses_of(BRITISH)) == {"british-2-4-7": 1}


# ---- points of those gone for victory ----


@pytest.mark.parametrize(("resets", "points"), [(False, 4), (True, 0)])
def test_exit_points_count_on_unless_the_reading_resets_them(resets: bool, points: int) -> None:
    table = CampaignTable()
    table.do(ChooseSetting(key="forces-exit-points-reset", value=resets))
    add(table, BRITISH, "2x 4-5-7")
    table.do(MovePieces(side=BRITISH, text="2x 4-5-7", to_spot=Spot.EXITED))
    table.go_to(RefitStep.MARKERS)
    next_scenario(table)
    table.do(BeginScenario())
    assert exit_points_told(table) == points


def test_points_that_the_table_added_are_reset_too() -> None:
    """A-40: as many as those of the counters that are gone."""
    table = CampaignTable()
    table.do(ChooseSetting(key="forces-exit-points-reset", value=True))
    add(table, BRITISH, "2x 4-5-7")
    table.do(MovePieces(side=BRITISH, text="2x 4-5-7", to_spot=Spot.EXITED))
    table.do(SetFacts(facts={"forces/points_adjusted": 4}))
    assert exit_points_told(table) == 8
    table.go_to(RefitStep.MARKERS)
    next_scenario(table)
    table.do(BeginScenario())
    assert exit_points_told(table) == 0


def test_units_gone_for_victory_may_come_back_by_the_reading_and_their_points_stay() -> None:
    table = CampaignTable()
    table.do(ChooseSetting(key="forces-exited-for-victory-never-return", value=False))
    add(table, BRITISH, "2x 4-5-7")
    table.do(MovePieces(side=BRITISH, text="2x 4-5-7", to_spot=Spot.EXITED), FinishScenario())
    assert tracked(table, BRITISH, Spot.RETAINED) == {"british-4-5-7": 2}
    assert exit_points_told(table) == 4


def exit_points_told(table: CampaignTable) -> int:
    forces = table.state.game.forces
    return exit_points(forces.pile(BRITISH, Spot.EXITED)) + forces.points_adjusted


def test_panzerfausts_are_counted_anew_in_the_next_scenario(table: CampaignTable) -> None:
    """CG5"""
    table.do(CountPanzerfausts(squads=4), FirePanzerfaust())
    next_scenario(table)
    table.do(BeginScenario())
    assert refusal(table, FirePanzerfaust()) == "pf-not-counted"
    table.do(CountPanzerfausts(squads=2))
    assert table.state.game.forces.panzerfausts == 3


# ---- what the steps show ----


def test_melees_are_fought_as_if_the_first_player_moved(table: CampaignTable) -> None:
    table.go_to(RefitStep.MELEE)
    (melee,) = (task for task in page(table).tasks if task.id == "melee")
    assert melee.facts[0].args == {"side": "british"}


def test_units_of_both_sides_in_one_place_are_in_melee(table: CampaignTable) -> None:
    """4.501a: not those on the two levels of a steeple, nor a weapon that lies there."""
    add(table, BRITISH, "4-5-7 @ M10\n4-5-7 @ NN8\n4-5-7 @ M12")
    add(table, GERMAN, "SS 4-4-7 @ M10\nSS 4-4-7 @ NN8\nLMG @ M12\nTiger @ M14")
    table.do(UseStairs(side=GERMAN, text="SS 4-4-7", hex=hex_at("NN8"), goes_up=True))
    table.go_to(RefitStep.MELEE)
    told = [fact for task in page(table).tasks for fact in task.facts if fact.key == "refit-fact-melees"]
    assert [fact.hexes for fact in told] == [(hex_at("M10"),)]


def test_a_battery_whose_radio_is_lost_is_not_retained(table: CampaignTable) -> None:
    """2c, CG6: it would take the place of another in the next scenario."""
    add_battery(table, "B1")
    table.do(SetRadio(battery="B1", radio=Radio.LOST))
    table.go_to(RefitStep.MARKERS)
    told = [fact for task in page(table).tasks for fact in task.facts if fact.args.get("battery") == "B1"]
    assert [(fact.key, fact.rule) for fact in told] == [("refit-fact-battery-cut-off", "2c")]
    table.do(NextRefitStep())
    assert not any(one.id == "B1" for one in table.campaign.batteries)
    assert "B1" not in table.state.piles


def test_the_page_says_which_battery_is_lost(table: CampaignTable) -> None:
    add_battery(table, "B1")
    fired(table, "B1")
    table.go_to(RefitStep.MARKERS)
    told = {fact.key for task in page(table).tasks for fact in task.facts if fact.args.get("battery") == "B1"}
    assert told == {"refit-fact-battery-eliminated"}
    table.do(NextRefitStep())
    assert page(table).step is RefitStep.RECOVERY
