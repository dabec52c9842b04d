"""One truth of what is Retained: the tracked pile follows what is counted place by place."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.events import PiecesAdded, PiecesMoved
from companion.games.elst.procedures.forces.state import Place, Spot
from companion.games.elst.procedures.refit.kept_radios import radios_settled
from companion.games.elst.procedures.refit.scenario_events import RetainedFollowed
from companion.games.elst.procedures.refit.stock import Retained, Stock
from companion.games.elst.procedures.refit.stock_events import StockChanged
from companion.games.elst.rules.forces.counted import Pieces, gathered, in_pieces
from companion.games.elst.rules.forces.marks import Mark, Marks, lasting
from companion.games.elst.table.scene import Scene

PILE, _GONE = Place(spot=Spot.RETAINED), Place(spot=Spot.ELIMINATED)
Counts = Counter[tuple[str, Marks]]
Do = Callable[[Course, Any], None]


def as_pieces(lots: Iterable[Retained]) -> tuple[Pieces, ...]:
    """Counters Retained with what ails them, wherever they are."""
    return gathered(Pieces(type=lot.type, count=lot.count, marks=lasting(lot.marks)) for lot in lots)


def lose(course: Course, lots: Stock) -> None:
    """Counters Retained are eliminated; what was captured comes among the eliminated of the other side."""
    course.add(StockChanged(taken=lots))
    for side in Faction:
        there = tuple(lot for lot in lots if lot.side is side)
        if own := as_pieces(lot for lot in there if Mark.CAPTURED not in lot.marks):
            course.add(PiecesMoved(side=side, start=PILE, end=_GONE, pieces=own))
        if captured := as_pieces(lot for lot in there if Mark.CAPTURED in lot.marks):
            course.add(PiecesAdded(side=side.opponent, place=_GONE, pieces=captured))


def followed(do: Do) -> Do:
    """A handler after which the tracked pile has changed as what is Retained has."""

    def done(course: Course, told: Any) -> None:
        do(course, told)
        for side in Faction:
            _follow(course, side)
        radios_settled(course)

    return done


def _follow(course: Course, side: Faction) -> None:
    """What the act itself has moved in or out of the pile already is not moved again."""
    before, after = course.before, course.scene
    counted, piled = _counted(after, side), _piled(after, side)
    counted.subtract(_counted(before, side))
    counted.subtract(piled)
    counted.update(_piled(before, side))
    gone = after.game.forces.found(side, PILE, in_pieces(-counted))
    come = in_pieces(+counted)
    if gone or come:
        course.add(RetainedFollowed(side=side, gone=gone, come=come))


def _counted(scene: Scene, side: Faction) -> Counts:
    """What is Retained in places, and what still chooses between them."""
    waiting = (lot for arrival in scene.campaign.arrivals for lot in arrival.lots)
    return _counts(as_pieces(lot for lot in (*scene.campaign.stock, *waiting) if lot.side is side))


def _piled(scene: Scene, side: Faction) -> Counts:
    pile = scene.game.forces.lying(side, PILE)
    return _counts(some.model_copy(update={"marks": lasting(some.marks)}) for some in pile)


def _counts(pieces: Iterable[Pieces]) -> Counts:
    return Counter({some.kind: some.count for some in gathered(pieces)})
