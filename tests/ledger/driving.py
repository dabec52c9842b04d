"""Whether a test drives a session: gives it commands or answers, or works the window or a verb.

Told from the code of the test, of its fixtures and of the helpers that they call, by name.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path

from tests.ledger.rows import GAMES, Row, read_ledger
from tests.reach.graph import Graph
from tests.reach.modules import Definition, Module, read_modules
from tests.reach.scopes import Attribute, Name, Use

ROOT = Path(__file__).parents[2]
LIST = Path(__file__).with_name("undriven.toml")

_DRIVING = frozenset(
    map(Attribute, ("execute", "together", "answer", "answer_from", "overrule", "set_facts"))
)
_SESSION = ("companion.session.session", "Session")
_DOORS = frozenset(
    {
        Name("ui.app", "Application"),
        Name("ui.shell.main_window", "MainWindow"),
        Name("ui.session.bridge", "SessionBridge"),
        Name("companion.cli.app", "run"),
    }
)


def undriven() -> dict[str, list[str]]:
    """By game: the rows that the companion decides and no named test drives a session through."""
    rows = {game: [row for row in read_ledger(game) if row.duty == "AUTO"] for game in GAMES}
    return {game: [row.id for row in own if not _is_driven(row)] for game, own in rows.items()}


@cache
def listed() -> Mapping[str, list[str]]:
    """Those that may still be so."""
    with LIST.open("rb") as file:
        lists: dict[str, list[str]] = tomllib.load(file)
    return lists


def _is_driven(row: Row) -> bool:
    tests = (place.removeprefix("test:") for place in row.places if place.startswith("test:"))
    return any(drives(test) for test in tests)


@cache
def drives(test: str) -> bool:
    """Whether a test, FILE::TEST, drives a session."""
    file, _, function = test.partition("::")
    module = file.removesuffix(".py").replace("/", ".")
    return _drive(_uses_from(f"{module}:{function}"))


def _drive(uses: frozenset[Use]) -> bool:
    if uses & _DOORS:
        return True
    begins = any(
        isinstance(use, Name) and use.attribute and (use.module, use.name) == _SESSION for use in uses
    )
    return begins and bool(uses & _DRIVING)


def _uses_from(test: str) -> frozenset[Use]:
    """All that a test, its fixtures and its helpers use; imported names as they are called at home."""
    graph = _tests()
    used = (graph.definitions[id_].uses for id_ in graph.reached([test]))
    return frozenset(graph.home(use) if isinstance(use, Name) else use for uses in used for use in uses)


# ---- fixtures ----


@cache
def _tests() -> Graph:
    """The tests, in which a parameter stands for the fixture of its name."""
    modules = read_modules(ROOT, ("tests",))
    return Graph({name: _with_fixtures(module, modules) for name, module in modules.items()})


def _with_fixtures(module: Module, modules: Mapping[str, Module]) -> Module:
    definitions = {
        name: replace(found, uses=found.uses.union(_fixtures(found, modules)))
        for name, found in module.definitions.items()
    }
    return replace(module, definitions=definitions)


def _fixtures(function: Definition, modules: Mapping[str, Module]) -> Iterator[Name]:
    """The functions after which its parameters are called: its module's, else the nearest folder's."""
    homes = [module for name in _homes(function.module) if (module := modules.get(name))]
    for parameter in function.parameters:
        known = (Name(home.name, parameter) for home in homes if _has(home, parameter))
        yield from islice(known, 1)


def _has(module: Module, name: str) -> bool:
    return name in module.definitions or name in module.imports


def _homes(module: str) -> Iterator[str]:
    yield module
    while module := module.rpartition(".")[0]:
        yield f"{module}.conftest"
