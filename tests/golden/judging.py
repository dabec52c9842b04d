"""What a game judges at a moment though nobody does anything: what may be done, how far, what cuts a line.

How it is worded and shown is left out: a look that changes is not judged otherwise.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from companion.kit.game import AnyGame
from companion.kit.map_items import MappedGame, MapShade
from companion.kit.panels import Choice
from companion.kit.system import State
from companion.kit.tracing import TracedGame, TracedLine
from companion.reason import CompanionError, Reason
from companion.session.decide import choices
from tests.golden.spelling import spelled

COUNTERS = 3

Verdicts = Iterator[tuple[str, str]]
"""What a verdict is about, and the verdict in full."""


def verdicts(system: AnyGame, state: State, random: Random) -> Verdicts:
    """On what the steps offer, and on some counters."""
    for choice in choices(system.steps(state), state):
        yield _on_choice("may", choice)
    if isinstance(system, MappedGame):
        counters = sorted(system.counters(state), key=lambda counter: counter.id)
        for counter in random.sample(counters, min(COUNTERS, len(counters))):
            yield from _on_counter(system, state, counter, random)


def _on_choice(where: str, choice: Choice) -> tuple[str, str]:
    refused = f": {choice.refusal.key} {choice.refusal.rule}" if choice.refusal else ""
    inputs = [(one.name, one.lowest, one.highest, one.options) for one in choice.inputs]
    told = (choice.label.args, choice.label.about, choice.values, inputs, choice.goes_on, choice.refusal)
    return f"{where} {choice.command.type}{refused}", f"{spelled(told)} {_odds(choice)}"


def _odds(choice: Choice) -> str:
    if choice.odds is None or choice.inputs:
        return ""
    try:
        forecast = choice.odds(choice.build())
    except CompanionError as unknown:
        return spelled(unknown.reason)
    return spelled(forecast and (forecast.modifiers, [chance for _, chance in forecast.rows], forecast.path))


def _on_counter(system: Any, state: State, counter: Any, random: Random) -> Verdicts:
    yield from (_on_choice("counter may", one) for one in system.counter_choices(state, (counter.id,)))
    if counter.hex is None:
        return
    yield "reach", spelled([_reached(shade) for shade in system.reach(state, (counter.id,))])
    yield from ((f"hex {one.key} {one.rule}", spelled(one)) for one in system.hex_help(state, counter.hex))
    if isinstance(system, TracedGame):
        yield from (_on_line(line) for line in system.traced_lines(state, counter.id))
        there = random.choice(list(system.board))
        yield "what if", spelled(system.what_if(state, (counter.id,), there).changes)


def _reached(shade: MapShade) -> tuple[Any, Reason | None]:
    return shade.hexes, shade.letter


def _on_line(line: TracedLine) -> tuple[str, str]:
    state = "holds" if line.ok else "cut"
    return f"line {line.name.key} {state}", spelled((line.reasons, line.path, line.to_free, line.rests_on))
