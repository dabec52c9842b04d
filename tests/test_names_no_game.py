"""The window and the core name no game: what they need to know of one, the game itself says.

Names are its id, its folder, its board, a scenario, a faction, a text of its own catalogues, a number of its
rules, and words that belong to one game only; in code, comments and docstrings alike. What still names one
is listed in `names_a_game.toml`, with the reason. The list only shrinks.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from companion.known_game import ANY_BOARD
from companion.known_games import GAMES
from companion.packages import own_packages
from tests.boards_of_games import board_of

ROOT = Path(__file__).parents[1]
LIST = Path(__file__).with_name("names_a_game.toml")
OWN_GAMES = tuple(package.name.replace(".", "/") + "/" for package in own_packages())
HOMES = ("ui/games/", *OWN_GAMES)

_ORDINARY = frozenset({"initial"})  # a scenario's id and a plain word: counts where it stands alone
_PARTS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_RULE = re.compile(r"\b[1-9]\.(?:[1-9]\d{2,3}[a-z]*|\d{1,4}[a-z]{1,2})\b")
# Also what stands between two texts: no harm, and parsing all the files takes two seconds more.
_QUOTED = re.compile(r'(?<=")[^"\n]+(?=")')
_NUMPY = re.compile(r"\bas np\b|\bnp\.")
_KEY = re.compile(r"^([a-z0-9-]+) = ?", re.MULTILINE)


def test_no_file_outside_the_games_names_one_but_those_listed() -> None:
    assert {file: sorted(left) for file, names in found().items() if (left := names - allowed(file))} == {}


def test_nothing_is_listed_that_names_no_game_any_more() -> None:
    gone = {file: sorted(set(names) - found().get(file, set())) for file, names in listed().items()}
    assert {file: names for file, names in gone.items() if names} == {}
    assert [folder for folder in whole() if not any(file.startswith(folder) for file in found())] == []


def test_everything_listed_has_its_reason() -> None:
    assert [group for group in _groups() if not group["why"].strip()] == []


# ---- the list ----


@cache
def _list() -> dict[str, Any]:
    return tomllib.loads(LIST.read_text("utf-8"))


def _groups() -> list[dict[str, Any]]:
    groups: list[dict[str, Any]] = _list()["left"]
    return groups


def listed() -> dict[str, list[str]]:
    """What each file may still name."""
    return {file: names for group in _groups() for file, names in group.get("names", {}).items()}


def whole() -> list[str]:
    """Folders and files that are a game's own as they stand."""
    return [place for group in _groups() for place in group.get("whole", ())]


def allowed(file: str) -> set[str]:
    """What a file may name for now."""
    return found()[file] if file.startswith(tuple(whole())) else set(listed().get(file, ()))


# ---- what stands in the files ----


@cache
def found() -> dict[str, set[str]]:
    """What every file outside the games names of them."""
    paths = (path for folder in ("ui", "companion") for path in sorted((ROOT / folder).rglob("*.py")))
    files = (path.relative_to(ROOT).as_posix() for path in paths)
    kept = [file for file in files if not file.startswith(HOMES)]
    names = {file: names_in((ROOT / file).read_text("utf-8")) for file in kept}
    return {file: named for file, named in names.items() if named}


@cache
def game_names() -> frozenset[str]:
    """Ids, folders, boards and factions of the program's own games, word by word."""
    own = {package.name for package in own_packages()}
    games = [game for game in GAMES.values() if game.package in own]
    names = {name for game in games for name in (game.id, game.folder, game.board, *game.scenarios)} - {
        ANY_BOARD
    }
    factions = {str(one) for game in games for one in game.make(board_of(game.id)).factions}
    return frozenset(names | factions)


@cache
def game_texts() -> frozenset[str]:
    """The keys of the catalogues that belong to games: those in folders."""
    own = (ROOT / "resources" / "text" / "en").glob("*/*.ftl")
    return frozenset(key for file in own for key in _KEY.findall(file.read_text("utf-8")))


def names_in(source: str) -> set[str]:
    """Whatever of a game stands in a source file: code, comments and docstrings alike."""
    words = {*_list()["words"]} | (game_names() - _ORDINARY)
    texts = {*_QUOTED.findall(source)}
    rules = {f"rule {number}" for number in _RULE.findall(source)}
    return (words & set(_words(source))) | (texts & (game_texts() | game_names())) | rules


def _words(source: str) -> Iterator[str]:
    """Every name, and every word within it."""
    for name in set(re.findall(r"\w+", _NUMPY.sub("", source))):
        yield name.lower()
        yield from (part.lower() for part in _PARTS.findall(name))
