"""What Infantry may carry along when it Escapes or Shifts (4.506d, 4.511c)."""

from enum import StrEnum

from companion.games.elst.rules.forces.units import PieceType
from companion.reason import Reason


class Carrier(StrEnum):
    """Who carries."""

    MMC = "mmc"
    SMC = "smc"
    WOUNDED_SMC = "wounded-smc"

    @classmethod
    def of(cls, unit: PieceType, is_wounded: bool = False) -> "Carrier":
        """The carrier that an Infantry unit is."""
        if unit.is_mmc:
            return cls.MMC
        return cls.WOUNDED_SMC if is_wounded else cls.SMC


MOST_PP = {Carrier.MMC: 5, Carrier.SMC: 2, Carrier.WOUNDED_SMC: 0}


class Journey(StrEnum):
    """What the load is carried for."""

    ESCAPE = "escape"
    SHIFT = "shift"

    @property
    def rule(self) -> str:
        """The rule about its loads."""
        return _RULES[self]


_RULES = {Journey.ESCAPE: "4.506d", Journey.SHIFT: "4.511c"}


def overload_refusal(most: int, portage: int, journey: Journey) -> Reason | None:
    """Why units that carry at most so much together may not carry so many PP; None when they may."""
    if portage <= most:
        return None
    return Reason("refit-overloaded", journey.rule, args={"pp": portage, "most": most})
