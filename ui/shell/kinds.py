"""Finding a thing by its class, where several unlike ones are kept together."""

from typing import TypeVar

T = TypeVar("T")


def of_kind(kind: type[T], *things: object) -> T:
    """The first of `things` that is of a class; LookupError where none is."""
    for thing in things:
        if isinstance(thing, kind):
            return thing
    raise LookupError(kind.__name__)
