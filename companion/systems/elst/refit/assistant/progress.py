"""From scenario to scenario: the steps in order, dates, the end of the campaign (4.5, 4.2c)."""

from companion.reason import Reason
from companion.systems.elst.campaign_dates import is_campaign_over
from companion.systems.elst.clock import ScenarioBegan
from companion.systems.elst.course import Course
from companion.systems.elst.refit.assistant.commands import (
    BeginScenario,
    Concede,
    FinishScenario,
    MarkPlayArea,
    NextRefitStep,
)
from companion.systems.elst.refit.assistant.events import (
    CampaignEnded,
    NewDateBegan,
    PlayAreaMarked,
    PlayBegan,
    RefitStepBegan,
    SecondScenarioDue,
)
from companion.systems.elst.refit.assistant.scene import RefitHandlers, RefitScene, scene_of
from companion.systems.elst.refit.assistant.state import Campaign, PlayArea
from companion.systems.elst.refit.initiative import GERMAN_ATTACK, ScenarioType, play_area_refusal
from companion.systems.elst.refit.initiative import planned_scenarios as planned
from companion.systems.elst.refit.procedure import RefitStep
from companion.systems.elst.scenario_data import scenario_data

_STEPS = tuple(RefitStep)
# The secret work of a date, done by each side in one go.
SECRET_STEPS = (RefitStep.REPLENISHMENT, RefitStep.CPP, RefitStep.PURCHASE, RefitStep.STRENGTH)


def over_refusal(campaign: Campaign) -> Reason | None:
    """Why nothing more is done in a campaign that is over."""
    return Reason("refit-campaign-over", "4.2c") if campaign.is_over else None


def step_refusal(campaign: Campaign, *steps: RefitStep) -> Reason | None:
    """Why something that belongs to some steps is not done now; None at one of these."""
    if refusal := over_refusal(campaign):
        return refusal
    if campaign.step in steps:
        return None
    return Reason("refit-not-at-step", "4.5", args={"step": steps[0].value})


def _finish_refusal(scene: RefitScene, _: FinishScenario) -> Reason | None:
    if refusal := over_refusal(scene.campaign):
        return refusal
    return Reason("refit-under-way", "4.5") if scene.campaign.step else None


def _finish(course: Course, _: FinishScenario) -> None:
    course.add(RefitStepBegan(step=_STEPS[0]))


def next_refusal(scene: RefitScene, _: NextRefitStep) -> Reason | None:
    """Why the next step may not begin yet."""
    campaign = scene.campaign
    if refusal := over_refusal(campaign):
        return refusal
    match campaign.step:
        case None:
            return Reason("refit-no-step", "4.5")
        case RefitStep.SETUP_AREAS if campaign.areas is None:
            return Reason("refit-areas-first", "4.505")
        case RefitStep.REPLENISHMENT | RefitStep.INITIATIVE:
            return Reason("refit-chits-first", "4.517")
        case RefitStep.SETUP:
            return Reason("refit-begin-instead", "4.518")
    return None


def _next(course: Course, _: NextRefitStep) -> None:
    campaign = scene_of(course).campaign
    if campaign.step is None:
        return
    if campaign.step is RefitStep.RECOVERY and _was_last(campaign):
        course.add(CampaignEnded())
    elif campaign.step is RefitStep.CONSOLIDATION and campaign.following:
        course.add(SecondScenarioDue())
    elif campaign.step is RefitStep.CONSOLIDATION:
        begin_next_date(course)
    elif campaign.step is not RefitStep.SETUP:
        course.add(RefitStepBegan(step=_STEPS[_STEPS.index(campaign.step) + 1]))


def _was_last(campaign: Campaign) -> bool:
    """Whether the campaign's last scenario is just over."""
    return not campaign.following and is_campaign_over(campaign.date, is_conceded=False)


def begin_next_date(course: Course) -> None:
    """The next date, or the end when there is none (4.510, 4.2c)."""
    following = scene_of(course).campaign.date.next
    if following is None:
        course.add(CampaignEnded())
        return
    course.add(NewDateBegan(date=following))
    course.add(RefitStepBegan(step=RefitStep.NEW_DATE))


def _begin_refusal(scene: RefitScene, _: BeginScenario) -> Reason | None:
    campaign = scene.campaign
    if refusal := step_refusal(campaign, RefitStep.SETUP):
        return refusal
    needs_area = campaign.scenario is GERMAN_ATTACK.type and campaign.play_area is None
    return Reason("refit-play-area-first", "4.5171b") if needs_area else None


def _begin(course: Course, _: BeginScenario) -> None:
    """Play begins, and the clock with it."""
    campaign = scene_of(course).campaign
    course.add(PlayBegan())
    scenario = scenario_data().scenario(campaign.scenario.value)
    first = planned(campaign.scenario)[0].moves_first
    length = scenario_data().length(scenario)
    course.add(ScenarioBegan(scenario=scenario.id, first_player=first, length=length))


def _area_refusal(scene: RefitScene, command: MarkPlayArea) -> Reason | None:
    if refusal := step_refusal(scene.campaign, RefitStep.SETUP):
        return refusal
    if scene.campaign.scenario is not ScenarioType.GERMAN_ATTACK:
        return Reason("refit-whole-map", "4.5171c")
    return play_area_refusal(*_size(scene, command))


def _size(scene: RefitScene, command: MarkPlayArea) -> tuple[int, int]:
    """Hexrows across and hexes down (A-52)."""
    scene.require_on_map((command.first, command.last))
    corners = [scene.field.board.numbering.column_row(hex_) for hex_ in (command.first, command.last)]
    (column, row), (other_column, other_row) = corners
    return abs(column - other_column) + 1, abs(row - other_row) + 1


def _mark_area(course: Course, command: MarkPlayArea) -> None:
    scene_of(course).require_on_map((command.first, command.last))
    course.add(PlayAreaMarked(area=PlayArea(first=command.first, last=command.last)))


def _concede_refusal(scene: RefitScene, _: Concede) -> Reason | None:
    return over_refusal(scene.campaign)


def _concede(course: Course, command: Concede) -> None:
    course.add(CampaignEnded(conceded_by=command.side))


HANDLERS: RefitHandlers = {
    FinishScenario: (_finish_refusal, _finish),
    NextRefitStep: (next_refusal, _next),
    BeginScenario: (_begin_refusal, _begin),
    MarkPlayArea: (_area_refusal, _mark_area),
    Concede: (_concede_refusal, _concede),
}
