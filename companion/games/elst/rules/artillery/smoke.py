"""Smoke missions: whether they may be fired, and what they leave (2.7, 2.9f, 1.2b)."""

from dataclasses import dataclass

from companion.board.model import Board
from companion.games.elst.rules.artillery.blast import blast_area
from companion.games.elst.rules.artillery.readings import ArtilleryReadings
from companion.games.elst.rules.artillery.terms import ArtilleryCounter, BatteryKind, Mission
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.rules.terrain import smoke_refusal
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.sight.markers import SmokeKind


def mission_refusal(mission: Mission, kind: BatteryKind, may_fire_smoke: bool) -> Reason | None:
    """Why a battery may not fire such a mission; None when it may (2.7a, 2.9f)."""
    if mission is Mission.HE:
        return None
    if kind is BatteryKind.ROCKET:
        return Reason("oba-rocket-no-smoke", "2.9f")
    return None if may_fire_smoke else Reason("oba-he-only", "2.7a")


def change_refusal(declared: Mission | None, wanted: Mission) -> Reason | None:
    """Why the type of a mission may not be changed; None while none was declared (2.7b)."""
    if declared in (None, wanted):
        return None
    return Reason("oba-mission-declared", "2.7b", args={"mission": declared.value})


@dataclass(frozen=True, slots=True)
class SmokeLaid:
    """The smoke counters that a resolution places: one of this kind in each hex but those spared (1.2b)."""

    kind: SmokeKind
    hexes: tuple[HexCoord, ...]
    spared: tuple[HexCoord, ...] = ()


def smoke_of(phase: Phase) -> SmokeKind:
    """Full smoke in a PFPh, dispersed smoke in a DFPh (2.7d, 2.7e)."""
    return SmokeKind.SMOKE if phase is Phase.PREP_FIRE else SmokeKind.DISPERSED


def lay_smoke(
    board: Board, ffe: HexCoord, counter: ArtilleryCounter, phase: Phase, readings: ArtilleryReadings
) -> SmokeLaid:
    """The counters placed when a smoke FFE is resolved: over its blast area but the pond (2.7c, 1.2b).

    The rules do not say what a second resolution does; it places fresh counters unless read otherwise.
    """
    if counter is ArtilleryCounter.FFE2 and not readings.smoke_is_renewed:
        return SmokeLaid(smoke_of(phase), ())
    area = blast_area(board, ffe, BatteryKind.NORMAL)
    spared = tuple(h for h in area if smoke_refusal(board, h))
    return SmokeLaid(smoke_of(phase), tuple(h for h in area if h not in spared), spared)
