"""A stack that tries to Escape: its DRM, the odds of its results, and what a DR makes of a unit (4.506)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from companion.board.library import open_board
from companion.chance.odds import dice_odds
from companion.chance.words import chance_in_words, modifier_in_words, signed, with_minus
from companion.games.elst.calculators.fields import (
    SIDES,
    is_ticked,
    number,
    options,
    tick,
    told,
    typed_line,
)
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.refit.escape_words import outcome_in_words
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.forces.pieces import printed_name
from companion.games.elst.rules.forces.roster import parse_roster_line
from companion.games.elst.rules.forces.units import PieceKind, PieceType
from companion.games.elst.rules.refit.escape import (
    EscapePlace,
    Escaper,
    EscapeStack,
    Survivor,
    after_final,
    escape_drm,
    escape_modifiers,
    stack_refusal,
)
from companion.kit.calculators import Calculator, Given
from companion.kit.panels import Lines, Part, Table
from companion.reason import Reason

_BOARD = "elst"
_MOST_LEADERS = 9


@told
def _escape(given: Given) -> tuple[Part, ...]:
    stack = _stack(given)
    if refusal := stack_refusal(stack):
        return (Lines((refusal,)),)
    final = None if given["dr"] is None else given["dr"] + escape_drm(stack)
    rolled = () if final is None else (Lines(tuple(_rolled(stack, given["dr"], final))),)
    return *rolled, Lines(tuple(_modifiers(stack))), _odds_table(stack, final)


# ---- the stack ----


def _stack(given: Given) -> EscapeStack:
    """The units that were typed, as one stack; leaders are wounded as said, and in the order of the line."""
    units = _units(given["units"], Faction(given["side"]))
    leaders = [place for place, one in enumerate(units) if one.piece_type.is_smc]
    wounded = leaders[: given["wounded"] or 0]
    is_stunned = is_ticked(given, "stunned")
    escapers = tuple(
        _escaper(
            one.piece_type,
            is_wounded=place in wounded or Mark.WOUNDED in one.marks,
            is_stunned=is_stunned or Mark.STUNNED in one.marks,
        )
        for place, one in enumerate(units)
    )
    return EscapeStack(escapers, _place(given), has_gun=is_ticked(given, "gun"))


def _units(typed: str, faction: Faction) -> tuple[Pieces, ...]:
    """One by one."""
    pieces = parse_roster_line(typed, faction, open_board(_BOARD)).pieces if typed else ()
    return tuple(some.counting(1) for some in pieces for _ in range(some.count))


def _escaper(type_: PieceType, *, is_wounded: bool, is_stunned: bool) -> Escaper:
    return Escaper(type_, is_wounded=is_wounded, is_stunned=is_stunned and type_.kind is PieceKind.VEHICLE)


def _place(given: Given) -> EscapePlace:
    return EscapePlace(
        is_beside_own_area=is_ticked(given, "beside-own-area"),
        is_in_enemy_area=is_ticked(given, "enemy-area"),
        is_isolated=is_ticked(given, "isolated"),
    )


# ---- in words ----


def _modifiers(stack: EscapeStack) -> Iterator[Reason]:
    yield Reason("escape-drm-sum", args={"drm": signed(escape_drm(stack))})
    found = escape_modifiers(stack)
    yield from map(modifier_in_words, found) if found else (Reason("escape-no-drm"),)


def _rolled(stack: EscapeStack, original: int, final: int) -> Iterator[Reason]:
    """The DR with its result, and what becomes of each unit."""
    shown, drm = with_minus(final), signed(escape_drm(stack))
    args: dict[str, str | int | float] = {"original": original, "drm": drm, "final": shown}
    yield Reason("escape-result", "4.506f", args=args, about=_outcome(stack, final))
    before = (_named(Survivor(unit.type, unit.is_wounded)) for unit in stack.units)
    after = map(_named, after_final(stack, final))
    for (unit, fate), count in Counter(zip(before, after, strict=True)).items():
        args = {"count": count, "unit": unit[0], "unit-is": unit[1], "fate": fate[0], "fate-is": fate[1]}
        yield Reason("escape-fate", args=args)


def _named(unit: Survivor) -> tuple[str, str]:
    """A unit by its counter, and how it is: fine, wounded, lost or, of a leader hit again, asked."""
    if unit.type is None:
        return "", "lost"
    if unit.is_hit_again:
        return printed_name(unit.type), "asked"
    return printed_name(unit.type), "wounded" if unit.is_wounded else "fine"


def _outcome(stack: EscapeStack, final: int) -> Reason:
    """Who is left, without the rule: the table's head and the DR's line name that once."""
    return replace(outcome_in_words(stack, final), rule="")


def _odds_table(stack: EscapeStack, final: int | None) -> Table:
    """The chance of each outcome; that of the DR is lit."""
    odds = dice_odds(2).shifted(escape_drm(stack))
    chances: dict[Reason, Fraction] = {}
    for one in odds:
        outcome = _outcome(stack, one)
        chances[outcome] = chances.get(outcome, Fraction(0)) + odds[one]
    columns = Reason("escape-results", "4.506f"), Reason("elst-calculator-chance")
    rows = tuple((outcome, chance_in_words(chance)) for outcome, chance in chances.items())
    lit = None if final is None else tuple(chances).index(_outcome(stack, final))
    return Table(columns, rows, lit)


ESCAPE = Calculator(
    (
        options("side", SIDES),
        typed_line("units"),
        tick("beside-own-area"),
        tick("enemy-area"),
        tick("isolated"),
        tick("gun"),
        tick("stunned"),
        number("wounded", 0, _MOST_LEADERS, 0),
        number("dr", 2, 12),
    ),
    _escape,
)
