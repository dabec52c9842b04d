"""The tables rolled on for several like cases: wounded leaders, vehicles, weapons (4.508, 4.512)."""

from collections.abc import Callable, Mapping

from companion.chance.answers import RollAnswer, outcomes
from companion.chance.requests import Modifier, RollRequest, RollRow
from companion.play.errors import IllegalCommandError
from companion.reason import Reason
from companion.systems.elst.course import Course
from companion.systems.elst.forces.pieces import piece_type
from companion.systems.elst.forces.roster import Pieces
from companion.systems.elst.forces.tracking.words import printed_name
from companion.systems.elst.forces.units import PieceType
from companion.systems.elst.refit.assistant.commands import MOST_ROLLS, RollKind, RollTable
from companion.systems.elst.refit.assistant.events import TableRolled
from companion.systems.elst.refit.assistant.progress import step_refusal
from companion.systems.elst.refit.assistant.scene import RefitHandlers, RefitScene, scene_of
from companion.systems.elst.refit.assistant.state import TableTrial
from companion.systems.elst.refit.assistant.stock import Mark, Retained, Stock, of_type
from companion.systems.elst.refit.assistant.stock_events import StockChanged, TableDeclared
from companion.systems.elst.refit.healing import ISOLATED_DRM
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

_TABLE_ROLLS = {kind: f"refit-roll-{kind.value}" for kind in RollKind}
_KINDS = {purpose: kind for kind, purpose in _TABLE_ROLLS.items()}
RECALLED, KEPT = "recalled", "kept"

# What is rolled for is marked so among the counters Retained.
MARKS: Mapping[RollKind, Mark] = {
    RollKind.WOUNDED: Mark.WOUNDED,
    RollKind.IMMOBILE: Mark.IMMOBILE,
    RollKind.STUN: Mark.STUNNED,
    RollKind.WEAPON: Mark.MALFUNCTIONED,
    RollKind.VEHICULAR_WEAPON: Mark.MALFUNCTIONED,
    RollKind.MAIN_ARMAMENT: Mark.MALFUNCTIONED,
    RollKind.CAPTURED: Mark.CAPTURED,
}
_HEALED = ("unwounded", "mobile", "recovered", "repaired")


def step_of(kind: RollKind) -> RefitStep:
    """The step to which a table belongs."""
    return RefitStep.WOUNDED if kind is RollKind.WOUNDED else RefitStep.REPAIR


def _refusal(scene: RefitScene, command: RollTable) -> Reason | None:
    step = step_of(command.kind)
    if refusal := step_refusal(scene.campaign, step):
        return refusal
    if negative := [n for n in (command.count, command.repair_number) if n < 0]:
        return Reason("refit-negative", step.value, args={"number": negative[0]})
    if not 1 <= len(_cases(scene, command)) <= MOST_ROLLS:
        return Reason("refit-too-many-rolls", step.value, args={"most": MOST_ROLLS})
    return _unfit_refusal(scene, command)


def _unfit_refusal(scene: RefitScene, command: RollTable) -> Reason | None:
    """Why nobody rolls for a counter named: it is no leader, or not repaired (4.508, 4.5123a)."""
    for id_ in _named(scene, command):
        if not _FITS[command.kind](piece_type(id_)):
            args = {"unit": printed_name(piece_type(id_)), "kind": command.kind.value}
            return Reason("refit-not-of-this-table", step_of(command.kind).value, args=args)
    return None


def _is_weapon(type_: PieceType) -> bool:
    return type_.is_equipment and not _is_vehicle(type_)


def _is_vehicle(type_: PieceType) -> bool:
    return type_.kind.value == "vehicle"


_FITS: Mapping[RollKind, Callable[[PieceType], bool]] = {
    RollKind.WOUNDED: lambda type_: type_.is_smc,
    RollKind.IMMOBILE: _is_vehicle,
    RollKind.STUN: _is_vehicle,
    RollKind.WEAPON: _is_weapon,
    RollKind.VEHICULAR_WEAPON: _is_vehicle,
    RollKind.MAIN_ARMAMENT: _is_vehicle,
    RollKind.CAPTURED: lambda type_: type_.is_equipment,
}


def _named(scene: RefitScene, command: RollTable) -> tuple[str, ...]:
    """The counters named, by type id; none where cases are only counted.

    Captured weapons were built for the other side.
    """
    if command.side is None or not command.text.strip():
        return ()
    is_captured = command.kind is RollKind.CAPTURED
    return scene.unit_ids(command.text, command.side.opponent if is_captured else command.side)


def _cases(scene: RefitScene, command: RollTable) -> tuple[RollRow, ...]:
    """A row for each case."""
    named = _named(scene, command)
    if not named:
        return tuple(RollRow(subject=str(number)) for number in range(1, command.count + 1))
    return tuple(
        RollRow(
            subject=str(number), title=Reason("forces-pieces", args={"pieces": printed_name(piece_type(id_))})
        )
        for number, id_ in enumerate(named, 1)
    )


