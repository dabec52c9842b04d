"""Values of any saved type, made from its annotations, and whether two values are one and the same."""

import json
import types
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from datetime import UTC
from enum import Enum
from fractions import Fraction
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import annotated_types as limits
from hypothesis import assume
from hypothesis import strategies as st
from pydantic import AwareDatetime, BaseModel, JsonValue, TypeAdapter, ValidationError
from pydantic.fields import FieldInfo

from companion.chance.purposes import Purpose
from companion.hexes.coordinates import HexCoord
from tests.session.tiny_game import TinyPurpose

MOST = 3  # things in a collection
WORD = 6  # characters in a text
UNIONS = (Union, types.UnionType)

_numbers = st.integers(-(10**9), 10**9) | st.integers(-9, 99)
_floats = st.floats(allow_nan=False, allow_infinity=False) | st.sampled_from([2.0, -0.0])
_texts = st.text(max_size=WORD) | st.sampled_from(['"', "\n", "null", "2", "A1,-3", "{}"])
_scalars = st.none() | st.booleans() | _numbers | _floats | _texts
_PLAIN: Mapping[Any, st.SearchStrategy[Any]] = {
    str: _texts,
    int: _numbers,
    bool: st.booleans(),
    float: _floats,
    Fraction: st.fractions(),
    AwareDatetime: st.datetimes(timezones=st.just(UTC)),
    types.NoneType: st.none(),
    JsonValue: st.recursive(
        _scalars,
        lambda inner: st.lists(inner, max_size=MOST) | st.dictionaries(_texts, inner, max_size=MOST),
        max_leaves=MOST,
    ),
}


def values(annotation: Any) -> st.SearchStrategy[Any]:
    """Values of an annotation; TypeError for one that nobody has taught this module."""
    if is_record(annotation):
        return st.deferred(lambda: _records(annotation))
    if annotation is Purpose:
        return st.sampled_from(TinyPurpose)
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return st.sampled_from(annotation)
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _limited(args[0], _limits_in(args[1:]))
    if annotation in _PLAIN:
        return _PLAIN[annotation]
    return _compound(annotation, origin, args, 0, MOST)


def _compound(annotation: Any, origin: Any, args: Any, least: int, most: int) -> st.SearchStrategy[Any]:
    if origin in UNIONS:
        return st.one_of(*map(values, args))
    if origin is Literal:
        return st.sampled_from(args)
    if origin is tuple and args[1:] == (...,):
        return st.lists(values(args[0]), min_size=least, max_size=most).map(tuple)
    if origin is tuple:
        return st.tuples(*map(values, args))
    if origin is frozenset:
        return st.frozensets(values(args[0]), min_size=least, max_size=most)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return st.dictionaries(values(args[0]), values(args[1]), min_size=least, max_size=most)
    raise TypeError(f"no values of {annotation!r} are known")


@cache
def _records(class_: Any) -> st.SearchStrategy[Any]:
    """Models and dataclasses, those with fields that their validators refuse left out."""
    needed, others = {}, {}
    for name, annotation, is_needed in parts(class_):
        (needed if is_needed else others)[name] = values(annotation)
    made = st.fixed_dictionaries(needed | others) | st.fixed_dictionaries(needed, optional=others)
    return made.map(lambda fields_: _record(class_, fields_))


def _record(class_: Any, made: Mapping[str, Any]) -> Any:
    try:
        return class_(**made)
    except ValidationError:
        return assume(False)


def is_record(annotation: Any) -> bool:
    """Whether it is a class with fields that are written by their names."""
    return isinstance(annotation, type) and (
        issubclass(annotation, BaseModel | HexCoord) or is_dataclass(annotation)
    )


def parts(class_: Any) -> Iterator[tuple[str, Any, bool]]:
    """The fields of a model or dataclass: name, annotation with all that limits it, whether it is needed."""
    if issubclass(class_, BaseModel):
        for name, field in class_.model_fields.items():
            yield name, Annotated[field.annotation, field], field.is_required()
        return
    hints = get_type_hints(class_, include_extras=True)
    if class_ is HexCoord:
        yield from ((name, hints[name], True) for name in HexCoord._fields)
        return
    for field in fields(class_):
        is_needed = field.default is MISSING and field.default_factory is MISSING
        yield field.name, hints[field.name], is_needed


def _limits_in(notes: tuple[Any, ...]) -> Iterator[Any]:
    for note in notes:
        yield from _limits_in(tuple(note.metadata)) if isinstance(note, FieldInfo) else (note,)


def _limited(annotation: Any, notes: Iterator[Any]) -> st.SearchStrategy[Any]:
    least: dict[str, int] = {}
    for note in notes:
        match note:
            case limits.Ge(ge=low):
                least["low"] = low
            case limits.Gt(gt=below):
                least["low"] = below + 1
            case limits.Le(le=high):
                least["high"] = high
            case limits.MinLen(min_length=fewest):
                least["fewest"] = fewest
            case limits.MaxLen(max_length=most):
                least["most"] = most
            case object(pattern=str(pattern)):
                return st.from_regex(pattern, fullmatch=True)
    return _within(annotation, **least)


def _within(
    annotation: Any, low: int | None = None, high: int | None = None, fewest: int = 0, most: int | None = None
) -> st.SearchStrategy[Any]:
    if annotation is int and (low is not None or high is not None):
        return st.integers(low, high)
    if fewest == 0 and most is None:
        return values(annotation)
    longest = fewest + MOST if most is None else most
    if annotation is str:
        return st.text(min_size=fewest, max_size=longest)
    return _compound(annotation, get_origin(annotation), get_args(annotation), fewest, longest)


def is_same(one: Any, other: Any) -> bool:
    """Whether two values are equal to the last type: 2 is not 2.0, a list no tuple, a text no enum."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return _are_same([*one.items()], [*other.items()])
    if type(one) is not type(other):
        return False
    if isinstance(one, BaseModel) or is_dataclass(one):
        return all(is_same(getattr(one, name), getattr(other, name)) for name, _, _ in parts(type(one)))
    return _are_same(one, other) if isinstance(one, tuple | list) else bool(one == other)


def comes_back(value: Any) -> bool:
    """Whether a value that is written as JSON is read again as it was."""
    return is_same(_there_and_back(value), value)


def _are_same(some: Any, others: Any) -> bool:
    return len(some) == len(others) and all(map(is_same, some, others))


def _there_and_back(value: Any) -> Any:
    adapter = TypeAdapter(type(value))
    return adapter.validate_python(
        json.loads(json.dumps(adapter.dump_python(value, mode="json"))), context=TinyPurpose
    )
