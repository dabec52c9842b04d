"""The guide: what players want to do, task by task, each in a few lines and a picture.

The lines are messages of the catalogues, for every language; the pictures are stops of the tour.
"""

from functools import cache
from pathlib import Path
from typing import Literal

from companion.board.model import Board
from companion.files import read_json
from companion.known_games import game_on
from companion.packages import scenario_folder
from companion.paths import resources_dir
from companion.saved import Frozen

_LIST = "guide.json"


class Task(Frozen):
    """One task, for one game alone where a list serves several; `stop` is its picture's in the tour.

    Texts: `guide-<id>-title`, and `guide-<id>`, a line each. `at` are the panels, the pages beside the map,
    the tools and the whole pages at which a player who asks for help is at this task.
    """

    id: str
    stop: str
    at: tuple[str, ...] = ()
    only_in: str = ""

    @property
    def title_key(self) -> str:
        """The message that names it."""
        return f"guide-{self.id}-title"

    @property
    def text_key(self) -> str:
        """The message with its lines."""
        return f"guide-{self.id}"

    def picture(self, language: str) -> Path:
        """Its picture in a language."""
        return picture_folder() / f"{self.stop}-{language}.webp"


class _Guide(Frozen):
    format: Literal["wargame-companion-guide"]
    version: Literal[1]
    tasks: tuple[Task, ...]


def picture_folder() -> Path:
    """Where the pictures lie."""
    return resources_dir() / "guide"


def tasks_on(board: Board) -> tuple[Task, ...]:
    """The tasks of the game that is played on a board; what every game has where there is none."""
    game = game_on(board)
    return guide_of(game.folder, game.id) if game else common_tasks()


def guide_of(folder: str, game: str) -> tuple[Task, ...]:
    """The tasks of a game whose data stand in a folder, its own first, then what every game has."""
    own = tuple(task for task in _read(scenario_folder(folder) / _LIST) if task.only_in in ("", game))
    known = {task.id for task in own}
    return (*own, *(task for task in common_tasks() if task.id not in known))


def common_tasks() -> tuple[Task, ...]:
    """What is done alike in every game."""
    return _read(picture_folder() / _LIST)


def task_at(tasks: tuple[Task, ...], places: tuple[str, ...]) -> Task | None:
    """The first task at the nearest of some places that has one."""
    return next((task for place in places for task in tasks if place in task.at), None)


@cache
def _read(path: Path) -> tuple[Task, ...]:
    """The tasks of a list, read once; none where there is no list."""
    return _Guide.model_validate(read_json(path)).tasks if path.is_file() else ()
