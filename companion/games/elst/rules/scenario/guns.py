"""Guns between scenarios: near their last hex, or left to nobody (CG9)."""

from dataclasses import dataclass

from companion.reason import Reason

MOST_HEXES_MOVED = 3


def setup_refusal(distance: int) -> Reason | None:
    """Why a Gun may not set up so many hexes from where it last stood; None if it may (CG9a)."""
    if distance <= MOST_HEXES_MOVED:
        return None
    return Reason("gun-setup-too-far", "CG9", args={"distance": distance, "most": MOST_HEXES_MOVED})


@dataclass(frozen=True, slots=True)
class GunOutside:
    """What a Gun outside its side's Setup Areas must do: Escape with its possessor, or stay nobody's."""

    must_escape: bool

    @property
    def stays_in_hex(self) -> bool:
        """Whether it stays where it is, possessed by neither side."""
        return not self.must_escape


def gun_outside(*, is_possessed: bool) -> GunOutside:
    """A Gun in No Man's Land or Uncontrolled Territory (CG9b; in enemy areas 4.507 governs: K-15)."""
    return GunOutside(must_escape=is_possessed)
