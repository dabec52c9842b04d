"""The games that this program knows. They are found, not listed, and none is loaded to find it."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from companion.board.library import has_board, open_board
from companion.board.model import Board
from companion.files import read_bytes, reading
from companion.known_game import GameError, KnownGame
from companion.packages import LIST, GamePackage, installed_packages, own_packages
from companion.reason import CompanionError, Reason
from companion.text import check_texts

if TYPE_CHECKING:
    from companion.kit.game import AnyGame, Systems
    from companion.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class _Found:
    games: Mapping[str, KnownGame]
    left_out: tuple[Reason, ...]


@cache
def _found() -> _Found:
    """Every game, the program's own first. A package that cannot be listed costs only itself."""
    games: dict[str, KnownGame] = {}
    left_out = []
    for package in (*own_packages(), *installed_packages()):
        try:
            games |= {game.id: game for game in _listed(package, games.values())}
        except CompanionError as trouble:
            left_out.append(Reason("game-left-out", args={"package": package.name}, about=trouble.reason))
    return _Found(MappingProxyType(games), tuple(left_out))


def _listed(package: GamePackage, known: Iterable[KnownGame]) -> list[KnownGame]:
    if package.folder is None:
        raise GameError(Reason("game-package-missing"))
    with reading(LIST, GameError):
        entries = tomllib.loads(read_bytes(package.folder / LIST).decode())["game"]
        games = [KnownGame.listed(package.name, entry) for entry in entries]
    check_texts(package.folder / "text")
    for place, game in enumerate(games):
        _require_playable(game, (*known, *games[:place]))
    return games


def _require_playable(game: KnownGame, known: Iterable[KnownGame]) -> None:
    """A game has a board or is for any, and no other game has its name or its board."""
    if not game.is_for_any_board and not has_board(game.board):
        raise GameError(Reason("game-without-board", args={"board": game.board}))
    if any(game.id == other.id or game.board == other.board for other in known):
        raise GameError(Reason("game-listed-twice", args={"game": game.id}))


class _Games(Mapping[str, KnownGame]):
    """Looked for when first asked."""

    def __getitem__(self, id_: str) -> KnownGame:
        return _found().games[id_]

    def __iter__(self) -> Iterator[str]:
        return iter(_found().games)

    def __len__(self) -> int:
        return len(_found().games)


GAMES: Mapping[str, KnownGame] = _Games()


def games_left_out() -> tuple[Reason, ...]:
    """Which packages bring games that cannot be listed, and why."""
    return _found().left_out


def present_action(id_: str) -> str:
    """The window's action that may have had another name in an earlier version."""
    return next((game.former_actions[id_] for game in GAMES.values() if id_ in game.former_actions), id_)


def forget_games() -> None:
    """Look for games anew when next asked: another package is there, or one is gone."""
    installed_packages.cache_clear()
    _found.cache_clear()


def boards_of_games() -> tuple[str, ...]:
    """The boards that games have of their own, by id."""
    return tuple(game.board for game in GAMES.values() if not game.is_for_any_board)


def game_on(board: Board) -> KnownGame | None:
    """The game that is played on a board: its own, else the one for any board; None when there is none."""
    own = (game for game in GAMES.values() if game.board == board.id)
    return next(own, None) or next((game for game in GAMES.values() if game.is_for_any_board), None)


def rulebook_on(board: Board) -> "Rulebook | None":
    """The rules of the game that is played on a board; None when there is no game or no list of its rules."""
    game = game_on(board)
    return _rules_of(game.folder, game.id) if game else None


@cache
def _rules_of(folder: str, game: str) -> "Rulebook | None":
    """The list of a game's rules, put together once: every line that names a rule asks for it."""
    from companion.rulebook import rulebook

    book = rulebook(folder)
    return book.of(game) if book else None


def systems_with(board: Board | None) -> "Systems":
    """Finds all games by their ids: that of a board on it, the others on their own as these come.

    A game for any board is found on that board alone, where it is no other game's.
    """

    def find(id_: str) -> "AnyGame | None":
        game = GAMES.get(id_)
        if game is None:
            return None
        if board is not None and game_on(board) is game:
            return game.make(board)
        return None if game.is_for_any_board else game.make(open_board(game.board))

    return find
