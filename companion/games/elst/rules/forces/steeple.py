"""The steeple as a place: who may be there, how many, what the climb costs (1.1a, 1.1b, 1.1h)."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.units import PieceKind, squad_equivalents
from companion.games.elst.rules.levels import GROUND, STEEPLE
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason

CLIMB_MF = 1
MOST_HALF_SQUADS = 2  # one squad-equivalent ...
MOST_SMC = 4  # ... and four SMC, for each side


@dataclass(frozen=True, slots=True)
class Stack:
    """What a side has in one Location, as far as stacking counts it."""

    half_squads: int = 0
    smc: int = 0

    @classmethod
    def of(cls, pieces: Iterable[Pieces]) -> "Stack":
        """The stack of these counters."""
        return sum((_of_kind(some.piece_type.kind, some.count) for some in pieces), cls())

    def __add__(self, other: "Stack") -> "Stack":
        return Stack(self.half_squads + other.half_squads, self.smc + other.smc)


_STACKING = {
    PieceKind.SQUAD: Stack(half_squads=2),
    PieceKind.HALF_SQUAD: Stack(half_squads=1),
    PieceKind.CREW: Stack(half_squads=1),
    PieceKind.LEADER: Stack(smc=1),
}


def _of_kind(kind: PieceKind, count: int) -> Stack:
    one = _STACKING.get(kind, Stack())
    return Stack(one.half_squads * count, one.smc * count)


def presence_refusal(kind: PieceKind) -> Reason | None:
    """Why a counter may never be in a steeple; None for Infantry and what it carries (1.1b)."""
    if kind in (PieceKind.GUN, PieceKind.VEHICLE):
        return Reason("steeple-infantry-only", "1.1b", args={"kind": kind.value})
    return None


def stacking_refusal(own: Stack) -> Reason | None:
    """Why a side may not have so much in a steeple, whatever the enemy has there; None if it may (1.1h)."""
    if own.half_squads > MOST_HALF_SQUADS:
        return Reason("steeple-too-many-squads", "1.1h", args={"squads": squad_equivalents(own.half_squads)})
    if own.smc > MOST_SMC:
        return Reason("steeple-too-many-leaders", "1.1h", args={"count": own.smc, "most": MOST_SMC})
    return None


def climb_refusal(kind: PieceKind, mf_left: int) -> Reason | None:
    """Why a unit may not use the stairs, up or down, with the MF it has left; None if it may (1.1b)."""
    if refusal := presence_refusal(kind):
        return refusal
    if mf_left < CLIMB_MF:
        return Reason("steeple-climb-cost", "1.1b", args={"cost": CLIMB_MF, "left": mf_left})
    return None


def arrival_refusal(above: Iterable[Pieces], movers: Iterable[Pieces]) -> Reason | None:
    """Why movers may not come to those of their side in a steeple; None where they may (1.1b, 1.1h)."""
    arriving = tuple(movers)
    barred = (presence_refusal(some.piece_type.kind) for some in arriving)
    refusal = next((reason for reason in barred if reason), None)
    return refusal or stacking_refusal(Stack.of(above) + Stack.of(arriving))


def close_combat_refusal(hex_: HexCoord, attacker: int, defender: int) -> Reason | None:
    """Why units of one hex cannot be in CC or Melee; None when both are on one level (1.1d)."""
    return None if attacker == defender else Reason("steeple-no-close-combat", "1.1d", (hex_,))


def smoke_grenade_refusal(squad: int, target: int, *, same_hex: bool) -> Reason | None:
    """Why a squad may not place a smoke grenade there; None if it may, as far as steeples go (1.1n).

    Down the stairs is like an adjacent hex; up is barred; from a steeple no other hex is in reach.
    """
    if squad == GROUND and target == STEEPLE:
        return Reason("steeple-no-grenade-up", "1.1n")
    if squad == STEEPLE and not same_hex:
        return Reason("steeple-no-grenade-out", "1.1n")
    return None
