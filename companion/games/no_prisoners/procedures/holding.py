"""Moves that wait for figures: what only counters and track give is asked for, then the rules judge."""

from collections.abc import Iterator

from companion.games.no_prisoners.procedures import moving
from companion.games.no_prisoners.procedures.asking import (
    ask_figure,
    is_capacity_open,
    movement_question,
)
from companion.games.no_prisoners.procedures.by_rail import capacity_used
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.shown.words import named
from companion.games.no_prisoners.table.commands import MoveCounters
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.game_events import MoveHeld, MoveReleased, Told
from companion.games.no_prisoners.table.scene import Course, Scene
from companion.games.no_prisoners.table.state import HeldMove, turn_key
from companion.kit.questions import Question
from companion.reason import Reason

MOVEMENT = "movement"


def order_move(course: Course, command: MoveCounters) -> None:
    """The move, after the figures that it hangs on; one that the table insists on waits for nothing."""
    is_insisted_on = moving.move_refusal(course.scene, command) is not None
    questions = [] if is_insisted_on else list(_unread(course.scene, command))
    asks_capacity = not is_insisted_on and _waits_for_capacity(course.scene, command)
    if not questions and not asks_capacity:
        _carry_out(course, command)
        return
    course.add(MoveHeld(move=HeldMove(units=command.units, hex=command.hex, how=command.how)))
    if asks_capacity:
        ask_figure(course, NpPurpose.CAPACITY, "8.10a", turn_key(course.scene.game.moment))
    for question in questions:
        course.ask(question)


def _unread(scene: Scene, command: MoveCounters) -> Iterator[Question]:
    """The movement allowances that nobody has read off the counters yet."""
    if command.how not in (moving.RAIL, moving.LANDING):
        for counter in _counters(scene, command):
            if counter.movement is None and not scene.game.is_unreadable(counter.id, MOVEMENT):
                yield movement_question(counter)


def _waits_for_capacity(scene: Scene, command: MoveCounters) -> bool:
    """Whether a move spends rail capacity that nobody has read off the track yet (8.10)."""
    spends = command.how == moving.RAIL and any(map(capacity_used, _counters(scene, command)))
    return spends and is_capacity_open(scene.game)


def _counters(scene: Scene, command: MoveCounters) -> tuple[Counter, ...]:
    return tuple(map(scene.counter, command.units))


def release(course: Course) -> None:
    """With the last figure the move is judged: made, or told why not."""
    held = course.scene.game.held
    if held is None:
        return
    command = MoveCounters(units=held.units, hex=held.hex, how=held.how)
    if _waits_for_capacity(course.scene, command) or any(_unread(course.scene, command)):
        return
    course.add(MoveReleased())
    if refusal := moving.move_refusal(course.scene, command):
        course.add(Told(reason=Reason("np-move-not-made", about=refusal), is_news=True))
        return
    _carry_out(course, command)


def _carry_out(course: Course, command: MoveCounters) -> None:
    """The move; what nobody could judge is told."""
    for counter in _counters(course.scene, command):
        if counter.movement is None and command.how not in (moving.RAIL, moving.LANDING):
            course.add(Told(reason=Reason("np-movement-unknown", "2.4b", about=named(counter))))
    moving.move(course, command)
