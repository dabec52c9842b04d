"""Half-squads that combine (4.509)."""

from collections.abc import Mapping

from companion.games.elst.rules.forces.pieces import piece_types
from companion.games.elst.rules.forces.units import PieceKind, PieceType


def squad_of(half_squad: PieceType) -> PieceType | None:
    """The squad that two such half-squads make; None for other units."""
    if half_squad.kind is not PieceKind.HALF_SQUAD:
        return None
    return next((type_ for type_ in piece_types().values() if type_.half_squad == half_squad.id), None)


def consolidated(counts: Mapping[str, int]) -> dict[str, int]:
    """Units of one area, or of the elimination pool, after like half-squads combined (4.509).

    Counts by type id; types of which none is left are absent.
    """
    after = dict(counts)
    for id_, count in counts.items():
        if (squad := squad_of(piece_types()[id_])) and count >= 2:
            after[id_] = count % 2
            after[squad.id] = after.get(squad.id, 0) + count // 2
    return {id_: count for id_, count in after.items() if count}
