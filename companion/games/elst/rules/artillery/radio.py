"""Radio contact: who may try, the DR, and what its result means (2.1, 2.11, 2.8)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from pydantic import Field

from companion.chance.answers import Outcome
from companion.chance.requests import Goal, Modifier, RollRequest
from companion.games.elst.factions import Side
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.readings import ArtilleryReadings
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.games.elst.rules.sequence import Moment, Phase
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.saved import Frozen

BREAKING_DR = 12
RADIO_PP = 1  # 2.1a
MOST_LEVEL = 20


class ObserverKind(StrEnum):
    """Who has the radio."""

    LEADER = "leader"
    OTHER_UNIT = "other-unit"
    OFFBOARD = "offboard"  # needs none (2.8)


class ObserverStatus(StrEnum):
    """How the observer fares."""

    GOOD_ORDER = "good-order"
    PINNED = "pinned"
    BROKEN = "broken"
    IN_MELEE = "in-melee"
    GONE = "gone"  # eliminated or captured


class Radio(StrEnum):
    """Whether the radio works."""

    WORKING = "working"
    MALFUNCTIONED = "malfunctioned"
    LOST = "lost"


class FireCounter(StrEnum):
    """What marks an observer that has tried for contact (2.1f)."""

    PREP_FIRE = "prep-fire"
    FINAL_FIRE = "final-fire"


class Observer(Frozen):
    """The observer of one battery. `hex` is None while nobody has said where he stands.

    `level` 1 is a steeple Location; on boards with floors it is one of those.
    """

    kind: ObserverKind = ObserverKind.LEADER
    status: ObserverStatus = ObserverStatus.GOOD_ORDER
    radio: Radio = Radio.WORKING
    has_radio: bool = True
    hex: HexCoord | None = None
    level: Annotated[int, Field(ge=0, le=MOST_LEVEL)] = 0

    @property
    def is_offboard(self) -> bool:
        """Whether he is the kind that cannot move, be fired on or lose contact (2.8)."""
        return self.kind is ObserverKind.OFFBOARD

    @property
    def has_lost_radio(self) -> bool:
        """Whether nothing calls his battery ever again (2c)."""
        return self.radio is Radio.LOST and not self.is_offboard


def observer_refusal(observer: Observer, readings: ArtilleryReadings) -> Reason | None:
    """Why somebody is no observer now; None when he is one (2.1a, 2.1b, 2c, 2.8b)."""
    if observer.is_offboard:
        return None
    if observer.radio is Radio.LOST:
        return Reason("oba-radio-lost", "2c")
    if not observer.has_radio:
        return Reason("oba-radio-not-possessed", "2.1a")
    if observer.radio is Radio.MALFUNCTIONED:
        return Reason("oba-radio-malfunctioned", "2.1e")
    if observer.kind is not ObserverKind.LEADER:
        return Reason("oba-observer-no-leader", "2.1b")
    if not _is_good_order(observer.status, readings):
        return Reason("oba-observer-not-good-order", "2.1b")
    return None


def _is_good_order(status: ObserverStatus, readings: ArtilleryReadings) -> bool:
    if status is ObserverStatus.PINNED:
        return not readings.pin_loses_contact
    return status is ObserverStatus.GOOD_ORDER


def fate_of_radio(die: int, told: Mapping[int, bool]) -> bool | None:
    """Whether a failed repair dr eliminates the radio (2.1e): by what the base rules were told to say of
    other dice, as a higher one is no better; None where that does not tell.
    """
    if any(is_eliminated and other <= die for other, is_eliminated in told.items()):
        return True
    return False if any(not is_eliminated and other >= die for other, is_eliminated in told.items()) else None


@dataclass(frozen=True, slots=True)
class PhaseSoFar:
    """What has happened in the present phase, as far as it bears on a contact attempt."""

    is_ordnance_smoke_done: bool = True
    has_other_action: bool = False  # any fire or action but ordnance smoke
    has_attempted: bool = False


def attempt_refusal(
    observer: Observer, faction: Side, moment: Moment, so_far: PhaseSoFar, readings: ArtilleryReadings
) -> Reason | None:
    """Why no contact or maintenance DR may be made now; None when one may (2.1b, 2.1c, 2.1g, 2.1j)."""
    if not moment.is_own_fire_phase(faction):
        return Reason("oba-not-own-fire-phase", "2.1c")
    if so_far.has_attempted:
        return Reason("oba-attempted-already", "2.1g")
    if not so_far.is_ordnance_smoke_done:
        return Reason("oba-ordnance-smoke-first", "2.1c")
    if so_far.has_other_action:
        return Reason("oba-too-late-in-phase", "2.1j")
    return observer_refusal(observer, readings)


def contact_drm(kind: BatteryKind, *, is_maintenance: bool) -> int:
    """The DRM of the DR: 0 for contact, -1 for maintenance, -2 with a battalion mortar (2.1d, 2.11a)."""
    if not is_maintenance:
        return 0
    return -2 if kind is BatteryKind.BATTALION_MORTAR else -1


def contact_request(battery: str, number: int, kind: BatteryKind, *, is_maintenance: bool) -> RollRequest:
    """The DR for contact: success at the radio's contact number or less (2.1d, 2.11a).

    An original 12 fails whatever the modified DR is, for it breaks the radio (2.1e).
    """
    drm = contact_drm(kind, is_maintenance=is_maintenance)
    reason = Reason("oba-drm-maintenance", "2.11a", args={"kind": kind.value})
    return RollRequest(
        purpose=ElstPurpose.MAINTENANCE if is_maintenance else ElstPurpose.CONTACT,
        rule="2.11a" if is_maintenance else "2.1d",
        args={"battery": battery, "number": number},
        subject=battery,
        dice=2,
        modifiers=(Modifier(value=drm, reason=reason),) if drm else (),
        goal=Goal(at_most=number, never=(BREAKING_DR,)),
    )


def breaks_radio(outcome: Outcome) -> bool:
    """Whether the radio malfunctions: an original 12 (2.1e)."""
    return outcome.natural == BREAKING_DR


def fire_counter(phase: Phase) -> FireCounter:
    """What marks the observer after an attempt in a PFPh or DFPh (2.1f)."""
    return FireCounter.PREP_FIRE if phase is Phase.PREP_FIRE else FireCounter.FINAL_FIRE


def loses_contact(observer: Observer, readings: ArtilleryReadings) -> bool:
    """Whether contact goes at once because there is no observer any more (2.1e, 2.1h, 2c)."""
    return observer_refusal(observer, readings) is not None


def busy_refusal(mark: FireCounter | None, faction: Side, moment: Moment) -> Reason | None:
    """Why an observer may do nothing but actions of artillery now; None when he is free (2.1f, 2.11f).

    His mark lasts until the next RPh: it binds him in the fire phase of his attempt and in the MPh after it.
    """
    if mark is None:
        return None
    if moment.is_own_fire_phase(faction):
        return Reason("oba-observer-busy", "2.1f")
    is_own_movement = moment.phase is Phase.MOVEMENT and moment.player is faction
    return Reason("oba-observer-stays", "2.1f") if is_own_movement else None
