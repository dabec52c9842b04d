"""What was made of large values last, kept while it is asked of the very same ones."""

from collections.abc import Callable, Collection, Hashable
from operator import is_
from typing import Generic, TypeVar

T = TypeVar("T")


class Latest(Generic[T]):
    """One thing made, for many who ask for it before what it was made of changes.

    Where `failed` is given, it is kept in the place of what could not be made, so that nobody tries again.
    """

    def __init__(self, *failed: T) -> None:
        self._failed = failed
        self._kept: tuple[tuple[object, ...], tuple[T, ...]] = (), ()

    def of(self, values: tuple[object, ...], make: Callable[[], T]) -> T:
        """What was made of these values, which are told apart as objects."""
        of, made = self._kept  # both at once: other threads may ask for something else meanwhile
        if not made or not _are_the_same(values, of):
            self._kept = values, self._failed
            made = (make(),)
            self._kept = values, made
        return made[0]


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
