"""A stack that tries to Escape: its DRM, the odds of its results, and what a DR makes of a unit (4.506)."""

from collections import Counter
from collections.abc import Iterator, Mapping
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
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.forces.pieces import printed_name
from companion.games.elst.rules.forces.roster import Pieces, parse_roster_line
from companion.games.elst.rules.forces.units import PieceKind, PieceType
from companion.games.elst.rules.refit.escape import (
    EscapePlace,
    Escaper,
    EscapeStack,
    Survivor,
    after_escape,
    escape_drm,
    escape_modifiers,
    stack_refusal,
    stack_result,
)
from companion.games.elst.rules.refit.terms import EscapeResult
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
    result = None if given["dr"] is None else stack_result(stack, given["dr"] + escape_drm(stack))
    rolled = () if result is None else (Lines(tuple(_rolled(stack, given["dr"], result))),)
    return *rolled, Lines(tuple(_modifiers(stack))), _odds_table(stack, result)


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


def _rolled(stack: EscapeStack, original: int, result: EscapeResult) -> Iterator[Reason]:
    """The DR with its result, and what becomes of each unit."""
    drm = escape_drm(stack)
    final = with_minus(original + drm)
    args: dict[str, str | int | float] = {"original": original, "drm": signed(drm), "final": final}
    yield Reason("escape-result", "4.506f", args=args, about=_in_words(result))
    before = (_named(Survivor(unit.type, unit.is_wounded)) for unit in stack.units)
    after = (_named(after_escape(unit, result)) for unit in stack.units)
    for (unit, fate), count in Counter(zip(before, after, strict=True)).items():
        args = {"count": count, "unit": unit[0], "unit-is": unit[1], "fate": fate[0], "fate-is": fate[1]}
        yield Reason("escape-fate", args=args)


def _named(unit: Survivor) -> tuple[str, str]:
    """A unit by its counter, and how it is: fine, wounded or lost."""
    if unit.type is None:
        return "", "lost"
    return printed_name(unit.type), "wounded" if unit.is_wounded else "fine"


def _in_words(result: EscapeResult) -> Reason:
    return Reason(f"escape-result-{result.value}")


def _odds_table(stack: EscapeStack, result: EscapeResult | None) -> Table:
    """The chance of each result; that of the DR is lit."""
    odds = _odds(stack)
    columns = Reason("elst-calculator-result"), Reason("elst-calculator-chance")
    rows = tuple((_in_words(one), chance_in_words(chance)) for one, chance in odds.items())
    return Table(columns, rows, None if result is None else tuple(odds).index(result))


def _odds(stack: EscapeStack) -> Mapping[EscapeResult, Fraction]:
    odds = dice_odds(2).shifted(escape_drm(stack))
    chances: dict[EscapeResult, Fraction] = {}
    for final in odds:
        result = stack_result(stack, final)
        chances[result] = chances.get(result, Fraction(0)) + odds[final]
    return chances


ESCAPE = Calculator(
    "elst-escape",
    Reason("elst-calculator-title-escape"),
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
