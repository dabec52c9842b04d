"""What an Escape brings, in words: the same before the dice as after them (4.506f, 4.506g)."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from companion.games.elst.procedures.forces.words import names_text
from companion.games.elst.rules.forces.pieces import printed_name
from companion.games.elst.rules.refit.escape import (
    EscapeStack,
    Survivor,
    after_final,
    escape_finals,
    stack_result,
)
from companion.games.elst.rules.refit.terms import EscapeResult
from companion.reason import Reason

WOUNDED = " w"  # behind the name of a wounded leader


def survivor_names(survivors: Iterable[Survivor]) -> tuple[str, ...]:
    """Those that are left, as their counters are named; a wounded leader has a w behind it."""
    return tuple(f"{printed_name(s.type)}{WOUNDED if s.is_wounded else ''}" for s in survivors if s.type)


def outcome_in_words(stack: EscapeStack, final: int) -> Reason:
    """What a final DR makes of a stack: who is left of it, unless all come out as they are."""
    result, left = stack_result(stack, final), survivor_names(after_final(stack, final))
    if not left and result is not EscapeResult.WRECK:
        result = EscapeResult.ELIMINATED
    args = {"units": names_text(left)} if left and result is not EscapeResult.ESCAPES else {}
    outcome = Reason(f"refit-odds-{result.value}", "4.506f", args=args)
    in_doubt = any(one.is_hit_again for one in after_final(stack, final))
    asked = Reason("refit-odds-wounded-again", "4.506f", about=replace(outcome, rule=""))
    return asked if in_doubt else outcome


def outcomes_in_words(stack: EscapeStack) -> Iterator[Reason]:
    """Every outcome with the final DR that bring it, as these rise."""
    told: list[tuple[int, int | None, Reason]] = []
    for least, most in escape_finals(stack):
        outcome = outcome_in_words(stack, least)
        if told and told[-1][2] == outcome:
            told[-1] = told[-1][0], most, outcome
        else:
            told.append((least, most, outcome))
    for place, (least, most, outcome) in enumerate(told):
        span = "up-to" if place == 0 else "from" if most is None else "one" if most == least else "between"
        args: dict[str, str | int | float] = {"span": span, "least": least, "most": most or 0}
        yield Reason("refit-outcome-on", args=args, about=replace(outcome, rule=""))
