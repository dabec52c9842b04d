"""Escapes, and the tables rolled on for what players name (4.506, 4.508, 4.512)."""

from collections.abc import Callable, Iterable, Mapping

from companion.chance.answers import RollAnswer, outcomes
from companion.chance.requests import Modifier, RollRequest, RollRow
from companion.play.errors import IllegalCommandError
from companion.reason import Reason
from companion.systems.elst.course import Course
from companion.systems.elst.forces.pieces import piece_type
from companion.systems.elst.forces.tracking.words import printed_name
from companion.systems.elst.refit.assistant.commands import RollKind, RollTable, TryEscape
from companion.systems.elst.refit.assistant.events import EscapeDeclared, EscapeMade, TableRolled
from companion.systems.elst.refit.assistant.progress import step_refusal
from companion.systems.elst.refit.assistant.scene import RefitHandlers, RefitScene, scene_of
from companion.systems.elst.refit.assistant.state import Trial
from companion.systems.elst.refit.disposition import Fate, RemnantKind, disposition, whereabouts
from companion.systems.elst.refit.escape import (
    Escaper,
    EscapeStack,
    Survivor,
    after_escape,
    escape_modifiers,
    escape_place,
    escape_result,
    stack_refusal,
)
from companion.systems.elst.refit.healing import ISOLATED_DRM
from companion.systems.elst.refit.paths import retention_destinations
from companion.systems.elst.refit.procedure import RefitStep
from companion.systems.elst.refit.repairs import (
    BrokenWeapon,
    Repairers,
    RepairPlace,
    immobile_modifiers,
    stun_modifiers,
    weapon_modifiers,
)
from companion.systems.elst.refit.tables import refit_tables, table_result
from companion.systems.elst.refit.terms import WeaponResult

ESCAPE_ROLL = "refit-roll-escape"
_TABLE_ROLLS = {kind: f"refit-roll-{kind.value}" for kind in RollKind}
_KINDS = {purpose: kind for kind, purpose in _TABLE_ROLLS.items()}


# ---- Escape ----


def _units(trial: Trial, *, is_stunned: bool = False) -> tuple[Escaper, ...]:
    """The units of a trial; of its leaders those named first are wounded."""
    wounded = trial.wounded
    units = []
    for id_ in trial.units:
        type_ = piece_type(id_)
        is_wounded = type_.is_smc and wounded > 0
        wounded -= is_wounded
        units.append(Escaper(type_, is_wounded, is_stunned))
    return tuple(units)


def _stack(scene: RefitScene, command: TryEscape) -> EscapeStack:
    areas = scene.areas
    scene.require_on_map((command.hex,))
    if areas is None:
        raise IllegalCommandError(Reason("refit-areas-first", "4.505"))
    trial = Trial(units=scene.unit_ids(command.text, command.side), wounded=command.wounded)
    place = escape_place(areas, command.side, command.hex)
    return EscapeStack(_units(trial, is_stunned=command.is_stunned), place, command.has_gun)


def _escape_refusal(scene: RefitScene, command: TryEscape) -> Reason | None:
    if refusal := step_refusal(scene.campaign, RefitStep.ESCAPE):
        return refusal
    stack = _stack(scene, command)
    return stack_refusal(stack) or _no_need(scene, command, stack)


def _no_need(scene: RefitScene, command: TryEscape, stack: EscapeStack) -> Reason | None:
    """Why nobody there tries to Escape: he is Retained without a DR (4.5053, 4.5056)."""
    areas = scene.areas
    if areas is None:
        return None
    place = whereabouts(areas, command.side, command.hex)
    found = disposition(
        _kind(command, stack),
        place,
        can_trace=_can_trace(scene, command, stack),
        readings=scene.refit_readings,
    )
    return None if found.fate in (Fate.MUST_ESCAPE, Fate.MAY_ESCAPE) else found.reason


def _kind(command: TryEscape, stack: EscapeStack) -> RemnantKind:
    if stack.is_vehicle:
        return RemnantKind.MOBILE_VEHICLE
    return RemnantKind.POSSESSED_GUN if command.has_gun else RemnantKind.PERSONNEL


def _can_trace(scene: RefitScene, command: TryEscape, stack: EscapeStack) -> bool:
    areas = scene.areas
    return areas is not None and bool(
        retention_destinations(
            areas, command.side, command.hex, is_vehicle=stack.is_vehicle, readings=scene.refit_readings
        )
    )


