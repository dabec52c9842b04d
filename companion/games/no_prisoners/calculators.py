"""Calculators without a session: a combat from typed totals, and what a random event comes to."""

from dataclasses import replace

from companion.games.no_prisoners.rules.combat.crt import Strengths, result_code
from companion.games.no_prisoners.rules.combat.odds import (
    Attacker,
    Multiplier,
    Shifts,
    Target,
    attack_refusal,
    odds,
)
from companion.games.no_prisoners.rules.turn.calendar import LAST_TURN, GameTurn
from companion.games.no_prisoners.rules.turn.random_events import EventKind, Situation, event_kind
from companion.games.no_prisoners.shown.events import event_table, outcome
from companion.games.no_prisoners.shown.results import demands, result_table
from companion.games.no_prisoners.terms import Crt, Faction, PlayerTurn
from companion.kit.calculators import Calculator, CalculatorField, Given
from companion.kit.panels import Input, InputKind, Lines, Part
from companion.kit.questions import NO, YES
from companion.reason import Reason

MOST_STRENGTH = 99
_DOUBLING = "ground-doubling"  # any ground that doubles the defence
_GROUND = {"ground-open": "clear", "ground-town": "town", _DOUBLING: "rough", "ground-red-city": "city_red"}


# ---- fields ----


def _number(name: str, lowest: int, highest: int, start: int | None = None) -> CalculatorField:
    label = Reason(f"np-calculator-{name}")
    return CalculatorField(Input(name, InputKind.NUMBER, label, lowest=lowest, highest=highest), start)


def _options(name: str, options: tuple[str, ...]) -> CalculatorField:
    return CalculatorField(Input(name, InputKind.OPTION, Reason(f"np-calculator-{name}"), options))


def _tick(name: str) -> CalculatorField:
    return _options(name, (NO, YES))


# ---- combat ----


def _combat(given: Given) -> tuple[Part, ...]:
    """Column with every shift, the results of the column, and of a die what each party must do."""
    attack, defence, crt = given["attack"], given["defence"], Crt(given["crt"])
    if attack is None or defence is None:
        return (Lines((Reason("np-calculator-type-strengths"),)),)
    attackers, target = (_attacker(given),), _target(given)
    if refusal := attack_refusal(attackers, target, crt):
        return (Lines((refusal,)),)
    found = odds(attackers, target, Shifts(*(given[name] == YES for name in ("air", "naval", "command"))))
    if given["terrain"] == _DOUBLING and found.multiplier.terrain == _GROUND[_DOUBLING]:
        found = replace(found, multiplier=Multiplier(found.multiplier.value, "any"))
    strengths = Strengths(attack, defence)
    code = result_code(crt, given["die"], found.column) if given["die"] else None
    table = result_table(crt, found, strengths, code)
    told = (Lines(tuple(demands(code, strengths))),) if code else ()
    return Lines(found.explained()), table, *told


def _attacker(given: Given) -> Attacker:
    is_supplied = given["unsupplied"] == NO
    return Attacker(given["attack"], is_supplied=is_supplied, is_across_river=given["river"] == YES)


def _target(given: Given) -> Target:
    terrain = frozenset({_GROUND[given["terrain"]]})
    return Target((given["defence"],), Faction.CENTRAL_POWERS, terrain)


COMBAT = Calculator(
    (
        _number("attack", 0, MOST_STRENGTH),
        _number("defence", 0, MOST_STRENGTH),
        _options("crt", tuple(crt.value for crt in Crt)),
        _options("terrain", tuple(_GROUND)),
        _tick("river"),
        _tick("unsupplied"),
        _tick("air"),
        _tick("naval"),
        _tick("command"),
        _number("die", 1, 6),
    ),
    _combat,
)


# ---- random events ----


def _events(given: Given) -> tuple[Part, ...]:
    """The table of a player turn as things stand, and what a die comes to."""
    player_turn = PlayerTurn(given["player-turn"])

    def situation(_kind: EventKind) -> Situation:
        return Situation(
            turn=GameTurn(given["turn"] or 1),
            player_turn=player_turn,
            occurred=given["occurred"] or 0,
            has_revolted=given["revolted"] == YES,
            is_historical_revolt=given["historical-revolt"] == YES,
            is_historical_withdrawal=given["historical-withdrawals"] == YES,
            enemy_holds_place=given["place"] == YES,
            own_vp=given["own-vp"] or 0,
            enemy_vp=given["enemy-vp"] or 0,
        )

    kind = event_kind(player_turn, given["die"]) if given["die"] else None
    table = event_table(player_turn, situation, kind, given["second-die"] or 0)
    told = (Lines(tuple(outcome(kind, situation(kind), given["second-die"]))),) if kind else ()
    return table, *told


EVENTS = Calculator(
    (
        _options("player-turn", tuple(turn.value for turn in PlayerTurn)),
        _number("turn", 1, LAST_TURN, 1),
        _number("occurred", 0, 9, 0),
        _tick("revolted"),
        _tick("place"),
        _tick("historical-revolt"),
        _tick("historical-withdrawals"),
        _number("own-vp", 0, 999, 0),
        _number("enemy-vp", 0, 999, 0),
        _number("die", 1, 6),
        _number("second-die", 1, 6),
    ),
    _events,
)
