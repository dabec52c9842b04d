"""Waiting for what happens soon, without saying how soon."""

from collections.abc import Callable
from time import sleep

_TRIES = 500
_PAUSE = 0.02  # seconds


def wait_until(is_so: Callable[[], bool]) -> None:
    """Return as soon as something is so; an error when it never is."""
    for _ in range(_TRIES):
        if is_so():
            return
        sleep(_PAUSE)
    raise AssertionError("it never was so")
