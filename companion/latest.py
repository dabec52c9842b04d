"""What was made of large values last, kept while it is asked of the very same ones."""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Latest(Generic[T]):
    """One thing made, for many who ask for it before what it was made of changes.

    Where `failed` is given, it is kept in the place of what could not be made, so that nobody tries again.
    """

    def __init__(self, *failed: T) -> None:
        self._failed = failed
        self._of: tuple[object, ...] = ()
        self._made: tuple[T, ...] = ()

    def of(self, values: tuple[object, ...], make: Callable[[], T]) -> T:
        """What was made of these values, which are told apart as objects."""
        if not self._made or not _are_the_same(values, self._of):
            self._of, self._made = values, self._failed
            self._made = (make(),)
        return self._made[0]


def _are_the_same(values: tuple[object, ...], others: tuple[object, ...]) -> bool:
    return len(values) == len(others) and all(one is other for one, other in zip(values, others, strict=True))
