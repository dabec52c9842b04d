"""Which counters have moved in the phase under way."""

from collections import Counter
from collections.abc import Iterable

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.state import Forces, Holding, Moved, Place, Spot
from companion.games.elst.rules.forces.roster import Pieces
from companion.games.elst.rules.sequence import Moment
from companion.saved import Frozen

Key = tuple[Faction, Place, str]


class Move(Frozen):
    """Counters of a side went from one place to another in a phase."""

    moment: Moment
    side: Faction
    start: Place
    end: Place
    pieces: tuple[Pieces, ...]


def moved_in(forces: Forces, moment: Moment) -> Counter[Key]:
    """How many counters by side, place and type have moved in a phase; those of earlier ones do not count."""
    if forces.moved is None or forces.moved.moment != moment:
        return Counter()
    return Counter({(h.faction, h.place, h.type): h.count for h in forces.moved.holdings})


def moved_by(forces: Forces, move: Move) -> Moved:
    """What has moved after a move; `forces` are those before it. Setting up from the hand is no move.

    Where some of a stack have moved already, those that have not go first.
    """
    moved = moved_in(forces, move.moment)
    for some in move.pieces:
        start = (move.side, move.start, some.type)
        moved[start] -= max(some.count - _waiting(forces, moved, start), 0)
        if move.end.spot is Spot.MAP and move.start.spot is not Spot.HAND:
            moved[(move.side, move.end, some.type)] += some.count
    return Moved(moment=move.moment, holdings=tuple(_holdings(moved)))


def _waiting(forces: Forces, moved: Counter[Key], key: Key) -> int:
    side, place, type_ = key
    there = {some.type: some.count for some in forces.at(side, place)}
    return max(there.get(type_, 0) - moved[key], 0)


def _holdings(counts: Counter[Key]) -> Iterable[Holding]:
    for (side, place, type_), count in counts.items():
        if count > 0:
            yield Holding(faction=side, place=place, type=type_, count=count)
