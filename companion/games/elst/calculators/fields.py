"""What the calculators share: fields by name, ticks, and what cannot be read told in words."""

from collections.abc import Callable
from functools import wraps

from companion.games.elst.factions import Faction
from companion.kit.calculators import CalculatorField, Given
from companion.kit.panels import Input, InputKind, Lines, Part
from companion.kit.questions import NO, YES
from companion.reason import CompanionError, Reason

SIDES = tuple(faction.value for faction in Faction)

Answer = Callable[..., tuple[Part, ...]]


def told(answer: Answer) -> Answer:
    """What cannot be read is told in place of the answer."""

    @wraps(answer)
    def answered(*given: object) -> tuple[Part, ...]:
        try:
            return answer(*given)
        except CompanionError as error:
            return (Lines((error.reason,)),)

    return answered


def typed_line(name: str) -> CalculatorField:
    """A line of text."""
    return CalculatorField(Input(name, InputKind.TEXT, _label(name)))


def number(name: str, lowest: int, highest: int, start: int | None = None) -> CalculatorField:
    """A whole number between two; open at first unless it starts with one."""
    label = _label(name)
    return CalculatorField(Input(name, InputKind.NUMBER, label, lowest=lowest, highest=highest), start)


def options(name: str, ids: tuple[str, ...], start: str | None = None) -> CalculatorField:
    """One of a few, worded by `option-` and its id; at first the first."""
    return CalculatorField(Input(name, InputKind.OPTION, _label(name), ids), start)


def tick(name: str) -> CalculatorField:
    """A yes or no; no at first."""
    return options(name, (NO, YES))


def is_ticked(given: Given, name: str) -> bool:
    """Whether a tick is set."""
    return bool(given[name] == YES)


def _label(name: str) -> Reason:
    return Reason(f"elst-calculator-{name}")
