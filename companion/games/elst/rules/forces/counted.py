"""So many counters of a type, with what ails them: put together, and found among others."""

from collections import Counter
from collections.abc import Iterable, Mapping

from companion.games.elst.rules.forces.marks import Mark, Marks
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.forces.units import PieceType
from companion.saved import Frozen


class Pieces(Frozen):
    """So many like counters: of a type, and with what ails them."""

    type: str
    count: int
    marks: Marks = ()

    @property
    def piece_type(self) -> PieceType:
        """What they are."""
        return piece_type(self.type)

    @property
    def kind(self) -> tuple[str, Marks]:
        """What like counters share."""
        return self.type, self.marks

    def without(self, mark: Mark) -> "Pieces":
        """The same, and this does not ail them."""
        return self.model_copy(update={"marks": tuple(one for one in self.marks if one is not mark)})

    def counting(self, count: int) -> "Pieces":
        """So many of the same."""
        return self.model_copy(update={"count": count})


def gathered(pieces: Iterable[Pieces]) -> tuple[Pieces, ...]:
    """The same counters, like ones together, in the order of first mention."""
    told = tuple(pieces)
    counts: Counter[tuple[str, Marks]] = Counter()
    for some in told:
        counts[some.kind] += some.count
    if len(counts) == len(told):
        return told
    return in_pieces(counts)


def in_pieces(counts: Mapping[tuple[str, Marks], int]) -> tuple[Pieces, ...]:
    """Like counters together, as many as there are of each."""
    return tuple(Pieces(type=type_, count=count, marks=marks) for (type_, marks), count in counts.items())


def by_type(pieces: Iterable[Pieces]) -> tuple[Pieces, ...]:
    """The same counters, each type once, whatever ails them."""
    told = tuple(pieces)
    if not any(some.marks for some in told):
        return gathered(told)
    return gathered(some.model_copy(update={"marks": ()}) for some in told)


def found_among(there: Iterable[Pieces], wanted: Iterable[Pieces]) -> tuple[Pieces, ...]:
    """So many of the counters there, as they are: those like what is named first, then sound ones."""
    left = {some.kind: some.count for some in gathered(there)}
    found: list[Pieces] = []
    for some in wanted:
        missing = some.count
        fitting = [kind for kind in left if kind[0] == some.type]
        for type_, marks in sorted(fitting, key=lambda kind: (kind != some.kind, len(kind[1]))):
            count = min(missing, left[type_, marks])
            if count > 0:
                found.append(Pieces(type=type_, count=count, marks=marks))
                left[type_, marks] -= count
                missing -= count
    return gathered(found)


def missing_among(there: Iterable[Pieces], wanted: Iterable[Pieces]) -> tuple[Pieces, ...]:
    """What is named beyond what is there, type by type."""
    left = Counter({some.type: some.count for some in by_type(there)})
    missing = []
    for some in gathered(wanted):
        count = max(some.count - left[some.type], 0)
        left[some.type] -= some.count - count
        if count:
            missing.append(some.counting(count))
    return tuple(missing)
