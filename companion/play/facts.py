"""Tracked facts of a game state by path, so that any of them can be set to what the table shows.

A path names fields, mapping keys and tuple places from the top: "batteries/b1/contact".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel, JsonValue, ValidationError

from companion.play.errors import IllegalCommandError
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact that can be set directly: where it lies, its name in words, its possible values.

    `options` is None for any value that the field takes; `secret_to` names the faction whose state
    holds it.
    """

    path: str
    label: Reason
    options: tuple[JsonValue, ...] | None = None
    secret_to: str = ""


def fact_at(value: Any, path: str) -> Any:
    """The value at a path; IllegalCommandError when there is none."""
    for part in path.split("/"):
        value = _child(value, part, path)
    return value


def with_fact(value: Any, path: str, new: JsonValue) -> Any:
    """A frozen value with the fact at a path replaced, checked by the models on the way.

    Raises IllegalCommandError for a path that leads nowhere and for a value that does not fit.
    """
    first, _, rest = path.partition("/")
    child = with_fact(_child(value, first, path), rest, new) if rest else new
    try:
        return _with_child(value, first, child)
    except (ValidationError, ValueError, IndexError) as error:
        args = {"path": path, "value": str(new)}
        raise IllegalCommandError(Reason("fact-impossible", args=args)) from error


def _child(value: Any, part: str, path: str) -> Any:
    children = _children(value)
    for key, child in children.items():
        if str(key) == part:
            return child
    raise IllegalCommandError(Reason("fact-unknown", args={"path": path}))


def _children(value: Any) -> Mapping[Any, Any]:
    match value:
        case BaseModel():
            return {name: getattr(value, name) for name in type(value).model_fields}
        case Mapping():
            return value
        case tuple():
            return dict(enumerate(value))
    return {}


def _with_child(value: Any, part: str, child: Any) -> Any:
    match value:
        case BaseModel():
            return type(value).model_validate({**_children(value), part: child})
        case Mapping():
            key = next((key for key in value if str(key) == part), part)
            return {**value, key: child}
        case tuple():
            place = int(part)
            return (*value[:place], child, *value[place + 1 :])
    raise ValueError(part)
