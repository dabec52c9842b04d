"""Secret Shifts between areas (4.511)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from companion.chance.requests import RollRequest, RollRow
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.refit.commands import TryShift
from companion.games.elst.procedures.refit.escape_words import survivor_names
from companion.games.elst.procedures.refit.new_groups import group_pieces, hidden_groups
from companion.games.elst.procedures.refit.parties import Party, party_of, party_refusal
from companion.games.elst.procedures.refit.progress import step_refusal
from companion.games.elst.procedures.refit.purse_events import ShiftDeclared, ShiftLossesRolled, ShiftMade
from companion.games.elst.procedures.refit.retaining import lots_of
from companion.games.elst.procedures.refit.state import ShiftPlan
from companion.games.elst.procedures.refit.stock import at, pieces_at
from companion.games.elst.procedures.refit.stock_words import absence_reason
from companion.games.elst.procedures.refit.wounded_again import after_wounds, fates_told, question_of_wound
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.refit.areas import ENTRY_NAME
from companion.games.elst.rules.refit.escape import Escaper, Survivor
from companion.games.elst.rules.refit.loads import Journey
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.shift import (
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
from companion.games.elst.rules.refit.terms import ShiftResult
from companion.games.elst.table.scene import Scene
from companion.kit.answering import Answered, Answers
from companion.reason import Reason
from companion.session.events import Asked


def _place(scene: Scene, faction: Faction, name: str, field: str) -> Place:
    """A place by its name; IllegalCommandError when the side has none of that name."""
    scene.fixed_areas  # noqa: B018 - there are none to Shift between before they are fixed
    return ENTRY if name == ENTRY_NAME else Place(scene.area(name, faction, field))


def _ends(scene: Scene, command: TryShift) -> tuple[Place, Place]:
    side = command.faction
    return _place(scene, side, command.origin, "origin"), _place(scene, side, command.goal, "goal")


def _plan(scene: Scene, command: TryShift) -> ShiftPlan:
    units = scene.unit_ids(command.text, command.faction)
    return ShiftPlan(origin=command.origin, goal=command.goal, units=units)


def _shift_refusal(scene: Scene, command: TryShift) -> Reason | None:
    if refusal := step_refusal(scene.campaign, RefitStep.SHIFT):
        return refusal
    origin, goal = _ends(scene, command)
    attempts = _attempts(scene, command)
    for mobility in _mobilities(scene, command):
        if refusal := unit_refusal(mobility, origin, goal, attempts):
            return refusal
    return (
        _absence_refusal(scene, command)
        or party_refusal(_party(scene, command), command.pp, Journey.SHIFT)
        or path_refusal(shift_of(scene, command))
    )


def _party(scene: Scene, command: TryShift) -> Party:
    wounded = _wounded(scene, command.faction, _plan(scene, command)).total()
    return party_of(scene, command.text, command.faction, wounded)


def _wounded(scene: Scene, side: Faction, plan: ShiftPlan) -> Counter[str]:
    """How many leaders of each type go wounded, as they were counted there; sound ones go first."""
    lots = lots_of(scene, side, plan.origin, plan.pieces)
    return Counter(lot.type for lot in lots if Mark.WOUNDED in lot.marks for _ in range(lot.count))


def _absence_refusal(scene: Scene, command: TryShift) -> Reason | None:
    """Why counters cannot go from a place: they are not there, or have tried already; None where nobody
    counted them (4.511a, 4.511e)."""
    side, stock = command.faction, scene.campaign.stock
    told = Counter({some.type: some.count for some in pieces_at(stock, side, command.origin)})
    tried = [plan for plan in scene.purse(side).shifted if plan.origin == command.origin]
    gone = Counter(id_ for plan in tried for id_ in plan.units)
    wanted = Counter(scene.unit_ids(command.text, side))
    if not scene.campaign.is_counted(side, command.origin):
        return _hidden_refusal(scene, command, wanted)
    return absence_reason(wanted, told - gone, command.origin, "4.511a")


def _hidden_refusal(scene: Scene, command: TryShift, wanted: Mapping[str, int]) -> Reason | None:
    """What waits in the Entry Area in secret is brought there for all to see first, to be counted once."""
    side = command.faction
    for line in hidden_groups(scene, side) if command.origin == ENTRY_NAME else ():
        if any(some.type in wanted for some in group_pieces(scene, side, line)):
            return Reason("refit-group-first", "CG8", args={"group": line.group})
    return None


def _attempts(scene: Scene, command: TryShift) -> int:
    """How often units have gone this way today: all with the same way form one group (4.511e)."""
    way = (command.origin, command.goal)
    return sum((plan.origin, plan.goal) == way for plan in scene.purse(command.faction).shifted)


def _mobilities(scene: Scene, command: TryShift) -> Iterator[Mobility]:
    """Of each type that tries; of like vehicles counted there the mobile ones go."""
    for some in scene.pieces(command.text, command.faction):
        are_stuck = _takes_immobile(scene, command, some)
        yield Mobility.IMMOBILE_VEHICLE if are_stuck else _mobility(some.type)


def _takes_immobile(scene: Scene, command: TryShift, some: Pieces) -> bool:
    there = at(scene.campaign.stock, command.faction, command.origin)
    lots = [lot for lot in there if lot.type == some.type]
    stuck = sum(lot.count for lot in lots if Mark.IMMOBILE in lot.marks)
    return bool(stuck) and some.count > sum(lot.count for lot in lots) - stuck


def _mobility(id_: str) -> Mobility:
    kind = piece_type(id_).kind
    if kind is PieceKind.GUN:
        return Mobility.GUN
    return Mobility.MOBILE_VEHICLE if kind is PieceKind.VEHICLE else Mobility.INFANTRY


def shift_of(scene: Scene, command: TryShift) -> ShiftPath | None:
    """The way that a Shift takes, to be drawn too; None where there is none.

    IllegalCommandError for counters or places that cannot be read.
    """
    origin, goal = _ends(scene, command)
    units = _plan(scene, command).units
    has_vehicle = any(_mobility(id_) is Mobility.MOBILE_VEHICLE for id_ in units)
    return shift_path(scene.fixed_areas, command.faction, origin, goal, has_vehicle=has_vehicle)


def shift_needs_roll(scene: Scene, command: TryShift) -> bool:
    """Whether a Shift takes a DR (4.511d)."""
    return not is_automatic(scene.fixed_areas, command.faction, *_ends(scene, command))


def _try_shift(course: Course, command: TryShift) -> None:
    scene, side = course.scene, command.faction
    dated = {"date": scene.campaign.date, "secret_to": side.value}
    course.add(ShiftDeclared(plan=_plan(scene, command), **dated))
    if not shift_needs_roll(scene, command):
        course.add(ShiftMade(result=ShiftResult.SUCCESS, **dated))
        return
    path = shift_of(scene, command)
    modifiers = shift_modifiers(path.uncontrolled, path.is_smooth) if path else ()
    request = RollRequest(
        purpose=ElstPurpose.SHIFT,
        rule="4.511",
        args={"units": command.text, "goal": command.goal},
        subject=side.value,
        dice=2,
        modifiers=modifiers,
    )
    course.add(Asked(request=request, secret_to=side.value))


def _shift_rolled(course: Course, told: Answered) -> None:
    """The result of a Shift; units that pay for it roll one die each."""
    scene, side = course.scene, Faction(told.subject)
    dated = {"date": scene.campaign.date, "secret_to": side.value}
    result = shift_result(told.outcome.final)
    course.add(ShiftMade(result=result, **dated))
    paying = _paying(scene, side)
    if result is ShiftResult.SUCCESS_WITH_LOSSES and paying:
        rows = tuple(_row(number, unit) for number, unit in enumerate(paying))
        course.events.append(
            Asked(
                request=RollRequest(
                    purpose=ElstPurpose.SHIFT_LOSSES, rule="4.511g", subject=side.value, dice=1, rows=rows
                ),
                secret_to=side.value,
            )
        )


def _paying(scene: Scene, side: Faction) -> tuple[Escaper, ...]:
    """The units of a group that roll for losses: Infantry and vehicles, not what they carry."""
    plan = scene.purse(side).shift
    if plan is None:
        return ()
    wounded, units = _wounded(scene, side, plan), []
    for type_ in map(piece_type, plan.units):
        if type_.is_unit:
            units.append(Escaper(type_, is_wounded=wounded[type_.id] > 0))
            wounded[type_.id] -= 1
    return tuple(units)


def _row(number: int, unit: Escaper) -> RollRow:
    (name,) = survivor_names([Survivor(unit.type, unit.is_wounded)])
    return RollRow(subject=str(number), title=Reason("forces-pieces", args={"pieces": name}))


def _shift_losses_rolled(course: Course, told: Answered) -> None:
    _pay(course, Faction(told.subject), tuple(outcome.final for outcome in told.outcomes))


def _wound_told(course: Course, told: Answered) -> None:
    dice = tuple(map(int, told.request.details["dice"].split()))
    _pay(course, Faction(told.request.details["side"]), dice, fates_told(told))


def _pay(course: Course, side: Faction, dice: Sequence[int], fates: Sequence[str] = ()) -> None:
    """What each unit of the group became; asked first is what no source tells."""
    scene = course.scene
    rolled = tuple(map(after_losses, _paying(scene, side), dice))
    known = {"side": side.value, "dice": " ".join(map(str, dice))}
    if question := question_of_wound(ElstPurpose.SHIFT_WOUND, rolled, fates, **known):
        course.add(Asked(request=question, secret_to=side.value))
        return
    survivors = survivor_names(after_wounds(rolled, fates))
    course.add(ShiftLossesRolled(survivors=survivors, date=scene.campaign.date, secret_to=side.value))


HANDLERS: Handlers = {TryShift: (_shift_refusal, _try_shift)}
ANSWERS: Answers = {
    ElstPurpose.SHIFT: _shift_rolled,
    ElstPurpose.SHIFT_LOSSES: _shift_losses_rolled,
    ElstPurpose.SHIFT_WOUND: _wound_told,
}
