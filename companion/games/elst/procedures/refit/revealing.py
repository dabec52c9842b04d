"""Initiative: both chits turned up, and the scenarios that they make (4.517)."""

from companion.chance.requests import RollRequest
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.refit.buying import has_attack_chit, purse_refusal
from companion.games.elst.procedures.refit.commands import RevealChits, TurnUpChit
from companion.games.elst.procedures.refit.events import ChitsRevealed, ChitTurnedUp, ScenariosPlanned
from companion.games.elst.procedures.refit.grounds import empty_losses
from companion.games.elst.procedures.refit.progress import step_refusal
from companion.games.elst.procedures.refit.showing import has_work, show_before_idle
from companion.games.elst.procedures.refit.state import PurseStep
from companion.games.elst.procedures.refit.stepping import begin_next_date
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.refit.initiative import (
    Chit,
    ScenarioType,
    chit_refusal,
    planned_scenarios,
    scenario_type,
)
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.table.scene import Scene
from companion.kit.answering import Answered, Answers
from companion.reason import Reason


def _chits(command: RevealChits) -> dict[Faction, Chit]:
    return {Faction.BRITISH: command.british, Faction.GERMAN: command.german}


def _reveal_refusal(scene: Scene, command: RevealChits) -> Reason | None:
    if refusal := step_refusal(scene.campaign, RefitStep.REPLENISHMENT):
        return refusal
    for side, chit in _chits(command).items():
        if refusal := _side_refusal(scene, side, chit):
            return refusal
    return None


def _side_refusal(scene: Scene, side: Faction, chit: Chit) -> Reason | None:
    """Why a side cannot show this chit: not chosen yet, another chosen, none left."""
    if side not in scene.campaign.ready:
        return Reason("refit-not-ready", "4.517", args={"side": side.value})
    if side not in scene.campaign.chits_up and side not in scene.purses:
        return Reason("refit-chit-sealed", "4.517", args={"side": side.value})
    if _is_unread(scene, side):
        return None
    if _chit_of(scene, side) is not chit:
        return Reason("refit-other-chit", "4.517", args={"side": side.value})
    used = scene.campaign.attacks_by(side)
    if side in scene.campaign.chits_up:  # judged when it was turned up
        return None
    return chit_refusal(side, chit, used, has_attack_chit(scene.purse(side), scene))


def _is_unread(scene: Scene, side: Faction) -> bool:
    """Whether the work of a side that is ready cannot be read: not revealed yet, or its key is lost."""
    return side not in scene.campaign.chits_up and scene.purse(side).step is not PurseStep.DONE


def _chit_of(scene: Scene, side: Faction) -> Chit | None:
    """The chit that a side has turned up, or that lies in the purse in sight."""
    return scene.campaign.chits_up.get(side) or scene.purse(side).chit


def _turn_up_refusal(scene: Scene, command: TurnUpChit) -> Reason | None:
    """Why a side keeps its chit down: not chosen yet, up already, the other's not sealed."""
    side = command.faction
    if refusal := purse_refusal(scene, side, PurseStep.DONE):
        return refusal
    if side in scene.campaign.chits_up:
        return Reason("refit-chit-is-up", "4.517", args={"side": side.value})
    if side.opponent not in scene.campaign.ready:
        return Reason("refit-not-ready", "4.517", args={"side": side.opponent.value})
    return None


def _turn_up(course: Course, command: TurnUpChit) -> None:
    """The chit alone: Shifts and squads stay secret as long as the other may attack (4.511e, 4.517a)."""
    side = command.faction
    chit = course.scene.purse(side).chit
    if chit is None:
        return
    course.add(ChitTurnedUp(side=side, chit=chit, owes=chit is Chit.IDLE and has_work(course.scene, side)))
    if chit is course.scene.campaign.chits_up.get(side.opponent) is Chit.IDLE:
        show_before_idle(course, side)


def _reveal(course: Course, command: RevealChits) -> None:
    course.add(ChitsRevealed(chits=_chits(command)))
    empty_losses(course)
    type_ = scenario_type(command.british, command.german)
    if type_ is ScenarioType.BOTH_ATTACK:
        course.ask(RollRequest(purpose=ElstPurpose.FIRST_SETUP, rule="4.5171a", dice=1))
    elif type_ is None:
        course.add(ScenariosPlanned(scenarios=()))
        show_before_idle(course, *Faction)
        if not course.scene.campaign.still_owing:
            begin_next_date(course)
    else:
        course.add(ScenariosPlanned(scenarios=(type_,)))


def _first_setup_rolled(course: Course, told: Answered) -> None:
    """Who sets up first when both attack, and so which scenarios there are (4.5171a)."""
    dr = told.natural
    planned = planned_scenarios(ScenarioType.BOTH_ATTACK, dr)
    course.add(ScenariosPlanned(scenarios=tuple(scenario.type for scenario in planned)))


HANDLERS: Handlers = {
    TurnUpChit: (_turn_up_refusal, _turn_up),
    RevealChits: (_reveal_refusal, _reveal),
}
ANSWERS: Answers = {ElstPurpose.FIRST_SETUP: _first_setup_rolled}
