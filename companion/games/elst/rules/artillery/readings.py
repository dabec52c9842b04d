"""How disputed artillery rules are read: one setting for each, with its default."""

from enum import StrEnum

from companion.saved import Frozen


class LostContact(StrEnum):
    """What an FFE:2 does when contact is not maintained (2.11c against 2.5b)."""

    RESOLVE_THEN_FLIP = "resolve-then-flip"
    FLIP_ONLY = "flip-only"


class LostInMidTurn(StrEnum):
    """When it tells that contact (2.11c) or sight (2.11e) went outside the owner's fire phase."""

    NEXT_FIRE_PHASE = "next-fire-phase"
    AT_ONCE = "at-once"


class SteepleCritical(StrEnum):
    """What a critical hit makes of the steeple hex's extra +1 at ground level (2.5d)."""

    STILL_COUNTS = "still-counts"
    DROPPED = "dropped"


class ArtilleryReadings(Frozen):
    """The chosen readings."""

    ffe2_on_lost_contact: LostContact = LostContact.RESOLVE_THEN_FLIP
    lost_in_mid_turn: LostInMidTurn = LostInMidTurn.NEXT_FIRE_PHASE
    sight_lost_in_mid_turn: LostInMidTurn = LostInMidTurn.NEXT_FIRE_PHASE
    steeple_critical: SteepleCritical = SteepleCritical.STILL_COUNTS
    pin_loses_contact: bool = False  # 2.1h
    maintenance_drm_after_loss: bool = False  # 2.11a: the drm also counts when regaining contact
    failed_attempt_keeps_access: bool = True  # 2.11e: unseen blast height, attempt made and failed
    unseen_ar_ends_activity: bool = True  # 2.3b
    range_drm_without_conversion: bool = False  # 2.33e: +1/+2 for every long correction
    conversion_needs_blast_sight: bool = True  # 2.33h
    smoke_frees_correction: bool = True  # 2.4b: no enemy at the AR while the mission may become smoke
    continued_sr_may_convert: bool = False  # 2.34c: an SR made of an FFE:C, corrected in that phase
    smoke_ffe_hinders: bool = True  # 2.5g: a smoke FFE's blast area adds its +1 as well
    smoke_is_renewed: bool = True  # 2.7: the second resolution places fresh counters
