"""Panels as data: what a game shows beside the map, drawn by a window that does not know the game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from companion.kit.facts import Fact
from companion.program_log import LOG
from companion.reason import Reason
from companion.session.messages import Command

_NOTHING: Mapping[str, Any] = MappingProxyType({})


class InputKind(StrEnum):
    """What a player has to give before a choice is a command."""

    HEX = "hex"
    HEXES = "hexes"
    NUMBER = "number"
    TEXT = "text"
    OPTION = "option"


@dataclass(frozen=True, slots=True)
class Input:
    """A field of the command that is still open. `options` are ids, worded by `option-` and the id.

    `lowest` and `highest` bound a number; None for no bound above. `usual` is the option that is chosen
    until the player takes another; what `may_be_left` open is left out of the command.
    """

    name: str
    kind: InputKind
    label: Reason
    options: tuple[str, ...] = ()
    lowest: int = 0
    highest: int | None = None
    usual: str = ""
    may_be_left: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that may be done now, or may not and why.

    `command` is built from `values` and what the player gives for `inputs`. `goes_on`: it leads to the
    next phase or step, and is the one to show where there is room for one only.
    """

    label: Reason
    command: type[Command]
    values: Mapping[str, Any] = field(default_factory=lambda: _NOTHING)
    inputs: tuple[Input, ...] = ()
    refusal: Reason | None = None
    goes_on: bool = False

    @property
    def is_legal(self) -> bool:
        """Whether it may be done."""
        return self.refusal is None

    def build(self, **given: Any) -> Command:
        """The command, with the open fields as given."""
        return self.command(**self.values, **given)


class Progress(StrEnum):
    """How far a step of a checklist is."""

    DONE = "done"
    CURRENT = "current"
    AHEAD = "ahead"


@dataclass(frozen=True, slots=True)
class ChecklistItem:
    """One line of a checklist, with reminders under it."""

    label: Reason
    progress: Progress = Progress.AHEAD
    reminders: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Checklist:
    """Steps in order."""

    items: tuple[ChecklistItem, ...]


@dataclass(frozen=True, slots=True)
class Lines:
    """Plain lines of text."""

    lines: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class ChoiceList:
    """Buttons: legal choices, and refused ones with their reason."""

    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Gauge:
    """A number out of a largest one (None where there is none)."""

    label: Reason
    value: int
    maximum: int | None = None


Cell = Reason | Fact


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under column headings; `current` is the lit row, counted from 0.

    A fact in a row is set there: a number, or a yes or no.
    """

    columns: tuple[Reason, ...]
    rows: tuple[tuple[Cell, ...], ...]
    current: int | None = None


@dataclass(frozen=True, slots=True)
class Track:
    """Boxes in a row with a marker on one of them, counted from 0."""

    boxes: tuple[Reason, ...]
    position: int | None


Part = Checklist | Lines | ChoiceList | Gauge | Table | Track


@dataclass(frozen=True, slots=True)
class Panel:
    """One panel. `id` also finds a special widget for it, where a game brings one.

    The first panel of a game tracks turn and phase. Each other one is a page beside the map, unless a
    widget shows it at a place of its own. A page `is_due` while the phase under way is about it.
    """

    id: str
    title: Reason
    parts: tuple[Part, ...]
    has_own_place: bool = False
    is_due: bool = False


def each_panel(makers: Mapping[str, Callable[..., Panel]], *given: Any) -> tuple[Panel, ...]:
    """Panels by id, each made by itself out of `given`: one that fails costs no other."""
    return tuple(_made(id_, make, given) for id_, make in makers.items())


def broken_panel(id_: str = "") -> Panel:
    """What stands in for a panel that could not be made."""
    return Panel(id_, Reason("panel-broken"), (Lines((Reason("panel-broken-line"),)),))


def _made(id_: str, make: Callable[..., Panel], given: tuple[Any, ...]) -> Panel:
    try:
        return make(*given)
    except Exception:
        LOG.exception("the panel %s cannot be made", id_)
        return broken_panel(id_)
