"""How much is tried: little in `./run test`, all of it in `./run fuzz`."""

import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

IS_LONG = bool(os.environ.get("COMPANION_FUZZ"))


def few(values: Iterable[Any], short: int = 1) -> Sequence[Any]:
    """All variants in the long form, the first of them in the short one."""
    return [*values] if IS_LONG else [*values][:short]


def tried_with(
    names: str | Sequence[str], values: Iterable[Any], short: int = 1, **told: Any
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Parametrize a test, in the short form with the first variants alone: the hardest stand there."""

    def mark(test: Callable[..., None]) -> Callable[..., None]:
        return pytest.mark.fuzz(pytest.mark.parametrize(names, few(values, short), **told)(test))

    return mark
