"""Pontoon bridges of Nationalist engineers at the Jarama (J.16)."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class Engineer:
    """A bridging engineer at the end of the Nationalist movement phase, or later while its bridge stands."""

    is_beside_river: bool = True
    has_moved: bool = False  # in this phase
    has_built_before: bool = False
    is_in_hex: bool = True  # still where it built
    is_alive: bool = True


def pontoon_refusal(engineer: Engineer) -> Reason | None:
    """Why there is no pontoon; None when there is one (J.16a, J.16c)."""
    return next(_refusals(engineer), None)


def _refusals(engineer: Engineer) -> Iterator[Reason]:
    if not engineer.is_alive:
        yield Reason("scw-pontoon-builder-lost", "J.16c")
    if not engineer.is_in_hex:
        yield Reason("scw-pontoon-builder-left", "J.16c")
    if engineer.has_built_before:
        yield Reason("scw-pontoon-built-before", "J.16c")
    if not engineer.is_beside_river:
        yield Reason("scw-pontoon-no-river", "J.16a")
    if engineer.has_moved:
        yield Reason("scw-pontoon-moved", "J.16a")
