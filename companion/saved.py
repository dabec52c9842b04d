"""Building blocks of everything that is saved: frozen models, read-only mappings, reasons."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, Self, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    PlainSerializer,
    SerializerFunctionWrapHandler,
    WrapSerializer,
)

from companion.hexes.coordinates import HexCoord
from companion.reason import Reason

K = TypeVar("K")
V = TypeVar("V")
T = TypeVar("T")


class Frozen(BaseModel):  # noqa: PLW1641 - pydantic hashes what is frozen
    """A value that never changes: build a changed copy with `model_copy(update=...)`.

    `model_copy` does not validate; it is for values that the code itself made. A model's validator is
    built when it is first needed: a start needs few of them.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", validate_default=True, defer_build=True)

    def __eq__(self, other: object) -> bool:
        """Pydantic's own way looks for private and extra values first, which no frozen model has."""
        if type(self) is not type(other):
            return NotImplemented
        mine, others = self.__dict__, other.__dict__
        return mine == others or (len(mine) != len(others) and super().__eq__(other))  # one keeps more

    def __deepcopy__(self, memo: dict[int, Any] | None = None) -> Self:
        return self  # nothing in it can change, and read-only mappings refuse to be copied


def _read_only(mapping: Mapping[K, V]) -> Mapping[K, V]:
    return MappingProxyType(dict(mapping))


def _as_dict(mapping: Mapping[K, V], serialize: SerializerFunctionWrapHandler) -> Any:
    return serialize(dict(mapping))


def _each_once(named: tuple[T, ...]) -> tuple[T, ...]:
    return tuple(dict.fromkeys(named))


# Things in the order in which they were named, each of them once.
Once = Annotated[tuple[T, ...], AfterValidator(_each_once)]

# A mapping field that nobody can write to; empty by default with Field(default_factory=dict).
FrozenMap = Annotated[Mapping[K, V], AfterValidator(_read_only), WrapSerializer(_as_dict)]

_HEX_KEY = re.compile(r"(?:HexCoord\(q=)?(-?\d+)(?:, r=|,)(-?\d+)\)?")


def _hex_of_key(key: Any) -> Any:
    """A hex from the text of a key: "3,-2", or as versions up to 0.1 wrote it: "HexCoord(q=3, r=-2)"."""
    parts = _HEX_KEY.fullmatch(key) if isinstance(key, str) else None
    return HexCoord(int(parts[1]), int(parts[2])) if parts else key


def _key_of_hex(hex_: HexCoord) -> str:
    return f"{hex_.q},{hex_.r}"


# A hex as the key of a mapping: keys are text in JSON.
HexKey = Annotated[
    HexCoord, BeforeValidator(_hex_of_key), PlainSerializer(_key_of_hex, return_type=str, when_used="json")
]


def _freeze_reason(reason: Reason) -> Reason:
    about = _freeze_reason(reason.about) if reason.about else None
    return Reason(reason.key, reason.rule, reason.hexes, MappingProxyType(dict(reason.args)), about)


def _reason_json(reason: Reason) -> dict[str, Any]:
    """A reason without its empty parts."""
    parts: dict[str, Any] = {"key": reason.key}
    if reason.rule:
        parts["rule"] = reason.rule
    if reason.hexes:
        parts["hexes"] = [{"q": hex_.q, "r": hex_.r} for hex_ in reason.hexes]
    if reason.args:
        parts["args"] = dict(reason.args)
    if reason.about:
        parts["about"] = _reason_json(reason.about)
    return parts


# A reason as a field of a saved model.
SavedReason = Annotated[Reason, AfterValidator(_freeze_reason), PlainSerializer(_reason_json)]


def with_entry(mapping: Mapping[K, V], key: K, value: V) -> Mapping[K, V]:
    """The mapping with one entry put or replaced."""
    return MappingProxyType({**mapping, key: value})


def without_entry(mapping: Mapping[K, V], key: K) -> Mapping[K, V]:
    """The mapping with one entry left out; the same when it has none."""
    return MappingProxyType({name: value for name, value in mapping.items() if name != key})
