"""Moves and attacks that wait for figures: what only counters and track give is asked for first."""

from collections.abc import Callable, Iterator

from companion.games.no_prisoners.procedures import moving
from companion.games.no_prisoners.procedures.asking import CAPACITY, MOVEMENT, unfilled, unread
from companion.games.no_prisoners.procedures.attacking import attacking_refusal, named_attackers, planned
from companion.games.no_prisoners.procedures.by_rail import capacity_used
from companion.games.no_prisoners.procedures.fighting import declare
from companion.games.no_prisoners.procedures.supporting import is_range_needed, unread_ranges
from companion.games.no_prisoners.table.combat_events import AttackHeld, AttackReleased
from companion.games.no_prisoners.table.commands import Attack, MoveCounters
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.game_events import MoveHeld, MoveReleased, Told
from companion.games.no_prisoners.table.scene import Course, Scene
from companion.games.no_prisoners.table.state import HeldAttack, HeldMove, turn_key
from companion.games.no_prisoners.table.words import named
from companion.kit.printed import Order
from companion.kit.questions import Question
from companion.reason import Reason


def _not_made(key: str) -> Callable[[Reason], Told]:
    return lambda refusal: Told(reason=Reason(key, about=refusal))


# ---- moves ----


def _lacking_to_move(scene: Scene, command: MoveCounters) -> Iterator[Question]:
    """Rail capacity that nobody has read off the track yet (8.10), else movement allowances."""
    game, counters = scene.game, _counters(scene, command)
    if command.how == moving.RAIL and any(map(capacity_used, counters)):
        yield from unfilled(game, CAPACITY, [turn_key(game.moment)])
    if _is_by_allowance(command):
        yield from unread(game, (one for one in counters if not one.is_face), MOVEMENT)


def _is_by_allowance(command: MoveCounters) -> bool:
    return command.how not in (moving.RAIL, moving.LANDING)


def _counters(scene: Scene, command: MoveCounters) -> tuple[Counter, ...]:
    return tuple(map(scene.counter, command.units))


def _move(course: Course, command: MoveCounters) -> None:
    """The move; what nobody could judge is told."""
    for counter in _counters(course.scene, command):
        if counter.movement is None and _is_by_allowance(command):
            course.add(Told(reason=Reason("np-movement-unknown", "2.4a", about=named(counter))))
    moving.move(course, command)


def _held_move(scene: Scene) -> MoveCounters | None:
    held = scene.game.held
    return MoveCounters(**dict(held)) if held else None


MOVE: Order[Scene, MoveCounters] = Order(
    moving.move_refusal,
    _lacking_to_move,
    _move,
    held=_held_move,
    hold=lambda move: MoveHeld(move=HeldMove.model_validate(move, from_attributes=True)),
    release=MoveReleased(),
    not_made=_not_made("np-move-not-made"),
)


# ---- attacks ----


def _lacking_to_attack(scene: Scene, command: Attack) -> Iterator[Question]:
    """The ranges of HQs that the command bonus hangs on; once asked for, all of them are waited for."""
    is_asked = scene.game.held_attack is not None
    if command.command and (is_asked or is_range_needed(scene, named_attackers(scene, command))):
        yield from unread_ranges(scene)


def _attack(course: Course, command: Attack) -> None:
    """The combat; a range that nobody knows is told."""
    combat = planned(course.scene, command)
    hq = course.scene.game.counters.get(combat.hq)
    if hq is not None and hq.range is None:
        course.add(Told(reason=Reason("np-range-unknown", "2.4c", about=named(hq))))
    declare(course, combat)


def _held_attack(scene: Scene) -> Attack | None:
    """The attack that waits; only one that claims the command bonus does."""
    held = scene.game.held_attack
    return Attack(**dict(held), command=True) if held else None


ATTACK: Order[Scene, Attack] = Order(
    attacking_refusal,
    _lacking_to_attack,
    _attack,
    held=_held_attack,
    hold=lambda attack: AttackHeld(attack=HeldAttack.model_validate(attack, from_attributes=True)),
    release=AttackReleased(),
    not_made=_not_made("np-attack-not-made"),
)
