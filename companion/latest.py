"""What was made of large values last, kept while it is asked of the very same ones."""

from collections.abc import Callable, Collection, Hashable
from operator import is_
from typing import Generic, TypeVar

T = TypeVar("T")


class Latest(Generic[T]):
    """One thing made, for many who ask for it before what it was made of changes.

    Where `failed` is given, it is kept in the place of what could not be made, so that nobody tries again.
    With `most` more than one what was made before it is kept too: an act is told by what it changed, and
    undo brings back the very values that were there.
    """

    def __init__(self, *failed: T, most: int = 1) -> None:
        self._failed, self._most = failed, most
        self._kept: tuple[
            tuple[tuple[object, ...], tuple[T, ...]], ...
        ] = ()  # what was asked for last at its end

    def of(self, values: tuple[object, ...], make: Callable[[], T]) -> T:
        """What was made of these values, which are told apart as objects."""
        kept = self._kept  # all at once: other threads may ask for something else meanwhile
        found: tuple[T, ...] = ()
        for of, made in kept:
            if made and _are_the_same(values, of):
                found = made
        if not found:
            self._keep(values, self._failed)
            found = (make(),)
        if not kept or found is not kept[-1][1]:
            self._keep(values, found)
        return found[0]

    def _keep(self, values: tuple[object, ...], made: tuple[T, ...]) -> None:
        others = (one for one in self._kept if not _are_the_same(values, one[0]))
        self._kept = (*others, (values, made))[-self._most :]


class LatestOfEach(Generic[T]):
    """Like `Latest`, one thing for each name: where one of many changes, the others are not made again."""

    def __init__(self) -> None:
        self._made: dict[Hashable, tuple[tuple[object, ...], T]] = {}

    def of(self, name: Hashable, values: tuple[object, ...], make: Callable[[], T]) -> T:
        """What was made under a name of these values, which are told apart as objects."""
        kept = self._made.get(name)
        if kept is None or not _are_the_same(values, kept[0]):
            kept = self._made[name] = (values, make())
        return kept[1]

    def keep_only(self, names: Collection[Hashable]) -> None:
        """Forget what was made under all other names."""
        self._made = {name: made for name, made in self._made.items() if name in names}


def _are_the_same(values: tuple[object, ...], others: tuple[object, ...]) -> bool:
    return len(values) == len(others) and all(map(is_, values, others))
