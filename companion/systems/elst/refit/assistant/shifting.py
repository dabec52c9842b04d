"""Secret Shifts between areas (4.511)."""

from companion.chance.answers import RollAnswer, outcomes
from companion.chance.requests import RollRequest, RollRow
from companion.play.errors import IllegalCommandError
from companion.play.events import Asked
from companion.reason import Reason
from companion.systems.elst.course import Course
from companion.systems.elst.factions import Faction
from companion.systems.elst.forces.pieces import piece_type
from companion.systems.elst.forces.tracking.words import printed_name
from companion.systems.elst.forces.units import PieceKind
from companion.systems.elst.refit.areas import AreaMap
from companion.systems.elst.refit.assistant.commands import TryShift
from companion.systems.elst.refit.assistant.escaping import survivor_names
from companion.systems.elst.refit.assistant.progress import step_refusal
from companion.systems.elst.refit.assistant.purse_events import ShiftDeclared, ShiftLossesRolled, ShiftMade
from companion.systems.elst.refit.assistant.scene import RefitHandlers, RefitScene, scene_of
from companion.systems.elst.refit.assistant.state import ShiftPlan
from companion.systems.elst.refit.procedure import RefitStep
from companion.systems.elst.refit.shift import (
    ENTRY,
    Mobility,
    Place,
    ShiftPath,
    after_losses,
    is_automatic,
    path_refusal,
    shift_modifiers,
    shift_path,
    shift_result,
    unit_refusal,
)
from companion.systems.elst.refit.terms import ShiftResult

SHIFT_ROLL, LOSS_ROLL = "refit-roll-shift", "refit-roll-shift-losses"
ENTRY_NAME = "entry"


def _areas(scene: RefitScene) -> AreaMap:
    if scene.areas is None:
        raise IllegalCommandError(Reason("refit-areas-first", "4.505"))
    return scene.areas


def _place(areas: AreaMap, faction: Faction, name: str) -> Place:
    """A place by its name; IllegalCommandError when the side has none of that name."""
    if name == ENTRY_NAME:
        return ENTRY
    for area in areas.of_faction(faction):
        if area.name == name:
            return Place(area)
    raise IllegalCommandError(Reason("refit-unknown-area", args={"area": name}))


def _plan(scene: RefitScene, command: TryShift) -> ShiftPlan:
    units = scene.unit_ids(command.text, command.faction)
    return ShiftPlan(origin=command.origin, goal=command.goal, units=units)


def _shift_refusal(scene: RefitScene, command: TryShift) -> Reason | None:
    if refusal := step_refusal(scene.campaign, RefitStep.SHIFT):
        return refusal
    origin, goal = (_place(_areas(scene), command.faction, n) for n in (command.origin, command.goal))
    attempts = _attempts(scene, command)
    for id_ in _plan(scene, command).units:
        if refusal := unit_refusal(_mobility(id_), origin, goal, attempts):
            return refusal
    return path_refusal(_path(scene, command))


def _attempts(scene: RefitScene, command: TryShift) -> int:
    """How often units have gone this way today: all with the same way form one group (4.511e)."""
    way = (command.origin, command.goal)
    return sum((plan.origin, plan.goal) == way for plan in scene.purse(command.faction).shifted)


def _mobility(id_: str) -> Mobility:
    kind = piece_type(id_).kind
    if kind is PieceKind.GUN:
        return Mobility.GUN
    return Mobility.MOBILE_VEHICLE if kind is PieceKind.VEHICLE else Mobility.INFANTRY


def _path(scene: RefitScene, command: TryShift) -> ShiftPath | None:
    areas, side = _areas(scene), command.faction
    origin, goal = (_place(areas, side, name) for name in (command.origin, command.goal))
    units = _plan(scene, command).units
    has_vehicle = any(_mobility(id_) is Mobility.MOBILE_VEHICLE for id_ in units)
    return shift_path(areas, side, origin, goal, has_vehicle=has_vehicle)


def _try_shift(course: Course, command: TryShift) -> None:
    scene, side = scene_of(course), command.faction
    origin, goal = (_place(_areas(scene), side, name) for name in (command.origin, command.goal))
    dated = {"date": scene.campaign.date, "secret_to": side.value}
    course.add(ShiftDeclared(plan=_plan(scene, command), **dated))
    if is_automatic(_areas(scene), side, origin, goal):
        course.add(ShiftMade(result=ShiftResult.SUCCESS, **dated))
        return
    path = _path(scene, command)
    modifiers = shift_modifiers(path.uncontrolled, path.is_smooth) if path else ()
    title = Reason(SHIFT_ROLL, "4.511", args={"units": command.text, "goal": command.goal})
    request = RollRequest(title=title, subject=side.value, dice=2, modifiers=modifiers)
    course.add(Asked(request=request, secret_to=side.value))


def shift_rolled(course: Course, request: RollRequest, answer: RollAnswer) -> None:
    """The result of a Shift; units that pay for it roll one die each."""
    scene, side = scene_of(course), Faction(request.subject)
    dated = {"date": scene.campaign.date, "secret_to": side.value}
    result = shift_result(outcomes(request, answer)[0].final)
    course.add(ShiftMade(result=result, **dated))
    plan = scene.purse(side).shift
    if result is ShiftResult.SUCCESS_WITH_LOSSES and plan and _paying(plan):
        rows = tuple(_row(number, id_) for number, id_ in enumerate(_paying(plan)))
        title = Reason(LOSS_ROLL, "4.511g")
        course.events.append(
            Asked(
                request=RollRequest(title=title, subject=side.value, dice=1, rows=rows), secret_to=side.value
            )
        )


def _paying(plan: ShiftPlan) -> tuple[str, ...]:
    """The units of a group that roll for losses: Infantry and vehicles, not what they carry."""
    types = (piece_type(id_) for id_ in plan.units)
    return tuple(t.id for t in types if t.is_infantry or t.kind is PieceKind.VEHICLE)


def _row(number: int, id_: str) -> RollRow:
    name = printed_name(piece_type(id_))
    return RollRow(subject=str(number), title=Reason("forces-pieces", args={"pieces": name}))


def shift_losses_rolled(course: Course, request: RollRequest, answer: RollAnswer) -> None:
    """What each unit of the group became."""
    scene, side = scene_of(course), Faction(request.subject)
    plan = scene.purse(side).shift
    units = _paying(plan) if plan else ()
    rolled = zip(units, outcomes(request, answer), strict=False)
    survivors = survivor_names(after_losses(piece_type(id_), outcome.final) for id_, outcome in rolled)
    course.add(ShiftLossesRolled(survivors=survivors, date=scene.campaign.date, secret_to=side.value))


HANDLERS: RefitHandlers = {TryShift: (_shift_refusal, _try_shift)}
