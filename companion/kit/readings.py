"""Readings: the disputed rules of a game as a model with a field for each, and as a session's settings."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, JsonValue, TypeAdapter, ValidationError

from companion.kit.system import Setting
from companion.latest import Latest

M = TypeVar("M", bound=BaseModel)
Values = Mapping[str, JsonValue]


@dataclass(frozen=True)
class Readings(Generic[M]):
    """A model of readings, each with its default: yes or no, one word of its kind, or a number.

    A setting is called by the prefix and the field's name: sessions keep these names. `rules` has the number
    of the rule that a field is about, `unrecorded` what counted before a field could be chosen,
    `by_consent` the fields that touch what players hide from one another.
    """

    prefix: str
    model: type[M]
    rules: Mapping[str, str]
    unrecorded: Values = field(default_factory=lambda: MappingProxyType({}))
    by_consent: frozenset[str] = frozenset()

    def key(self, name: str) -> str:
        """What the setting of a field is called."""
        return f"{self.prefix}-{name.replace('_', '-')}"

    def settings(self) -> tuple[Setting, ...]:
        """Every reading with its default, in the model's order."""
        return tuple(self._setting(name, value) for name, value in _defaults(self.model).items())

    def chosen(self, values: Values) -> M:
        """How a session with these values reads the rules: the same object while they are."""
        return self._latest.of((values,), lambda: self._read(values))

    def _read(self, values: Values) -> M:
        known = {name: values.get(key, self.unrecorded.get(name)) for name, key in self._keys.items()}
        return self.model.model_validate({name: it for name, it in known.items() if it is not None})

    @cached_property
    def _latest(self) -> Latest[M]:
        return Latest()

    @cached_property
    def _keys(self) -> Mapping[str, str]:
        return {name: self.key(name) for name in self.model.model_fields}

    def _setting(self, name: str, default: JsonValue) -> Setting:
        return Setting(
            self.key(name),
            default,
            _options(self.model.model_fields[name].default),
            self.rules.get(name, ""),
            lambda value: is_shaped(self.model, {name: value}),
            needs_consent=name in self.by_consent,
            unrecorded=self.unrecorded.get(name),
        )


def is_shaped(shape: Any, value: JsonValue) -> bool:
    """Whether a value has the shape of a model or type."""
    try:
        TypeAdapter(shape).validate_python(value)
    except ValidationError:
        return False
    return True


def _defaults(model: type[BaseModel]) -> dict[str, JsonValue]:
    return model().model_dump(mode="json")  # as they come back when they were saved


def _options(default: object) -> tuple[JsonValue, ...] | None:
    """What a reading may be: yes or no, or the words of its kind; None for a number."""
    match default:
        case bool():
            return (True, False)
        case StrEnum():
            return tuple(option.value for option in type(default))
    return None
