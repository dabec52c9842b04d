"""Panels as data: what a game shows beside the map, drawn by a window that does not know the game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from itertools import pairwise
from types import MappingProxyType
from typing import Any

from companion.chance.requests import Modifier
from companion.hexes.coordinates import HexCoord, distance
from companion.kit.facts import Fact
from companion.reason import Reason
from companion.session.messages import Command, Event

_NOTHING: Mapping[str, Any] = MappingProxyType({})


class InputKind(StrEnum):
    """What a player has to give before a choice is a command."""

    HEX = "hex"
    HEXES = "hexes"
    NUMBER = "number"
    TEXT = "text"
    OPTION = "option"
    SEVERAL = "several"


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What may be tapped in place of typing it; `is_added` behind what stands there already.

    Among many it is shown by a `short` name, if it has one. `written` is the text in the player's language,
    where that may be typed too.
    """

    text: str
    label: Reason
    short: str = ""
    is_added: bool = False
    written: Reason | None = None


@dataclass(frozen=True, slots=True)
class Cover:
    """What stands in place of a field that is not in sight, and why the choice waits for it.

    Where only a faction may lift it (`secret_to`), it is lifted once that faction's key is lost.
    """

    words: Reason
    refusal: Reason
    secret_to: str = ""


@dataclass(frozen=True, slots=True)
class Input:
    """A field of the command that is still open. `options` are ids, worded by `option-` and the id, or by
    the suggestion of that text.

    `lowest` and `highest` bound a number; None for no bound above. `usual` is the option that is chosen
    until the player takes another; one that `is_kept` is what the player took last. What `may_be_left`
    open is left out of the command. Where what may be chosen says by itself what is asked it `needs_no_head`
    in sight, and yes or no is one button of that name. A line of text has a `hint` and `suggestions`, and
    may name counters of the side that the command is of (`names_counters`); of what is given by `SEVERAL`,
    each suggestion is taken or not, and the texts of those taken are the value;
    in a form that stands open a field may have a `cover`. `goals` are the hexes that the rules allow, shown
    on the map while a hex is asked for: one of them that is tapped is given where nothing else is asked.
    Of a hex that `ends_way` the way there may be told hex by hex.
    """

    name: str
    kind: InputKind
    label: Reason
    options: tuple[str, ...] = ()
    lowest: int = 0
    highest: int | None = None
    usual: str = ""
    may_be_left: bool = False
    is_kept: bool = False
    needs_no_head: bool = False
    hint: Reason | None = None
    suggestions: tuple[Suggestion, ...] = ()
    names_counters: bool = False
    cover: Cover | None = None
    goals: frozenset[HexCoord] = frozenset()
    ends_way: bool = False

    def hex_of(self, told: Sequence[HexCoord]) -> HexCoord | None:
        """The one hex told, or the last of a way; None where neither is told."""
        steps = pairwise(told)
        is_way = self.ends_way and all(distance(here, there) == 1 for here, there in steps)
        return told[-1] if len(told) == 1 or (told and is_way) else None


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a roll may bring before it is made: each result with its chance, in the order of the table.

    Without rows no roll is needed. `path` is a way to be drawn, hex by hex; empty for other rolls. `about`
    names for whom the roll is, where there are several.
    """

    modifiers: tuple[Modifier, ...] = ()
    rows: tuple[tuple[Reason, Fraction], ...] = ()
    path: tuple[HexCoord, ...] = ()
    about: Reason | None = None
    dice: int = 2

    @property
    def drm(self) -> int:
        """The sum of the modifiers."""
        return sum(modifier.value for modifier in self.modifiers)


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that may be done now, or may not and why.

    `command` is built from `values` and what the player gives for `inputs`. `goes_on`: it leads to the
    next phase or step, and is the one to show where there is room for one only. `odds` of a command that
    is being filled in raise CompanionError while it cannot be read. The form of one that `is_repeated`
    stays open for the next of its row. `leads`: it is what the phase is for, where counters are in hand.
    `short` is how it may be called where its label has no room.
    """

    label: Reason
    command: type[Command]
    values: Mapping[str, Any] = field(default_factory=lambda: _NOTHING)
    inputs: tuple[Input, ...] = ()
    refusal: Reason | None = None
    goes_on: bool = False
    odds: Callable[[Command], Forecast | None] | None = field(default=None, compare=False)
    is_repeated: bool = False
    leads: bool = False
    short: Reason | None = None

    @property
    def is_legal(self) -> bool:
        """Whether it may be done."""
        return self.refusal is None

    @property
    def is_plain(self) -> bool:
        """Whether it may be done without anything to fill in."""
        return self.is_legal and not self.inputs

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


