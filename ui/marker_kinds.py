"""The kinds of marker a player can put on a hex, as the tray and the toggles name them."""

from enum import StrEnum


class MarkerKind(StrEnum):
    """What one tap puts on a hex; the value is the stem of its text keys and icon."""

    SMOKE = "smoke"
    DISPERSED_SMOKE = "dispersed-smoke"
    WHITE_PHOSPHORUS = "white-phosphorus"
    VEHICLE = "vehicle"
    WRECK = "wreck"
    FFE = "ffe"
