"""A sheet of counters: what is printed on each, row by row, for a table that players fill in."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.kit.system import State
from companion.reason import Reason
from companion.session.messages import Command


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One counter: its name, and its cells as they are typed; empty for what nobody has told.

    Rows of one `group` lie together; `is_complete` when nothing printed is missing. `where` is the hex or the
    place in which it stands, None where that is not told.
    """

    id: str
    group: str
    name: Reason
    cells: tuple[str, ...]
    is_complete: bool
    where: Reason | None = None


class CounterSheetGame(ABC):
    """What a game has besides when the printed values of its counters are told by the players."""

    @abstractmethod
    def sheet_columns(self) -> Sequence[Reason]:
        """The names of the cells."""

    @abstractmethod
    def sheet_rows(self, state: State, faction: str) -> Sequence[SheetRow]:
        """The counters of a faction that were told, group by group."""

    @abstractmethod
    def rewrite_rows(self, state: State, cells: Mapping[str, Sequence[str]]) -> Sequence[Command]:
        """The commands that type the cells of some rows anew."""

    @abstractmethod
    def copy_down(self, state: State, row: str) -> Sequence[Command]:
        """The commands that give the values of a row to those below it in its group."""


class OpenSheetGame(CounterSheetGame):
    """A game whose players tell which counters there are, row by row."""

    @abstractmethod
    def add_like(self, state: State, row: str) -> Command:
        """The command that tells one more counter like that of a row."""

    @abstractmethod
    def strike_rows(self, rows: Sequence[str]) -> Command:
        """The command that takes counters out of the sheet."""


class PrintedSetupGame(ABC):
    """What a game has besides when its rulebook prints which counters are set up, and where.

    `setup_words` and `setup_tip` are the catalogue keys of what its button says.
    """

    setup_words, setup_tip = "setup-name", "setup-name-tip"

    @abstractmethod
    def name_setup(self, state: State, faction: str) -> Command | None:
        """The command that names those of a faction that nobody has told; None where none is left."""
