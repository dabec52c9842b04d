"""Answers of a game spelled out whole, the same in every process."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from pydantic import BaseModel

from companion.hexes.coordinates import HexCoord

_PLAIN = frozenset({str, int, bool, type(None), HexCoord})


def spelled(value: Any) -> str:
    """Everything in a value but what is to be called."""
    if type(value) in _PLAIN:
        return repr(value)
    if isinstance(value, BaseModel):
        return f"{type(value).__name__}({_listed(value.__dict__)})"
    if is_dataclass(value) and not isinstance(value, type):
        parts = {field.name: getattr(value, field.name) for field in fields(value) if field.compare}
        return f"{type(value).__name__}({_listed(parts)})"
    if isinstance(value, Mapping):
        return f"{{{_listed({str(key): each for key, each in value.items()})}}}"
    if isinstance(value, set | frozenset):
        return f"{{{', '.join(sorted(map(spelled, value)))}}}"
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(spelled, value))}]"
    if isinstance(value, type):
        return value.__name__
    return "" if callable(value) else repr(value)


def _listed(parts: Mapping[str, Any]) -> str:
    return ", ".join(f"{name}={told}" for name, value in parts.items() if (told := spelled(value)))
