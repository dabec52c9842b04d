"""Repairs without dice: LMG trade, captured things, ammunition, tanks at night, Recall (4.5123b-4.5128)."""

from collections.abc import Callable

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.refit.commands import (
    LoseCaptured,
    LoseRecalled,
    Resupply,
    TradeLmg,
    WithdrawTanks,
)
from companion.games.elst.procedures.refit.following import lose
from companion.games.elst.procedures.refit.progress import step_refusal
from companion.games.elst.procedures.refit.retaining import is_marked
from companion.games.elst.procedures.refit.stock import Retained, Stock, of_type, pieces_at
from companion.games.elst.procedures.refit.stock_events import StockChanged
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.campaign_dates import TimeOfDay
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.refit.areas import ENTRY_NAME
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.table.scene import Scene
from companion.reason import Reason
from companion.session.messages import Command

LMG = Pieces(type="lmg", count=1)
_AMMUNITION = (Mark.SPENT, Mark.LOW_AMMO)
Change = tuple[Stock, Stock]  # taken, added


# ---- the trade ----


def _traded(scene: Scene, command: TradeLmg) -> Change:
    """The LMG and the vehicle, and the vehicle as it is then; of one under Recall it is the MA that is
    Disabled, or it is lost whatever is given for it (4.5128)."""
    stock = tuple(lot for lot in scene.campaign.stock if not lot.is_recalled)
    side, place = command.side, command.place
    (vehicle,) = scene.pieces(command.text, side)[:1]
    wanted = Pieces(type=vehicle.type, count=1)
    disabled = of_type(stock, side, place, wanted, Mark.DISABLED)
    mended = tuple(lot.with_marks(set(lot.marks) - {Mark.DISABLED}) for lot in disabled)
    return (*of_type(stock, side, place, LMG), *disabled), mended


def _trade_refusal(scene: Scene, command: TradeLmg) -> Reason | None:
    if refusal := step_refusal(scene.campaign, RefitStep.REPAIR):
        return refusal
    if not pieces_at(scene.campaign.stock, command.side, command.place):
        return Reason("refit-nothing-counted", "4.5123b", args={"place": command.place})
    taken, mended = _traded(scene, command)
    if not mended:
        return Reason("refit-mg-not-disabled", "4.5123b")
    return None if any(lot.type == LMG.type for lot in taken) else Reason("refit-no-lmg", "4.5123b")


def _trade(course: Course, command: TradeLmg) -> None:
    taken, mended = _traded(course.scene, command)
    lose(course, tuple(lot for lot in taken if lot.type == LMG.type))
    disabled = tuple(lot for lot in taken if lot.type != LMG.type)
    course.add(StockChanged(taken=disabled, added=mended))


# ---- what happens to all counters of a kind at once ----


def _resupplied(scene: Scene) -> Change:
    """Weapons short of ammunition that get some (4.5125, 4.5126)."""
    taken = tuple(lot for lot in scene.campaign.stock if _is_resupplied(scene, lot))
    return taken, tuple(lot.with_marks(set(lot.marks) - set(_AMMUNITION)) for lot in taken)


def _is_resupplied(scene: Scene, lot: Retained) -> bool:
    """What lacks ammunition, unless it is captured or Isolated."""
    lacks = any(mark in lot.marks for mark in _AMMUNITION)
    return lacks and Mark.CAPTURED not in lot.marks and not scene.is_isolated(lot.side, lot.place, lot.hex)


def _lost_captured(scene: Scene) -> Change:
    """Captured weapons that malfunction (4.5124)."""
    captured = (Mark.CAPTURED, Mark.MALFUNCTIONED)
    return tuple(lot for lot in scene.campaign.stock if is_marked(lot, *captured)), ()


def _lost_recalled(scene: Scene) -> Change:
    """AFV under Recall (4.5128)."""
    return tuple(lot for lot in scene.campaign.stock if lot.is_recalled), ()


def _withdrawn(scene: Scene) -> Change:
    """British tanks that spend the night off the map (4.5127)."""
    taken = tuple(lot for lot in scene.campaign.stock if _is_withdrawn(scene, lot))
    return taken, tuple(lot.model_copy(update={"place": ENTRY_NAME, "hex": None}) for lot in taken)


def _is_withdrawn(scene: Scene, lot: Retained) -> bool:
    """Mobile British tanks after an evening scenario, unless Isolated (X-08)."""
    played = scene.campaign.played
    if played is None or played.time is not TimeOfDay.EVENING or lot.side is not Faction.BRITISH:
        return False
    is_on_map = lot.place != ENTRY_NAME and not scene.is_isolated(lot.side, lot.place, lot.hex)
    return is_on_map and lot.piece_type.kind is PieceKind.VEHICLE and Mark.IMMOBILE not in lot.marks


Found = Callable[[Scene], Change]
CHANGES: dict[type[Command], tuple[Found, str, str]] = {
    LoseCaptured: (_lost_captured, "refit-none-captured", "4.5124"),
    Resupply: (_resupplied, "refit-none-resupplied", "4.5125"),
    WithdrawTanks: (_withdrawn, "refit-none-withdrawn", "4.5127"),
    LoseRecalled: (_lost_recalled, "refit-none-recalled", "4.5128"),
}


def _refusal(scene: Scene, command: Command) -> Reason | None:
    """Why nothing happens: it is another step's time, or nobody is concerned."""
    if refusal := step_refusal(scene.campaign, RefitStep.REPAIR):
        return refusal
    found, key, rule = CHANGES[type(command)]
    return None if found(scene)[0] else Reason(key, rule)


def finish_repairs(course: Course) -> None:
    """As the repairs end, all comes by itself that is nobody's choice (4.5124-4.5128)."""
    for command in CHANGES:
        _do(course, command())


def _do(course: Course, command: Command) -> None:
    taken, added = CHANGES[type(command)][0](course.scene)
    if taken and not added:
        lose(course, taken)
    elif taken:
        course.add(StockChanged(taken=taken, added=added))


HANDLERS: Handlers = {
    TradeLmg: (_trade_refusal, _trade),
    **dict.fromkeys(CHANGES, (_refusal, _do)),
}
