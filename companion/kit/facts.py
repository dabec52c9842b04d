"""Tracked facts of a game state by path, so that any of them can be set to what the table shows.

A path names fields, mapping keys and tuple places from the top: "guns/g1/contact". A tuple grows by what
is set behind its last place, and loses what is set to nothing.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Protocol

from pydantic import BaseModel, JsonValue

from companion.files import in_one_line
from companion.hexes.coordinates import HexCoord
from companion.latest import Latest
from companion.reason import Reason
from companion.session.errors import IllegalCommandError

_set: Latest[Any] = Latest()


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact that can be set directly: where it lies, its name in words, its possible values.

    `options` is None for any value that the field takes, a number unless it `is_hex`; `sort` goes before
    their ids (`option_in_words`). `secret_to` names the faction whose state holds it. A number outside
    `lowest` and `highest` (inclusive; None for no limit) is one that rules and game box do not know; the
    table may insist on it. A hex is one of the board unless it `may_be_off_map`. `kept_as`: the path under
    which a sheet keeps it, where the one here means nothing in another session. `lacking`: what it is while
    its table has no entry for it.
    """

    path: str
    label: Reason
    options: tuple[JsonValue, ...] | None = None
    secret_to: str = ""
    is_hex: bool = False
    may_be_off_map: bool = False
    lowest: int | None = None
    highest: int | None = None
    sort: str = ""
    kept_as: str = ""
    lacking: JsonValue = None

    def refusal(self, value: JsonValue) -> Reason | None:
        """Why a value is out of the fact's limits; None when it is not."""
        if not isinstance(value, int | float):
            return None
        if self.lowest is not None and value < self.lowest:
            return Reason("fact-too-low", args={"value": str(value), "limit": self.lowest}, about=self.label)
        if self.highest is not None and value > self.highest:
            return Reason(
                "fact-too-high", args={"value": str(value), "limit": self.highest}, about=self.label
            )
        return None


def found_at(facts: Iterable[Fact], paths: Collection[str]) -> Iterator[Fact]:
    """Those of some paths; no more is put together than until all are found."""
    return islice((fact for fact in facts if fact.path in paths), len(paths))


def fact_at(value: Any, path: str) -> Any:
    """The value at a path; IllegalCommandError when there is none. An entry that a table lacks is None."""
    *parts, last = path.split("/")
    try:
        for part in parts:
            children = _children(value)
            value = children[_key(children, part)]
        children = _children(value)
        return children.get(_last_key(value, children, last))
    except LookupError as error:
        raise IllegalCommandError(Reason("fact-unknown", args={"path": path})) from error


def is_other_moment(game: Any, facts: Mapping[str, JsonValue]) -> bool:
    """Whether facts set the game's clock to another turn or phase."""
    told = {path: value for path, value in facts.items() if path.startswith("clock/moment/")}
    return any(fact_at(game, path) != value for path, value in told.items())


def with_fact(value: Any, path: str, new: JsonValue, label: Reason | None = None) -> Any:
    """A frozen value with the fact at a path replaced, checked by the models on the way.

    Raises IllegalCommandError for a path that leads nowhere and for a value that does not fit; `label`
    names the fact there in words.
    """
    try:
        return _replaced(value, path.split("/"), new)
    except LookupError as error:
        raise IllegalCommandError(Reason("fact-unknown", args={"path": path})) from error
    except ValueError as error:
        raise IllegalCommandError(
            fact_impossible(label or Reason("fact-path", args={"path": path}), new)
        ) from error


class SetFact(Protocol):
    """A fact and the value that it is set to."""

    @property
    def path(self) -> str: ...
    @property
    def value(self) -> JsonValue: ...
    @property
    def label(self) -> Reason: ...


def with_facts(value: Any, facts: Sequence[SetFact]) -> Any:
    """A frozen value with several facts replaced, as by `with_fact`.

    It is asked of the same ones as they are judged and as they are folded, and checked once.
    """
    told = (part for fact in facts for part in (fact.path, fact.value))
    return _set.of((value, *told), lambda: _with_each(value, facts))


def _with_each(value: Any, facts: Sequence[SetFact]) -> Any:
    for fact in facts:
        value = with_fact(value, fact.path, fact.value, fact.label)
    return value


def fact_impossible(label: Reason, value: JsonValue) -> Reason:
    """Why a value is none that a fact can have."""
    told = " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
    return Reason("value-impossible", args={"value": in_one_line(told)}, about=label)


def _replaced(value: Any, parts: Sequence[str], new: JsonValue) -> Any:
    children = _children(value)
    if len(parts) > 1:
        key = _key(children, parts[0])
        child = _replaced(children[key], parts[1:], new)
    else:
        key, child = _last_key(value, children, parts[0]), new
    changed = {**children, key: child}
    match value:
        case BaseModel():
            return type(value).model_validate(changed)
        case tuple():
            return tuple(one for one in changed.values() if one is not None)
    return changed


def _last_key(value: Any, children: Mapping[Any, Any], part: str) -> Any:
    """The key of the fact itself, which a table may not have yet: a city that players drew has no value.

    A row has none yet behind its last place.
    """
    try:
        return _key(children, part)
    except LookupError:
        is_next = isinstance(value, tuple) and part == str(len(children))
        if not (isinstance(value, Mapping) or is_next):
            raise
    return part


def _key(children: Mapping[Any, Any], part: str) -> Any:
    """The key that a part of a path names; LookupError when there is none."""
    for key in children:
        if str(key) == part:
            return key
    raise LookupError(part)


def _children(value: Any) -> Mapping[Any, Any]:
    match value:
        case BaseModel():
            return {name: getattr(value, name) for name in type(value).model_fields}
        case Mapping():
            return value
        case tuple() if not isinstance(value, HexCoord):
            return dict(enumerate(value))
    return {}
