"""What players tell by tapping the map, and what follows from it, drawn stage by stage."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from companion.hexes.coordinates import HexCoord
from companion.kit.map_items import MapMark, MapShade
from companion.kit.system import State
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.evolve import evolve_all
from companion.session.messages import Command

if TYPE_CHECKING:
    from companion.kit.game import AnyGame


@dataclass(frozen=True, slots=True)
class HandOption:
    """What the hexes become that are tapped: whose they are, say."""

    id: str
    name: Reason


@dataclass(frozen=True, slots=True)
class MapHand:
    """Something that taps and sweeps tell, with what the hexes may become; `usual` is in hand at first."""

    id: str
    name: Reason
    hint: Reason
    options: tuple[HandOption, ...]
    usual: str


@dataclass(frozen=True, slots=True)
class MapStage:
    """How far a drawing has come, in the order in which players draw it; shades are drawn in their order.

    What lies outside the `frame` is not used; without one everything is.
    """

    id: str
    name: Reason
    shades: tuple[MapShade, ...] = ()
    marks: tuple[MapMark, ...] = ()
    frame: frozenset[HexCoord] = frozenset()


class ToldMapGame(ABC):
    """What a game has besides when players tell facts on its map and see what follows, stage by stage."""

    @property
    @abstractmethod
    def hands(self) -> tuple[MapHand, ...]:
        """What taps may tell."""

    @abstractmethod
    def tell(self, state: State, hand: str, option: str, hexes: Sequence[HexCoord]) -> Sequence[Command]:
        """The commands by which some hexes become what an option of a hand says."""

    def takes_words(self, hand: str) -> bool:
        """Whether what a hand tells may be typed in words too."""
        return False

    def tell_in_words(self, state: State, hand: str, option: str, text: str) -> Sequence[Command]:
        """The commands of some words, where a hand takes any; what names no option means the one in hand."""
        return ()

    @abstractmethod
    def stages(self, state: State) -> Sequence[MapStage]:
        """The drawing as it follows from what is told; the last stage alone once it is fixed."""

    @abstractmethod
    def sketch(self) -> State:
        """A state in which everything may be told, where no session keeps it."""


def sketched(told: ToldMapGame, state: State, commands: Iterable[Command]) -> State:
    """A sketch after some commands; IllegalCommandError for one that the rules refuse."""
    game = cast("AnyGame", told)  # which it is besides
    for command in commands:
        step = next(step for step in game.steps(state) if type(command) in step.commands)
        if refusal := step.refusal(state, command):
            raise IllegalCommandError(refusal)
        state = evolve_all(game, state, step.decide(state, command))
    return state
