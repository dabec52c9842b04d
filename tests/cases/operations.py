"""The operations that cases can run, and those that wait for a later step.

An adapter translates a case into a call of the companion and its answer back, and does no more.
Adapters live in adapters/<system>/ and register themselves by the name of their operation.
"""

import json
import tomllib
from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from functools import cache, wraps
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
        _adapters[system, name] = _with_unsaid(adapter, unsaid().get(system, {}).get(name, {}))
        return adapter

    return register


@cache
def unsaid() -> Mapping[str, Mapping[str, Mapping[str, Values]]]:
    """By system and operation: what a case means that leaves something of its situation or inputs out."""
    return json.loads((_FOLDER / "unsaid.json").read_text("utf-8"))


def _with_unsaid(adapter: Adapter, left_out: Mapping[str, Values]) -> Adapter:
    """The adapter, told what a case takes for granted."""

    @wraps(adapter)
    def told(given: Values, inputs: Values) -> Mapping[str, Any]:
        return adapter(left_out.get("given", {}) | given, left_out.get("when", {}) | inputs)

    return told


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
