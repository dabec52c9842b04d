"""What a game shows on its map: counters, and layers of shaded hexes, paths and marks.

A window draws all of it without knowing the game. What is shown is public, and of unlocked factions.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Choice
from companion.kit.system import State
from companion.reason import Reason
from companion.session.messages import Command

if TYPE_CHECKING:
    from companion.kit.names import Names


class Symbol(StrEnum):
    """The picture in the middle of a counter."""

    NONE = "none"
    INFANTRY = "infantry"
    CAVALRY = "cavalry"
    CAMELRY = "camelry"
    ARMOUR = "armour"
    MECHANIZED = "mechanized"
    ARTILLERY = "artillery"
    ENGINEER = "engineer"
    MACHINE_GUN = "machine-gun"
    WEAPON = "weapon"
    RADIO = "radio"
    LEADER = "leader"
    HEADQUARTERS = "headquarters"
    AIR = "air"
    NAVAL = "naval"
    TRANSPORT = "transport"
    TRAIN = "train"
    SUPPLY = "supply"
    IRREGULAR = "irregular"


class Motion(StrEnum):
    """Where a counter stands in the moving of the phase under way."""

    FREE = "free"  # nobody waits for it, but it may be moved: the table is right
    DUE = "due"  # still to move
    DONE = "done"  # has moved


class Style(StrEnum):
    """What a layer's colour, pattern and dash say. `FIRST` and `SECOND` are the factions in their order."""

    FIRST = "first"
    SECOND = "second"
    BOTH = "both"
    GOOD = "good"
    DOUBTFUL = "doubtful"
    BAD = "bad"
    GOAL = "goal"
    PLAIN = "plain"


class Hatch(StrEnum):
    """Lines over hexes that are nobody's, or that lack something."""

    SLANTED = "slanted"
    UPRIGHT = "upright"
    SPARSE = "sparse"


class StackKey(NamedTuple):
    """What the counters of a stack share. A `box` is off the map, or a place of its own in a hex."""

    faction: str
    hex: HexCoord | None = None
    box: str = ""

    @property
    def reading_order(self) -> tuple[bool, HexCoord, str]:
        """Sorts stacks: those off the map first, then from column to column."""
        return self.hex is not None, self.hex or HexCoord(0, 0), self.box


@dataclass(frozen=True, slots=True)
class CounterMark:
    """A status that lies on a counter: a letter in a badge, and its name for lists."""

    letter: Reason
    name: Reason
    style: Style = Style.PLAIN


@dataclass(frozen=True, slots=True)
class MapCounter:
    """One counter, in a hex or in a place off the map.

    `id` names it to the game until it moves; it lies in a `hex`, or in a `box` off the map or within the
    hex, named by `place`. Counters of one faction in one of these are a stack, listed from the top.
    `label` are the printed values, `title` the printed designation, `size` the mark above the symbol
    ("II", "X"); `name` says all of it in words, `facts` what else is known of it. One that `goes_by_name`
    is not told apart by its values: lists have its name before them, and the map its `designation`, which is
    the name for short. What is done with one counter of a `formation` is often done with its next. Of those
    in a stack that look the same and have one `likeness` and one set of `traits` any stands for any other,
    whatever their names; without a likeness they go by these. `traits` are said where nothing else tells
    two apart.
    """

    id: str
    faction: str
    name: Reason
    hex: HexCoord | None = None
    box: str = ""
    place: Reason | None = None
    label: str = ""
    title: str = ""
    designation: str = ""
    symbol: Symbol = Symbol.NONE
    size: str = ""
    marks: tuple[CounterMark, ...] = ()
    is_reduced: bool = False
    motion: Motion = Motion.FREE
    facts: tuple[Reason, ...] = ()
    goes_by_name: bool = False
    formation: str = ""
    likeness: Hashable = None
    traits: tuple[Reason, ...] = ()

    @property
    def short_name(self) -> str:
        """What there is room for on the map."""
        return self.title or self.designation

    @property
    def is_moved(self) -> bool:
        """Whether it has moved in the phase under way."""
        return self.motion is Motion.DONE

    @property
    def stack(self) -> StackKey:
        """What it shares with the counters stacked with it."""
        return StackKey(self.faction, self.hex, self.box)


