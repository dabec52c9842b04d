"""Calculators as data: figures typed without session or counters, and what they come to."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import JsonValue

from companion.kit.panels import Input, Part
from companion.reason import Reason

Given = Mapping[str, Any]
"""What a player gave, by the names of the inputs; None for a number left open."""

Settings = Mapping[str, JsonValue]
"""The settings of a session, by their keys."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that a list may take in, or holds, by an id; `refusal` says why it may not be taken now."""

    id: str
    label: Reason
    refusal: Reason | None = None


@dataclass(frozen=True, slots=True)
class GrowingList:
    """A field that holds ids in order: what it may take in, and what of it is shown, by all the fields."""

    offers: Callable[[Given], tuple[Offer, ...]]
    listed: Callable[[Given], tuple[Offer, ...]]


@dataclass(frozen=True, slots=True)
class CalculatorField:
    """An input and what it holds at first; None leaves a number open.

    A line of text that `fills` other fields holds nothing itself: what is typed into it stands in those
    after Enter, by their names. `fills` raises CompanionError for a line that cannot be read.
    A number may begin anew by `start_by` whenever that comes to another; a list `grows`.
    """

    input: Input
    start: int | str | None = None
    start_by: Callable[[Given], int] | None = None
    fills: Callable[[str], Given] | None = None
    grows: GrowingList | None = None


@dataclass(frozen=True, slots=True)
class Calculator:
    """One kind of question. `answer` gives what is shown under the fields, also while some are open.

    One that a disputed rule bears on has `answer_by` too: the same by the settings of a session.
    """

    fields: tuple[CalculatorField, ...]
    answer: Callable[[Given], tuple[Part, ...]]
    answer_by: Callable[[Given, Settings], tuple[Part, ...]] | None = None
