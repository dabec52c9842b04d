"""A column of a combat results table, and what each result demands of both parties."""

from collections.abc import Iterator

from companion.games.no_prisoners.rules.combat.crt import (
    NP_OPTIONS,
    OP_OPTIONS,
    Strengths,
    losses,
    result,
    result_code,
    retreat_hexes,
)
from companion.games.no_prisoners.rules.combat.odds import Odds
from companion.games.no_prisoners.terms import Crt, ResultCode, Role
from companion.kit.panels import Table
from companion.reason import Reason

FACES = range(1, 7)
_CHOICES = {ResultCode.NP: NP_OPTIONS, ResultCode.OP: OP_OPTIONS}


def result_table(crt: Crt, odds: Odds, strengths: Strengths, lit: ResultCode | None = None) -> Table:
    """Every result of the column in use with its dice; the row of `lit` is lit."""
    dice: dict[ResultCode, list[int]] = {}
    for die in FACES:
        dice.setdefault(result_code(crt, die, odds.column), []).append(die)
    columns = ("np-column-die", "np-column-result", "np-column-attacker", "np-column-defender")
    rows = tuple(_row(code, rolled, strengths) for code, rolled in dice.items())
    current = list(dice).index(lit) if lit in dice else None
    return Table(tuple(map(Reason, columns)), rows, current)


def _row(code: ResultCode, dice: list[int], strengths: Strengths) -> tuple[Reason, ...]:
    cells = (party(code, role, strengths) for role in Role)
    return dice_in_words(dice), Reason("np-code", args={"code": code.value}), *cells


def dice_in_words(dice: list[int]) -> Reason:
    """Dice that come to the same: "3", "3-5"."""
    first, last = str(dice[0]), str(dice[-1])
    return Reason("np-dice", args={"first": first, "last": last, "count": len(dice)})


def party(code: ResultCode, role: Role, strengths: Strengths) -> Reason:
    """What a result demands of a party, in a few words; NP and OP: who chooses (11.3h)."""
    if code in _CHOICES:
        return Reason("np-party-choice", args={"code": code.value, "role": role.value})
    owed = losses(code, role, strengths)
    loss = "all" if owed.is_all else "unit" if owed.units else "strength" if owed.strength else "none"
    hexes = retreat_hexes(code, role)
    return Reason(
        "np-party",
        args={"loss": loss, "amount": owed.strength, "hexes": "die" if hexes is None else hexes},
    )


def demands(code: ResultCode, strengths: Strengths) -> Iterator[Reason]:
    """What a result means and what each party must do, line by line (11.3h, RES)."""
    yield Reason("np-result", args={"code": code.value})
    for chosen in _CHOICES.get(code, (code,)):
        if code in _CHOICES:
            yield Reason("np-or-result", "11.3h", args={"code": chosen.value})
        for role in Role:
            yield Reason(f"np-demand-{role.value}", "11.3h", about=party(chosen, role, strengths))
        if pursuer := result(chosen).pursuit:
            yield Reason("np-demand-pursuit", "13.0", args={"role": pursuer.value})
