"""The advance after combat (11.7)."""

from dataclasses import dataclass

from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class Advance:
    """A unit before a hex that emptied. Enemy ZOC does not matter (11.7b)."""

    is_adjacent: bool = True
    is_artillery: bool = False
    is_emptied_by_retreat: bool = True
    has_own_side_retreated: bool = False  # by choice, before the die
    is_prohibited: bool = False  # the hex, or the hexside to it


def advance_refusal(advance: Advance) -> Reason | None:
    """Why a unit may not advance; None when it may."""
    flaws = (
        (advance.is_artillery, "scw-advance-artillery", "12.5f"),
        (not advance.is_emptied_by_retreat, "scw-advance-not-retreated", "11.7a"),
        (not advance.is_adjacent, "scw-advance-not-adjacent", "11.7a"),
        (advance.has_own_side_retreated, "scw-advance-own-retreat", "11.7f"),
        (advance.is_prohibited, "scw-way-prohibited", "11.7e"),
    )
    return next((Reason(key, rule) for holds, key, rule in flaws if holds), None)
