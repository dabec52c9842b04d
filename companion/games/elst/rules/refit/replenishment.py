"""Replenishment of lost MMC (4.513)."""

from collections.abc import Mapping
from enum import StrEnum

from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.forces.quality import replacement
from companion.games.elst.rules.forces.units import PieceKind, PieceType
from companion.games.elst.rules.refit.healing import consolidated
from companion.games.elst.rules.refit.readings import RefitReadings
from companion.games.elst.rules.refit.shift import Place
from companion.reason import Reason

LOSSES_PER_SQUAD = 4  # 25 %
HALF_SQUADS_A_SQUAD = 2


class LossCause(StrEnum):
    """How a unit was lost."""

    PLAY = "play"
    MELEE = "melee"  # of 4.501, which belongs to the scenario
    ESCAPE = "escape"
    SHIFT = "shift"
    WOUND = "wound"


def counts_for_pool(type_: PieceType, cause: LossCause) -> bool:
    """Whether a loss may be replenished: MMC lost in the scenario, not in the Refit Phase (4.513a)."""
    return type_.is_mmc and cause in (LossCause.PLAY, LossCause.MELEE)


def pool_half_squads(pool: Mapping[str, int], readings: RefitReadings) -> int:
    """The losses of a pool in half-squad-equivalents; counts by type id."""
    return sum(n * _half_squads(piece_type(id_), readings) for id_, n in pool.items())


def _half_squads(type_: PieceType, readings: RefitReadings) -> int:
    is_ignored = type_.kind is PieceKind.CREW and not readings.crew_is_half_squad
    return 0 if is_ignored else type_.half_squads


def squads_returned(pool: Mapping[str, int], readings: RefitReadings) -> int:
    """How many squads come back: a quarter of the losses, fractions dropped (4.513a)."""
    return pool_half_squads(pool, readings) // (LOSSES_PER_SQUAD * HALF_SQUADS_A_SQUAD)


def returns_as(type_: PieceType) -> PieceType:
    """What a squad comes back as: one step lower, SS by a rule of their own (4.513b).

    A squad that its chart knows no lower one of comes back as it was.
    """
    if type_.returns_as:
        return piece_type(type_.returns_as)
    return replacement(type_).unit or type_


def replenishment_choices(pool: Mapping[str, int]) -> dict[str, str]:
    """The squads of a pool, consolidated first, with what each would come back as; by type id."""
    after = consolidated(pool)
    squads = (piece_type(id_) for id_ in after)
    return {type_.id: returns_as(type_).id for type_ in squads if type_.kind is PieceKind.SQUAD}


def choice_refusal(
    chosen: Mapping[str, int], pool: Mapping[str, int], readings: RefitReadings
) -> Reason | None:
    """Why these squads may not be brought back; None when they may. Counts by type id."""
    available = consolidated(pool)
    most = squads_returned(pool, readings)
    if negative := [n for n in chosen.values() if n < 0]:
        return Reason("refit-negative", args={"number": negative[0]})
    for id_, count in chosen.items():
        if piece_type(id_).kind is not PieceKind.SQUAD or count > available.get(id_, 0):
            return Reason("refit-not-in-pool", "4.513a", args={"unit": piece_type(id_).name, "count": count})
    if sum(chosen.values()) > most:
        return Reason("refit-too-many-replenished", "4.513a", args={"most": most})
    return None


def place_refusal(place: Place) -> Reason | None:
    """Why replenished units may not be Retained in a place; None when they may (4.513c)."""
    return Reason("refit-area-isolated", "4.513c") if place.is_isolated else None
