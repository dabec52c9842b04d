"""What the page offers of a table with one die a case: a button for each counter, and its odds."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from companion.games.elst.procedures.forces.words import roster_text
from companion.games.elst.procedures.refit.commands import MarkRetained, RollTable
from companion.games.elst.procedures.refit.die_tables import TABLES
from companion.games.elst.procedures.refit.rolls_due import lot_refusal, marked_lots
from companion.games.elst.procedures.refit.stock import Retained
from companion.games.elst.procedures.refit.stock_words import lot_told
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.refit.terms import RollKind
from companion.games.elst.shown.refit.forecasts import forecast
from companion.games.elst.shown.refit.tasks import COUNT, PLACE, SIDE, TEXT, Task, judged
from companion.games.elst.table.scene import Scene
from companion.kit.panels import Choice, Forecast, Input, InputKind
from companion.kit.questions import NO, YES
from companion.reason import Reason
from companion.session.messages import Command

Due = tuple[tuple[Retained, RollTable], ...]  # counters and the die for them


def _yes_or_no(name: str) -> Input:
    return Input(name, InputKind.OPTION, Reason(f"input-{name.replace('_', '-')}"), (NO, YES), usual=NO)


_ISOLATED = _yes_or_no("is_isolated")
_REPAIR_NUMBER = Input("repair_number", InputKind.NUMBER, Reason("input-repair-number"))
# What map and counters would tell of cases, were they not just counted.
_CONDITIONS: Mapping[RollKind, tuple[Input, ...]] = {
    RollKind.WOUNDED: (_ISOLATED,),
    RollKind.IMMOBILE: (_ISOLATED, _yes_or_no("is_front_line"), _yes_or_no("is_uncontrolled")),
    RollKind.STUN: (_ISOLATED,),
    RollKind.WEAPON: (_REPAIR_NUMBER, _yes_or_no("lacks_crew"), _ISOLATED),
    RollKind.VEHICULAR_WEAPON: (_REPAIR_NUMBER, _ISOLATED),
    RollKind.MAIN_ARMAMENT: (_REPAIR_NUMBER, _ISOLATED),
    RollKind.CAPTURED: (),
}


def dice_task(scene: Scene, kind: RollKind) -> Task:
    """Dice for each counter that carries the mark; where none must roll, for those that players tell of."""
    due = tuple((lot, _roll_for(lot, kind)) for lot in marked_lots(scene, kind))
    rolls = tuple(judged(scene, Reason("refit-choice-roll", about=_placed(lot)), roll) for lot, roll in due)
    untold = tuple(_not_told_of(scene, kind))
    must_roll = any(roll.is_legal for roll in rolls)
    choices = (*rolls, *untold, *(() if must_roll else _told(kind)))
    is_due = not scene.campaign.stock or must_roll or (kind is RollKind.WOUNDED and bool(untold))
    return Task(
        kind.value, choices, TABLES[kind].rule, forecasts=tuple(_odds(scene, kind, due)), is_due=is_due
    )


def _told(kind: RollKind) -> tuple[Choice, ...]:
    """Forms for counters that are named, and for cases just counted."""
    return (
        Choice(_of_table("refit-choice-table-named", kind), RollTable, {"kind": kind}, (SIDE, PLACE, TEXT)),
        Choice(_of_table("refit-choice-table", kind), RollTable, {"kind": kind}, (COUNT, *_CONDITIONS[kind])),
    )


def _not_told_of(scene: Scene, kind: RollKind) -> Iterator[Choice]:
    """The leaders and weapons, Guns first, of whom nobody told what ails them: few enough to be tapped.

    A captured weapon that malfunctions does not roll: it is only told of (4.5124).
    """
    if kind in _UNTOLD:
        key, is_meant = _UNTOLD[kind]
        for lot in sorted(scene.campaign.stock, key=lambda lot: lot.piece_type.kind is not PieceKind.GUN):
            if TABLES[kind].fits(lot.piece_type) and is_meant(lot) and not lot.tried:
                yield judged(scene, Reason(key, about=_placed(lot)), _told_of(lot, kind))


def _told_of(lot: Retained, kind: RollKind) -> Command:
    if kind is not RollKind.CAPTURED:
        return _roll_for(lot.model_copy(update={"count": 1}), kind)
    captured = Pieces(type=lot.type, count=1, marks=lot.marks)
    return MarkRetained(
        side=lot.side, place=lot.place, text=roster_text((captured,)), mark=Mark.MALFUNCTIONED
    )


_UNTOLD: Mapping[RollKind, tuple[str, Callable[[Retained], bool]]] = {
    RollKind.WOUNDED: ("refit-choice-roll-also", lambda lot: not lot.marks),
    RollKind.WEAPON: ("refit-choice-roll-malfunctioned", lambda lot: not lot.marks),
    RollKind.CAPTURED: ("refit-choice-captured-malfunctioned", lambda lot: lot.marks == (Mark.CAPTURED,)),
}


def _odds(scene: Scene, kind: RollKind, due: Due) -> Iterator[Forecast]:
    """Of each counter that may roll and for whom all is known; where none is counted, of a case for which
    nothing counts."""
    for lot, roll in due:
        if lot_refusal(scene, kind, lot) is None and (found := forecast(scene, roll)):
            yield replace(found, about=_placed(lot))
    if not scene.campaign.stock and (found := forecast(scene, RollTable(kind=kind))):
        yield found


def _roll_for(lot: Retained, kind: RollKind) -> RollTable:
    text = roster_text((lot.pieces,))
    return RollTable(kind=kind, side=lot.side, place=lot.place, text=text, hex=lot.hex)


def _placed(lot: Retained) -> Reason:
    return lot_told("refit-fact-retained", lot)


def _of_table(key: str, kind: RollKind) -> Reason:
    return Reason(key, args={"kind": kind.value})
