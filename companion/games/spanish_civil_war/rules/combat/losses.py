"""What step losses make of a unit (11.5)."""

from enum import StrEnum

ADJACENT = 1


class UnitState(StrEnum):
    """How a unit stands."""

    FULL = "full"
    REDUCED = "reduced"
    REMOVED = "removed"


def after_losses(state: UnitState, steps: int, *, has_reduced_side: bool = True) -> UnitState:
    """A unit after step losses: the first turns it over where it has a second side (11.5)."""
    left = {UnitState.FULL: 1 + has_reduced_side, UnitState.REDUCED: 1, UnitState.REMOVED: 0}[state] - steps
    if left <= 0:
        return UnitState.REMOVED
    return UnitState.REDUCED if steps and state is UnitState.FULL else state
