"""Guns between scenarios: set up near their last hex (CG9a)."""

from companion.reason import Reason

MOST_HEXES_MOVED = 3


def setup_refusal(distance: int) -> Reason | None:
    """Why a Gun may not set up so many hexes from where it last stood; None if it may (CG9a)."""
    if distance <= MOST_HEXES_MOVED:
        return None
    return Reason("gun-setup-too-far", "CG9", args={"distance": distance, "most": MOST_HEXES_MOVED})
