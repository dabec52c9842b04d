"""Polder for Infantry: what entering and leaving cost, and the cover it gives (1.3c-1.3j, 1.3o)."""

from dataclasses import dataclass

from companion.board.model import Board
from companion.games.elst.rules.forces.readings import ForceReadings, PolderCover
from companion.games.elst.rules.sequence import Phase
from companion.hexes.coordinates import HexCoord, direction_between

POLDER, ROAD = "polder", "road"
POLDER_TEM = 1
TEM_MF = 1
EXIT_MF = 1
_MOVING_PHASES = (Phase.MOVEMENT, Phase.ROUT)  # 1.3i: routing Infantry by the same principles


@dataclass(frozen=True, slots=True)
class PolderLeg:
    """A step from one hex to the next, as far as polder matters."""

    leaves_polder: bool
    enters_polder: bool
    is_by_road: bool


def is_moving_phase(phase: Phase) -> bool:
    """Whether MF are spent in a phase, so that TEM must be bought and the exit paid (1.3c, 1.3f, 1.3i)."""
    return phase in _MOVING_PHASES


def is_polder(board: Board, hex_: HexCoord) -> bool:
    """Whether a solid blue line crosses the hex (1.3a)."""
    return POLDER in board.terrain(hex_)


def polder_leg(board: Board, start: HexCoord, end: HexCoord) -> PolderLeg:
    """The step between two adjacent hexes of a board."""
    is_by_road = direction_between(start, end) in board.links(start, ROAD)
    return PolderLeg(is_polder(board, start), is_polder(board, end), is_by_road)


@dataclass(frozen=True, slots=True)
class InfantryStep:
    """What a step costs on foot, in MF, and what it brings.

    `exit_mf` is spent in the hex that is left. FFMO then applies only where the other terrain lets it.
    """

    cot: float
    exit_mf: int
    tem_mf: int
    tem: int
    may_have_road_bonus: bool
    bars_ffmo: bool

    @property
    def total_mf(self) -> float:
        """All MF of the step."""
        return self.cot + self.exit_mf + self.tem_mf


def infantry_step(leg: PolderLeg, cot: float, *, buys_tem: bool) -> InfantryStep:
    """A step on foot; `cot` is the cost of the other terrain, `buys_tem` the choice of 1.3e.

    The exit MF is not owed by road, unless TEM is bought in the next hex (1.3f, 1.3g). Who buys TEM
    loses the road bonus of this MPh (1.3j).
    """
    has_bought = buys_tem and leg.enters_polder
    owes_exit = leg.leaves_polder and (not leg.is_by_road or has_bought)
    return InfantryStep(
        cot=cot,
        exit_mf=EXIT_MF if owes_exit else 0,
        tem_mf=TEM_MF if has_bought else 0,
        tem=POLDER_TEM if has_bought else 0,
        may_have_road_bonus=not has_bought,
        bars_ffmo=has_bought,
    )


@dataclass(frozen=True, slots=True)
class Crossing:
    """How Infantry is in a polder hex at the moment of an attack.

    `spends_inside` is true of fire at MF spent within the hex (recovering a SW, leaving it).
    """

    phase: Phase
    is_moving: bool = False
    has_bought_tem: bool = False
    spends_inside: bool = False
    is_manhandling: bool = False


def polder_tem(crossing: Crossing, other_tem: int, readings: ForceReadings) -> int:
    """The one TEM that Infantry gets in a polder hex; never a sum (1.3c, 1.3d)."""
    own = POLDER_TEM if _has_polder_tem(crossing) else 0
    if readings.polder_cover is PolderCover.OTHER_TERRAIN:
        return other_tem or own
    return max(own, other_tem)


def _has_polder_tem(crossing: Crossing) -> bool:
    if crossing.is_manhandling:
        return False
    if crossing.is_moving and is_moving_phase(crossing.phase):
        return crossing.has_bought_tem or crossing.spends_inside
    return True


def stays_in_polder(*, is_pinned: bool, is_broken: bool) -> bool:
    """Whether an attack on the exit MF keeps the unit in the hex (1.3h)."""
    return is_pinned or is_broken


def is_exit_attacked(residual: int) -> bool:
    """Whether residual FP in a polder hex attacks the exit MF (1.3h)."""
    return residual > 0


def exit_attack_tem() -> int:
    """The TEM against attacks on the exit MF, which is spent in the polder hex (1.3h)."""
    return POLDER_TEM
