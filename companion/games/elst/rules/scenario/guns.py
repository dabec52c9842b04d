"""Guns between scenarios: set up near their last hex (CG9a)."""

from companion.reason import Reason

MOST_HEXES_MOVED = 3


def setup_refusal(distance: int, nearest: int, *, is_free_beyond: bool) -> Reason | None:
    """Why a Gun may not set up so many hexes from where it last stood; None if it may (CG9a).

    `nearest` is how far the nearest hex of its area is: one that Escaped may be Retained beyond its reach,
    of which the rules say nothing.
    """
    args = {"distance": distance, "most": MOST_HEXES_MOVED}
    if nearest > MOST_HEXES_MOVED:
        return None if is_free_beyond else Reason("gun-setup-nowhere", "CG9", args=args)
    return Reason("gun-setup-too-far", "CG9", args=args) if distance > MOST_HEXES_MOVED else None
