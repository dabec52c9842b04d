"""What a roll of the Refit Phase may bring, before it is made: modifiers, chances, the way to go."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from companion.chance.odds import dice_odds
from companion.chance.requests import Modifier
from companion.games.elst.procedures.refit.buying import points_forecast
from companion.games.elst.procedures.refit.commands import RollPoints, RollTable, TryEscape, TryShift
from companion.games.elst.procedures.refit.die_tables import TABLES
from companion.games.elst.procedures.refit.escape_words import outcome_in_words
from companion.games.elst.procedures.refit.escaping import escape_stack
from companion.games.elst.procedures.refit.places import placed
from companion.games.elst.procedures.refit.rolling import lot_modifiers, named_lots, typed_condition
from companion.games.elst.procedures.refit.rolls_due import unknown_of
from companion.games.elst.procedures.refit.shifting import shift_needs_roll, shift_of
from companion.games.elst.rules.refit.escape import escape_modifiers, stack_refusal
from companion.games.elst.rules.refit.shift import shift_modifiers, shift_result
from companion.games.elst.table.scene import Scene
from companion.kit.panels import Forecast
from companion.reason import Reason
from companion.session.messages import Command


def forecast(scene: Scene, command: Command) -> Forecast | None:
    """What the roll of a command may bring; None for a command without one, or one that is impossible.

    Raises IllegalCommandError for counters, areas or hexes that cannot be read.
    """
    found = _FORECASTS.get(type(command))
    return found(scene, placed(scene, command)) if found else None


def has_forecast(command: type[Command]) -> bool:
    """Whether a command may have a roll whose odds are told."""
    return command in _FORECASTS


def _rows(dice: int, drm: int, result: Callable[[int], Reason]) -> tuple[tuple[Reason, Fraction], ...]:
    """The chance of each result of a roll, as final numbers rise."""
    odds = dice_odds(dice).shifted(drm)
    found: dict[Reason, Fraction] = {}
    for final in odds:
        reason = result(final)
        found[reason] = found.get(reason, Fraction(0)) + odds[final]
    return tuple(found.items())


def _sum(modifiers: tuple[Modifier, ...]) -> int:
    return sum(modifier.value for modifier in modifiers)


def _escape(scene: Scene, command: TryEscape) -> Forecast | None:
    stack = escape_stack(scene, command)
    if stack_refusal(stack):
        return None
    modifiers = escape_modifiers(stack)
    return Forecast(modifiers, _rows(2, _sum(modifiers), lambda final: outcome_in_words(stack, final)))


def _shift(scene: Scene, command: TryShift) -> Forecast | None:
    path = shift_of(scene, command)
    if path is None:
        return None
    if not shift_needs_roll(scene, command):
        return Forecast(path=path.hexes)
    modifiers = shift_modifiers(path.uncontrolled, path.is_smooth)
    rows = _rows(
        2, _sum(modifiers), lambda final: Reason(f"refit-odds-shift-{shift_result(final).value}", "4.511g")
    )
    return Forecast(modifiers, rows, path.hexes)


def _table(scene: Scene, command: RollTable) -> Forecast | None:
    """Of one case; None where not the same counts for all that are named, or it is not known what does."""
    table, told = TABLES[command.kind], typed_condition(command)
    lots = named_lots(scene, command)
    each = [lot_modifiers(scene, command.kind, lot, told) for lot in lots]
    modifiers = each[0] if each else table.modifiers(told)
    is_open = any(unknown_of(scene, command.kind, lot, told) for lot in lots)
    if is_open or any(other != modifiers for other in each):
        return None
    rows = _rows(1, _sum(modifiers), lambda final: Reason(f"refit-result-{table.result(final)}"))
    return Forecast(modifiers, rows, dice=1)


def _points(scene: Scene, command: RollPoints) -> Forecast:
    odds = points_forecast(scene, command)
    rows = tuple((Reason("refit-log-points", "4.514", args={"count": n}), odds[n]) for n in odds)
    return Forecast(rows=rows)


_FORECASTS: Mapping[type[Command], Callable[[Scene, Any], Forecast | None]] = {
    TryEscape: _escape,
    TryShift: _shift,
    RollTable: _table,
    RollPoints: _points,
}
