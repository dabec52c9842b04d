"""Which corrections an observer may ask for (2.33, 2.4)."""

from dataclasses import dataclass

from companion.games.elst.rules.artillery.readings import ArtilleryReadings
from companion.games.elst.rules.artillery.terms import ArtilleryCounter, BatteryKind, Mission
from companion.hexes.coordinates import HexCoord, distance
from companion.reason import Reason

_REACH = {ArtilleryCounter.SR: 18, ArtilleryCounter.FFE2: 3}


@dataclass(frozen=True, slots=True)
class Correction:
    """A wish to move a battery's counter to an AR hex.

    `mission` is what was declared for it, or is declared with a conversion to FFE:1; None while open.
    `has_known_enemy` tells of the AR hex and those next to it, None while nobody has said.
    """

    kind: BatteryKind
    counter: ArtilleryCounter
    start: HexCoord
    ar: HexCoord
    mission: Mission | None
    may_fire_smoke: bool
    has_known_enemy: bool | None

    @property
    def distance(self) -> int:
        """The range of the correction in hexes."""
        return distance(self.start, self.ar)


def correction_refusal(correction: Correction, readings: ArtilleryReadings) -> Reason | None:
    """Why a correction may not be made; None when it may (2.33e, 2.34a, 2.4a, 2.4b, 2.9b)."""
    if correction.kind is BatteryKind.ROCKET:
        return Reason("oba-rocket-never-corrected", "2.9b")
    reach = _REACH.get(correction.counter)
    if reach is None:
        return Reason("oba-never-corrected", "2.34a")
    if correction.ar == correction.start:
        return Reason("oba-correction-to-itself", "2.4b", (correction.ar,))
    if correction.distance > reach:
        args = {"distance": correction.distance, "reach": reach}
        return Reason("oba-correction-too-far", "2.4a", (correction.ar,), args)
    return _enemy_refusal(correction, readings)


def _enemy_refusal(correction: Correction, readings: ArtilleryReadings) -> Reason | None:
    if correction.has_known_enemy or not needs_known_enemy(
        correction.mission, correction.may_fire_smoke, readings
    ):
        return None
    if correction.has_known_enemy is None:
        return Reason("oba-tell-known-enemy", "2.4b", (correction.ar,))
    return Reason("oba-no-known-enemy", "2.4b", (correction.ar,))


def needs_known_enemy(mission: Mission | None, may_fire_smoke: bool, readings: ArtilleryReadings) -> bool:
    """Whether a correction wants a Known enemy in or next to the AR hex: HE does, smoke does not (2.4b).

    A mission still open counts as smoke where the battery may fire it, unless read otherwise.
    """
    if mission is None:
        return not (may_fire_smoke and readings.smoke_frees_correction)
    return mission is Mission.HE
