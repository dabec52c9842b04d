"""Counters Retained, told by hand: counted, struck off, marked (4.5056)."""

from collections import Counter

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.refit.commands import (
    CountRetained,
    DropRetained,
    MarkRetained,
    StockCommand,
)
from companion.games.elst.procedures.refit.outside import IN_PLACE
from companion.games.elst.procedures.refit.progress import over_refusal
from companion.games.elst.procedures.refit.stock import Retained, Stock, at, of_type, pieces_at
from companion.games.elst.procedures.refit.stock_events import StockChanged
from companion.games.elst.procedures.refit.stock_words import absence_reason
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.marks import Mark, Marks, in_order, lasting, marks_of
from companion.games.elst.rules.forces.roster import unfit_refusal
from companion.games.elst.table.scene import Scene
from companion.reason import Reason
from companion.session.errors import IllegalCommandError


def require_stock_place(scene: Scene, side: Faction, place: str) -> None:
    """IllegalCommandError for a name that no area of the side has; in its hex a thing may be Retained too."""
    if place != IN_PLACE:
        scene.require_place(place, side)


def absence_at(
    scene: Scene, side: Faction, place: str, pieces: tuple[Pieces, ...], rule: str
) -> Reason | None:
    """Why counters cannot be taken from a place: they are not counted there."""
    there = Counter({some.type: some.count for some in pieces_at(scene.campaign.stock, side, place)})
    return absence_reason({some.type: some.count for some in pieces}, there, place, rule)


def lots_of(scene: Scene, side: Faction, place: str, pieces: tuple[Pieces, ...]) -> Stock:
    """Counters of a place, whatever ails them; only those that are there."""
    stock = scene.campaign.stock
    return tuple(lot for some in pieces for lot in of_type(stock, side, place, some))


def _count_refusal(scene: Scene, command: CountRetained) -> Reason | None:
    if refusal := over_refusal(scene.campaign):
        return refusal
    require_stock_place(scene, command.side, command.place)
    pieces = _counted(scene, command)
    return _unfit_refusal(pieces, command.mark)


def _unfit_refusal(pieces: tuple[Pieces, ...], mark: Mark | None) -> Reason | None:
    """Why something cannot ail any of the counters named; it is said of those it can ail."""
    if mark is None or any(mark in marks_of(some.piece_type) for some in pieces):
        return None
    return unfit_refusal(pieces, mark)


def _counted(scene: Scene, command: CountRetained) -> tuple[Pieces, ...]:
    """The counters; captured ones were built for the other side."""
    is_captured = command.mark is Mark.CAPTURED
    return scene.pieces(command.text, command.side.opponent if is_captured else command.side)


def _count(course: Course, command: CountRetained) -> None:
    scene = course.scene
    require_stock_place(scene, command.side, command.place)
    if command.hex is not None:
        scene.require_on_map((command.hex,))
    lots = (
        Retained(
            side=command.side,
            place=command.place,
            type=some.type,
            count=some.count,
            marks=_marks(some, command.mark),
            hex=command.hex,
        )
        for some in _counted(scene, command)
    )
    course.add(StockChanged(added=tuple(lots)))


def _marks(some: Pieces, mark: Mark | None) -> Marks:
    """What ails counters as they are named, and one thing more where it can."""
    more = (mark,) if mark and mark in marks_of(some.piece_type) else ()
    return in_order((*lasting(some.marks), *more))


def _there_refusal(scene: Scene, command: StockCommand) -> Reason | None:
    if refusal := over_refusal(scene.campaign):
        return refusal
    pieces = scene.pieces(command.text, command.side)
    return absence_at(scene, command.side, command.place, pieces, "4.5056")


def _there(scene: Scene, command: StockCommand) -> Stock:
    """The counters named; IllegalCommandError when none of them is there."""
    pieces = scene.pieces(command.text, command.side)
    lots = lots_of(scene, command.side, command.place, pieces)
    if not lots:
        refusal = _there_refusal(scene, command)
        raise IllegalCommandError(refusal or Reason("refit-empty-stack", "4.5056"))
    return lots


def _drop(course: Course, command: DropRetained) -> None:
    course.add(StockChanged(taken=_there(course.scene, command)))


def _mark_refusal(scene: Scene, command: MarkRetained) -> Reason | None:
    if refusal := _there_refusal(scene, command):
        return refusal
    lots = _markable(scene, command)
    if command.is_on and (unfit := _unfit_refusal(tuple(lot.pieces for lot in lots), command.mark)):
        return unfit
    if all((command.mark in lot.marks) == command.is_on for lot in lots):
        return Reason("refit-marked-already", args={"mark": command.mark.value})
    return None


def _markable(scene: Scene, command: MarkRetained) -> Stock:
    """The counters named, those in the other state first, with what is said to ail them if any are."""
    stock, side = scene.campaign.stock, command.side
    found: list[Retained] = []
    for some in scene.pieces(command.text, side):
        others = tuple(lot for lot in stock if (command.mark in lot.marks) != command.is_on)
        like = tuple(lot for lot in stock if (command.mark in lot.marks) == command.is_on)
        meant = tuple(lot for lot in others if {*lot.marks}.issuperset(some.marks))
        chosen = of_type(meant or others, side, command.place, some)
        missing = some.count - sum(lot.count for lot in chosen)
        rest = of_type(like, side, command.place, Pieces(type=some.type, count=missing)) if missing else ()
        found += (*chosen, *rest)
    return tuple(found)


def _mark(course: Course, command: MarkRetained) -> None:
    lots = _markable(course.scene, command)
    course.add(StockChanged(taken=lots, added=tuple(_marked(lot, command) for lot in lots)))


def _marked(lot: Retained, command: MarkRetained) -> Retained:
    if command.is_on and command.mark not in marks_of(lot.piece_type):
        return lot
    others = {mark for mark in lot.marks if mark is not command.mark}
    return lot.with_marks(others | ({command.mark} if command.is_on else set()))


def has_infantry(scene: Scene, side: Faction, place: str) -> bool:
    """Whether Infantry is counted in a place; where nothing is counted it is taken to be there."""
    lots = at(scene.campaign.stock, side, place)
    return not scene.campaign.is_counted(side, place) or any(lot.piece_type.is_infantry for lot in lots)


def is_marked(lot: Retained, *marks: Mark) -> bool:
    """Whether all these marks are on it."""
    return set(marks) <= set(lot.marks)


HANDLERS: Handlers = {
    CountRetained: (_count_refusal, _count),
    DropRetained: (_there_refusal, _drop),
    MarkRetained: (_mark_refusal, _mark),
}
