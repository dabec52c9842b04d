"""Which counters have moved in the phase under way."""

from collections import Counter
from collections.abc import Iterable

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.state import Forces, Holding, Moved, Place, Spot
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.marks import Marks
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.sequence import Moment
from companion.saved import Frozen

Key = tuple[Faction, Place, str, Marks]


class Move(Frozen):
    """Counters of a side went from one place to another in a phase; `again`: those that had moved in it."""

    moment: Moment
    side: Faction
    start: Place
    end: Place
    pieces: tuple[Pieces, ...]
    again: tuple[Pieces, ...] = ()


def moved_in(forces: Forces, moment: Moment) -> Counter[Key]:
    """How many like counters by side and place have moved in a phase; those of earlier ones do not count."""
    if forces.moved is None or forces.moved.moment != moment:
        return Counter()
    return Counter({(h.faction, h.place, h.type, h.marks): h.count for h in forces.moved.holdings})


def moved_of_type(moved: Counter[Key], side: Faction, place: Place, type_: str) -> int:
    """How many counters of a type have moved to a place, whatever ails them."""
    return sum(count for key, count in moved.items() if key[:3] == (side, place, type_))


def moved_as(moved: Moved | None, old: Key, new: Pieces) -> Moved | None:
    """What has moved, after counters of one kind have become another kind where they lie."""
    if moved is None:
        return None
    counts = Counter({(h.faction, h.place, h.type, h.marks): h.count for h in moved.holdings})
    changed = min(counts[old], new.count)
    counts[old] -= changed
    counts[(*old[:2], *new.kind)] += changed
    return moved.model_copy(update={"holdings": tuple(_holdings(counts))})


def moved_by(forces: Forces, move: Move) -> Moved:
    """What has moved after a move; `forces` are those before it. Setting up from the hand is no move.

    Where some of a stack have moved already and nobody told who goes, those that have not go first.
    """
    moved = moved_in(forces, move.moment)
    told = {some.kind: some.count for some in move.again}
    for some in move.pieces:
        start = (move.side, move.start, *some.kind)
        moved[start] -= max(some.count - _waiting(forces, moved, start), told.get(some.kind, 0))
        if move.end.spot is Spot.MAP and move.start.spot is not Spot.HAND:
            moved[(move.side, move.end, *some.kind)] += some.count
    entered = entered_in(forces, move.moment) + _entering_squads(move)
    return Moved(moment=move.moment, holdings=tuple(_holdings(moved)), entered_squads=entered)


def entered_in(forces: Forces, moment: Moment) -> int:
    """How many squads have entered the map in a phase, however many at a time."""
    return forces.moved.entered_squads if forces.moved and forces.moved.moment == moment else 0


def _entering_squads(move: Move) -> int:
    if move.end.spot is not Spot.MAP or move.start.spot not in (Spot.OFFBOARD, Spot.RETAINED):
        return 0
    return sum(some.count for some in move.pieces if some.piece_type.kind is PieceKind.SQUAD)


def _waiting(forces: Forces, moved: Counter[Key], key: Key) -> int:
    side, place, type_, marks = key
    there = {some.kind: some.count for some in forces.lying(side, place)}
    return max(there.get((type_, marks), 0) - moved[key], 0)


def _holdings(counts: Counter[Key]) -> Iterable[Holding]:
    for (side, place, type_, marks), count in counts.items():
        if count > 0:
            yield Holding(faction=side, place=place, type=type_, count=count, marks=marks)
