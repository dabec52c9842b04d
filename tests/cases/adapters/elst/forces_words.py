"""The words of cases about units, and what they mean."""

from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.counted import Pieces, gathered
from companion.games.elst.rules.forces.pieces import find_piece, is_told_apart, piece_type
from companion.games.elst.rules.forces.readings import ForceReadings
from companion.games.elst.rules.forces.steeple_fire import AttackKind
from companion.games.elst.rules.forces.units import PieceKind, PieceType
from companion.games.elst.rules.forces.weapons import GunType, VehicleType
from companion.games.elst.rules.levels import GROUND, STEEPLE

READINGS = ForceReadings()
FACTIONS = {"British": Faction.BRITISH, "German": Faction.GERMAN}
LEVELS = {"ground": GROUND, "steeple": STEEPLE, None: None}
KINDS = {
    "squad": PieceKind.SQUAD,
    "HS": PieceKind.HALF_SQUAD,
    "crew": PieceKind.CREW,
    "SMC": PieceKind.LEADER,
    "Gun": PieceKind.GUN,
    "vehicle": PieceKind.VEHICLE,
}
ATTACKS = {
    "small arms": AttackKind.SMALL_ARMS,
    "direct ordnance": AttackKind.DIRECT_ORDNANCE,
    "non-mortar area target": AttackKind.AREA_TARGET,
    "mortar": AttackKind.MORTAR,
    "OBA": AttackKind.ARTILLERY,
}


def unit(words: str) -> PieceType:
    """The unit in "British HS 2-4-7", "SS 4-4-7"; one without a side is German, as in the examples."""
    faction = Faction.BRITISH if words.startswith("British") else Faction.GERMAN
    found = find_piece(words, faction)
    assert found is not None, words
    return found


def unit_words(type_: PieceType) -> str:
    """A unit as cases name it."""
    origin = "SS" if type_.is_ss else {"british": "British", "german": "German"}[str(type_.faction)]
    if is_told_apart(type_) and not type_.is_ss:
        origin += " non-SS"
    kind = "HS " if type_.kind is PieceKind.HALF_SQUAD else ""
    return f"{origin} {kind}{type_.name}"


def stack(names: list[str]) -> tuple[Pieces, ...]:
    return gathered(Pieces(type=unit(name).id, count=1) for name in names)


def stack_words(pieces: tuple[Pieces, ...]) -> list[str]:
    """Counters by name, MMC above leaders."""
    ordered = sorted(gathered(pieces), key=lambda some: some.piece_type.is_smc)
    return [some.piece_type.name for some in ordered for _ in range(some.count)]


def gun_type(id_: str) -> GunType:
    type_ = piece_type(id_)
    assert isinstance(type_, GunType)
    return type_


def vehicle_type(id_: str) -> VehicleType:
    type_ = piece_type(id_)
    assert isinstance(type_, VehicleType)
    return type_
