"""Dice for wounded leaders, vehicles and weapons: named with their place, or just counted (4.508, 4.512)."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial

from companion.chance.requests import Modifier, RollRequest, RollRow
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.refit.commands import MOST_ROLLS, RollTable
from companion.games.elst.procedures.refit.die_tables import RECALLED, TABLES, Condition
from companion.games.elst.procedures.refit.events import TableRolled
from companion.games.elst.procedures.refit.following import lose
from companion.games.elst.procedures.refit.kept_radios import is_radio, radio_rolled
from companion.games.elst.procedures.refit.outside import IN_PLACE
from companion.games.elst.procedures.refit.progress import step_refusal
from companion.games.elst.procedures.refit.rolls_due import (
    condition_of,
    found_lots,
    lot_refusal,
    unknown_of,
    weapon_id,
    weapon_in_words,
)
from companion.games.elst.procedures.refit.state import TableTrial
from companion.games.elst.procedures.refit.stock import Retained, Stock
from companion.games.elst.procedures.refit.stock_events import (
    RepairNumberTold,
    StockChanged,
    TableDeclared,
)
from companion.games.elst.procedures.refit.stock_words import lot_in_words
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.terms import RollKind, WeaponResult
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.answering import Answered, Answers
from companion.kit.printed import ask_next
from companion.kit.questions import Question, ReplyKind
from companion.reason import Reason
from companion.session.errors import IllegalCommandError

_PURPOSES: Mapping[RollKind, ElstPurpose] = {
    RollKind.WOUNDED: ElstPurpose.WOUNDED,
    RollKind.IMMOBILE: ElstPurpose.IMMOBILE,
    RollKind.STUN: ElstPurpose.STUN,
    RollKind.WEAPON: ElstPurpose.WEAPON,
    RollKind.VEHICULAR_WEAPON: ElstPurpose.VEHICULAR_WEAPON,
    RollKind.MAIN_ARMAMENT: ElstPurpose.MAIN_ARMAMENT,
    RollKind.CAPTURED: ElstPurpose.CAPTURED,
}
HIGHEST_REPAIR = 6
_HEALED = ("unwounded", "mobile", "recovered", "repaired")


# ---- the command ----


def _refusal(scene: Scene, command: RollTable) -> Reason | None:
    step = TABLES[command.kind].step
    if refusal := step_refusal(scene.campaign, step):
        return refusal
    if negative := [n for n in (command.count, command.repair_number) if n < 0]:
        return Reason("refit-negative", step.value, args={"number": negative[0]})
    lots = named_lots(scene, command)
    if refusal := _count_refusal(command, lots):
        return refusal
    return next(filter(None, (lot_refusal(scene, command.kind, lot) for lot in lots)), None)


def _count_refusal(command: RollTable, lots: Stock) -> Reason | None:
    if 1 <= (len(lots) or command.count) <= MOST_ROLLS:
        return None
    return Reason("refit-too-many-rolls", TABLES[command.kind].step.value, args={"most": MOST_ROLLS})


def named_lots(scene: Scene, command: RollTable) -> Stock:
    """The counters named, one by one; none where cases are only counted."""
    if command.side is None or not command.text.strip():
        return ()
    named = _pieces(scene, command, command.side)
    units = tuple(some.type for some in named for _ in range(some.count))
    return found_lots(scene, command.kind, command.side, command.place, units, command.hex)


def _pieces(scene: Scene, command: RollTable, side: Faction) -> tuple[Pieces, ...]:
    """What was captured was built for the other side, counted or not; or a side has taken back its own."""
    if command.kind is RollKind.CAPTURED:
        with suppress(IllegalCommandError):
            return scene.pieces(command.text, side.opponent)
    return scene.pieces(command.text, side)


def typed_condition(command: RollTable) -> Condition:
    """What players type of the cases of a roll."""
    return Condition(
        is_isolated=command.is_isolated,
        is_front_line=command.is_front_line,
        is_uncontrolled=command.is_uncontrolled,
        lacks_crew=command.lacks_crew,
        repair_number=command.repair_number or None,
    )


def _roll(course: Course, command: RollTable) -> None:
    lots = named_lots(course.scene, command)
    if refusal := _count_refusal(command, lots):
        raise IllegalCommandError(refusal)
    told = typed_condition(command)
    if command.side is not None and lots:
        _declare(
            course,
            command.kind,
            TableTrial(side=command.side, place=command.place, kind=command.kind, lots=lots, told=told),
        )
    else:
        rows = tuple(RollRow(subject=str(number)) for number in range(1, command.count + 1))
        _ask_dice(course, command.kind, rows, TABLES[command.kind].modifiers(told))


def _declare(course: Course, kind: RollKind, trial: TableTrial) -> None:
    """The dice, or first what must be known of those for whom they are."""
    course.add(TableDeclared(trial=trial))
    scene = course.scene
    if ask_next(course, _questions(scene, kind, trial)):
        return
    each = tuple(lot_modifiers(scene, kind, lot, trial.told) for lot in trial.lots)
    is_same = all(own == each[0] for own in each)
    rows = tuple(
        RollRow(subject=str(number), title=lot_in_words(lot), modifiers=() if is_same else own)
        for number, (lot, own) in enumerate(zip(trial.lots, each, strict=True), 1)
    )
    _ask_dice(course, kind, rows, each[0] if is_same else ())


def lot_modifiers(scene: Scene, kind: RollKind, lot: Retained, told: Condition) -> tuple[Modifier, ...]:
    """What counts for a counter where it is Retained."""
    return TABLES[kind].modifiers(condition_of(scene, kind, lot, told))


def _ask_dice(
    course: Course, kind: RollKind, rows: tuple[RollRow, ...], modifiers: tuple[Modifier, ...]
) -> None:
    purpose, args = _PURPOSES[kind], {"count": len(rows)}
    course.ask(RollRequest(purpose=purpose, args=args, dice=1, rows=rows, modifiers=modifiers))


# ---- what must be known first ----


def _questions(scene: Scene, kind: RollKind, trial: TableTrial) -> Iterator[Question]:
    """Of each counter what is not known yet, one after the other."""
    for number, lot in enumerate(trial.lots):
        if unknown := unknown_of(scene, kind, lot, trial.told):
            question = _QUESTIONS[unknown](kind, lot, number)
            if question.subject not in trial.unknown:
                yield question


def _hex_question(kind: RollKind, lot: Retained, number: int) -> Question:
    return Question(
        purpose=ElstPurpose.LOT_HEX,
        rule="4.5121",
        args={"side": lot.side.value, "place": lot.place},
        about=lot_in_words(lot),
        subject=str(number),
        wants=ReplyKind.HEX,
    )


def _number_question(kind: RollKind, lot: Retained, number: int) -> Question:
    id_ = weapon_id(kind, lot)
    return Question(
        purpose=ElstPurpose.WEAPON_REPAIR,
        rule="4.5123a",
        about=weapon_in_words(id_),
        subject=id_,
        wants=ReplyKind.NUMBER,
        lowest=0,
        highest=HIGHEST_REPAIR,
    )


_QUESTIONS: Mapping[ElstPurpose, Callable[[RollKind, Retained, int], Question]] = {
    ElstPurpose.LOT_HEX: _hex_question,
    ElstPurpose.WEAPON_REPAIR: _number_question,
}


def _table_told(course: Course, told: Answered) -> None:
    """Go on with the dice after a reply."""
    trial = course.scene.campaign.table_trial
    kind = trial.kind if trial else None
    if trial is None or kind is None:
        return
    match told.value:
        case HexCoord() as hex_ if hex_ in course.scene.ground.hexes:
            trial = _placed(course, trial, int(told.subject), hex_)
        case int(number):
            course.add(RepairNumberTold(weapon=told.subject, number=number))
        case _:
            trial = trial.model_copy(update={"unknown": (*trial.unknown, told.subject)})
    _declare(course, kind, trial)


def _placed(course: Course, trial: TableTrial, number: int, hex_: HexCoord) -> TableTrial:
    """With a counter in its hex, where it is counted from now on."""
    lot = trial.lots[number]
    placed = lot.model_copy(update={"hex": hex_})
    if _is_counted(course, lot):
        course.add(StockChanged(taken=(lot,), added=(placed,)))
    lots = (*trial.lots[:number], placed, *trial.lots[number + 1 :])
    return trial.model_copy(update={"lots": lots})


def _is_counted(course: Course, lot: Retained) -> bool:
    return any(other.is_like(lot) for other in course.scene.campaign.stock)


# ---- results ----


def _table_rolled(course: Course, told: Answered, kind: RollKind) -> None:
    """The results of a table."""
    results = tuple(TABLES[kind].result(outcome.final) for outcome in told.outcomes)
    course.add(TableRolled(results=results, rule=TABLES[kind].rule))
    if trial := course.scene.campaign.table_trial:
        course.add(TableDeclared(trial=None))
        lots = trial.lots or found_lots(course.scene, kind, trial.side, trial.place, trial.units)
        for lot, result in zip(lots, results, strict=False):
            _apply(course, kind, lot, result)


def _apply(course: Course, kind: RollKind, lot: Retained, result: str) -> None:
    """The counter's new state, where it was counted; whoever rolled for it has told what ails it."""
    if _is_counted(course, lot) and result == WeaponResult.ELIMINATED.value:
        lose(course, (lot,))
    elif is_radio(lot) and not _is_counted(course, lot):
        radio_rolled(course, lot.side, is_repaired=result in _HEALED)
    elif _is_counted(course, lot):
        ailing = lot.with_marks({*lot.marks, TABLES[kind].mark})
        course.add(StockChanged(taken=(lot,), added=_after(ailing, kind, result)))


def _after(lot: Retained, kind: RollKind, result: str) -> Stock:
    if result in _HEALED:
        healed = lot.with_marks(set(lot.marks) - {TABLES[kind].mark})
        may_go = kind is RollKind.IMMOBILE and lot.place != IN_PLACE  # else it is in that hex, in no area
        return (healed.model_copy(update={"hex": None}) if may_go else healed,)
    if result in (WeaponResult.DISABLED.value, RECALLED):
        worse = {Mark.MA_DISABLED, Mark.RECALLED} if result == RECALLED else {Mark.DISABLED}
        return (lot.with_marks((set(lot.marks) - {TABLES[kind].mark}) | worse),)
    return (lot.model_copy(update={"tried": (*lot.tried, kind)}),)


HANDLERS: Handlers = {RollTable: (_refusal, _roll)}
ANSWERS: Answers = {
    ElstPurpose.LOT_HEX: _table_told,
    ElstPurpose.WEAPON_REPAIR: _table_told,
    **{purpose: partial(_table_rolled, kind=kind) for kind, purpose in _PURPOSES.items()},
}
