"""The words of the artillery rules: counters, missions, kinds of battery, actions."""

from enum import StrEnum


class ArtilleryCounter(StrEnum):
    """What a battery has on the map."""

    SR = "sr"  # spotting round
    FFE1 = "ffe-1"  # fire for effect: just placed,
    FFE2 = "ffe-2"  # resolved once,
    FFEC = "ffe-c"  # and resolved twice: continuation

    @property
    def printed(self) -> str:
        """What is printed on it, the same in every language."""
        return self.value.upper().replace("-", ":")

    @property
    def is_ffe(self) -> bool:
        """Whether it has a blast area that attacks."""
        return self is not ArtilleryCounter.SR


class Mission(StrEnum):
    """What a fire mission fires (2.7)."""

    HE = "he"
    SMOKE = "smoke"


class BatteryKind(StrEnum):
    """Kinds of battery that the rules tell apart."""

    NORMAL = "normal"
    BATTALION_MORTAR = "battalion-mortar"
    ROCKET = "rocket"


class Action(StrEnum):
    """Everything an observer in contact may wish to do, the forbidden included."""

    DRAW_ACCESS = "draw-access"
    PLACE_AR = "place-ar"
    KEEP_SR = "keep-sr"
    CORRECT_SR = "correct-sr"
    CORRECT_SR_CONVERT_HE = "correct-sr-convert-he"
    CORRECT_SR_CONVERT_SMOKE = "correct-sr-convert-smoke"
    CONVERT_SR_HE = "convert-sr-he"
    CONVERT_SR_SMOKE = "convert-sr-smoke"
    CANCEL_SR = "cancel-sr"
    CANCEL_SR_NEW_AR = "cancel-sr-new-ar"
    RESOLVE_FFE2 = "resolve-ffe2"
    CORRECT_FFE2 = "correct-ffe2"
    CANCEL_FFE2 = "cancel-ffe2"
    FFE2_TO_SR = "ffe2-to-sr"
    FFEC_TO_FFE1_HE = "ffec-to-ffe1-he"
    FFEC_TO_FFE1_SMOKE = "ffec-to-ffe1-smoke"
    FFEC_TO_SR = "ffec-to-sr"
    CORRECT_FFEC = "correct-ffec"
    END_ACTIVITY = "end-activity"
