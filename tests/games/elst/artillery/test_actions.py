from dataclasses import replace
from itertools import product

import pytest

from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.rules.artillery.actions import Refusals, Situation, forced_action, refusals
from companion.games.elst.rules.artillery.readings import ArtilleryReadings
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, BatteryKind, Mission

READINGS = ArtilleryReadings()
SITUATION = Situation(
    kind=BatteryKind.NORMAL,
    has_contact=True,
    has_access=True,
    is_denied=False,
    has_drawn=False,
    counter=ArtilleryCounter.SR,
    is_finished=False,
    sees_blast=BlastVerdict.CLEAR,
    enemy_near_counter=True,
    may_fire_smoke=True,
)


def legal(situation: Situation, readings: ArtilleryReadings = READINGS) -> set[Action]:
    return {action for action, reason in refusals(situation, readings).items() if reason is None}


@pytest.fixture(scope="module")
def everything() -> list[tuple[Situation, Refusals]]:
    """Every combination of what a rule may ask of batteries in contact, with what it refuses."""
    flags = (False, True)
    situations = [
        replace(
            SITUATION,
            kind=kind,
            has_access=access,
            is_denied=denied,
            has_drawn=drawn,
            counter=counter,
            sees_blast=sight,
            enemy_near_counter=near,
            may_fire_smoke=smoke,
            mission=mission,
        )
        for kind, access, denied, drawn, counter, sight, near, smoke, mission in product(
            BatteryKind,
            flags,
            flags,
            flags,
            (None, *ArtilleryCounter),
            BlastVerdict,
            flags,
            flags,
            (None, *Mission),
        )
    ]
    return [(situation, refusals(situation, READINGS)) for situation in situations]


Everything = list[tuple[Situation, Refusals]]


def test_there_is_always_something_to_do_and_never_what_the_rules_bar(everything: Everything) -> None:
    for situation, refused in everything:
        open_ = {action for action, reason in refused.items() if reason is None}
        assert open_
        assert not open_ & {Action.FFE2_TO_SR, Action.CORRECT_FFEC}
        if situation.kind is BatteryKind.ROCKET:
            assert not {action for action in open_ if "correct" in action or "smoke" in action}
        if situation.is_denied:
            assert Action.DRAW_ACCESS not in open_


def test_a_draw_is_never_a_choice_among_others(everything: Everything) -> None:
    drawing = [refused for _, refused in everything if refused[Action.DRAW_ACCESS] is None]
    assert drawing
    assert {forced_action(refused) for refused in drawing} == {Action.DRAW_ACCESS}


def test_every_refusal_names_its_rule(everything: Everything) -> None:
    reasons = (reason for _, refused in everything for reason in refused.values())
    assert all(reason is None or reason.rule for reason in reasons)


def test_an_access_held_beside_an_ffec_does_not_spare_the_draw() -> None:
    """2.34b"""
    situation = replace(SITUATION, counter=ArtilleryCounter.FFEC, has_access=True)
    assert legal(situation) == {Action.DRAW_ACCESS}


def test_an_empty_pile_forces_nothing() -> None:
    situation = replace(SITUATION, counter=None, has_access=False, chits_left=0)
    assert legal(situation) == {Action.END_ACTIVITY}


def test_smoke_alone_on_the_way_leaves_cancelling_and_firing_in_place() -> None:
    """The reading by which smoke blocks the line to a blast height (2.33g)."""
    behind_smoke = replace(SITUATION, sees_blast=BlastVerdict.SMOKE_ONLY)
    assert legal(behind_smoke) == {Action.CANCEL_SR, Action.CANCEL_SR_NEW_AR}
    ffe2 = replace(behind_smoke, counter=ArtilleryCounter.FFE2, mission=Mission.HE)
    assert legal(ffe2) == {Action.RESOLVE_FFE2, Action.CANCEL_FFE2}


def test_an_enemy_nobody_has_told_of_is_asked_for_rather_than_denied() -> None:
    situation = replace(SITUATION, enemy_near_counter=None)
    reason = refusals(situation, READINGS)[Action.CONVERT_SR_HE]
    assert reason is not None
    assert reason.key == "oba-tell-known-enemy-near"


@pytest.mark.parametrize("action", [Action.CONVERT_SR_HE, Action.CONVERT_SR_SMOKE])
def test_conversion_out_of_sight_of_the_blast_height_is_a_reading(action: Action) -> None:
    situation = replace(SITUATION, sees_blast=BlastVerdict.BLOCKED)
    assert action not in legal(situation)
    assert action in legal(situation, ArtilleryReadings(conversion_needs_blast_sight=False))


def test_an_sr_made_of_an_ffec_may_be_kept_corrected_or_cancelled() -> None:
    """2.34c"""
    situation = replace(SITUATION, is_continued=True, has_drawn=True)
    assert legal(situation) == {Action.KEEP_SR, Action.CORRECT_SR, Action.CANCEL_SR}
    with_conversion = legal(situation, ArtilleryReadings(continued_sr_may_convert=True))
    assert with_conversion - legal(situation) == {
        Action.CORRECT_SR_CONVERT_HE,
        Action.CORRECT_SR_CONVERT_SMOKE,
    }


def test_a_declared_mission_does_not_change_its_type() -> None:
    """2.7b"""
    situation = replace(SITUATION, mission=Mission.SMOKE)
    assert Action.CONVERT_SR_HE not in legal(situation)
    assert Action.CONVERT_SR_SMOKE in legal(situation)
