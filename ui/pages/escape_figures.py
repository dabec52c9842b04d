"""What the escape calculator asks of the rules, as plain figures."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from companion.board.model import Board
from companion.chance.odds import dice_odds
from companion.systems.elst.factions import Faction
from companion.systems.elst.forces.roster import Pieces, parse_roster_line
from companion.systems.elst.forces.units import PieceKind, PieceType
from companion.systems.elst.refit.escape import (
    EscapePlace,
    Escaper,
    EscapeStack,
    escape_drm,
    escape_result,
)
from companion.systems.elst.refit.terms import EscapeResult


@dataclass(frozen=True, slots=True)
class Condition:
    """What is ticked beside the units. `wounded` counts leaders, those named first."""

    place: EscapePlace = field(default_factory=EscapePlace)
    has_gun: bool = False
    is_stunned: bool = False
    wounded: int = 0


def typed_units(text: str, faction: Faction, board: Board) -> tuple[Pieces, ...]:
    """The counters that a line names; RosterError for one that cannot be read."""
    return parse_roster_line(text, faction, board).pieces


def stack_of(pieces: tuple[Pieces, ...], condition: Condition) -> EscapeStack:
    """The units as one stack."""
    types = [some.piece_type for some in pieces for _ in range(some.count)]
    leaders = [place for place, type_ in enumerate(types) if type_.is_smc]
    wounded = leaders[: condition.wounded]
    units = tuple(_escaper(type_, place in wounded, condition) for place, type_ in enumerate(types))
    return EscapeStack(units, condition.place, has_gun=condition.has_gun)


def _escaper(type_: PieceType, is_wounded: bool, condition: Condition) -> Escaper:
    is_stunned = condition.is_stunned and type_.kind is PieceKind.VEHICLE
    return Escaper(type_, is_wounded=is_wounded, is_stunned=is_stunned)


def result_odds(stack: EscapeStack) -> Mapping[EscapeResult, Fraction]:
    """The chance of each result that can come up; StackError for units that cannot be one stack."""
    odds = dice_odds(2).shifted(escape_drm(stack))
    chances: dict[EscapeResult, Fraction] = {}
    for final in odds:
        result = escape_result(stack.is_vehicle, final)
        chances[result] = chances.get(result, Fraction(0)) + odds[final]
    return chances
