"""The panel of the Refit Phase: its steps, what the one under way asks and tells, the ways on."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.refit.buying import work_in_hand
from companion.games.elst.procedures.refit.commands import (
    BeginScenario,
    FinishScenario,
    FixAreas,
    NextRefitStep,
    RevealChits,
)
from companion.games.elst.procedures.refit.event import CampaignEvent, PurseEvent
from companion.games.elst.procedures.refit.events import RefitStepBegan, date_in_words
from companion.games.elst.procedures.refit.grounds import told_control
from companion.games.elst.procedures.refit.setting_up import next_to_set_up, sets_up
from companion.games.elst.procedures.refit.state import Campaign, PurseStep
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.shown.refit.pages import RefitPage, refit_page
from companion.games.elst.shown.refit.passing import told_on_the_way
from companion.games.elst.shown.refit.purse_tasks import attacks_left, may_show_groups
from companion.games.elst.shown.refit.task_parts import task_part
from companion.games.elst.shown.refit.tasks import Task
from companion.games.elst.table.scene import Scene
from companion.kit.panels import (
    Choice,
    ChoiceList,
    Diff,
    Panel,
    Part,
    Procedure,
    ProcedureStep,
    Secret,
    Secrets,
    ToldOnMap,
    Track,
)
from companion.reason import Reason
from companion.session.messages import Event

REFIT_PANEL = "elst-refit"
_ON = (BeginScenario, NextRefitStep, FinishScenario, FixAreas)  # in the order in which they lead on
_BEGIN = "begin"  # the task whose one choice leads on
_SECRET_STEPS = frozenset({RefitStep.SHIFT, RefitStep.REPLENISHMENT, RefitStep.SETUP})
_ON_MAP = frozenset(
    {
        RefitStep.SHOCK_AND_BOG,
        RefitStep.SETUP_AREAS,
        RefitStep.ESCAPE,
        RefitStep.POSSESSION,
        RefitStep.SHIFT,
        RefitStep.REPAIR,
        RefitStep.SETUP,
    }
)
_STEPS = tuple(
    ProcedureStep(
        step.value,
        Reason(step.text_key, step.value),
        is_on_map=step in _ON_MAP,
        is_told_on_map=step is RefitStep.SETUP_AREAS,
    )
    for step in RefitStep
)
_WORK = tuple(PurseStep)
WORK_STEPS = {
    PurseStep.REPLENISHMENT: RefitStep.REPLENISHMENT,
    PurseStep.POINTS: RefitStep.CPP,
    PurseStep.PURCHASE: RefitStep.PURCHASE,
    PurseStep.ROLLS: RefitStep.STRENGTH,
    PurseStep.CHIT: RefitStep.INITIATIVE,
    PurseStep.DONE: RefitStep.INITIATIVE,
}


def campaign_lines(campaign: Campaign) -> tuple[Reason, ...]:
    """The date, and the scenario played or prepared."""
    date = date_in_words("refit-date", campaign.date)
    if campaign.is_over:
        by = campaign.conceded_by.value if campaign.conceded_by else "nobody"
        return date, Reason("refit-log-over", "4.2c", args={"side": by})
    if campaign.step in (None, RefitStep.SETUP):
        return date, attacks_left(campaign), Reason(f"refit-scenario-{campaign.scenario.value}", "4.5171")
    return (date,)


def refit_panel(scene: Scene) -> Panel:
    """The Refit Phase, walked step by step; what may be done once the campaign is over: nothing."""
    page, campaign = refit_page(scene), scene.campaign
    lines = campaign_lines(campaign)
    procedure = Procedure(
        _STEPS,
        campaign.step.value if campaign.step else "",
        between=lines[-1] if campaign.is_over else page.title,
        lines=lines,
        onward=tuple(_onward(page)),
        news=_news,
    )
    return Panel(
        REFIT_PANEL,
        Reason("elst-panel-refit"),
        tuple(_parts(scene, page)),
        has_own_place=True,
        is_due=campaign.step is not None or (scene.game.clock.is_over and not campaign.is_over),
        procedure=procedure,
    )


def ways_on(scene: Scene) -> tuple[Choice, ...]:
    """What leads on from the step under way, that which leads further first."""
    return tuple(_onward(refit_page(scene)))


def _onward(page: RefitPage) -> Iterator[Choice]:
    """The ways on, those that lead further first."""
    offered = {choice.command: choice for task in page.tasks for choice in task.choices}
    offered |= {choice.command: choice for choice in page.onward}
    yield from (offered[command] for command in _ON if command in offered)


def _news(events: Sequence[Event]) -> Sequence[Reason]:
    """What an act has brought; the step that has begun says so itself."""
    if any(isinstance(event, RefitStepBegan) for event in events):
        return tuple(told_on_the_way(events))
    told = (event for event in events if isinstance(event, CampaignEvent | PurseEvent))
    return tuple(line for event in told for line in event.log() or event.news())


def _parts(scene: Scene, page: RefitPage) -> Iterator[Part]:
    """What is to be done; two chits that may be turned up stand before what their sides have brought."""
    first = [task for task in page.tasks if _turns_up(task)]
    yield from (task_part(scene, task) for task in first)
    is_owing = page.step is RefitStep.INITIATIVE and bool(scene.campaign.still_owing)
    if page.step in _SECRET_STEPS or is_owing or _shows_groups(scene, page):
        yield _secrets(scene, page)
    if page.step is RefitStep.SETUP_AREAS:
        yield ToldOnMap(tuple(line for side in Faction for line in _told(scene, side)))
    for task in page.tasks:
        if not task.secret_to and task.id != _BEGIN and task not in first:
            choices = tuple(choice for choice in task.choices if choice.command not in _ON)
            yield task_part(scene, replace(task, choices=choices))
    if page.step:
        yield from _outcome(page, "")
    is_next = page.step is None and scene.game.clock.is_over
    if rest := tuple(choice for choice in page.onward if is_next or choice.command not in _ON):
        yield ChoiceList(rest)


def _turns_up(task: Task) -> bool:
    is_due = any(choice.command is RevealChits and choice.is_legal for choice in task.choices)
    return is_due and not task.secret_to


def _shows_groups(scene: Scene, page: RefitPage) -> bool:
    """Whether a side may sit down in an RPh to show what enters; the same whether it has anything or not."""
    are_kept = {*scene.purses} != {*Faction}
    return may_show_groups(scene) and (are_kept or any(task.secret_to for task in page.tasks))


def _outcome(page: RefitPage, side: str) -> Iterator[Part]:
    """What the step has brought for everybody's eyes, or a side's own."""
    results = tuple(one for one in page.results if one.secret_to == side)
    changes = tuple(one for one in page.changes if one.secret_to == side)
    if results or changes:
        yield Diff(Reason("refit-outcome"), results, changes)


def _told(scene: Scene, side: Faction) -> Iterator[Reason]:
    """What a side holds by what was told for the Setup Areas (4.505)."""
    held = tuple(sorted(h for h, holder in told_control(scene).items() if holder is side))
    args: dict[str, str | int | float] = {"side": side.value, "count": len(held)}
    yield Reason("refit-areas-held", hexes=held, args=args)
    vehicles = tuple(scene.campaign.told.vehicles.get(side, ()))
    yield Reason("refit-areas-vehicles" if vehicles else "refit-areas-no-vehicles", hexes=vehicles, args=args)


# ---- what a side does in secret ----


def _secrets(scene: Scene, page: RefitPage) -> Secrets:
    """Two hand-overs a date are enough, and a third for the chits: who sits down for Shifts stays."""
    advice = Reason("refit-sit-on") if page.step is RefitStep.SHIFT else None
    due = next_to_set_up(scene) if page.step is RefitStep.SETUP else None
    sides = tuple(_secret(scene, page, side) for side in scene.purses)
    return Secrets(sides, advice, due.value if due else "")


def _secret(scene: Scene, page: RefitPage, side: Faction) -> Secret:
    purse, is_work = scene.purse(side), page.step is RefitStep.REPLENISHMENT
    work = work_in_hand(scene, side)
    own = tuple(task for task in page.tasks if task.secret_to == side)
    tasks = tuple(task_part(scene, task) for task in own)
    boxes = tuple(Reason(f"refit-work-{step.value}") for step in _WORK)
    track = (Track(boxes, _WORK.index(work)),) if is_work else ()
    is_setup = page.step is RefitStep.SETUP
    outcome = () if is_setup or page.step is None else _outcome(page, side.value)
    return Secret(
        side.value,
        (*track, *tasks, *outcome),
        Reason("refit-purse", args={"points": purse.left + purse.gained}),
        WORK_STEPS[work].value if is_work else "",
        is_done=not (own or sets_up(scene, side)) if is_setup else purse.step is PurseStep.DONE,
    )
