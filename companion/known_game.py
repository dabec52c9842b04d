"""A game as it is listed before anything of it is loaded, and what is loaded of it when first asked for."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field, StringConstraints

from companion.board.model import Board
from companion.program_log import LOG, log_file
from companion.reason import CompanionError, Reason
from companion.saved import Frozen, FrozenMap

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from companion.kit.calculators import Calculator
    from companion.kit.game import AnyGame

Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$")]
Folder = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$")]
Part = Annotated[str, StringConstraints(pattern=r"^[A-Za-z_][\w.]*:[A-Za-z_]\w*$")]


ANY_BOARD = "*"


class GameError(CompanionError):
    """A game that cannot be listed or loaded."""


class KnownGame(Frozen):
    """A game of a `game.toml`: its board, its scenarios, and where in its package the rest stands.

    One whose board is ANY_BOARD is played on all boards that no other game has: those of the players' own.

    `folder` is the one in scenarios/ that holds its data; games of one system share it. `cards` are the
    scenarios that the start page shows, `has` what the window offers for few games only: "sheet", say.
    `former_actions` are actions of the window by the names that the game gave them in earlier versions.
    `main` is its `Game`; `calculators` are `Calculator`s by their ids, in the order in which they are
    offered; `entry_costs_at` is a function of board and hex, left out where the players' own chart has the
    costs. Each is "module:name" within the package.

    Texts: a scenario is `scenario-` and the ids of game and scenario, its card `start-` and the same, then
    also `-length`; a faction is `faction-` and its id, a calculator `calculator-` and its id; the board
    `card-` and its id, then `-title`, `-about` and `-helps`.
    """

    package: str
    id: Id
    folder: Folder
    board: Folder | Literal["*"]
    scenarios: tuple[Id, ...] = Field(min_length=1)
    cards: tuple[Id, ...]
    has: frozenset[Id] = frozenset()
    former_actions: FrozenMap[Id, Id] = Field(default_factory=dict)
    main: Part = Field(alias="game")
    calculators: FrozenMap[Id, Part] = Field(default_factory=dict)
    entry_costs_at: Part | None = Field(None, alias="entry_costs")

    @classmethod
    def listed(cls, package: str, entry: dict[str, Any]) -> "KnownGame":
        """The game of an entry; what it leaves out is called as the game is."""
        name, scenarios = entry.get("id"), entry.get("scenarios")
        usual = {"folder": name, "board": name, "cards": scenarios}
        return cls.model_validate({**usual, **entry, "package": package})

    @property
    def is_for_any_board(self) -> bool:
        """Whether it has no board of its own."""
        return self.board == ANY_BOARD

    def make(self, board: Board) -> "AnyGame":
        """The game on a board, loaded when first asked for; GameError when it cannot be."""
        from companion.kit.game import Game

        with self._loading():
            game = self._load(self.main)(board)
            if not isinstance(game, Game) or game.id != self.id:
                raise TypeError(f"{self.main} is not the game {self.id}")
            return game

    def calculator(self, id_: str) -> "Calculator":
        """What answers from typed figures, without a session; GameError when it cannot be loaded."""
        from companion.kit.calculators import Calculator

        with self._loading():
            found = self._load(self.calculators[id_])
            if not isinstance(found, Calculator):
                raise TypeError(f"{self.calculators[id_]} is no calculator")
            return found

    def entry_costs(self, board: Board, hex_: "HexCoord") -> tuple[Reason, ...] | None:
        """What it costs to enter a hex; None where the players' own chart has it."""
        with self._loading():
            return tuple(self._load(self.entry_costs_at)(board, hex_)) if self.entry_costs_at else None

    def _load(self, part: str) -> Any:
        module, _, name = part.partition(":")
        return getattr(import_module(f"{self.package}.{module}"), name)

    @contextmanager
    def _loading(self) -> Iterator[None]:
        """Whatever a stranger's code raises is one line that names the game."""
        try:
            yield
        except CompanionError:
            raise
        except Exception as fault:
            LOG.error("the game %s cannot be loaded", self.id, exc_info=fault)
            args = {"game": self.id, "file": str(log_file())}
            raise GameError(Reason("game-broken", args=args)) from fault
