"""A column of the combat results table, and what each result asks of both sides (11.4, 11.5, 11.6)."""

from collections.abc import Iterator, Sequence

from companion.games.spanish_civil_war.rules.air.bombardment import Bombardment, bomb_result
from companion.games.spanish_civil_war.rules.combat.results import CombatResult, Effect, crt_result
from companion.kit.panels import Table
from companion.reason import Reason

FACES = range(1, 7)
_DUTIES = ("attacker", "defender")


def result_table(
    column: int, drm: int = 0, *, lit: str | None = None, spares_attacker: bool = False
) -> Table:
    """Every result of a column with its natural dice; the row of the code `lit` is lit.

    A barrage `spares_attacker`: what the table does to attackers is nothing to guns (12.4.2).
    """
    dice: dict[str, list[int]] = {}
    results: dict[str, CombatResult] = {}
    for die in FACES:
        result = crt_result(column, die + drm)
        results[result.code] = result
        dice.setdefault(result.code, []).append(die)
    names = ("die", "result", *(() if spares_attacker else ("attacker",)), "defender")
    rows = tuple(_row(result, dice[code], spares_attacker) for code, result in results.items())
    current = list(results).index(lit) if lit in results else None
    return Table(tuple(Reason(f"scw-column-{name}") for name in names), rows, current)


def _row(result: CombatResult, dice: Sequence[int], spares_attacker: bool) -> tuple[Reason, ...]:
    code = Reason("value-shown", args={"value": result.code})
    effects = (result.defender,) if spares_attacker else (result.attacker, result.defender)
    return dice_in_words(dice), code, *map(effect_in_words, effects)


def dice_in_words(dice: Sequence[int]) -> Reason:
    """Dice that come to the same; they follow one another or are listed."""
    is_run = list(dice) == list(range(dice[0], dice[-1] + 1)) and len(dice) > 1
    shown = f"{dice[0]}–{dice[-1]}" if is_run else " ".join(map(str, dice))
    return Reason("value-shown", args={"value": shown})


def effect_in_words(effect: Effect) -> Reason:
    """What a result does to one side, in a few words."""
    kind = "none" if effect.is_none else "both" if effect.steps and effect.retreat else "one"
    args: dict[str, str | int | float] = {
        "kind": kind if kind != "one" else "steps" if effect.steps else "retreat",
        "steps": effect.steps,
        "retreat": effect.retreat,
    }
    return Reason("scw-effect", args=args)


def demands(result: CombatResult, *, spares_attacker: bool = False) -> Iterator[Reason]:
    """What a result asks of each side, line by line."""
    yield Reason("scw-log-result", "11.4e", args={"code": result.code})
    for name, effect in zip(_DUTIES, (result.attacker, result.defender), strict=True):
        if name == "attacker" and spares_attacker:
            continue
        yield Reason(f"scw-demand-{name}", "11.5" if effect.steps else "11.6", about=effect_in_words(effect))
    for winner, loser in (("attacker", result.defender), ("defender", result.attacker)):
        if loser.retreat and not spares_attacker:
            yield Reason("scw-demand-advance", "11.7a", args={"winner": winner})


def bomb_table(attack: Bombardment, die: int | None = None) -> Table:
    """The dice that hit and those that miss (13.3c)."""
    dice = {is_hit: [one for one in FACES if attack.is_hit(one) == is_hit] for is_hit in (True, False)}
    rows = tuple((dice_in_words(some), bomb_result(is_hit=is_hit)) for is_hit, some in dice.items() if some)
    hits = [is_hit for is_hit, some in dice.items() if some]
    current = hits.index(attack.is_hit(die)) if die else None
    return Table((Reason("scw-column-die"), Reason("scw-column-result")), rows, current)
