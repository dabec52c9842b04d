"""The end of a scenario: melees, shock and bog (4.501, 4.504)."""

from collections.abc import Mapping
from enum import StrEnum

from companion.games.elst.factions import Side
from companion.games.elst.rules.forces.marks import Mark, Marks


class MeleeMark(StrEnum):
    """A counter in a Melee hex that the first round changes."""

    PIN = "pin"
    CX = "cx"
    STUN = "stun"


class MarkChange(StrEnum):
    """What becomes of it."""

    REMOVED = "removed"
    FLIPPED = "flipped"  # to its +1 side


# 4.501b: once the first round of a Melee is over
AFTER_FIRST_ROUND: Mapping[MeleeMark, MarkChange] = {
    MeleeMark.PIN: MarkChange.REMOVED,
    MeleeMark.CX: MarkChange.REMOVED,
    MeleeMark.STUN: MarkChange.FLIPPED,
}


def phasing_side(moved_first: Side) -> Side:
    """Who counts as the phasing player of the last Melees: whoever moved first in the scenario (4.501a)."""
    return moved_first


class AfvPlight(StrEnum):
    """What ails an AFV; Shock and UK are rolled for alike."""

    SHOCK = "shock"
    BOG = "bog"


class AfvRecovery(StrEnum):
    """How its rolls end at last."""

    RECOVERED = "recovered"
    CONFIRMED_KILL = "confirmed-kill"
    FREED = "freed"
    IMMOBILIZED = "immobilized"


# 4.502: what a counter on the map is rid of
PASSING: Marks = (
    Mark.PINNED,
    Mark.DM,
    Mark.CX,
    Mark.PREP_FIRE,
    Mark.FIRST_FIRE,
    Mark.FINAL_FIRE,
    Mark.MOTION,
    Mark.CREW_EXPOSED,
)

AILING: Mapping[AfvPlight, Marks] = {
    AfvPlight.SHOCK: (Mark.SHOCKED,),
    AfvPlight.BOG: (Mark.BOGGED, Mark.MIRED),
}

# 4.504: the rolls for an AFV go on until one of these
ENDINGS: Mapping[AfvPlight, tuple[AfvRecovery, ...]] = {
    AfvPlight.SHOCK: (AfvRecovery.RECOVERED, AfvRecovery.CONFIRMED_KILL),
    AfvPlight.BOG: (AfvRecovery.FREED, AfvRecovery.IMMOBILIZED),
}
