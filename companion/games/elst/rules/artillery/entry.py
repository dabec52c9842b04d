"""Units that enter a blast area (2.51)."""

from dataclasses import dataclass

from companion.games.elst.rules.artillery.terms import ArtilleryCounter, Mission
from companion.games.elst.rules.sequence import Phase

_ENTRY_PHASES = (Phase.MOVEMENT, Phase.ROUT, Phase.ADVANCE)
_ENTRY_COUNTERS = (ArtilleryCounter.FFE2, ArtilleryCounter.FFEC)


def attacks_who_enters(counter: ArtilleryCounter, mission: Mission, phase: Phase) -> bool:
    """Whether an FFE attacks those who enter its blast area: FFE:2 and FFE:C of HE, in MPh, RtPh and APh.

    Those who are there and stay are attacked when the FFE is resolved in a fire phase, though they were
    attacked in the MPh before (2.51a, 2.51c, 2.34a).
    """
    return mission is Mission.HE and phase in _ENTRY_PHASES and counter in _ENTRY_COUNTERS


@dataclass(frozen=True, slots=True)
class Movement:
    """How a unit moves, as far as it bears on an attack: in the open, without assault movement."""

    is_ffmo: bool = False
    is_ffnam: bool = False


def movement_drm(phase: Phase, movement: Movement) -> int:
    """-1 each for FFMO and FFNAM, in the MPh only (2.51b)."""
    if phase is not Phase.MOVEMENT:
        return 0
    return -(movement.is_ffmo + movement.is_ffnam)


def has_movement_drm(phase: Phase) -> bool:
    """Whether FFMO and FFNAM count at all (2.51b)."""
    return phase is Phase.MOVEMENT