def _try_escape(course: Course, command: TryEscape) -> None:
    scene = scene_of(course)
    stack = _stack(scene, command)
    if refusal := stack_refusal(stack):
        raise IllegalCommandError(refusal)
    units = tuple(unit.type.id for unit in stack.units)
    course.add(EscapeDeclared(trial=Trial(units=units, wounded=command.wounded)))
    title = Reason(ESCAPE_ROLL, "4.506", (command.hex,), {"units": command.text})
    course.ask(RollRequest(title=title, dice=2, modifiers=escape_modifiers(stack)))


def escape_rolled(course: Course, request: RollRequest, answer: RollAnswer) -> None:
    """What each unit of the trial becomes."""
    trial = scene_of(course).campaign.trial or Trial(units=())
    units = _units(trial)
    is_vehicle = EscapeStack(units).is_vehicle
    result = escape_result(is_vehicle, outcomes(request, answer)[0].final)
    survivors = (after_escape(unit, result) for unit in units)
    course.add(EscapeMade(result=result, survivors=survivor_names(survivors)))


def survivor_names(survivors: Iterable[Survivor]) -> tuple[str, ...]:
    """Those that are left, as their counters are named; a wounded leader has a w behind it."""
    return tuple(f"{printed_name(s.type)}{' w' if s.is_wounded else ''}" for s in survivors if s.type)


# ---- tables ----


def _table_step(kind: RollKind) -> RefitStep:
    return RefitStep.WOUNDED if kind is RollKind.WOUNDED else RefitStep.REPAIR


def _table_refusal(scene: RefitScene, command: RollTable) -> Reason | None:
    return step_refusal(scene.campaign, _table_step(command.kind))


def _roll_table(course: Course, command: RollTable) -> None:
    rows = tuple(RollRow(subject=str(number)) for number in range(1, command.count + 1))
    title = Reason(_TABLE_ROLLS[command.kind], args={"count": command.count})
    course.ask(RollRequest(title=title, dice=1, rows=rows, modifiers=_table_modifiers(command)))


def _table_modifiers(command: RollTable) -> tuple[Modifier, ...]:
    match command.kind:
        case RollKind.WOUNDED:
            isolated = Modifier(value=ISOLATED_DRM, reason=Reason("refit-drm-isolated", "4.508"))
            return (isolated,) if command.is_isolated else ()
        case RollKind.IMMOBILE:
            place = RepairPlace(command.is_isolated, command.is_front_line, command.is_uncontrolled)
            return immobile_modifiers(place)
        case RollKind.STUN:
            return stun_modifiers(command.is_isolated)
        case RollKind.CAPTURED:
            return ()
    is_vehicular = command.kind is not RollKind.WEAPON
    weapon = BrokenWeapon(command.repair_number, is_vehicular=is_vehicular, is_gun=command.lacks_crew)
    return weapon_modifiers(
        weapon, Repairers(has_crew=not command.lacks_crew, is_isolated=command.is_isolated)
    )


def _weapon(final: int) -> str:
    return table_result(refit_tables().weapon, final).value


def _vehicular(final: int) -> str:
    result = _weapon(final)
    return WeaponResult.DISABLED.value if result == WeaponResult.ELIMINATED.value else result


def _main_armament(final: int) -> str:
    result = _vehicular(final)
    return "recalled" if result == WeaponResult.DISABLED.value else result


def _captured(final: int) -> str:
    return "kept" if final < refit_tables().captured_lost_from else WeaponResult.ELIMINATED.value


_RESULTS: Mapping[RollKind, Callable[[int], str]] = {
    RollKind.WOUNDED: lambda final: table_result(refit_tables().wounded, final).value,
    RollKind.IMMOBILE: lambda final: table_result(refit_tables().immobile, final).value,
    RollKind.STUN: lambda final: table_result(refit_tables().stun, final).value,
    RollKind.WEAPON: _weapon,
    RollKind.VEHICULAR_WEAPON: _vehicular,
    RollKind.MAIN_ARMAMENT: _main_armament,
    RollKind.CAPTURED: _captured,
}


def table_rolled(course: Course, request: RollRequest, answer: RollAnswer) -> bool:
    """The results of a table; False for a request that is none of a table."""
    kind = _KINDS.get(request.purpose)
    if kind is None:
        return False
    results = tuple(_RESULTS[kind](outcome.final) for outcome in outcomes(request, answer))
    course.add(TableRolled(results=results))
    return True


HANDLERS: RefitHandlers = {
    TryEscape: (_escape_refusal, _try_escape),
    RollTable: (_table_refusal, _roll_table),
}
