"""What ails counters, told as the table shows it: they break and rally, are stunned, captured, jam."""

from collections.abc import Iterator

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.commands import MarkPieces
from companion.games.elst.procedures.forces.events import PiecesMarked
from companion.games.elst.procedures.forces.moving import absence_refusal, named
from companion.games.elst.procedures.forces.state import Place
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.forces.counted import Pieces, found_among
from companion.games.elst.rules.forces.marks import Marks, mark_in_words
from companion.games.elst.rules.forces.roster import unfit_refusal
from companion.games.elst.table.scene import Scene
from companion.reason import Reason


def losing(side: Faction, place: Place, pieces: tuple[Pieces, ...], marks: Marks) -> Iterator[PiecesMarked]:
    """Counters in a place that are rid of some marks, as far as they have them."""
    for mark in marks:
        if any(mark in some.marks for some in pieces):
            yield PiecesMarked(side=side, place=place, pieces=pieces, mark=mark, is_on=False)
            pieces = tuple(some.without(mark) for some in pieces)


def _refusal(scene: Scene, command: MarkPieces) -> Reason | None:
    pieces = named(scene, command.side, command.text)
    if absence := absence_refusal(scene.game.forces, command.side, command.place, pieces):
        return absence
    if unfit := unfit_refusal(pieces, command.mark):
        return unfit
    if all((command.mark in some.marks) == command.is_on for some in _found(scene, command)):
        return Reason("forces-marked-already", about=mark_in_words(command.mark))
    return None


def _found(scene: Scene, command: MarkPieces) -> tuple[Pieces, ...]:
    """The counters named, those first that are in the other state."""
    there = scene.game.forces.lying(command.side, command.place)
    others = tuple(some for some in there if (command.mark in some.marks) != command.is_on)
    pieces = named(scene, command.side, command.text)
    found = found_among(others, pieces)
    return found or found_among(there, pieces)


def _mark(course: Course, command: MarkPieces) -> None:
    event = PiecesMarked(
        side=command.side,
        place=command.place,
        pieces=_found(course.scene, command),
        mark=command.mark,
        is_on=command.is_on,
    )
    course.add(event)


HANDLERS: Handlers = {MarkPieces: (_refusal, _mark)}
