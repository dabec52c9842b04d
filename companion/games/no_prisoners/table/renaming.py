"""Other names for counters, wherever a value names them: backs for cards, and cards for backs (9.6)."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, TypeVar

from pydantic import BaseModel

from companion.games.no_prisoners.table.counters import Counter
from companion.reason import Reason

V = TypeVar("V")
Names = Mapping[str, str]
Reworded = Callable[[Reason], Reason]


def _as_it_is(reason: Reason) -> Reason:
    return reason


def renamed(value: V, names: Names, reworded: Reworded = _as_it_is) -> V:
    """A value with every counter by its other name; the same where it names none. Cards are left alone."""
    changed: V = _renamed(value, names, reworded)
    return changed


def _renamed(value: Any, names: Names, reworded: Reworded) -> Any:
    match value:
        case Counter():
            return value
        case Reason():
            return reworded(value)
        case str():
            return _name(value, names)
        case BaseModel():
            return _model(value, names, reworded)
        case Mapping():
            return _mapping(value, names, reworded)
        case tuple() | list():
            return _sequence(value, names, reworded)
    return value


def _name(text: Any, names: Names) -> Any:
    """An id, or a path with ids in it ("cards/back-7/strength")."""
    if type(text) is not str:
        return text
    return "/".join(names.get(part, part) for part in text.split("/"))


def _model(value: BaseModel, names: Names, reworded: Reworded) -> BaseModel:
    fields = ((name, getattr(value, name)) for name in type(value).model_fields)
    new = {name: _renamed(old, names, reworded) for name, old in fields}
    changed = {name: item for name, item in new.items() if item is not getattr(value, name)}
    return value.model_copy(update=changed) if changed else value


def _mapping(value: Mapping[Any, Any], names: Names, reworded: Reworded) -> Any:
    new = {_name(key, names): _renamed(item, names, reworded) for key, item in value.items()}
    if all(key in value and item is value[key] for key, item in new.items()):
        return value
    return new if isinstance(value, dict) else MappingProxyType(new)


def _sequence(value: Iterable[Any], names: Names, reworded: Reworded) -> Any:
    old = tuple(value)
    new = tuple(_renamed(item, names, reworded) for item in old)
    return value if all(a is b for a, b in zip(old, new, strict=True)) else type(value)(new)  # type: ignore[call-arg]
