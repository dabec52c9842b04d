"""How good troops are: cowering, broken morale, ELR, replacement, Casualty Reduction (3.1, 3.2, CG13)."""

from dataclasses import dataclass
from enum import StrEnum

from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.forces.units import PieceKind, PieceType, UnitClass
from companion.reason import Reason

SS_BROKEN_MORALE_RISE = 1
_STEADY_CLASSES = (UnitClass.ELITE, UnitClass.FIRST_LINE)
_STEADY_KINDS = (PieceKind.SQUAD, PieceKind.HALF_SQUAD)


def is_steady(faction: Faction, kind: PieceKind, class_: UnitClass | None) -> bool:
    """Whether troops never cower: British first-line and elite squads and HS (3.1)."""
    return faction is Faction.BRITISH and kind in _STEADY_KINDS and class_ in _STEADY_CLASSES


def broken_morale(unit: PieceType) -> int | None:
    """The morale level on the back of SS MMC, one above the front (3.2b); None where the counter tells."""
    if not (unit.is_ss and unit.morale):
        return None
    return unit.morale + SS_BROKEN_MORALE_RISE


class Troops(StrEnum):
    """Whom an ELR holds for."""

    SMC = "smc"
    MMC = "mmc"
    SS_MMC = "ss-mmc"


_ELR = {
    (Faction.BRITISH, Troops.SMC): 3,
    (Faction.BRITISH, Troops.MMC): 3,
    (Faction.GERMAN, Troops.SMC): 3,
    (Faction.GERMAN, Troops.MMC): 2,
}


def troops_of(unit: PieceType) -> Troops:
    """What Infantry counts as for its ELR."""
    if unit.is_smc:
        return Troops.SMC
    return Troops.SS_MMC if unit.is_ss else Troops.MMC


def elr(faction: Faction, troops: Troops) -> int | None:
    """The Experience Level Rating; None for SS MMC, which never fail it (CG13, 3.2c)."""
    return _ELR.get((faction, troops))


@dataclass(frozen=True, slots=True)
class Replacement:
    """What a unit that exceeded its ELR becomes: another type, or (None) nothing, and why."""

    unit: PieceType | None
    reason: Reason


def replacement(unit: PieceType) -> Replacement:
    """The unit that takes the place of one that failed a MC by more than its ELR (3.2c, 3.E1-3.E3)."""
    if unit.is_ss:
        return Replacement(None, Reason("elr-ss-exempt", "3.2", args={"unit": unit.name}))
    if unit.kind is PieceKind.CREW:
        return Replacement(None, Reason("elr-crew-unknown", "3", args={"unit": unit.name}))
    if unit.replaced_by is None:
        return Replacement(None, Reason("elr-lowest", "3", args={"unit": unit.name}))
    lower = piece_type(unit.replaced_by)
    return Replacement(lower, Reason("elr-replaced", "3", args={"unit": unit.name, "lower": lower.name}))


class Loss(StrEnum):
    """What Casualty Reduction does."""

    REDUCED = "reduced"  # a squad becomes a half-squad
    ELIMINATED = "eliminated"
    WOUNDED = "wounded"  # the base game's wound rules take over


_LOSSES = {
    PieceKind.SQUAD: Loss.REDUCED,
    PieceKind.HALF_SQUAD: Loss.ELIMINATED,
    PieceKind.CREW: Loss.ELIMINATED,
    PieceKind.LEADER: Loss.WOUNDED,
}


def casualty_loss(kind: PieceKind) -> Loss:
    """What Casualty Reduction does to Infantry of a kind; KeyError for equipment."""
    return _LOSSES[kind]


def casualty_reduction(unit: PieceType) -> PieceType | None:
    """The half-squad that Casualty Reduction leaves of a squad; None of other units."""
    return piece_type(unit.half_squad) if unit.half_squad else None
