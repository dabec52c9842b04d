"""What the window has for one game alone: a folder for each, called as that of its data and found by it."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING

from companion.known_games import game_on
from ui.games.parts import GameParts
from ui.shell.board_filter import of_folder

if TYPE_CHECKING:
    from companion.board.model import Board
    from ui.shell.dock_spec import DockSpec

_NOTHING = GameParts()


@cache
def _found() -> Mapping[str, GameParts]:
    """The parts of every game that has some, by the name of its folder."""
    names = (module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return MappingProxyType({name: import_module(f"{__name__}.{name}").PARTS for name in names})


def parts_on(board: Board) -> GameParts:
    """The parts of the game on a board; none for most."""
    game = game_on(board)
    return _found().get(game.folder, _NOTHING) if game else _NOTHING


def all_parts() -> Iterable[GameParts]:
    """The parts of every game that has some."""
    return _found().values()


def game_docks() -> tuple[DockSpec, ...]:
    """The panels of all games, each for the boards of its own."""
    found = _found().items()
    return tuple(replace(dock, is_for=of_folder(name)) for name, parts in found for dock in parts.docks)


def has_own_panels(board: Board) -> bool:
    """Whether the game on a board has panels of its own."""
    return bool(parts_on(board).docks)