def _roll(course: Course, command: RollTable) -> None:
    scene = scene_of(course)
    rows = _cases(scene, command)
    if not 1 <= len(rows) <= MOST_ROLLS or command.repair_number < 0:
        rule = step_of(command.kind).value
        raise IllegalCommandError(Reason("refit-too-many-rolls", rule, args={"most": MOST_ROLLS}))
    if command.side and (named := _named(scene, command)):
        trial = TableTrial(side=command.side, place=command.place, units=named)
        course.add(TableDeclared(trial=trial))
    title = Reason(_TABLE_ROLLS[command.kind], args={"count": len(rows)})
    course.ask(RollRequest(title=title, dice=1, rows=rows, modifiers=table_modifiers(scene, command)))


def table_modifiers(scene: RefitScene, command: RollTable) -> tuple[Modifier, ...]:
    """The drm of a table's roll; an Isolated place says so itself."""
    is_isolated = command.is_isolated or (
        command.side is not None and scene.is_isolated(command.side, command.place)
    )
    match command.kind:
        case RollKind.WOUNDED:
            isolated = Modifier(value=ISOLATED_DRM, reason=Reason("refit-drm-isolated", "4.508"))
            return (isolated,) if is_isolated else ()
        case RollKind.IMMOBILE:
            place = RepairPlace(is_isolated, command.is_front_line, command.is_uncontrolled)
            return immobile_modifiers(place)
        case RollKind.STUN:
            return stun_modifiers(is_isolated)
        case RollKind.CAPTURED:
            return ()
    weapon = BrokenWeapon(
        command.repair_number, is_vehicular=command.kind is not RollKind.WEAPON, is_gun=command.lacks_crew
    )
    return weapon_modifiers(weapon, Repairers(has_crew=not command.lacks_crew, is_isolated=is_isolated))


# ---- results ----


def _weapon(final: int) -> str:
    return table_result(refit_tables().weapon, final).value


def _vehicular(final: int) -> str:
    result = _weapon(final)
    return WeaponResult.DISABLED.value if result == WeaponResult.ELIMINATED.value else result


def _main_armament(final: int) -> str:
    result = _vehicular(final)
    return RECALLED if result == WeaponResult.DISABLED.value else result


def _captured(final: int) -> str:
    return KEPT if final < refit_tables().captured_lost_from else WeaponResult.ELIMINATED.value


_RESULTS: Mapping[RollKind, Callable[[int], str]] = {
    RollKind.WOUNDED: lambda final: table_result(refit_tables().wounded, final).value,
    RollKind.IMMOBILE: lambda final: table_result(refit_tables().immobile, final).value,
    RollKind.STUN: lambda final: table_result(refit_tables().stun, final).value,
    RollKind.WEAPON: _weapon,
    RollKind.VEHICULAR_WEAPON: _vehicular,
    RollKind.MAIN_ARMAMENT: _main_armament,
    RollKind.CAPTURED: _captured,
}


def table_outcome(kind: RollKind, final: int) -> str:
    """What a final number means, as the end of the message `refit-result-`."""
    return _RESULTS[kind](final)


def table_rolled(course: Course, request: RollRequest, answer: RollAnswer) -> bool:
    """The results of a table; False for a request that is none of a table."""
    kind = _KINDS.get(request.purpose)
    if kind is None:
        return False
    results = tuple(_RESULTS[kind](outcome.final) for outcome in outcomes(request, answer))
    course.add(TableRolled(results=results))
    if trial := scene_of(course).campaign.table_trial:
        course.add(TableDeclared(trial=None))
        for id_, result in zip(trial.units, results, strict=False):
            _apply(course, trial, kind, id_, result)
    return True


def _apply(course: Course, trial: TableTrial, kind: RollKind, id_: str, result: str) -> None:
    """The counter's new state, where it was counted."""
    stock, wanted = scene_of(course).campaign.stock, Pieces(type=id_, count=1)
    found = of_type(stock, trial.side, trial.place, wanted, MARKS[kind])
    if not found:
        return
    after = _after(found[0], kind, result)
    if after != found:
        course.add(StockChanged(taken=found, added=after))


def _after(lot: Retained, kind: RollKind, result: str) -> Stock:
    if result == WeaponResult.ELIMINATED.value:
        return ()
    if result in _HEALED:
        healed = lot.with_marks(set(lot.marks) - {MARKS[kind]})
        return (healed.model_copy(update={"hex": None}) if kind is RollKind.IMMOBILE else healed,)
    if result in (WeaponResult.DISABLED.value, RECALLED):
        worse = {Mark.DISABLED, Mark.RECALLED} if result == RECALLED else {Mark.DISABLED}
        return (lot.with_marks((set(lot.marks) - {Mark.MALFUNCTIONED}) | worse),)
    return (lot,)


HANDLERS: RefitHandlers = {RollTable: (_refusal, _roll)}
