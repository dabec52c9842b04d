"""What becomes of a battery's counter, access and mission (2.11, 2.3b, 2.34, 2.35, 2.5a)."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.rules.artillery.readings import ArtilleryReadings, LostContact
from companion.games.elst.rules.artillery.terms import ArtilleryCounter

_RESOLVED: Mapping[ArtilleryCounter | None, ArtilleryCounter] = {
    ArtilleryCounter.FFE1: ArtilleryCounter.FFE2,
    ArtilleryCounter.FFE2: ArtilleryCounter.FFEC,
}


@dataclass(frozen=True, slots=True)
class Standing:
    """A battery's counter on the map and its access."""

    counter: ArtilleryCounter | None
    has_access: bool


def after_resolution(counter: ArtilleryCounter | None) -> ArtilleryCounter | None:
    """FFE:1 becomes FFE:2, FFE:2 becomes FFE:C; anything else stays what it is (2.5a)."""
    return _RESOLVED.get(counter, counter)


def after_cancelling(standing: Standing) -> Standing:
    """A cancelled FFE ends mission and access; a cancelled SR leaves both (2.35)."""
    is_ffe = standing.counter is not None and standing.counter.is_ffe
    return Standing(None, standing.has_access and not is_ffe)


def after_unseen_ar(standing: Standing) -> Standing:
    """An AR out of sight is removed; an FFE it was to correct is cancelled, an SR stays (2.3b)."""
    if standing.counter is not None and standing.counter.is_ffe:
        return after_cancelling(standing)
    return standing


@dataclass(frozen=True, slots=True)
class LossResult:
    """What loss of contact does: the counter afterwards, and whether an FFE:2 attacks first."""

    counter: ArtilleryCounter | None
    attacks_first: bool = False


def after_lost_contact(counter: ArtilleryCounter | None, readings: ArtilleryReadings) -> LossResult:
    """An SR stays, an FFE:2 is flipped where it stands, an FFE:C is removed (2.11c)."""
    if counter is ArtilleryCounter.FFEC:
        return LossResult(None)
    if counter is ArtilleryCounter.FFE2:
        attacks = readings.ffe2_on_lost_contact is LostContact.RESOLVE_THEN_FLIP
        return LossResult(ArtilleryCounter.FFEC, attacks)
    return LossResult(counter)


def is_cancelled_unseen(
    counter: ArtilleryCounter | None, sight: BlastVerdict, has_attempted: bool, readings: ArtilleryReadings
) -> bool:
    """Whether access and mission are lost for want of contact and of sight to the blast height.

    They are when no DR was made (2.11e); after a failed DR only if so read.
    """
    if counter is None or sight is not BlastVerdict.BLOCKED:
        return False
    return not (has_attempted and readings.failed_attempt_keeps_access)
