"""The tables of the Refit Phase, and the words in which they give their results."""

from enum import StrEnum


class EscapeResult(StrEnum):
    """What becomes of those that try to Escape (4.506f)."""

    ESCAPES = "escapes"
    REPLACED = "replaced"
    REDUCED = "reduced"
    REPLACED_AND_REDUCED = "replaced-and-reduced"
    ELIMINATED = "eliminated"
    WRECK = "wreck"


class ShiftResult(StrEnum):
    """What becomes of a group that tries to Shift (4.511g)."""

    SUCCESS = "success"
    FAILURE = "failure"
    SUCCESS_WITH_LOSSES = "success-with-losses"
    ELIMINATED = "eliminated"


class RollKind(StrEnum):
    """A table of the Refit Phase that wants one die for each case."""

    WOUNDED = "wounded"
    IMMOBILE = "immobile"
    STUN = "stun"
    WEAPON = "weapon"
    VEHICULAR_WEAPON = "vehicular-weapon"
    MAIN_ARMAMENT = "main-armament"
    CAPTURED = "captured"


class WoundResult(StrEnum):
    """What becomes of a wounded leader (4.508)."""

    UNWOUNDED = "unwounded"
    WOUNDED = "wounded"
    ELIMINATED = "eliminated"


class ImmobileResult(StrEnum):
    """What becomes of an immobile vehicle (4.5121)."""

    MOBILE = "mobile"
    NO_CHANGE = "no-change"


class StunResult(StrEnum):
    """What becomes of a stunned vehicle (4.5122)."""

    RECOVERED = "recovered"
    NO_CHANGE = "no-change"
    ELIMINATED = "eliminated"


class WeaponResult(StrEnum):
    """What becomes of a malfunctioned weapon (4.5123)."""

    REPAIRED = "repaired"
    ELIMINATED = "eliminated"
    DISABLED = "disabled"  # in place of eliminated, for vehicular weapons
