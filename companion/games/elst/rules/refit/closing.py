"""The end of a scenario: melees, markers, recovery, shock and bog (4.501-4.504)."""

from dataclasses import dataclass
from enum import StrEnum

from companion.games.elst.factions import Faction


class MeleeMark(StrEnum):
    """A counter in a Melee hex that the first round changes."""

    PIN = "pin"
    CX = "cx"
    STUN = "stun"


class MarkChange(StrEnum):
    """What becomes of it."""

    KEPT = "kept"
    REMOVED = "removed"
    FLIPPED = "flipped-to-plus-one"


def phasing_side(moved_first: Faction) -> Faction:
    """Who counts as the phasing player of the last Melees: whoever moved first in the scenario (4.501a)."""
    return moved_first


def after_melee_round(mark: MeleeMark, rounds: int) -> MarkChange:
    """What becomes of a counter once the first round is over (4.501b)."""
    if rounds < 1:
        return MarkChange.KEPT
    return MarkChange.FLIPPED if mark is MeleeMark.STUN else MarkChange.REMOVED


class MapCounter(StrEnum):
    """A counter that may be on the map when a scenario ends."""

    SR = "sr"
    FFE1 = "ffe1"
    FFE2 = "ffe2"
    FFEC = "ffec"
    AR = "ar"
    LOST_RADIO = "lost-radio"  # of a battery that is not Retained
    RADIO = "radio"
    SMOKE = "smoke"
    WHITE_PHOSPHORUS = "white-phosphorus"
    ACQUISITION = "acquisition"
    DM = "dm"
    CX = "cx"
    MOTION = "motion"
    CREW_EXPOSED = "crew-exposed"
    WRECK = "wreck"


STAYING = (MapCounter.WRECK, MapCounter.RADIO)


def is_cleared(counter: MapCounter) -> bool:
    """Whether a counter is taken off the map (4.502)."""
    return counter not in STAYING


def is_rallied(is_broken: bool) -> bool:
    """Whether a unit rallies on its own: every broken one does, without a DR (4.503)."""
    return is_broken


class AfvPlight(StrEnum):
    """What ails an AFV."""

    SHOCK = "shock"
    UNCONFIRMED_KILL = "unconfirmed-kill"
    BOGGED = "bogged"


class AfvRecovery(StrEnum):
    """How its rolls end at last."""

    RECOVERED = "recovered"
    CONFIRMED_KILL = "confirmed-kill"
    FREED = "freed"
    IMMOBILIZED = "immobilized"


class AfvState(StrEnum):
    """What it is then."""

    NORMAL = "normal"
    WRECK = "wreck"
    MOBILE = "mobile"
    IMMOBILE = "immobile"


_AFTER = {
    AfvRecovery.RECOVERED: AfvState.NORMAL,
    AfvRecovery.CONFIRMED_KILL: AfvState.WRECK,
    AfvRecovery.FREED: AfvState.MOBILE,
    AfvRecovery.IMMOBILIZED: AfvState.IMMOBILE,
}
_ENDINGS = {
    AfvPlight.SHOCK: (AfvRecovery.RECOVERED, AfvRecovery.CONFIRMED_KILL),
    AfvPlight.UNCONFIRMED_KILL: (AfvRecovery.RECOVERED, AfvRecovery.CONFIRMED_KILL),
    AfvPlight.BOGGED: (AfvRecovery.FREED, AfvRecovery.IMMOBILIZED),
}


@dataclass(frozen=True, slots=True)
class AfvOutcome:
    """The state an AFV ends in; `ignores_movement`: no MP were spent on it."""

    state: AfvState
    ignores_movement: bool


def possible_endings(plight: AfvPlight) -> tuple[AfvRecovery, ...]:
    """How the rolls for an AFV may end; they go on until they do (4.504)."""
    return _ENDINGS[plight]


def after_shock_or_bog(plight: AfvPlight, ending: AfvRecovery) -> AfvOutcome:
    """What an AFV is after its rolls (4.504); ValueError for an ending of another plight."""
    if ending not in possible_endings(plight):
        raise ValueError(f"{plight} cannot end as {ending}")
    return AfvOutcome(_AFTER[ending], ignores_movement=plight is AfvPlight.BOGGED)
