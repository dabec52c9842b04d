"""What every game is begun and carried on with: who plays, start and options, readings, steps."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol

from pydantic import Field, JsonValue

from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Choice
from companion.reason import Reason
from companion.saved import Frozen, FrozenMap
from companion.session.messages import Command, Event
from companion.session.state import PlayState

State = PlayState[Any, Any]


class Players(StrEnum):
    """Who sits at the machine: one, who may see all, or two, who keep secrets from one another."""

    SOLO = "solo"
    TWO = "two"


class Start(Frozen):
    """How a session begins. `settings` fills up with the game's defaults when the session is made."""

    scenario: str
    players: Players = Players.SOLO
    fair_play: bool = False
    settings: FrozenMap[str, JsonValue] = Field(default_factory=dict)
    options: FrozenMap[str, JsonValue] = Field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class StartOption:
    """Something that may be chosen before a scenario begins, one of its values or nothing.

    It goes into `Start.options` under its key. Texts: `start-option-` and the key, then also the value
    or "none".
    """

    key: str
    values: tuple[str, ...]
    rule: str = ""


def _anything(value: JsonValue) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Setting:
    """A reading of the rules that players may choose, or a base table that they may edit.

    `options` lists the readings; None for a table, which takes a value of its default's type that
    `accepts` lets pass. The text `setting-` and the key says what it is about, `rule` which rule. One that
    `needs_consent` touches what players hide from one another: two of them change it only together.
    `unrecorded` counts in a session from before it could be chosen, where that is not the default.
    """

    key: str
    default: JsonValue
    options: tuple[JsonValue, ...] | None = None
    rule: str = ""
    accepts: Callable[[JsonValue], bool] = field(default=_anything, compare=False)
    needs_consent: bool = False
    unrecorded: JsonValue = None

    def in_force(self, values: Mapping[str, JsonValue]) -> JsonValue:
        """What counts in a session with these values."""
        return values.get(self.key, self.default if self.unrecorded is None else self.unrecorded)

    def allows(self, value: JsonValue) -> bool:
        """Whether it can be set to a value."""
        if self.options is not None:
            return value in self.options
        return type(value) is type(self.default) and self.accepts(value)

    def refusal(self, value: JsonValue) -> Reason | None:
        """Why it cannot be set to a value; None when it can."""
        if self.allows(value):
            return None
        name = Reason(f"setting-{self.key}")
        if isinstance(value, dict):
            return Reason("setting-table-impossible", about=name)
        return Reason("value-impossible", args={"value": str(value)}, about=name)


@dataclass(frozen=True, slots=True)
class PackedItem:
    """Something that stands on the table: a piece with its facing, markers and reduced side.

    It stands in a hex, or in a box named by `place`.
    """

    piece: Reason
    hex: HexCoord | None = None
    place: Reason | None = None
    count: int = 1
    marks: tuple[Reason, ...] = ()


class Step(Protocol):
    """A part of the sequence of play that takes some commands."""

    @property
    def commands(self) -> tuple[type[Command], ...]:
        """The commands it takes."""

    def choices(self, state: State) -> Sequence[Choice]:
        """What may be done here, and what may not, with the reason."""

    def blocks(self, state: State) -> Reason | None:
        """Why nothing of a later step may be done yet; None when it may."""

    def refusal(self, state: State, command: Command) -> Reason | None:
        """Why the rules do not allow a command now; None when they do. Players may overrule it."""

    def decide(self, state: State, command: Command) -> Sequence[Event]:
        """The events of a command, whether allowed or overruled.

        Raises IllegalCommandError for a command that cannot be carried out at all.
        """
