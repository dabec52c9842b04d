"""The operations that cases can run, and those that wait for a later step.

An adapter translates a case into a call of the companion and its answer back, and does no more.
Adapters live in adapters/<system>/ and register themselves by the name of their operation.
"""

import tomllib
from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.cases.case_files import Values

Adapter = Callable[[Values, Values], Mapping[str, Any]]

_FOLDER = Path(__file__).parent
_adapters: dict[tuple[str, str], Adapter] = {}


def operation(system: str, name: str) -> Callable[[Adapter], Adapter]:
    """Register an adapter: a function of (given, inputs) that returns the values to compare."""

    def register(adapter: Adapter) -> Adapter:
        if (system, name) in _adapters:
            raise ValueError(f"{system} has two adapters of {name}")
        _adapters[system, name] = adapter
        return adapter

    return register


@cache
def adapters() -> Mapping[tuple[str, str], Adapter]:
    """Every adapter, by system and operation."""
    for path in sorted(_FOLDER.glob("adapters/*/*.py")):
        import_module(f"tests.cases.adapters.{path.parent.name}.{path.stem}")
    return _adapters


@cache
def waiting() -> Mapping[str, Mapping[str, str]]:
    """By system: why an operation (or all that fit a pattern with *) is not run yet."""
    with (_FOLDER / "unsupported.toml").open("rb") as file:
        return tomllib.load(file)


def why_waiting(system: str, name: str) -> str | None:
    """The reason why an operation without adapter is not run yet; None when there is none."""
    fitting = (reason for pattern, reason in waiting().get(system, {}).items() if fnmatchcase(name, pattern))
    return next(fitting, None)
