"""What a rule asks of dice and draw piles."""

from collections.abc import Mapping
from typing import Literal

from pydantic import Field

from companion.chance.purposes import SavedPurpose
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.saved import Frozen, FrozenMap, SavedReason

Signature = tuple[str, ...]


class Request(Frozen):
    """Something asked for: its purpose, and what its title tells beside the purpose's text.

    The purpose with `subject` (the id of what it is asked for, say a gun) and `details` (what of it,
    say a side of a counter) names the request among those that wait. A `serial` makes its id one that
    never comes again, so that a late die answers nothing else; `addressee` is the faction that is to
    answer (empty: whoever sits at the table).
    """

    purpose: SavedPurpose
    rule: str = ""
    hexes: tuple[HexCoord, ...] = ()
    args: FrozenMap[str, str | int] = Field(default_factory=dict)
    about: SavedReason | None = None
    subject: str = ""
    details: FrozenMap[str, str] = Field(default_factory=dict)
    serial: str = ""
    addressee: str = ""

    @property
    def title(self) -> Reason:
        """What it is for in the player's words."""
        return Reason(self.purpose.text, self.rule, self.hexes, self.args, self.about)

    @property
    def name(self) -> str:
        """Names this request among those that wait."""
        what = _what(self.subject, self.details)
        return f"{self.purpose}:{what}" if what else self.purpose.value

    @property
    def id(self) -> str:
        """Names this request for all time; its name alone where it was written before there were serials."""
        return f"{self.name}#{self.serial}" if self.serial else self.name

    @property
    def roll(self) -> str:
        """Names its roll where all see it, though it be asked in secret."""
        return self.serial or self.name


def _what(subject: str, details: Mapping[str, str]) -> str:
    return "/".join(filter(None, (subject, *details.values())))


class Modifier(Frozen):
    """A die-roll modifier and why it counts."""

    value: int
    reason: SavedReason


class Goal(Frozen):
    """What counts as success: a final result within both limits (inclusive; None for no limit).

    `never` and `always` list natural totals that fail or succeed whatever the modifiers say.
    """

    at_most: int | None = None
    at_least: int | None = None
    never: tuple[int, ...] = ()
    always: tuple[int, ...] = ()

    def is_met(self, natural: int, final: int) -> bool:
        """Whether this natural total with this final result succeeds."""
        if natural in self.never:
            return False
        return natural in self.always or self._is_within(final)

    def _is_within(self, final: int) -> bool:
        is_low_enough = self.at_most is None or final <= self.at_most
        return is_low_enough and (self.at_least is None or final >= self.at_least)


class RollRow(Frozen):
    """One of several like rolls: the id of what it is for and what of it, its title, its own modifiers."""

    subject: str = ""
    details: FrozenMap[str, str] = Field(default_factory=dict)
    title: SavedReason | None = None
    modifiers: tuple[Modifier, ...] = ()


class RollRequest(Request):
    """Asks for a roll, or for a list of like rolls answered as one.

    `told_apart` asks for the coloured die, then the white one, where the rule reads them separately;
    otherwise a total will do. `modifiers` hold for every row. `results` tells what it may bring, where
    that is not the same for all who roll.
    """

    kind: Literal["roll"] = "roll"
    dice: int = Field(ge=1, le=20)
    faces: int = Field(default=6, ge=2)
    told_apart: bool = False
    modifiers: tuple[Modifier, ...] = ()
    goal: Goal | None = None
    rows: tuple[RollRow, ...] = Field(default=(RollRow(),), min_length=1)
    results: tuple[SavedReason, ...] = ()

    @property
    def signature(self) -> Signature:
        """What a recorded answer still fits to: modifiers may differ, the dice on the table may not."""
        rows = tuple(_what(row.subject, row.details) for row in self.rows)
        return ("roll", self.name, str(self.dice), str(self.faces), str(self.told_apart), *rows)

    @property
    def dice_told_apart(self) -> tuple[Reason, ...]:
        """What the coloured die tells and what the white one, where they are read separately."""
        dice = ("coloured", "white") if self.told_apart else ()
        return tuple(Reason(f"die-{die}-{self.title.key}") for die in dice)

    @property
    def range(self) -> tuple[int, int]:
        """The lowest and highest natural total of one roll."""
        return self.dice, self.dice * self.faces

    def modifiers_of(self, row: RollRow) -> tuple[Modifier, ...]:
        """All modifiers of one row, the shared ones first."""
        return self.modifiers + row.modifiers


class DrawRequest(Request):
    """Asks for chits drawn at random from a pile, which is named by its id."""

    kind: Literal["draw"] = "draw"
    pile: str
    count: int = Field(default=1, ge=1)

    @property
    def signature(self) -> Signature:
        """What a recorded answer still fits to."""
        return ("draw", self.name, self.pile, str(self.count))