@dataclass(frozen=True, slots=True)
class MapShade:
    """Hexes in a style, each with the same letter: colour is never the only signal.

    With a `hatch` these are lines alone, without tint or outline; one that `is_strong` stands out.
    """

    hexes: frozenset[HexCoord]
    style: Style
    letter: Reason | None = None
    hatch: Hatch | None = None
    is_strong: bool = False


@dataclass(frozen=True, slots=True)
class MapPath:
    """A way from hex to hex."""

    hexes: tuple[HexCoord, ...]
    style: Style = Style.PLAIN


@dataclass(frozen=True, slots=True)
class MapMark:
    """A short text on a hex, in a badge unless it `is_bare`."""

    hex: HexCoord
    text: Reason
    style: Style = Style.PLAIN
    is_bare: bool = False


@dataclass(frozen=True, slots=True)
class Overlay:
    """A layer that players switch on and off as one: ZOC, supply, command, control ..."""

    id: str
    name: Reason
    shades: tuple[MapShade, ...] = ()
    paths: tuple[MapPath, ...] = ()
    marks: tuple[MapMark, ...] = ()


class MappedGame(ABC):
    """What a game has besides when it tracks counters on the map.

    `usual_overlays` are the ids of layers that are shown until they are switched off: markers that matter in
    play.
    """

    usual_overlays: tuple[str, ...] = ()

    @abstractmethod
    def counters(self, state: State) -> Sequence[MapCounter]:
        """Every counter on the map, and those off it that may come onto it."""

    @abstractmethod
    def move_counters(self, state: State, ids: Sequence[str], to: HexCoord) -> Command:
        """The command that moves counters of one stack to a hex.

        Raises IllegalCommandError when they are no longer there or not of one stack.
        """

    def overlays(self, state: State) -> Sequence[Overlay]:
        """The layers over the map, also those with nothing in them now."""
        return ()

    def sets_up_next(self, state: State) -> str:
        """The faction whose counters are set up next, or were first; empty for the first of the game's."""
        return ""

    def counter_choices(self, state: State, ids: Sequence[str]) -> Sequence[Choice]:
        """What else may be done with counters of one stack: they leave, flip, are lost ..."""
        return ()

    def leading_choices(self, state: State, ids: Sequence[str]) -> Sequence[Choice]:
        """What of that the phase is for: asked for with every stack in hand."""
        return tuple(choice for choice in self.counter_choices(state, ids) if choice.leads)

    def counter_facts(self, state: State, counter: MapCounter) -> Sequence[Reason]:
        """What else is known of a counter: worked out for the few that somebody looks at."""
        return counter.facts

    def reach(self, state: State, ids: Sequence[str]) -> Sequence[MapShade]:
        """Where counters of one stack may go together, by what it costs; none where nobody knows."""
        return ()


class RosterGame(ABC):
    """What a game has besides when counters are named by typing: `3x 4-5-7, 9-1 @ NN8`, line by line."""

    @abstractmethod
    def name_counters(self, faction: str, text: str) -> Command:
        """The command that brings the counters of some lines into play."""

    @abstractmethod
    def namable(self, faction: str) -> "Names[Any]":
        """What a faction's lines may name: it is completed as it is typed."""

    def roster_text(self, state: State, faction: str) -> str:
        """The lines that would name a faction's counters again in the next game; empty while it has none."""
        return ""


@dataclass(frozen=True, slots=True)
class RefusedLine:
    """A line of sight for want of which a command is refused: from where to where, and what blocks it."""

    start: HexCoord
    end: HexCoord
    blocking: tuple[HexCoord, ...] = ()
