"""What Infantry may carry along when it Escapes or Shifts (4.506d, 4.511c)."""

from enum import StrEnum

from companion.reason import Reason
from companion.systems.elst.forces.units import PieceType


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


_RULES = {Journey.ESCAPE: "4.506d", Journey.SHIFT: "4.511c"}


def load_refusal(carrier: Carrier, portage: int, journey: Journey) -> Reason | None:
    """Why a unit may not carry so many PP along; None when it may."""
    most = MOST_PP[carrier]
    if portage < 0:
        return Reason("refit-negative", args={"number": portage})
    if portage <= most:
        return None
    key = "refit-wounded-carries-nothing" if carrier is Carrier.WOUNDED_SMC else "refit-overloaded"
    return Reason(key, _RULES[journey], args={"pp": portage, "most": most})
