"""Calculators as data: figures typed without session or counters, and what they come to."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.play.panels import Input, Part
from companion.reason import Reason

Given = Mapping[str, Any]
"""What a player gave, by the names of the inputs; None for a number left open."""


@dataclass(frozen=True, slots=True)
class CalculatorField:
    """An input and what it holds at first; None leaves a number open."""

    input: Input
    start: int | str | None = None


@dataclass(frozen=True, slots=True)
class Calculator:
    """One kind of question. `answer` gives what is shown under the fields, also while some are open."""

    id: str
    title: Reason
    fields: tuple[CalculatorField, ...]
    answer: Callable[[Given], tuple[Part, ...]]
