"""Steps that ask nothing are passed together, and what is nobody's choice comes by itself and is told."""

from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.refit.commands import MarkRetained, NextRefitStep, TellLosses
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.shown.refit.passing import told_on_the_way
from companion.kit.passing import quiet_way
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, CampaignTable
from tests.games.elst.refit.assistant.telling import add, at_step, count, retained, tracked

EAST = "#2"


def pass_on(table: CampaignTable) -> list[str]:
    """Go on to what is due next; the keys of what the page tells of the way there."""
    table.session.execute(table.session.as_one(tuple(quiet_way(table.session))))
    return [line.key for line in told_on_the_way(table.session.journal.acts[-1].events)]


def test_the_end_of_a_scenario_is_passed_up_to_the_afv_that_must_roll() -> None:
    table = CampaignTable()
    table.go_to(RefitStep.MELEE)
    add(table, BRITISH, "Sherman V (bogged) @ K20")
    table.do(TellLosses(side=BRITISH, text="4-5-7"), TellLosses(side=GERMAN, text="4-4-7"))
    told = pass_on(table)
    assert table.campaign.step is RefitStep.SHOCK_AND_BOG
    assert "refit-fact-recovery" in told


def test_losses_of_which_nothing_is_known_are_asked_for_once_more() -> None:
    table = CampaignTable()
    table.go_to(RefitStep.MELEE)
    table.do(TellLosses(side=BRITISH, text="4-5-7"))
    pass_on(table)
    assert table.campaign.step is RefitStep.RECOVERY


def test_a_table_that_tracks_nothing_is_asked_at_every_step_of_its_own() -> None:
    table = CampaignTable()
    table.go_to(RefitStep.RECOVERY)
    for step in (RefitStep.SHOCK_AND_BOG, RefitStep.SETUP_AREAS):
        pass_on(table)
        assert table.campaign.step is step
    table = at_step(RefitStep.ESCAPE)
    for step in (RefitStep.POSSESSION, RefitStep.WOUNDED, RefitStep.CONSOLIDATION, RefitStep.SHIFT):
        pass_on(table)
        assert table.campaign.step is step


def test_half_squads_combine_on_the_way_to_the_shifts_and_that_is_told() -> None:
    """4.509, 4.510."""
    table = at_step(RefitStep.ESCAPE)
    count(table, BRITISH, "#1", "2x HS 2-4-7")
    told = pass_on(table)
    assert table.campaign.step is RefitStep.SHIFT
    assert retained(table, BRITISH, "#1") == {"british-4-5-7": 1}
    assert {"refit-log-combined", "refit-log-date"} <= {*told}
    table.session.undo()
    assert table.campaign.step is RefitStep.ESCAPE
    assert retained(table, BRITISH, "#1") == {"british-2-4-7": 2}


def test_a_leader_who_may_be_wounded_is_not_passed() -> None:
    table = at_step(RefitStep.ESCAPE)
    count(table, GERMAN, EAST, "8-0")
    pass_on(table)
    assert table.campaign.step is RefitStep.WOUNDED


def test_what_the_end_of_the_repairs_brings_is_told() -> None:
    """4.5124, 4.5127."""
    table = at_step(RefitStep.REPAIR)
    count(table, BRITISH, "#1", "Sherman V")
    count(table, GERMAN, EAST, "HMG", Mark.CAPTURED)
    table.do(MarkRetained(side=GERMAN, place=EAST, text="HMG", mark=Mark.MALFUNCTIONED))
    assert {"refit-log-gone", "refit-fact-retained"} <= {*pass_on(table)}


def test_who_is_retained_in_the_one_nearest_place_waits_for_no_word() -> None:
    """4.5053a."""
    table = at_step(RefitStep.ESCAPE)
    add(table, GERMAN, "SS 4-4-7 @ L12")
    table.do(NextRefitStep())
    assert tracked(table, GERMAN, Spot.MAP) == {}
    assert retained(table, GERMAN, "#2") == {"ss-4-4-7": 1}


def test_a_choice_between_places_is_left_to_the_table() -> None:
    """4.5053a: who is as near to two places is not moved by the step's end."""
    table = at_step(RefitStep.ESCAPE)
    add(table, BRITISH, "4-5-7 @ A22")
    table.do(NextRefitStep())
    assert tracked(table, BRITISH, Spot.MAP) == {"british-4-5-7": 1}
