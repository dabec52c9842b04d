"""What each side has Retained where, as far as players tell it: counters by place, and what ails them."""

from collections.abc import Iterable, Iterator

from pydantic import Field

from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.counted import Pieces, gathered
from companion.games.elst.rules.forces.marks import Mark, in_order
from companion.games.elst.rules.forces.units import PieceType
from companion.games.elst.rules.refit.terms import RollKind
from companion.hexes.coordinates import HexCoord
from companion.saved import Frozen


class Retained(Frozen):
    """So many like counters of a side in a place: an area by its name, or the Entry Area.

    `hex` is where a Gun or an immobile vehicle stands (CG9a, 4.5181), `group` the id of the group bought
    with which it is still to appear first (CG8c); `tried` names the tables that have been rolled on for
    them in the step under way, without an end to what ails them.
    """

    side: Faction
    place: str
    type: str
    count: int = Field(default=1, ge=1)
    marks: tuple[Mark, ...] = ()
    hex: HexCoord | None = None
    group: str = ""
    tried: tuple[RollKind, ...] = ()

    @property
    def pieces(self) -> Pieces:
        """The counters."""
        return Pieces(type=self.type, count=self.count)

    @property
    def piece_type(self) -> PieceType:
        """What they are."""
        return self.pieces.piece_type

    @property
    def is_recalled(self) -> bool:
        """Whether they are under Recall, as an AFV is from when its MA is Disabled on (4.5123a)."""
        return not {Mark.RECALLED, Mark.MA_DISABLED}.isdisjoint(self.marks)

    def is_like(self, other: "Retained") -> bool:
        """Whether both are the same kind of counters in the same place and state."""
        return self.model_copy(update={"count": other.count}) == other

    def with_marks(self, marks: Iterable[Mark]) -> "Retained":
        """In another state; marks are kept in one order."""
        return self.model_copy(update={"marks": in_order(marks)})


Stock = tuple[Retained, ...]


def adding(stock: Stock, lots: Iterable[Retained]) -> Stock:
    """With counters put in; like ones count together."""
    after = list(stock)
    for lot in lots:
        place = next((n for n, other in enumerate(after) if other.is_like(lot)), None)
        if place is None:
            after.append(lot)
        else:
            after[place] = _counting(lot, after[place].count + lot.count)
    return tuple(after)


def untried(stock: Stock) -> Stock:
    """As a step begins: nothing has been rolled for."""
    if not any(lot.tried for lot in stock):
        return stock
    return adding((), (lot.model_copy(update={"tried": ()}) for lot in stock))


def taking(stock: Stock, lots: Iterable[Retained]) -> Stock:
    """With counters taken out; those that are not there are passed over."""
    after = list(stock)
    for lot in lots:
        for number, other in enumerate(after):
            if other.is_like(lot):
                after[number] = _counting(lot, max(0, other.count - lot.count))
    return tuple(lot for lot in after if lot.count)


def _counting(lot: Retained, count: int) -> Retained:
    return lot.model_copy(update={"count": count})


def at(stock: Stock, side: Faction, place: str) -> Iterator[Retained]:
    """What a side has in a place."""
    return (lot for lot in stock if (lot.side, lot.place) == (side, place))


def of_type(stock: Stock, side: Faction, place: str, wanted: Pieces, mark: Mark | None = None) -> Stock:
    """So many counters of a type, with a mark or (None) any, sound ones first; fewer where fewer are."""
    there = (lot for lot in at(stock, side, place) if lot.type == wanted.type)
    fitting = sorted((lot for lot in there if mark is None or mark in lot.marks), key=lambda lot: lot.marks)
    found, missing = [], wanted.count
    for lot in fitting:
        if missing > 0:
            found.append(_counting(lot, min(lot.count, missing)))
            missing -= lot.count
    return tuple(found)


def places_of(stock: Stock, side: Faction) -> tuple[str, ...]:
    """The places where a side has anything, in the order in which they were told."""
    return tuple(dict.fromkeys(lot.place for lot in stock if lot.side is side))


def pieces_at(stock: Stock, side: Faction, place: str) -> tuple[Pieces, ...]:
    """What a side has in a place, each type once, whatever ails it."""
    return gathered(lot.pieces for lot in at(stock, side, place))