@dataclass(frozen=True, slots=True)
class Form:
    """A choice whose fields, all of them options, stand open; its refusal is told beside it."""

    title: Reason
    choice: Choice


@dataclass(frozen=True, slots=True)
class Basket:
    """A list that grows: a choice for each thing that it may take in, and for each that it holds.

    While its `switch` is on, `switched` are offered in place of `offers`. `done` closes the list; `parts`
    say what it comes to, the first of them in a line.
    """

    offers: tuple[Choice, ...]
    held: tuple[Choice, ...]
    done: Choice
    parts: "tuple[Part, ...]" = ()
    switch: Reason | None = None
    switched: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to tell or to do: what is known of it, the odds, what may be done.

    `id` names it among the tasks of its panel. What stands beside the work `is_folded`; one that `is_done`
    shows it, as far as that is known. Where it `is_named_above` its title would be said twice.
    """

    id: str
    title: Reason
    parts: "tuple[Part, ...]"
    is_folded: bool = False
    is_done: bool = False
    is_named_above: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """A line of what has come out; `secret_to` names the faction that alone may see it."""

    line: Reason
    secret_to: str = ""


@dataclass(frozen=True, slots=True)
class Change:
    """What was and what is; nothing on one side means that there was or is none.

    `secret_to` names the faction that alone may see it.
    """

    subject: Reason
    before: tuple[Reason, ...]
    after: tuple[Reason, ...]
    secret_to: str = ""


@dataclass(frozen=True, slots=True)
class Diff:
    """What has come out so far, line by line, and the difference that it makes, as before and after."""

    title: Reason
    results: tuple[Result, ...] = ()
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class Secret:
    """What one faction alone may see and do, while it is in sight.

    `amount` stands beside the faction's name; `step` is the step of the procedure that it is at, if that
    is not everybody's.
    """

    faction: str
    parts: "tuple[Part, ...]" = ()
    amount: Reason | None = None
    step: str = ""
    is_done: bool = False


@dataclass(frozen=True, slots=True)
class Secrets:
    """The secrets in sight, of which one side's is shown; covered until a side sits down.

    `advice` is told to who sits at the machine; `due` is the faction whose work comes first, if one's does.
    """

    sides: tuple[Secret, ...]
    advice: Reason | None = None
    due: str = ""


@dataclass(frozen=True, slots=True)
class ToldOnMap:
    """What is told by tapping the map beside the panel, and what was told so far."""

    lines: tuple[Reason, ...] = ()


Part = (
    Checklist
    | Lines
    | ChoiceList
    | Gauge
    | Table
    | Track
    | Form
    | Basket
    | Task
    | Forecast
    | Diff
    | Secrets
    | ToldOnMap
)


@dataclass(frozen=True, slots=True)
class ProcedureStep:
    """One step of a procedure. `id` is the number of its rule.

    The map stands beside one that `is_on_map`; where it `is_told_on_map`, with the tool in hand.
    """

    id: str
    name: Reason
    is_on_map: bool = False
    is_told_on_map: bool = False


def _no_news(_events: Sequence[Event]) -> Sequence[Reason]:
    return ()


@dataclass(frozen=True, slots=True)
class Procedure:
    """Steps walked one by one on a page of their own, with the panel's parts as what the step asks.

    `step` is the id of the one under way, empty while none is; what holds then is `between`. `lines` say
    where it all stands, `onward` leads on, in this order. `news` tells what the events of an act have
    brought.
    """

    steps: tuple[ProcedureStep, ...]
    step: str = ""
    between: Reason | None = None
    lines: tuple[Reason, ...] = ()
    onward: tuple[Choice, ...] = ()
    news: Callable[[Sequence[Event]], Sequence[Reason]] = field(default=_no_news, compare=False)

    def at(self, id_: str) -> ProcedureStep | None:
        """The step of an id; None for none."""
        return next((step for step in self.steps if step.id == id_), None)


@dataclass(frozen=True, slots=True)
class Panel:
    """One panel. `id` also finds a special widget for it, where a game brings one.

    The first panel of a game tracks turn and phase. Each other one is a page beside the map, unless a
    widget shows it at a place of its own. A page `is_due` while the phase under way is about it. One with
    a `procedure` is a page in place of the map.
    """

    id: str
    title: Reason
    parts: tuple[Part, ...]
    has_own_place: bool = False
    is_due: bool = False
    procedure: Procedure | None = None
