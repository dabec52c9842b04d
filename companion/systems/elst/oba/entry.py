"""Units that enter a blast area, move in it or rout through it (2.51, 2.54, 2.6)."""

from dataclasses import dataclass
from enum import StrEnum

from companion.systems.elst.factions import Faction
from companion.systems.elst.oba.terms import Mission, ObaCounter
from companion.systems.elst.sequence import Phase

_ENTRY_PHASES = (Phase.MOVEMENT, Phase.ROUT, Phase.ADVANCE)
_ENTRY_COUNTERS = (ObaCounter.FFE2, ObaCounter.FFEC)


class Presence(StrEnum):
    """How a unit comes to be in a hex of the blast area."""

    ENTERS = "enters"  # from another hex, or from below into the steeple
    STAYS = "stays"  # there already and not moving


def is_attacked(counter: ObaCounter, mission: Mission, phase: Phase, presence: Presence) -> bool:
    """Whether an FFE attacks a unit in a phase of movement, or with its own resolution (2.51, 2.34a).

    Those who enter are attacked in MPh, RtPh and APh by FFE:2 and FFE:C. Those who stay are attacked
    when the FFE is resolved in a fire phase, though they were attacked in the MPh before (2.51c).
    """
    if mission is Mission.SMOKE:
        return False
    if presence is Presence.ENTERS:
        return phase in _ENTRY_PHASES and counter in _ENTRY_COUNTERS
    is_fire_phase = phase in (Phase.PREP_FIRE, Phase.DEFENSIVE_FIRE)
    return is_fire_phase and counter in (ObaCounter.FFE1, ObaCounter.FFE2)


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


INTERDICTS = False  # 2.51d: routing units are attacked where they enter, never interdicted
BARS_ROUT = False  # 2.6: they may enter and leave a blast area ...
FORCES_ROUT = False  # 2.6: ... and need not pass one to reach the nearest building


def morale_in_blast(morale: int, unit: Faction, ffe: Faction, mission: Mission) -> int:
    """A unit's morale level in a blast area: one less under its own side's HE (2.54)."""
    return morale - 1 if unit is ffe and mission is Mission.HE else morale
