"""Moves of counters by land, rail and sea: which are allowed, and what they come to (8.0, 20.0)."""

from companion.games.no_prisoners.procedures.by_rail import capacity_refusal, capacity_used, rail_move_refusal
from companion.games.no_prisoners.procedures.by_sea import box_of, landing_plan_refusal
from companion.games.no_prisoners.procedures.entering import starts_in_ezoc
from companion.games.no_prisoners.procedures.marching import march_refusal
from companion.games.no_prisoners.rules.movement.costs import MoveKind
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table.commands import MoveCounters
from companion.games.no_prisoners.table.counter_events import CounterMoved
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.game_events import LandingMade
from companion.games.no_prisoners.table.scene import Course, Scene
from companion.games.no_prisoners.table.words import named
from companion.reason import Reason
from companion.session.errors import IllegalCommandError

RAIL, LANDING = "rail", "landing"


def move_refusal(scene: Scene, command: MoveCounters) -> Reason | None:
    """Why counters may not move so; None when they may.

    Raises IllegalCommandError where no table could insist: a counter that is not there, a move to nowhere.
    """
    counters = moved_counters(scene, command)
    for number, counter in enumerate(counters):
        refusal = turn_refusal(scene, counter) or _way_refusal(scene, command, counter, number)
        if refusal:
            return refusal
    return capacity_refusal(scene, counters) if command.how == RAIL else None


def moved_counters(scene: Scene, command: MoveCounters) -> tuple[Counter, ...]:
    """The counters of a move; IllegalCommandError where one is not on the map, or there already."""
    counters = tuple(map(scene.standing, command.units))
    if not counters:
        raise IllegalCommandError(Reason("np-nothing-named"))
    if not all(counter.is_ground for counter in counters):
        raise IllegalCommandError(Reason("np-not-on-map"))
    if any(counter.hex == command.hex for counter in counters):
        raise IllegalCommandError(Reason("np-there-already", hexes=(command.hex,)))
    return counters


def turn_refusal(scene: Scene, counter: Counter) -> Reason | None:
    """Why a counter does not move now at all; None when it may."""
    game = scene.game
    if game.moment.phase is not Phase.MOVEMENT:
        return Reason("np-movement-phase-only", "8.0")
    if not scene.is_own(counter):
        return Reason("np-not-your-counter", "4.0")
    has_landed = counter.id in game.landed
    return Reason("np-has-landed", "20.0b", about=named(counter)) if has_landed else None


def _way_refusal(scene: Scene, command: MoveCounters, counter: Counter, ahead: int) -> Reason | None:
    """`ahead`: how many counters of the same command go before this one."""
    match command.how:
        case "rail":
            return rail_move_refusal(scene, counter, command.hex)
        case "landing":
            return landing_plan_refusal(scene, counter, command.hex, ahead)
    return march_refusal(scene, counter, command.hex, MoveKind(command.how))


def move(course: Course, command: MoveCounters) -> None:
    """The counters moved, capacity and landings counted."""
    for unit in command.units:
        scene = course.scene
        counter, box = scene.counter(unit), box_of(scene, scene.counter(unit), command.hex)
        moved = CounterMoved(
            unit=unit,
            name=counter.name,
            hex=command.hex,
            how=command.how,
            spends_capacity=command.how == RAIL and capacity_used(counter) > 0,
            disengages=command.how == RAIL and starts_in_ezoc(scene, counter),
        )
        course.add(moved)
        if command.how == LANDING:
            course.add(LandingMade(box=box, unit=unit))
