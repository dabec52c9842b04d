"""What play does not reach, against the list of what may still stand unreached."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from tests.reach.graph import Graph
from tests.reach.modules import BODY, read_modules

ROOT = Path(__file__).parents[2]
LIST = Path(__file__).with_name("unreached.toml")

_GAMES = "companion.games."
_REST = "companion"
"""The group in the list of all that stands below the games; a game's group is called like its folder."""


@cache
def played() -> Graph:
    """The companion with its window."""
    return Graph(read_modules(ROOT, ("companion", "ui")))


def roots(graph: Graph) -> Iterator[str]:
    """Where play begins: the games that are found, and the script with its window and its verbs."""
    yield from (id_ for id_ in graph.definitions if id_.startswith("companion.known_games:"))
    yield from found_games()
    yield from ("ui.cli:main", f"ui.cli:{BODY}", f"companion.text.__main__:{BODY}")


def found_games() -> Iterator[str]:
    """What the lists beside the games name as made from them when they are asked for."""
    for path in (ROOT / "companion/games").glob("*/game.toml"):
        package = f"{_GAMES}{path.parent.name}"
        for game in tomllib.loads(path.read_text("utf-8"))["game"]:
            values = *game.values(), *game.get("calculators", {}).values()
            yield from (f"{package}.{one}" for one in values if isinstance(one, str) and ":" in one)


@cache
def unreached() -> frozenset[str]:
    """Every function, class and method of the companion that play does not reach.

    The methods of an unreached class go without saying.
    """
    graph = played()
    reached = graph.reached(roots(graph))
    left = {
        found.id
        for found in graph.definitions.values()
        if found.kind != "value" and found.id not in reached and found.module.startswith(_REST)
    }
    inner = {id_ for id_ in left if graph.definitions[id_].kind == "method"}
    return frozenset(left - {id_ for id_ in inner if graph.definitions[id_].owner in left})


@cache
def listed() -> Mapping[str, str]:
    """Why each of them is still there, by id."""
    with LIST.open("rb") as file:
        groups = tomllib.load(file)
    return {_id(group, name): why for group, names in groups.items() for name, why in names.items()}


def _id(group: str, name: str) -> str:
    return f"{_REST}.{name}" if group == _REST else f"{_GAMES}{group}.{name}"
