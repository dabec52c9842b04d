"""The accuracy dr of an AR (2.3c, 2.33e, 2.4c)."""

from companion.chance.requests import Goal, Modifier, RollRequest
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.readings import ArtilleryReadings
from companion.reason import Reason

USUAL_NUMBER = 2
_RANGE_DRM = ((12, 2), (6, 1))  # corrected farther than so many hexes


def conversion_drm(distance: int, is_converting: bool, readings: ArtilleryReadings) -> int:
    """+1 for a correction of 7 to 12 hexes, +2 beyond, when conversion to FFE:1 was declared (2.33e)."""
    if not (is_converting or readings.range_drm_without_conversion):
        return 0
    return next((drm for beyond, drm in _RANGE_DRM if distance > beyond), 0)


def accuracy_request(battery: str, number: int, hindrance: int, range_drm: int) -> RollRequest:
    """The accuracy dr: on target at `number` (2; 1 for some nationalities) or less (2.3c)."""
    listed = (
        Modifier(value=hindrance, reason=Reason("oba-drm-hindrance", "2.3c")),
        Modifier(value=range_drm, reason=Reason("oba-drm-long-correction", "2.33e")),
    )
    return RollRequest(
        purpose=ElstPurpose.ACCURACY,
        rule="2.3c",
        args={"battery": battery, "number": number},
        subject=battery,
        dice=1,
        modifiers=tuple(modifier for modifier in listed if modifier.value),
        goal=Goal(at_most=number),
    )
